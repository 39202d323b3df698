"""`check` reports each fault with file and line; each fault is an edit of the puzzle that `new` writes."""

import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from dhadha.puzzles.registry import OWN
from dhadha.testing import check_package, check_puzzle, examine, find_package

ROOT = Path(__file__).parents[2]
PUZZLE, OWN_WAY, SAYS, PROBLEM = "puzzle.py", "largest_first.py", "narrator.py", "problem.py"
PROJECT = "../../pyproject.toml"
FLIPS, FEWEST = '{"flips": {"words": {"move": 1}}}', '"fewest", "a-star", "4 2 5 1 3"'
FIRST, COUNTED = '({"id": "open", "order": "first"},)', '"largest-first", largest_first, counters=FLIPS'
HEAD = "def largest_first(problem: StackProblem) -> Search[Stack]:\n"
LAST = "PUZZLE = FAULTY()"
TURNED = "stack[:count][::-1] + stack[count:]"


def module_end_with_method(base, name, body):
    """Return the end of a module whose puzzle has one more capability, or one more method of it."""
    head = f"class More(FAULTY, {base}):\n    def {name}(self, state, options):"
    return f"from dhadha.puzzle import {base}\n\n\n{head}\n        {body}\n\n\nPUZZLE = More()"


FAULTS = {  # file, what is replaced there and by what, part of the faulty line of the package, the message
    "values": (PUZZLE, "list(problem.start)}", "list(problem.start)[1:]}", '"values":', "has 5 cells .*values has 4"),
    "board": (PUZZLE, '"columns": 1', '"colums": 1', '"colums"', "no key 'colums'; 'columns' is meant"),
    "rules": (
        PUZZLE, '"columns": 1,', '"columns": 1, "rules": {"rows": [9]},', '"rules"',
        "there are 5 rows: no line is drawn after 9",
    ),
    "error in board": (PUZZLE, '"columns": 1', '"columns": str(1, 2)', "str(1, 2)", "TypeError"),
    "end in board": (PUZZLE, '"columns": 1', '"columns": exit(1)', "exit(1)", "SystemExit"),
    "widths": (PUZZLE, "(size + 3) / (LARGEST + 3)", "size + 3", '"widths"', "width of 1 is 4: .* from 0 to 1"),
    "order": (PUZZLE, FIRST, FIRST.replace("first", "fist"), '"fist"', "'fist' does not fit here; 'first' is meant"),
    "question": (PUZZLE, '"steps": ("on-top"', '"steps": ("word:mov", "on-top"', "NEXT_FLIP", "no word 'mov'"),
    "question's value": (PUZZLE, '"kind": "reason"', '"kind": "value"', "NEXT_FLIP", 'lacks "of"'),
    "challenge's opponent": (
        PUZZLE, '"goal": "solve"', '"goal": "win"', '"three-flips"',
        "'three-flips' is refused: .* is not a game against the computer",
    ),
    "counted": (PUZZLE, FLIPS, FLIPS.replace("move", "mov"), COUNTED, "no word 'mov'; 'move' is meant"),
    "one algorithm": (
        PUZZLE, "    presets =", "    algorithms = (algorithms[0])\n    presets =", "algorithms = (",
        r"algorithms: Algorithm\(.*\) lacks the outer tuple: give \(",
    ),
    "double": (
        PUZZLE, 'Algorithm("breadth-first"', 'Algorithm("a-star"', "algorithms = (", "'a-star' appears 2 times",
    ),
    "no preset": (PUZZLE, '("a-cook", "largest-first", "4 2 5 1 3", {})', '("a-cook",)', '("a-cook"', "Preset"),
    "option": (
        PUZZLE, FEWEST + ", {}", FEWEST + ', {"speed": 1}', '"speed"', "preset 'fewest': a-star has no option speed",
    ),
    "preset": (PUZZLE, FEWEST, FEWEST.replace("3", "4"), '"4 2 5 1 4"', "'fewest' is refused: .* is not a stack"),
    "set": (PUZZLE, '"length": answer.depth}', '"length": {answer.depth}}', '"length"', "is a set: give .* a list"),
    "move": (PUZZLE, '"cell": int(name) - 1', '"cel": int(name) - 1', '"cel"', "no key 'cel'; 'cell' is meant"),
    "state after a move": (
        PUZZLE, '"state": self.format(after)', '"state": str(after)', "str(after)", "cannot be read back",
    ),
    "cells of a move": (
        PUZZLE, '"cells": changed_cells_with_values(stack, after)', '"cells": ()', '"cells": ()', "the cells show",
    ),
    "status_message": (PUZZLE, '"gaps", "args"', '"gaps", "arg"', '"arg"', "no key 'arg'; 'args' is meant"),
    "advised move": (
        PUZZLE, LAST,
        module_end_with_method("HasHints", "hint", 'return {"moves": ["99"], "reason": "gaps", "args": {"count": 1}}'),
        "def hint", "names the move '99', which cannot be made",
    ),
    "distance": (
        PUZZLE, LAST, module_end_with_method("HasDistance", "distances", 'yield {"least": 3, "most": 2, "moves": ()}'),
        "def distances", "the least is 3, the most 2",
    ),
    "outcome": (PUZZLE, 'else "solved"', 'else "done"', "def outcome", "outcome: 'done' .* it should be '', 'solved'"),
    "never solved": (
        PUZZLE, 'return "" if count_gaps(parse_pancake_stack(state)) else "solved"', 'return ""', "def outcome",
        "outcome is '' at '1 2 3 4 5', which is a goal",
    ),
    "format": (PUZZLE, '" ".join(map(str, state))', '"-".join(map(str, state))', "def format", "read back"),
    "state_of": (
        PUZZLE, LAST, module_end_with_method("Playable", "state_of", 'return f"<{tuple(state)}>"'), "def state_of",
        "`state_of.*so that `problem` reads it back",
    ),
    "shuffle": (PUZZLE, "def shuffle(", "def mix(", "shuffle_parameters =", "need a method `shuffle"),
    "refusal": (
        PUZZLE, " if size.isdecimal() and len(size) < 4)", ")", "stack = tuple(int",
        "ought to be refused with InvalidInput; it raises ValueError",
    ),
    "syntax": (PUZZLE, "class FAULTY", "clas FAULTY", "clas ", "cannot be loaded: SyntaxError"),
    "no steps": (OWN_WAY, "    node = Node(", "    return None\n    node = Node(", HEAD.strip(), "has no steps"),
    "no generator": (
        OWN_WAY, HEAD, f"{HEAD}    return Node(problem.start)\n\n\ndef other(problem):\n", HEAD.strip(),
        r"largest_first of faulty\S+ must yield Steps: it returned Node",
    ),
    "yield from": (
        OWN_WAY, "    return Node(flip_top", "    yield narrator.largest_first_starts(node)\n    return Node(flipped",
        "yield narrator.at_home", "yield from",
    ),
    "comment": (
        OWN_WAY, "narrator.sorted_out(node)", "narrator.sorted_out(node)  # about: node.size", "# about",
        "“# about: node.size” quotes no statement of largest_first",
    ),
    "error": (OWN_WAY, "at = node.state.index(size)", "at = node.state.index(-size)", "index(-size)", "ValueError"),
    "start": (PROBLEM, "self.start = start", "self.start = [*start]", "self.start =", "give a tuple"),
    "state": (
        PROBLEM, TURNED, "[*stack[:count][::-1], *stack[count:]]", "def successors",
        "states must be hashable: give a tuple, not a list",
    ),
    "no method": (PROBLEM, "def is_goal", "def isgoal", "class StackProblem", r"`is_goal\(self, state\)`"),
    "entry point": (PROJECT, ":PUZZLE", ":PUZLE", ":PUZLE", "module 'faulty_.*' has no attribute 'PUZLE'"),
    "Fluent": ("en.ftl", "{ $size } is already", "{ $size is already", "{ $size is", "Fluent cannot read this"),
    "language": ("bn.ftl", "counter-flips = উল্টানো\n", "", "= Faulty", "bn: the message counter-flips is missing"),
    "variable": (
        "fa.ftl", "پنکیک { $size } از پیش", "پنکیک { $sise } از پیش", "$sise",
        r"fa: reason-in-place ought to use \$size",
    ),
    "rule": ("en.ftl", "-rule = ", "-rool = ", "= Faulty", "above the board says what a move is.*: add `puzzle-faulty"),
    "idea": ("en.ftl", "-idea = ", "-ida = ", "= Faulty", "says what largest-first does: add `algorithm-largest-first"),
    "rule's argument": (
        PUZZLE, '{"count": len(problem', '{"cout": len(problem', "def rule_arguments",
        r"uses \$count, which rule_arguments does not tell; 'cout' is meant",
    ),
    "role": (SAYS, '((0, "goal"),)', '((0, "gaol"),)', ".sorted_out(", "roles.* 'gaol' does not fit here; 'goal'"),
    "cell": (SAYS, '((0, "current"),)', '((99, "current"),)', ".on_top(", "no cell 99 .*, whose cells are 0 to 4"),
    "reason": (SAYS, '"in-place"', '"in-plaice"', ".in_place(", "the reason 'in-plaice' has no text"),
    "argument": (
        SAYS, '"on-top", {"size": size}', '"on-top", {"sise": size}', ".on_top(", "step does not tell; 'sise'",
    ),
}
BEHAVIOUR = {  # likewise; those of a group are in one package
    "another step, seed, most, h, member, yields": [
        (OWN_WAY, "sorted_out(node)", "sorted_out(node)._replace(args={'n': id([])})", "sorted_out(", "another step"),
        (PUZZLE, "Random(seed)", "Random()", "def shuffle(", "two boards for one seed"),
        (PUZZLE, '"most": 3', '"most": 2', '"three-flips"', "'three-flips' cannot be met: every answer has more"),
        (PROBLEM, "return count_gaps(state)", "return -count_gaps(state)", "def h(", r"h is -\d+ at .* below 0"),
        (PUZZLE, "def outcome(", "def outcom(", "def outcom(", "outcom is never used; 'outcome' is meant"),
        (OWN_WAY, "def flip(", "ALL = lambda it: [*largest_first(it)]\ndef flip(", "ALL =", "is also called"),
    ],
    "goal, base class, board": [
        (PROBLEM, "return state ==", "return [*state] ==", "def is_goal(", "no run finds a goal"),
        (OWN_WAY, "    return node\n", "    return Node(problem.start)\n", HEAD.strip(), r"answer '.*' is not a goal"),
        (PUZZLE, "], Playable,", "],", "def moves(", "never used: Faulty.* lacks the base class Playable"),
        (PUZZLE, "StackPresenter(problem)", "StackPresenter.__base__(problem)", "def presenter(", "never changes:"),
    ],
    "class": [(PUZZLE, LAST, "PUZZLE = FAULTY", "PUZZLE =", r"this is a class: write `PUZZLE = Faulty\d+\(\)`")],
}
def edit(folder, file, old, new):
    """Replace a text that occurs once."""
    [path] = folder.glob(f"src/*/{file}")
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def places_of_lines_with(folder, part):
    lines = {path: path.read_text("utf-8").splitlines() for path in (*folder.glob("src/*/*.*"), *folder.glob("*.toml"))}
    return [f"{path}:{number}" for path in lines for number, line in enumerate(lines[path], 1) if part in line]


