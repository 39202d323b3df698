"""Inputs of judges: published samples, brute force, sloppy input, counts of boards, faults with their line."""

import json
import re
from itertools import product
from pathlib import Path
from random import Random

import pytest
from coins_oracle import HYPER
from dhadha import InvalidInput
from dhadha.notation.board_stream import split_off_count
from dhadha.puzzles.coins.grundy_by_level import grundy_grid
from dhadha.puzzles.grundy.mex import xor_of
from dhadha.puzzles.magic.square_puzzle import DURER
from dhadha.puzzles.registry import find_puzzle, own_puzzles
from dhadha.puzzles.sliding.online_judge_formats import uva_652
from dhadha.runs.run import is_board
from magic_oracle import EXCHANGED
from piles_oracle import brute_grundy
from run_helpers import command
from sliding_oracle import neighbours

S_NIM = "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n"
KNIGHTS = "e2 e4\na1 b2\nb2 c3\na1 h8\na1 h7\nh8 a1\nb1 c3\nf6 f6\n"
UVA_750 = """SOLN       COLUMN
 #      1 2 3 4 5 6 7 8

 1      1 5 8 6 3 7 2 4
 2      1 6 8 3 7 4 2 5
 3      1 7 4 6 8 2 5 3
 4      1 7 5 8 2 4 6 3"""
EMPTY = "........\n" * 8
NOT_VALID = "*.......\n..*.....\n....*...\n......*.\n.*......\n.......*\n.....*..\n...*....\n"
VALID = "*.......\n......*.\n....*...\n.......*\n.*......\n...*....\n.....*..\n..*.....\n"
LOYD = "1 2 3 4 5 6 8 7 x"
TILE_GOES = {"u": "D", "d": "U", "l": "R", "r": "L"}
SAMPLE = "2 3 4 1 5 x 7 6 8"  # of UVa 652 and POJ 1077, with the answer ullddrurdllurdruldr; any way is right
SAMPLES = [
    ("knight-path", "uva-439", KNIGHTS, "".join(
        f"To get from {squares[:2]} to {squares[3:]} takes {moves} knight moves.\n"
        for squares, moves in zip(KNIGHTS.splitlines(), (2, 4, 2, 6, 5, 6, 1, 0))
    )),
    ("knight-path", "poj-1915", "3\n8\n0 0\n7 0\n100\n0 0\n30 50\n10\n1 1\n1 1\n", "5\n28\n0\n"),
    ("knight-path", "poj-1915", "2\n4\n0 0\n0 3\n5\n0 0\n0 3\n", "5\n3\n"),
    ("knight-path", "cses-1072", "8\n", "0\n6\n28\n96\n252\n550\n1056\n1848\n"),
    ("knight-path", "kattis-knightjump", "3\n...\n.##\n.#K\n", "-1\n"),
    ("knight-path", "kattis-knightjump", "4\n....\n..#.\n...#\n#..K\n", "2\n"),
    ("knight-path", "lightoj-1010", "3\n8 8\n3 7\n4 10\n", "Case 1: 32\nCase 2: 11\nCase 3: 20\n"),
    ("knight-path", "lightoj-1010", "8\n1 5\n4 1\n2 1\n2 3\n2 5\n6 2\n2 8\n3 3\n", "".join(
        f"Case {case}: {most}\n" for case, most in enumerate((5, 4, 2, 4, 6, 8, 8, 5), 1)
    )),
    ("pile-game", "poj-2960", S_NIM, "LWW\nWWL\n"),
    ("pile-game", "uva-10165", "4\n7 15 24 1\n3\n1 2 3\n0\n", "Yes\nNo\n"),
    ("pile-game", "poj-2234", "2 45 45\n3 3 6 9\n", "No\nYes\n"),
    ("pile-game", "poj-3480", "2\n3\n3 5 1\n1\n1\n", "John\nBrother\n"),
    ("pile-game", "cses-1730", "3\n4\n5 7 2 5\n2\n4 1\n3\n3 5 6\n", "first\nfirst\nsecond\n"),
    ("pile-game", "cses-1729", "10 3\n1 3 4\n", "WLWWWWLWLW\n"),
    ("pile-game", "cses-2207", "3\n6\n7\n8\n", "first\nsecond\nfirst\n"),
    ("coin-game", "lightoj-1315", "2\n1\n1 0\n2\n2 5\n3 5\n", "Case 1: Bob\nCase 2: Alice\n"),
    ("coin-game", "hackerrank-chessboard-game", "3\n5 2\n5 3\n8 8\n", "Second\nFirst\nFirst\n"),
    ("coin-game", "hackerrank-chessboard-game-again", "2\n3\n5 4\n5 8\n8 2\n6\n7 1\n7 2\n7 3\n7 4\n7 4\n7 4\n",
     "First\nSecond\n"),
    ("n-queens", "uva-750", "1\n\n1 1\n", UVA_750 + "\n"),
    ("n-queens", "uva-750", "2\n1 1\n\n1 1\n", f"{UVA_750}\n\n{UVA_750}\n"),
    ("n-queens", "uva-11195", f"8\n{EMPTY}4\n.*..\n....\n....\n....\n0\n", "Case 1: 92\nCase 2: 1\n"),
    ("n-queens", "uva-11195", "3\n...\n...\n...\n1\n.\n1\n*\n0\n", "Case 1: 0\nCase 2: 1\nCase 3: 0\n"),
    ("n-queens", "kattis-8queens", NOT_VALID, "invalid\n"),
    ("n-queens", "kattis-8queens", VALID, "valid\n"),
    ("n-queens", "kattis-8queens", EMPTY, "invalid\n"),
    ("n-queens", "kattis-8queens", VALID.replace("*.......", "**......"), "invalid\n"),
    ("magic-square", "hackerrank-magic-square-forming", "5 3 4\n1 5 8\n6 4 2\n", "7\n"),
    ("magic-square", "hackerrank-magic-square-forming", "4 9 2\n3 5 7\n8 1 5\n", "1\n"),
    ("magic-square", "hackerrank-magic-square-forming", "4 8 2\n4 5 7\n6 1 6\n", "4\n"),
]


