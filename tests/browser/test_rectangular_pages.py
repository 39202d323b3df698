"""Rectangular sliding boards in the page: manual play, row and column names, layout."""

import pytest
from boards import BOARD, SOON, active_cell, drag, state, when
from dhadha.puzzles.sliding import PUZZLE
from first_screen import outside
from playwright.sync_api import expect

SIX = "n-puzzle/?algorithm=a-star&state=1+2+3+%2F+0+4+5&start-at=0"


def test_a_board_of_two_by_three_is_played_and_shared(open_running):
    player = open_running(SIX)
    page = player.page
    page.get_by_role("grid").focus()
    assert active_cell(player).get_attribute("aria-label") == "Column 1: row 2, empty"
    page.keyboard.press("ArrowLeft")
    when(player, "player.hand?.state === '1 2 3 / 4 0 5'")
    expect(active_cell(player)).to_have_attribute("aria-label", "Column 2: row 2, empty", timeout=SOON)
    drag(player, (2, 3), (2, 2))
    when(player, "player.hand?.state === '1 2 3 / 4 5 0'")
    expect(state(player)).to_have_value("1 2 3 / 4 5 0")
    page.wait_for_function("() => new URLSearchParams(location.search).get('state') === '1 2 3 / 4 5 0'")


@pytest.mark.parametrize("rows, columns", [(2, 10), (10, 2), (2, 5)])
def test_boards_in_view_with_square_cells(open_running, rows, columns):
    player = open_running(SIX)
    asked = {"algorithm": "layer-by-layer", "state": PUZZLE.shuffle(rows, columns, 3), "options": {}}
    player.js(f"await player.run({asked}, {{play: false}})")
    player.seek(3)
    for width, height in ((1366, 768), (360, 780)):
        scrolled, _, *parts = outside(player.page, width, height)
        assert not scrolled and not parts, (width, parts)
        box = player.page.locator(f"{BOARD} .board").bounding_box()
        assert abs(box["width"] / columns - box["height"] / rows) < 0.1 * box["width"] / columns
