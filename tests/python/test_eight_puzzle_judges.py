"""UVa 652 and POJ 1077, "Eight": the judges' input and output, whose letters are moves of the blank."""

from random import Random

import pytest
from dhadha import InvalidInput
from dhadha.puzzles.sliding.judge_formats import poj_1077, uva_652
from oracle import neighbours
from test_command_line import command

SAMPLE = "2 3 4 1 5 x 7 6 8"  # published with the answer ullddrurdllurdruldr; any way is right
LOYD = "1 2 3 4 5 6 8 7 x"
TILE_GOES = {"u": "D", "d": "U", "l": "R", "r": "L"}


def after(board: str, letters: str) -> str:
    board = "".join(board.split()).replace("x", "0")
    for letter in letters:
        board = neighbours(board)[TILE_GOES[letter]]
    return board


def test_the_published_samples_are_solved_in_fewest_moves(table):
    done = command("judge", "n-puzzle", "--form", "poj-1077", stdin=" 2  3  4  1  5  x  7  6  8\n")
    assert (done.stderr, done.returncode, done.stdout.count("\n")) == ("", 0, 1)
    assert after(SAMPLE, done.stdout.strip()) == after(SAMPLE, "ullddrurdllurdruldr") == "123456780"
    assert len(done.stdout.strip()) == table[after(SAMPLE, "")]
    assert [*uva_652(["1", "", SAMPLE])] == [done.stdout.strip()]


@pytest.mark.parametrize("layout", ["{}", "{}\n\n", " {}  \n"])
def test_boards_in_lines_or_squares_have_an_empty_line_between_their_answers(layout, table):
    random, boards = Random(652), [LOYD, "1 2 3\n4 5 6\n7 8 x", "12345678x"]
    boards += [" ".join(random.sample("12345678x", 9)) for _ in range(40)]
    answers = [*uva_652([str(len(boards)), "", *"".join(layout.format(board) + "\n" for board in boards).split("\n")])]
    assert answers[:3:2] == ["unsolvable", ""] and not any(answers[1::2]) and len(answers) == 2 * len(boards) - 1
    for board, answer in zip(boards, answers[::2]):
        state = after(board, "")
        assert (answer == "unsolvable") == (state not in table)
        assert answer == "unsolvable" or (after(board, answer), len(answer)) == ("123456780", table[state])


@pytest.mark.parametrize("form, text, says", [
    (uva_652, "", "number of boards"),
    (uva_652, "two", "“two” is not the number of boards"),
    (uva_652, f"2 {SAMPLE} 1 2", "the nine tiles of board 2"),
    (uva_652, f"2 {SAMPLE} 1 2 3 4 5 6 7 8 8", "Board 2: 8 stands twice, again at place 9; 0 is missing"),
    (poj_1077, "1 2 3 4 5 6 7 8 9", "Board 1: 9 at place 9 is too large"),
    (poj_1077, "1 2 3 4 y 6 7 8 x", "“y” at place 5"),
    (poj_1077, f"{SAMPLE} 1", "After the last case stands “1”"),
])
def test_faults_are_named(form, text, says):
    with pytest.raises(InvalidInput, match=says):
        [*form([text])]
