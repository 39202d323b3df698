"""`dhadha.batch` and the command `batch`: one answer a board, in order, on threads and processes."""

import os
import re
import signal
import subprocess
import sys
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path

import pytest
from dhadha import InvalidInput, batch
from dhadha.puzzles.magic.square_puzzle import DURER
from dhadha.puzzles.queens.parallel_count import count_on
from dhadha.puzzles.registry import own_puzzles
from magic_oracle import EXCHANGED
from run_helpers import run_command_line

ROOT = Path(__file__).parents[2]
EIGHT = ["123046758", "213456780", "", "12x", "867254301", "123456780", "1 2 3 0", "\0"]


@pytest.mark.parametrize("executors", [ThreadPoolExecutor, ProcessPoolExecutor])
def test_every_answer_comes_once_and_in_order(executors):
    alone = [*batch.answers(None, "n-puzzle", EIGHT, "breadth-first", budget=400)]
    with executors(2) as executor:
        answers = [*batch.answers(executor, "n-puzzle", iter(EIGHT * 40), "breadth-first", budget=400)]
    assert answers == alone * 40  # more than are submitted at once
    assert answers[:3] == [("LUL", "found", "", 0), ("unsolvable", "exhausted", "", 0), ("", "", "", 0)]
    assert answers[3][1:] == ("refused", "", 2) and answers[4] == ("stopped at its limit", "budget", "", 3)


def test_board_is_done_once_more_whose_worker_was_lost():
    class Losing(ThreadPoolExecutor):
        submitted = 0

        def submit(self, *work):
            self.submitted += 1
            future = super().submit(*work)
            if self.submitted == 2:
                future = Future()
                future.set_exception(AttributeError("as a cluster that loses a finished answer"))
            return future

    with Losing(2) as executor:
        answers = batch.answers(executor, "n-puzzle", EIGHT, "breadth-first", budget=400)
        assert [*answers] == [*batch.answers(None, "n-puzzle", EIGHT, "breadth-first", budget=400)]
    assert executor.submitted == len(EIGHT) + 1


def test_invalid_requests_are_refused_before_a_board_is_read():
    def fail_if_read():
        raise AssertionError("nothing was to be read")
        yield

    for puzzle, algorithm, options in (
        ("chess", None, {}), ("n-puzzle", "dijkstra", {}), ("n-puzzle", "a-star", {"speed": 3})
    ):
        with pytest.raises(InvalidInput):
            batch.answers(None, puzzle, fail_if_read(), algorithm, **options)


def test_documented_example_runs_where_processes_import_it(tmp_path):
    """As by default on Windows and macOS."""
    text = (ROOT / "py/docs/python-library.md").read_text("utf-8")
    [example] = [each for each in re.findall(r"```python\n(.*?)```", text, re.DOTALL) if "batch.answers" in each]
    guard = 'if __name__ == "__main__":'
    begin = f'{guard}\n    __import__("multiprocessing").set_start_method("spawn")'
    (tmp_path / "mine.py").write_text(example.replace(guard, begin), "utf-8")
    done = subprocess.run([sys.executable, "mine.py"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    statuses = [line.split()[0] for line in done.stdout.splitlines()]
    assert statuses == ["found", "refused", "exhausted"], done.stderr


def test_queens_are_counted_on_executor():
    with ThreadPoolExecutor(2) as executor:
        assert [count_on(executor, n) for n in range(1, 11)] == [1, 0, 0, 2, 10, 4, 40, 92, 352, 724]


# ---- the command

LINES = [  # (puzzle, arguments, input, lines of output, words of errors, status)
    ("n-puzzle", [], "123046758\n\n[1, 2, 3, 0]\n12x\n213456780", ["LUL", "", "already solved", "…", "unsolvable"], "",
     2),
    ("n-puzzle", [], "১২৩০৪৬৭৫৮\n1 2 3 / 4 5 6 / 7 0 8\n", ["LUL", "L"], "", 0),
    ("n-puzzle", [], "", [], "", 0),
    ("knight-path", ["--option", "leaper=1,3"], "a1 h7\na1 z9\n", ["There is no path from a1 to h7.", "…"], "", 2),
    ("n-queens", ["--algorithm", "check"], "2 4 1 3\n[2,0,3,1]\n", ["solution"] * 2, "dhadha: 2: ", 0),
    (
        "magic-square", ["--algorithm", "check"], f"{DURER}\n{EXCHANGED}\n1 2 3\n",
        ["magic: every line sums to 34",
         "not magic: column 2 sums to 8, column 3 sums to 22, falling diagonal sums to 22", "…"], "", 2,
    ),
    *((puzzle.id, [], f"{puzzle.example}\n" * 2, ["…"] * 2, "", 0) for puzzle in own_puzzles() if puzzle.example),
]


@pytest.mark.parametrize("puzzle, arguments, text, lines, errors, status", LINES)
def test_command_answers_each_line(puzzle, arguments, text, lines, errors, status):
    found, out, err = run_command_line("batch", puzzle, *arguments, stdin=text)
    assert (found, len(out)) == (status, len(lines)) and bool(err) == bool(errors) and errors in "\n".join(err)
    assert all(line in ("…", said) for said, line in zip(out, lines))


@pytest.mark.parametrize("workers", [[], ["--workers", "2"]])
def test_command_reads_files_and_pipes(workers, tmp_path):
    """As an editor of Windows writes it."""
    content = b"\xef\xbb\xbf1 2 3 0 4 6 7 5 8\r\n1 2 3 0 4 6 7 5 8\r\n\r\n12x\xff\r\n213456780"
    file = tmp_path / "boards"
    file.write_bytes(content)
    given = [sys.executable, "-m", "dhadha", "batch", "n-puzzle", *workers]
    with file.open("rb") as boards:
        for source in ({"stdin": boards}, {"input": content}):
            done = subprocess.run(given, **source, capture_output=True, timeout=60)
            first, second, empty, refusal, last = done.stdout.decode().splitlines()
            assert (first, second, empty, last, done.returncode) == ("LUL", "LUL", "", "unsolvable", 2)
            assert "12x" in refusal and done.stderr == b""


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_death_of_a_process_is_told(monkeypatch):
    monkeypatch.setattr(batch, "answer", kill_own_process)
    status, out, errors = run_command_line("batch", "n-puzzle", "--workers", "2", stdin="123046758\n")
    assert (status, out) == (1, []) and len(errors) == 1 and "a process ended unexpectedly" in errors[0]


def kill_own_process(*_):
    os.kill(os.getpid(), signal.SIGKILL)
