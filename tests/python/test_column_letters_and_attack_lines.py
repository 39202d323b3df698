"""The page's geometry of boards: letters of columns as Python writes them, and the lines of attacking pieces."""

from dhadha.puzzles.knight.parse_and_format_state import column_name
from run_helpers import call_page

GEOMETRY = "player/board/geometry.ts"
QUEEN = [[down, right] for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
SHAPE, APPEARANCE = {"rows": 4, "columns": 4}, {"lines": QUEEN, "blank": 0}


def attacked(*queens):
    """Return the squares that queens attack: (row, column) from 0 each."""
    return {
        (row, column) for row in range(4) for column in range(4) for up, left in queens
        if (row, column) != (up, left) and (row == up or column == left or abs(row - up) == abs(column - left))
    }


def test_letters_of_columns_are_those_of_python():
    letters = call_page(GEOMETRY, (["columnLetters", column] for column in range(800)))
    assert letters == [column_name(column) for column in range(800)]


def test_lines_are_of_the_settled_pieces_or_of_all_by_hand_and_of_the_current_one_on_a_full_board():
    some, full = [1, 3, 0, 0], [1, 3, 1, 3]
    squares_of = call_page(GEOMETRY, (["attackedSquares", *each] for each in (
        [some, [None, "conflict"], SHAPE, APPEARANCE, False],
        [full, [None, None, "current"], SHAPE, APPEARANCE, False],
        [some, [None, "conflict"], SHAPE, APPEARANCE, True],
        [full, [], SHAPE, APPEARANCE, True],
        [some, [], SHAPE, {"blank": 0}, False],
    )))
    found = [{(row, column) for row, column in squares} for squares in squares_of]
    assert found == [attacked((0, 0)), attacked((0, 2)), attacked((0, 0), (2, 1)), set(), set()]
