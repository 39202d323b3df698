"""The numbers of magic squares and of lines with the magic constant."""

from itertools import combinations, permutations

from dhadha.puzzles.magic.analysis import is_associated, is_pandiagonal
from dhadha.puzzles.magic.square import DURER, PUZZLE
from magic_oracle import is_magic


def test_how_many_four_numbers_sum_to_34():
    assert sum(sum(four) == 34 for four in combinations(range(1, 17), 4)) == 86


def test_there_are_eight_squares_of_three_and_7040_of_four():
    threes, fours = set(squares_of_three()), list(squares_of_four())
    assert len(threes) == 8 and (8, 1, 6, 3, 5, 7, 4, 9, 2) in threes
    assert len(fours) == len(set(fours)) == 7040
    assert sum(map(is_pandiagonal, fours)) == 384
    assert tuple(map(int, DURER.replace("/", " ").split())) in fours
    assert sum(map(is_associated, fours)) == 384  # as many as are pandiagonal: an old theorem pairs them
    assert PUZZLE.tables[0].rows[2:] == (
        (3, 1, len(threes)),
        (4, len(fours) // 8, len(fours)),
        (5, 275_305_224, 8 * 275_305_224),
    )


def squares_of_three():
    """Four numbers force the other five."""
    for a, b, d, e in permutations(range(1, 10), 4):
        c, f, g, h = 15 - a - b, 15 - d - e, 15 - a - d, 15 - b - e
        rows = [[a, b, c], [d, e, f], [g, h, 15 - c - f]]
        if is_magic(rows):
            yield tuple(a for row in rows for a in row)


def squares_of_four():
    """A first row and a first column, then three more numbers force the rest."""
    numbers = frozenset(range(1, 17))
    rows = [row for row in permutations_of_four() if sum(row) == 34]
    by_start = {}
    for first, *others in rows:
        by_start.setdefault(first, []).append(others)
    for a, b, c, d in rows:
        left = numbers - {a, b, c, d}
        for e, i, m in by_start[a]:
            if not {e, i, m} <= left:
                continue
            yield from completed((a, b, c, d, e, i, m), left - {e, i, m})


def completed(known, left):
    a, b, c, d, e, i, m = known
    for g in left:
        j = 34 - d - g - m
        if j == g or j not in left:
            continue
        for f in left - {g, j}:
            h, n = 34 - e - f - g, 34 - b - f - j
            if h not in left or n not in left or len({f, g, h, j, n}) < 5:
                continue
            for k in left - {f, g, h, j, n}:
                square = (a, b, c, d, e, f, g, h, i, j, k, 34 - i - j - k, m, n, 34 - c - g - k, 34 - a - f - k)
                rest = {k, square[11], square[14], square[15]}
                if len(rest) == 4 and rest == left - {f, g, h, j, n} and sum(square[3::4]) == sum(square[12:]) == 34:
                    yield square


def permutations_of_four():
    return ((a, b, c, 34 - a - b - c) for a in range(1, 17) for b in range(1, 17) for c in range(1, 17)
            if len({a, b, c, 34 - a - b - c}) == 4 and 1 <= 34 - a - b - c <= 16)
