"""Stacks of pancakes: the first is on top, the numbers are their sizes."""

from collections.abc import Iterator

from dhadha.puzzle import Problem

Stack = tuple[int, ...]


class StackProblem(Problem[Stack]):
    """Sort `start` by flips: a flip reverses some pancakes at the top."""

    def __init__(self, start: Stack):
        self.start = start

    def successors(self, state: Stack) -> Iterator[tuple[str, Stack]]:
        for count in range(2, len(state) + 1):
            yield str(count), flip_top(state, count)

    def is_goal(self, state: Stack) -> bool:
        return state == tuple(sorted(state))

    def h(self, state: Stack) -> int:
        return count_gaps(state)


def flip_top(stack: Stack, count: int) -> Stack:
    """Return the stack with its top `count` pancakes reversed."""
    return stack[:count][::-1] + stack[count:]


def count_gaps(stack: Stack) -> int:
    """Return the number of neighbours, including the plate, that do not differ by one. A flip removes one of them at
    most, so the heuristic is admissible. (Helmert, "Landmark heuristics for the pancake problem", SoCS 2010.)"""
    plate = len(stack) + 1
    return sum(abs(one - other) > 1 for one, other in zip(stack, (*stack[1:], plate)))


def changed_cells_with_values(before: Stack, after: Stack) -> tuple[tuple[int, int], ...]:
    """(cell, value) of every place that shows another pancake."""
    return tuple((cell, new) for cell, (old, new) in enumerate(zip(before, after)) if old != new)
