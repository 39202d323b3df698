"""The step stream of every search: its words, order, reasons and source lines."""

import ast

import dhadha
import pytest
from dhadha import search
from dhadha.core.step import WORDS
from dhadha.puzzles.sliding.board import Shape, slide
from dhadha.trace.recorder import Recorder
from oracle import GRAPHS, GraphProblem

RUNS = [
    (algorithm, state, options)
    for algorithm in (
        "a-star",
        "ida-star",
        "breadth-first",
        "depth-first",
        "iterative-deepening",
        "greedy-backtracking",
    )
    for state, options in (
        ("123046758", {}),
        ("123456780", {}),
        ("236158470", {"budget": 300}),
        ("136502478", {}),
        ("3210", {}),
        ("2130", {}),
    )
] + [("depth-first", "123406758", {"depth_limit": 12}), ("depth-first", "136502478", {"depth_limit": 3})]


def said(steps) -> list[str]:
    return [" ".join(filter(None, (step.word, step.node and (step.node.move or "-"), step.reason))) for step in steps]


def assert_transcript(steps, transcript: str):
    assert said(steps) == [line.strip() for line in transcript.strip().splitlines()]


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_words_and_order(algorithm, state, options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    words = [step.word for step in run]
    assert set(words) <= set(WORDS)
    assert words[0] == "start" and words.count("start") == 1
    last = [word for word in words if word != "walk"][-1]
    assert last == run.status
    assert last in ("found", "exhausted", "budget")
    assert sum(map(words.count, ("found", "exhausted", "budget"))) == 1
    walked = len(run.result["moves"]) + 1 if run.result["moves"] is not None else 0
    assert words[words.index(last) + 1 :] == ["walk"] * walked


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_parents_come_first(algorithm, state, options):
    seen = set()
    for step in dhadha.run("n-puzzle", algorithm, state, **options):
        if step.node:
            assert step.node.parent is None or id(step.node.parent) in seen
            assert step.node.depth == (step.node.parent.depth + 1 if step.node.parent else 0)
            seen.add(id(step.node))


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_every_node_is_one_slide_from_its_parent(algorithm, state, options):
    for step in dhadha.run("n-puzzle", algorithm, state, **options):
        if step.node and step.node.parent:
            assert slide(Shape(3, 3), step.node.parent.state, step.node.move) == step.node.state


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_the_walk_solves_the_state(algorithm, state, options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    walk = [step for step in run if step.word == "walk"]
    if run.status != "found" or run.effective_algorithm.id == "solvability":
        assert not walk
        return
    board = run.problem.start
    for count, step in enumerate(walk):
        board = slide(run.problem.shape, board, step.node.move) if count else board
        assert step.node.state == board
        assert step.args == {"count": count, "total": len(walk) - 1}
        assert step.reason == ("walk-move" if count else "walk-start")
    assert board == run.problem.goal
    assert "".join(step.node.move for step in walk) == run.result["moves"]


def yields_of(run) -> list[tuple[range, str]]:
    """Return the lines of every yield expression of the displayed source, with their text."""
    source = run.effective_algorithm.source_text()
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Yield)]
    return [(range(node.lineno, node.end_lineno + 1), ast.get_source_segment(source, node)) for node in found]


def recorded(algorithm, state, options):
    recorder = Recorder(dhadha.run("n-puzzle", algorithm, state, **options))
    while recorder.take(1000):
        pass
    return recorder.run, list(zip(recorder.pending, recorder.lines))


@pytest.mark.parametrize("algorithm, state, options", [*RUNS, ("solvability", "123046758", {})])
def test_a_line_is_that_of_the_yield_that_made_the_step(algorithm, state, options):
    run, steps = recorded(algorithm, state, options)
    yields = yields_of(run)
    for step, line in steps:
        if step.word not in ("walk", "budget"):
            texts = [text for lines, text in yields if line in lines]
            assert len(texts) == 1
            assert f'"{step.word}"' in texts[0]
            assert f'"{step.reason}"' in texts[0] or "reason=rule" in texts[0]


@pytest.mark.parametrize(
    "algorithm, state, options", [("a-star", "123046758", {}), ("a-star", "867254301", {"budget": 9})]
)
def test_no_line_points_into_another_file_than_the_one_shown(algorithm, state, options):
    """Steps yielded outside the algorithm's source (walk, budget) have line 0."""
    run, steps = recorded(algorithm, state, options)
    lines = {line for lines, _ in yields_of(run) for line in lines}
    assert {line for _, line in steps} <= lines | {0}


@pytest.mark.parametrize("name", sorted(set(search.__all__) - {"Problem", "ida_star"}))
def test_a_finite_graph_without_goal_is_exhausted(name):
    """Not IDA*: it stores only its path, so a cycle raises its threshold for ever."""
    steps = list(getattr(search, name)(GraphProblem(GRAPHS["loops"], "S", goal="nowhere")))
    assert steps[-1].word == "exhausted"
