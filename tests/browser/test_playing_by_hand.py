"""Boards played by hand: gestures, keys, hints, distances, opponents. tests/python/test_manual_play.py tests Python's
responses for every puzzle.
"""

import re
from urllib.parse import parse_qs, urlparse

import pytest
from dhadha.puzzles.sliding.puzzle import PUZZLE
from page_objects import BOARD, PHONE, Player, alert, assert_accessible, copy_text, eventually, open_form, press_tool
from playwright.sync_api import expect

SLIDING = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
QUEENS = "n-queens/?algorithm=backtracking&option-n=8&start-at=0"
KNIGHT = "knight-path/?algorithm=breadth-first&state=a1+h8&start-at=0"
PILES = "pile-game/?state=5+2+3&start-at=0"  # 5 2 3, one or two stones a move


# ---- sliding tiles

def test_tile_is_dragged_pushed_by_key_and_solved_from_there(open_running):
    """Each move is announced once, written into form and address, and can be undone."""
    player = open_running(SLIDING)
    page = player.page
    player.js("void (window.heard = [],"
              "player.addEventListener('boardchange', ({detail}) => heard.push(detail.state)))")
    player.drag((2, 2), (2, 1))
    expect(player.state).to_have_value("123406758")
    player.press("ArrowUp")
    expect(player.state).to_have_value("123456708")
    page.wait_for_url("**state=123456708*")
    player.button("Undo").click()
    expect(player.state).to_have_value("123406758")
    assert page.evaluate("heard") == ["123406758", "123456708", "123406758"]
    player.button("Solve from here").click()
    player.when("player.result?.moves === 'UL'")
    player.seek(0)
    player.press("ArrowLeft")
    expect(player.button("Undo")).to_be_visible()
    player.js("await player.step(1)")
    expect(player.state).to_have_value("123406758")
    expect(player.button("Undo")).to_have_count(0)
    player.run_and_show_first(state="1 2 3 / 0 4 5")
    expect(player.active_cell).to_have_attribute("aria-label", "Column 1: row 2, empty")
    player.press("ArrowLeft")
    expect(player.state).to_have_value("1 2 3 / 4 0 5")
    expect(page.get_by_role("grid").first).to_have_attribute("aria-activedescendant", "cell-4")
    expect(player.active_cell).to_have_attribute("aria-label", "Column 2: row 2, empty")


def test_keys_of_a_remote_keep_a_board_played_by_hand(open_player, page):
    player = open_player(SLIDING)
    player.js("(player.requestFullscreen = undefined, player.present())")
    player.drag((2, 2), (2, 1))
    player.when("player.values()[3] === 4")
    page.keyboard.press("PageDown")
    assert player.js("[player.position, player.values()[3]]") == [0, 4]


def test_first_moves_are_kept_while_python_starts(open_player, page):
    player = open_player(SLIDING)
    player.press("ArrowLeft", "ArrowUp")
    page.wait_for_url("**state=123456708*")
    assert parse_qs(urlparse(copy_text(page, "Copy link")).query)["state"] == ["123456708"]
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="বাংলা").click()
    page.wait_for_url("**/bn/**state=123456708*")
    player.when("player?.length > 0 && player.request.state === '123456708'")


def test_late_answers_do_not_touch_another_board(open_player):
    """A key, a hint and a reply that Python answers after the reader went elsewhere."""
    player = open_player("n-puzzle/?start-at=end")
    good = player.page.locator(".moves .good")
    player.press("ArrowDown")
    player.seek(0)
    press_tool(player, "hint")
    player.button("Show the answer").click()
    expect(player.narration).to_contain_text("Slide tile 4: a shortest solution of 3 moves begins with it.")
    player.wait_for_values([1, 2, 3, 0, 4, 6, 7, 5, 8])
    player.button("Hide the hint").click()
    press_tool(player, "hint")
    player.run(state="5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12", algorithm="solvability")
    expect(player.button("Hide the hint")).to_have_count(0)
    expect(player.page.locator(f"{BOARD} .cell")).to_have_count(16)
    player.run_and_show_first(puzzle="pile-game", state="7 4 9", algorithm="grundy", options={"takes": "1,3,4"})
    player.tap_stone(1, 7)
    expect(turn(player)).to_contain_text("is thinking")
    player.run_and_show_first(state="4 1")
    begin_game(player)
    player.button("Hint").click()
    expect(player.narration).to_contain_text("If all piles come in equal pairs, the player to move loses.")
    expect(good).to_have_count(0)
    player.button("Show the answer").click()
    expect(good).not_to_have_count(0)
    assert player.count_drawn_stones() == [4, 1]
    expect(turn(player)).to_have_text(BEGIN)


