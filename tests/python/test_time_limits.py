"""Time limits and Ctrl-C end every run with its partial result, and long runs report progress."""

import io
import json
import re
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import dhadha
import pytest
from dhadha import batch
from dhadha.batch import parallel_solving
from dhadha.cli.main import main
from dhadha.core.step import STATUS, Step
from dhadha.puzzles.sliding.optimal import anytime_fallback
from dhadha.terminal import progress
from dhadha.terminal import time_limit as limit
from dhadha.terminal.time_limit import LimitedRun
from sliding_oracle import moves_from

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
import build as build_steps  # noqa: E402

HARD = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1"  # 80 moves, hours for the textbook's searches
SOLVE = ["solve", "n-puzzle", "--state", HARD]
BETWEEN = re.compile(r"between (\d+) and (\d+); a way of (\d+): ([LURD]+)\n")


@pytest.fixture(autouse=True)
def quick_first_solution(monkeypatch):
    """The way that is found soon is any way: the beam for a short one takes a second."""
    monkeypatch.setattr(anytime_fallback, "EFFORT", 1)


def ends_at_the_goal(moves):
    board = bytes(map(int, HARD.split()))
    for move in moves:
        board = moves_from((4, 4), board)[move]
    return board == bytes([*range(1, 16), 0])


@pytest.fixture(autouse=True)
def default_sigint_handler():
    """Restore the SIGINT handler, which background processes ignore."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def press_ctrl_c(monkeypatch):
    """Ctrl-C, once a run is under way."""
    update, done = progress.Progress.update, []

    def update_and_press(self, step):
        update(self, step)
        if not done and step.word in (STATUS, "add", "expand", "choose"):
            done.append(signal.raise_signal(signal.SIGINT))

    monkeypatch.setattr(progress.Progress, "update", update_and_press)


# ---- shortest ways

@pytest.mark.parametrize("how", ["the limit", "Ctrl-C"])
def test_stopped_optimal_search_reports_bounds(how, monkeypatch, capsys):
    if how == "Ctrl-C":
        press_ctrl_c(monkeypatch)
    seconds = [] if how == "Ctrl-C" else ["--seconds", "0.01"]
    assert main([*SOLVE, "--algorithm", "optimal", *seconds]) == (130 if how == "Ctrl-C" else 3)
    out, err = capsys.readouterr()
    least, most, length, moves = BETWEEN.fullmatch(out).groups()
    assert int(least) <= 80 <= int(most) == int(length) == len(moves) and ends_at_the_goal(moves)
    assert "Traceback" not in err


def test_the_bounds_as_json(capsys):
    assert main([*SOLVE, "--algorithm", "optimal", "--seconds", "0.01", "--json"]) == 3
    output = json.loads(capsys.readouterr().out)
    result = output["result"]
    assert (output["status"], output["stopped"], result["optimal"]) == ("cancelled", "time", False)
    assert result["least"] <= 80 <= result["length"] == len(result["moves"])
    assert [step["word"] for step in output["steps"]][-1] == "walk"


def test_result_within_limit_unchanged(capsys):
    assert main(["solve", "n-puzzle", "--algorithm", "optimal", "--state", "123046758", "--seconds", "500"]) == 0
    assert capsys.readouterr() == ("LUL\n", "")
    assert not hasattr(signal, "getitimer") or signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_stop_requested_in_library_keeps_the_proved_bound():
    run = dhadha.run("n-puzzle", "optimal", HARD)
    bounds = []
    for step in run.search_steps():
        bounds += [step.args[name] for name in ("threshold", "least") if name in (step.args or {})]
        if step.args and step.args.get("threshold", 0) >= 60:
            run.finish()
    assert bounds == sorted(bounds) and bounds[-1] == run.result["least"] >= 60
    assert run.status == "cancelled" and run.result["least"] <= 80 <= run.result["length"]
    assert repr(run).startswith(f"n-puzzle by optimal; state: {HARD}; cancelled: between ")


# ---- other algorithms

@pytest.mark.parametrize("algorithm, says", [
    ("a-star", r"out of time: [\d,]+ steps"), ("ida-star", r"out of time: bound \d+"),
    ("anytime", r"between \d\d and \d+; a way of .*"),
])
def test_limit_reports_partial_result(algorithm, says, capsys):
    assert main([*SOLVE, "--algorithm", algorithm, "--seconds", "0.02"]) == 3
    out, err = capsys.readouterr()
    assert re.fullmatch(says, out.rstrip("\n")) and err == ""


def test_ctrl_c_reports_progress(monkeypatch, capsys):
    press_ctrl_c(monkeypatch)
    assert main([*SOLVE, "--algorithm", "a-star"]) == 130
    out, err = capsys.readouterr()
    assert out == "" and re.fullmatch(r"dhadha: interrupted: \d+ steps?s?\n", err)


def test_judge_limit_per_line(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{HARD}\n123046758\n{HARD}\n"))
    assert main(["judge", "n-puzzle", "--algorithm", "optimal", "--seconds", "0.01", "--workers", "1"]) == 3
    first, second, third = capsys.readouterr().out.splitlines(keepends=True)
    assert second == "LUL\n" and BETWEEN.fullmatch(first) and BETWEEN.fullmatch(third)
    with ThreadPoolExecutor(1) as executor:  # where no signal can stop a step
        answers = [*batch.answers(executor, "n-puzzle", [HARD, "123046758"], "a-star", seconds=0.02)]
    assert [answer.status for answer in answers] == [3, 0] and answers[0].line.startswith("out of time: ")


def test_ctrl_c_ends_a_judge_after_the_bounds_of_its_line(monkeypatch, capsys):
    press_ctrl_c(monkeypatch)
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{HARD}\n123046758\n"))
    assert main(["judge", "n-puzzle", "--algorithm", "optimal", "--workers", "1"]) == 130
    assert BETWEEN.fullmatch(capsys.readouterr().out)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="alarms")
def test_hanging_step_interrupted(monkeypatch):
    def sleeping():
        yield Step("start")
        signal.pause()

    monkeypatch.setattr(limit, "GRACE", 0.01)
    run = SimpleNamespace(
        search_steps=sleeping, status="running", effective_algorithm=SimpleNamespace(interruptible=False)
    )
    limited = LimitedRun(run, 0.01)
    limited.take(lambda step: None)
    assert limited.stopped == "time"


def test_invalid_limit_refused(capsys):
    for given in ("nan", "inf", "-inf", "-1", "0", "1e300", "x", "", "1\x1b[2J", "９" * 30):
        for command in (SOLVE, ["judge", "n-puzzle"], ["check", "."]):
            assert main([*command, f"--seconds={given}"]) == 2
            out, err = capsys.readouterr()
            assert out == "" and len(err.splitlines()) == 1 and "time limit" in err and err[:-1].isprintable()


def test_parts_end_at_the_limit_and_are_kept(tmp_path, monkeypatch, capsys):
    """The fourth part does not end before the limit."""
    solve_part, numbers, is_over = parallel_solving.solve_part, count(), threading.Event()

    def endless(*given):
        if next(numbers) >= 3:
            is_over.wait()
        return solve_part(*given)

    class Threads(ThreadPoolExecutor):
        def __exit__(self, *_):
            is_over.set()
            self.shutdown(cancel_futures=True)

    monkeypatch.setattr(parallel_solving, "solve_part", endless)
    monkeypatch.setattr(batch, "Processes", Threads)
    counting = ["solve", "n-queens", "--algorithm", "count", "--option", "n=8", "--parts", str(tmp_path / "parts")]
    assert main([*counting, "--workers", "1", "--seconds", "0.3"]) == 3
    done = int(re.fullmatch(r"out of time: (\d+) parts are done, and kept in .*parts\n", capsys.readouterr().out)[1])
    monkeypatch.setattr(parallel_solving, "solve_part", solve_part)
    assert main([*counting, "--workers", "1"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("solutions: 92") and err.startswith(f"{done} of ")


# ---- how far it is

def test_progress_reported_periodically(monkeypatch, capsys):
    monkeypatch.setattr(progress, "ELSEWHERE", 0.0)
    assert main([*SOLVE, "--algorithm", "optimal", "--seconds", "0.3", "--json", "--no-steps"]) == 3
    out, err = capsys.readouterr()
    assert json.loads(out) and re.search(r"^bound \d\d, [\d,]+ nodes, [\d,]+ a second, \d+ s$", err, re.MULTILINE)


def test_progress_is_a_sentence():
    for args, sentence in (
        ({"number": 3, "total": 6, "tiles": 4, "distance": 4}, "table 3 of 6"),
        ({"count": 768, "tried": 198000}, "768 found after 198,000 tries"),
        ({"count": 506, "shown": 400, "highest": 33}, "506 values so far, the highest 33"),
        ({"length": 68, "least": 64, "nodes": 5, "gap": 4}, "at least 64 moves, a way of 68, 5 nodes"),
        ({"of": "a package"}, "1 step"),
    ):
        silent = progress.Progress(silent=True)
        silent.update(Step("progress", args=args))
        assert silent.description() == sentence


def test_terminal_progress_overwrites_line(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr(progress, "AT_TERMINALS", 0.0)
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    assert main([*SOLVE, "--algorithm", "ida-star", "--seconds", "0.02"]) == 3
    lines = terminal.getvalue().split("\r\x1b[K")
    assert "\n" not in terminal.getvalue() and any(line.startswith("bound ") for line in lines) and lines[-1] == ""
    assert max(map(len, lines)) < 80


# ---- the page

def test_unresponsive_worker_times_out():
    """After a minute without a response; a run may take any time."""
    command = [build_steps.node(), ROOT / "tests/python/worker_timeouts.mjs", ROOT / "static"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    lost = [61, "SolverLost true"]
    assert json.loads(done.stdout) == {"question": lost, "data": lost, "run": [0, ""]}
