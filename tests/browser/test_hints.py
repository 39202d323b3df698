"""Hints, by one contract for all puzzles."""

from boards import BOARD, SOON, button, links, narration, state, tap
from playwright.sync_api import expect

SLIDING = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"


def test_a_hint_names_a_tile_and_lights_it(open_running, page):
    player = open_running(SLIDING)
    button(player, "Hint").click()
    expect(narration(player)).to_have_text("Slide tile 4: a shortest way takes 3 moves.", timeout=SOON)
    expect(page.locator(f"{BOARD} .piece.role-hint")).to_have_text("4")
    assert player.values() == [1, 2, 3, 0, 4, 6, 7, 5, 8]
    button(player, "Hide the hint").click()
    expect(page.locator(f"{BOARD} .piece.role-hint")).to_have_count(0)
    assert player.js("player.hand") is None
    page.locator(f"{BOARD} .piece[data-value='4']").click()
    expect(state(player)).to_have_value("123406758", timeout=SOON)
    button(player, "Hint").click()
    expect(page.locator(f"{BOARD} .piece.role-hint")).to_have_text("5")


def test_a_hint_moves_the_knight_nearer(open_running):
    player = open_running(SLIDING, puzzle="knight-path", algorithm="breadth-first", state="e4 h8", options={})
    button(player, "Hint").click()
    expect(narration(player)).to_have_text(
        "2 squares bring h8 nearer, for example d6: then 2 moves are left.", timeout=SOON
    )
    expect(links(player)).to_have_count(2)
    expect(state(player)).to_have_value("e4 h8")


def test_a_hint_shows_a_queen_that_can_stand_and_one_that_cannot(open_player, page):
    player = open_player("n-queens/?algorithm=backtracking&option-n=6&start-at=0")
    tap(player, 2, 1)
    expect(state(player)).to_have_value("2 0 0 0 0 0", timeout=SOON)
    button(player, "Hint").click()
    expect(narration(player)).to_have_text(
        "Column 2, row 4 is safe, and the board can be completed with a queen there."
    )
    expect(page.locator(f"{BOARD} .piece")).to_have_count(2)
    expect(page.locator(f"{BOARD} .cell.role-hint")).to_have_count(1)
    expect(state(player)).to_have_value("2 0 0 0 0 0")
    tap(player, 1, 2)
    expect(narration(player)).to_have_text("One pair attacks each other.")
    button(player, "Hint").click()
    expect(narration(player)).to_have_text("The queen of column 1, row 2 attacks or is attacked: lift her first.")
