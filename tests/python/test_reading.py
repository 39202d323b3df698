"""The reading view: what is left without reporting runs, answers the same, and the lit line is the one that has just been executed."""

import ast
import inspect
import re
import sys
from functools import cache

import dhadha
import pytest
from dhadha import registry
from dhadha.errors import BudgetSpent
from dhadha.reading import fold
from dhadha.step import Node, answer_of
from dhadha.trace import Recorder
from trace_reader import read_file

FILE = "folded"
REPORTING = re.compile(r"\b(Step|reason|marks|links|args|told|narrator)\b")
ALGORITHMS = {
    (puzzle.id, algorithm.id, each.source): each
    for puzzle in registry.own_puzzles() for algorithm in puzzle.algorithms for each in (algorithm, *algorithm.variants)
}
SHOWN = {each.source: each for each in ALGORITHMS.values()}
TEXTBOOK = {key: each for key, each in ALGORITHMS.items() if each.kind == "textbook"}
SOURCES = {each.source: each for each in TEXTBOOK.values()}
SMALL = (  # requests whose runs are short, where the examples of the gallery are not enough
    ("n-puzzle", "a-star", "430521786", {"budget": 20}), ("n-puzzle", "depth-first", "123405786", {}), ("n-puzzle", "ida-star", "123406758", {}),
    ("n-puzzle", "solvability", "123456780", {}), ("n-puzzle", "solvability", "123456870", {}),
    ("n-queens", "backtracking", "", {"n": 3}), ("n-queens", "backtracking", "", {"n": 5, "until": "all"}), ("n-queens", "backtracking-iterative", "", {"n": 5}),
    ("n-queens", "cartesian", "", {"n": 5, "until": "first"}), ("n-queens", "permutation", "", {"n": 4}), ("n-queens", "check", "2 4 1 3", {}),
    ("n-queens", "min-conflicts", "", {"n": 8, "max-steps": 3, "restarts": 2}), ("n-queens", "hill-climbing", "", {"n": 6, "restarts": 3}),
    ("n-queens", "genetic", "", {"n": 6, "population": 6, "patience": 3, "budget": 90}), ("n-queens", "monte-carlo", "", {"n": 5, "probes": 3}),
    ("n-queens", "genetic", "", {"n": 6, "population": 6, "variant": "classic", "generations": 3, "threshold": 50}),
    ("n-queens", "construction", "", {"n": 8}), ("n-queens", "construction", "", {"n": 9}),
    ("knight-path", "closed-form", "a1 b2", {}), ("knight-path", "closed-form", "a1 g6", {}), ("knight-path", "breadth-first", "a1 b2", {"rows": 3, "columns": 3}),
    ("pile-game", "grundy", "5 2 3", {"takes": "1,2"}), ("pile-game", "grundy", "3 2 1", {"takes": "1-3", "misere": True}), ("pile-game", "grundy", "0", {}),
    ("pile-game", "win-lose", "7", {"takes": "1,3"}), ("pile-game", "win-lose", "5", {"takes": "2", "misere": True}),
    ("coin-game", "closed-form", "(3,3)", {"rows": 6, "columns": 5}), ("coin-game", "grundy", "(1,1) (2,1)", {"rows": 4, "columns": 4}),
    ("coin-game", "play", "(4,4) (2,3)", {"opponent": "beatable", "seed": 2}),
    ("magic-square", "auto", "", {"n": 5}), ("magic-square", "auto", "", {"n": 4}), ("magic-square", "auto", "", {"n": 6}),
    ("magic-square", "check", "1 2 / 3 4", {}), ("magic-square", "check", "0 0 0 0", {}), ("magic-trick", "any-sum", "", {"sum": 25}),
)
EXAMPLES = [
    (puzzle.id, preset.algorithm, preset.state, preset.options)
    for puzzle in registry.own_puzzles() for preset in puzzle.presets if puzzle.find_algorithm(preset.algorithm).kind == "textbook"
]


def plain(function):
    """The function as its file reads, without its reporting, and so the functions it calls of other algorithms."""
    return folded_module(function.__module__, function.__name__)[function.__name__]


