"""One visit in Firefox and WebKit: keys, hands, searches, a large board, packages, broken files, the single file.
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
def test_whole_visit_in_other_engines(driver, error_recording_site):
    """One visit, since starting Python is slow."""
    driver.open(f"{error_recording_site}n-puzzle/?state=123046758&algorithm=a-star&start-at=0")
    driver.press(".", ".", ",")
    driver.wait("player.position === 1")
    driver.press("End")
    driver.wait("player.position === player.length - 1")
    driver.press("Home")
    driver.wait("player.position === 0")
    driver.run("void (player.speed = 4)")
    driver.press("Space")
    driver.wait("player.position > 1")

    # tiles moved by hand, and the form
    driver.run("await player.seek(0), await player.pause(), one('dhadha-board', '.board').focus()")
    driver.press("ArrowLeft")
    driver.wait(f"{STATE} === '123406758'")
    driver.click_named("Undo")
    driver.wait(f"{STATE} === '123046758'")
    driver.drag((2, 2), (2, 1))
    driver.wait(f"{STATE} === '123406758'")
    driver.click_named("Solve from here")
    driver.wait("player.result?.moves === 'UL'")
    driver.click("#change")
    driver.run("one('#state').select()")
    driver.type("1 2 3 4 5 6 0 7 8")
    driver.press("Enter")
    driver.wait("player.result?.moves === 'LL'")

    # a long search
    driver.run("void player.run(argument, {play: false})", LONG)
    driver.wait("player.running && player.length > 3000")
    driver.click_named("Cancel")
    driver.wait("!player.running")
    assert driver.run("player.length") > 3000

  
    result = driver.run(RUN, LONG_WAY)
    assert (result["length"], result["optimal"]) == (21, True)
    driver.run("await player.seek('end')")
    assert driver.run("[...player.values()]") == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    driver.wait("all('progress').filter(visible).length === 0")
    driver.run("player.renderRoot.querySelectorAll('details').forEach((fold) => (fold.open = true))")
    driver.wait("all('dhadha-plot', 'canvas').some(({width}) => width > 100)")
    driver.wait(COLOURS)

    # a large board on a canvas, with a lens
    driver.run(f"{RUN}, await player.seek('end')", LARGE)
    driver.wait("all('dhadha-heat').some(visible)")
    driver.wait(COLOURS)
    driver.click("dhadha-heat")
    driver.wait("all('.lens').some(visible)")
    assert driver.run(FAULTS) == []

    # a package that hangs
    driver.run("await player.install([new URL('../dhadha_misbehaving-1.0-py3-none-any.whl', location.href).href])")
    driver.run("allowPackagesASecond()")  # afterwards: on a busy machine the installation takes longer
    driver.run("void player.run(argument, {play: false})",
             {"puzzle": "misbehaving", "algorithm": "hang", "state": "1", "options": {}})
    driver.wait("said().some((text) => text.includes('stopped at misbehaving.py, line '))", seconds=40)
    assert driver.run(f"({RUN}).moves", EASY) == "UL"


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


@pytest.mark.parametrize("driver", ["firefox"], indirect=True)
def test_single_file_opened_from_disk_solves(driver, single_file_address):
    driver.open(f"{single_file_address}#/knight-path/?state=a1%20h7%20x%20c3")
    driver.wait("player.result?.distance === 5")
    assert driver.run("location.protocol") == "file:"
