"""Rectangular sliding boards, by every method: LeetCode 773, a full breadth-first table, moves by hand."""

from itertools import permutations

import dhadha
import pytest
from dhadha.puzzles.sliding import PUZZLE
from dhadha.puzzles.sliding.board import Shape, read_state, slides, standard_goal, write_state
from dhadha.puzzles.sliding.heuristics import HEURISTICS
from dhadha.worker import api as worker

SIX, SIX_TALL = Shape(2, 3), Shape(3, 2)
SHORTEST = ("a-star", "ida-star", "breadth-first", "iterative-deepening", "optimal")
ANY_LENGTH = ("depth-first", "greedy-backtracking", "weighted-a-star", "layer-by-layer", "anytime")


def finished(algorithm, state, **options):
    run = dhadha.run("n-puzzle", algorithm, state, **options)
    for _ in run:
        pass
    return run


def distances_from(shape, goal):
    level, known = [goal], {goal: 0}
    for board in level:
        blank = board.index(0)
        for _, cell in slides(shape)[blank]:
            after = bytearray(board)
            after[blank], after[cell] = board[cell], 0
            if bytes(after) not in known:
                known[bytes(after)] = known[board] + 1
                level.append(bytes(after))
    return known


@pytest.mark.parametrize("state, moves", [
    ("1 2 3 / 4 0 5", 1), ("1 2 3 / 5 4 0", -1), ("4 1 2 / 5 0 3", 5), ("3 2 4 / 1 5 0", 14),
])
@pytest.mark.parametrize("algorithm", SHORTEST)
def test_the_examples_of_leetcode_773(state, moves, algorithm):
    result = finished(algorithm, state).result
    assert (result["length"] if result["solvable"] else -1) == moves


@pytest.mark.parametrize("shape, goal", [
    (SIX, standard_goal(SIX)), (SIX_TALL, standard_goal(SIX_TALL)), (SIX, bytes([3, 0, 1, 5, 4, 2])),
    (SIX_TALL, bytes([5, 4, 0, 3, 2, 1])),
], ids=["2×3", "3×2", "2×3 another goal", "3×2 another goal"])
def test_parity_estimates_and_lengths_are_those_of_breadth_first_search(shape, goal):
    known, written = distances_from(shape, goal), write_state(shape, goal)
    assert len(known) == 360 and (max(known.values()) == 21 or goal != standard_goal(shape))
    estimates = [make(shape, goal) for make in HEURISTICS.values()]
    for board in map(bytes, permutations(range(6))):
        result = finished("solvability", write_state(shape, board), goal=written).result
        assert result["solvable"] == (board in known)
        assert all(estimate(board) <= known.get(board, 99) for estimate in estimates)
    for board, distance in [*known.items()][::40]:
        for algorithm in SHORTEST[: 3 if distance > 12 else 5]:
            assert finished(algorithm, write_state(shape, board), goal=written).result["length"] == distance


@pytest.mark.parametrize("algorithm", ANY_LENGTH)
@pytest.mark.parametrize("state", ["4 5 0 / 1 2 3", "0 1 / 2 3 / 4 5"])
def test_every_other_method_solves_them_too(algorithm, state):
    run = finished(algorithm, state, **({"effort": 5000} if algorithm == "anytime" else {}))
    shape, board = read_state(state)
    for move in run.result["moves"]:
        state = PUZZLE.apply(state, move, {})
    assert read_state(state) == (shape, standard_goal(shape)) and board != standard_goal(shape)


def test_the_hardest_board_of_six_cells_is_an_example():
    preset = next(each for each in PUZZLE.presets if each.id == "two-by-three")
    assert finished(preset.algorithm, preset.state).result["length"] == 21
    assert max(distances_from(SIX, standard_goal(SIX)).values()) == 21


def test_manual_play_keeps_shape():
    run = dhadha.run("n-puzzle", "a-star", "1 2 / 3 4 / 0 5")
    said = worker.moves("n-puzzle", run.board["values"], board=run.board)
    assert said["state"] == "1 2 / 3 4 / 0 5"
    assert {each["move"]: each["state"] for each in said["moves"]} == {"D": "1 2 / 0 4 / 3 5", "L": "1 2 / 3 4 / 5 0"}
    assert worker.advice("n-puzzle", run.board["values"], board=run.board)["moves"] == ["L"]
    asked = {"puzzle": "n-puzzle", "values": run.board["values"], "board": run.board}
    while not (answer := worker.distance(**asked))["over"]:
        pass
    assert (answer["least"], answer["most"], answer["moves"]) == (1, 1, ["L"])


@pytest.mark.long
def test_every_board_of_2_by_5_is_as_far_as_breadth_first_search_says():
    """1,814,400 boards, none more than 55 moves away (OEIS A151944)."""
    shape = Shape(2, 5)
    known = distances_from(shape, standard_goal(shape))
    assert len(known) == 1_814_400 and max(known.values()) == 55
    for board, distance in [*[*known.items()][::20_000], *[*known.items()][-10:]]:
        assert finished("optimal", write_state(shape, board)).result["length"] == distance
