"""The parity rule: moves keep it, a swap breaks it, and its steps give the numbers that decide."""

from dhadha.puzzles.sliding.board import SHAPES, read_state, write_state
from dhadha.puzzles.sliding.parity import first_two_tiles, swap_tiles
from dhadha.puzzles.sliding.puzzle import ALGORITHMS
from dhadha.trace.recorder import Recorder
from hypothesis import given
from hypothesis import strategies as st
from run_helpers import counter_values, run_to_end
from sliding_oracle_and_graphs import moves_from, solve


@st.composite
def boards_and_goals(draw):
    """Return (shape, board, goal), both any permutation."""
    shape = draw(st.sampled_from([shape for shape in SHAPES if max(shape) <= 6]))
    return shape, *(bytes(draw(st.permutations(range(shape.cell_count)))) for _ in range(2))


def solvable(state: str, **options) -> bool:
    return solve("solvability", state, **options).result["solvable"]


@given(boards_and_goals())
def test_moves_keep_parity_and_a_swap_of_tiles_breaks_it(case):
    shape, board, _ = case
    for after in moves_from(shape, board).values():
        assert solvable(write_state(shape, after), goal=write_state(shape, board))
    assert not solvable(write_state(shape, swap_tiles(board, *first_two_tiles(board))), goal=write_state(shape, board))


def test_unsolvable_state_is_explained_instead_of_searched():
    for algorithm in ALGORITHMS:
        run, steps = run_to_end("n-puzzle", algorithm.id, "213456780")
        assert (run.effective_algorithm.id, run.status, run.proved) == ("solvability", "exhausted", True)
        assert run.result["moves"] is None and not run.result["solvable"]
        recorder = Recorder(run)
        recorder.record_trace_file()
        assert recorder.counters.values == {"inversions": 1} == counter_values(run, steps)


def run_solvability(shape, board: bytes, goal: bytes) -> tuple:
    return run_to_end("n-puzzle", "solvability", write_state(shape, board), goal=write_state(shape, goal))


def pairs_that_change_order(before: bytes, after: bytes) -> set:
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
    run, steps = run_solvability(*case)
    steps = {step.reason: step for step in reversed(steps)}
    step = steps["along-odd-columns" if shape.columns % 2 else "along-even-columns"]
    blank = board.index(0)
    (cell,) = [cell for cell, role in step.marks if role == "current"]
    assert board[cell] == step.args["tile"] and abs(cell - blank) == shape.columns
    after = {board.index(0): board for board in moves_from(shape, board).values()}  # by the place of the blank
    pairs = pairs_that_change_order(board, after[cell])
    assert pairs == {(board[min(link)], board[max(link)]) for link in step.links}
    assert len(pairs) == step.args["count"] == shape.columns - 1
    ((cell, end),) = steps["along-a-row"].links
    assert end == blank and not pairs_that_change_order(board, after[cell])
    assert ("swap-of-two" in steps) == (not run.result["solvable"])
    if step := steps.get("swap-of-two"):
        _, after = read_state(run.result["offer"]["state"])
        assert after == swap_tiles(board, step.args["first"], step.args["second"])
        assert len(pairs_that_change_order(board, after)) == step.args["count"] and step.args["count"] % 2 == 1
        assert solvable(run.result["offer"]["state"], goal=write_state(shape, goal))


@given(boards_and_goals())
def test_inversions_and_rule_decide(case):
    shape, board, goal = case
    run, steps = run_solvability(*case)
    inversions, last = [step for step in steps if step.reason == "inversion"], steps[-1]
    for step in inversions:
        tiles = step.args["first"], step.args["second"]
        assert [tuple(board[cell] for cell in link) for link in step.links] == [tiles]
        assert tuple(board[cell] for cell, _ in step.marks) == tiles
    assert {(step.args["first"], step.args["second"]) for step in inversions} == pairs_that_change_order(board, goal)
    assert run.result["inversions"] == counter_values(run, steps)["inversions"] == len(inversions) == last.args["count"]
    odd, even = ("odd-columns-even", "odd-columns-odd"), ("even-columns-fits", "even-columns-fails")
    assert last.reason == (odd if shape.columns % 2 else even)[last.word == "exhausted"]
    count, row, there = (last.args[name] for name in ("count", "row", "goal"))
    here = count if shape.columns % 2 else count + row
    assert (last.args["here"], last.args["parity"]) == (here, "odd" if here % 2 else "even")
    assert there == (0 if shape.columns % 2 else shape.rows - goal.index(0) // shape.columns)
    assert (last.word == "found") == (here % 2 == there % 2)
