"""How far apart any two squares of a board are, counted for all pairs at once."""

from .bits import Bits, one_move_from
from .board import KNIGHT, KnightBoard


def all_pairs(rows: int, columns: int, leapers: tuple[tuple[int, int], ...] = KNIGHT) -> list[int]:
    """How many ordered pairs of squares are 0, 1, 2, … moves apart; pairs without a way are in no number.

    One integer holds a board for each square to start from, as far apart as the longest leap reaches, and one sweep
    finds the layers of all of them together.
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
