"""The large tables of the 15-puzzle: fetched by whoever solves one, and done without where they do not come."""

import re
import time

import pytest
from dhadha.puzzles.sliding import PUZZLE
from playwright.sync_api import expect

TABLE = "**/*.table-*.pack"
HARD = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1"  # 80 moves, which take long
QUICK, SLOW = PUZZLE.shuffle(4, 3), PUZZLE.shuffle(4, 8)


def solve(player, state, algorithm="optimal"):
    request = {"state": state, "algorithm": algorithm, "options": {}}
    return player.js("await player.run(argument, {play: false, fresh: true})", request)


@pytest.fixture
def asked(page):
    """Addresses of tables that were asked for."""
    addresses = []
    page.on("request", lambda request: re.search(r"\.table-", request.url) and addresses.append(request.url))
    return addresses


@pytest.mark.own_page
def test_who_solves_a_15_puzzle_gets_them_and_nobody_else(open_player, page, asked):
    player = open_player("n-puzzle/?start-at=0")
    assert solve(player, "867254301")["optimal"] and solve(player, QUICK, "solvability")["solvable"]
    assert asked == []
    with page.expect_response(TABLE) as response:
        assert solve(player, QUICK)["length"] == 53
    assert response.value.ok
    lengths = [solve(player, PUZZLE.shuffle(4, seed))["length"] for seed in range(3)]
    assert lengths == [55, 52, 57] and len(asked) == 1
    expect(page.locator(".notice.work")).to_have_class(re.compile("hidden"))


@pytest.mark.own_page
def test_how_far_they_and_the_search_are_is_seen(open_player, page):
    held = []
    page.route(TABLE, lambda route: held.append(route))
    player = open_player("n-puzzle/?start-at=0")
    page.evaluate("""(state) => { const player = document.querySelector("dhadha-player"); window.heard = [];
        player.addEventListener("progress", ({detail}) => heard.push(detail));
        player.run({state, algorithm: "optimal", options: {}}, {play: false}); }""", HARD)
    status = page.locator(".notice.work [role=status]")
    expect(status).to_contain_text(re.compile(r"Looking for a way of \d+ moves: [\d,]+ boards so far, [\d,]+ a second"))
    expect(page.get_by_role("progressbar")).to_be_visible()
    start = time.monotonic()
    page.get_by_role("button", name="Cancel").click()
    page.wait_for_function("() => !document.querySelector('dhadha-player').running")
    assert player.js("await player.ask('shuffle', {options: {}})") and time.monotonic() - start < 2
    expect(status).to_have_text("Fetching larger tables, which make it faster…")
    held[0].continue_()
    expect(status).to_have_text("")
    loaded = page.evaluate("heard.filter(({total}) => total < 2e6 && total).map(({loaded, total}) => loaded / total)")
    assert loaded == sorted(loaded) and 0 in loaded and 1 in loaded


def answering(answer):
    return lambda route: route.fulfill(**answer)


@pytest.mark.own_page
@pytest.mark.expects_errors
def test_without_them_it_goes_on_and_says_so(open_player, page, asked):
    player = open_player("n-puzzle/?start-at=0")
    status = page.locator(".notice.work [role=status]")
    for answer in ({"status": 404}, {"status": 200, "body": "no table"}):
        page.route(TABLE, answering(answer))
        assert solve(player, QUICK)["length"] == 53
        expect(status).to_have_text(re.compile(r"n-puzzle\.6-6-3\.table-\w+\.pack did not arrive whole"))
        page.unroute(TABLE)
    with page.expect_response(TABLE) as response:  # whoever solves the next may have them
        assert solve(player, QUICK)["length"] == 53
    assert response.value.ok and len(asked) == 3
