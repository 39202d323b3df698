"""What a visitor does with the player, in every engine and on a slow machine."""

import pytest
from dhadha.batch import answer
from dhadha.puzzles.sliding import PUZZLE
from driver import ENGINES, SLOW, USABLE

HARD = {"state": "867254301", "algorithm": "a-star", "options": {}}
LONG = {"state": "647850321", "algorithm": "breadth-first", "options": {"budget": 2_000_000}}
at_full_speed = pytest.mark.parametrize("driver", ENGINES, indirect=True)  # what nothing is awaited in
EASY = {"puzzle": "n-puzzle", "state": "123406758", "algorithm": "ida-star", "options": {}}


def test_python_starts_solves_and_leaves_no_progress_behind(open_page):
    page = open_page()
    result = page.run("await player.run(argument, {play: false})", HARD)
    assert (result["length"], result["optimal"]) == (31, True)
    page.run("await player.seek('end')")
    assert page.run("[...player.values()]") == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    page.run("await new Promise((resolve) => setTimeout(resolve, 300))")
    assert page.run("all('progress').filter(visible).length") == 0


def test_cancel_stops_a_search_and_the_next_one_runs(open_page):
    page = open_page()
    page.run("void player.run(argument, {play: false})", LONG)
    page.wait("player.running && player.length > 3000", seconds=40)
    page.button("Cancel")
    page.wait("!player.running", seconds=5)
    length = page.run("player.length")
    assert page.run("(await player.run(argument, {play: false})).moves", EASY) == "UL"
    assert 3000 < length < 1_000_000


@pytest.mark.expects_errors
@pytest.mark.parametrize("driver", ["firefox", "webkit", SLOW], indirect=True)  # Chromium: browser/test_solver.py
def test_a_package_that_hangs_is_stopped_and_the_next_run_works(open_page):
    page = open_page()
    page.run("allow(1)")
    page.run("await player.install([new URL('../dhadha_trouble-1.0-py3-none-any.whl', location.href).href])")
    page.run(
        "void player.run(argument, {play: false})",
        {"puzzle": "trouble", "algorithm": "hang", "state": "1", "options": {}},
    )
    page.wait("all('[role=alert]').some(({textContent}) => textContent.trim())", seconds=40)
    assert "stopped, at trouble.py, line " in page.run("all('[role=alert]').map(({textContent}) => textContent).join()")
    assert page.run("(await player.run(argument, {play: false})).moves", EASY) == "UL"


def test_a_game_is_played_by_hand_against_the_computer(open_page):
    page = open_page("pile-game/?state=5+2+3&option-takes=1,2&start-at=0")
    page.click("dhadha-board.piles", "[data-cell='0'] [data-stone='5']")
    page.wait("player.hand?.past.length === 2 && player.hand?.assessment && !player.thinking")
    stones = page.run("all('dhadha-board.piles', '.heap circle').length")
    assert 10 - 3 <= stones <= 10 - 2
    page.button("Undo")
    page.wait("player.hand === null")


def test_a_tile_is_dragged_and_python_goes_on_from_there(open_page):
    page = open_page("n-puzzle/?state=123046758&start-at=0")
    page.drag((2, 2), (2, 1))
    page.wait("player.hand?.assessment?.state === '123406758'")
    page.button("Solve from here")
    page.wait("player.result?.moves === 'UL'")


def test_the_knight_is_dragged_and_walls_are_drawn(open_page):
    page = open_page("knight-path/?start-at=0")
    page.drag((8, 1), (6, 3))
    page.wait("one('#state').value === 'c3 h8'")
    page.drag((4, 4), (4, 5), (4, 6))
    page.wait("one('#state').value.startsWith('c3 h8 x')")


def test_keys_step_play_and_move_tiles(open_page):
    page = open_page("n-puzzle/?state=123046758&algorithm=a-star&start-at=0")
    page.press(".", ".", ",")
    page.wait("player.position === 1")
    page.press("End")
    page.wait("player.position === player.length - 1")
    page.press("Home")
    page.wait("player.position === 0")
    page.press("Space")
    page.wait("player.position > 1")
    page.run("await player.seek(0), await player.pause(), one('dhadha-board', '.board').focus()")
    page.press("ArrowLeft")
    page.wait("player.hand?.assessment?.state === '123406758'")


@at_full_speed
def test_a_form_is_typed_and_sent_by_keyboard(open_page):
    page = open_page("magic-square/?start-at=0")
    page.click("#change")
    page.run("one('#state').select()")
    page.type("8 1 6 / 3 5 7 / 4 9 2")
    page.press("Enter")
    page.wait("player.request.state === '8 1 6 / 3 5 7 / 4 9 2' && player.result")


