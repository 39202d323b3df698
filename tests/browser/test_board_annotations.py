"""Board annotations of packages: givens, rules, notes, colours, widths (tests/packages/boxes and towers)."""

import pytest
from playwright.sync_api import expect

START = "n-puzzle/?algorithm=a-star&state=123046758&speed=2&start-at=0"  # its own page, since packages add puzzles
WHEELS = [f"../dhadha_{name}-1.0-py3-none-any.whl" for name in ("boxes", "towers")]
LOOKS = [("dark", "bn"), ("light", "fa"), ("light", "en")]


@pytest.fixture
def opened(open_running, page):
    """Show the start of a puzzle of the packages, which are installed once."""

    def show(puzzle, algorithm, state):
        player = open_running(START)
        if not page.evaluate("window.hasMarkings"):
            player.js("await player.install(argument)", WHEELS)
            page.evaluate("window.hasMarkings = true")
        assert player.run(puzzle=puzzle, algorithm=algorithm, state=state, options={})
        player.seek(0)
        return page.locator("dhadha-board")

    return show


def assert_marked(page, board):
    expect(board.locator(".cell.given")).to_have_count(4)
    expect(board.locator(".cell.colour-red.given")).to_have_count(1)
    expect(board.locator(".rules path")).to_have_attribute("d", "M0 2h4M2 0v4")
    expect(board.locator("[data-cell='1'] .pencil span")).to_have_count(2)
    ground, plain = (
        board.locator(f"[data-cell='{cell}']").evaluate("cell => getComputedStyle(cell, '::before').backgroundColor")
        for cell in (0, 1)
    )
    assert ground != plain
    expect(page.locator("dhadha-lists .small path.colour-red").first).to_be_attached()


def test_sudoku_annotations_and_typing(
    opened, page
):
    board = opened("boxes", "depth-first", "1.....3..4.....2")
    for scheme, language in LOOKS:
        page.emulate_media(color_scheme=scheme)
        page.evaluate("(language) => void (document.querySelector('dhadha-player').lang = language)", language)
        page.wait_for_function(
            "(language) => document.querySelector('dhadha-player').texts.language === language", arg=language
        )
        assert_marked(page, board)
    board.locator("[data-cell='0']").click()
    expect(board.locator("input")).to_have_count(0)
    expect(page.get_by_text("That cell is given")).to_be_visible()
    board.locator("[data-cell='1']").click()
    page.keyboard.type("2")  # values have one digit
    expect(page.get_by_text("That cell is given")).not_to_be_visible()
    expect(board.locator("input")).to_have_count(0)
    state = "document.querySelector('dhadha-player').hand?.assessment?.state"
    page.wait_for_function(f"() => {state} === '1b....3..4.....2'")
    expect(board.locator("[data-cell='5'] .pencil")).to_have_count(0)  # no further digit fits
    expect(board.locator("#cell-0")).to_have_text("1, given")


def square(board, row, column):
    box = board.locator(".board").bounding_box()
    return box["x"] + (column - 0.5) * box["width"] / 3, box["y"] + (row - 0.5) * box["height"] / 4


def becomes(page, state):
    page.wait_for_function(f"() => document.querySelector('dhadha-player').hand?.assessment?.state === '{state}'")


def again(page):
    """Reset the puzzle to its start."""
    page.evaluate("async () => document.querySelector('dhadha-player').run({state: 'AAAA'}, {play: false})")
    page.wait_for_function("() => document.querySelector('dhadha-player').hand === null")


def test_disks_dragged_to_pegs(opened, page):
    board = opened("towers", "a-star", "AAAA")
    expect(board.locator(".sized .face")).to_have_count(4)
    widths = board.evaluate("""board => [1, 2, 3, 4].map((disk) =>
        board.shadowRoot.querySelector(`[data-value='${disk}'] .face`).getBoundingClientRect().width)""")
    assert widths == sorted(widths) and widths[3] > 1.5 * widths[0]
    board.locator("[data-value='1']").click()
    expect(board.locator(".cell.target")).to_have_count(2)
    board.locator(".cell.target").last.click()
    page.wait_for_function("() => document.querySelector('dhadha-player').hand?.assessment?.state === 'CAAA'")
    expect(board.locator(".label")).to_have_text(["A", "B", "C"])
    again(page)
    page.mouse.click(*square(board, 1, 1))
    expect(board.locator(".held")).to_have_attribute("data-value", "1")
    page.mouse.click(*square(board, 1, 3))
    becomes(page, "CAAA")
    for target in ((2, 3), (1, 2)):  # the second disk: not allowed on the first, allowed on the empty peg
        page.mouse.move(*square(board, 2, 1))
        page.mouse.down()
        page.mouse.move(*square(board, *target), steps=5)
        page.mouse.up()
        if target == (2, 3):
            expect(page.get_by_text("That is no move here.")).to_be_visible()
    becomes(page, "CBAA")
    expect(page.get_by_text("That is no move here.")).not_to_be_visible()
    page.mouse.click(*square(board, 4, 1))
    expect(page.get_by_text("That is no move here.")).to_be_visible()


def test_disks_moved_by_keys(opened, page):
    board = opened("towers", "a-star", "AAAA")
    grid = board.get_by_role("grid", name="The arrow keys move the cursor, Enter takes")
    grid.focus()
    page.keyboard.press("ArrowRight")
    expect(grid).to_have_attribute("aria-activedescendant", "cell-0")
    page.keyboard.press("Enter")
    expect(board.get_by_role("status")).to_have_text(
        "Taken: Column 1: row 1, 1. It may go to 2 places; Enter puts it there."
    )
    page.keyboard.press("ArrowRight")
    expect(grid).to_have_attribute("aria-activedescendant", "cell-1")
    page.keyboard.press("Enter")
    becomes(page, "BAAA")
    page.keyboard.press("?")
    expect(page.locator("dialog.keys")).to_contain_text("move the cursor; Enter takes")
    expect(page.locator("dialog.keys")).not_to_contain_text("slide")
    page.keyboard.press("Escape")
    assert_a_solved_board_offers_neither_a_hint_nor_another_solution(page, board)


def assert_a_solved_board_offers_neither_a_hint_nor_another_solution(page, board):
    page.evaluate("async () => document.querySelector('dhadha-player').run({state: 'CC'}, {play: false})")
    solve = page.get_by_role("button", name="Solve from here")
    page.wait_for_function("() => document.querySelector('dhadha-player').request.state === 'CC'")
    board.locator("[data-value='1']").click()
    board.locator(".cell.target").first.click()
    expect(solve).to_be_visible()
    board.locator("[data-value='1']").click()
    board.locator(".cell.target").first.click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    expect(solve).to_have_count(0)
