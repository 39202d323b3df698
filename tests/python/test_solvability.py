"""The parity rule against reachability."""

from random import Random

import dhadha
import dhadha.trace.recorder
import pytest
from dhadha.puzzles.sliding.board import SHAPES, Shape, read_state, slide, slides, standard_goal, write_state
from dhadha.puzzles.sliding.parity import first_two, swapped
from hypothesis import given
from hypothesis import strategies as st
from oracle import solve

UNSOLVABLE = "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0"


@st.composite
def boards_and_goals(draw):
    """Return (shape, board, goal), both any permutation."""
    shape = draw(st.sampled_from([shape for shape in SHAPES if max(shape) <= 6]))
    return shape, *(bytes(draw(st.permutations(range(shape.cells)))) for _ in range(2))


def solvable(state: str, **options) -> bool:
    return solve("solvability", state, **options).result["solvable"]


def shuffled(text: str, random: Random) -> str:
    return "".join(random.sample(text, len(text)))


def test_parity_agrees_with_reachability_on_3x3_boards(table):
    random = Random(7)
    for _ in range(1000):
        state, goal = shuffled("012345678", random), shuffled("012345678", random)
        assert solvable(state) is (state in table)
        assert solvable(state, goal=goal) is ((state in table) is (goal in table))


def test_moves_keep_parity_and_a_swap_of_tiles_breaks_it():
    for shape in (*(Shape(n, n) for n in range(2, 11)), Shape(2, 10), Shape(9, 4), Shape(5, 6)):
        random = Random(shape.cells)
        state = bytes(random.sample(list(standard_goal(shape)), shape.cells))
        goal = write_state(shape, state)
        for _ in range(6):
            move, _ = random.choice(slides(shape)[state.index(0)])
            state = slide(shape, state, move)
            assert solvable(write_state(shape, state), goal=goal)
            assert not solvable(write_state(shape, swapped(state, *first_two(state))), goal=goal)


@pytest.mark.parametrize("state, pairs, answer", [
    ("1 2 3 0 4 6 7 5 8", [(6, 5), (7, 5)], True),
    (UNSOLVABLE, [(2, 1)], False),
    ("123456780", [], True),
    ("5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12", None, True),
])
def test_inversions_of_known_boards(state, pairs, answer):
    run = dhadha.run("n-puzzle", "solvability", state)
    compared = [(s.args["first"], s.args["second"]) for s in run if s.reason == "inversion"]
    if pairs is not None:
        assert compared == pairs
    assert run.result["inversions"] == len(compared)
    assert run.result["solvable"] is answer
    assert run.result["moves"] is None


def test_rule_is_named():
    for state, reason in (
        ("123046758", "odd-columns-even"), ("213456780", "odd-columns-odd"), ("1230", "even-columns-fits"),
        ("2130", "even-columns-fails"), ("1032", "even-columns-fits"),
    ):
        last = list(dhadha.run("n-puzzle", "solvability", state))[-1]
        assert last.reason == reason
        assert last.word == ("found" if reason.endswith(("even", "fits")) else "exhausted")


def test_compared_pairs_are_marked():
    _, state = read_state("123046758")
    for step in dhadha.run("n-puzzle", "solvability", "123046758"):
        if step.reason == "inversion":
            tiles = (step.args["first"], step.args["second"])
            assert [tuple(state[cell] for cell in link) for link in step.links] == [tiles]
            assert tuple(state[cell] for cell, _ in step.marks) == tiles


def test_unsolvable_state_is_explained_instead_of_searched():
    for algorithm in dhadha.puzzles.sliding.ALGORITHMS:
        run = solve(algorithm.id, "213456780")
        assert (run.effective_algorithm.id, run.status) == ("solvability", "exhausted")
        assert run.result["moves"] is None and not run.result["solvable"]


def test_counters_are_those_of_the_algorithm_that_ran():
    for algorithm, state in (
        ("solvability", "123046758"), ("solvability", UNSOLVABLE), ("solvability", "1230"), ("a-star", "213456780"),
    ):
        recorder = dhadha.trace.recorder.Recorder(dhadha.run("n-puzzle", algorithm, state))
        recorder.file()
        values = recorder.counters.values
        assert values["inversions"] == recorder.run.result["inversions"]
        assert not values.get("open") and not values.get("held")


def asked(shape: Shape, board: bytes, goal: bytes) -> dhadha.run:
    return dhadha.run("n-puzzle", "solvability", write_state(shape, board), goal=write_state(shape, goal))


def said(*case) -> dict:
    """Return {reason: the first step with it}."""
    steps = list(asked(*case))
    return {step.reason: step for step in reversed(steps)}


def turned(before: bytes, after: bytes) -> set:
    """Return the pairs of tiles in reversed order."""
    pairs = [
        {(one, other) for at, one in enumerate(board) for other in board[at + 1 :] if one and other}
        for board in (before, after)
    ]
    return pairs[0] - pairs[1]


@given(boards_and_goals())
def test_shown_moves_and_swap_turn_shown_pairs(case):
    """A move along a column turns one pair less than there are columns, a move along a row none; a swap of two tiles
    turns an odd number and makes the board solvable."""
    shape, board, goal = case
    run, steps = asked(*case), said(*case)
    assert list(run)
    step = steps["along-odd-columns" if shape.columns % 2 else "along-even-columns"]
    blank = board.index(0)
    (cell,) = [cell for cell, role in step.marks if role == "current"]
    assert board[cell] == step.args["tile"] and abs(cell - blank) == shape.columns
    ways = {cell: move for move, cell in slides(shape)[blank]}
    pairs = turned(board, slide(shape, board, ways[cell]))
    assert pairs == {(board[min(link)], board[max(link)]) for link in step.links}
    assert len(pairs) == step.args["count"] == shape.columns - 1
    ((cell, end),) = steps["along-a-row"].links
    assert end == blank and not turned(board, slide(shape, board, ways[cell]))
    assert ("swap-of-two" in steps) == (not run.result["solvable"])
    if step := steps.get("swap-of-two"):
        _, after = read_state(run.result["offer"]["state"])
        assert after == swapped(board, step.args["first"], step.args["second"])
        assert len(turned(board, after)) == step.args["count"] and step.args["count"] % 2 == 1
        assert solvable(run.result["offer"]["state"], goal=write_state(shape, goal))


@given(boards_and_goals())
def test_reported_sums_decide(case):
    shape, _, _ = case
    last = list(asked(*case))[-1]
    count, row, goal_row = (last.args[name] for name in ("count", "row", "goal"))
    here, there = (count, 0) if shape.columns % 2 else (count + row, goal_row)
    assert (last.args["here"], last.args["parity"]) == (here, "odd" if here % 2 else "even")
    assert (last.word == "found") == (here % 2 == there % 2)
