"""A time limit ends a run with its partial result, and long runs report progress at a terminal."""

import io
import json
import re

import dhadha
import pytest
from dhadha.terminal import progress
from run_helpers import run_command_line
from sliding_oracle_and_graphs import after_moves

HARD = "0 12 9 13 15 11 10 14 3 7 2 5 4 8 6 1"  # 80 moves, hours for the textbook's searches
SOLVE = ["solve", "n-puzzle", "--state", HARD]
BETWEEN = re.compile(r"between (\d+) and (\d+) moves; a solution of (\d+): ([LURD]+)")


@pytest.fixture(autouse=True)
def quick_first_solution(monkeypatch):
    """The way that is found soon is any way: the beam for a short one takes a second."""
    monkeypatch.setattr("dhadha.puzzles.sliding.optimal.shortest_solution.EFFORT", 1)


def test_stopped_optimal_search_reports_bounds():
    status, (line,), errors = run_command_line(*SOLVE, "--algorithm", "optimal", "--seconds", "0.01")
    least, most, length, moves = BETWEEN.fullmatch(line).groups()
    assert int(least) <= 80 <= int(most) == int(length) == len(moves)
    assert after_moves((4, 4), bytes(map(int, HARD.split())), moves) == bytes([*range(1, 16), 0])
    assert (status, errors) == (3, [])
    status, (line,), _ = run_command_line(*SOLVE, "--algorithm", "optimal", "--seconds", "0.01", "--json")
    output = json.loads(line)
    assert (status, output["status"], output["result"]["optimal"]) == (3, "cancelled", False)


def test_stop_requested_in_library_keeps_the_proved_bound():
    run = dhadha.run("n-puzzle", "optimal", HARD)
    bounds = []
    for step in run.search_steps():
        bounds += [step.args[name] for name in ("threshold", "least") if name in (step.args or {})]
        if step.args and step.args.get("threshold", 0) >= 60:
            run.request_stop()
    assert bounds == sorted(bounds) and bounds[-1] == run.result["least"] >= 60
    assert run.status == "cancelled" and run.result["least"] <= 80 <= run.result["length"]
    assert repr(run).startswith(f"n-puzzle by optimal; state: {HARD}; cancelled: between ")


@pytest.mark.parametrize("algorithm, says", [
    ("a-star", r"stopped at its time limit: [\d,]+ steps?"),
    ("ida-star", r"stopped at its time limit: threshold \d+.*"),
    ("anytime", r"between \d\d and \d+ moves; a solution of .*"),
])
def test_limit_reports_partial_result(algorithm, says):
    status, (line,), errors = run_command_line(*SOLVE, "--algorithm", algorithm, "--seconds", "0.02")
    assert (status, errors) == (3, []) and re.fullmatch(says, line)


def test_limit_of_each_board_of_a_batch():
    status, (first, second, third), _ = run_command_line(
        "batch", "n-puzzle", "--algorithm", "optimal", "--seconds", "0.01", stdin=f"{HARD}\n123046758\n{HARD}\n"
    )
    assert (status, second) == (3, "LUL") and BETWEEN.fullmatch(first) and BETWEEN.fullmatch(third)


def test_terminal_progress_overwrites_line(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr(progress, "INTERVAL", 0.0)
    monkeypatch.setattr("run_helpers.io.StringIO", Terminal)
    status, _, errors = run_command_line(*SOLVE, "--algorithm", "ida-star", "--seconds", "0.5")
    assert status == 3 and max(map(len, errors)) < 80 and errors[-1] == "\x1b[K"
    assert any(re.fullmatch(r"\x1b\[Kthreshold \d+.*, \d+ s", line) for line in errors)
