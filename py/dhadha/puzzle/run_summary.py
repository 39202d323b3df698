"""The part of a run that puzzles read to describe its result or to suggest alternatives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..core.contract import Options
    from ..core.step import Own
    from .algorithm import Algorithm


class RunSummary(Protocol):
    """Protocol of a run; implemented by Run.

    algorithm: the requested one; effective_algorithm: the one that runs, see Puzzle.select_algorithm.
    result: {name: value}, None before the end. status: see Run. proved: whether the run proved that no answer exists.
    """

    puzzle: Own
    algorithm: Algorithm
    effective_algorithm: Algorithm
    problem: Own
    state_text: str
    options: Options
    result: Own
    status: str

    @property
    def proved(self) -> bool: ...
