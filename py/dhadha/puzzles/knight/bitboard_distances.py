"""Sets of squares as integers, one bit per square, and distances computed with such sets.

A row of the board takes `stride` bits: its columns, then as many empty bits as the longest leap has columns. So a leap
over the left or right edge lands on empty bits, whichever row it ends in. The bottom row has the lowest bits.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from sys import byteorder
from typing import NamedTuple

from .board import BLOCKED, KnightBoard

SHOWN = b"01"


class Bits:
    """A board as bits. open: the squares that are not blocked; jumps: ((bits up or down, bits left or right), …)."""

    def __init__(self, board: KnightBoard) -> None:
        self.board = board
        self.stride = board.columns + max(board.leaper)
        picture = bytearray((b"1" * board.columns + b"0" * (self.stride - board.columns)) * board.rows)
        for cell in board.blocked:
            picture[self.padded_index_of_cell(cell)] = ord("0")
        self.length = len(picture)
        self.open = int(picture, 2)
        ways = {board.leaper, board.leaper[::-1]}
        self.jumps = sorted((ranks * self.stride, columns) for ranks, columns in ways)

    def padded_index_of_cell(self, cell: int) -> int:
        row, column = divmod(cell, self.board.columns)
        return row * self.stride + column

    def bit_of_cell(self, cell: int) -> int:
        """Return the set of this one cell."""
        return 1 << self.length - 1 - self.padded_index_of_cell(cell)

    def unpack_bits(self, squares: int) -> bytes:
        """Return one byte per cell: "1" if it is in the set, else "0"."""
        text = format(squares, f"0{self.length}b").encode()
        columns, stride = self.board.columns, self.stride
        return b"".join(text[at : at + columns] for at in range(0, self.length, stride))

    def cells(self, squares: int) -> list[int]:
        return [cell for cell, shown in enumerate(self.unpack_bits(squares)) if shown == SHOWN[1]]


class Survey(NamedTuple):
    """distances: of each cell, or UNSEEN or BLOCKED; sizes: the numbers of squares 0, 1, 2, … moves away."""

    distances: array[int]
    sizes: list[int]


class BinaryDistances:
    """Every square's distance in binary: `digits[k]` is the set of squares whose distance has the digit 2**k.

    Digit k of a number changes whenever the number reaches a multiple of 2**k, so it changes for all unseen squares
    together; two exclusive ors per layer suffice.
    """

    def __init__(self) -> None:
        self.digits: list[int] = []
        self.sizes: list[int] = []

    def add(self, layer: int, unseen: int) -> None:
        """Add the next layer; `unseen`: the squares still unseen after it."""
        self.sizes.append(layer.bit_count())
        distance = len(self.sizes)
        if distance.bit_count() == 1:
            self.digits.append(0)
        for digit in range((distance & -distance).bit_length()):
            self.digits[digit] ^= unseen

    def survey(self, bits: Bits, unseen: int) -> Survey:
        """Return the Survey; `unseen`: the unreachable squares, whose bytes are all ones, as in UNSEEN."""
        never = int.from_bytes(bits.unpack_bits(unseen).translate(bytes.maketrans(SHOWN, b"\0\xff")))
        data = bytearray(4 * bits.board.square_count)
        for byte in range(4):
            combined = never
            for digit, squares in enumerate(self.digits[8 * byte : 8 * byte + 8]):
                one = bytes.maketrans(SHOWN, bytes((0, 1 << digit)))
                combined |= int.from_bytes(bits.unpack_bits(squares).translate(one))
            data[byte::4] = combined.to_bytes(bits.board.square_count)
        distances = array("i", bytes(data))
        if byteorder == "big":
            distances.byteswap()
        for cell in bits.board.blocked:
            distances[cell] = BLOCKED
        return Survey(distances, self.sizes)


def squares_one_move_from(layer: int, jumps: list[tuple[int, int]]) -> int:
    """Return the squares one move from any square of `layer`, and some bits beyond the edges.

    Both directions of a jump are computed as upward shifts, then shifted back once: shifts dominate the run time.
    """
    reached, farthest = 0, max(upright + across for upright, across in jumps)
    for upright, across in jumps:
        row = layer | layer << 2 * across
        reached |= (row | row << 2 * upright) << farthest - upright - across
    return reached >> farthest


def distance_layers(bits: Bits, start: int) -> Iterator[tuple[int, int]]:
    """Yield (the squares 0, 1, 2, … moves from the start, the squares that are still unseen)."""
    layer = bits.bit_of_cell(start)
    unseen = bits.open ^ layer
    while layer:
        yield layer, unseen
        layer = squares_one_move_from(layer, bits.jumps) & unseen
        unseen ^= layer


def survey_distances(board: KnightBoard, start: int) -> Survey:
    bits, distances, unseen = Bits(board), BinaryDistances(), 0
    for layer, unseen in distance_layers(bits, start):
        distances.add(layer, unseen)
    return distances.survey(bits, unseen)
