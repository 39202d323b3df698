"""Streams of boards in the command `judge`, counts of boards before them, and answers of `solve`."""

import json

import pytest
from dhadha.notation.board_stream import split_off_count
from dhadha.puzzles.magic.square_puzzle import DURER
from dhadha.puzzles.registry import find_puzzle
from dhadha.runs.run import is_board
from magic_oracle import EXCHANGED
from run_helpers import command


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


JUDGED = [  # (puzzle, arguments, input, lines of output, words of errors, status)
    ("n-puzzle", [], "1 2 3\n4 5 6\n7 0 8\n\n[1, 2, 3, 0]\n12x\n", ["L", "solved", "…"], "", 2),
    ("knight-path", [], "e2 e4\n", ["To get from e2 to e4 takes 2 knight moves."], "", 0),
    (
        "knight-path", [], "1\n(1,1) (8,8)\n", ["To get from a1 to h8 takes 6 knight moves."],
        "the first line, 1, was read", 0,
    ),
    ("knight-path", ["--option", "leaper=1,3"], "a1 h7\na1 z9\n", ["There is no way from a1 to h7.", "…"], "", 2),
    (
        "n-queens", ["--algorithm", "check"], "2 4 1 3\n\n1 2 3 4\n২৪১০\n1 2\n2 4 1 7\n",
        ["solution", "", "6 attacking pairs", "3 of 4 queens in peace", "1 attacking pair", "…"], "", 2,
    ),
    (
        "n-queens", ["--algorithm", "check"], "[[1,3,0,2], [2,4,1,3]]\n[2,0,3,1]\n", ["solution"] * 3, "counted from 0",
        0,
    ),
    (
        "magic-square", ["--algorithm", "check"], f"{DURER}\n{EXCHANGED}\n1 2 3\n",
        ["magic, constant 34", "not magic: column 2 is 8, column 3 is 22, falling diagonal is 22", "…"], "", 2,
    ),
]


@pytest.mark.parametrize("puzzle, arguments, text, lines, errors, status", JUDGED)
def test_judge(puzzle, arguments, text, lines, errors, status):
    found, out, err = command("judge", puzzle, *arguments, stdin=text)
    assert (found, len(out)) == (status, len(lines)) and errors in "\n".join(err)
    assert all(line in ("…", said) for said, line in zip(out, lines))


def test_solve_prints_answers_and_refusals():
    for puzzle, algorithm, state, options, line, status in (
        ("n-queens", "backtracking", "", ["n=4"], "2 4 1 3", 0),
        ("n-queens", "backtracking", "", ["n=3"], "no solution", 0),
        ("n-queens", "count", "", ["n=8"], "solutions: 92, fundamental: 12", 0),
        ("n-queens", "count", "0 0 0 0 x 1,1", [], "solutions: 2", 0),
        ("n-queens", "min-conflicts", "", ["n=12", "max-steps=2"], "out of budget", 3),
        ("magic-trick", "any-sum", "", ["sum=87", "reveal=no"], "67 1 12 7 / 11 8 66 2 / 5 10 3 69 / 4 68 6 9", 0),
    ):
        arguments = [word for option in options for word in ("--option", option)]
        said = command("solve", puzzle, "--algorithm", algorithm, "--state", state, *arguments)
        assert said == (status, [line], []), said
    status, out, err = command(
        "solve", "n-queens", "--algorithm", "check", "--state", "[1, 3, 0, 2]", "--json", "--no-steps"
    )
    assert json.loads("\n".join(out))["read_as"] == err[0].removeprefix("dhadha: ").strip() != ""
    status, out, err = command("solve", "n-puzzle", "--state", "1 2 3 4 0 5")
    assert status == 2 and "1 2 3 / 4 0 5 | 1 2 / 3 4 / 0 5" in "\n".join(err)
    status, out, _ = command("solve", "magic-square", "--option", "n=10")
    checked = command("solve", "magic-square", "--algorithm", "check", "--state", "\n".join(out))
    assert checked[:2] == (0, ["magic, constant 505"])


def test_solve_prints_every_step_in_json():
    _, out, _ = command("solve", "n-queens", "--algorithm", "backtracking", "--option", "n=4", "--json")
    said = json.loads("\n".join(out))
    assert (said["effective_algorithm"], said["status"], len(said["steps"])) == ("backtracking", "found", 32)
    assert said["steps"][2] == {
        "word": "reject", "reason": "attacked",
        "args": {"column": 2, "row": 1, "line": "row", "attacker": 1, "attacker-row": 1},
        "state": "1 1 . .", "move": "1", "depth": 2, "h": 0, "marks": [[0, "hint"], [1, "conflict"]],
        "links": [[0, 1]],
    }
