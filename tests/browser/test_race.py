"""Races: several methods, one board, one clock, one table; their page, and races in posts."""

import re
from urllib.parse import parse_qs, urlparse

import pytest
from page_objects import SHIFT, Race, alert, assert_accessible, eventually, open_post, python_addresses
from playwright.sync_api import expect

RACE = "race/?puzzle=n-puzzle&state=430521786&algorithms=a-star+ida-star+breadth-first"
LONG = {"algorithms": ["breadth-first", "iterative-deepening"], "state": "647850321", "options": {"budget": 2_000_000}}


@pytest.fixture
def race(small_window, page, home):
    return Race(page).open(home + RACE)


def run_to_the_end(race, **request):
    """Race it, wait for the results and go to its end."""
    race.js("await race.run(argument, {play: false})", request)
    race.seek("end")


def lane_step_counts(race):
    """Return how many steps each lane has made, and makes in all."""
    counts = [re.findall(r"[\d,]+", cell) for cell in race.column("steps")]
    return [tuple(int(count.replace(",", "")) for count in (cell[0], cell[-1])) for cell in counts]


def test_one_clock_moves_every_lane_and_the_fewest_steps_win(race):
    race.seek("end")
    race.wait_for_column("place", "1st", "2nd", "3rd")
    race.wait_for_column("result", *["found, length 12"] * 3)
    whole = [all_steps for _, all_steps in lane_step_counts(race)]
    assert whole == sorted(whole) and race.js("race.length") == max(whole)
    expect(race.verdict).to_have_text(f"A* wins after {whole[0]} steps.")
    states = race.page.locator(".lane .state")
    expect(states).to_have_text(["finished first", "finished second", "finished third"])
    for clock in (0, 40, whole[0] - 1, 5000, 12):
        race.seek(clock)
        eventually([(min(clock + 1, length), length) for length in whole], lane_step_counts, race)
        expect(race.verdict).to_be_empty()
    race.seek(whole[0] - 1)
    expect(states).to_have_text(["finished first", "searching…", "searching…"])
    race.wait_for_column("result", "found, length 12", "searching…", "searching…")
    race.wait_for_column("work", *[re.compile(r"[\d,]+ expanded")] * 3)
    sentences = race.page.locator(".lane .sentence").all_inner_texts()
    assert len(set(sentences)) == 3 and all(sentences)


def test_wager_is_compared_with_the_race(small_window, page, home):
    """Nothing tells before the race who is first."""
    page.goto(home + "race/")
    race = Race(page)
    race.when("race.length > 6000 && !race.running")
    wagers, states = page.locator(".lane .wager"), page.locator(".lane .state")
    expect(race.verdict).to_have_text("Which method will win?")
    expect(page.locator(".lane .sentence")).to_have_count(0)
    race.wait_for_column("steps", *["–"] * 4)
    expect(page.locator("dhadha-transport .markers i")).to_have_count(0)
    assert_accessible(page)
    assert all(wagers.nth(number).bounding_box()["height"] >= 44 for number in range(4))
    wagers.nth(0).focus()
    page.keyboard.press("Enter")
    expect(race.verdict).to_have_text("Your guess is noted. Press ▶ to start.")
    page.get_by_role("button", name="Undo").click()
    wagers.nth(1).click()
    expect(states).to_have_text(["ready", "your guess", "ready", "ready"])
    race.seek("end")
    race.wait_for_column("place", "1st", "2nd", "3rd", "4th")
    expect(race.verdict).to_contain_text("A* wins")
    expect(states.nth(1)).to_have_text("finished second · ✗\u202fyour guess")
    expect(page.locator(".summary li").first).to_have_text("✗ A* won. Your guess was IDA*.")
    race.seek(0)
    expect(race.verdict).to_be_empty()
    race.js("await race.run({state: '123406758'}, {play: false, fresh: false})")  # another race: another wager
    expect(race.verdict).to_have_text("Which method will win?")
    wagers.nth(1).click()
    race.seek("end")
    expect(states.nth(1)).to_have_text("finished first · ✓\u202fyour guess")
    expect(page.locator(".summary li").first).to_have_text("✓ You guessed right: IDA* won.")


def test_race_is_stopped_and_begun_anew(race, page):
    prepared = page.locator(".lane .state").filter(has_text=re.compile(r"preparing… [\d,]{5,} steps"))
    race.js("void race.run(argument)", LONG)
    expect(prepared).to_have_count(2)  # lanes start together, once all are ready
    assert race.js("[race.length, race.timeline.playing]") == [0, False]
    first, second = race.js("""await Promise.all([
        race.run({algorithms: ["a-star", "breadth-first"], state: "647850321"}, {play: false}),
        race.run({algorithms: ["a-star", "ida-star"], state: "123046758"}, {play: false})])""")
    assert first == [None, None] and [result["length"] for result in second] == [3, 3]
    expect(page.locator("dhadha-race .lane")).to_have_count(2)
    race.js("void race.run(argument, {play: false})", LONG)
    expect(prepared).to_have_count(2)
    page.get_by_role("button", name="Cancel").click()
    expect(race.verdict).to_have_text("The race was stopped, so there is no winner.")
    before = race.js("[race.running, race.length]")
    race.seek("end")
    assert before == [False, race.js("race.length")]
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Board", exact=True).fill("123046758")
    race.run_button.click()
    race.wait_for_end("race.request.state === '123046758'")
    race.seek("end")
    race.wait_for_column("result", *["found, length 3"] * 3)  # of the methods that the form has


