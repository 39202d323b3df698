"""Solve many boards, or one board in parts, on any concurrent.futures.Executor, local or of a cluster.

>>> from concurrent.futures import ProcessPoolExecutor
>>> from dhadha import batch
>>> with ProcessPoolExecutor() as executor:
...     for answer in batch.answers(executor, "n-puzzle", ["123046758", "213456780"]):
...         print(answer.line)
LUL
unsolvable
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, TypeVar

from ..api import Run
from ..core.errors import InvalidInput
from ..core.puzzle_types import Options, OptionValue
from ..core.quoting import listed
from ..notation import Reading
from ..puzzle import Algorithm, Puzzle
from ..puzzle.algorithm import Split
from ..puzzle.parameter import normalize_options
from ..puzzles.registry import find_puzzle
from ..terminal.output import EXIT_ANSWER, EXIT_FAILED, EXIT_INTERRUPTED, describe_error
from ..terminal.progress import Progress
from ..terminal.signals import ENDING
from ..terminal.time_limit import LimitedRun, answer_line, exit_status
from .checkpoint import Checkpoint

AHEAD = 256  # items submitted before the first of them is done
T = TypeVar("T")
R = TypeVar("R")


class Answer(NamedTuple):
    """The answer for a board.

    line: the answer or the refusal as text; status: the exit status of `python -m dhadha solve` for the board;
    note: how an unusual notation was read, or "".
    """

    line: str
    status: int = EXIT_ANSWER
    note: str = ""


WORKER_DIED = Answer("the process that solved this died, and so did the next one", EXIT_FAILED)
INTERRUPTED = Answer("interrupted", EXIT_INTERRUPTED)


def answers(
    executor: Executor, puzzle: str, states: Iterable[str | Reading], algorithm: str | None = None, *,
    seconds: float | None = None, **options: OptionValue,
) -> Iterator[Answer]:
    """Yield the answer to each state, in order; errors are answers, too. States are read ahead of the answers.

    puzzle, algorithm, options: as `dhadha.run` takes them; the default algorithm is the puzzle's first. seconds: the
    time limit for each board, after which the best answer so far is returned; None: no limit. A board whose process
    dies is retried; after Ctrl-C, finished answers are yielded, then KeyboardInterrupt is raised. Raises InvalidInput
    if puzzle, algorithm or options are invalid.
    """
    chosen = find_puzzle(puzzle)
    how = chosen.find_algorithm(algorithm) if algorithm else chosen.algorithms[0]
    how.read_options(normalize_options(options))
    solve_one = partial(answer, puzzle, how.id, options, seconds=seconds)
    return map(answer_of_future, map_in_order(executor, solve_one, states))


def answer(
    puzzle: str, algorithm: str, options: Options, state: str | Reading, seconds: float | None = None,
    progress: Progress | None = None,
) -> Answer:
    """Return the answer for one board; an empty line for an empty line."""
    if isinstance(state, str) and not state.strip():
        return Answer("")
    progress = progress or Progress(silent=True)
    try:
        run = Run.prepare(puzzle, algorithm, state, options)
        limited = LimitedRun(run, seconds)
        limited.take(progress.update)
        note = " ".join(map(str, run.read_as))
        return Answer(answer_line(run, progress), exit_status(run, limited.stopped), note)
    except (Exception, SystemExit) as error:
        if sys.flags.dev_mode and not isinstance(error, InvalidInput):
            raise
        status, line = describe_error(error)
        return Answer(line, status)


def answer_of_future(future: Future[Answer]) -> Answer:
    """Return the result of a done future; INTERRUPTED or WORKER_DIED if it has none."""
    if future.cancelled():
        return INTERRUPTED
    return WORKER_DIED if future.exception() else future.result()


def solve(
    executor: Executor, puzzle: str, algorithm: str, state: str | None = None, *, file: str | Path | None = None,
    tell: Callable[[int, int], object] = lambda done, parts: None, **options: object,
) -> Run:
    """Return the finished Run of an algorithm with `Split`, its parts solved by the executor.

    file: the checkpoint file of finished parts, from which an identical request resumes. tell: called with the number
    of finished parts, and of all. Raises InvalidInput for an invalid request, for an algorithm without `Split`, and for
    a file that is damaged, foreign or in use, which stays unchanged; OSError for one that cannot be written.
    """
    run = Run.prepare(puzzle, algorithm, state, options, split=True)
    split = split_of(run.puzzle, run.algorithm)
    if run.effective_algorithm is not run.algorithm:  # the replacement has no parts
        deque(run, 0)
        return run
    parts = split.parts(run.problem)
    with Checkpoint(
        file, [run.puzzle.id, run.effective_algorithm.id, run.state_text, run.options], len(parts)
    ) as finished:
        missing = [number for number in range(len(parts)) if number not in finished.answers]
        work = partial(solve_part, puzzle, algorithm, run.state_text, dict(run.options))
        tell(len(finished.answers), len(parts))
        for number, future in zip(missing, map_in_order(executor, work, [parts[number] for number in missing])):
            if not future.cancelled():
                finished.add(number, future.result())
                tell(len(finished.answers), len(parts))
    run.conclude(split.combine(run.problem, [finished.answers[number] for number in range(len(parts))]))
    return run


def solve_part(puzzle: str, algorithm: str, state: str, options: Options, part: object) -> object:
    """Return the JSON-serializable answer of one part; runs in a worker process. Raises InvalidInput."""
    run = Run.prepare(puzzle, algorithm, state, options, split=True)
    return split_of(run.puzzle, run.effective_algorithm).solve(run.problem, part)


def split_of(puzzle: Puzzle[Any], algorithm: Algorithm) -> Split:
    """Return how an algorithm is split into parts. Raises InvalidInput."""
    if algorithm.split:
        return algorithm.split
    raise InvalidInput(
        "not-in-parts", "{algorithm} cannot be solved in parts; of {puzzle}, these can: {known}.",
        algorithm=algorithm.id, puzzle=puzzle.id, known=listed(each.id for each in puzzle.algorithms if each.split),
    )


def map_in_order(
    executor: Executor, work: Callable[[T], R], items: Iterable[T], ahead: int = AHEAD
) -> Iterator[Future[R]]:
    """Yield the Future of work(item) for each item, in order, once it is done.

    An item that failed by an exception or a dead process is retried once. After Ctrl-C, yields the completed futures,
    and a cancelled future for each incomplete item before them; then raises KeyboardInterrupt.
    """
    waiting: deque[tuple[T, Future[R]]] = deque()

    def first_done() -> Future[R]:
        item, future = waiting[0]
        if future.exception():  # a broken pool fails all its items; only the culprit breaks the next one, too
            future = executor.submit(work_again, work, item)
            future.exception()
        waiting.popleft()
        return future

    try:
        for item in items:
            waiting.append((item, executor.submit(work, item)))
            if len(waiting) > ahead:
                yield first_done()
        while waiting:
            yield first_done()
    except KeyboardInterrupt:
        yield from completed_or_cancelled([future for _, future in waiting])
        raise


def work_again(work: Callable[[T], R], item: T) -> R:
    """Return work(item). Dask answers a second call of the same function with the failed future of the first."""
    return work(item)


def completed_or_cancelled(futures: list[Future[R]]) -> list[Future[R]]:
    """Return the futures up to the last completed one; a cancelled future replaces each incomplete one."""
    done = [future.done() and not future.cancelled() and not future.exception() for future in futures]
    while done and not done[-1]:
        done.pop()
    cancelled: Future[R] = Future()
    cancelled.cancel()
    return [future if whole else cancelled for whole, future in zip(done, futures)]


class Processes(Executor):
    """A process pool that restarts after a worker dies, unlike ProcessPoolExecutor; kills its processes if its `with`
    block fails."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or cores()
        self.pool: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[..., R], /, *args: Any, **more: Any) -> Future[R]:
        self.pool = self.pool or ProcessPoolExecutor(self.workers, initializer=initialize_worker)
        try:
            return self.pool.submit(work, *args, **more)
        except BrokenProcessPool:
            self.pool = None
            return self.submit(work, *args, **more)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self.pool:
            self.pool.shutdown(wait, cancel_futures=cancel_futures)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        if kind and self.pool:
            for process in list((self.pool._processes or {}).values()):
                process.kill()  # one that was forked while a thread held a lock handles no other signal
        self.shutdown(cancel_futures=bool(kind))


def initialize_worker() -> None:
    """Ignore Ctrl-C, which the parent process handles; end at termination signals, and when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for number in ENDING:
        signal.signal(number, signal.SIG_DFL)
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=exit_with_parent, args=(parent,), daemon=True).start()


def exit_with_parent(parent: BaseProcess) -> None:
    """Wait for the parent's end, then end this process."""
    parent.join()
    os._exit(EXIT_FAILED)


def cores() -> int:
    """Return the number of cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
