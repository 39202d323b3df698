"""`check` names the cause of an exception raised by a package's code or by its arguments to the library."""

import os
import re
import sys
import threading
from pathlib import Path

import pytest
from dhadha.devtools.check import check
from dhadha.devtools.check.report import Report
from dhadha.devtools.package_loader import find_package
from test_check import edit, lines_with

ROOT = Path(__file__).parents[2]
PUZZLE, OWN_WAY, PROBLEM, PROJECT = "__init__.py", "largest_first.py", "problem.py", "../../pyproject.toml"
HEAD = "def largest_first(problem: StackProblem) -> Search[Stack]:\n"
ALGORITHMS = (
    "    algorithms = (\n"
    '        Algorithm("largest-first", largest_first, counters=FLIPS),\n'
    '        Algorithm("a-star", a_star, counters=LOOKED_AT, lists=({"id": "open", "order": "f"}, {"id": "closed"})),\n'
    '        Algorithm("breadth-first", breadth_first, counters=LOOKED_AT, '
    'lists=({"id": "open", "order": "first"},)),\n'
    "    )\n"
)
FIRST_ORDER = '({"id": "open", "order": "first"},)'
CAUSES = {  # (file, old, new), (file, part of the line), what is said
    "no generator": (
        (OWN_WAY, HEAD, f"{HEAD}    return Node(problem.start)\n\n\ndef other(problem):\n"),
        (OWN_WAY, "def largest_first"), "largest_first must yield Steps: it returned a Node",
    ),
    "no comma": (
        (PUZZLE, ALGORITHMS, '    algorithms = (Algorithm("largest-first", largest_first))\n'),
        (PUZZLE, "algorithms = ("), r"algorithms lacks the outer tuple: \(Algorithm\(…\),\)",
    ),
    "no preset": (
        (PUZZLE, '("a-cook", "largest-first", "4 2 5 1 3", {})', '("a-cook",)'), (PUZZLE, '("a-cook"'), "Preset",
    ),
    "board": ((PUZZLE, '"columns": 1', '"columns": str(1, 2)'), (PUZZLE, "str(1, 2)"), "TypeError"),
    "ended": ((PUZZLE, '"columns": 1', '"columns": exit(1)'), (PUZZLE, "exit(1)"), "SystemExit"),
    "state": (
        (PROBLEM, "stack[:count][::-1] + stack[count:]", "[*stack[:count][::-1], *stack[count:]]"),
        (PROBLEM, "def successors"), "states must be hashable: give a tuple, not a list",
    ),
    "yield from": (
        (OWN_WAY, "    return Node(flipped", "    yield narrator.starts(node)\n    return Node(flipped"),
        (OWN_WAY, "yield narrator.at_home"), "yield from",
    ),
    "start": ((PROBLEM, "self.start = start", "self.start = [*start]"), (PROBLEM, "self.start ="), "give a tuple"),
    "no method": ((PROBLEM, "def is_goal", "def isgoal"), (PROBLEM, "class StackProblem"), r"`is_goal\(self, state\)`"),
    "entry point": ((PROJECT, ":PUZZLE", ":PUZLE"), (PROJECT, ":PUZLE"), "in faulty_.* there are: PUZZLE"),
    "module": ((PROJECT, ":PUZZLE", "_:PUZZLE"), (PROJECT, "_:PUZZLE"), "no module 'faulty_.*_'; there are faulty_"),
    "id": ((PUZZLE, 'id = "faulty', 'id = "other-faulty'), (PROJECT, ":PUZZLE"), "has the id 'other-faulty"),
    "format": ((PUZZLE, '" ".join(map(str, state))', '"-".join(map(str, state))'), (PUZZLE, "def format"), "read back"),
    "order": (
        (PUZZLE, FIRST_ORDER, FIRST_ORDER.replace("first", "fist")), (PUZZLE, '"fist"'), "none of 'f', 'h', 'first'",
    ),
    "list": ((PUZZLE, FIRST_ORDER, FIRST_ORDER.replace(",)", ")")), (PUZZLE, '"first"'), "lacks the outer tuple"),
    "widths": (
        (PUZZLE, "(size + 3) / (LARGEST + 3)", "size + 3"), (PUZZLE, '"widths"'), "width of 1 is 4: .* from 0 to 1",
    ),
    "rules": (
        (PUZZLE, '"columns": 1,', '"columns": 1, "rules": {"rows": [9]},'),
        (PUZZLE, '"rules"'), "there are 5 rows: no line is drawn after 9",
    ),
    "never solved": (
        (PUZZLE, 'return "" if gaps(read(state)) else "solved"', 'return ""'),
        (PUZZLE, "def outcome"), "outcome is '' at '1 2 3 4 5', which is a goal",
    ),
    "always solved": (
        (PUZZLE, '"" if gaps(read(state)) else "solved"', '"solved"'),
        (PUZZLE, "def outcome"), "outcome is 'solved' at '3 1 4 2 5', which is no goal",
    ),
    "state_of": (
        (PUZZLE, "return self.format(tuple(values))", 'return f"<{tuple(values)}>"'),
        (PUZZLE, "def state_of"), "`state_of.*so that `problem` reads it back",
    ),
}


