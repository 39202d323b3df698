"""Accessibility: keys, focus, names, contrast."""

import re

import pytest
from boards import BOARD, SOON, active_cell, button, tap, when
from playwright.sync_api import expect
from visitor import faults_of_access

HERE = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"

FOCUS = """(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const name = element.getAttribute("aria-label") ?? element.textContent.trim();
    return `${element.localName}.${[...element.classList].join(".")} ${name}`;
})()"""


def focus(player):
    """Return the focused element's tag, classes and name."""
    return player.page.evaluate(FOCUS)


def press(player, name, key="Enter", **options):
    """Press a button with the keyboard."""
    button(player, name, **options).focus()
    player.page.keyboard.press(key)


# ---- the focus stays


def test_focus_kept_after_hint_and_cancel(open_running):
    player = open_running(HERE)
    press(player, "Hint")
    when(player, "player.hand?.advice")
    player.settle()
    assert focus(player) == "button.button Hint"
    press(player, "Hide the hint", " ")
    when(player, "!player.hand")
    player.settle()
    assert focus(player).startswith("div.board")
    player.js(
        "void player.run({algorithm: 'iterative-deepening', state: '867254301', options: {budget: 1000000}}, "
        "{play: false})"
    )
    button(player, "Cancel").wait_for()
    press(player, "Cancel")
    when(player, "!player.running")
    player.settle()
    assert focus(player).startswith("div.board")


def test_focus_kept_after_solve_and_undo(open_running):
    player = open_running(HERE, puzzle="n-queens", algorithm="backtracking", state="", options={"n": 6})
    player.page.locator(f"{BOARD} .board").focus()
    for key in ("ArrowRight", "Enter"):
        player.page.keyboard.press(key)
    when(player, "player.hand?.assessment")
    press(player, "Undo")
    when(player, "!player.hand")
    player.settle()
    assert focus(player).startswith("div.board")
    tap(player, 2, 1)
    press(player, "Solve from here")
    when(player, "!player.hand && player.result")
    assert focus(player).startswith("div.board")


def piles(open_running, state):
    return open_running(HERE, puzzle="pile-game", algorithm="grundy", state=state, options={"takes": "1,2"})


def test_focus_kept_during_reply(open_running):
    player = piles(open_running, "5 2 3")
    press(player, "Computer begins")
    when(player, "player.thinking")
    player.settle()
    assert "Computer" in focus(player)
    when(player, "!player.thinking && player.hand?.assessment?.moves.length")
    player.settle()
    assert "Computer" in focus(player)
    press(player, "Start over")
    when(player, "!player.hand")
    player.settle()
    assert "body" not in focus(player)
    player.page.locator("dhadha-board.piles .board").focus()
    for key in ("ArrowRight", "Enter"):
        player.page.keyboard.press(key)
    when(player, "player.thinking")
    player.settle()
    assert focus(player).startswith("div.board")


def test_all_moves_open_at_once_and_keep_the_focus(open_running):
    """At the start and at the end of a run."""
    player = piles(open_running, "4 3 2")
    details = player.page.locator("dhadha-player details.moves")
    summary = details.locator("summary")
    for where in ("0", "end"):
        player.seek(where)
        when(player, "!player.hand")
        assert not details.evaluate("({open}) => open")
        summary.press("Enter")
        expect(details.locator("li button")).to_have_count(6, timeout=SOON)
        assert details.evaluate("({open}) => open") and focus(player).startswith("summary")
        details.locator("li button").first.focus()
        player.page.keyboard.press("Enter")
        when(player, "player.hand?.by === 'computer' && player.hand.assessment && !player.thinking")
        player.settle()
        assert details.evaluate("({open}) => open") and focus(player).startswith("summary")
        summary.press("Enter")


# ---- the board


BOARDS = [  # a language, its words for a board and a column, a puzzle, how many cells; whether axe looks
    ("en", "Board", "Column", {}, 9, False),
    ("bn", "বোর্ড", "কলাম", {"puzzle": "n-queens", "algorithm": "backtracking", "options": {"n": 4}}, 16, True),
    ("fa", "صفحهٔ", "ستون", {"puzzle": "knight-path", "algorithm": "breadth-first", "state": "a1 h8"}, 64, True),
    ("en", "Board", "Column", {"puzzle": "magic-square", "algorithm": "siamese", "options": {"n": 3}}, 9, True),
]


