"""One visit in Firefox and WebKit: keys, hands, searches, a large board, packages, batches, broken files.
tests/browser has these at length, in Chromium.
"""

import pytest
from driver import FAULTS, USABLE

LONG_WAY = {"puzzle": "n-puzzle", "state": "312045678", "algorithm": "a-star", "options": {}}
LONG = {"puzzle": "n-puzzle", "state": "647850321", "algorithm": "breadth-first", "options": {"budget": 2_000_000}}
EASY = {"puzzle": "n-puzzle", "state": "123406758", "algorithm": "ida-star", "options": {}}
LARGE = {"puzzle": "knight-path", "state": "", "algorithm": "bitboard", "options": {"rows": 300, "columns": 300}}
COLOURS = """(() => {
    const canvas = all("canvas").find(visible);
    if (!canvas?.width) return false;
    const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size > 1;
})()"""
SILENT = "all('[role=alert]').every(({textContent}) => !textContent.trim())"
RUN = "await player.run(argument, {play: false})"
STATE = "document.querySelector('#state').value"
in_others = pytest.mark.parametrize("driver", ["firefox", "webkit"], indirect=True)


@pytest.mark.expects_errors
@in_others
def test_visit(open_page):
    """One visit, since starting Python is slow."""
    page = open_page("n-puzzle/?state=123046758&algorithm=a-star&start-at=0")
    for part in (press_keys, move_tiles_by_hand_and_form, cancel_a_long_search, solve_and_draw_curves,
                 draw_a_large_board):
        part(page)
    assert page.run(FAULTS) == []
    hang_in_a_package_and_go_on(page)


def press_keys(page):
    page.press(".", ".", ",")
    page.wait("player.position === 1")
    page.press("End")
    page.wait("player.position === player.length - 1")
    page.press("Home")
    page.wait("player.position === 0")
    page.run("void (player.speed = 4)")
    page.press("Space")
    page.wait("player.position > 1")


def move_tiles_by_hand_and_form(page):
    page.run("await player.seek(0), await player.pause(), one('dhadha-board', '.board').focus()")
    page.press("ArrowLeft")
    page.wait(f"{STATE} === '123406758'")
    page.click_named("Undo")
    page.wait(f"{STATE} === '123046758'")
    page.drag((2, 2), (2, 1))
    page.wait(f"{STATE} === '123406758'")
    page.click_named("Solve from here")
    page.wait("player.result?.moves === 'UL'")
    page.click("#change")
    page.run("one('#state').select()")
    page.type("1 2 3 4 5 6 0 7 8")
    page.press("Enter")
    page.wait("player.result?.moves === 'LL'")


def cancel_a_long_search(page):
    page.run("void player.run(argument, {play: false})", LONG)
    page.wait("player.running && player.length > 3000")
    page.click_named("Cancel")
    page.wait("!player.running")
    assert page.run("player.length") > 3000


def solve_and_draw_curves(page):
    result = page.run(RUN, LONG_WAY)
    assert (result["length"], result["optimal"]) == (21, True)
    page.run("await player.seek('end')")
    assert page.run("[...player.values()]") == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    page.wait("all('progress').filter(visible).length === 0")
    page.wait("all('dhadha-plot', 'canvas').some(({width}) => width > 100)")  # curves beside the counters
    page.wait(COLOURS)


def draw_a_large_board(page):
    """On a canvas, with a lens."""
    page.run(f"{RUN}, await player.seek('end')", LARGE)
    page.wait("all('dhadha-heat').some(visible)")
    page.wait(COLOURS)
    page.hover(page.run("reachMiddle(all('canvas').find(visible))"))
    page.wait("all('.lens').some(visible)")


def hang_in_a_package_and_go_on(page):
    page.run("await player.install([new URL('../dhadha_misbehaving-1.0-py3-none-any.whl', location.href).href])")
    page.run("allowPackagesASecond()")  # afterwards: on a busy machine the installation takes longer
    page.run("void player.run(argument, {play: false})",
             {"puzzle": "misbehaving", "algorithm": "hang", "state": "1", "options": {}})
    page.wait("said().some((text) => text.includes('stopped at misbehaving.py, line '))", seconds=40)
    assert page.run(f"({RUN}).moves", EASY) == "UL"


@pytest.mark.expects_errors
@in_others
def test_broken_files_of_page_are_fetched_again(driver, faulty_site):
    """A script of the page, then Python."""
    home, faults = faulty_site
    open_broken_and_try_again(driver, f"{home}n-puzzle/", faults, "chunk-", "missing")
    driver.wait(f"{USABLE} && {SILENT}")
    faults.set("pyodide-", "corrupt")
    driver.run("void player.run(argument, {play: false})", EASY)
    driver.wait("said().some((text) => text.includes('pyodide-'))", seconds=30)
    faults.mend()
    driver.click_named("Try again")
    driver.wait(f"player.result?.moves === 'UL' && {SILENT}")


@pytest.mark.expects_errors
@in_others
def test_broken_file_of_embedded_player_is_fetched_again_without_a_reload(driver, faulty_site):
    home, faults = faulty_site
    open_broken_and_try_again(driver, f"{home}../blog.html", faults, "chunk-", "corrupt", "window.marker = true")
    driver.wait(f"window.marker && player?.length > 0 && all('dhadha-code').length && {SILENT}")


def open_broken_and_try_again(driver, page, faults, file, fault, before="true"):
    faults.set(file, fault)
    driver.open(page, until=f"said().some((text) => text.includes('{file}'))")
    faults.mend()
    driver.run(before)
    driver.click_named("Try again")