@cache
def folded_module(name, *functions):
    module = sys.modules[name]
    text = fold(inspect.getsource(module), functions).reading
    names = {"__name__": name, "__package__": module.__package__}
    exec(compile("\n".join(text), f"{FILE} {name}", "exec"), names)
    others = {each: value for each, value in names.items() if inspect.isgeneratorfunction(value) and value.__module__ != name and value.__module__ in SOURCES}
    return names | {each: names.update({each: plain(value)}) or plain(value) for each, value in others.items()}


def prepared(puzzle, algorithm, state, options):
    run = dhadha.run(puzzle, algorithm, state, **options)
    return run, {each.name: run.options.get(each.id, each.default) for each in run.ran.parameters if each.for_solver}


def outcome(solve, problem, options):
    """What it answers or gives up with, and what it leaves in the problem; nodes by their path."""
    try:
        answer = solve(problem, **options)
    except BudgetSpent as spent:
        answer = (spent.reason, spent.args_by_name, spent.node)
    paths = [[(node.move, node.depth, node.h) for node in each.path()] if isinstance(each, Node) else each for each in (answer if isinstance(answer, tuple) else [answer])]
    return paths, problem.spent, getattr(problem, "solutions", None)


@pytest.mark.parametrize("request_", [*SMALL, *EXAMPLES], ids=str)
def test_the_folded_text_gives_the_same_answer(request_):
    (run, options), (again, _) = prepared(*request_), prepared(*request_)
    if run.ran.kind == "textbook":
        as_run = outcome(lambda problem, **options: answer_of(run.ran.solve(problem, **options)), run.problem, options)
        assert outcome(plain(run.ran.solve), again.problem, options) == as_run


def test_every_textbook_algorithm_was_compared():
    compared = {(puzzle, algorithm, prepared(puzzle, algorithm, state, options)[0].ran.source) for puzzle, algorithm, state, options in (*SMALL, *EXAMPLES)}
    missing = {key for key in TEXTBOOK if key not in compared} - {("magic-square", "auto", "dhadha.puzzles.magic.auto")}
    assert {source for _, _, source in missing} <= {source for _, _, source in compared}


@pytest.mark.parametrize("source", SHOWN)
def test_no_reporting_is_left(source):
    text, reading, _ = fold(SHOWN[source].source_text(), [SHOWN[source].shown.__name__])
    assert reading != text and not REPORTING.search("\n".join(reading))
    assert source not in SOURCES or all(len(line) <= 79 for line in text)


def lit_lines(request_):
    """The module shown, its reading view, and the line of it that is lit at each step at which one is."""
    run = dhadha.run(request_[0], request_[1], request_[2], **request_[3])
    _, reading, at = fold(run.ran.source_text(), [run.ran.shown.__name__])
    steps = (step for _, chunk in read_file(Recorder(run).file()).chunks for step in chunk)
    return run.ran, reading, [at[step.line - 1] for step in steps if step.line]


def executed_lines(solve, problem, options):
    """The lines of the file of `solve` that run, in their order; a call runs the line of its `def`, a return again the line that called."""
    lines = []

    def trace(frame, event, _):
        if frame.f_code.co_filename == solve.__code__.co_filename:
            lines.append((frame.f_back if event == "return" else frame).f_lineno)
            return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        outcome(solve, problem, options)
    finally:
        sys.settrace(before)
    return lines


@pytest.mark.parametrize("request_", SMALL, ids=str)
def test_what_is_lit_has_just_been_executed(request_):
    """In the order in which it is lit: since the step before, or then already, or it is the head of the statement that was lit last."""
    ran, reading, lit = lit_lines(request_)
    ends = {node.lineno: node.end_lineno for node in ast.walk(ast.parse("\n".join(reading))) if isinstance(node, ast.stmt)}
    run, options = prepared(*request_)
    executed = iter(executed_lines(plain(ran.shown), run.problem, options))
    before = 0
    for line in filter(ends.get, lit):
        assert line <= before <= ends[line] or line in executed
        before = line
    assert lit and {reading[line - 1].strip() for line in lit if line not in ends} <= {"else:"}


