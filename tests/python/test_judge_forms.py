"""Judge forms for knights, piles and coins: published samples, brute force, sloppy input, faults with their line."""

import re
from pathlib import Path
from random import Random

import pytest
from dhadha import InvalidInput
from dhadha.puzzles.piles.outcome import grundy_numbers
from dhadha.puzzles.piles.rule import read_rule, read_takes
from dhadha.puzzles.registry import find_puzzle

S_NIM = "2 2 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n5 1 2 3 4 5\n3\n2 5 12\n3 2 4 7\n4 2 3 7 12\n0\n"
KNIGHTS = "e2 e4\na1 b2\nb2 c3\na1 h8\na1 h7\nh8 a1\nb1 c3\nf6 f6\n"
SAMPLES = [
    ("knight-path", "uva-439", KNIGHTS, "".join(
        f"To get from {squares[:2]} to {squares[3:]} takes {moves} knight moves.\n"
        for squares, moves in zip(KNIGHTS.splitlines(), (2, 4, 2, 6, 5, 6, 1, 0))
    )),
    ("knight-path", "poj-1915", "3\n8\n0 0\n7 0\n100\n0 0\n30 50\n10\n1 1\n1 1\n", "5\n28\n0\n"),
    ("knight-path", "cses-1072", "8\n", "0\n6\n28\n96\n252\n550\n1056\n1848\n"),
    ("knight-path", "kattis-knightjump", "3\n...\n.##\n.#K\n", "-1\n"),
    ("knight-path", "kattis-knightjump", "4\n....\n..#.\n...#\n#..K\n", "2\n"),
    ("knight-path", "lightoj-1010", "3\n8 8\n3 7\n4 10\n", "Case 1: 32\nCase 2: 11\nCase 3: 20\n"),
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
]


def answers(puzzle, form, text) -> str:
    return "".join(line + "\n" for line in find_puzzle(puzzle).forms[form](text.splitlines()))


@pytest.mark.parametrize("puzzle, form, text, answer", SAMPLES)
def test_samples_and_sloppy_ones(puzzle, form, text, answer):
    assert answers(puzzle, form, text) == answer
    assert answers(puzzle, form, "\n\t" + text.replace("\n", "  \r\n\n").replace(" ", " \t ") + "\n \n") == answer


def test_every_form_has_a_sample():
    forms = {(name, form) for name in ("knight-path", "pile-game", "coin-game") for form in find_puzzle(name).forms}
    assert forms == {sample[:2] for sample in SAMPLES}
    paper = (Path(__file__).parents[2] / "py/docs/command-line.md").read_text(encoding="utf-8")
    assert {form for _, form in forms} <= set(re.findall(r"`([\w-]+)`", paper))


@pytest.mark.parametrize(
    "puzzle, form, text, says",
    [
        ("knight-path", "uva-439", "e2 e4\n\ne2 i9\n", "Line 3: “e2 i9”"),
        ("knight-path", "uva-439", "e2\n", "Line 1: “e2” is not two squares"),
        ("knight-path", "uva-439", "e2 e4 e6\n", "Line 1"),
        ("knight-path", "uva-439", ", ,\n", "Line 1"),
        ("knight-path", "poj-1915", "1\n8\n0 0\n8 0\n", "Line 4: “8” is not a coordinate of case 1"),
        ("knight-path", "poj-1915", "2\n8\n0 0\n7 0\n", "ends before the side of the board of case 2"),
        ("knight-path", "poj-1915", "0\n7\n", "Line 2: after the last case stands “7”"),
        ("knight-path", "poj-1915", "1\n3\n", "Line 2: “3”"),
        ("knight-path", "cses-1072", "0", "Line 1: “0”"),
        ("knight-path", "cses-1072", "", "ends before the side"),
        ("knight-path", "kattis-knightjump", "3\n...\n.x#\n.#K\n", "Line 3: “.x#” is not a row of 3 signs"),
        ("knight-path", "kattis-knightjump", "2\n..\n..\n", "0 knights"),
        ("pile-game", "poj-2960", "2 2 x\n", "Line 1: “x” is not one of the takes: a number from 1 to 10000"),
        ("pile-game", "poj-2960", "2 2 5\n1\n2 5 -1\n", "Line 3: “-1”"),
        ("pile-game", "poj-2960", "2 2 5\n1\n1 5\n", "ends before the number of takes, or the 0 at the end"),
        ("pile-game", "poj-2960", "0\n5\n", "Line 2"),
        ("pile-game", "uva-10165", "2\n5\n", "ends before one of the piles"),
        ("coin-game", "hackerrank-chessboard-game", "1\n16 1\n", "Line 2: “16”"),
        ("coin-game", "lightoj-1315", "1\n1\n500 0\n", "Line 3: “500”"),
    ],
)
def test_faults_name_their_line(puzzle, form, text, says):
    with pytest.raises(InvalidInput) as refusal:
        answers(puzzle, form, text)
    assert says in str(refusal.value)