def examine_package(path, seconds=1):
    return examine(str(path), seconds)


def assert_finding_at(folder, part, said, report=None):
    places, report = places_of_lines_with(folder, part), report or examine_package(folder)
    found = [each for each in report.findings if str(each.place) in places and re.search(said, each.message)]
    assert found, "\n".join(map(str, report.findings))


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_located(package_folder, name, monkeypatch):
    if name != "outcome":  # it shows at a goal, which is among the last
        monkeypatch.setattr("dhadha.testing.manual_play_checks.MOST_BOARDS", 10)
    file, old, new, part, said = (text.replace("FAULTY", class_of(package_folder)) for text in FAULTS[name])
    edit(package_folder, file, old, new)
    assert_finding_at(package_folder, part, said)


@pytest.mark.parametrize("name", BEHAVIOUR)
def test_behaviour_is_judged(package_folder, name):
    faults = [[text.replace("FAULTY", class_of(package_folder)) for text in fault] for fault in BEHAVIOUR[name]]
    for file, old, new, _, _ in faults:
        edit(package_folder, file, old, new)
    report = examine_package(package_folder)
    for *_, part, said in faults:
        assert_finding_at(package_folder, part, said, report)


def class_of(folder):
    return folder.name.title().replace("-", "")


def test_id_differs_from_its_entry_point(package_folder):
    edit(package_folder, PUZZLE, 'id = "faulty', 'id = "other-faulty')
    assert_finding_at(package_folder, ":PUZZLE", "names .*'other-faulty.*, which is not a puzzle with the id faulty")


