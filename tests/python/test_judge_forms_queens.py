"""Judge forms for queens and magic squares: published samples, brute force, faults with their line."""

from itertools import permutations

import pytest
from dhadha import InvalidInput
from dhadha.puzzles.registry import find_puzzle

UVA_750 = """SOLN       COLUMN
 #      1 2 3 4 5 6 7 8

 1      1 5 8 6 3 7 2 4
 2      1 6 8 3 7 4 2 5
 3      1 7 4 6 8 2 5 3
 4      1 7 5 8 2 4 6 3"""
EMPTY = "........\n" * 8
NOT_VALID = "*.......\n..*.....\n....*...\n......*.\n.*......\n.......*\n.....*..\n...*....\n"
VALID = "*.......\n......*.\n....*...\n.......*\n.*......\n...*....\n.....*..\n..*.....\n"
FORMS = {
    "uva-750": "n-queens", "uva-11195": "n-queens", "kattis-8queens": "n-queens",
    "hackerrank-magic-square-forming": "magic-square",
}


def answered(form, text):
    return "\n".join(find_puzzle(FORMS[form]).forms[form](text.splitlines()))


@pytest.mark.parametrize(
    "form, text, answer",
    [
        ("uva-750", "1\n\n1 1\n", UVA_750),
        ("uva-750", "2\n1 1\n\n1 1", f"{UVA_750}\n\n{UVA_750}"),
        ("uva-750", "0", ""),
        ("uva-11195", f"8\n{EMPTY}4\n.*..\n....\n....\n....\n0\n", "Case 1: 92\nCase 2: 1"),
        ("uva-11195", "3\n...\n...\n...\n1\n.\n1\n*\n0", "Case 1: 0\nCase 2: 1\nCase 3: 0"),
        ("uva-11195", "0\n", ""),
        ("kattis-8queens", NOT_VALID, "invalid"),
        ("kattis-8queens", VALID, "valid"),
        ("kattis-8queens", EMPTY, "invalid"),
        ("kattis-8queens", VALID.replace("*.......", "**......"), "invalid"),
        ("hackerrank-magic-square-forming", "5 3 4\n1 5 8\n6 4 2", "7"),
        ("hackerrank-magic-square-forming", "4 9 2\n3 5 7\n8 1 5", "1"),
        ("hackerrank-magic-square-forming", "4 8 2\n4 5 7\n6 1 6", "4"),
    ],
)
def test_samples(form, text, answer):
    assert answered(form, text) == answer


def test_every_queen_of_uva_750_stands_in_some_solutions():
    squares = "".join(f"{row} {column}\n" for row in range(1, 9) for column in range(1, 9))
    cases = answered("uva-750", "64\n" + squares).split("\n\nSOLN")
    listed = [line[8:] for case in cases for line in case.splitlines()[3:]]
    assert len(cases) == 64 and len(listed) == 8 * 92
    assert all(sorted(line.split()) == list("12345678") for line in listed)


def test_counts_of_uva_11195_are_those_of_brute_force():
    board = [".*....", "......", "..*..*", "......", "*.....", "...*.."]
    wanted = sum(
        all(board[row][column] == "." for column, row in enumerate(rows))
        and len({row + column for column, row in enumerate(rows)}) == 6
        and len({row - column for column, row in enumerate(rows)}) == 6
        for rows in permutations(range(6))
    )
    assert answered("uva-11195", "6\n" + "\n".join(board) + "\n0") == f"Case 1: {wanted}"


@pytest.mark.long
def test_the_largest_board_of_uva_11195():
    assert answered("uva-11195", "14\n" + ("." * 14 + "\n") * 14 + "0") == "Case 1: 365596"


@pytest.mark.parametrize(
    "form, text, key, line",
    [
        ("uva-750", "1\n\n9 1", "form-number", 3),
        ("uva-750", "1\n1 1\n2", "form-goes-on", 3),
        ("uva-750", "2\n1 1", "form-ends", None),
        ("uva-11195", "4\n....\n.x..\n....\n....\n0", "form-row-in-line", 3),
        ("uva-11195", "15\n0", "form-number", 1),
        ("uva-11195", "1\n.\n", "form-ends", None),
        ("kattis-8queens", "*.......\n..*....\n", "form-row-in-line", 2),
        ("kattis-8queens", VALID + "*", "form-goes-on", 9),
        ("hackerrank-magic-square-forming", "5 3 4\n1 five 8\n6 4 2", "form-number", 2),
        ("hackerrank-magic-square-forming", "5 3 4\n1 5 8\n6 4 10", "form-number", 3),
    ],
)
def test_faults_are_sentences_with_their_line(form, text, key, line):
    with pytest.raises(InvalidInput) as caught:
        answered(form, text)
    assert (caught.value.key, caught.value.params.get("line")) == (key, line)
    assert line is None or str(caught.value).startswith(f"Line {line}: ")