@pytest.mark.parametrize("path", [
    "n-queens/?algorithm=large&option-n=1000",
    "knight-path/?algorithm=bitboard&option-rows=300&option-columns=300",
    "magic-square/?algorithm=large&option-n=101",
])
def test_large_boards_are_drawn_on_a_canvas_with_a_lens(open_page, path):
    page = open_page(path)
    page.wait("player.result && !player.running", seconds=40)
    page.run("await player.seek('end')")
    page.wait(COLOURS)
    page.hover(page.run("reach(all('canvas').find(visible))"))
    page.wait("all('.lens').some(visible)")


@at_full_speed
def test_curves_are_drawn_beside_the_counters(open_page):
    page = open_page("n-puzzle/?start-at=end")
    page.wait("all('dhadha-plot', 'canvas').some(({width}) => width > 100)")
    page.wait(COLOURS)


COLOURS = """(() => {
    const canvas = all("canvas").find(visible);
    if (!canvas?.width) return false;
    const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size > 1;
})()"""


def test_a_race_is_run_to_its_end(open_page):
    page = open_page(
        "race/?puzzle=n-puzzle&state=123046758&algorithms=a-star+ida-star", until="race?.lanes.length === 2"
    )
    page.wait("!race.running && race.lanes.every(({outcome}) => outcome === 'found')")
    page.run("await race.pause(), await race.seek('end')")
    page.wait("one('.verdict').textContent.includes('wins')")
    assert page.layout("faults()") == []


@at_full_speed
def test_a_saved_run_opens_again(open_page):
    page = open_page()
    page.run(
        "await player.run({state: '430521786', algorithm: 'ida-star', options: {heuristic: 'misplaced'}}, {play: "
        "false})"
    )
    at = "player.trace.step(100), player.trace.board(100), player.trace.counters(100)"
    facts = f"[player.request, player.result, player.length, {at}]"
    before = page.run(facts)
    page.run(
        "window.saved = new Blob([await (await player.file()).arrayBuffer()]), await player.run(argument, {play: "
        "false})",
        EASY,
    )
    assert page.run(facts.replace("100", "1")) != before
    page.run("await player.open(window.saved)")
    assert page.run(facts) == before


@at_full_speed
def test_right_to_left_mirrors_the_page_and_never_the_board(open_page):
    page = open_page("fa/n-puzzle/?algorithm=a-star&state=123046758&start-at=4")
    page.wait("all('dhadha-code').length")
    left = "one(...argument).getBoundingClientRect().x"
    assert page.run(left, ["dhadha-board", "[data-value='1']"]) < page.run(left, ["dhadha-board", "[data-value='2']"])
    assert page.run(left, ["dhadha-board"]) > page.run(left, ["dhadha-code"])
    assert page.run("named(argument).getBoundingClientRect().x", "یک گام جلو") < page.run(
        "named(argument).getBoundingClientRect().x", "یک گام عقب"
    )
    page.button("یک گام جلو")
    page.wait("player.position === 5")


@pytest.mark.expects_errors
@pytest.mark.parametrize("file, fault, python, python_fault", [
    ("chunk-", "corrupt", "pyodide-", "corrupt"),
    ("en-common-", "cut", "boot-", "missing"),
])
def test_what_a_broken_server_breaks_is_had_again_without_a_reload(driver, faulty, file, fault, python, python_fault):
    home, faults = faulty
    faults.set(file, fault)
    driver.open(home + "n-puzzle/", until=f"said().some((text) => text.includes('{file}'))")
    faults.mend()
    driver.button("Try again")
    driver.wait(USABLE)
    faults.set(python, python_fault)
    driver.run("void (window.asked = player.run(argument, {play: false}).then(() => {}))", EASY)
    driver.wait(f"said().some((text) => text.includes('{python}'))", seconds=30)
    faults.mend()
    driver.button("Try again")
    driver.wait("player.result?.moves === 'UL' && all('[role=alert]').every(({textContent}) => !textContent.trim())")


@at_full_speed
def test_many_boards_are_shared_out_among_workers(open_page):
    boards = [PUZZLE.read_shuffle({"size": 3, "seed": seed}) for seed in range(150)]
    page = open_page("n-puzzle/?algorithm=a-star&start-at=0")
    page.run("void Object.defineProperty(navigator, 'hardwareConcurrency', {value: 2})")
    page.run("one('#judge-lines').value = argument", "\n".join(boards))
    page.run("one('.judge .button').click()")
    page.wait("one('.judge .count').textContent === '150 of 150'", seconds=60)
    answers = page.run("all('.tools pre div').flatMap((block) => block.textContent.split('\\n'))")
    assert answers == [answer("n-puzzle", "a-star", {}, board).line for board in boards]
    assert page.run("performance.getEntriesByName('dhadha-python-ready').length") == 2
