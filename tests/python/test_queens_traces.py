"""Recorded traces of N-queens runs."""

from array import array

import dhadha
import pytest
from dhadha.core.step import Node, Step
from dhadha.puzzle import Algorithm
from dhadha.puzzles.queens import PUZZLE
from dhadha.puzzles.queens.problem import QueensProblem
from dhadha.runs.run import Run
from dhadha.trace.recorder import Recorder
from hypothesis import given
from hypothesis import strategies as st
from queens_oracle import blocks_of, lists_of, play, text_of


def recorded(run) -> tuple[dict, list, list, dict]:
    """Return (header, nodes as (parent, change, whole board or ()), steps as dictionaries, footer)."""
    (header, _), *middle, (footer, _) = blocks_of(Recorder(run).file())
    nodes, steps = [], []
    for head, columns in middle:
        count = head["count"]
        if head["kind"] == "nodes":
            assert head["first"] == len(nodes)
            nodes += zip(columns["parent"], lists_of(columns, "change", count, 2), lists_of(columns, "whole", count, 1))
        else:
            lists = {
                name: lists_of(columns, name, count, width)
                for name, width in (("cells", 2), ("notes", 3), ("related", 1))
            }
            steps += [
                {"node": number, "head": head} | {name: values[at] for name, values in lists.items()}
                for at, number in enumerate(columns.get("node", [0] * count))
            ]
    assert len(steps) == footer["steps"]
    return header, nodes, steps, footer


def boards_of(header, nodes) -> list[list[int]]:
    """Return the board of every node by its number, from 1; missing values at the end are 0."""
    boards = [[*header["board"]["values"], *[0] * (header["board"]["cells"] - len(header["board"]["values"]))]]
    for parent, change, whole in nodes:
        board = [value for (value,) in whole] or list(boards[parent])
        for cell, value in change:
            board[cell] = value
        boards.append(board)
    return boards


RECORDED = [
    ("backtracking", "", {"n": 6, "until": "all"}),
    ("backtracking", "0 4 0 0", {}),
    ("backtracking-iterative", "", {"n": 7, "until": "all"}),
    ("permutation", "", {"n": 6}),
    ("min-conflicts", "", {"n": 12}),
    ("hill-climbing", "", {"n": 8, "restarts": 3}),
    ("genetic", "", {"n": 8, "population": 10}),
    ("genetic", "", {"n": 6, "variant": "classic", "population": 10, "generations": 20}),
    ("monte-carlo", "", {"n": 6, "probes": 9}),
    ("construction", "", {"n": 15}),
    ("check", "1 2 3 0", {}),
]


@pytest.mark.parametrize("algorithm, state, options", RECORDED)
def test_cells_notes_and_related_round_trip(algorithm, state, options):
    run, steps = play(algorithm, state, **options)
    header, nodes, read, footer = recorded(dhadha.run("n-queens", algorithm, state, **options))
    boards = boards_of(header, nodes)
    assert len(read) == len(steps)
    for one, step in zip(read, steps):
        assert one["cells"] == [tuple(pair) for pair in step.cells]
        assert one["notes"] == [tuple(note) for note in step.notes]
        assert [boards[number] for (number,) in one["related"]] == [list(node.state) for node in step.related]
        assert bool(one["node"]) == bool(step.node)
        assert step.node is None or boards[one["node"]] == list(step.node.state)
    assert (footer["result"], footer["status"]) == (run.result, run.status)


def test_notes_and_related_occur():
    """Otherwise the previous test would prove little."""
    for at, name in ((4, "notes"), (8, "notes"), (6, "related"), (7, "related")):
        algorithm, state, options = RECORDED[at]
        _, _, read, _ = recorded(dhadha.run("n-queens", algorithm, state, **options))
        assert any(step[name] for step in read)


def test_keyframes_of_a_board_that_is_written():
    run = dhadha.run("n-queens", "backtracking-iterative", n=7, until="all")
    _, _, read, _ = recorded(run)
    written, seen = {}, set()
    for step in read:
        index = step["head"]["index"]
        if index not in seen:
            assert {int(cell): value for cell, value in step["head"].get("cells", {}).items()} == written
            seen.add(index)
        written |= dict(step["cells"])
    assert len(seen) > 2


