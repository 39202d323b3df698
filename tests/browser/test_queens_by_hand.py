"""N-queens by hand: placing, pasting, conflicts."""

import re

import dhadha
import pytest
from boards import active_cell
from playwright.sync_api import expect
from queens_page import HERE, middle, narration, state, tap
from visitor import unfolded


@pytest.fixture
def queens(open_running):
    return open_running(f"{HERE}?algorithm=backtracking&option-n=8&start-at=0")


# ---- by hand


def test_place_drag_lift_undo(queens):
    tap(queens, 1, 1)
    tap(queens, 5, 5)
    expect(narration(queens)).to_have_text("One pair attacks each other.", timeout=20_000)
    expect(state(queens)).to_have_value("1 . . . 5 . . .")
    board = queens.page.locator("dhadha-board")
    expect(board.locator(".cell.role-conflict")).to_have_count(2)
    assert len(board.locator("path.ruled").get_attribute("d").split("M")) > 30
    queens.page.mouse.move(*middle(queens, 5, 5))
    queens.page.mouse.down()
    queens.page.mouse.move(*middle(queens, 6, 3), steps=6)
    queens.page.mouse.up()
    expect(narration(queens)).to_have_text("2 of 8 queens stand in peace.")
    expect(state(queens)).to_have_value("1 0 0 0 0 3 0 0")
    tap(queens, 1, 1)
    expect(state(queens)).to_have_value("0 0 0 0 0 3 0 0")
    for _ in range(4):
        queens.page.get_by_role("button", name="Undo").click()
    expect(state(queens)).to_have_value("")
    assert queens.js("player.hand") is None


def test_keyboard_places_and_lifts(queens):
    queens.page.locator("dhadha-board .board").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        queens.page.keyboard.press(key)
    expect(state(queens)).to_have_value("0 2 0 0 0 0 0 0", timeout=20_000)
    queens.page.keyboard.press("Enter")
    expect(state(queens)).to_have_value("")


def test_forbidding_squares(queens):
    mouse, blocked = queens.page.mouse, queens.page.locator("dhadha-board .cell.blocked")
    mouse.move(*middle(queens, 1, 1))
    mouse.down()
    mouse.move(*middle(queens, 3, 1), steps=12)
    mouse.up()
    expect(state(queens)).to_have_value("0 0 0 0 0 0 0 0 x 1,1 1,2 1,3", timeout=20_000)
    expect(blocked).to_have_count(3)
    tap(queens, 2, 1)
    expect(state(queens)).to_have_value("0 0 0 0 0 0 0 0 x 1,1 1,3")
    queens.page.locator("dhadha-board .board").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "x"):
        queens.page.keyboard.press(key)
    tap(queens, 8, 8)
    expect(state(queens)).to_have_value(re.compile(r"0 0 0 0 0 0 0 8 x 1,1 1,3 \d,\d"))
    expect(blocked).to_have_count(3)
    queens.page.locator("button.solve").click()
    queens.page.wait_for_function(
        "() => { const {request, result} = document.querySelector('dhadha-player'); "
        "return request.state.startsWith('0 0 0 0 0 0 0 8 x') && result?.queens?.[7] === 8; }"
    )
    expect(blocked).to_have_count(3)


def test_manual_board_completed(queens):
    tap(queens, 1, 6)
    tap(queens, 8, 3)
    queens.page.locator("button.solve").click()
    queens.page.wait_for_function(
        "(wanted) => { const {request, result} = document.querySelector('dhadha-player'); return request.state === "
        "wanted && result?.queens; }",
        arg="6 0 0 0 0 0 0 3",
    )
    found = queens.js("player.result.queens")
    assert (found[0], found[7]) == (6, 3)
    assert queens.run(algorithm="check", state=str(found))["solution"] is True
    found = queens.run(algorithm="first", state="6 0 0 0 0 0 0 3")["queens"]
    assert (found[0], found[7]) == (6, 3)
    assert queens.run(algorithm="check", state=str(found))["solution"] is True


def test_a_board_that_cannot_be_completed_is_proved_so(queens):
    result = queens.run(algorithm="first", state="1 0 4 0 0 0 0 0")
    native = dhadha.run("n-queens", "first", "1 0 4 0 0 0 0 0")
    list(native)
    assert result == native.result
    assert queens.run(algorithm="first", state="2 0 0 0 0 1")["queens"] is None
    queens.seek("end")
    expect(narration(queens)).to_contain_text("cannot be placed")