def test_hints_tell_the_rule_then_name_a_move_and_light_it(open_running):
    player = open_running(SLIDING)
    lit = player.page.locator(f"{BOARD} .piece.role-hint")
    press_tool(player, "hint")
    expect(player.narration).to_contain_text("Which tile beside the gap can slide nearer to its place?")
    expect(lit).to_have_count(0)
    player.button("Show the answer").click()
    expect(player.narration).to_have_text("Slide tile 4: a shortest solution of 3 moves begins with it.")
    expect(lit).to_have_text("4")
    player.button("Hide the hint").click()
    expect(lit).to_have_count(0)
    player.run_and_show_first(puzzle="n-queens", algorithm="backtracking", state="", options={"n": 6})
    player.tap(1, 2)
    expect(player.state).to_have_value(re.compile("^[.0] 1"))
    player.button("Hint").click()
    expect(player.narration).to_contain_text("Leave out forbidden squares and each square in the row or on a diagonal")
    player.button("Show the answer").click()
    expect(player.narration).to_contain_text("is safe, and the board can be completed with a queen there.")
    expect(player.page.locator(f"{BOARD} .cell.role-hint")).to_have_count(1)


# ---- the distance to the goal

NEAR = "1 2 3 4 5 6 7 8 9 10 11 12 13 0 14 15"  # LL is a shortest solution


def test_moves_are_rated_and_summed_up(open_running):
    player = open_running(SLIDING, state=NEAR)
    journey = player.page.locator("dhadha-player .journey")
    for keys, said in (
        (["ArrowRight"], ["3 moves left", "farther away"]), (["ArrowLeft"], ["2 moves left", "nearer"]),
        (["ArrowLeft"] * 2, ["You made 4 moves; a shortest path has 2. 1 move led away from the goal."]),
    ):
        player.press(*keys)
        for words in said:
            expect(journey).to_contain_text(words)
    expect(journey.locator(".way button")).to_have_text([*"RLLL"])
    expect(journey.locator(".way span")).to_have_text(["L", "L", "", ""])
    assert_accessible(player.page)
    journey.get_by_role("button", name="Move 1, R: back to the board after it. farther away").click()
    expect(journey).to_contain_text("3 moves left")
    player.run_and_show_first(state=NEAR)
    player.press("ArrowLeft", "ArrowLeft")
    expect(journey).to_contain_text("2 moves: no path is shorter.")
    player.run_and_show_first(state="2 1 3 4 5 6 7 8 0", algorithm="a-star")
    player.press("ArrowRight")
    expect(player.button("Undo")).to_be_visible()
    expect(journey).to_have_count(0)  # of a board that cannot be solved
    player.run_and_show_first(state=PUZZLE.shuffle(5, 5, 3, 60), algorithm="solvability", options={})
    player.press("ArrowUp")
    expect(journey).to_contain_text(re.compile(r"\d+ to \d+ moves left"))
    player.run_and_show_first(state=PUZZLE.shuffle(4, 4, 6))
    player.press("ArrowUp")
    known = journey.locator("p[aria-busy=false] strong")
    expect(known).to_have_text(re.compile(r"^\d+ moves left$"))  # after bounds that approach each other


# ---- queens

def test_queen_is_placed_dragged_and_lifted(open_running):
    queens = open_running(QUEENS)
    queens.tap(1, 1)
    expect(queens.state).to_have_value(re.compile("^1 "))
    queens.tap(5, 5)
    expect(queens.narration).to_have_text(
        "Two queens attack each other on a diagonal: column 1, row 1 and column 5, row 5.")
    expect(queens.page.locator(f"{BOARD} .cell.role-conflict")).to_have_count(2)
    queens.drag((5, 5), (3, 6))
    expect(queens.narration).to_have_text("2 of 8 queens are placed, and none attacks another.")
    expect(queens.state).to_have_value("1 0 0 0 0 3 0 0")
    queens.tap(1, 1)
    expect(queens.state).to_have_value("0 0 0 0 0 3 0 0")
    for _ in range(4):
        queens.button("Undo").click()
    expect(queens.state).to_have_value("")
    queens.press("ArrowRight", "ArrowRight", "ArrowDown", "Enter")
    expect(queens.state).to_have_value("0 2 0 0 0 0 0 0")
    expect(queens.active_cell).to_have_accessible_name("Column 2: row 2 ♛")
    expect(queens.page.locator(f"{BOARD} p[role=status]")).to_have_text("Column 2: row 2 ♛")
    race = queens.page.get_by_role("link", name="Race the methods")
    expect(race).to_have_attribute("href", re.compile(r"state=0\+2\+0"))
    queens.page.keyboard.press("Enter")
    expect(queens.state).to_have_value("")


