"""The large tables of the 15-puzzle are fetched on demand, and are optional."""

import re
import time

import pytest
from dhadha.puzzles.sliding import PUZZLE
from playwright.sync_api import expect
from visitor import SMALL

TABLE = "**/*.table-*.pack"
HARD = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1"  # 80 moves, which take long
QUICK = PUZZLE.shuffle(4, 4, 3)
NEXT = {PUZZLE.shuffle(4, 4, 0): 55, PUZZLE.shuffle(4, 4, 1): 52, PUZZLE.shuffle(4, 4, 2): 57}
STATUS = ".notice.work [role=status]"


def solve(player, state, algorithm="optimal"):
    request = {"state": state, "algorithm": algorithm, "options": {}}
    return player.js("await player.run(argument, {play: false, fresh: true})", request)


@pytest.fixture
def asked(page):
    """The requested addresses of tables."""
    addresses = []
    page.on("request", lambda request: re.search(r"\.table-", request.url) and addresses.append(request.url))
    return addresses


@pytest.mark.expects_errors
def test_tables_fetched_for_15_puzzle_only(
    open_player, page, asked
):
    page.set_viewport_size(SMALL)
    player = open_player("n-puzzle/?start-at=0")
    assert solve(player, "867254301")["optimal"] and solve(player, QUICK, "solvability")["solvable"]
    assert asked == []
    assert_it_goes_on_without_them_and_says_so(player)
    assert_how_far_they_and_the_search_are_is_seen(player)
    assert [solve(player, board)["length"] for board in (QUICK, *NEXT)] == [53, *NEXT.values()]
    assert len(asked) == 3  # the next solver fetched them, once
    expect(page.locator(".notice.work")).to_have_class(re.compile("hidden"))


def answering(answer):
    return lambda route: route.fulfill(**answer)


def assert_it_goes_on_without_them_and_says_so(player):
    for answer in ({"status": 404}, {"status": 200, "body": "no table"}):
        player.page.route(TABLE, answering(answer))
        assert solve(player, QUICK)["length"] == 53
        expect(player.page.locator(STATUS)).to_have_text(
            re.compile(r"n-puzzle\.6-6-3\.table-\w+\.pack did not arrive whole")
        )
        player.page.unroute(TABLE)


def assert_how_far_they_and_the_search_are_is_seen(player):
    page, held = player.page, []
    page.route(TABLE, lambda route: held.append(route))
    player.js("""void (window.heard = [], player.addEventListener("progress", ({detail}) => heard.push(detail)),
        player.run({state: argument, algorithm: "optimal", options: {}}, {play: false}))""", HARD)
    status = page.locator(STATUS)
    expect(status).to_contain_text(re.compile(r"Looking for a way of \d+ moves: [\d,]+ boards so far, [\d,]+ a second"))
    expect(page.get_by_role("progressbar")).to_be_visible()
    start = time.monotonic()
    page.get_by_role("button", name="Cancel").click()
    page.wait_for_function("() => !document.querySelector('dhadha-player').running")
    assert player.js("await player.ask('shuffle', {options: {}})") and time.monotonic() - start < 2
    expect(status).to_have_text("Fetching larger tables, which make it faster…")
    with page.expect_response(TABLE) as response:
        held[0].continue_()
    assert response.value.ok
    expect(status).to_have_text("")
    loaded = page.evaluate("heard.filter(({total}) => total < 2e6 && total).map(({loaded, total}) => loaded / total)")
    assert loaded == sorted(loaded) and 0 in loaded and 1 in loaded