def answers(puzzle, form, text) -> str:
    return "".join(line + "\n" for line in find_puzzle(puzzle).forms[form](text.splitlines()))


@pytest.mark.parametrize("puzzle, form, text, answer", SAMPLES)
def test_samples_and_sloppy_ones(puzzle, form, text, answer):
    assert answers(puzzle, form, text) == answer
    assert answers(puzzle, form, "\n\t" + text.replace("\n", "  \r\n\n").replace(" ", " \t ") + "\n \n") == answer


def test_every_form_has_a_sample():
    forms = {(puzzle.id, form) for puzzle in own_puzzles() for form in puzzle.forms}
    assert forms == {sample[:2] for sample in SAMPLES} | {("n-puzzle", "uva-652"), ("n-puzzle", "poj-1077")}
    document = (Path(__file__).parents[2] / "py/docs/command-line.md").read_text(encoding="utf-8")
    assert {form for _, form in forms} <= set(re.findall(r"`([\w-]+)`", document))


def refusal(puzzle, form, text) -> str:
    with pytest.raises(InvalidInput) as caught:
        answers(puzzle, form, text)
    return str(caught.value)


@pytest.mark.parametrize("puzzle, form, text", [sample[:3] for sample in SAMPLES])
def test_every_word_of_the_samples_is_checked(puzzle, form, text):
    """A faulty word is quoted with its line; one that lacks, or is too many, is named."""
    for word in re.finditer(r"\S+", text):
        line = 1 + text.count("\n", 0, word.start())
        said = refusal(puzzle, form, f"{text[:word.start()]}?{text[word.end():]}")
        assert said.startswith(f"Line {line}: “") and "?" in said
        if form not in ("uva-439", "poj-2234"):  # they end anywhere
            assert "ends before" in refusal(puzzle, form, text[: word.start()])
            assert "“1” follows the last case" in refusal(puzzle, form, text + " 1")


@pytest.mark.parametrize("puzzle, form, text, says", [
    ("knight-path", "uva-439", "e2 e4\n\ne2 i9\n", "Line 3: “e2 i9”"),
    ("knight-path", "uva-439", "e2 e4 e6\n", "Line 1: “e2 e4 e6” is not two squares"),
    ("knight-path", "uva-439", ", ,\n", "Line 1"),
    ("knight-path", "poj-1915", "1\n8\n0 0\n8 0\n", "Line 4: “8” is not a coordinate of case 1"),
    ("knight-path", "poj-1915", "1\n3\n", "Line 2: “3”"),
    ("knight-path", "cses-1072", "0", "Line 1: “0”"),
    ("knight-path", "kattis-knightjump", "2\n..\n..\n", "0 knights"),
    ("pile-game", "poj-2960", "2 2 5\n1\n2 5 -1\n", "Line 3: “-1”"),
    ("coin-game", "hackerrank-chessboard-game", "1\n16 1\n", "Line 2: “16”"),
    ("coin-game", "lightoj-1315", "1\n1\n500 0\n", "Line 3: “500”"),
    ("n-queens", "uva-750", "1\n\n9 1", "Line 3: "),
    ("n-queens", "uva-11195", "15\n0", "Line 1: "),
    ("magic-square", "hackerrank-magic-square-forming", "5 3 4\n1 5 8\n6 4 10", "Line 3: "),
    ("n-puzzle", "uva-652", "", "number of boards"),
    ("n-puzzle", "uva-652", "two", "“two” is not the number of boards"),
    ("n-puzzle", "uva-652", f"2 {SAMPLE} 1 2", "the nine tiles of board 2"),
    ("n-puzzle", "uva-652", f"2 {SAMPLE} 1 2 3 4 5 6 7 8 8", "Board 2: 8 occurs twice, again at place 9"),
    ("n-puzzle", "poj-1077", "1 2 3 4 5 6 7 8 9", "Board 1: 9 at place 9 is too large"),
    ("n-puzzle", "poj-1077", "1 2 3 4 y 6 7 8 x", "“y” at place 5"),
    ("n-puzzle", "poj-1077", f"{SAMPLE} 1", "“1” follows the last case"),
])
def test_numbers_out_of_range_and_faulty_tiles_are_named(puzzle, form, text, says):
    assert says in refusal(puzzle, form, text)