def test_squares_are_forbidden_and_the_board_completed(open_running):
    queens = open_running(QUEENS)
    blocked = queens.page.locator(f"{BOARD} .cell.blocked")
    queens.drag((1, 1), (1, 2), (1, 3))
    expect(queens.state).to_have_value("0 0 0 0 0 0 0 0 x 1,1 1,2 1,3")
    expect(blocked).to_have_count(3)
    queens.tap(1, 2)
    expect(queens.state).to_have_value("0 0 0 0 0 0 0 0 x 1,1 1,3")
    queens.press("ArrowRight", "ArrowDown", "ArrowDown", "x")
    expect(blocked).to_have_count(3)
    queens.tap(8, 8)
    expect(queens.state).to_have_value(re.compile(r"0 0 0 0 0 0 0 8 x 1,1 1,3 \d,\d"))
    queens.page.locator("button.solve").click()
    queens.when("player.request.state.startsWith('0 0 0 0 0 0 0 8 x') && player.result?.queens?.[7] === 8")
    expect(blocked).to_have_count(3)


# ---- the knight

def row_and_column_of_square(name):
    """(row, column) of "c3", from 1 at the top left."""
    return 9 - int(name[1]), "abcdefgh".index(name[0]) + 1


def test_knight_and_target_are_dragged_and_walls_drawn(open_running):
    knight = open_running(KNIGHT)
    knight.drag(row_and_column_of_square("a1"), row_and_column_of_square("c3"), row_and_column_of_square("e4"))
    expect(knight.state).to_have_value("e4 h8")
    expect(knight.narration).to_have_text("From e4 to h8 it takes 3 moves. One of 2 shortest paths is shown.")
    expect(knight.page.locator(f"{BOARD} .cell.role-path")).to_have_count(4)
    knight.drag(row_and_column_of_square("h8"), row_and_column_of_square("e2"))
    expect(knight.state).to_have_value("e4 e2")
    expect(knight.narration).to_contain_text("From e4 to e2 it takes 2 moves.")
    knight.button("Solve from here").click()
    knight.when("player.request.state === 'e4 e2' && player.result?.distance === 2")
    knight.run_and_show_first(state="a1 h8")
    for name, board in (("b3", "a1 h8 x b3"), ("c2", "a1 h8 x b3 c2"), ("b3", "a1 h8 x c2")):
        knight.tap(*row_and_column_of_square(name))
        expect(knight.state).to_have_value(board)
    knight.button("Undo").click()
    expect(knight.narration).to_contain_text("Every path would go through one of 2 walls: b3, c2.")
    expect(knight.page.locator(f"{BOARD} .cell.blocked")).to_have_count(2)
    knight.run_and_show_first(state="a1 h8")
    knight.drag(row_and_column_of_square("a4"), row_and_column_of_square("e4"))
    expect(knight.state).to_have_value("a1 h8 x a4 b4 c4 d4 e4")
    expect(knight.page.locator(".hand [role=status]")).to_have_text("1 change by hand")
    knight.run_and_show_first(state="a1 h8", algorithm="bitboard")
    for keys, said, board in (
        ("ArrowUp ArrowDown", "Column a: row 1, ♞", "a1 h8"),
        ("Enter ArrowRight ArrowUp Enter", "Column b: row 2, ♞", "b2 h8"),
        ("ArrowRight Enter", "Column c: row 2, wall", "b2 h8 x c2"),
    ):
        knight.press(*keys.split())
        expect(knight.state).to_have_value(board)
        expect(knight.active_cell).to_have_accessible_name(re.compile(f"^{said}"))


# ---- piles and coins

BEGIN = "Your turn, or let the computer begin."
MADE = r"took [12] from pile [123]: (none is|1 is|\d are) left|moved coin [12] from \(\d,\d\) to \(\d,\d\)"
YOURS = re.compile(rf"^\s*Your turn\.\s+The computer ({MADE})\.\s*$")


@pytest.fixture
def show_game(small_window, open_running):
    """Show a game at its start, against the perfect computer."""
    def open_and_begin_game(state, puzzle="pile-game", **options):
        player = open_running(PILES, puzzle=puzzle, algorithm="grundy", state=state, options=options)
        begin_game(player)
        return player
    return open_and_begin_game