def test_knight_distances_by_search():
    random = Random(1915)
    for side in (4, 5, 8, 13):
        cells = [(row, column) for row in range(side) for column in range(side)]
        pairs = [(random.choice(cells), random.choice(cells)) for _ in range(30)]
        text = "\n".join([str(len(pairs)), *(f"{side}\n{a} {b}\n{c} {d}" for (a, b), (c, d) in pairs)])
        found = list(map(int, answers("knight-path", "poj-1915", text).split()))
        assert found == [moves_from(start, cells)[target] for start, target in pairs]


def moves_from(start, cells) -> dict:
    found = {start: 0}
    for row, column in (waiting := [start]):
        for down, right in ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)):
            cell = row + down, column + right
            if cell in cells and cell not in found:
                found[cell] = found[row, column] + 1
                waiting.append(cell)
    return found


def most_apart(free, fighting) -> int:
    """Return the largest number of these cells of which no two attack each other."""
    if not free:
        return 0
    first, *rest = free
    apart = [cell for cell in rest if frozenset((first, cell)) not in fighting]
    return max(most_apart(rest, fighting), 1 + most_apart(apart, fighting))


def test_knight_forms_by_brute_force():
    for rows in range(1, 5):
        for columns in range(1, 5):
            cells = [(row, column) for row in range(rows) for column in range(columns)]
            fighting = {
                frozenset((one, two)) for one in cells for two in cells
                if sorted((abs(one[0] - two[0]), abs(one[1] - two[1]))) == [1, 2]
            }

            said = answers("knight-path", "lightoj-1010", f"1\n{rows} {columns}")
            assert said == f"Case 1: {most_apart(cells, fighting)}\n"
            if rows == columns:
                ways = rows**2 * (rows**2 - 1) // 2 - len(fighting)
                assert answers("knight-path", "cses-1072", str(rows)).split()[-1] == str(ways)


def test_piles_by_the_numbers_of_the_definition():
    random = Random(2960)
    takes = [random.sample(range(1, 12), random.randrange(1, 6)) for _ in range(5)]
    tests = [(each, [[random.randrange(60) for _ in range(random.randrange(5))] for _ in range(20)]) for each in takes]
    lines, right = [], []
    for each, positions in tests:
        lines += [f"{len(each)} {' '.join(map(str, each))}", str(len(positions))]
        lines += [" ".join(map(str, (len(piles), *piles))) for piles in positions]
        numbers = grundy_numbers(read_takes(",".join(map(str, each))), 60)
        right.append("".join("W" if xor(numbers[size] for size in piles) else "L" for piles in positions))
    assert answers("pile-game", "poj-2960", "\n".join([*lines, "0"])).split() == right
    numbers = grundy_numbers(read_takes("1,3,4"), 200)
    said = answers("pile-game", "cses-1729", "200 3 1 3 4")
    assert said.strip() == "".join("W" if number else "L" for number in numbers[1:])
    numbers = grundy_numbers(read_rule("", "", "unequal"), 60)
    said = answers("pile-game", "cses-2207", " ".join(map(str, [60, *range(1, 61)]))).split()
    assert said == ["first" if number else "second" for number in numbers[1:]]


def xor(numbers) -> int:
    total = 0
    for number in numbers:
        total ^= number
    return total
