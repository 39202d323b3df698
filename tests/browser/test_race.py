"""Races: several methods on one board, one clock, one table."""

import re
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import expect
from visitor import faults_of_access

BOARD = "430521786"
RACE = f"race/?puzzle=n-puzzle&state={BOARD}&algorithms=a-star+ida-star+breadth-first"
FROGS = "race/?packages=../dhadha_frogs-1.0-py3-none-any.whl&puzzle=frogs"
LONG = "race/?puzzle=n-puzzle&state=647850321&algorithms=breadth-first+iterative-deepening&option-budget=2000000"


class Race:
    """What the tests ask of the page's race."""

    def __init__(self, page):
        self.page = page
        self.element = page.locator("dhadha-race")

    def js(self, expression, argument=None):
        return self.element.evaluate(f"async (race, argument) => ({expression})", argument)

    def wait(self, condition):
        self.page.wait_for_function(f"() => {{ const race = document.querySelector('dhadha-race'); return race?.lanes.length && ({condition}); }}")

    def seek(self, where):
        self.js("await race.pause()")
        self.js("await race.seek(argument)", where)
        self.js("await race.updateComplete")

    def lanes(self, fact):
        return self.js(f"race.lanes.map((lane) => {fact})")

    def cells(self, algorithm):
        """The row of the table, by column."""
        row = self.page.locator(f"tr[data-algorithm={algorithm}]")
        return {name: row.locator(f".{name}").inner_text() for name in ("place", "method", "steps", "work", "time", "result")}

    @property
    def verdict(self):
        return self.page.locator(".verdict")


@pytest.fixture
def open_race(page, home):
    def open_page(path=RACE):
        page.goto(home + path)
        race = Race(page)
        race.wait("!race.running && !race.measuring")
        race.js("await race.pause()")
        return race
    return open_page


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
        assert race.lanes("lane.player.position") == [min(clock, length - 1) for length in race.lanes("lane.player.length")]
        assert race.verdict.inner_text() == ""
    race.seek(149)
    expect(race.page.locator(".lane .state")).to_have_text(["arrived first", "searching…", "searching…"])
    sentences = race.page.locator(".lane .sentence").all_inner_texts()
    assert sentences == race.lanes("lane.player.sentence")


@pytest.mark.parametrize("clock", [0, 160, 4000, "end"])
def test_the_table_agrees_with_every_trace(open_race, clock):
    race = open_race()
    race.seek(clock)
    facts = race.js("""race.lanes.map(({algorithm, player: {trace, position, counters}}) => ({
        algorithm, now: position + 1, all: trace.footer.steps, expanded: counters.expanded, seconds: trace.footer.seconds, length: trace.length}))""")
    for fact in facts:
        cells = race.cells(fact["algorithm"])
        assert fact["length"] == fact["all"]
        assert cells["steps"] == f"{fact['now']:,} of {fact['all']:,} steps"
        assert cells["work"] == f"{fact['expanded']:,} expanded"
        assert cells["time"].endswith((" ms", " s")) and fact["seconds"] > 0
        assert cells["result"] == ("found, length 12" if fact["now"] == fact["all"] else "searching…")


def test_a_race_plays_by_itself_and_by_keys(page, home):
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


def test_cancelling_stops_every_search_and_keeps_what_was_found(page, home):
    page.goto(home + LONG)
    race = Race(page)
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


def test_a_race_begun_anew_forgets_the_one_before(page, home):
    page.goto(home + LONG)
    race = Race(page)
    race.wait("race.running && race.lanes.some((lane) => lane.steps > 1000)")
    first, second = race.js("""await Promise.all([
        race.run({algorithms: ["a-star", "breadth-first"]}, {play: false}),
        race.run({algorithms: ["a-star", "ida-star"], state: "123046758"}, {play: false})])""")
    assert first == [None, None] and [result["length"] for result in second] == [3, 3]
    assert race.lanes("lane.algorithm") == ["a-star", "ida-star"]
    assert race.js("[race.running, race.position, race.length === Math.max(...race.lanes.map((lane) => lane.steps))]") == [False, 0, True]
    expect(page.locator("dhadha-race .lane")).to_have_count(2)


