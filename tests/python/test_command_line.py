"""The command line as a shell sees it."""

import doctest
import json
import os
import subprocess
import sys
from pathlib import Path

import dhadha
import pytest
from dhadha.cli.main import main
from dhadha.puzzles.registry import find_puzzle

PACKAGE_FOLDER = Path(dhadha.__file__).parents[1]
KEYS = {"puzzle", "algorithm", "state", "result", "counters", "steps"}


def command(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, "-m", "dhadha", *arguments], input=stdin, capture_output=True, text=True, encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(PACKAGE_FOLDER), "PYTHONUTF8": "1"}, timeout=60,
    )


def solve(*arguments: str) -> subprocess.CompletedProcess:
    return command("solve", "n-puzzle", *arguments)


def test_the_docstring_of_the_package():
    failed, tried = doctest.testmod(dhadha)
    assert tried and not failed


def test_list_names_every_algorithm_and_its_options():
    done = command("list")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "n-puzzle"
    algorithms = [a["id"] for a in dhadha.catalogue()["puzzles"][0]["algorithms"]]
    assert [line.split()[0] for line in lines[1 : 1 + len(algorithms)]] == algorithms
    assert "heuristic=manhattan|linear-conflict|misplaced" in done.stdout


def test_list_json_is_the_catalogue():
    assert json.loads(command("list", "--json").stdout) == json.loads(json.dumps(dhadha.catalogue()))


@pytest.mark.parametrize("arguments, line, status", [
    (["--state", "123046758"], "LUL", 0),
    (["--state", "১২৩০৪৬৭৫৮", "--algorithm", "ida-star"], "LUL", 0),
    ([], "LUL", 0),  # the puzzle's example
    (["--state", "123456780"], "solved", 0),
    (["--state", "213456780"], "unsolvable", 0),
    (["--state", "123046758", "--algorithm", "solvability"], "solvable", 0),
    (["--state", "867254301", "--option", "budget=10"], "out of budget", 3),
    (["--state", "867254301", "--algorithm", "ida-star", "--option", "budget=10"], "out of budget", 3),
    (["--state", "213456780", "--option", "budget=1"], "unsolvable", 0),
    (["--state", "1230", "--option", "goal=1203", "--algorithm", "breadth-first"], "R", 0),
    (["--state", "123046758", "--algorithm", "depth-first", "--option", "depth-limit=2"], "nothing found", 0),
])
def test_solve_prints_one_line(arguments, line, status):
    done = solve(*arguments)
    hint = "dhadha: the budget of 10 is spent; --option budget=2000000 allows the most\n" * (status == 3)
    assert (done.stdout, done.stderr, done.returncode) == (f"{line}\n", hint, status)


@pytest.mark.parametrize("puzzle, algorithm, line", [
    ("knight-path", "endless-queue", "The program finds no answer; in truth it takes 6 moves."),
    ("knight-path", "zero-moves", "The program says 6; in truth it takes 6 moves."),
    ("n-queens", "compare", "attacking pairs: 9 on the first board, 5 on the second"),
])
def test_an_answer_is_a_sentence(puzzle, algorithm, line, capsys):
    main(["solve", puzzle, "--algorithm", algorithm])
    assert capsys.readouterr().out == f"{line}\n"


def test_solve_json():
    done = solve("--state", "1 2 3, 0 4 6, 7 5 8", "--json")
    said = json.loads(done.stdout)
    assert said.keys() >= KEYS
    assert (said["puzzle"], said["algorithm"], said["state"]) == ("n-puzzle", "a-star", "123046758")
    assert said["result"] == {"solvable": True, "inversions": 2, "moves": "LUL", "length": 3, "optimal": True}
    assert said["counters"]["expanded"] == 3
    assert [step["word"] for step in said["steps"]][:3] == ["start", "expand", "add"]
    last = said["steps"][-1]
    assert (last["word"], last["move"], last["state"], last["depth"], last["h"]) == ("walk", "L", "123456780", 3, 0)


def test_solve_json_without_steps():
    said = json.loads(solve("--json", "--no-steps").stdout)
    assert said.keys() >= KEYS - {"steps"}
    assert "steps" not in said