def test_only_answers_and_proofs_win(race):
    """Not a refusal, an incomplete search, or a spent budget."""
    run_to_the_end(race, algorithms=["a-star", "depth-first", "dijkstra", "breadth-first"], state="430521786",
        options={"depth-limit": "-5"})
    race.wait_for_column("place", "1st", "2nd", "–", "–")
    assert race.column("result")[2:] == ["did not run"] * 2
    expect(race.page.locator(".lane.refused .sentence")).to_contain_text(
        ["must be a whole number from 0 to 100,000", "has no algorithm dijkstra"])
    run_to_the_end(race, algorithms=["breadth-first", "greedy-backtracking", "ida-star"], state="430521786",
        options={"budget": "100", "tolerance": "0"})
    race.wait_for_column("result", "found, length 12", "budget used up", "no solution found")
    expect(race.verdict).to_contain_text("IDA* wins")
    run_to_the_end(race, algorithms=["a-star", "ida-star", "solvability"], state="213456780", options={})
    race.wait_for_column("result", *["proved impossible"] * 3)
    race.wait_for_column("place", *["1st"] * 3)
    expect(race.verdict).to_have_text("A*, IDA*, and Solvability tie for first place after 7 steps.")


@pytest.mark.usefixtures("allow_motion")
def test_race_plays_and_has_keys(page, home):
    race = Race(page).open(home + RACE)
    expect(race.element.get_by_role("button", name="Play")).to_be_visible()
    page.get_by_label("Speed").select_option("Fast")
    page.keyboard.press("Space")
    race.when("race.position > 20")
    page.keyboard.press("Space")
    expect(race.element.get_by_role("button", name="Play")).to_be_visible()
    race.wait_for_end()
    race.seek("end")
    for key, position in (("Home", 0), (".", 1), (".", 2), ("]", lane_step_counts(race)[0][1] - 1)):
        page.keyboard.press(key)
        race.wait_for_position(position)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog")).not_to_contain_text("slide a tile")


# ---- the page

@pytest.mark.usefixtures("small_window")
def test_python_waits_for_the_start_and_two_to_five_methods_race(page, home, requested_addresses):
    page.goto(home + "race/?puzzle=n-puzzle&algorithm=depth-first&option-budget=1000")
    race = Race(page)
    expect(page.locator("[name=algorithm]:checked")).to_have_count(3)
    for method in ("Depth-first search", "A*"):
        page.get_by_label(method, exact=True).uncheck()
    expect(race.run_button).to_be_disabled()
    expect(page.get_by_text("Choose 2 to 5 methods")).to_be_visible()
    for method in ("Depth-first search", "A*", "Breadth-first search", "Greedy with backtracking"):
        page.get_by_label(method, exact=True).check()
    expect(page.get_by_label("Iterative deepening")).to_be_disabled()
    expect(page.get_by_text("At most 5 methods can race.")).to_be_visible()
    assert python_addresses(requested_addresses) == []
    page.get_by_label("Tolerance").fill("3")
    race.run_button.click()
    race.wait_for_end()
    expect(page.locator("dhadha-race tbody .time").filter(has_text=re.compile(r"\d (ms|s)$"))).to_have_count(5)
    page.wait_for_url("**option-tolerance=3*")
    assert len(parse_qs(urlparse(page.url).query)["algorithms"][0].split()) == 5
    before = race.js("race.request")
    page.reload()
    race.wait_for_end()
    assert race.js("race.request") == before


@pytest.mark.usefixtures("allow_motion")
def test_first_race_needs_no_python_and_is_changed_then(page, home, requested_addresses):
    page.goto(home + "race/")
    race = Race(page)
    race.when("race.length > 5 && race.position === 0")
    assert page.url.endswith("race/") and python_addresses(requested_addresses) == []
    race.seek("end")
    summary = page.locator(".summary")
    expect(summary).to_contain_text("The shortest solution has 12 moves, as A*, IDA*, and Breadth-first search proved.")
    expect(summary).to_contain_text(re.compile(r"Least memory: IDA\*, at most 13 boards at a time\."))
    expect(page.locator(".note")).to_contain_text("made earlier")
    page.get_by_role("button", name="Change").click()
    field = page.get_by_label("Board", exact=True)
    field.fill("431520786")
    race.run_button.click()
    race.wait_for_end("race.request.state === '431520786'")
    race.seek("end")
    expect(summary).to_contain_text("Fastest in Python:")
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Rows", exact=True).fill("2")
    page.get_by_role("button", name="Shuffle").click()
    expect(field).to_have_value(re.compile("/"))
    board = field.input_value()
    race.run_button.click()
    race.wait_for_end("race.request.state === argument", board)