# --- Brute force ------------------------------------------------------------------------------------------------------


def test_piles_by_the_numbers_of_the_definition():
    letters = "".join("W" if number else "L" for number in brute_grundy(200, takes="1,3,4")[1:])
    assert answers("pile-game", "cses-1729", "200 3 1 3 4") == letters + "\n"
    winners = ["first" if number else "second" for number in brute_grundy(60, split="unequal")[1:]]
    assert answers("pile-game", "cses-2207", " ".join(map(str, [60, *range(1, 61)]))).split() == winners


def test_many_hyper_knights_at_the_far_edges_too():
    random, grid = Random(1315), grundy_grid(1500, 1500, HYPER)  # no move leaves the larger board
    inner = {grid[1500 * x + y]: (x, y) for x, y in product(range(20), repeat=2)}
    edges = [(499, y) for y in range(500)] + [(x, 499) for x in range(500)]
    cases = [[random.choice(edges) for _ in range(1000)]]
    cases += [[(x, y), inner[grid[1500 * x + y]]] for x, y in edges]  # two of the same number are lost
    text = "\n".join([str(len(cases))] + [f"{len(case)} " + " ".join(f"{x}  {y}" for x, y in case) for case in cases])
    winner = "Alice" if xor_of(grid[1500 * x + y] for x, y in cases[0]) else "Bob"
    lines = [f"Case 1: {winner}", *(f"Case {case}: Bob" for case in range(2, 1002))]
    assert answers("coin-game", "lightoj-1315", text).splitlines() == lines


def test_every_queen_of_uva_750_stands_in_some_solutions():
    squares = "".join(f"{row} {column}\n" for row in range(1, 9) for column in range(1, 9))
    cases = answers("n-queens", "uva-750", "64\n" + squares).split("\n\nSOLN")
    listed = [line[8:] for case in cases for line in case.splitlines()[3:]]
    assert len(cases) == 64 and len(listed) == 8 * 92
    assert all(sorted(line.split()) == list("12345678") for line in listed)


@pytest.mark.long
def test_the_largest_board_of_uva_11195():
    assert answers("n-queens", "uva-11195", "14\n" + ("." * 14 + "\n") * 14 + "0") == "Case 1: 365596\n"


def after(board: str, letters: str) -> str:
    board = "".join(board.split()).replace("x", "0")
    for letter in letters:
        board = neighbours(board)[TILE_GOES[letter]]
    return board


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


# --- The command line -------------------------------------------------------------------------------------------------


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
    ("n-puzzle", ["--form", "poj-1077"], " 2  3  4  1  5  x  7  6  8\n", ["ullddrurdllurdruldr"], "", 0),
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
    ("coin-game", ["--form", "lightoj"], "", [], "lightoj-1315", 2),
    ("n-puzzle", ["--form", "lightoj-1315"], "", [], "n-puzzle", 2),
    ("coin-game", ["--form", "lightoj-1315", "--option", "rows=9"], "", [], "options", 2),
]


@pytest.mark.parametrize("puzzle, arguments, text, lines, errors, status", JUDGED)
def test_judge(puzzle, arguments, text, lines, errors, status, table):
    found, out, err = command("judge", puzzle, *arguments, stdin=text)
    assert (found, len(out)) == (status, len(lines)) and errors in "\n".join(err)
    if arguments[-1:] == ["poj-1077"]:
        assert after(SAMPLE, out[0]) == after(SAMPLE, lines[0]) == "123456780"
        assert len(out[0]) == table[after(SAMPLE, "")]
    else:
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
