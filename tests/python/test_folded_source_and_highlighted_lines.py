"""The code view: the folded source gives the same answers, and the highlighted lines are those of the sentence."""

import inspect
import re
import sys
import textwrap
import tomllib
from functools import cache
from pathlib import Path

import dhadha
import pytest
from dhadha.core.errors import BudgetSpent
from dhadha.core.steps_and_nodes import Node, answer_of
from dhadha.puzzles import registry
from dhadha.source.fold_to_textbook_code import fold
from dhadha.trace.recorder import Recorder
from trace_reader import read_file

FILE = "folded"
LINES = Path(__file__).parent / "highlighted_lines"
REPORTING = re.compile(r"\b(Step|reason|marks|links|args|told|narrator)\b")
DECLARING = re.compile(r'"""|^(from|import)\b|\)\s*->|^\s*\w+: .* = ', re.MULTILINE)
ALGORITHMS = {
    (puzzle.id, algorithm.id, each.source): each
    for puzzle in registry.own_puzzles() for algorithm in puzzle.algorithms for each in (algorithm, *algorithm.variants)
}
SHOWN = {each.source: each for each in ALGORITHMS.values()}
TEXTBOOK = {key for key, each in ALGORITHMS.items() if each.kind == "textbook"}
SOURCES = {source for _, _, source in TEXTBOOK}
SMALL = (  # requests whose runs are short, where the examples of the gallery are not enough
    ("n-puzzle", "a-star", "430521786", {"budget": 20}),
    ("n-puzzle", "depth-first", "123405786", {}),
    ("n-puzzle", "solvability", "123456870", {}),
    ("n-queens", "backtracking", "", {"n": 3}),
    ("n-queens", "backtracking", "", {"n": 5, "until": "all"}),
    ("n-queens", "min-conflicts", "", {"n": 8, "max-steps": 3, "restarts": 2}),
    ("n-queens", "genetic", "", {"n": 6, "population": 6, "patience": 3, "budget": 90}),
    ("n-queens", "monte-carlo", "", {"n": 5, "probes": 3}),
    ("n-queens", "construction", "", {"n": 8}),
    ("n-queens", "construction", "", {"n": 9}),
    ("knight-path", "closed-form", "a1 b2", {}),
    ("knight-path", "breadth-first", "a1 b2", {"rows": 3, "columns": 3}),
    ("pile-game", "grundy", "3 2 1", {"takes": "1-3", "misere": True}),
    ("pile-game", "win-lose", "5", {"takes": "2", "misere": True}),
    ("coin-game", "closed-form", "(3,3)", {"rows": 6, "columns": 5}),
    ("coin-game", "grundy", "(1,1) (2,1)", {"rows": 4, "columns": 4}),
    ("coin-game", "play", "(4,4) (2,3)", {"opponent": "beatable", "seed": 2}),
    ("magic-square", "check", "1 2 / 3 4", {}),
    ("magic-square", "check", "0 0 0 0", {}),
)
EXAMPLES = [
    (puzzle.id, preset.algorithm, preset.state, preset.options)
    for puzzle in registry.own_puzzles() for preset in puzzle.presets
    if puzzle.find_algorithm(preset.algorithm).kind == "textbook"
]
EXAMPLES += sorted((*key, None, {}) for key in {key[:2] for key in TEXTBOOK} - {each[:2] for each in EXAMPLES})


def function_from_folded_source(function):
    """Return the function's source without its reporting, and so the functions of other algorithms that it calls."""
    return execute_folded_module(function.__module__, function.__name__)[function.__name__]


@cache
def execute_folded_module(name, *functions):
    module = sys.modules[name]
    text = fold(inspect.getsource(module), functions).lines
    names = {**vars(module)}  # what the folded text has no imports for
    exec(compile("\n".join(text), f"{FILE} {name}", "exec"), names)
    others = {
        each: value for each, value in names.items()
        if inspect.isgeneratorfunction(value) and value.__module__ != name and value.__module__ in SOURCES
    }
    for each, value in others.items():
        names[each] = function_from_folded_source(value)
    return names


def run_and_solver_options(puzzle, algorithm, state, options):
    run = dhadha.run(puzzle, algorithm, state, **options)
    parameters = [each for each in run.effective_algorithm.parameters if each.for_solver]
    return run, {each.name: run.options.get(each.id, each.default) for each in parameters}


def outcome(solve, problem, options):
    """Return the function's result or exception, and the problem's state; nodes by their path."""
    try:
        answer = solve(problem, **options)
    except BudgetSpent as spent:
        answer = (spent.reason, spent.params, spent.node)
    paths = [
        [(node.move, node.depth, node.h) for node in each.path()] if isinstance(each, Node) else each
        for each in (answer if isinstance(answer, tuple) else [answer])
    ]
    return paths, problem.spent, getattr(problem, "solutions", None)


@pytest.mark.parametrize("request_", [*SMALL, *EXAMPLES], ids=str)
def test_folded_code_gives_same_answer(request_):
    (run, options), (again, _) = run_and_solver_options(*request_), run_and_solver_options(*request_)
    algorithm = run.effective_algorithm
    if algorithm.kind == "textbook":
        as_run = outcome(lambda problem, **given: answer_of(algorithm.solve(problem, **given)), run.problem, options)
        assert outcome(function_from_folded_source(algorithm.solve), again.problem, options) == as_run


def test_every_textbook_algorithm_was_compared():
    compared = {run_and_solver_options(*request_)[0].effective_algorithm.source for request_ in (*SMALL, *EXAMPLES)}
    assert compared == SOURCES


def test_folded_code_has_no_yields():
    for source, algorithm in SHOWN.items():
        text, reading, *_ = fold(algorithm.source_text(), [algorithm.displayed_function.__name__])
        assert not REPORTING.search("\n".join(reading)) and not DECLARING.search("\n".join(reading)), source
        assert source not in SOURCES or all(len(line) <= 79 for line in text), source


# ---- the lines that a lecturer would point at

def highlighted_lines_by_reason():
    """Return {module: {reason: the highlighted lines, or a list of several such texts}} of all runs."""
    found = {}
    for request in (*SMALL, *EXAMPLES):
        run, _ = run_and_solver_options(*request)
        algorithm = run.effective_algorithm
        if algorithm.kind != "textbook":
            continue
        _, lines, at, *_ = fold(algorithm.source_text(), [algorithm.displayed_function.__name__])
        recording = read_file(Recorder(run).record_trace_file())
        for step in (step for _, chunk in recording.chunks for step in chunk):
            if step.line:
                first, last = at[step.line - 1]
                text = textwrap.dedent("\n".join(lines[first - 1 : last]))
                reason = step.reason.partition(" ")[0]  # without its supplements
                found.setdefault(algorithm.source, {}).setdefault(reason, set()).add(text)
    return {
        module: {reason: texts.pop() if len(texts) == 1 else sorted(texts) for reason, texts in reasons.items()}
        for module, reasons in found.items()
    }


def test_highlighted_lines_are_those_the_sentence_is_about():
    """As a lecturer decided who read the algorithm and its sentences."""
    expected = {}
    for file in sorted(LINES.glob("*.toml")):
        expected |= tomllib.loads(file.read_text(encoding="utf-8"))
    assert {module: texts for module, texts in highlighted_lines_by_reason().items() if module in expected} == expected