@pytest.mark.usefixtures("small_window")
def test_invalid_race_shows_one_error(page, home):
    page.goto(f"{home}race/?puzzle=n-puzzle&state=&algorithms=a-star+ida-star")
    expect(page.get_by_text("The board is empty")).to_have_count(1)
    expect(page.locator("#setup > .problem")).to_be_in_viewport()
    expect(page.locator(".lane")).to_have_count(0)
    page.goto(f"{home}race/?puzzle=pile-game")
    expect(alert(page, "too few methods to race")).to_be_visible()
    expect(page.locator("#puzzle")).to_have_value("n-puzzle")
    expect(Race(page).run_button).to_be_enabled()


def test_one_method_races_with_several_heuristics(page, home):
    start = "1 2 4 8 5 6 11 0 10 14 3 13 9 12 7 15"
    race = Race(page).open(
        f"{home}race/?puzzle=n-puzzle&algorithms=a-star&state={start}&option-heuristic=manhattan+linear-conflict")
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Pattern databases 5-5-5 (4×4)").check()
    race.run_button.click()
    names = "A*: Manhattan distance", "A*: Linear conflict", "A*: Pattern databases 5-5-5 (4×4)"
    expect(page.get_by_role("table", name="Standings").get_by_role("rowheader")).to_have_text([*names])
    race.wait_for_end()
    race.seek("end")
    race.wait_for_column("result", *["found, length 26"] * 3)
    page.wait_for_url("**option-heuristic=manhattan+linear-conflict+pattern-5-5-5*")
    expect(race.verdict).to_contain_text(f"{names[2]} wins")
    assert_accessible(page)


def test_race_begins_on_a_phone_and_axe_finds_nothing(page, home):
    page.set_viewport_size({"width": 360, "height": 740})
    race = Race(page).open(f"{home}fa/race/")
    race.wait_for_position(0)  # reduced motion: nothing moves unasked
    for part in (race.verdict, page.locator(".lane .wager").last):
        expect(part).to_be_in_viewport(ratio=1)
    race.seek("end")  # test_layout.py has the layout
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert_accessible(page)


# ---- in posts

SCRIPT = '<script type="module" src="dhadha-race.js"></script>'


@pytest.mark.usefixtures("small_window")
def test_race_in_a_post_waits_for_the_reader(page, home):
    open_post(page, home, """<dhadha-race puzzle="n-puzzle" algorithms="dijkstra a-star ida-star" state="123406758"
        option-heuristic="misplaced" theme="dark"></dhadha-race>""", SCRIPT)
    expect(page.locator(".lane .sentence").first).to_contain_text("has no algorithm dijkstra. It has: a-star,")
    expect(page.locator("dhadha-race .note").first).to_contain_text("MB of Python")
    race = Race(page)
    race.js("(race.algorithms = 'a-star ida-star')")
    expect(page.locator(".lane h2")).to_have_text(["A*", "IDA*"])
    boards = page.locator(".lane dhadha-board")
    expect(boards).to_have_count(2)
    page.locator(".lane .wager").first.dblclick()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    boards.first.click()
    assert page.workers == []
    height = race.js("race.offsetHeight")
    race.run_button.click()
    race.wait_for_end("race.length > 1")
    expect(race.element).to_have_js_property("offsetHeight", height)
    assert race.js("race.request.options.heuristic") == "misplaced"
    race.seek("end")
    race.wait_for_column("result", *["found, length 2"] * 2)
    race.js("race.setAttribute('state', '123046758')")
    race.wait_for_end("race.request.state === '123046758'")
    race.js("race.replaceWith(race.cloneNode())")
    race.js("await race.play()")  # without a reader
    race.wait_for_end("race.length > 1")


@pytest.mark.own_page
def test_layout_does_not_shift_while_a_race_loads_and_runs(page, home):
    for width in (360, 680, 1000):
        page.set_viewport_size({"width": width, "height": 800})
        open_post(page, home, "", SHIFT + SCRIPT)
        page.wait_for_function("() => document.adoptedStyleSheets.length")
        page.evaluate("""document.body.insertAdjacentHTML(
            "beforeend", '<dhadha-race puzzle="n-puzzle"></dhadha-race><p>What follows.</p>')""")
        race = Race(page)
        race.wait_for_end("race.length > 1")
        page.wait_for_load_state("networkidle")
        height = race.js("race.offsetHeight")
        for clock in ("30%", "70%", "end"):
            race.seek(clock)
        expect(page.locator(".summary")).to_contain_text("Least memory")
        assert page.evaluate("new Promise(requestAnimationFrame).then(() => window.shift)") <= 0.01, width
        assert race.js("race.offsetHeight") == height
