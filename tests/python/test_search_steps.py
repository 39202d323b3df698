"""The step stream of searches: complete on small graphs, and its words, order, walk and source lines on boards."""

import re

import dhadha
import pytest
from dhadha import search
from dhadha.core.steps_and_nodes import WORDS
from sliding_oracle_and_graphs import GRAPHS, GraphProblem, moves_from

ALGORITHMS = ("a-star", "ida-star", "breadth-first", "depth-first", "iterative-deepening", "greedy-backtracking")
STATES = {"123046758": {}, "123456780": {}, "236158470": {"budget": 300}, "136502478": {}, "3210": {}, "2130": {}}
RUNS = [(algorithm, state, options) for algorithm in ALGORITHMS for state, options in STATES.items()]
RUNS += [("depth-first", "123406758", {"depth_limit": 12}), ("depth-first", "136502478", {"depth_limit": 3})]
LOOPS = GRAPHS["loops"]


def assert_transcript(steps, transcript: str):
    """Assert the steps: a line for each node that is expanded."""
    told = [f"{step.word} {step.node.move or '-'} {step.reason}" for step in steps]
    assert told == [step.strip() for step in re.split("[;\n]", transcript.strip())]


# --- Whole streams on small graphs ------------------------------------------------------------------------------------


def test_iterative_deepening():
    steps = list(search.iterative_deepening(GraphProblem(LOOPS, "S")))
    assert [step.args["limit"] for step in steps if step.word == "restart"] == [0, 1, 2]
    assert_transcript(steps, """
        start - deepening-start
        restart - new-depth-limit; choose - at-limit; back - limit-reached
        restart - new-depth-limit
        expand - one-deeper; choose A at-limit; back - limit-reached; choose B at-limit; back - limit-reached
        back - dead-end
        restart - new-depth-limit
        expand - one-deeper
        expand A one-deeper; reject S on-this-path; choose C at-limit; back A limit-reached; back - dead-end
        expand B one-deeper; reject S on-this-path; choose G goal-at-limit; found G shortest-by-limit
    """)
    *_, last = search.iterative_deepening(GraphProblem({"S": "AB", "A": "C", "C": "G"}, "S"))
    assert (last.word, last.node.depth) == ("found", 3)  # any branch that is cut off leads to a new limit


def test_a_star_drops_stale_entries():
    h = {"B": 3, "D": 5, "G": 10}
    assert_transcript(search.a_star(GraphProblem(GRAPHS["detour"], "S", h=h)), """
        start - a-star-start
        expand - smallest-f; add A into-open; add B into-open
        expand A smallest-f; add E into-open
        expand E smallest-f; add D into-open
        expand B smallest-f; add D better-way
        expand D smallest-f; add G into-open; drop D better-known; choose G goal-taken-by-f; found G shortest-by-f
    """)


def test_a_star_rejects_equal_cost_and_expands_the_deepest_of_equal_f():
    h = {"S": 2, "A": 1, "B": 1, "C": 1}
    assert_transcript(search.a_star(GraphProblem({"S": "ABC", "A": "D", "B": "DE"}, "S", goal="none", h=h)), """
        start - a-star-start
        expand - smallest-f; add A into-open; add B into-open; add C into-open
        expand A smallest-f; add D into-open
        expand D smallest-f
        expand B smallest-f; reject D no-better; add E into-open
        expand E smallest-f
        expand C smallest-f; exhausted - nothing-left
    """)


def test_steps_of_ida_star():
    steps = list(search.ida_star(GraphProblem(LOOPS, "S", h={"A": 3, "C": 4})))
    assert [step.args["threshold"] for step in steps if step.word == "restart"] == [0, 1, 2]
    assert_transcript(steps, """
        start - ida-start
        restart - first-threshold
        expand - within-threshold; reject A over-threshold; reject B over-threshold; back - all-over-threshold
        restart - new-threshold
        expand - within-threshold; reject A over-threshold
        expand B within-threshold; reject S straight-back; reject G over-threshold; back - all-over-threshold
        back - all-over-threshold
        restart - new-threshold
        expand - within-threshold; reject A over-threshold
        expand B within-threshold; reject S straight-back; choose G goal-within-threshold; found G shortest-by-threshold
    """)


def test_ida_star_raises_the_threshold_as_little_as_possible():
    problem = GraphProblem({"S": "AB", "A": "X", "B": "Y", "Y": "G"}, "S", h={"X": 2, "Y": 5, "G": 9})
    assert [s.args["threshold"] for s in search.ida_star(problem) if s.word == "restart"] == [0, 1, 4, 7, 12]


ROOM = {"hall": "left right", "left": "yard", "right": "yard", "yard": "gate", "gate": "", "far": "yard"}


def words_states_reasons_of_search(ways, goal="nowhere", **options):
    problem = GraphProblem({place: there.split() for place, there in ways.items()}, "hall", goal)
    return [(step.word, step.node.state, step.reason) for step in search.depth_first(problem, **options)]


def test_a_depth_limit_expands_again_what_is_reached_sooner():
    """The same number of moves is no better."""
    for limit in (0, 3, 5):
        said = words_states_reasons_of_search(ROOM, depth_limit=limit)
        assert ("reject", "yard", "seen-before") in said and "improve" not in {word for word, _, _ in said}
        assert said.count(("expand", "yard", "one-deeper")) == 1
    ways = ROOM | {"hall": "left yard"}
    assert ("improve", "yard", "sooner-than-before") in words_states_reasons_of_search(ways, depth_limit=5)
    assert ("reject", "yard", "seen-before") in words_states_reasons_of_search(ways)
    assert words_states_reasons_of_search(ROOM, "gate", depth_limit=3)[-1] == ("found", "gate", "goal-reached")
    assert words_states_reasons_of_search(ROOM, "gate", depth_limit=2)[-1][0] == "exhausted"


# --- Boards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm, state, options", RUNS)
def test_steps_are_well_formed_and_walk(algorithm, state, options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    steps, seen, shape = list(run), set(), run.problem.shape
    words = [step.word for step in steps]
    assert set(words) <= set(WORDS) and words[0] == "start" and words.count("start") == 1
    walk = [step for step in steps if step.word == "walk"]
    last = words[-1 - len(walk)]
    assert last == run.status and sum(map(words.count, ("found", "exhausted", "budget"))) == 1
    assert len(walk) == (len(run.result["moves"]) + 1 if run.result["moves"] else 0)
    assert words[len(words) - len(walk) :] == ["walk"] * len(walk)
    for node in (step.node for step in steps if step.node):
        if parent := node.parent:
            assert id(parent) in seen and moves_from(shape, parent.state)[node.move] == node.state
        assert node.depth == (parent.depth + 1 if parent else 0)
        seen.add(id(node))
    board = run.problem.start
    for count, step in enumerate(walk):
        board = moves_from(shape, board)[step.node.move] if count else board
        assert (step.node.state, step.args["count"], step.args["length"]) == (board, count, len(walk) - 1)
        is_told = count == len(walk) - 1 < 6
        assert step.reason == ("walk-end" if is_told else "walk-move" if count else "walk-start")
    assert not walk or board == run.problem.goal


@pytest.mark.parametrize("name", sorted(set(search.__all__) - {"Problem", "ida_star"}))
def test_a_finite_graph_without_goal_is_exhausted(name):
    """Not IDA*: it stores only its path, so a cycle raises its threshold for ever."""
    steps = list(getattr(search, name)(GraphProblem(GRAPHS["loops"], "S", goal="nowhere")))
    assert steps[-1].word == "exhausted"
