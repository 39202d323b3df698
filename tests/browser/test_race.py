"""Races: several methods, one board, one clock, one table."""

from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import expect
from races import BOARD, RACE, Race

LONG = "race/?puzzle=n-puzzle&state=647850321&algorithms=breadth-first+iterative-deepening&option-budget=2000000"


SEARCHING = {"algorithms": ["breadth-first", "iterative-deepening"], "state": "647850321",
             "options": {"budget": 2_000_000}}


@pytest.fixture
def begin_race(small, open_running, page, home):
    """Start a race in a shared page, as `open_running` does; in a small window with reduced motion."""
    def begin(**request):
        race = Race(page)
        if not page.kept.standing or page.kept.standing[0] != RACE:
            page.goto(home + RACE)
            race.wait("race.request")
        elif page.kept.standing == (RACE, request):
            return race
        page.kept.standing = RACE, {}
        if request or race.js("race.request.state") != BOARD:
            race.js("void race.run(argument, {play: false})", request)
        return race
    return begin


@pytest.fixture
def open_race(begin_race):
    """Open a race and run it to its end, timed."""
    def run(**request):
        race = begin_race(**request)
        race.wait("!race.running && !race.measuring")
        race.page.kept.standing = RACE, request
        race.seek(0)
        return race
    return run


def test_every_lane_reaches_the_end_and_the_fewest_steps_win(open_race):
    race = open_race()
    race.seek("end")
    steps = race.lanes("lane.player.trace.footer.steps")
    assert steps == sorted(steps) and race.js("race.length") == max(steps)
    assert race.lanes("lane.player.position === lane.player.length - 1") == [True] * 3
    assert race.lanes("lane.player.result.length") == [12] * 3
    expect(race.verdict).to_have_text(f"A* wins, the first with an answer: after {steps[0]} steps.")
    expect(race.page.locator(".lane .state")).to_have_text(["arrived first", "arrived second", "arrived third"])
    assert [race.cells(name)["place"] for name in ("a-star", "ida-star", "breadth-first")] == ["1st", "2nd", "3rd"]


def test_one_clock_moves_every_lane(open_race):
    race = open_race()
    for clock in (0, 40, 149, 150, 160, 5000, 12):
        race.seek(clock)
        assert race.lanes("lane.player.position") == [
            min(clock, length - 1) for length in race.lanes("lane.player.length")
        ]
        assert race.verdict.inner_text() == ""
    race.seek(149)
    expect(race.page.locator(".lane .state")).to_have_text(["arrived first", "searching…", "searching…"])
    sentences = race.page.locator(".lane .sentence").all_inner_texts()
    assert sentences == race.lanes("lane.player.sentence")


def test_the_table_agrees_with_every_trace(open_race):
    race = open_race()
    for clock in (0, 160, 4000, "end"):
        race.seek(clock)
        assert_the_table_agrees(race)


LANES = """race.lanes.map(({algorithm, player: {trace, position, counters}}) => ({
    algorithm, now: position + 1, all: trace.footer.steps, expanded: counters.expanded,
    seconds: trace.footer.seconds, length: trace.length}))"""


def assert_the_table_agrees(race):
    for fact in race.js(LANES):
        cells = race.cells(fact["algorithm"])
        assert fact["length"] == fact["all"]
        assert cells["steps"] == f"{fact['now']:,} of {fact['all']:,} steps"
        assert cells["work"] == f"{fact['expanded']:,} expanded"
        assert cells["time"].endswith((" ms", " s")) and fact["seconds"] > 0
        assert cells["result"] == ("found, length 12" if fact["now"] == fact["all"] else "searching…")


def test_cancelling_stops_every_search_and_keeps_what_was_found(begin_race, page):
    race = begin_race(**SEARCHING)
    race.wait("race.lanes.every((lane) => lane.steps > 3000)")
    page.get_by_role("button", name="Cancel").click()
    race.wait("!race.running")
    expect(race.verdict).to_have_text("The race was stopped, so there is no winner.")
    before = race.lanes("lane.steps")
    race.seek("end")
    page.wait_for_timeout(300)
    assert race.lanes("lane.steps") == before and race.js("race.length") == max(before)
    assert race.lanes("lane.outcome") == ["cancelled"] * 2
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Board", exact=True).fill("123046758")
    page.get_by_role("button", name="Run and time them", exact=True).click()
    race.wait("!race.running && race.lanes.every((lane) => lane.outcome === 'found')")


def test_restarted_race_discards_previous(begin_race, page):
    race = begin_race(**SEARCHING)
    race.wait("race.running && race.lanes.some((lane) => lane.steps > 1000)")
    first, second = race.js("""await Promise.all([
        race.run({algorithms: ["a-star", "breadth-first"], state: "647850321"}, {play: false}),
        race.run({algorithms: ["a-star", "ida-star"], state: "123046758"}, {play: false})])""")
    assert first == [None, None] and [result["length"] for result in second] == [3, 3]
    assert race.lanes("lane.algorithm") == ["a-star", "ida-star"]
    assert race.js(
        "[race.running, race.position, race.length === Math.max(...race.lanes.map((lane) => lane.steps))]"
    ) == [False, 0, True]
    expect(page.locator("dhadha-race .lane")).to_have_count(2)


