"""The verbs `list` and `solve`, called as `main(arguments)`."""

import json

import dhadha
from run_helpers import run_command_line

SOLVE = ["solve", "n-puzzle"]
HARD = "867254301"


def test_list_names_every_algorithm_and_its_options():
    assert run_command_line("--version") == (0, [f"dhadha {dhadha.__version__}"], [])
    status, lines, err = run_command_line("list")
    assert (status, err, lines[0]) == (0, [], "n-puzzle")
    algorithms = [algorithm["id"] for algorithm in dhadha.catalogue()["puzzles"][0]["algorithms"]]
    assert [line.split()[0] for line in lines[1 : 1 + len(algorithms)]] == algorithms
    assert any("heuristic=manhattan|linear-conflict|misplaced" in line for line in lines)
    assert json.loads(run_command_line("list", "--json")[1][0]) == json.loads(json.dumps(dhadha.catalogue()))


def test_solve_prints_one_line():
    hint = "dhadha: the search stopped at its limit of 10 nodes; the largest is --option budget=2000000"
    for arguments, line, status in (
        ("--state 123046758", "LUL", 0),
        ("--state ১২৩০৪৬৭৫৮ --algorithm ida-star", "LUL", 0),
        ("", "LUL", 0),  # the puzzle's example
        ("--state 123456780", "already solved", 0),
        ("--state 213456780 --option budget=1", "unsolvable", 0),
        (f"--state {HARD} --algorithm ida-star --option budget=10", "stopped at its limit", 3),
        ("--state 1230 --option goal=1203 --algorithm breadth-first", "R", 0),
        ("--state 123046758 --algorithm depth-first --option depth-limit=2", "no solution found", 0),
    ):
        assert run_command_line(*SOLVE, *arguments.split()) == (status, [line], [hint] * (status == 3))
    for puzzle, algorithm, sentence in (
        ("knight-path", "endless-queue", "The program finds no answer; in truth it takes 6 moves."),
        ("knight-path", "zero-moves", "The program says 6; in truth it takes 6 moves."),
        ("n-queens", "compare", "attacking pairs: 9 on the first board, 5 on the second"),
    ):
        assert run_command_line("solve", puzzle, "--algorithm", algorithm)[1] == [sentence]


def test_solve_prints_json():
    def solve_as_json(*arguments):
        status, out, _ = run_command_line(*SOLVE, *arguments, "--json")
        return status, json.loads(out[0])

    _, report = solve_as_json("--state", "123046758")
    assert (report["puzzle"], report["algorithm"], report["state"]) == ("n-puzzle", "a-star", "123046758")
    assert report["result"] == {"solvable": True, "inversions": 2, "moves": "LUL", "length": 3, "optimal": True}
    assert report["counters"]["expanded"] == 3
    assert [step["word"] for step in report["steps"]][:3] == ["start", "expand", "add"]
    last = report["steps"][-1]
    assert (last["word"], last["move"], last["state"], last["depth"], last["h"]) == ("walk", "L", "123456780", 3, 0)
    assert report.keys() - solve_as_json("--no-steps")[1].keys() == {"steps"}
    status, report = solve_as_json("--state", HARD, "--option", "budget=10")
    assert (status, report["status"], report["result"]["moves"]) == (3, "budget", None)
    assert report["steps"][-1]["word"] == "budget"


def test_solve_prints_answers_and_refusals():
    for puzzle, algorithm, state, options, line, status in (
        ("n-queens", "backtracking", "", ["n=4"], "2 4 1 3", 0),
        ("n-queens", "backtracking", "", ["n=3"], "no solution", 0),
        ("n-queens", "count", "", ["n=8"], "solutions: 92, fundamental: 12", 0),
        ("n-queens", "min-conflicts", "", ["n=12", "max-steps=2"], "stopped at its limit", 3),
        ("magic-trick", "any-sum", "", ["sum=87", "reveal=no"], "67 1 12 7 / 11 8 66 2 / 5 10 3 69 / 4 68 6 9", 0),
    ):
        arguments = [word for option in options for word in ("--option", option)]
        said = run_command_line("solve", puzzle, "--algorithm", algorithm, "--state", state, *arguments)
        assert said == (status, [line], []), said
    status, out, err = run_command_line(
        "solve", "n-queens", "--algorithm", "check", "--state", "[1, 3, 0, 2]", "--json", "--no-steps"
    )
    assert json.loads("\n".join(out))["read_as"] == err[0].removeprefix("dhadha: ").strip() != ""
    status, out, err = run_command_line("solve", "n-puzzle", "--state", "1 2 3 4 0 5")
    assert status == 2 and "1 2 3 / 4 0 5 | 1 2 / 3 4 / 0 5" in "\n".join(err)
    status, out, _ = run_command_line("solve", "magic-square", "--option", "n=10")
    checked = run_command_line("solve", "magic-square", "--algorithm", "check", "--state", "\n".join(out))
    assert checked[:2] == (0, ["magic: every line sums to 505"])
