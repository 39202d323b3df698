"""Compute the Grundy numbers of a board level by level, each level as one long integer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import lru_cache

from ..grundy.mex import mex
from .state_text import Square, Squares
from .topological_order import fitting_moves, layers_by_moves, weight_of

BLANK = -1
PAUSE = 64  # levels between two reports
GAP_BIT = bytes(~options & options + 1 & 255 for options in range(256))  # the lowest bit that is not set
FULL = bytes(255 * (options == 255) for options in range(256))


@lru_cache(8)
def grundy_grid(rows: int, columns: int, moves: Squares) -> bytes:
    """Return the Grundy number of every cell, row by row. moves: a tuple of (dx, dy) without a cycle on this board."""
    sweeping = sweep(rows, columns, moves)
    while True:
        try:
            next(sweeping)
        except StopIteration as end:
            numbers: bytes = end.value
            return numbers


def sweep(rows: int, columns: int, moves: Squares) -> Generator[tuple[int, Callable[[], bytes]], None, bytes]:
    """Yield (per cent done, a function that returns the numbers so far, with BLANK as a signed byte elsewhere); return
    the numbers.

    The board is oriented so that the weight p·x + q·y that every move lowers has p >= q >= 1, or is y.
    """
    moves = fitting_moves(rows, columns, moves)
    weight = weight_of(moves)
    if not weight:
        return grundy_by_layers(rows, columns, moves)
    p, q = map(abs, weight)
    down, right = weight[0] < 0, weight[1] < 0
    turned = [(-dx if down else dx, -dy if right else dy) for dx, dy in moves]
    across = q == 0 or 0 < p < q
    if across:
        p, q, turned = q, p, [(dy, dx) for dx, dy in turned]
    high, wide = (columns, rows) if across else (rows, columns)
    if q * wide <= p:  # a level would not run down the board
        return grundy_by_layers(rows, columns, moves)

    def board_bytes(numbers: bytes) -> bytes:
        if across:
            numbers = b"".join(numbers[column::wide] for column in range(wide))
        return reversed_board(numbers, columns, down, right)

    found = [bytearray(high * wide) for _ in range(len(turned) // 8 + 1)]
    for percent in sweep_levels(high, wide, turned, p, q, found):
        yield percent, lambda: board_bytes(numbers_so_far(found))
    return board_bytes(numbers_from_words(found))


def reversed_board(numbers: bytes, columns: int, down: bool, right: bool) -> bytes:
    """Return the board with its rows, columns or both reversed."""
    if down:
        numbers = numbers[::-1]
    if down != right:
        numbers = b"".join(numbers[at : at + columns][::-1] for at in range(0, len(numbers), columns))
    return numbers


def grundy_by_layers(rows: int, columns: int, moves: Squares) -> bytes:
    numbers: dict[Square, int] = {}
    for layer in layers_by_moves(rows, columns, moves):
        for x, y in layer:
            numbers[x, y] = mex(numbers[to] for dx, dy in moves if (to := (x + dx, y + dy)) in numbers)
    return bytes(numbers[square] for square in sorted(numbers))


def sweep_levels(rows: int, columns: int, moves: list[Square], p: int, q: int, found: list[bytearray]) -> Iterator[int]:
    """Sweep the levels w = p·x + q·y, whose squares are `q` rows apart. Rows and columns count from 0 here.

    found: filled in place, one byte per square, and further words if eight bits do not suffice: bit k of word i is
    number 8i + k.
    """
    steps = [(-p * dx - q * dy, 8 * abs(dx), dx < 0) for dx, dy in moves]
    words = range(len(found))
    # of every level: each square's number as a singleton set; square x in byte x
    sets: list[list[int]] = [[] for _ in words]
    room, apart = rows + max((shift // 8 for _, shift, _ in steps), default=0), q * columns - p
    last = p * (rows - 1) + q * (columns - 1)
    for w in range(last + 1):
        top, bottom = rows_of_level(w, rows, columns, p, q)
        first = top * columns + (w - p * top) // q
        cells = slice(first, first + (bottom - top) // q * apart + 1, apart)
        full = b""
        for word in words:
            earlier, options = sets[word], 0
            for drop, shift, forward in steps:
                if drop <= w:
                    options |= earlier[w - drop] << shift if forward else earlier[w - drop] >> shift
            squares = options.to_bytes(room, "little")[top : bottom + 1 : q]
            chosen = squares.translate(GAP_BIT)
            if word:
                chosen = intersect(chosen, full)
            full = intersect(squares.translate(FULL), full) if word else squares.translate(FULL)
            if top <= bottom:
                found[word][cells] = chosen
            earlier.append(spread_bytes(chosen, q) << 8 * top)
        if w % PAUSE == PAUSE - 1:
            yield 100 * w // last


def rows_of_level(w: int, rows: int, columns: int, p: int, q: int) -> tuple[int, int]:
    """Return the first and the last row of level w; (0, -1) if it has no square."""
    if p == 0:
        return 0, rows - 1
    top = max(0, -((q * (columns - 1) - w) // p))
    while (w - p * top) % q:
        top += 1
    bottom = min(rows - 1, w // p)
    return (top, bottom - (bottom - top) % q) if top <= bottom else (0, -1)


def intersect(one: bytes, other: bytes) -> bytes:
    return (int.from_bytes(one, "little") & int.from_bytes(other, "little")).to_bytes(len(one), "little")


def spread_bytes(chosen: bytes, q: int) -> int:
    """Return the bytes as one integer, `q` places apart."""
    places = bytearray(q * len(chosen))
    places[::q] = chosen
    return int.from_bytes(places, "little")


def numbers_from_words(found: list[bytearray]) -> bytes:
    """Return the numbers, given by the one bit that is set in one of a square's words."""
    total = 0
    for word, sets in enumerate(found):
        numbers = sets.translate(bytes(8 * word + bit.bit_length() - 1 if bit else 0 for bit in range(256)))
        if len(found) == 1:
            return bytes(numbers)
        total |= int.from_bytes(numbers, "little")
    return total.to_bytes(len(found[0]), "little")


def numbers_so_far(found: list[bytearray]) -> bytes:
    """Return the numbers while they are being computed: BLANK where no bit is set yet."""
    bits = 0
    for sets in found:
        bits |= int.from_bytes(sets, "little")
    blanks = bits.to_bytes(len(found[0]), "little").translate(bytes([BLANK & 255]) + bytes(255))
    return (int.from_bytes(numbers_from_words(found), "little") | int.from_bytes(blanks, "little")).to_bytes(
        len(found[0]), "little"
    )
