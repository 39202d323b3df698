"""The player in Firefox, WebKit and a throttled Chromium; tests/browser covers Chromium."""

import pytest
from dhadha.batch import answer
from dhadha.puzzles.sliding import PUZZLE
from driver import FAULTS, SLOW, USABLE

OTHERS = ["firefox", "webkit"]
LONG_WAY = {"puzzle": "n-puzzle", "state": "312045678", "algorithm": "a-star", "options": {}}
LONG = {"puzzle": "n-puzzle", "state": "647850321", "algorithm": "breadth-first", "options": {"budget": 2_000_000}}
EASY = {"puzzle": "n-puzzle", "state": "123406758", "algorithm": "ida-star", "options": {}}
KNIGHT = {"puzzle": "knight-path", "state": "a1 h8", "algorithm": "breadth-first", "options": {}}
PILES = {"puzzle": "pile-game", "state": "5 2 3", "algorithm": "grundy", "options": {"takes": "1,2"}}
LARGE = [
    ("dhadha-dots", {"puzzle": "n-queens", "state": "", "algorithm": "large", "options": {"n": 1000}}),
    (
        "dhadha-heat",
        {"puzzle": "knight-path", "state": "", "algorithm": "bitboard", "options": {"rows": 300, "columns": 300}},
    ),
]
COLOURS = """(() => {
    const canvas = all("canvas").find(visible);
    if (!canvas?.width) return false;
    const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size > 1;
})()"""
SILENT = "all('[role=alert]').every(({textContent}) => !textContent.trim())"
at_full_speed = pytest.mark.parametrize("driver", OTHERS, indirect=True)  # what nothing is awaited in
awaited = pytest.mark.parametrize("driver", [*OTHERS, SLOW], indirect=True)


@pytest.mark.expects_errors
@awaited
def test_full_visit(open_page):
    """One visit, since starting Python is slow. The throttled browser skips saving, drawing and stopping."""
    page = open_page("n-puzzle/?state=123046758&algorithm=a-star&start-at=0")
    press_keys(page)
    move_tiles_by_hand_and_form(page)
    move_pieces_of_other_puzzles(page)
    cancel_a_long_search(page)
    solve_and_draw_curves(page)
    if page.name != SLOW:
        save_and_open(page)
        draw_large_boards(page)
    assert page.run(FAULTS) == []
    if page.name != SLOW:
        hang_in_a_package_and_go_on(page)


def press_keys(page):
    page.press(".", ".", ",")
    page.wait("player.position === 1")
    page.press("End")
    page.wait("player.position === player.length - 1")
    page.press("Home")
    page.wait("player.position === 0")
    page.press("Space")
    page.wait("player.position > 1")


def move_tiles_by_hand_and_form(page):
    page.run("await player.seek(0), await player.pause(), one('dhadha-board', '.board').focus()")
    page.press("ArrowLeft")
    page.wait("player.hand?.assessment?.state === '123406758'")
    page.button("Undo")
    page.wait("player.hand === null")
    page.drag((2, 2), (2, 1))
    page.wait("player.hand?.assessment?.state === '123406758'")
    page.button("Solve from here")
    page.wait("player.result?.moves === 'UL'")
    page.click("#change")
    page.run("one('#state').select()")
    page.type("1 2 3 4 5 6 0 7 8")
    page.press("Enter")
    page.wait("player.result?.moves === 'LL'")


def move_pieces_of_other_puzzles(page):
    page.run("await player.run(argument, {play: false}), await player.seek(0)", KNIGHT)
    page.drag((8, 1), (6, 3))
    page.wait("one('#state').value === 'c3 h8'")
    page.drag((4, 4), (4, 5), (4, 6))
    page.wait("one('#state').value.startsWith('c3 h8 x')")
    page.run("await player.run(argument, {play: false}), await player.seek(0)", PILES)
    page.click("dhadha-board.piles", "[data-cell='0'] [data-stone='5']")
    page.wait("player.hand?.past.length === 2 && player.hand?.assessment && !player.thinking")
    stones = page.run("all('dhadha-board.piles', '.heap circle').length")
    assert 10 - 3 <= stones <= 10 - 2
    page.button("Undo")
    page.wait("player.hand === null")


def cancel_a_long_search(page):
    page.run("void player.run(argument, {play: false})", LONG)
    page.wait("player.running && player.length > 3000", seconds=40)
    page.button("Cancel")
    page.wait("!player.running", seconds=5)
    assert 3000 < page.run("player.length") < 1_000_000


def solve_and_draw_curves(page):
    result = page.run("await player.run(argument, {play: false})", LONG_WAY)
    assert (result["length"], result["optimal"]) == (21, True)
    page.run("await player.seek('end')")
    assert page.run("[...player.values()]") == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    page.run("await new Promise((resolve) => setTimeout(resolve, 300))")
    assert page.run("all('progress').filter(visible).length") == 0
    page.wait("all('dhadha-plot', 'canvas').some(({width}) => width > 100)")  # curves beside the counters
    page.wait(COLOURS)