def begin_game(player):
    player.button("Play against the computer").click()
    choose_opponent(player, "perfect")
    expect(turn(player)).to_have_text(BEGIN)
    expect(player.element.locator(".code")).to_have_count(0)


def choose_opponent(player, opponent):
    player.page.get_by_label("Against").select_option(opponent)


def turn(player):
    return player.page.locator("dhadha-player p.turn")


def test_digit_takes_that_many_stones(show_game):
    player = show_game("4 5", takes="1,2")
    choose_opponent(player, "")
    player.press("ArrowRight", "ArrowRight", "3")
    expect(turn(player)).to_contain_text("You may take 1 or 2 stones, not 3.")
    player.press("9")
    expect(turn(player)).to_contain_text("Only 5 are left here.")
    player.press("2")
    expect(player.state).to_have_value("4 3")


@pytest.mark.parametrize("state, options, lit", [
    ("5 2", {"takes": "1,2"}, [[], [], [], [4, 5], [5]]),
    ("5", {"octal": "0.77"}, [[], [2], [3], [4, 5], [5]]),
    ("4 2", {"split": "unequal"}, [[], [2, 3, 4], [], [4]]),
])
def test_stones_light_up_that_a_tap_would_take_or_split_off(show_game, state, options, lit):
    player = show_game(state, **options)
    heap = player.page.locator("dhadha-board.piles [data-cell='0']")
    expect(player.page.locator(".moves summary")).to_contain_text("move")
    for stone, wanted in enumerate(lit, 1):
        heap.locator(f"[data-stone='{stone}']").hover()
        found = heap.locator(".lit").evaluate_all("(stones) => stones.map(({dataset}) => Number(dataset.stone))")
        assert found == wanted


def test_game_is_no_wider_than_a_phone(show_game):
    page = show_game("5 3 2").page
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_game_is_undone_begun_anew_and_left_to_the_computer(show_game):
    player = show_game("5 2 3", takes="1,2")
    player.tap_stone(1, 1)  # five stones
    expect(turn(player)).to_contain_text("You may take 1 or 2 stones, not 5.")
    player.tap_stone(1, 5)
    expect(turn(player)).to_have_text(YOURS)
    player.button("Undo").click()
    expect(turn(player)).to_have_text(BEGIN)
    expect(player.state).to_have_value("5 2 3")
    player.tap_stone(2, 1)
    expect(turn(player)).to_have_text(YOURS)
    player.page.keyboard.press(" ")  # in a game, no playing
    player.fill_and_submit_field("Stones per move", "1,3")
    player.when("player.request.options.takes === '1,3' && player.request.state !== '5 2 3'")
    player.run_and_show_first(state="5 2 3", options={"takes": "1,2"})
    begin_game(player)
    player.button("Let the computer begin").click()
    eventually(True, lambda: len(player.highlighted("current")) == 1)
    expect(turn(player)).to_have_text(YOURS)
    eventually(True, lambda: sum(player.count_drawn_stones()) in (8, 9))
    player.button("Stop playing").click()
    expect(player.state).to_have_value("5 2 3")
    expect(turn(player)).to_have_count(0)


def test_lost_game_shows_the_move_that_would_have_won(show_game):
    """Then it is won from there, lost to a computer that begins, and after a win made harder."""
    player = show_game("4", takes="1,2")
    main = player.element.locator(".game .primary")

    def play(stone, outcome, verdict):
        player.tap_stone(1, stone)
        expect(turn(player)).to_contain_text(outcome)
        expect(player.narration).to_contain_text(verdict)

    play(3, "The computer wins. The computer took 2 from the pile: none is left.",
         "Your move 1 gave the win away. This would have won: Take 1 from the pile, which leaves 3. From a multiple of "
         "3, the player to move loses. Whatever this player takes, the opponent takes the rest of 3.")
    assert_accessible(player.page)
    expect(main).to_have_text("Again")
    expect(player.button("Harder")).to_have_count(0)
    player.button("Show this position").click()
    expect(player.state).to_have_value("4")
    eventually({0}, player.highlighted, "hint")
    play(4, "Your turn. The computer took", "The player who cannot move loses.")
    play(1, "You win!", "The computer's first position was lost already, and you made no mistake. From a multiple")
    player.button("Let the computer begin").click()
    expect(turn(player)).to_have_text("Your turn. The computer took 1 from the pile: 3 are left.")
    play(3, "The computer wins.", "Your first position was lost already, and the computer made no mistake.")
    expect(main).to_have_text("Let me begin")
    main.click()
    expect(turn(player)).to_have_text(BEGIN)
    play(4, "Your turn. The computer took", "The player who cannot move loses.")
    play(1, "You win!", "The computer's first position was lost already")
    player.button("Harder").click()
    expect(player.state).to_have_value(re.compile("^4 [23]$"))
    expect(turn(player)).to_have_text(BEGIN)