def test_same_fault_reported_once(package_folder):
    edit(package_folder, SAYS, 'Step("move", node, "at-home"', 'Step("mov", node, "at-home"')
    [fault] = examine_package(package_folder).faults
    assert re.search(r"'mov' does not fit here; 'move' is meant, perhaps \(found \d+ times\)$", fault.message)


def test_each_endless_function_reported_once(package_folder):
    endless = "    while count:\n        pass\n    return stack[:count]"
    edit(package_folder, PROBLEM, "    return stack[:count]", endless)
    edit(package_folder, PUZZLE, "        size, seed =", "        while self:\n            pass\n        size, seed =")
    flip, shuffle = [each for each in examine_package(package_folder, 0.1).faults if "come back" in each.message]
    lines = partial(places_of_lines_with, package_folder)
    assert str(flip.place) in lines("while count") + lines("pass")
    assert str(shuffle.place) in lines("while self") + lines("pass")


def test_inadmissible_estimate_is_noted(package_folder):
    edit(package_folder, PROBLEM, "        return count_gaps(state)", "        return 9 * count_gaps(state)")
    report = examine_package(package_folder)
    [note] = [each for each in report.findings if "h is 36 at '3 1 4 2 5'" in each.message]
    assert note.is_note and "miss the shortest way" in note.message and report.faults == []
    assert str(note.place) in places_of_lines_with(package_folder, "def h(")