def test_a_race_cancelled_before_python_is_there_stays_still(page, home):
    page.goto(home + LONG)
    race = Race(page)
    race.wait("race.running")
    race.js("await race.cancel()")
    assert race.lanes("lane.outcome") == ["cancelled"] * 2
    expect(race.verdict).to_have_text("The race was stopped, so there is no winner.")
    page.wait_for_timeout(2000)
    assert race.js("[race.running, race.timeline.playing]") == [False, False]


def test_a_growing_lane_limits_the_clock(page, home):
    page.goto(home + LONG)
    race = Race(page)
    race.wait("race.running && race.lanes.every((lane) => lane.steps > 3000)")
    clock, least = race.js("(await race.seek('end'), [race.position, Math.min(...race.lanes.map((lane) => lane.steps))])")
    assert clock < least
    race.js("await race.cancel()")


def test_a_refused_lane_says_why_beside_those_that_run(open_race):
    race = open_race(f"race/?puzzle=n-puzzle&state={BOARD}&option-depth-limit=-5&algorithms=a-star+depth-first+dijkstra+breadth-first")
    race.seek("end")
    assert race.lanes("lane.outcome") == ["found", "refused", "refused", "found"]
    expect(race.page.locator(".lane.refused .sentence")).to_contain_text(["must be a whole number from 0 to 100,000", "has no algorithm dijkstra"])
    assert "must be a whole number" in race.cells("depth-first")["result"]
    assert (race.cells("a-star")["place"], race.cells("breadth-first")["place"], race.cells("depth-first")["place"]) == ("1st", "2nd", "–")
    expect(race.verdict).to_contain_text("A* wins")


def test_giving_up_and_running_out_are_no_win(open_race):
    race = open_race(f"race/?puzzle=n-puzzle&state={BOARD}&option-budget=100&option-tolerance=0&algorithms=breadth-first+greedy-backtracking+ida-star")
    race.seek("end")
    assert [race.cells(name)["result"] for name in ("breadth-first", "greedy-backtracking", "ida-star")] == ["out of budget", "no answer found", "found, length 12"]
    assert race.lanes("lane.steps")[1] < race.lanes("lane.steps")[2]
    expect(race.verdict).to_contain_text("IDA* wins")


def test_a_proof_that_there_is_no_answer_is_an_answer(open_race):
    race = open_race("race/?puzzle=n-puzzle&state=213456780&algorithms=a-star+ida-star+solvability")
    race.seek("end")
    assert race.lanes("lane.outcome") == ["impossible"] * 3
    assert race.cells("a-star")["result"] == "proved impossible"
    expect(race.verdict).to_have_text("A*, IDA*, and Solvability arrive together, after 7 steps.")


def test_a_thinned_lane_is_shown_by_its_step_numbers(open_race):
    race = open_race(f"race/?puzzle=n-puzzle&state={BOARD}&algorithms=a-star+depth-first")
    assert race.js("race.lanes[1].player.trace.thinned") and race.js("race.length") > race.js("race.lanes[1].player.length")
    race.seek("50%")
    assert abs(race.js("race.lanes[1].player.trace.stepNumber(race.lanes[1].player.position)") - race.js("race.position")) <= 16 * 1024
    race.seek("end")
    assert race.js("race.lanes[1].player.position === race.lanes[1].player.length - 1")


def test_the_address_holds_the_race(open_race, context):
    race = open_race()
    page = race.page
    page.get_by_role("button", name="Change").click()
    page.get_by_role("checkbox", name="Greedy with backtracking").check()
    page.get_by_role("checkbox", name="IDA*").uncheck()
    page.get_by_label("Heuristic").select_option("Misplaced tiles")
    page.get_by_label("Tolerance").fill("3")
    page.get_by_label("Board", exact=True).fill("1 2 3 4 0 6 7 5 8")
    page.get_by_role("button", name="Run and time them", exact=True).click()
    race.wait("race.request.state.startsWith('1 2 3') && !race.running")
    query = parse_qs(urlparse(page.url).query)
    assert query["algorithms"] == ["a-star breadth-first greedy-backtracking"] and query["option-tolerance"] == ["3"]
    other = context.new_page()
    other.goto(page.url)
    again = Race(other)
    again.wait("!race.running")
    for facts in ("race.request", "race.lanes.map((lane) => [lane.algorithm, lane.steps, lane.player.request])"):
        assert again.js(facts) == race.js(facts)


