"""Solve many boards on any concurrent.futures.Executor: threads, processes, or the machines of a cluster.

>>> from concurrent.futures import ProcessPoolExecutor
>>> from dhadha import batch
>>> with ProcessPoolExecutor() as executor:
...     for answer in batch.answers(executor, "n-puzzle", ["123046758", "213456780"]):
...         print(answer.line)
LUL
unsolvable
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from functools import partial
from typing import NamedTuple, TypeVar

from .core.errors import InvalidInput
from .core.puzzle_types import Options, OptionValue
from .puzzle.parameter import normalize_options
from .puzzles.registry import find_puzzle
from .runs.run import Run
from .terminal.progress import Progress
from .terminal.run_command_to_exit_status import EXIT_ANSWER, exit_status, status_and_line_of_error

AHEAD = 256  # items submitted before the first of them is done
T = TypeVar("T")
R = TypeVar("R")


class Answer(NamedTuple):
    """The answer for a board.

    line: the answer or the refusal as text; status: as of a `dhadha.Result`, or "cancelled" at the time limit,
    "refused" for what is no board, "failed" after another error, "" for an empty line; note: how an unusual notation
    was read, or ""; exit_status: that of `python -m dhadha solve` for the board.
    """

    line: str
    status: str = ""
    note: str = ""
    exit_status: int = EXIT_ANSWER


def answers(
    executor: Executor | None, puzzle: str, states: Iterable[object], algorithm: str | None = None, *,
    seconds: float | None = None, **options: OptionValue,
) -> Iterator[Answer]:
    """Yield the answer to each state, in order; a refusal is an answer, too.

    executor: None solves one state after the other in this process; else states are read ahead of the answers.
    puzzle, algorithm, states, options: as `dhadha.run` takes them; the default algorithm is the puzzle's first.
    seconds: the time limit for each state, after which the best answer so far is returned; None: no limit. Raises
    InvalidInput if puzzle, algorithm or options are invalid, and BrokenProcessPool where a process of a
    ProcessPoolExecutor dies.
    """
    chosen = find_puzzle(puzzle)
    how = chosen.find_algorithm(algorithm) if algorithm else chosen.algorithms[0]
    how.read_options(normalize_options(options))
    solve = partial(answer, puzzle, how.id, options, seconds)
    return map_in_order(executor, solve, states) if executor else map(solve, states)


def answer(puzzle: str, algorithm: str, options: Options, seconds: float | None, state: object) -> Answer:
    """Return the answer to one state; an empty line for an empty line."""
    if isinstance(state, str) and not state.strip():
        return Answer("")
    progress = Progress(hidden=True)
    try:
        run = Run.prepare(puzzle, algorithm, state, options)
        for step in run.steps_within(seconds, answering=True):
            progress.update(step)
    except Exception as error:
        code, line = status_and_line_of_error(error)
        return Answer(line, "refused" if isinstance(error, InvalidInput) else "failed", exit_status=code)
    return Answer(progress.answer_line(run), run.status, " ".join(map(str, run.read_as)), exit_status(run))


def map_in_order(executor: Executor, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
    """Yield work(item) for each item, in order; `work` raises nothing, so that an item whose worker was lost is done
    once more. `Executor.map` would read all items first.
    """
    waiting: deque[tuple[T, Future[R]]] = deque()

    def next_result() -> R:
        item, future = waiting.popleft()
        try:
            return future.result()
        except Exception:
            return executor.submit(work, item).result()

    try:
        for item in items:
            waiting.append((item, executor.submit(work, item)))
            if len(waiting) > AHEAD:
                yield next_result()
        while waiting:
            yield next_result()
    finally:
        for _, future in waiting:
            future.cancel()