PASTED = [
    ("[6,3,7,4,1,5,2]", "7 queens, and no line holds two: a solution."),
    ('[".Q..","...Q","Q...","..Q."]', "4 queens, and no line holds two: a solution."),
    ("1 2 3 4", "6 pairs attack each other: no solution, and none can come of it as it stands."),
    ("۲ ۴ ۱ ۳", "4 queens, and no line holds two: a solution."),
]


def test_a_pasted_board_is_judged(queens):
    for pasted, sentence in PASTED:
        before = queens.request["state"]
        unfolded(queens.page).locator("#state").fill(pasted)
        state(queens).press("Enter")
        queens.page.wait_for_function(
            "(before) => document.querySelector('dhadha-player').request.state !== before", arg=before
        )
        queens.seek("end")
        expect(narration(queens)).to_have_text(sentence)


BAD = [
    (
        ("#state", "9 1 2"),
        "Column 1 has its queen in row 9, which is off the board. Rows go from 1 to 3, and 0 is no queen.",
    ),
    (("#state", "1 2 y"), "“y” for column 3 is not a number."),
    (("#state", ".Q. Q.."), "Row 1 has 3 squares, but there are 2 rows. Draw n rows of n squares."),
    (("#option-n", "0"), "n must be a whole number from 1 to 40, not “0”."),
    (
        ("#option-n", "1000000000"),
        "n = 1,000,000,000 is too large for this algorithm, which takes up to 40. “Very many queens” takes up "
        "to 1,000,000.",
    ),
]


def test_invalid_input_keeps_board(queens):
    before = queens.js("[player.request, player.length]")
    for (where, what), sentence in BAD:
        unfolded(queens.page).locator(where).fill(what)
        queens.page.locator(where).press("Enter")
        expect(queens.page.get_by_role("alert").filter(has_text=re.compile(re.escape(sentence)))).to_be_visible(
            timeout=20_000
        )
        assert queens.js("[player.request, player.length]") == before
        if where == "#state":
            state(queens).fill("")


TOO_FEW = [(2, "backtracking"), (3, "genetic"), (2, "large"), (3, "count"), (2, "construction"), (3, "backtracking")]


def test_two_and_three_queens_are_explained(queens):
    for n, algorithm in TOO_FEW:
        queens.run(algorithm=algorithm, state="", options={"n": n})
        queens.seek("end")
        expect(narration(queens)).to_contain_text(re.compile("there is no solution|cannot be placed|no placement"))


def test_n_and_board_stay_consistent(queens):
    tap(queens, 1, 3)
    expect(state(queens)).to_have_value("3 0 0 0 0 0 0 0", timeout=20_000)
    queens.page.locator("button.solve").click()
    queens.page.wait_for_function("() => document.querySelector('dhadha-player').request.state !== ''")
    unfolded(queens.page).locator("#option-n").fill("6")
    queens.page.locator("#option-n").press("Enter")
    expect(state(queens)).to_have_value("")
    unfolded(queens.page).locator("#state").fill("0 0 2 0 0")
    state(queens).press("Enter")
    expect(queens.page.locator("#option-n")).to_have_value("5")


def test_cursor_announced_to_screen_readers(queens):
    queens.page.locator("dhadha-board .board").focus()
    queens.page.keyboard.press("ArrowDown")
    said = queens.page.locator("dhadha-board p[role=status]")
    expect(active_cell(queens)).to_have_accessible_name("Column 1: row 1, empty")
    expect(said).to_have_text("")
    queens.page.keyboard.press("Enter")
    expect(active_cell(queens)).to_have_accessible_name("Column 1: row 1 ♛")
    expect(said).to_have_text("Column 1: row 1 ♛")


def test_queens_placed_during_startup_kept(open_player):
    queens = open_player(f"{HERE}?algorithm=backtracking&option-n=8&start-at=0")
    tap(queens, 2, 3)
    unfolded(queens.page).get_by_role("button", name="Solve", exact=True).click()
    queens.page.wait_for_function("() => document.querySelector('dhadha-player').request.state === '0 3 0 0 0 0 0 0'")
    expect(state(queens)).to_have_value("0 3 0 0 0 0 0 0")
