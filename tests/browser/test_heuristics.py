"""The 15-puzzle's heuristics compared: tables on the board, curves, a race."""

import re

import pytest
from native_runs import differences_from_native
from playwright.sync_api import expect
from races import Race
from visitor import faults_of_access

LANES = "A*: Manhattan distance", "A*: Linear conflict", "A*: Pattern databases 5-5-5 (4×4)"
START = "1 2 4 8 5 6 11 0 10 14 3 13 9 12 7 15"


def test_tiles_coloured_by_pattern(open_player):
    player = open_player("n-puzzle/patterns/?start-at=0")
    page = player.page
    words = "Array.from({length: player.length}, (_, at) => player.trace.step(at).word)"
    player.seek(player.js(f"{words}.indexOf('start')"))
    expect(page.locator("dhadha-board .piece.colour-orange")).to_have_count(4)
    expect(page.locator("dhadha-board .piece.colour-blue")).to_have_count(4)
    sentence = page.locator(".narration")
    found = re.search(r"Moves looked up: (\d+) for 1 2 3 4, (\d+) for 5 6 7 8\. The mirror image needs \d+",
                      sentence.inner_text())
    first, second = found.groups()
    assert set(page.locator("dhadha-board .piece.colour-orange .badge").all_inner_texts()) == {first}
    assert set(page.locator("dhadha-board .piece.colour-blue .badge").all_inner_texts()) == {second}
    expect(page.locator("dhadha-legend")).to_contain_text("the moves that all tiles of this colour need together")


TABLE = "**/*.table-*.pack"
OPEN = "n-puzzle/?start-at=0"
RANDOM = "11 15 6 2 10 3 4 12 14 8 9 5 1 7 0 13"
LARGE = {"algorithm": "ida-star", "state": RANDOM, "options": {"heuristic": "pattern-6-6-3"}}
QUICK = {"algorithm": "a-star", "state": "123046758", "options": {"heuristic": "linear-conflict"}}


def begin(player, request):
    player.js("void player.run(argument, {play: false})", request)


def answering(**answer):
    return lambda route: route.fulfill(**answer)


@pytest.mark.expects_errors
def test_large_tables_fetched_or_refused(open_player, page):
    """Waiting can be cancelled; without the tables the page explains what to do; with them, the search shows them."""
    held, answer = [], {}
    page.route(TABLE, lambda route: route.fulfill(**answer) if answer else held.append(route))
    player = open_player(OPEN)
    begin(player, LARGE)
    expect(page.locator(".notice.work [role=status]")).to_have_text("Fetching larger tables, which make it faster…")
    page.get_by_role("button", name="Cancel").click()
    page.wait_for_function("() => !document.querySelector('dhadha-player').running")
    assert player.run(**QUICK)["length"] == 3
    said = page.get_by_text("could not be had. Try again once you are online, or take the pattern databases 5-5-5")
    for answer in ({"status": 404}, {"status": 200, "body": "no table"}):
        while held:
            held.pop().fulfill(**answer)
        begin(player, LARGE)
        expect(said).to_be_visible(timeout=30_000)
        assert player.run(**QUICK)["length"] == 3
        expect(said).to_have_count(0)
    page.unroute(TABLE)
    are_fetched_and_shown(player)


def are_fetched_and_shown(player):
    page, request = player.page, {"algorithm": "a-star", "state": START, "options": LARGE["options"]}
    with page.expect_response(TABLE) as response:
        result = player.run(**request)
    assert response.value.ok and (result["length"], result["optimal"]) == (26, True)
    player.seek("start")
    expect(page.locator(".narration")).to_contain_text("the tables of 6-6-3 are taken from a file")
    player.seek("50%")
    expect(page.locator(".narration")).to_contain_text("for 1 2 3. The mirror image needs")
    for colour, count in (("orange", 6), ("blue", 6), ("green", 3)):
        expect(page.locator(f"dhadha-board .piece.colour-{colour}")).to_have_count(count)
    length = player.js("player.length")
    player.js("await player.run(argument, {play: false, fresh: true})", player.request)  # the tables are loaded now
    assert player.js("player.length") == length