def test_what_no_method_can_run_is_said_once_and_an_empty_board_stays_empty_in_the_address(page, home):
    page.goto(f"{home}race/?puzzle=n-puzzle&state=&algorithms=a-star+ida-star")
    expect(page.locator("#setup > .problem")).to_contain_text("The board is empty")
    expect(page.locator("#setup > .problem")).to_be_in_viewport()
    expect(page.get_by_text("The board is empty")).to_have_count(1)
    expect(page.locator(".lane")).to_have_count(0)
    assert "state=&" in page.url


@pytest.mark.parametrize("puzzle", ["pile-game", "magic-square", "magic-trick"])
def test_a_puzzle_that_nobody_races_on_says_so(page, home, puzzle):
    page.goto(f"{home}race/?puzzle={puzzle}")
    expect(page.get_by_role("alert").filter(has_text="no two methods that race")).to_be_visible()
    expect(page.locator("#puzzle")).to_have_value("n-puzzle")
    expect(page.get_by_role("button", name="Run and time them", exact=True)).to_be_enabled()


def test_python_waits_for_the_start_and_two_to_four_methods_are_needed(page, home):
    fetched = []
    page.on("request", lambda asked: fetched.append(asked.url))
    page.goto(home + "race/?puzzle=n-puzzle&algorithm=depth-first")
    start = page.get_by_role("button", name="Run and time them", exact=True)
    methods = page.get_by_role("checkbox")
    expect(methods.and_(page.locator(":checked"))).to_have_count(3)
    expect(page.get_by_label("Depth-first search")).to_be_checked()
    for method in ("Depth-first search", "A*"):
        page.get_by_label(method, exact=True).uncheck()
    expect(start).to_be_disabled()
    expect(page.get_by_text("Choose two to four methods.")).to_be_visible()
    for method in ("Depth-first search", "A*", "Breadth-first search"):
        page.get_by_label(method, exact=True).check()
    expect(page.get_by_label("Iterative deepening")).to_be_disabled()
    expect(page.get_by_text("No more than four can race.")).to_be_visible()
    assert not [url for url in fetched if "pyodide" in url]
    start.click()
    race = Race(page)
    race.wait("!race.running")
    assert [url for url in fetched if "pyodide" in url] and not race.js("race.baked") and all(seconds > 0 for seconds in race.lanes("lane.seconds"))


def test_shuffle_gives_the_board(page, home):
    page.goto(home + "race/")
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Side").fill("2")
    page.get_by_role("button", name="Shuffle").click()
    expect(page.get_by_label("Board", exact=True)).not_to_have_value(BOARD)
    page.get_by_role("button", name="Run and time them", exact=True).click()
    Race(page).wait("!race.baked && !race.running && race.lanes.every((lane) => lane.outcome === 'found')")


