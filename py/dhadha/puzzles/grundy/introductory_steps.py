"""The steps before the first Grundy number: what the numbers are for."""

from collections.abc import Sequence

from ...core.puzzle_types import CellRole
from ...core.steps_and_nodes import Step, Steps


def numbers_introduced(cells: Sequence[tuple[int, int]] = (), marks: Sequence[CellRole] = ()) -> Steps[None]:
    """Explain why equal parts of a position cancel, and what the number of a part is.

    cells: changed by the first step; marks: of the parts.

    (Winning Ways, chapter 3: the Tweedledum and Tweedledee argument.)
    """
    yield Step("start", reason="equal-parts-cancel", args={}, cells=cells, marks=marks)
    yield Step("compare", reason="number-of-a-part", args={}, marks=marks)
