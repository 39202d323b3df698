"""Gestures on a board, and the visible state of its cells. Rows and columns count from 1 at the top left."""

import re

from playwright.sync_api import expect
from visitor import PUZZLES, faults_of_access

BOARD = "dhadha-player dhadha-board"
SOON = 20_000  # milliseconds; the first answer waits until Python has started
DIGITS = {"bn": "০১২৩৪৫৬৭৮৯", "fa": "۰۱۲۳۴۵۶۷۸۹"}


def middle(player, row, column, board=BOARD):
    """Return the screen coordinates of a square's centre."""
    found = player.page.locator(board).first
    found.scroll_into_view_if_needed()
    rows, columns = found.evaluate("({shape}) => [shape.rows, shape.columns]")
    box = found.locator(".board").bounding_box()
    return box["x"] + (column - 0.5) * box["width"] / columns, box["y"] + (row - 0.5) * box["height"] / rows


def tap(player, row, column, board=BOARD):
    player.page.mouse.click(*middle(player, row, column, board))


def drag(player, *squares):
    """Press on the first square, move over the others and release on the last."""
    mouse = player.page.mouse
    mouse.move(*middle(player, *squares[0]))
    mouse.down()
    for square in squares[1:]:
        mouse.move(*middle(player, *square), steps=5)
    mouse.up()


def active_cell(player, board=BOARD):
    """Return the cell that screen readers have as active."""
    name = player.page.locator(f"{board} [role=grid]").first.get_attribute("aria-activedescendant")
    return player.page.locator(f"{board} #{name}")


def highlighted(player, role, board=BOARD):
    """Return the numbers of the cells with a role."""
    return {
        int(cell.get_attribute("data-cell"))
        for cell in player.page.locator(f"{board} .cell.role-{role}[data-cell]").all()
    }


def numbers(player, board=BOARD):
    """Return {cell: its text} of the cells that are not empty."""
    return dict(
        player.page.locator(
            board
        ).first.evaluate("""({shadowRoot}) => [...shadowRoot.querySelectorAll(".cell[data-cell] .number")]
        .map((number) => [Number(number.closest(".cell").dataset.cell), number.textContent])""")
    )


def links(player, board=BOARD):
    return player.page.locator(f"{board} path[marker-end]")


def narration(player):
    return player.page.locator("dhadha-player .narration")


def state(player):
    return player.page.locator("#state")


def button(player, name, **options):
    return player.page.get_by_role("button", name=name, exact=True, **options)


def refusal(player, words):
    return player.page.get_by_role("alert").filter(has_text=re.compile(re.escape(words)))


def when(player, condition, argument=None):
    """Wait for a condition on `player`, the element."""
    player.page.wait_for_function(
        f"(argument) => {{ const player = document.querySelector('dhadha-player'); return {condition}; }}",
        arg=argument,
        timeout=SOON,
    )


def reads_well_in(page, home, language, path):
    """Check words, digits and width of a page at 360 pixels, with axe in one language by turns."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{home}{language}/{path}")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelector('dhadha-player').seek('end')")
    expect(page.locator("dhadha-player div.answer")).to_be_visible()
    texts, board = page.evaluate(TEXTS)
    for shown in texts:
        shown = re.sub("“.*?”|«.*?»", "", shown)
        assert not re.search(r"[{}]|reason-|[a-z]{2,} [a-z]{2,}", shown), shown
    assert set(board) & set(DIGITS[language]) and not re.search("[0-9]", re.sub("[a-z]+[0-9]+", "", board)), (
        "only squares such as a1 keep Latin digits"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert list(DIGITS)[PUZZLES.index(path.strip("/")) % 2] != language or faults_of_access(page) == []


TEXTS = """(() => {
    const silent = ["STYLE", "SCRIPT", "DHADHA-CODE", "BDI", "TEXTAREA"];
    const texts = (node) => node.nodeType === 3 ? [node.data] : silent.includes(node.nodeName) ?
        [] : [...(node.shadowRoot ?? node).childNodes].flatMap(texts);
    const board = document.querySelector("dhadha-player").shadowRoot.querySelector("dhadha-board").shadowRoot;
    return [texts(document.body), [...board.querySelectorAll(".number, .label")].map(({textContent}) =>
        textContent).join(" ")];
})()"""
