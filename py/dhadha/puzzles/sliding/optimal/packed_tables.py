"""Compressed large tables: each number as its excess over the sum of two small ones.

A pattern t0 … t5 is split into t0 t1 t5 and t2 t3 t4, whose own tables are quickly built and additive. The excess is
even, since all paths between two positions have lengths of the same parity; half of it is a digit, cut off at BASE - 1,
so that the numbers stay lower bounds. Positions with two tiles in a cell are left out, PER digits make a byte, and the
file stores the first bytes of all rows, then the second, and so on, which compresses better.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import permutations, product
from operator import itemgetter

from ..board import Shape
from .pattern_databases import build_levels, level_of_every_position

TILES = 6
CELLS = 16
SQUARE, CUBE = CELLS**2, CELLS**3  # places of t0 t1, a block; of t2 t3 t4
ROWS, ROW = CELLS - 4, CELLS - 5  # cells left for t1, and then for t0
BASE, PER = 4, 4
BYTES = -(-ROW // PER)  # of a row
SIZE = 16 * 15 * 14 * 13 * ROWS * BYTES  # of a pattern, in bytes
DIGITS = [bytes(byte // BASE**i % BASE for i in range(PER)) for byte in range(BASE**PER)]
NOWHERE = 255  # an index without a digit: a block has fewer


def pack(goal: bytes, patterns: Sequence[Sequence[int]]) -> bytes:
    """Return the packed tables of those `patterns` that have six tiles."""
    return b"".join(pack_table(goal, pattern) for pattern in patterns if len(pattern) == TILES)


def pack_table(goal: bytes, pattern: Sequence[int]) -> bytes:
    table, (lows, mores) = table_of(goal, pattern), half_tables(goal, pattern)
    even = int.from_bytes(bytes([128]) * CUBE * CELLS, "little")  # so that no difference is below 0
    digit = bytes(min(BASE - 1, max(0, more - 128) // 2) for more in range(256))  # of such a difference
    digits = bytearray()
    for t5, t4 in product(range(CELLS), repeat=2):
        begin, end = ((t5 * CELLS + number) * CUBE * CELLS for number in (t4, t4 + 1))
        more = int.from_bytes(table[begin:end], "little") + even - int.from_bytes(sums(lows, mores, t5, t4), "little")
        blocks = more.to_bytes(end - begin, "little").translate(digit)
        for t3, t2 in remaining_cells(t5, t4):
            block = blocks[(t3 * CELLS + t2) * SQUARE :][:SQUARE]
            digits += bytes(digit_picker(frozenset((t5, t4, t3, t2)))(block + b"\0"))
    planes = [int.from_bytes(digits[i::PER], "little") * BASE**i for i in range(PER)]
    rows = sum(planes).to_bytes(SIZE, "little")
    return b"".join(rows[kind::BYTES] for kind in range(BYTES))


def unpack(goal: bytes, pattern: Sequence[int], file: bytes) -> Iterator[bytes]:
    """Yield the table in pieces of 16⁴ numbers, with empty pieces during slow work."""
    lows, mores = half_tables(goal, pattern)
    yield b""
    rows = bytearray(SIZE)
    for kind in range(BYTES):
        rows[kind::BYTES] = file[kind * SIZE // BYTES : (kind + 1) * SIZE // BYTES]
        yield b""
    begin = 0
    for t5, t4 in product(range(CELLS), repeat=2):
        missing = [bytes(SQUARE)] * SQUARE
        for t3, t2 in remaining_cells(t5, t4):
            digits = b"".join(map(DIGITS.__getitem__, rows[begin : begin + ROWS * BYTES]))
            spread = digit_indices(frozenset((t5, t4, t3, t2)))
            missing[t3 * CELLS + t2] = spread.translate(digits.ljust(256, b"\0"))
            begin += ROWS * BYTES
        twice = int.from_bytes(b"".join(missing), "little") << 1
        piece = sums(lows, mores, t5, t4)
        yield (int.from_bytes(piece, "little") + twice).to_bytes(len(piece), "little")


def sums(lows: bytes, mores: bytes, t5: int, t4: int) -> bytes:
    """Return the sums of the small tables for these cells: a block for each t3, a part for each t2."""
    low = lows[t5 * SQUARE : (t5 + 1) * SQUARE]
    return b"".join(low.translate(addition_table(more)) for more in mores[t4 * SQUARE : (t4 + 1) * SQUARE])


@cache
def addition_table(more: int) -> bytes:
    """Return the table for bytes.translate that adds `more`."""
    return bytes((value + more) % 256 for value in range(256))


def remaining_cells(t5: int, t4: int) -> Iterable[tuple[int, ...]]:
    """Return the cells of t3 and t2 that these leave."""
    return () if t4 == t5 else permutations([cell for cell in range(CELLS) if cell not in (t5, t4)], 2)


def half_tables(goal: bytes, pattern: Sequence[int]) -> list[bytes]:
    t0, t1, *others, t5 = pattern
    return [table_of(goal, (t0, t1, t5)), table_of(goal, others)]


def table_of(goal: bytes, pattern: Sequence[int]) -> bytes:
    levels: list[int] = []
    for _ in build_levels(Shape(4, 4), goal, pattern, levels):
        pass
    return level_of_every_position(levels, len(goal) ** len(pattern))


@cache
def digit_picker(taken: frozenset[int]) -> Callable[[bytes], tuple[int, ...]]:
    """Return a function that picks the digits of all rows from a block followed by 0, the padding of a row."""
    return itemgetter(*(at for row in free_numbers(taken) for at in [*row, *[SQUARE] * (BYTES * PER - ROW)]))


def free_numbers(taken: frozenset[int]) -> list[list[int]]:
    """Return the numbers t1·16 + t0 of a block whose cells `taken` are occupied, a row for each t1."""
    free = [cell for cell in range(CELLS) if cell not in taken]
    return [[t1 * CELLS + t0 for t0 in free if t0 != t1] for t1 in free]


@cache
def digit_indices(taken: frozenset[int]) -> bytes:
    """Return the digit's index for each number of a block."""
    spread = bytearray([NOWHERE]) * SQUARE
    for row, places in enumerate(free_numbers(taken)):
        for i, at in enumerate(places):
            spread[at] = row * BYTES * PER + i
    return bytes(spread)
