"""The parity rule against reachability."""

from random import Random

import dhadha
import dhadha.trace.recorder
import pytest
from dhadha.puzzles.sliding.board import SHAPES, Shape, read_state, slide, slides, standard_goal, write_state
from hypothesis import given
from hypothesis import strategies as st
from oracle import solve


@st.composite
def boards_and_goals(draw):
    """Return (shape, board, goal), both any permutation."""
    shape = draw(st.sampled_from([shape for shape in SHAPES if max(shape) <= 6]))
    return shape, *(bytes(draw(st.permutations(range(shape.cells)))) for _ in range(2))


def solvable(state: str, **options) -> bool:
    return solve("solvability", state, **options).result["solvable"]


def shuffled(text: str, random: Random) -> str:
    return "".join(random.sample(text, len(text)))


def test_agrees_with_reachability_on_the_3x3_board(table):
    random = Random(6)
    for _ in range(5000):
        state = shuffled("012345678", random)
        assert solvable(state) is (state in table)


def test_agrees_for_any_goal_of_the_3x3_board(table):
    random = Random(7)
    for _ in range(2000):
        state, goal = shuffled("012345678", random), shuffled("012345678", random)
        assert solvable(state, goal=goal) is ((state in table) is (goal in table))


@pytest.mark.parametrize("shape", [*(Shape(n, n) for n in range(2, 11)), Shape(2, 10), Shape(9, 4), Shape(5, 6)])
def test_moves_keep_it_and_a_swap_of_tiles_breaks_it(shape):
    random = Random(shape.cells)
    state = goal = bytes(random.sample(list(standard_goal(shape)), shape.cells))
    for _ in range(25):
        move, _ = random.choice(slides(shape)[state.index(0)])
        state = slide(shape, state, move)
        tiles = [tile for tile in state if tile]
        swapped = state.translate(bytes.maketrans(bytes(tiles[:2]), bytes(tiles[1::-1])))
        assert solvable(write_state(shape, state), goal=write_state(shape, goal))
        assert not solvable(write_state(shape, swapped), goal=write_state(shape, goal))


@pytest.mark.parametrize("state, pairs, answer", [
    ("1 2 3 0 4 6 7 5 8", [(6, 5), (7, 5)], True),
    ("2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0", [(2, 1)], False),
    ("123456780", [], True),
    ("5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12", None, True),
])
def test_the_numbers_of_the_specification(state, pairs, answer):
    run = dhadha.run("n-puzzle", "solvability", state)
    compared = [(s.args["first"], s.args["second"]) for s in run if s.reason == "inversion"]
    if pairs is not None:
        assert compared == pairs
    assert run.result["inversions"] == len(compared)
    assert run.result["solvable"] is answer
    assert run.result["moves"] is None


@pytest.mark.parametrize("state, reason", [
    ("123046758", "odd-columns-even"),
    ("213456780", "odd-columns-odd"),
    ("1230", "even-columns-fits"),
    ("2130", "even-columns-fails"),
    ("1032", "even-columns-fits"),
])
def test_the_rule_is_named(state, reason):
    last = list(dhadha.run("n-puzzle", "solvability", state))[-1]
    assert last.reason == reason
    assert last.word == ("found" if reason.endswith(("even", "fits")) else "exhausted")


def test_the_pairs_are_marked_where_they_stand():
    _, state = read_state("123046758")
    for step in dhadha.run("n-puzzle", "solvability", "123046758"):
        if step.reason == "inversion":
            tiles = (step.args["first"], step.args["second"])
            assert [tuple(state[cell] for cell in link) for link in step.links] == [tiles]
            assert tuple(state[cell] for cell, _ in step.marks) == tiles


@pytest.mark.parametrize("algorithm", [a.id for a in dhadha.puzzles.sliding.ALGORITHMS])
def test_an_unsolvable_state_is_explained_instead_of_searched(algorithm):
    run = solve(algorithm, "213456780")
    assert run.effective_algorithm.id == "solvability"
    assert run.status == "exhausted"
    assert run.result["moves"] is None
    assert not run.result["solvable"]


@pytest.mark.parametrize("state", ["123046758", "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0", "1230"])
def test_the_counter_of_inversions_counts_inversions_only(state):
    recorder = dhadha.trace.recorder.Recorder(dhadha.run("n-puzzle", "solvability", state))
    recorder.file()
    assert recorder.counters.values["inversions"] == recorder.run.result["inversions"]


def test_the_counters_are_those_of_the_algorithm_that_ran():
    """A* was requested, solvability ran: no node was opened or stored."""
    recorder = dhadha.trace.recorder.Recorder(dhadha.run("n-puzzle", "a-star", "213456780"))
    recorder.file()
    assert recorder.counters.values.get("open", 0) == 0
    assert recorder.counters.values.get("held", 0) == 0


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
def test_the_move_along_a_column_that_is_shown_turns_the_pairs_that_are_shown(case):
    shape, board, goal = case
    step = said(*case)["along-odd-columns" if shape.columns % 2 else "along-even-columns"]
    tile, blank = step.args["tile"], board.index(0)
    (cell,) = [cell for cell, role in step.marks if role == "current"]
    assert board[cell] == tile and abs(cell - blank) == shape.columns
    move = next(move for move, at in slides(shape)[blank] if at == cell)
    pairs = turned(board, slide(shape, board, move))
    assert pairs == {(board[min(link)], board[max(link)]) for link in step.links}
    assert len(pairs) == step.args["count"] == shape.columns - 1


@given(boards_and_goals())
def test_the_move_along_a_row_that_is_shown_turns_none(case):
    shape, board, _ = case
    ((cell, blank),) = said(*case)["along-a-row"].links
    move = next(move for move, at in slides(shape)[blank] if at == cell)
    assert board[blank] == 0 and not turned(board, slide(shape, board, move))


@given(boards_and_goals())
def test_the_swap_that_is_shown_turns_an_odd_number_of_pairs_and_makes_it_solvable(case):
    shape, board, goal = case
    run, steps = asked(*case), said(*case)
    assert list(run)
    assert ("swap-of-two" in steps) == (not run.result["solvable"])
    if step := steps.get("swap-of-two"):
        one, other = step.args["first"], step.args["second"]
        _, after = read_state(run.result["offer"]["state"])
        assert after == board.translate(bytes.maketrans(bytes([one, other]), bytes([other, one])))
        assert len(turned(board, after)) == step.args["count"] and step.args["count"] % 2 == 1
        assert solvable(run.result["offer"]["state"], goal=write_state(shape, goal))


@given(boards_and_goals())
def test_the_sums_that_are_told_decide(case):
    shape, _, _ = case
    last = list(asked(*case))[-1]
    count, row, goal_row = (last.args[name] for name in ("count", "row", "goal"))
    here, there = (count, 0) if shape.columns % 2 else (count + row, goal_row)
    assert (last.args["here"], last.args["parity"]) == (here, "odd" if here % 2 else "even")
    assert (last.word == "found") == (here % 2 == there % 2)
