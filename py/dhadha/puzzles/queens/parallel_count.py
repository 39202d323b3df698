"""Count all solutions on many processes, or the machines of a cluster."""

from concurrent.futures import Executor
from functools import partial

from ...core.steps_and_nodes import answer_of
from .count_solutions import count_for_small_n, count_weighted_solutions, weighted_start_boards
from .problem import QueensProblem


def count_on(executor: Executor, n: int) -> int:
    """Return the number of solutions of an empty n×n board, counted by an executor, such as a ProcessPoolExecutor.

    A task is one of the boards of `representatives`, by the row of the first queen: some 3 n tasks, of which none is
    more than a fourth of the work from n = 13 on.
    """
    if n < 4:
        return count_for_small_n(QueensProblem((0,) * n))
    tasks = [(weight, [board]) for weight, boards in weighted_start_boards(n) for board in boards]
    return sum(executor.map(partial(count_solutions_of_task, n), tasks))


def count_solutions_of_task(n: int, task: tuple[int, list[int]]) -> int:
    return answer_of(count_weighted_solutions(n, [task]))