# ---- the rules, and what strangers write

RULES = '''import os  # kept: nothing used it before
from dhadha.step import Node, Step
from .narrator import told


def solve(problem):
    """Doc."""
    yield Step("start")  # goes with its remark
    naïve = yield from walk(problem, [Node("é")])
    if problem:
        yield Step("one")
    elif call():
        yield Step(
            "two",
            # inside
        )
    else:
        # a remark stays
        naïve += 1
        yield Step("three")
    try: yield Step("four")
    finally:
        yield Step("five"); yield Step("six")
    while problem.pop(): yield Step("seven")
    if problem:
        naïve -= 1
    elif nodes:
        yield Step("vanishes")
    yield from told(problem)
    return (yield from walk(problem,
                            naïve))


def walk(problem, nodes):
    for node in pairs(nodes):
        match node:
            case 1:
                yield Step("eight")
            case _:
                ("ю", (yield from walk(problem, ())))
    if nodes:
        yield Step("nine")
    yield Step("ten")
    return not (yield from walk(1, 2))


def pairs(nodes):
    yield from zip(nodes, nodes)
'''
READ = '''import os  # kept: nothing used it before
from dhadha.step import Node


def solve(problem):
    """Doc."""
    naïve = walk(problem, [Node("é")])
    if problem:
        ...
    elif call():
        ...
    else:
        # a remark stays
        naïve += 1
    try: ...
    finally:
        ...; ...
    while problem.pop(): ...
    if problem:
        naïve -= 1
    return (walk(problem,
                            naïve))


def walk(problem, nodes):
    for node in pairs(nodes):
        match node:
            case 1:
                ...
            case _:
                ("ю", walk(problem, ()))
    return not walk(1, 2)


def pairs(nodes):
    yield from zip(nodes, nodes)
'''
LIT = {  # the beginning of a line that reports: that of the line lit
    'yield Step("start")': "def solve", 'yield Step("one")': "if problem:", '"two"': "elif call():",
    'yield Step("three")': "naïve += 1", "try:": "try:", 'yield Step("five")': "finally:", "while": "while", "yield from told": "if problem:",
    "naïve))": "return", 'yield Step("eight")': "case 1:", 'yield Step("nine")': "for node", 'yield Step("ten")': "for node", "from .narrator": "",
}


def test_the_rules():
    text, reading, at = fold(RULES, ["solve"])
    assert text == RULES.splitlines() and reading == READ.splitlines()
    for begin, lit in LIT.items():
        line = next(number for number, line in enumerate(text) if line.strip().startswith(begin))
        assert reading[at[line] - 1].strip().startswith(lit) if lit else at[line] == 0, begin


@pytest.mark.parametrize("body", [
    "    sent = yield 1\n", "    yield 1\n    sent = [(yield 2)]\n", "    steps = tell()\n    yield from steps\n", "    yield from [1, 2]\n",
    "    yield from tell()\n    for step in tell():\n        yield step\n", "    yield from given()\n", "    yield 1; return 2 +\n", "    yield 1\0\n", "    yield from tell(), 1\n",
    "    yield \\\n        from tell()\n    (yield\n  from tell())\n", "    yield" + " ((" * 5000, "    yield '\ud800'\n", "", "\n\n    pass",
])
def test_what_cannot_be_folded_is_shown_as_it_is(body):
    text = f"def solve(problem):\n{body}\n\ndef tell():\n    yield 1\n\n\ndef given():\n    return tell()\n"
    found = fold(text, ["solve", "nothing"])
    assert found.reading == found.text == re.split("\n", text.removesuffix("\n")) and found.at == [*range(1, len(found.text) + 1)]


def test_lines_end_as_they_like():
    assert fold("def f():\r\n    yield 1\r\n    a()\r", ["f"]) == (["def f():", "    yield 1", "    a()"], ["def f():", "    a()"], [1, 1, 2])
