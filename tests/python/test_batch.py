"""`dhadha.batch`: answers equal sequential ones, in order, although workers die."""

import doctest
import os
import signal
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor

import pytest
from dhadha import InvalidInput, batch
from dhadha.batch import parallel_solving
from dhadha.cli.main import main

EIGHT = ["123046758", "213456780", "", "12x", "867254301", "123456780", "1 2 3 0", "\0"]
on_posix = pytest.mark.skipif(os.name == "nt", reason="signals")


def one_by_one(lines, algorithm="a-star", **options):
    return [batch.answer("n-puzzle", algorithm, options, line) for line in lines]


@pytest.mark.parametrize("executors", [ThreadPoolExecutor, ProcessPoolExecutor, batch.Processes])
def test_every_answer_comes_once_and_in_order(executors):
    alone = one_by_one(EIGHT, "breadth-first", budget=400)
    with executors(2) as executor:
        answers = [*batch.answers(executor, "n-puzzle", iter(EIGHT * 40), "breadth-first", budget=400)]
    assert answers == alone * 40  # more than are submitted at once
    assert [(answer.line, answer.status) for answer in answers[:3]] == [("LUL", 0), ("unsolvable", 0), ("", 0)]
    assert answers[3].status == 2 and answers[4] == ("out of budget", 3, "")


def test_invalid_requests_are_refused_before_a_board_is_read():
    def never():
        raise AssertionError("nothing was to be read")
        yield

    for puzzle, algorithm, options in (
        ("chess", None, {}), ("n-puzzle", "dijkstra", {}), ("n-puzzle", "a-star", {"speed": 3})
    ):
        with pytest.raises(InvalidInput):
            batch.answers(ThreadPoolExecutor(1), puzzle, never(), algorithm, **options)


def faulty(item):
    """Answer most items; die at the first try, or each, for the marked ones."""
    name, marker = item
    if name == "always" or (name == "once" and not marker.exists()):
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return name


@on_posix
def test_only_a_board_that_kills_its_process_twice_fails(tmp_path):
    items = [(name, tmp_path / name) for name in [*map(str, range(20)), "once", "always", *map(str, range(20, 40))]]
    with batch.Processes(2) as executor:
        futures = [*batch.map_in_order(executor, faulty, items)]
    assert [future.exception() is None and future.result() for future in futures] == [
        name != "always" and name for name, _ in items
    ]
    assert parallel_solving.answer_of_future(futures[21]) == parallel_solving.WORKER_DIED
    assert parallel_solving.WORKER_DIED.status == 1


class Memoizing(ThreadPoolExecutor):
    """Returns one future for equal calls, as Dask's executor does; the first call fails."""

    def __init__(self):
        super().__init__(1)
        self.known = {}

    def submit(self, *call):
        if call not in self.known:
            self.known[call] = future = Future()
            future.set_result(call[-1]) if len(self.known) > 1 else future.set_exception(OSError("the worker is lost"))
        return self.known[call]


def test_failed_item_is_retried_where_equal_calls_share_a_future():
    futures = [*batch.map_in_order(Memoizing(), str, ["a", "b", "a"])]
    assert [future.exception() is None and future.result() for future in futures] == ["a", "b", "a"]


def test_interrupted_batch_yields_its_finished_answers():
    class Interrupted(Future):
        def exception(self, timeout=None):
            raise KeyboardInterrupt

    class Board:
        def submit(self, work, kind):
            future = (Interrupted if kind == "interrupted" else Future)()
            if kind == "done":
                future.set_result(kind)
            return future

    futures = batch.map_in_order(Board(), print, ["done", "interrupted", "done", "pending"])
    assert [next(futures).cancelled() for _ in range(3)] == [False, True, False]
    with pytest.raises(KeyboardInterrupt):
        next(futures)


def test_docstring_examples_run():
    assert doctest.testmod(parallel_solving).attempted and not doctest.testmod(parallel_solving).failed


def test_judge_answers_a_file_alike_with_any_number_of_workers(tmp_path, monkeypatch, capsys):
    lines = [line for line in EIGHT if "\0" not in line]
    expected = [answer.line for answer in one_by_one(lines)]
    (tmp_path / "boards").write_text("\n".join(lines))
    for workers in (["--workers", "1"], ["--workers", "2"], []):
        with (tmp_path / "boards").open() as boards:
            monkeypatch.setattr("sys.stdin", boards)
            assert main(["judge", "n-puzzle", *workers]) == 2
        out, err = capsys.readouterr()
        assert out.splitlines() == expected and err == ""