def test_texts_in_the_module_are_found_line_by_line(tmp_path):
    file = tmp_path / "written_within.py"
    text = (ROOT / "tests/packages/frogs.py").read_text("utf-8")
    name = '"bn": "puzzle-frogs = ব্যাঙের লাফ"'
    file.write_text(text.replace(name, '"bn": """puzzle-frogs = ব্যাঙের লাফ\nerror-not-frogs = { $"""'), "utf-8")
    [fault] = [each for each in examine_package(file).faults if "Fluent" in each.message]
    assert fault.place.line == 1 + file.read_text("utf-8").splitlines().index('error-not-frogs = { $""",')


FILLED = "[cell for cell, value in enumerate(problem.start) if value]"  # those that a hand wrote, too


@pytest.mark.parametrize(("givens", "count"), [("problem.givens", 0), (FILLED, 1)], ids=["own", "filled"])
def test_givens_survive_typing(tmp_path, givens, count):
    file = tmp_path / f"given_{count}.py"
    text = (ROOT / "tests/packages/sudoku.py").read_text("utf-8")
    file.write_text(text.replace('"givens": problem.givens', f'"givens": {givens}'), "utf-8")
    found = [each.message for each in examine_package(file).faults if "other cells are givens" in each.message]
    assert len(found) == count and all("once a hand writes into a cell" in each for each in found)


def test_boards_that_a_hand_types_are_judged(tmp_path):
    text, lone = (ROOT / "tests/packages/sudoku.py").read_text("utf-8"), "problem.start.count(0)"
    (tmp_path / "typed.py").write_text(text.replace(lone, f"{lone} // (problem.start[1] != 1)"), "utf-8")
    [fault] = [each for each in examine_package(tmp_path / "typed.py").faults if "ZeroDivisionError" in each.message]
    assert fault.message.startswith("a hand at [1, 1, 0,")


LARGE = "n-puzzle", "n-queens", "magic-square"


@pytest.mark.parametrize("identifier", [
    pytest.param(each, marks=pytest.mark.long if each in LARGE else ()) for each in OWN
])
def test_our_own_puzzles_pass(identifier, monkeypatch):
    """Only the first steps of long runs are checked; the build records presets to the end."""
    monkeypatch.setattr("dhadha.testing.algorithm_run_checks.MOST_STEPS", 300)
    monkeypatch.setattr("dhadha.testing.algorithm_run_checks.MOST_RECORDED", 30)
    monkeypatch.setattr("dhadha.testing.manual_play_checks.MOST_BOARDS", 2)  # of each preset
    assert check_package(f"dhadha.puzzles.{OWN[identifier]}").ran["algorithms"] > 0


def test_the_helpers_of_tests_raise_assertion_errors(package_folder, monkeypatch):
    assert check_package(package_folder).ran["presets"] == 2
    [puzzle] = find_package(str(package_folder)).load()
    assert check_puzzle(puzzle).ran["algorithms"] == 3
    monkeypatch.setattr(type(puzzle), "answer_line", lambda self, run: 3)
    with pytest.raises(AssertionError, match="answer_line: 3 does not fit here: it should be a valid string"):
        check_puzzle(puzzle)


def test_check_without_its_packages_says_how_to_get_them():
    code = "import sys; sys.modules['pydantic'] = None; from dhadha.cli.main import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run([sys.executable, "-c", code, "check", "x"], capture_output=True, text=True)
    said = 'dhadha: checks of puzzles need more packages: pip install pydantic fluent.syntax\n'
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)