def test_two_people_play_in_turn_and_split_piles(show_game):
    player = show_game("2 2", takes="1,2")
    choose_opponent(player, "")
    player.tap_stone(1, 1)
    expect(turn(player)).to_have_text("The second player's turn. The first player took 2 from pile 1: none is left.")
    player.page.locator("details.moves").evaluate("(moves) => (moves.open = true)")
    player.page.locator(".moves li").first.get_by_role("button").press("Enter")
    expect(turn(player)).to_have_text("The first player's turn. The second player took 1 from the pile: 1 is left.")
    expect(player.state).to_have_value("0 1")
    player.press("ArrowRight", "ArrowRight", "Enter")
    expect(turn(player)).to_contain_text("The first player wins.")
    expect(player.narration).to_contain_text("The second player gave the win away with move 1. This would have won:")
    player = show_game("8 6", split="unequal")
    choose_opponent(player, "")
    player.tap_stone(1, 5)  # in two equal halves
    expect(turn(player)).to_contain_text("You split a pile into two unequal piles, not into 4 and 4.")
    player.tap_stone(1, 3)
    expect(player.state).to_have_value("6 6 2")
    player.tap_stone(2, 6)
    expect(player.state).to_have_value("6 5 2 1")


def test_coin_goes_by_tap_drag_and_key_to_legal_squares_only(show_game):
    player = show_game("(6,3) (8,6)", "coin-game")
    player.tap(6, 3)
    targets = player.page.locator("dhadha-board .target")
    expect(targets).to_have_count(4)
    player.tap(4, 4)
    expect(targets).to_have_count(0)
    expect(turn(player)).to_have_text(YOURS)
    expect(player.state).not_to_have_value("(4,4) (8,6)")
    player.button("Undo").click()
    choose_opponent(player, "")
    expect(player.state).to_have_value("(6,3) (8,6)")
    player.drag((8, 6), (5, 5))
    expect(targets).to_have_count(0)
    expect(player.state).to_have_value("(6,3) (8,6)")
    player.drag((8, 6), (6, 5))
    expect(player.state).to_have_value("(6,3) (6,5)")
    player.press("ArrowDown", "Enter", "ArrowUp", "ArrowUp", "ArrowRight", "Enter")
    expect(player.state).to_have_value("(4,4) (6,5)")
    player.button("Solve from here").click()
    player.when("player.request.state === '(4,4) (6,5)' && player.result?.winner")


def test_moves_of_coins_are_edited(show_game):
    player = show_game("(6,3) (8,6)", "coin-game")
    before = player.js("[player.request, player.length]")
    moves = open_form(player.page).locator("dhadha-offsets")
    moves.locator("[data-offset='2,-1']").click()
    expect(alert(player.page, "2 moves can lead back to the same square, so the game might never end:")).to_be_visible()
    picture = f"{BOARD}.picture"
    expect(player.links(picture)).to_have_count(2)
    assert len(player.highlighted("conflict", picture)) == 2
    assert player.js("[player.request, player.length]") == before
    for offset in ("2,-1", "-2,-1", "1,-2", "-1,-2"):
        open_form(player.page).locator(f"dhadha-offsets [data-offset='{offset}']").click()
    player.when("player.request.options.moves === '-2,1' && player.result")
    expect(moves.locator("[aria-checked=true]")).to_have_count(1)
    moves.locator("[data-offset='-3,-3']").focus()
    for key in ("ArrowDown", "ArrowRight", "Space"):
        player.page.keyboard.press(key)
    player.when("player.request.options.moves === '-2,1 -2,-2'")


def test_cell_tells_how_it_was_filled(open_player):
    player = open_player("coin-game/?state=(5,2)+(8,8)&start-at=end")
    final = player.js("player.sentence")
    expect(player.narration).to_have_text(final)
    player.page.mouse.move(*player.middle_of_square(5, 4))
    expect(player.narration).to_contain_text("Numbers of the options of (5,4): {0, 1, 2, 3}")
    expect(player.links()).to_have_count(4)
    player.page.mouse.move(2, 2)
    expect(player.narration).to_have_text(final)


