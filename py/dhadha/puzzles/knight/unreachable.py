"""The reason why a square is unreachable from another."""

from __future__ import annotations

from math import gcd
from typing import NamedTuple

from ...core.step import Argument
from .board import KnightBoard, write_leapers
from .square_sets import fewest_moves


class UnreachableReason(NamedTuple):
    """name: for the result; args: for the reason."""

    name: str
    args: dict[str, Argument]

    @property
    def reason(self) -> str:
        return f"unreachable-{self.name}"


def unreachable_reason(board: KnightBoard, start: int, target: int) -> UnreachableReason:
    """Return the simplest reason; requires an unreachable target."""
    ends = start, target
    args: dict[str, Argument] = {
        "square": board.name(start), "target": board.name(target), "leaper": write_leapers(board.leapers),
        "rows": board.rows, "columns": board.columns,
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
        shade = "light" if sum(board.square(start)) % 2 else "dark"  # a1 is dark
        return UnreachableReason("colour", args | {"step": step, "shade": shade})
    if board.blocked and fewest_moves(bare, *ends) >= 0:
        return UnreachableReason("walls", args | {"count": len(board.blocked)})
    return UnreachableReason("size", args)
