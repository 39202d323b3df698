"""The legend, the glossary terms, and the names of rows and columns."""

import pytest
from boards import BOARD, DIGITS, when
from playwright.sync_api import expect
from visitor import faults_of_access

HERE = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
QUEENS = {"puzzle": "n-queens", "algorithm": "backtracking", "state": "", "options": {"n": 8}}
KNIGHT = {"puzzle": "knight-path", "algorithm": "breadth-first", "state": "a1 h8", "options": {}}
SQUARE = {"puzzle": "magic-square", "algorithm": "siamese", "state": "", "options": {"n": 3}}
TRICK = {"puzzle": "magic-trick", "algorithm": "any-sum", "state": "", "options": {}}
COINS = {"puzzle": "coin-game", "algorithm": "grundy", "state": "(6,3) (8,6)", "options": {}}
ENTRIES = "dhadha-legend li > span"
OPEN = "dhadha-term [popover]:popover-open"
AT_A_TERM = """() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element.className === "term";
}"""


def legend(player):
    """Return the legend's entries, once it is stable."""
    player.page.wait_for_timeout(400)
    return set(player.page.locator(ENTRIES).all_text_contents())


def test_legend_matches_current_board(open_running):
    player = open_running(HERE)
    player.seek(7)
    home, corner = "this tile is in its place", "in the corner: the tile's Manhattan distance to its place"
    waits, goal = "the last move into a board that waits", "the last move: the goal"
    assert {home, corner, waits, "tree: waits", "timeline: an answer"} <= legend(player) and goal not in legend(player)
    drawn = """([one, other]) =>
        getComputedStyle(one).backgroundColor === getComputedStyle(other).backgroundColor &&
        getComputedStyle(one, "::before").content === getComputedStyle(other, "::before").content"""
    faces = [
        player.page.locator(f"{where} .role-frontier .face").first.element_handle()
        for where in (BOARD, "dhadha-swatch")
    ]
    assert player.page.evaluate(drawn, faces), "the legend draws a role as the board does"
    player.seek(player.js("player.trace.markers[0].position"))
    assert goal in legend(player) and waits not in legend(player)
    player.page.locator(f"{BOARD} .board").press("ArrowRight")
    when(player, "player.hand?.assessment")
    assert goal not in legend(player) and home in legend(player)


def test_glossary_term_by_keyboard_and_tap(open_running):
    player = open_running(HERE)
    player.seek(4)
    page, opened = player.page, player.page.locator(OPEN)
    term = page.locator(".narration dhadha-term", has_text="open list")
    expect(term).to_have_count(1)
    assert page.locator(".narration").evaluate("(shown) => shown.textContent") == player.js("player.sentence"), (
        "who listens hears the same sentence"
    )
    term.locator("button").first.focus()
    page.keyboard.press("Enter")
    expect(opened).to_contain_text("found but not expanded yet")
    box = opened.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    page.keyboard.press(".")
    player.settle()
    assert player.position == 5 and opened.count() == 1, "a step that speaks of the same leaves it open"
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    page.wait_for_function(AT_A_TERM)
    term.click()
    expect(opened).to_have_count(1)
    opened.get_by_role("button", name="All terms").click()
    expect(page.locator("dhadha-glossary dt", has_text="Manhattan distance")).to_be_visible()
    page.keyboard.press(".")
    page.keyboard.press("Escape")
    expect(page.locator("dhadha-glossary")).to_have_count(0)
    page.wait_for_function(AT_A_TERM)
    assert player.position == 5
    term.click()
    page.mouse.click(3, 3)
    expect(opened).to_have_count(0)
    player.js("(player.timeline.speed = 60, player.play())")
    expect(page.locator(".narration dhadha-term")).to_have_count(0)


def test_only_conflict_lines_are_red(open_running, page):
    for asked, position, kind in ((QUEENS, 30, "clash"), (KNIGHT, "end", "tip"), (SQUARE, 2, "tip")):
        open_running(HERE, **asked).seek(position)
        kinds = page.locator(f"{BOARD} .links > path").evaluate_all(
            "(paths) => paths.map(({classList}) => [...classList].at(-1))"
        )
        assert kinds and set(kinds) == {kind}, asked


def assert_named(page, row, column, below=False):
    names = page.locator(f"{BOARD} dhadha-coordinates")
    expect(names.locator(".row")).to_have_text(list(row))
    expect(names.locator(".column")).to_have_text(list(column))
    board, first, last = (
        found.bounding_box()
        for found in (
            page.locator(f"{BOARD} .board").first,
            names.locator(".row").first,
            names.locator(".column").last,
        )
    )
    assert first["x"] >= 0 and first["x"] + first["width"] <= board["x"] + 1 and abs(first["y"] - board["y"]) < 2
    if below:
        assert last["y"] >= board["y"] + board["height"] - 1
    else:
        assert last["y"] + last["height"] <= board["y"] + 1
    assert float(names.evaluate("(names) => parseFloat(getComputedStyle(names).fontSize)")) >= 11


def test_row_and_column_labels_match_sentences(open_running, page, home):
    page.set_viewport_size({"width": 360, "height": 780})
    for asked, row, column in ((SQUARE, "123", "123"), (TRICK, "1234", "1234")):
        open_running(HERE, **asked)
        assert_named(page, row, column)
    queens = open_running(HERE, **QUEENS)
    queens.js("player.lang = 'bn', await player.seek(30)")
    assert_named(page, DIGITS["bn"][1:9], DIGITS["bn"][1:9])
    open_running(HERE)
    expect(page.locator("dhadha-coordinates")).to_have_count(0)
    open_running(f"fa/{HERE}", **COINS)
    assert_named(page, DIGITS["fa"][1:9], DIGITS["fa"][1:9])
    open_running(f"fa/{HERE}", **KNIGHT)
    assert_named(page, "87654321", "abcdefgh", below=True)
    page.kept.clear()
    page.goto(home)
    page.wait_for_function("() => [...document.querySelectorAll('dhadha-player')].some(({length}) => length)")
    assert page.locator("dhadha-coordinates").count() == 0, "cards are too small for names"


@pytest.mark.parametrize("language, of_term, of_glossary", [
    ("", "light", ""), ("bn/", "dark", "light"), ("fa/", "", "dark"),
])
def test_terms_and_legend_accessible(open_player, page, language, of_term, of_glossary):
    """Both in light and dark, and each in two languages."""
    player = open_player(f"{language}coin-game/?start-at=40")
    legend(player)
    for scheme, opener, shown in (
        (of_term, ".narration dhadha-term button", OPEN),
        (of_glossary, "dhadha-legend .all button", "dhadha-glossary dialog"),
    ):
        if scheme:
            page.emulate_media(color_scheme=scheme)
            page.locator(opener).first.press("Enter")
            expect(page.locator(shown)).to_be_visible()
            assert faults_of_access(page) == []
            page.keyboard.press("Escape")
            expect(page.locator(shown)).to_have_count(0)
