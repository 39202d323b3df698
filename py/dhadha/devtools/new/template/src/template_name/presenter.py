"""What boards show of a stack of pancakes."""

from dhadha.puzzle import Presenter

from .problem import Stack, StackProblem


class StackPresenter(Presenter[StackProblem]):
    def render_state(self, state: Stack) -> list[int]:
        """Return the value of every cell of a board."""
        return list(state)