def test_solve_json_of_an_unsolvable_state():
    done = solve("--state", "213456780", "--json")
    result = json.loads(done.stdout)["result"]
    assert done.returncode == 0
    assert (result["solvable"], result["moves"], result["inversions"]) == (False, None, 1)


def test_solve_json_out_of_budget():
    done = solve("--state", "867254301", "--json", "--option", "budget=10")
    said = json.loads(done.stdout)
    assert (done.returncode, said["status"], said["result"]["moves"]) == (3, "budget", None)
    assert said["steps"][-1]["word"] == "budget"


@pytest.mark.parametrize("arguments, says", [
    (["solve", "n-puzzle", "--state", "12304675x"], "place 9"),
    (["solve", "n-puzzle", "--state", "123046755"], "place 9"),
    (["solve", "n-puzzle", "--state", ""], "empty"),
    (["solve", "n-puzzle", "--option", "goal=12"], "2 numbers"),
    (["solve", "chess"], "chess"),
    (["solve", "n-puzzle", "--algorithm", "dijkstra"], "dijkstra"),
    (["solve", "n-puzzle", "--algorithm", "two\nlines"], "two"),
    (["solve", "n-puzzle", "--option", "speed=3"], "speed"),
    (["solve", "n-puzzle", "--option", "budget"], "NAME=VALUE"),
    (["solve", "n-puzzle", "--option", "budget=0"], "budget"),
    (["solve", "n-puzzle", "--option", "budget=many"], "many"),
    (["solve", "n-puzzle", "--option", "heuristic=euclid"], "euclid"),
    (["solve", "n-puzzle", "--option", "puzzle=3"], "puzzle"),
    (["solve", "n-puzzle", "--option", "state=1230"], "state"),
    (["judge", "chess"], "chess"),
    (["judge", "n-puzzle", "--option", "speed=3"], "speed"),
])
def test_bad_input_gets_one_line_and_status_2(arguments, says):
    done = command(*arguments, stdin="123046758\n" if "judge" in arguments else "")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert says in done.stderr
    assert "Traceback" not in done.stderr
    if arguments[0] == "solve":
        assert done.stdout == ""


def test_judge_answers_every_line():
    done = command("judge", "n-puzzle", stdin="123046758\n\n1 2 3 0\n213456780\n")
    assert (done.stdout.splitlines(), done.stderr, done.returncode) == (["LUL", "", "solved", "unsolvable"], "", 0)


def test_judge_names_the_fault_in_its_place_and_goes_on():
    done = command("judge", "n-puzzle", stdin="123046758\n12304675x\n123456780")
    first, second, third = done.stdout.splitlines()
    assert (first, third, done.returncode) == ("LUL", "solved", 2)
    assert "place 9" in second


def test_judge_with_options_and_the_worst_status():
    done = command(
        "judge",
        "n-puzzle",
        "--algorithm",
        "breadth-first",
        "--option",
        "budget=100",
        stdin="867254301\n123046758\n12x\n",
    )
    assert done.stdout.splitlines()[:2] == ["out of budget", "LUL"]
    assert done.returncode == 3


def test_bake_writes_what_a_page_needs(tmp_path, monkeypatch, capsys):
    """Of two puzzles; the build bakes all."""
    two = [find_puzzle("pile-game"), find_puzzle("knight-path")]
    monkeypatch.setattr("dhadha.devtools.bake.own_puzzles", lambda: two)
    out = tmp_path / "missing" / "deep"
    assert main(["bake", str(out)]) == 0 and len(capsys.readouterr().err.splitlines()) <= 1
    catalogue = json.loads((out / "catalogue.json").read_text("utf-8"))
    assert len(catalogue["puzzles"]) == 2
    for puzzle in catalogue["puzzles"]:
        sources = json.loads((out / f"{puzzle['id']}.sources.json").read_text("utf-8"))
        assert all("def " in "".join(sources[algorithm["source"]]["lines"]) for algorithm in puzzle["algorithms"])
        names = {f"{puzzle['id']}.{preset['id']}.trace" for preset in puzzle["presets"]}
        assert names <= {path.name for path in out.iterdir()}