@pytest.mark.parametrize("name", CAUSES)
def test_check_names_cause_and_line(folder, name):
    (file, old, new), (where, snippet), said = CAUSES[name]
    edit(folder, file, old, new)
    report = check(find_package(str(folder)), seconds=1)
    places = list(map(os.path.normpath, lines_with(folder, where, snippet)))
    found = [each for each in report.faults if str(each.place) in places and re.search(said, each.message)]
    assert found, list(report.lines())


def test_same_fault_reported_once(folder):
    edit(folder, "narrator.py", 'Step("move", node, "at-home"', 'Step("mov", node, "at-home"')
    [fault] = check(find_package(str(folder)), seconds=1).faults
    assert re.search(r"no word 'mov'; 'move' is meant, perhaps \(and \d+ more times\)$", fault.message)


def test_endless_code_reported_once(folder):
    edit(folder, PROBLEM, "    return stack[:count]", "    while count:\n        pass\n    return stack[:count]")
    [fault] = [each for each in check(find_package(str(folder)), seconds=0.1).faults if "come back" in each.message]
    assert str(fault.place) in lines_with(folder, PROBLEM, "while count") + lines_with(folder, PROBLEM, "pass")


def test_singular_message():
    report = Report()
    report.ran["algorithms"] = report.ran["boards by hand"] = report.ran["lanes of the race"] = 1
    report.ran["moves"] = 2
    assert report.summary() == "1 algorithm, 1 board by hand, 1 lane of the race, 2 moves: no fault"


def test_check_notes_inadmissible_estimate(folder):
    edit(folder, PROBLEM, "        return gaps(state)", "        return 9 * gaps(state)")
    report = check(find_package(str(folder)), seconds=1)
    [note] = [each for each in report.findings if "h is 36 at '3 1 4 2 5'" in each.message]
    assert note.is_note and note.message.endswith("miss the shortest way") and report.faults == []
    assert str(note.place) in lines_with(folder, PROBLEM, "def h(")


GIVENS = """
from dhadha.puzzle import Algorithm, Playable, Puzzle
from dhadha.search import Problem
from dhadha.core.step import Step
from dhadha.core.errors import InvalidInput


def look(problem):
    yield Step("start")


class Row(Problem):
    def __init__(self, state):
        self.start = tuple(map(int, state.split()))


class Given(Puzzle, Playable):
    id = "given-NAME"
    example = "1 0"
    algorithms = (Algorithm("look", look),)
    appearance = {"pieces": "none", "blank": 0, "hand": {"type": (0, 2)}}

    def problem(self, state, algorithm, options):
        if state.split() not in [[a, b] for a in "012" for b in "012"]:
            raise InvalidInput("not-given", "no")
        return Row(state)

    def format(self, state):
        return " ".join(map(str, state))

    def board(self, problem):
        givens = [cell for cell, value in enumerate(problem.start) if value]
        return {"rows": 1, "columns": 2, "values": list(problem.start), "givens": GIVENS}


PUZZLE = Given()
"""


@pytest.mark.parametrize("given, count", [("givens", 1), ("[0]", 0)])
def test_givens_survive_typing(tmp_path, given, count):
    file = tmp_path / f"given_{count}.py"
    file.write_text(GIVENS.replace("NAME", str(count)).replace("GIVENS", given), encoding="utf-8")
    faults = [str(each) for each in check(find_package(str(file)), seconds=1).faults]
    expected = r"py:17: .*writes the cell 1, other cells are givens"
    assert len(faults) == count and all(re.search(expected, each) for each in faults), faults


def test_served_package_checked_on_save(folder, capsys):
    sys.path.insert(0, str(ROOT / "static/build"))
    from serving import Brought

    python_m = [sys.executable, "-m"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    before = {*threading.enumerate()}
    brought = Brought(folder, [*python_m, "dhadha.devtools.wheel_writer"], environment, [*python_m, "dhadha", "check"])
    brought.look_over()
    edit(folder, OWN_WAY, "yield narrator.starts", "yield narrator.stars")
    brought.look_over()  # the newer one wins
    for thread in {*threading.enumerate()} - before:
        thread.join(60)
    said = capsys.readouterr().out
    assert "has no attribute 'stars'" in said and "no fault" not in said
    sys.path.remove(str(ROOT / "static/build"))
