"""The facts in the sliding puzzle's story are true."""

import sys
from pathlib import Path

import pytest
from dhadha.puzzles.sliding.board import Shape, write_state
from dhadha.puzzles.sliding.puzzle import PUZZLE
from sliding_oracle_and_graphs import packed

sys.path.insert(0, str(Path(__file__).parents[2] / "static/build"))
import sliding_story_figures as figures  # noqa: E402


def test_numbers_and_hardest_boards_are_those_of_a_search(distance_table):
    assert len(distance_table) == figures.BOARDS and max(distance_table.values()) == figures.MOST
    hardest = [packed(state) for state, moves in distance_table.items() if moves == figures.MOST]
    assert sorted(map(bytes, figures.HARDEST)) == sorted(hardest)


@pytest.mark.parametrize("before, after, inversions", [
    (*figures.SIDEWAYS, [0, 0]), (*figures.UPWARDS, [2, 0]), (*figures.UPWARDS_IN_FOUR, [3, 0]),
])
def test_each_drawn_move_is_one_and_keeps_the_parity(before, after, inversions):
    shown = figures.move_figures(before, after, "en")
    shape = Shape(3, 3) if len(before) == 9 else Shape(4, 4)
    assert write_state(shape, after) in [move["state"] for move in PUZZLE.moves(write_state(shape, before), {})]
    assert shown["inversions"] == inversions
    sums = inversions if len(before) == 9 else [count + row for count, row in zip(inversions, shown["rows"])]
    assert (sums[0] - sums[1]) % 2 == 0
