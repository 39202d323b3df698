"""The worked tree of greedy search (f = 45, 42, 43, 41) and arbitrary trees."""

from functools import partial

import run_helpers
from dhadha.puzzles.tree_of_estimates.parse_and_format_tree import Spot, read_tree, write_tree
from dhadha.puzzles.tree_of_estimates.puzzle import PUZZLE
from hypothesis import given
from hypothesis import strategies as st

WORKED, MISSED = PUZZLE.presets[0].state, PUZZLE.presets[1].state
TREES = st.recursive(
    st.integers(0, 99).map(str),
    lambda inside: st.tuples(st.integers(0, 99), st.booleans(), st.lists(inside, min_size=1, max_size=3)).map(
        lambda made: f"{made[0]}{'*' * made[1]}({' '.join(made[2])})"
    ),
    max_leaves=6,
)


run_to_end = partial(run_helpers.run_to_end, "estimate-tree", "greedy-backtracking")


def test_greedy_backtracking_on_the_worked_tree():
    run, steps = run_to_end(WORKED)
    said = [(step.word, step.node.f) for step in steps if step.word in ("start", "choose", "back", "found")]
    assert said == [
        ("start", 45), ("choose", 42), ("back", 45), ("choose", 43), ("choose", 41), ("choose", 40), ("found", 40),
    ]
    below = [step.node.f for step in steps if step.node.parent and step.node.parent.f == 42]
    assert len(below) >= 2 and min(below) > 42
    assert {step.reason for step in steps if step.node.f in below} == {"tree-refused"}
    assert run.result == {"path": [45, 43, 41, 40], "length": 3}
    expanded = [step for step in steps if step.reason == "tree-children"]
    assert [(step.node.f, step.args["count"]) for step in expanded] == [(45, 3), (42, 2), (43, 2), (41, 1)]


def test_goal_behind_worse_child_needs_tolerance():
    assert [run_to_end(MISSED, tolerance=tolerance)[0].result["path"] for tolerance in (0, 1)] == [None, [45, 46, 41]]
    assert run_to_end(MISSED)[1][-1].reason == "tree-gave-up"


@given(TREES)
def test_any_tree_is_read_written_and_searched(text):
    places = read_tree(text)
    assert read_tree(write_tree(Spot(0, places))) == places
    run, steps = run_to_end(text, tolerance=2)
    board, cells = run.board, run.problem.cells
    assert len(set(cells)) == len(places) and max(cells) < board["rows"] * board["columns"] == len(board["values"])
    below = [(cells[place.parent], cell) for place, cell in zip(places, cells)][1:]
    assert sorted(map(tuple, board["lines"])) == sorted(below)
    assert all(cell // board["columns"] == parent // board["columns"] + 2 for parent, cell in below)
    assert {cell: value for cell, value in enumerate(board["values"]) if value >= 0} == {
        cell: place.f for place, cell in zip(places, cells)
    }
    assert run.status in ("found", "exhausted") and (run.result["path"] is None) == (run.status == "exhausted")