# ---- numbers

def test_numbers_are_typed_summed_and_hinted(open_running):
    square = open_running("magic-square/?algorithm=check&option-n=3&start-at=0")
    page, field = square.page, square.page.locator(f"{BOARD} input")

    def type_number_into_square(row, column, *keys):
        square.tap(row, column)
        expect(field).to_be_focused()
        for key in keys:
            page.keyboard.press(key)

    type_number_into_square(1, 1, "8", "Enter", "1", "Enter", "6", "Enter", "Escape")
    expect(square.narration).to_have_text("3 of 9 cells are filled. Of 8 lines, one is full and sums to 15.")
    expect(page.locator(f"{BOARD} .edge")).to_have_text(["15", "", "", "8", "1", "6", "8", "6"])
    expect(page.locator(f"{BOARD} .edge.role-goal")).to_have_count(1)
    type_number_into_square(2, 2, "8", "Enter", "Escape")
    expect(square.narration).to_contain_text("8 appears twice")
    eventually({0, 4}, square.highlighted, "conflict")
    type_number_into_square(1, 2, "9", "9", "9", "9", "Enter")
    expect(page.get_by_text("Type a whole number from 0 to 900.")).to_be_visible()
    page.keyboard.press("Escape")
    square.run_and_show_first(state="8 1 0 / 3 5 7 / 4 9 2")
    press_tool(square, "hint")
    expect(square.narration).to_contain_text("Look for a line with one empty cell")
    square.button("Show the answer").click()
    expect(square.narration).to_have_text("Row 1 has one empty cell: 15 − 9 = 6 is forced in row 1, column 3.")
    eventually(("6", {2}), lambda: (square.numbers().get(2), square.highlighted("current")))
    square.button("Hide the hint").click()
    type_number_into_square(1, 3, "6", "Enter", "Escape")
    expect(page.locator(".hand [role=status]")).to_have_text("Solved")
    expect(square.narration).to_have_text("All 8 lines sum to 15: this square is magic!")


# ---- boards of packages

HAS_RED = """(canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return data.some((red, at) => at % 4 === 0 && red === 255 && data[at + 1] === 179 && data[at + 2] === 168);
}"""


def test_sudoku_of_a_package_is_played(open_player, page):
    player, board = open_player(SLIDING), page.locator(BOARD).first
    assert player.js("await player.install(['../dhadha_sudoku-1.0-py3-none-any.whl'])") == ["sudoku"]
    player.run_and_show_first(puzzle="sudoku", algorithm="depth-first", state="1.....3..4.....2", options={})
    expect(board.locator(".cell.given")).to_have_count(4)
    expect(board.locator(".cell.colour-red.given")).to_have_count(1)
    expect(board.locator(".rules")).to_have_attribute("d", "M0 200h400M200 0v400")
    expect(board.locator("[data-cell='1'] .pencil")).to_have_count(2)
    eventually(True, page.locator("dhadha-lists .small").first.evaluate, HAS_RED)
    board.locator("[data-cell='0']").click()
    expect(page.get_by_text("This cell is given")).to_be_visible()
    board.locator("[data-cell='1']").click()
    board.locator("input").press("2")  # values have one digit
    expect(board.locator("input")).to_have_count(0)
    expect(player.state).to_have_value("1b....3..4.....2")
    expect(board.locator("[data-cell='5'] .pencil")).to_have_count(0)  # no further digit fits
    expect(board.locator("#cell-0")).to_have_text("1, given")


def test_manual_play_is_separate_per_player(blog_player):
    """Moves made before Python has started; a player moved within its page; ten players share one Python."""
    blog_player.press("ArrowLeft", "ArrowUp", "ArrowLeft")
    blog_player.page.get_by_role("button", name="Undo").click()
    blog_player.js("document.body.append(player)")
    results = blog_player.page.evaluate("""async () => {
        for (let more = 0; more < 9; more += 1) document.body.append(document.createElement("dhadha-player"));
        const players = [...document.querySelectorAll("dhadha-player")];
        const running = players.map((player, at) => player.run({state: at ? "123406758" : "867254301",
            algorithm: "ida-star", options: {}}));
        await new Promise(requestAnimationFrame);
        document.body.prepend(players[3]);
        return (await Promise.all(running)).map((result) => result.length);
    }""")
    assert results == [31, *[2] * 9] and len(blog_player.page.workers) == 1
    assert Player(blog_player.page).request["state"] == "123406758"