def header_of(algorithm, state="", **options) -> dict:
    return next(blocks_of(Recorder(dhadha.run("n-queens", algorithm, state, **options)).file()))[0]


@pytest.mark.parametrize("algorithm, state, n, values", [
    ("backtracking", "", 4, [0, 0, 0, 0]), ("check", "2 0 0 3", 4, [2, 0, 0, 3]), ("construction", "", 100, [0] * 100),
    ("construction", "", 101, []), ("check", text_of(range(1, 102)), 101, list(range(1, 102))),
])
def test_the_board_of_the_header_has_a_cell_for_every_column(algorithm, state, n, values):
    assert header_of(algorithm, state, n=n)["board"] == {
        "rows": n,
        "columns": n,
        "values": values,
        "cells": n,
        "coordinates": "numbers",
    }


@pytest.mark.parametrize("variant", ["permutation", "classic"])
def test_the_header_names_the_variant_that_runs(variant):
    header = header_of("genetic", n=5, variant=variant, population=10, generations=2)
    assert (header["algorithm"], header["effective_algorithm"], header["source"]) == (
        "genetic",
        "genetic",
        f"dhadha.puzzles.queens.genetic_{variant}",
    )
    assert header["lists"][0]["view"] == "wall"


def test_the_header_of_an_impossible_board_names_who_proves_it():
    header = header_of("hill-climbing", n=3)
    assert (header["algorithm"], header["effective_algorithm"]) == ("hill-climbing", "backtracking")


def at_once(rows):
    """Return a run whose node has a typed array, as engines for many queens do, after a usual node."""
    n = len(rows)

    def solve(problem):
        root = Node(problem.start)
        yield Step("start", root, "large-start", {"n": n})
        yield Step("place", problem.place(root, 1, n), "safe", {"column": 2, "row": n})
        yield Step("walk", Node(array("I", rows)), "answer-at-once", {"n": n})
        return rows

    return Run(PUZZLE, Algorithm("at-once", solve), QueensProblem((0,) * n), "", {})


def test_related_node_sent_with_ancestors():
    def solve(problem):
        root = Node(problem.start)
        yield Step("choose", root, "couple", {"cut": 1}, related=(problem.place(problem.place(root, 0, 2), 1, 4),))

    run = Run(PUZZLE, Algorithm("couple", solve), QueensProblem((0,) * 4), "", {})
    header, nodes, read, _ = recorded(run)
    ((companion,),) = read[0]["related"]
    assert len(nodes) == 3 and boards_of(header, nodes)[companion] == [2, 4, 0, 0]


@given(rows=st.integers(4, 150).flatmap(lambda n: st.permutations(range(1, n + 1))))
def test_typed_arrays_are_recorded_among_other_nodes(rows):
    header, nodes, read, footer = recorded(at_once(rows))
    boards, n = boards_of(header, nodes), len(rows)
    assert [boards[step["node"]] for step in read] == [[0] * n, [0, n, *[0] * (n - 2)], rows]
    assert footer["result"] == {"queens": rows}


def test_a_very_long_answer_stays_out_of_the_footer_but_on_the_board():
    run = at_once(list(range(10_001, 0, -1)))
    header, nodes, read, footer = recorded(run)
    assert (
        footer["result"] == {"queens": {"length": 10_001}}
        and footer["line"] == ""
        and len(run.result["queens"]) == 10_001
    )
    assert header["board"] == {
        "rows": 10_001,
        "columns": 10_001,
        "values": [],
        "cells": 10_001,
        "coordinates": "numbers",
    }
    assert boards_of(header, nodes)[read[-1]["node"]] == list(range(10_001, 0, -1))


def test_an_answer_just_short_enough_is_in_the_footer():
    run = dhadha.run("n-queens", "construction", n=10_000)
    _, _, read, footer = recorded(run)
    assert is_permutation_without_clash(footer["result"]["queens"])
    assert dict(read[-2]["cells"]) == dict(enumerate(footer["result"]["queens"]))


def is_permutation_without_clash(rows) -> bool:
    n = len(rows)
    lines = (rows, [row - column for column, row in enumerate(rows)], [row + column for column, row in enumerate(rows)])
    return sorted(rows) == list(range(1, n + 1)) and all(len(set(line)) == n for line in lines)
