"""Streams of boards, and counts of boards before them."""

import pytest
from dhadha.notation.board_stream import split_off_count
from dhadha.puzzles.registry import find_puzzle
from dhadha.runs.run import is_board


@pytest.mark.parametrize(
    "puzzle, text, count, boards",
    [
        ("knight-path", "2\ne2 e4\na1 b2", 2, ["e2 e4", "a1 b2"]),
        ("knight-path", "\n2 \n\ne2 e4\n\na1 b2\n", 2, ["", "", "e2 e4", "", "a1 b2"]),
        ("n-puzzle", "2\n123046758\n12x", 2, ["123046758", "12x"]),
        ("coin-game", "১\n(5,2)", 1, ["(5,2)"]),
        ("knight-path", "3\ne2 e4\na1 b2", None, ["3", "e2 e4", "a1 b2"]),
        ("knight-path", "1\ne2 e4\na1 b2", None, ["1", "e2 e4", "a1 b2"]),
        ("knight-path", "0\n", None, ["0"]),
        ("knight-path", "e2 e4\n1\na1 b2", None, ["e2 e4", "1\na1 b2"]),
        ("pile-game", "2\n5 2 3\n1", None, ["2", "5 2 3", "1"]),
        ("n-queens", "1\n2 4 1 3", None, ["1\n2 4 1 3"]),
        ("n-puzzle", "2\n1 2 3\n4 5 6\n7 8 0\n\n1 2\n3 0", 2, ["1 2 3\n4 5 6\n7 8 0", "1 2\n3 0"]),
        ("n-puzzle", "2\n\n1 2\n3 0\n\n1 2\n0 3\n", 2, ["", "1 2\n3 0", "1 2\n0 3"]),
        ("n-puzzle", "3\n1 2\n3 0\n1 2\n0 3\n1 0\n3 2", 3, ["1 2\n3 0", "1 2\n0 3", "1 0\n3 2"]),
        ("n-puzzle", "2\n2\n1 2\n3 0\n3\n1 2 3\n4 5 6\n7 8 0", 2, ["2\n1 2\n3 0", "3\n1 2 3\n4 5 6\n7 8 0"]),
        ("n-puzzle", "3\n1 2 3\n4 5 6\n7 8 0", None, ["3\n1 2 3\n4 5 6\n7 8 0"]),
        ("n-queens", "2\n.Q..\n...Q\nQ...\n..Q.\n..Q.\nQ...\n...Q\n.Q..", 2,
         [".Q..\n...Q\nQ...\n..Q.", "..Q.\nQ...\n...Q\n.Q.."]),
        ("magic-square", "2\n8 1 6\n3 5 7\n4 9 2\n2 7 6\n9 5 1\n4 3 8", 2,
         ["8 1 6\n3 5 7\n4 9 2", "2 7 6\n9 5 1\n4 3 8"]),
        ("knight-path", "2\nN..\n...\n..T\nT..\n.#.\n..N", 2, ["N..\n...\n..T", "T..\n.#.\n..N"]),
        ("knight-path", "9999999\ne2 e4", None, ["9999999", "e2 e4"]),
        ("knight-path", "", None, []),
    ],
)
def test_board_count_only_if_unambiguous(puzzle, text, count, boards):
    algorithm = "check" if puzzle == "n-queens" else find_puzzle(puzzle).algorithms[0].id
    found, lines = split_off_count(
        find_puzzle(puzzle), text.splitlines(), lambda line: is_board(puzzle, algorithm, line, {})
    )
    assert (found, list(lines)) == (count, boards)
