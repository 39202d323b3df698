"""Count all solutions on many processes, or the machines of a cluster."""

from concurrent.futures import Executor
from functools import partial

from ...core.step import answer_of
from .count_solutions import count_trivial, count_weighted, representatives
from .problem import QueensProblem


def count_on(executor: Executor, n: int) -> int:
    """Return the number of solutions of an empty n×n board, counted by an executor, such as a ProcessPoolExecutor.

    A task is one of the boards of `representatives`, by the row of the first queen: some 3 n tasks, of which none is
    more than a fourth of the work from n = 13 on.
    """
    if n < 4:
        return count_trivial(QueensProblem((0,) * n))
    tasks = [(weight, [board]) for weight, boards in representatives(n) for board in boards]
    return sum(executor.map(partial(count_board, n), tasks))


def count_board(n: int, task: tuple[int, list[int]]) -> int:
    return answer_of(count_weighted(n, [task]))
