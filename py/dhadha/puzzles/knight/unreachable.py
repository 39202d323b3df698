"""The reason why a square is unreachable from another."""

from __future__ import annotations

from math import gcd
from typing import Any, NamedTuple

from .board import KnightBoard, write_leapers
from .square_sets import Bits, one_move_from


class UnreachableReason(NamedTuple):
    """name: for the result; args: for the reason."""

    name: str
    args: dict[str, Any]

    @property
    def reason(self) -> str:
        return f"unreachable-{self.name}"


def unreachable_reason(board: KnightBoard, start: int, target: int) -> UnreachableReason:
    """Return the simplest reason; requires an unreachable target."""
    ends = start, target
    args = {
        "square": board.name(start),
        "target": board.name(target),
        "leaper": write_leapers(board.leapers),
        "rows": board.rows,
        "columns": board.columns,
    }
    bare = KnightBoard(board.rows, board.columns, board.leapers)
    apart = board.apart(*ends)
    step = gcd(*(number for leaper in board.leapers for number in leaper))
    for end in ends:
        if not bare.neighbours(end):
            return UnreachableReason("stuck", args | {"stuck": board.name(end)})
    if any(distance % step for distance in apart):
        return UnreachableReason("multiples", args | {"step": step, "ranks": apart[0], "files": apart[1]})
    if sum(apart) // step % 2 and all(sum(leaper) // step % 2 == 0 for leaper in board.leapers):
        return UnreachableReason("colour", args | {"step": step, "shade": shade(board, ends[0])})
    if board.blocked and connected(bare, *ends):
        return UnreachableReason("walls", args | {"count": len(board.blocked)})
    return UnreachableReason("size", args)


def connected(board: KnightBoard, one: int, other: int) -> bool:
    bits = Bits(board)
    layer, goal = bits.bit(one), bits.bit(other)
    unseen = bits.open ^ layer
    while layer and not layer & goal:
        layer = one_move_from(layer, bits.jumps) & unseen
        unseen ^= layer
    return bool(layer)


def shade(board: KnightBoard, cell: int) -> str:
    """Return "light" or "dark"; as on a chessboard, a1 is dark."""
    return "light" if sum(board.square(cell)) % 2 else "dark"