def save_and_open(page):
    facts = "[player.request, player.result, player.length, player.trace.step(9), player.trace.board(9)]"
    page.run("await player.run(argument, {play: false})", {**EASY, "options": {"heuristic": "misplaced"}})
    before = page.run(facts)
    page.run("window.saved = new Blob([await (await player.file()).arrayBuffer()])")
    assert page.run("(await player.run(argument, {play: false})).moves", EASY) == "UL"
    assert page.run(facts) != before
    page.run("await player.open(window.saved)")
    assert page.run(facts) == before


def draw_large_boards(page):
    """On a canvas, with a lens."""
    for kind, request in LARGE:
        page.run("await player.run(argument, {play: false}), await player.seek('end')", request)
        page.wait(f"all('{kind}').some(visible)")
        page.wait(COLOURS)
        page.hover(page.run("reach(all('canvas').find(visible))"))
        page.wait("all('.lens').some(visible)")


def hang_in_a_package_and_go_on(page):
    page.run("allowASecond()")
    page.run("await player.install([new URL('../dhadha_trouble-1.0-py3-none-any.whl', location.href).href])")
    page.run(
        "void player.run(argument, {play: false})",
        {"puzzle": "trouble", "algorithm": "hang", "state": "1", "options": {}},
    )
    page.wait("all('[role=alert]').some(({textContent}) => textContent.trim())", seconds=40)
    assert "stopped, at trouble.py, line " in page.run("all('[role=alert]').map(({textContent}) => textContent).join()")
    assert page.run("(await player.run(argument, {play: false})).moves", EASY) == "UL"


@pytest.mark.parametrize("driver", [SLOW], indirect=True)
def test_a_race_is_run_to_its_end(open_page):
    """In the other engines as it is looked at: test_every_page.py."""
    page = open_page(
        "race/?puzzle=n-puzzle&state=123046758&algorithms=a-star+ida-star", until="race?.lanes.length === 2"
    )
    page.wait("!race.running && race.lanes.every(({outcome}) => outcome === 'found')")
    page.run("await race.pause(), await race.seek('end')")
    page.wait("one('.verdict').textContent.includes('wins')")
    assert page.layout("faults()") == []


@pytest.mark.expects_errors
@at_full_speed
@pytest.mark.parametrize("file, fault", [("chunk-", "missing"), ("panels-", "cut"), ("en-common-", "cut")])
def test_broken_file_of_page_retried(driver, faulty, file, fault):
    home, faults = faulty
    open_broken(driver, f"{home}n-puzzle/", faults, file, fault)
    driver.wait(f"{USABLE} && {SILENT}")
    faults.set("pyodide-", "corrupt")
    driver.run("void (window.asked = player.run(argument, {play: false}).then(() => {}))", EASY)
    driver.wait("said().some((text) => text.includes('pyodide-'))", seconds=30)
    faults.mend()
    driver.button("Try again")
    driver.wait(f"player.result?.moves === 'UL' && {SILENT}")


@pytest.mark.expects_errors
@at_full_speed
@pytest.mark.parametrize("file, fault", [("chunk-", "corrupt"), ("dhadha-player-", "cut"), ("code-", "missing")])
def test_broken_file_of_embedded_player_retried_without_reload(driver, faulty, file, fault):
    home, faults = faulty
    open_broken(driver, f"{home}../blog.html", faults, file, fault, "window.marker = true")
    driver.wait(f"window.marker && player?.length > 0 && all('dhadha-code').length && {SILENT}")


def open_broken(driver, page, faults, file, fault, before="true"):
    faults.set(file, fault)
    driver.open(page, until=f"said().some((text) => text.includes('{file}'))")
    faults.mend()
    driver.run(before)
    driver.button("Try again")


@pytest.mark.parametrize("driver", ["webkit"], indirect=True)
def test_batch_uses_several_workers(open_page):
    boards = [PUZZLE.read_shuffle({"seed": seed}) for seed in range(60)]
    page = open_page("n-puzzle/?algorithm=a-star&start-at=0")
    page.run("void Object.defineProperty(navigator, 'hardwareConcurrency', {value: 2})")
    page.run("one('#judge-lines').value = argument", "\n".join(boards))
    page.run("one('.judge .button').click()")
    page.wait("one('.judge .count').textContent === '60 of 60'", seconds=60)
    answers = page.run("all('.tools pre div').flatMap((block) => block.textContent.split('\\n'))")
    assert answers == [answer("n-puzzle", "a-star", {}, board).line for board in boards]
    assert page.run("performance.getEntriesByName('dhadha-python-ready').length") == 2
