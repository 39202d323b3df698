"""`check` reports each fault with file and line; each fault is an edit of the puzzle that `new` writes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from dhadha.devtools.check import SECONDS, check
from dhadha.devtools.check.time_limit import Clock
from dhadha.devtools.package_loader import find_package
from dhadha.puzzles.registry import OWN

ROOT = Path(__file__).parents[2]


def edit(folder, file, old, new):
    """Replace a text that occurs once; return the path."""
    [path] = folder.glob(f"src/*/{file}")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


def lines_with(folder, file, snippet):
    [path] = folder.glob(f"src/*/{file}")
    lines = path.read_text(encoding="utf-8").splitlines()
    return [f"{path}:{number}" for number, line in enumerate(lines, 1) if snippet in line]


PUZZLE, OWN_WAY, SAYS = "__init__.py", "largest_first.py", "narrator.py"
BOARD = 'return {"rows": len(problem.start), "columns": 1, "values": list(problem.start)}'
FAULTS = {  # what is edited: (file, old, new), where the fault is: (file, part of the line), and what is said of it
    "role": (
        (SAYS, '"sorted-out", roles=((0, "goal"),)', '"sorted-out", roles=((0, "gaol"),)'),
        (OWN_WAY, "yield narrator.sorted_out"),
        "no role 'gaol'; 'goal' is meant",
    ),
    "cell": (
        (SAYS, 'marks=((0, "current"),)', 'marks=((99, "current"),)'),
        (OWN_WAY, "yield narrator.on_top"),
        "no cell 99 on a board of 5, whose cells are 0 to 4",
    ),
    "outer tuple": (
        (SAYS, 'marks=((0, "current"),)', 'marks=(0, "current")'),
        (OWN_WAY, "yield narrator.on_top"),
        r"lacks the outer tuple: give \(\(0, 'current'\),\)",
    ),
    "word": (
        (SAYS, 'Step("compare"', 'Step("compair"'),
        (OWN_WAY, "yield narrator.in_place"),
        "no word 'compair'; 'compare' is meant",
    ),
    "reason": (
        (SAYS, '"in-place"', '"in-plaice"'),
        (OWN_WAY, "yield narrator.in_place"),
        "the reason 'in-plaice' has no text",
    ),
    "argument": (
        (SAYS, '"on-top", {"size": size}', '"on-top", {"sise": size}'),
        (OWN_WAY, "yield narrator.on_top"),
        r"uses \$size, which the step does not tell; 'sise'",
    ),
    "set as argument": (
        (SAYS, '"on-top", {"size": size}', '"on-top", {"size": {size}}'),
        (OWN_WAY, "yield narrator.on_top"),
        r"size is \{\d\}: give a text or a number",
    ),
    "values": (
        (PUZZLE, '"values": list(problem.start)}', '"values": list(problem.start)[1:]}'),
        (PUZZLE, '"values": list'),
        "has 5 cells .*values has 4",
    ),
    "board": (
        (PUZZLE, BOARD, BOARD.replace("}", ', "gaol": []}')),
        (PUZZLE, '"gaol"'),
        "no key 'gaol'; 'goal' is meant",
    ),
    "area": (
        (PUZZLE, BOARD, 'return {"areas": [{"rows": 5, "columns": 1, "hnad": True}], "values": [3, 1, 4, 2, 5]}'),
        (PUZZLE, '"hnad"'),
        "no key 'hnad'; 'hand' is meant",
    ),
    "appearance": ((PUZZLE, '"widths": {', '"widhts": {'), (PUZZLE, '"widhts"'), "no key 'widhts'; 'widths' is meant"),
    "hand": (
        (PUZZLE, '"pieces": "tiles",', '"pieces": "tiles", "hand": {"brsh": [1]},'),
        (PUZZLE, '"brsh"'),
        "'brush' is meant",
    ),
    "list": ((PUZZLE, '"order": "f"', '"oder": "f"'), (PUZZLE, '"oder"'), "no key 'oder'; 'order' is meant"),
    "order": ((PUZZLE, '"order": "f"', '"order": "g"'), (PUZZLE, '"order": "g"'), "'g' is none of 'f', 'h', 'first'"),
    "plot": (
        (
            PUZZLE,
            "largest_first, counters=FLIPS",
            'largest_first, counters=FLIPS, plots=({"id": "a", "lnes": ("g",)},)',
        ),
        (PUZZLE, '"lnes"'),
        "no key 'lnes'; 'lines' is meant",
    ),
    "counter": (
        (PUZZLE, '{"flips": {"words": {"move": 1}}}', '{"flips": {"word": {"move": 1}}}'),
        (PUZZLE, '"largest-first", largest_first'),
        "no key 'word'; 'words' is meant",
    ),
    "counted": (
        (PUZZLE, '{"flips": {"words": {"move": 1}}}', '{"flips": {"words": {"mov": 1}}}'),
        (PUZZLE, '"largest-first", largest_first'),
        "no word 'mov'; 'move' is meant",
    ),
    "set": (
        (PUZZLE, '"length": answer.depth}', '"length": {answer.depth}}'),
        (PUZZLE, '"length": {answer'),
        "is a set, .* give a list",
    ),
    "move": (
        (PUZZLE, '"cell": int(name) - 1', '"cel": int(name) - 1'),
        (PUZZLE, '"cel"'),
        "no key 'cel'; 'cell' is meant",
    ),
    "status_message": ((PUZZLE, '"gaps", "args"', '"gaps", "arg"'), (PUZZLE, '"arg"'), "no key 'arg'; 'args' is meant"),
    "advice": (
        (PUZZLE, '"marks": marks', '"mark": marks'),
        (PUZZLE, '"mark": marks'),
        "no key 'mark'; 'marks' is meant",
    ),
    "advised move": (
        (PUZZLE, '"moves": way[:1]', '"moves": ["99"]'),
        (PUZZLE, "def advice"),
        "names the move '99', which is not there",
    ),
    "distance": (
        (PUZZLE, '"most": len(way)', '"most": len(way) - 1'),
        (PUZZLE, "def distances"),
        "the least is [1-9], the most [0-9]",
    ),
    "distance's way": (
        (PUZZLE, '"most": len(way), "moves": way', '"most": len(way), "moves": way[1:]'),
        (PUZZLE, "def distances"),
        "a way of [0-9] moves, not of",
    ),
    "distance's key": (
        (PUZZLE, '"most": len(way)', '"mots": len(way)'),
        (PUZZLE, '"mots"'),
        "no key 'mots'; 'most' is meant",
    ),
    "state after a move": (
        (PUZZLE, '"state": self.format(after)', '"state": str(after)'),
        (PUZZLE, '"state": str(after)'),
        "cannot be read back",
    ),
    "cells of a move": (
        (PUZZLE, '"cells": changes(stack, after)', '"cells": ()'),
        (PUZZLE, '"cells": ()'),
        "the cells show",
    ),
    "outcome": ((PUZZLE, 'else "solved"', 'else "done"'), (PUZZLE, "def outcome"), "not 'done'"),
    "shuffle": ((PUZZLE, "def shuffle(", "def mix("), (PUZZLE, "shuffle_parameters ="), r"need a method `shuffle"),
    "no steps": (
        (OWN_WAY, "    node = Node(problem.start)\n", "    return None\n    node = Node(problem.start)\n"),
        (OWN_WAY, "def largest_first"),
        "has no steps",
    ),
    "double": (
        (PUZZLE, 'Algorithm("breadth-first"', 'Algorithm("a-star"'),
        (PUZZLE, "algorithms = ("),
        "'a-star' stands 2 times",
    ),
    "option": (
        (PUZZLE, '"fewest", "a-star", "4 2 5 1 3", {}', '"fewest", "a-star", "4 2 5 1 3", {"speed": 1}'),
        (PUZZLE, '"speed"'),
        "the preset 'fewest': a-star has no option speed",
    ),
    "preset": (
        (PUZZLE, '"fewest", "a-star", "4 2 5 1 3"', '"fewest", "a-star", "4 2 5 1 4"'),
        (PUZZLE, '"4 2 5 1 4"'),
        "'fewest' is refused: .* is no stack",
    ),
    "refusal": (
        (
            PUZZLE,
            "    stack = tuple(int(size) for size in sizes if size.isdecimal() and len(size) < 4)",
            "    stack = tuple(int(size) for size in sizes)",
        ),
        (PUZZLE, "stack = tuple(int"),
        "ought to be refused with InvalidInput; it raises ValueError",
    ),
    "error": (
        (OWN_WAY, "at = node.state.index(size)", "at = node.state.index(-size)"),
        (OWN_WAY, "index(-size)"),
        "ValueError",
    ),
    "no end": (
        (OWN_WAY, "    yield narrator.sorted_out(node)", "    while True: pass\n    yield narrator.sorted_out(node)"),
        (OWN_WAY, "while True"),
        "does not come back",
    ),
    "Fluent": (
        ("en.ftl", "Pancake { $size } lies", "Pancake { $size lies"),
        ("en.ftl", "{ $size lies"),
        "Fluent cannot read this",
    ),
    "language": (
        ("bn.ftl", "counter-flips = উল্টানো\n", ""),
        ("bn.ftl", "= Faulty"),
        "bn: the message counter-flips is missing",
    ),
    "variable": (
        ("fa.ftl", "پنکیک { $size } از پیش", "پنکیک { $sise } از پیش"),
        ("fa.ftl", "$sise"),
        r"fa: reason-in-place ought to use \$size",
    ),
    "syntax": ((PUZZLE, "class FaultyPuzzle", "clas FaultyPuzzle"), (PUZZLE, "clas "), "cannot be loaded: SyntaxError"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault_location(folder, name, monkeypatch):
    if name != "outcome":  # it shows at a goal, which is among the last
        monkeypatch.setattr("dhadha.devtools.check.manual_play.MOST_BOARDS", 10)
    (file, old, new), (where, snippet), said = FAULTS[name]
    edit(folder, file, old.replace("FaultyPuzzle", class_of(folder)), new.replace("FaultyPuzzle", class_of(folder)))
    report = check(find_package(str(folder)), seconds=0.3 if name == "no end" else SECONDS)
    places = lines_with(folder, where, snippet)
    assert any(str(each.place) in places and re.search(said, each.message) for each in report.faults), "\n".join(
        report.lines()
    )


def class_of(folder):
    return folder.name.title().replace("-", "")


def test_texts_in_the_module_are_found_line_by_line(tmp_path):
    file = tmp_path / "written_within.py"
    file.write_text(
        (ROOT / "tests/packages/frogs.py")
        .read_text("utf-8")
        .replace('"bn": "puzzle-frogs = ব্যাঙের লাফ"', '"bn": """puzzle-frogs = ব্যাঙের লাফ\nerror-not-frogs = { $"""'),
        "utf-8",
    )
    [fault] = [each for each in check(find_package(str(file))).faults if "Fluent" in each.message]
    assert fault.place.line == 1 + file.read_text("utf-8").splitlines().index('error-not-frogs = { $""",')


@pytest.mark.parametrize("identifier", OWN)
def test_our_own_puzzles_pass(identifier, monkeypatch):
    """Long runs are checked for a quarter of a second each; the build records presets to the end."""
    monkeypatch.setattr("dhadha.devtools.check.runs.Clock", lambda _: Clock(0.25))
    monkeypatch.setattr("dhadha.devtools.check.manual_play.Clock", lambda _: Clock(0.5))
    monkeypatch.setattr("dhadha.devtools.check.runs.MOST_RECORDED", 30)
    monkeypatch.setattr("dhadha.devtools.check.manual_play.MOST_BOARDS", 10)
    report = check(find_package(f"dhadha.puzzles.{OWN[identifier]}"))
    assert [str(fault) for fault in report.faults] == [] and report.ran["algorithms"] > 0


def python_m(*arguments, cwd):
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    command = [sys.executable, "-m", "dhadha", *map(str, arguments)]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, env=environment)


def test_the_command_line(tmp_path):
    assert python_m("new", "three-words-long", cwd=tmp_path).returncode == 0
    good = python_m("check", "three-words-long", cwd=tmp_path)
    assert good.returncode == 0 and good.stdout.endswith(": no fault\n") and "3 algorithms, 2 presets" in good.stdout
    edit(tmp_path / "three-words-long", PUZZLE, '"order": "f"', '"oder": "f"')
    bad = python_m("check", "three-words-long", cwd=tmp_path)
    [line] = [line for line in bad.stdout.splitlines() if "oder" in line]
    assert bad.returncode == 1 and line.startswith(
        lines_with(tmp_path / "three-words-long", PUZZLE, '"oder"')[0] + ": "
    )
    none = python_m("check", "nowhere", cwd=tmp_path)
    assert none.returncode == 2 and none.stderr.count("\n") == 1
