"""The numbers and drawings of the article about the knight's path are true."""

import re
import sys
from collections import Counter
from itertools import pairwise, product
from math import gcd

import pytest
from fluent_messages import STATIC

sys.path.insert(0, str(STATIC / "build"))
import knight_article as knight  # noqa: E402 (of the build)
from family_articles import text_of  # noqa: E402
from numbers_and_drawings import number  # noqa: E402


def distances(side, start, near=1, far=2):
    """Return {square: its distance}, layer by layer; a square is (row, column)."""
    found, layer = {start: 0}, {start}
    while layer:
        after = {(row + up, column + right) for row, column in layer
                 for up, right in product((-far, -near, near, far), repeat=2)
                 if {abs(up), abs(right)} == {near, far} and {row + up, column + right} <= {*range(side)}}
        layer = after - {*found}
        found |= dict.fromkeys(layer, max(found.values()) + 1)
    return found


def test_edges_layers_and_distances_are_those_of_another_search():
    found = {square: distances(8, square) for square in product(range(8), repeat=2)}
    assert number("knight-edges 8") == sum(Counter(each.values())[1] for each in found.values()) / 2 == 168
    assert number("layer-sizes 8 a1") == [*Counter(found[0, 0].values()).values()] == [1, 2, 9, 20, 21, 10, 1]
    assert number("farthest-squares 8") == max(max(each.values()) for each in found.values()) == 6
    wrong = 0
    for (row, column), each in found.items():
        for (other, beside), moves in each.items():
            y, x = sorted((abs(row - other), abs(column - beside)))
            k = max(-(-x // 2), -(-(x + y) // 3))
            wrong += moves != k + (k + x + y) % 2
    assert number("formula-exceptions 8") == wrong / 2
    assert number("formula-compared 5 6") == 25**2 + 2 * 30**2 + 36**2
    assert number("late-entries 8") == number("knight-edges 8") + 1  # for each edge, and the start


def test_leapers_reach_what_the_theorem_of_knuth_says():
    for leap in knight.PIECES.values():
        near, far = map(int, leap.split(","))
        found = distances(8, (0, 0), near, far)
        assert number(f"squares-reached {leap}") == len(found)
        assert (len(found) == 64) == (gcd(near + far, far - near) == 1 and 2 * far <= 8 and near + far <= 8)


@pytest.mark.parametrize("side", [5, 8, 12])
@pytest.mark.parametrize("newest_first", [True, False])
def test_drawn_paths_are_moves_and_shortest_with_a_queue(side, newest_first):
    board, ends = knight.square_board(side), knight.corners(side)
    path, least = knight.found_path(board, *ends, newest_first), distances(side, (0, 0))[side - 1, side - 1]
    assert (path[0], path[-1]) == ends and len({*path}) == len(path)
    assert all(after in board.neighbours(before) for before, after in pairwise(path))
    assert len(path) - 1 == (number(f"stack {side}") if newest_first else least) >= least


def test_queues_hold_at_most_two_neighbouring_numbers_in_order():
    for _, waiting in knight.queue_after_each_square_done(64):
        assert waiting == sorted(waiting) and waiting[-1:] <= [waiting[0] + 1] if waiting else True
    assert [name for name, _ in knight.queue_after_each_square_done(4)] == ["a1", "b3", "c2", "c5"]


def test_each_drawing_is_in_the_article():
    assert {*re.findall(r"^drawing: (.+)$", text_of("knight-path", "en"), re.MULTILINE)} == {*knight.DRAWINGS}
