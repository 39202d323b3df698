"""Distances between all pairs of squares of a board, counted at once."""

from .board import KNIGHT, KnightBoard
from .square_sets import Bits, one_move_from


def all_pairs(rows: int, columns: int, leapers: tuple[tuple[int, int], ...] = KNIGHT) -> list[int]:
    """Return how many ordered pairs of squares are 0, 1, 2, … moves apart; unreachable pairs do not count.

    One integer holds one board per start square, separated by the length of the longest leap, and one sweep computes
    the layers of all of them.
    """
    bits = Bits(KnightBoard(rows, columns, leapers))
    apart = bits.length + max(map(max, leapers)) * bits.stride
    start = unseen = 0
    for number in range(rows * columns):
        start |= bits.bit(number) << number * apart
        unseen |= bits.open << number * apart
    counts, layer = [], start
    while layer:
        unseen ^= layer
        counts.append(layer.bit_count())
        layer = one_move_from(layer, bits.jumps) & unseen
    return counts
