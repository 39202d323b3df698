"""Whatever notation a board is pasted in, it is read rightly, or asked about: never read as another one in silence."""

import re
from random import Random

import dhadha
import pytest
from dhadha import InvalidInput, registry
from dhadha.notation import cleaned
from dhadha.puzzles.sliding.board import Shape, write_state
from magic_oracle import is_magic
from notations import reading, state
from writers import LISTS, TABLES

BOARDS = 20
SOLUTIONS = [[2, 4, 1, 3], [5, 7, 1, 8, 3, 6, 4, 2], [1, 5, 8, 6, 3, 7, 2, 4], [6, 3, 7, 4, 1, 5, 2]]


def sliding_boards():
    shapes = [(3, 3)] * 6 + [(4, 4)] * 5 + [(2, 2), (5, 5), (2, 3), (3, 2), (2, 4), (4, 3), (3, 5), (6, 6), (10, 10)]
    for seed, (rows, columns) in enumerate(shapes):
        tiles = [*range(rows * columns)]
        Random(seed).shuffle(tiles)
        yield Shape(rows, columns), tiles


def queens_boards():
    for seed in range(BOARDS - len(SOLUTIONS)):
        rows = [*range(1, 5 + seed % 8)]
        Random(seed).shuffle(rows)
        yield rows
    yield from SOLUTIONS


def magic_squares():
    for seed in range(BOARDS):
        numbers = [*range(1, (2 + seed % 4) ** 2 + 1)]
        Random(seed).shuffle(numbers)
        yield in_rows(numbers, 2 + seed % 4)


def in_rows(cells, columns):
    return [list(cells[at : at + columns]) for at in range(0, len(cells), columns)]


def answer(puzzle, given):
    """The state, or the states that a question offers."""
    try:
        return reading(puzzle, given).state
    except InvalidInput as refusal:
        return set(refusal.offers) or str(refusal)


SLIDING, QUEENS, MAGIC = [*sliding_boards()], [*queens_boards()], [*magic_squares()]


# --- The same board in every notation ---------------------------------------------------------------------------------


@pytest.mark.parametrize("notation", TABLES)
def test_sliding_boards_as_tables(notation):
    write = TABLES[notation]
    for shape, tiles in SLIDING:
        assert answer("n-puzzle", write(in_rows(tiles, shape.columns))) == write_state(shape, tiles)


@pytest.mark.parametrize("notation", TABLES)
def test_magic_squares_as_tables(notation):
    write = TABLES[notation]
    for rows in MAGIC:
        assert answer("magic-square", write(rows)) == " / ".join(" ".join(map(str, row)) for row in rows)


@pytest.mark.parametrize("notation", LISTS)
def test_lists(notation):
    write = LISTS[notation]
    for shape, tiles in SLIDING:
        read = answer("n-puzzle", write(tiles))
        assert (read == write_state(shape, tiles)) if shape.rows == shape.columns else (write_state(shape, tiles) in read)
    for rows in QUEENS:
        assert answer("n-queens", write(rows)) == " ".join(map(str, rows))
        assert answer("n-queens", write([row - 1 for row in rows])) == " ".join(map(str, rows))
        assert answer("pile-game", write(rows)) == " ".join(map(str, rows))
    for rows in MAGIC:
        cells = [number for row in rows for number in row]
        assert answer("magic-square", write(cells)) == " / ".join(" ".join(map(str, row)) for row in rows)


DRAWINGS = [
    ("Q", "."), ("Q", "-"), ("Q", "_"), ("q", "."), ("♛", "·"), ("♕", "□"), ("👑", "⬜"), ("1", "0"), ("*", "_"), ("X", "."),
    ("#", "."), ("x", "-"), ("o", "."), ("Q", "0"), ("Q", "x"), ("█", "░"),
]
TOGETHER = {
    "strings": lambda rows: ["".join(row) for row in rows],
    "strings of JSON": lambda rows: str(["".join(row) for row in rows]).replace("'", '"'),
    "lines": lambda rows: "\n".join("".join(row) for row in rows),
}


@pytest.mark.parametrize("notation", [*TABLES, *TOGETHER])
def test_queens_as_drawings(notation):
    write = TABLES.get(notation) or TOGETHER[notation]
    for at, rows in enumerate(QUEENS):
        queen, empty = DRAWINGS[at % len(DRAWINGS)]
        n = len(rows)
        drawing = [[queen if rows[column] == row else empty for column in range(n)] for row in range(1, n + 1)]
        if (queen, empty) == ("1", "0") and notation != "lists" and write in TABLES.values():
            drawing = [[int(cell) for cell in row] for row in drawing]
        if "#" in (queen, empty) and notation == "comment" or "*" in queen + empty and "numpy" in notation:
            continue
        assert answer("n-queens", write(drawing)) == " ".join(map(str, rows)), (queen, empty)


@pytest.mark.parametrize("notation", TABLES)
def test_coins_as_pairs(notation):
    write, random = TABLES[notation], Random(5)
    for count in range(1, BOARDS + 1):
        coins = [[random.randint(1, 8), random.randint(1, 8)] for _ in range(2 + count % 3)]
        coins[0][0] = 8  # so that no number before them could be their size
        assert answer("coin-game", write(coins)) == " ".join(f"({x},{y})" for x, y in coins)


# --- The boards of other puzzles --------------------------------------------------------------------------------------


def numbers_in(text):
    return [int(word) for word in re.findall(r"\d+", text)]


GIVEN = {
    "n-puzzle": [in_rows(tiles, shape.columns) for shape, tiles in SLIDING],
    "magic-square": MAGIC,
    "coin-game": [[[5, 2], [8, 8]], [[1, 3], [3, 2], [4, 6]], [[7, 8]]],
    "n-queens": [[rows] for rows in QUEENS],
}
CLOSE = {"coin-game": 2}  # numbers in a row of a state


@pytest.mark.parametrize("notation", TABLES)
def test_no_puzzle_reads_the_table_of_another_as_something_else(notation):
    """Whoever does not refuse it, or ask, has its very numbers in their order, or each larger by one, and says so."""
    for owner, boards in GIVEN.items():
        for rows in boards:
            given = TABLES[notation](rows)
            cells = [cell for row in rows for cell in row]
            for puzzle in registry.OWN.keys() - {owner, "magic-trick"}:
                try:
                    read = reading(puzzle, given)
                except InvalidInput as refusal:
                    assert str(refusal)
                    continue
                keys = {note.key for note in read.notes}
                shown = [number for text in (read.state, *read.more) for number in numbers_in(text)]
                shift = any("zero" in key for key in keys)
                what = (owner, puzzle, given, read)
                if puzzle == "n-puzzle" and len(cells) < 10 and "/" not in read.state:
                    shown = [*map(int, read.state)]
                if keys & {"size-before", "queens-pairs"}:
                    continue
                assert shown == [cell + shift for cell in cells], what
                flat = len(rows) == 1 or len(rows[0]) == 1 or keys & {"first-of-boards"}
                assert puzzle not in ("pile-game", "n-queens", "estimate-tree") or flat, what


@pytest.mark.parametrize("puzzle", registry.OWN)
def test_each_reads_its_own_text(puzzle):
    found = registry.find_puzzle(puzzle)
    for each in [found.example, *(preset.state for preset in found.presets)]:
        assert found.read(each).state == each