def test_a_board_of_another_size_is_refused_in_a_sentence(open_running):
    player = open_running(OPEN)
    said = player.page.get_by_text("The tables of this heuristic are for boards of")
    for heuristic, state in (("pattern-4-4", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15"), ("pattern-5-5-5", "123046758")):
        begin(player, {"algorithm": "a-star", "state": state, "options": {"heuristic": heuristic}})
        expect(said).to_be_visible(timeout=30_000)
        assert player.run(**QUICK)["length"] == 3
        expect(said).to_have_count(0)


def test_table_construction_can_be_cancelled(open_running):
    player = open_running(OPEN)
    page = player.page
    waited = page.evaluate("""async (state) => {
      const player = document.querySelector("dhadha-player");
      const request = {puzzle: "n-puzzle", algorithm: "ida-star", state, options: {heuristic: "pattern-5-5-5"}};
      const tables = new Promise((resolve) => player.addEventListener("runprogress", resolve, {once: true}));
      const running = player.run(request);
      await tables;
      const began = performance.now();
      player.cancel();
      await running;
      return performance.now() - began;
    }""", RANDOM)
    assert waited < 1000  # on a busy machine; a tenth of a second on one that is not
    request = {"puzzle": "n-puzzle", "algorithm": "ida-star", "state": "6 4 11 8 10 7 1 15 0 5 9 3 2 13 14 12",
               "options": {"heuristic": "pattern-5-5-5"}}
    assert differences_from_native(player, request) == []
    result = player.js("player.result")
    assert (result["length"], result["optimal"]) == (38, True)
    player.seek("50%")
    expect(page.locator(".narration")).to_contain_text("Moves looked up")


def numbers(picture):
    """Return a table for each measure: a row for each heuristic, a column for each start."""
    return [
        [row.locator("td").all_inner_texts() for row in table.locator("tr").all()[1:]]
        for table in picture.locator("table").all()
    ]


def draw_until(picture, start, *counts):
    """Plot the generated nodes up to that start, for each heuristic; searches from later starts are slow."""
    picture.get_by_role("button", name="Draw").click()
    cells = picture.locator("table").first.locator(f"td:nth-of-type({start})")
    expect(cells).to_have_text(list(counts), timeout=60_000)
    picture.get_by_role("button", name="Cancel").click()
    expect(picture.get_by_role("button", name="Draw again")).to_be_visible()


@pytest.mark.expects_errors
def test_heuristics_compared_on_same_starts(open_running, page):
    """Without the largest tables, the other curves are drawn."""
    open_running(OPEN)
    picture = page.locator("dhadha-pictures section").first
    page.route(TABLE, answering(status=404))
    draw_until(picture, 1, "246", "49", "49", "49", "–")
    expect(picture.get_by_role("alert")).to_contain_text("The tables of 6-6-3")
    page.unroute(TABLE)
    draw_until(picture, 3, "–", "3,240", "1,377", "399", "129")
    expect(picture.get_by_role("alert")).to_have_count(0)
    generated, milliseconds, branching = numbers(picture)
    assert [row[0] for row in generated] == ["246", "49", "49", "49", "49"]
    assert all((time == "–") == (count == "–") for times, counts in zip(milliseconds, generated)
               for time, count in zip(times, counts))
    assert [row[1] for row in branching] == ["1.43", "1.15", "1.15", "1.11", "1.11"]
    page.kept.standing = None  # the race is another page
    picture.get_by_role("link", name="Moves of a shortest solution: 14").click()
    race = Race(page)
    race.wait("race.lanes.length === 5 && !race.running")
    heuristics = "misplaced", "manhattan", "linear-conflict", "pattern-5-5-5", "pattern-6-6-3"
    assert race.lanes("lane.choices.heuristic") == [*heuristics]


def test_race_of_one_method_with_several_choices(page, home):
    page.goto(f"{home}race/?puzzle=n-puzzle&algorithms=a-star&state={START}&option-heuristic=manhattan+linear-conflict")
    race = Race(page)
    race.wait("race.lanes.length === 2 && !race.running")
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Pattern databases 5-5-5 (4×4)").check()
    page.get_by_role("button", name="Run and time them", exact=True).click()
    race.wait("race.lanes.length === 3 && !race.running && !race.measuring")
    race.seek("end")
    heads = page.get_by_role("table", name="Standings").get_by_role("rowheader")
    assert heads.all_inner_texts() == list(LANES)
    assert race.lanes("lane.player.result.length") == [26, 26, 26]
    assert "option-heuristic=manhattan+linear-conflict+pattern-5-5-5" in page.url
    expect(race.verdict).to_contain_text(f"{LANES[2]} wins")
    assert not faults_of_access(page)