@pytest.mark.parametrize("language, board, column, asked, cells, is_new", BOARDS)
def test_a_board_is_a_grid_with_a_name_and_an_active_cell(open_running, language, board, column, asked, cells, is_new):
    """The test of manual play runs axe on a focused sliding board."""
    player = open_running(HERE, **({"state": "", "options": {}} | asked if asked else {}))
    player.js("void (player.lang = argument)", language)
    when(player, "player.texts.language === argument", language)
    player.settle()
    grid = player.page.get_by_role("grid")
    expect(grid).to_have_attribute("aria-label", re.compile(board))
    assert grid.get_by_role("gridcell").count() == cells
    assert all(grid.get_by_role("gridcell").all_text_contents())
    assert all(row.get_attribute("aria-label") for row in grid.get_by_role("row").all())
    grid.focus()
    if asked:
        player.page.keyboard.press("ArrowRight")
        player.page.keyboard.press("ArrowRight")
    player.settle()
    assert column in active_cell(player).get_attribute("aria-label")
    assert not is_new or faults_of_access(player.page) == []


def test_active_cell_of_sliding_board(open_running):
    player = open_running(HERE)
    assert active_cell(player).get_attribute("aria-label") == "Column 1: row 2, empty"
    player.page.get_by_role("grid").focus()
    player.page.keyboard.press("ArrowLeft")
    expect(player.page.get_by_role("grid")).to_have_attribute("aria-activedescendant", "cell-4", timeout=SOON)
    expect(active_cell(player)).to_have_attribute("aria-label", "Column 2: row 2, empty", timeout=SOON)


def test_static_board_is_named_table(open_running):
    player = open_running(HERE, puzzle="magic-trick", algorithm="any-sum", state="", options={})
    player.seek("end")
    table = player.page.locator(f"{BOARD} [role=table]")
    expect(table).to_have_attribute("aria-label", "Board with 4 rows and 4 columns.")
    assert table.get_by_role("cell").count() == 16


# ---- the panels


def test_the_tree_is_walked_by_keyboard(open_running):
    player = open_running(HERE, state="430521786")
    player.seek(30)
    tree = player.page.get_by_role("tree")

    def at():
        number = tree.get_attribute("aria-activedescendant").removeprefix("node-")
        node = player.page.locator(f"dhadha-tree #node-{number}")
        return int(number), int(node.get_attribute("aria-level")), node.get_attribute("aria-label")

    assert tree.get_attribute("aria-label") == "Search tree"
    tree.focus()
    start, level, name = at()
    assert name.endswith("current")
    player.page.keyboard.press("ArrowUp")
    player.settle()
    parent, above, _ = at()
    assert above == level - 1 and parent == player.js("player.trace.node(argument).parent", start)
    player.page.keyboard.press("ArrowDown")
    player.settle()
    assert player.js("player.trace.node(argument).parent", at()[0]) == parent
    player.page.keyboard.press("ArrowRight")
    player.settle()
    assert at()[1] == level
    player.page.keyboard.press("ArrowUp")
    player.page.keyboard.press("ArrowUp")
    player.settle()
    chosen = at()[0]
    player.page.keyboard.press("Enter")
    player.settle()
    assert player.position == player.js("player.trace.positionOf(player.trace.node(argument).first)", chosen) != 30
    assert at()[0] == chosen and "dhadha-tree" in player.page.evaluate(
        "document.activeElement.shadowRoot.activeElement.localName"
    )
    player.run(algorithm="breadth-first", state="136502478", options={})
    player.seek(600)
    expect(player.page.locator("dhadha-tree .window")).to_contain_text(" of 799 nodes")
    expect(player.page.locator("dhadha-lists .small")).to_have_count(48)
    expect(player.page.locator("dhadha-counters dhadha-plot .x")).to_have_text("step →")
    tree.focus()
    for _ in range(at()[1] - 1):  # also beyond the window, as far as the root
        player.page.keyboard.press("ArrowUp")
        player.settle()
    assert at()[1:] == (1, "–, g = 0, done")
    assert faults_of_access(player.page) == []


def test_panels_accessible_in_manual_play(open_running, page):
    player = open_running(HERE, state="430521786")
    player.seek(10)
    player.page.locator(f"{BOARD} .board").press("ArrowLeft")
    when(player, "player.hand?.assessment")
    faded = player.page.locator("dhadha-player .panels.stale")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert faded.evaluate("(panels) => getComputedStyle(panels).opacity") == "1"
        assert (
            faded.locator(".panel:not(.legend)").first.evaluate("(panel) => getComputedStyle(panel).borderStyle")
            == "dashed"
        )
        assert faults_of_access(player.page) == [], theme