def test_a_race_moves_at_once_without_python_and_its_board_is_changed_by_hand(page, home):
    fetched = []
    page.on("request", lambda asked: fetched.append(asked.url))
    page.goto(home + "race/")
    race = Race(page)
    race.wait("race.position > 5")
    assert race.js("[race.baked, race.lanes.length]") == [True, 4] and page.url.endswith("race/")
    race.js("await race.pause()")
    for place in race.js("race.lanes.map(({steps}) => steps - 1).sort((one, other) => one - other)"):
        page.get_by_role("button", name="Skip to the next finish").click()
        assert race.js("race.position") == place
    expect(page.locator(".summary")).to_contain_text("The shortest answer has 12 moves, and no answer is shorter: proved by A*, IDA*, and Breadth-first search.")
    expect(page.locator(".summary")).to_contain_text(re.compile(r"Least memory: IDA\*, never more than 13 boards\. Breadth-first search held up to [\d,]+, \d+ times as many\."))
    expect(page.locator(".note")).to_contain_text("made beforehand")
    page.get_by_role("button", name="Change").click()
    page.locator("#start-board").get_by_role("grid").focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_label("Board", exact=True)).to_have_value("431520786")
    page.get_by_role("button", name="Run and time them", exact=True).click()
    race.wait("!race.baked && !race.running && !race.measuring")
    assert race.lanes("lane.player.request.state") == ["431520786"] * 4
    race.seek("end")
    expect(page.locator(".summary")).to_contain_text("Fastest in Python:")


def test_a_packages_puzzle_races_too(page, home):
    page.goto(home + FROGS)
    page.get_by_role("button", name="Install", exact=True).click()
    expect(page.get_by_role("checkbox")).to_have_count(2)
    page.get_by_role("button", name="Run and time them", exact=True).click()
    race = Race(page)
    race.wait("!race.running")
    race.seek("end")
    assert race.js("race.lanes.map((lane) => [lane.player.request.puzzle, lane.player.result.length])") == [["frogs", 15]] * 2
    expect(race.verdict).to_contain_text("Depth-first search wins")
    page.reload()
    page.get_by_role("button", name="Install", exact=True).click()
    race.wait("race.request && !race.running")
    assert race.js("race.request.puzzle") == "frogs"


def test_the_puzzle_page_and_the_gallery_lead_to_the_race(open_player):
    page = open_player(f"n-puzzle/?algorithm=ida-star&state={BOARD}&option-heuristic=misplaced&start-at=0").page
    page.get_by_role("link", name="Race the methods").click()
    expect(page.get_by_label("Board", exact=True)).to_have_value(BOARD)
    expect(page.get_by_label("Heuristic")).to_have_value("misplaced")
    expect(page.get_by_label("IDA*")).to_be_checked()
    page.get_by_role("link", name="Gallery").click()
    page.get_by_role("link", name="Race the methods").first.click()
    expect(page.get_by_role("button", name="Run and time them", exact=True)).to_be_enabled()


def test_a_blogger_embeds_a_race(page, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    page.evaluate("""() => {
        document.body.innerHTML = '<h1>A blog</h1><dhadha-race puzzle="n-puzzle" algorithms="a-star ida-star" state="123406758" option-heuristic="misplaced" theme="dark"></dhadha-race>';
        const script = Object.assign(document.createElement("script"), {type: "module", src: "path/dhadha-race.js"});
        document.body.append(script);
    }""")
    page.get_by_role("button", name="Run and time them", exact=True).click()
    race = Race(page)
    race.wait("!race.running")
    race.seek("end")
    assert race.lanes("[lane.algorithm, lane.player.result.moves, lane.player.request.options.heuristic]") == [["a-star", "UL", "misplaced"], ["ida-star", "UL", "misplaced"]]
    race.js("race.setAttribute('state', '123046758')")
    race.wait("!race.running && race.lanes.every((lane) => lane.player.result?.length === 3)")


@pytest.mark.parametrize("path", ["", "bn/", "fa/"])
def test_nothing_overflows_and_axe_finds_nothing(browser, home, path):
    context = browser.new_context(viewport={"width": 360, "height": 740}, reduced_motion="reduce", color_scheme="dark" if path == "bn/" else "light")
    page = context.new_page()
    page.goto(home + path + RACE)
    race = Race(page)
    race.wait("!race.running")
    assert race.js("race.position") == 0  # reduced motion: nothing moves unasked
    for clock in (0, 160, "end"):
        race.seek(clock)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert race.js("getComputedStyle(race).direction") == ("rtl" if path == "fa/" else "ltr")
    assert page.evaluate("document.documentElement.dir") == ("rtl" if path == "fa/" else "ltr")
    violations = faults_of_access(page)
    context.close()
    assert violations == []
