"""The verbs `list`, `solve`, `judge`, `bake` and `data`, called as `main(arguments)`."""

import doctest
import io
import json
import sys

import dhadha
import pytest
from dhadha.cli.main import main
from dhadha.puzzles.registry import find_puzzle

SOLVE = ["solve", "n-puzzle"]
HARD = "867254301"


@pytest.fixture
def command(monkeypatch, capsys):
    """Run a command on the bytes of its standard input; return (status, output, errors)."""
    def command(*arguments, stdin=b"", encoding="utf-8"):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(io.BytesIO(stdin)), encoding))
        return main([*arguments]), *capsys.readouterr()
    return command


def test_docstring_of_the_package():
    failed, tried = doctest.testmod(dhadha)
    assert tried and not failed


def test_list_names_every_algorithm_and_its_options(command):
    status, out, err = command("list")
    lines = out.splitlines()
    assert (status, err, lines[0]) == (0, "", "n-puzzle")
    algorithms = [algorithm["id"] for algorithm in dhadha.catalogue()["puzzles"][0]["algorithms"]]
    assert [line.split()[0] for line in lines[1 : 1 + len(algorithms)]] == algorithms
    assert "heuristic=manhattan|linear-conflict|misplaced" in out
    assert json.loads(command("list", "--json")[1]) == json.loads(json.dumps(dhadha.catalogue()))


def test_solve_prints_one_line(command):
    hint = "dhadha: the budget of 10 is spent; --option budget=2000000 allows the most\n"
    for arguments, line, status in (
        ("--state 123046758", "LUL", 0),
        ("--state ১২৩০৪৬৭৫৮ --algorithm ida-star", "LUL", 0),
        ("", "LUL", 0),  # the puzzle's example
        ("--state 123456780", "solved", 0),
        ("--state 213456780 --option budget=1", "unsolvable", 0),
        ("--state 123046758 --algorithm solvability", "solvable", 0),
        (f"--state {HARD} --algorithm ida-star --option budget=10", "out of budget", 3),
        ("--state 1230 --option goal=1203 --algorithm breadth-first", "R", 0),
        ("--state 123046758 --algorithm depth-first --option depth-limit=2", "nothing found", 0),
    ):
        assert command(*SOLVE, *arguments.split()) == (status, f"{line}\n", hint * (status == 3))
    for puzzle, algorithm, sentence in (
        ("knight-path", "endless-queue", "The program finds no answer; in truth it takes 6 moves."),
        ("knight-path", "zero-moves", "The program says 6; in truth it takes 6 moves."),
        ("n-queens", "compare", "attacking pairs: 9 on the first board, 5 on the second"),
    ):
        assert command("solve", puzzle, "--algorithm", algorithm)[1] == f"{sentence}\n"


def test_solve_prints_json(command):
    def solve(*arguments):
        status, out, _ = command(*SOLVE, *arguments, "--json")
        return status, json.loads(out)

    _, report = solve("--state", "1 2 3, 0 4 6, 7 5 8")
    assert (report["puzzle"], report["algorithm"], report["state"]) == ("n-puzzle", "a-star", "123046758")
    assert report["result"] == {"solvable": True, "inversions": 2, "moves": "LUL", "length": 3, "optimal": True}
    assert report["counters"]["expanded"] == 3
    assert [step["word"] for step in report["steps"]][:3] == ["start", "expand", "add"]
    last = report["steps"][-1]
    assert (last["word"], last["move"], last["state"], last["depth"], last["h"]) == ("walk", "L", "123456780", 3, 0)
    assert report.keys() - solve("--no-steps")[1].keys() == {"steps"}
    status, report = solve("--state", "213456780")
    assert (status, report["result"]["solvable"], report["result"]["moves"]) == (0, False, None)
    status, report = solve("--state", HARD, "--option", "budget=10")
    assert (status, report["status"], report["result"]["moves"]) == (3, "budget", None)
    assert report["steps"][-1]["word"] == "budget"


def test_judge_reads_lines_of_any_encoding(command):
    bengali = "123046758\r\n১২৩০৪৬৭৫৮\r\n"
    for content, lines in (
        (b"123046758\n\n1 2 3 0\n213456780\n", ["LUL", "", "solved", "unsolvable"]),
        (b"123046758\r\n12x\r\n", ["LUL", None]), (b"\xef\xbb\xbf123046758\n", ["LUL"]),
        (bengali.encode("utf-16"), ["LUL", "LUL"]), ("\ufeff123046758\n".encode("utf-16-be"), ["LUL"]),
        (bengali.encode("utf-32"), ["LUL", "LUL"]), ("\ufeff123046758".encode("utf-32-be"), ["LUL"]),
        (bengali.encode(), ["LUL", "LUL"]), (b"", []), (b"\n\n", ["", ""]), (b"\0\n", [None]), (b"123046758", ["LUL"]),
        (b"\xff\xfe123\n123046758\n\x00\n123456780", [None, "LUL", None, "solved"]),
        (b"7" * 3_000_000 + b"\n123046758\n", [None, "LUL"]),
    ):
        for encoding in ("utf-8", "ascii"):
            status, out, _ = command("judge", "n-puzzle", "--workers", "1", stdin=content, encoding=encoding)
            assert status == (2 if None in lines else 0)
            answers = out.splitlines()
            assert [line and answer for answer, line in zip(answers, lines, strict=True)] == lines
            assert all(answer.isprintable() for answer in answers)


def test_bake_writes_all_files(tmp_path, monkeypatch, command):
    """With two puzzles; the build bakes all."""
    two = [find_puzzle("pile-game"), find_puzzle("knight-path")]
    monkeypatch.setattr("dhadha.devtools.bake.own_puzzles", lambda: two)
    out = tmp_path / "missing/deep"
    status, _, err = command("bake", str(out))
    assert status == 0 and err.count("\n") <= 1
    catalogue = json.loads((out / "catalogue.json").read_text("utf-8"))
    assert len(catalogue["puzzles"]) == 2
    for puzzle in catalogue["puzzles"]:
        sources = json.loads((out / f"{puzzle['id']}.sources.json").read_text("utf-8"))
        assert all("def " in "".join(sources[algorithm["source"]]["lines"]) for algorithm in puzzle["algorithms"])
        names = {f"{puzzle['id']}.{preset['id']}.trace" for preset in puzzle["presets"]}
        assert names <= {path.name for path in out.iterdir()}