def test_clock_waits_for_growing_lane(begin_race):
    race = begin_race(**SEARCHING)
    race.wait("race.running && race.lanes.every((lane) => lane.steps > 3000)")
    clock, least = race.js(
        "(await race.seek('end'), [race.position, Math.min(...race.lanes.map((lane) => lane.steps))])"
    )
    assert clock < least
    race.js("await race.cancel()")


def test_refused_lane_explained(open_race):
    race = open_race(
        algorithms=["a-star", "depth-first", "dijkstra", "breadth-first"], options={"depth-limit": "-5"}
    )
    race.seek("end")
    assert race.lanes("lane.outcome") == ["found", "refused", "refused", "found"]
    expect(race.page.locator(".lane.refused .sentence")).to_contain_text(
        ["must be a whole number from 0 to 100,000", "has no algorithm dijkstra"]
    )
    assert race.cells("depth-first")["result"] == "did not run"
    assert (
        race.cells("a-star")["place"],
        race.cells("breadth-first")["place"],
        race.cells("depth-first")["place"],
    ) == ("1st", "2nd", "–")
    expect(race.verdict).to_contain_text("A* wins")


def test_incomplete_and_budget_are_no_win(open_race):
    race = open_race(
        algorithms=["breadth-first", "greedy-backtracking", "ida-star"], options={"budget": "100", "tolerance": "0"}
    )
    race.seek("end")
    assert [race.cells(name)["result"] for name in ("breadth-first", "greedy-backtracking", "ida-star")] == [
        "out of budget",
        "no answer found",
        "found, length 12",
    ]
    assert race.lanes("lane.steps")[1] < race.lanes("lane.steps")[2]
    expect(race.verdict).to_contain_text("IDA* wins")


def test_unsolvability_proof_counts_as_answer(open_race):
    race = open_race(algorithms=["a-star", "ida-star", "solvability"], state="213456780")
    race.seek("end")
    assert race.lanes("lane.outcome") == ["impossible"] * 3
    assert race.cells("a-star")["result"] == "proved impossible"
    expect(race.verdict).to_have_text("A*, IDA*, and Solvability arrive together, after 7 steps.")


def test_thinned_lane_uses_step_numbers(begin_race):
    race = begin_race(algorithms=["a-star", "depth-first"], state="082513476")  # 136,346 steps
    race.wait("race.lanes.length === 2 && !race.running")
    race.js("await race.cancel()")  # without timing
    assert race.js("race.lanes[1].player.trace.thinned") and race.js("race.length") > race.js(
        "race.lanes[1].player.length"
    )
    race.seek("50%")
    assert (
        abs(race.js("race.lanes[1].player.trace.stepNumber(race.lanes[1].player.position)") - race.js("race.position"))
        <= 16 * 1024
    )
    race.seek("end")
    assert race.js("race.lanes[1].player.position === race.lanes[1].player.length - 1")


def test_the_address_holds_the_race(begin_race, page):
    race = begin_race()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("checkbox", name="Greedy with backtracking").check()
    page.get_by_role("checkbox", name="IDA*").uncheck()
    page.get_by_label("Misplaced tiles").check()
    page.get_by_label("Manhattan distance").uncheck()
    page.get_by_label("Tolerance").fill("3")
    page.get_by_label("Board", exact=True).fill("1 2 3 4 0 6 7 5 8")
    page.get_by_role("button", name="Run and time them", exact=True).click()
    race.wait("race.request.state.startsWith('1 2 3') && !race.running")
    query = parse_qs(urlparse(page.url).query)
    assert query["algorithms"] == ["a-star breadth-first greedy-backtracking"] and query["option-tolerance"] == ["3"]
    other = page.context.new_page()
    other.goto(page.url)
    again = Race(other)
    again.wait("!race.running")
    for facts in ("race.request", "race.lanes.map((lane) => [lane.algorithm, lane.steps, lane.player.request])"):
        assert again.js(facts) == race.js(facts)


@pytest.mark.usefixtures("moving")
def test_race_autoplay_and_keys(page, home):
    page.goto(home + RACE)
    race = Race(page)
    race.wait("race.position > 20")
    page.keyboard.press("Space")
    assert not race.js("race.timeline.playing")
    page.keyboard.press("Home")
    page.keyboard.press(".")
    page.keyboard.press(".")
    assert race.js("race.position") == 2
    race.wait("!race.running")
    page.keyboard.press("]")
    assert race.js("race.position") == race.lanes("lane.steps")[0] - 1
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_contain_text("slide a tile")


def test_race_cancelled_during_startup(page, home):
    page.goto(home + LONG)
    race = Race(page)
    race.wait("race.running")
    race.js("await race.cancel()")
    assert race.lanes("lane.outcome") == ["cancelled"] * 2
    expect(race.verdict).to_have_text("The race was stopped, so there is no winner.")
    page.wait_for_timeout(2000)
    assert race.js("[race.running, race.timeline.playing]") == [False, False]
