"""What a puzzle is given of a run, to tell its result or to propose another run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from .algorithm import Algorithm


class RunSummary(Protocol):
    """A run as its puzzle sees it; Run has these attributes.

    algorithm: the one that was asked for; effective_algorithm: the one that runs, see Puzzle.select_algorithm.
    result: {name: fact}, None before the end. status: as in Run. proved: whether it is certain that there is no answer.
    """

    puzzle: Any
    algorithm: Algorithm
    effective_algorithm: Algorithm
    problem: Any
    state_text: str
    options: dict[str, Any]
    result: Any
    status: str

    @property
    def proved(self) -> bool: ...
