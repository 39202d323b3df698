"""`dhadha.batch`: answers equal sequential ones, in order, although workers die; Ctrl-C stops it."""

import doctest
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import dhadha
import pytest
from dhadha import InvalidInput, batch
from dhadha.batch import pool

FIFTEEN = "15 14 8 12 10 11 13 9 2 6 5 1 3 7 4 0"
EIGHT = ["123046758", "213456780", "", "12x", "867254301", "123456780", "1 2 3 0", "\0"]
COMMAND = [sys.executable, "-m", "dhadha"]
on_posix = pytest.mark.skipif(os.name == "nt", reason="signals and groups of processes")


def one_by_one(puzzle, lines, algorithm="a-star", **options):
    return [batch.answer(puzzle, algorithm, options, line) for line in lines]


@pytest.mark.parametrize("executors", [ThreadPoolExecutor, ProcessPoolExecutor, batch.Processes])
@pytest.mark.parametrize("many", [1, 50])
def test_every_answer_once_and_in_order(executors, many):
    lines = EIGHT * many  # more than are handed out at once
    with executors(2) as executor:
        answers = [*batch.answers(executor, "n-puzzle", iter(lines), "breadth-first", budget=400)]
    assert answers == one_by_one("n-puzzle", lines, "breadth-first", budget=400)
    assert [(answer.line, answer.status) for answer in answers[:3]] == [("LUL", 0), ("unsolvable", 0), ("", 0)]
    assert answers[3].status == 2 and answers[4] == ("out of budget", 3, "")


def test_invalid_arguments_refused_early():
    for puzzle, algorithm, options in (
        ("chess", None, {}), ("n-puzzle", "dijkstra", {}), ("n-puzzle", "a-star", {"speed": 3})
    ):
        with pytest.raises(InvalidInput):
            batch.answers(ThreadPoolExecutor(1), puzzle, never(), algorithm, **options)


def never():
    raise AssertionError("nothing was to be read")
    yield


def faulty(item):
    """Answer most items; die at the first try, or each, for the marked ones."""
    name, marker = item
    if name == "always" or (name == "once" and not marker.exists()):
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return name


@on_posix
def test_killed_process_drops_nothing(tmp_path):
    items = [(name, tmp_path / name) for name in [*map(str, range(40)), "once", *map(str, range(40, 80))]]
    with batch.Processes(2) as executor:
        done = [future.result() for future in batch.spread(executor, faulty, items)]
    assert done == [name for name, _ in items]


@on_posix
def test_always_fatal_item_fails_alone(tmp_path):
    items = [(name, tmp_path / name) for name in [*map(str, range(10)), "always", *map(str, range(10, 20))]]
    with batch.Processes(2) as executor:
        futures = [*batch.spread(executor, faulty, items)]
    assert [bool(future.exception()) for future in futures] == [name == "always" for name, _ in items]
    assert pool.answered(futures[10]) == pool.WORKER_DIED and pool.WORKER_DIED.status == 1


def test_docstring_examples_run():
    assert doctest.testmod(pool).attempted and not doctest.testmod(pool).failed


# ---- the command line

def environment():
    return {**os.environ, "PYTHONPATH": str(Path(dhadha.__file__).parents[1])}


def judge(tmp_path, lines, *more):
    (tmp_path / "boards").write_text("\n".join(lines))
    with (tmp_path / "boards").open() as boards:
        return subprocess.run(
            [*COMMAND, "judge", "n-puzzle", *more], stdin=boards, capture_output=True, text=True, env=environment(),
            timeout=60,
        )


def test_a_file_is_judged_alike_by_any_number(tmp_path):
    lines = [line for line in EIGHT if "\0" not in line] * 3
    alone, both, every = (judge(tmp_path, lines, *more) for more in (["--workers", "1"], ["--workers", "2"], []))
    assert alone.stdout.splitlines() == [answer.line for answer in one_by_one("n-puzzle", lines)]
    assert (alone.stdout, alone.stderr, alone.returncode) == (both.stdout, both.stderr, both.returncode)
    assert (alone.stdout, alone.stderr, alone.returncode) == (every.stdout, every.stderr, every.returncode)
    assert alone.returncode == 2 and alone.stderr == ""


@pytest.mark.parametrize("workers", ["0", "-1", "257", "two"])
def test_invalid_worker_count(workers, tmp_path):
    done = judge(tmp_path, [], "--workers", workers)
    assert done.returncode == 2 and "--workers" in done.stderr and "Traceback" not in done.stderr


@on_posix
@pytest.mark.parametrize("everybody", [True, False], ids=["as a terminal does", "to the first process"])
def test_ctrl_c_keeps_answers(everybody, tmp_path, start):
    """A hard board delays the last ones, which the other process has answered by then."""
    (tmp_path / "boards").write_text("\n".join(["123046758", "12x", FIFTEEN, "123456780", "213456780", FIFTEEN]))
    with (tmp_path / "boards").open() as boards:
        running = start(
            [*COMMAND, "judge", "n-puzzle", "--workers", "2", "--algorithm", "breadth-first", "--option",
             "budget=2000000"],
            stdin=boards, env=environment(),
        )
    assert running.stdout.readline() == "LUL\n"
    assert "place 3" in running.stdout.readline()
    time.sleep(.5)  # for those behind the hard one
    began = time.monotonic()
    (os.killpg if everybody else os.kill)(running.pid, signal.SIGINT)
    rest, told = running.communicate(timeout=20)
    assert (rest.splitlines(), told, running.returncode) == (["interrupted", "solved", "unsolvable"], "", 130)
    assert time.monotonic() - began < 10
    with pytest.raises(ProcessLookupError):
        os.killpg(running.pid, 0)  # no process is left
