"""Non-uniform move costs: a maze with mud, solved by cost-aware and by cost-ignoring searches."""

import heapq
from random import Random

import pytest
from dhadha.core.steps_and_nodes import answer_of
from dhadha.search import (
    Problem,
    a_star,
    breadth_first,
    depth_first,
    greedy_backtracking,
    ida_star,
    iterative_deepening,
    weighted_a_star,
)


class Maze(Problem):
    """Squares of a grid; entering one costs its number."""

    costs = True

    def __init__(self, grid):
        self.grid, self.start = grid, (0, 0)
        self.goal = (len(grid) - 1, len(grid[0]) - 1)

    def successors(self, state):
        row, column = state
        for name, down, right in (("down", 1, 0), ("right", 0, 1), ("up", -1, 0), ("left", 0, -1)):
            to = row + down, column + right
            if 0 <= to[0] < len(self.grid) and 0 <= to[1] < len(self.grid[0]):
                yield name, to, self.grid[to[0]][to[1]]

    def is_goal(self, state):
        return state == self.goal

    def h(self, state):
        return abs(self.goal[0] - state[0]) + abs(self.goal[1] - state[1])


def cheapest_cost(maze):
    """Dijkstra 1959."""
    best, waiting = {}, [(0, maze.start)]
    while maze.goal not in best:
        cost, state = heapq.heappop(waiting)
        if best.setdefault(state, cost) == cost:
            for _, after, more in maze.successors(state):
                heapq.heappush(waiting, (cost + more, after))
    return best[maze.goal]


@pytest.mark.parametrize("search, side, weight", [(a_star, 6, 1), (ida_star, 3, 1), (weighted_a_star, 6, 3)])
@pytest.mark.parametrize("seed", range(8))
def test_solution_costs_at_most_weight_times_the_cheapest(search, side, weight, seed):
    random = Random(seed)
    maze = Maze([random.choices((1, 1, 1, 5, 9), k=side) for _ in range(side)])
    answer = answer_of(search(maze, *[weight] if weight > 1 else ()))
    path = answer.path()
    assert cheapest_cost(maze) <= answer.g <= weight * cheapest_cost(maze)
    assert answer.g == sum(maze.grid[each.state[0]][each.state[1]] for each in path[1:])
    assert [each.depth for each in path] == list(range(len(path)))
    assert all(each.f == each.g + each.h for each in path)


def test_other_searches_report_ignored_costs():
    for search in (breadth_first, iterative_deepening, depth_first):
        first, *steps = search(Maze([[1, 9, 9], [1, 9, 9], [1, 1, 1]]))
        assert first.reason == "start-without-costs" and steps[-1].word == "found"
        assert all(step.node.g == step.node.depth for step in steps if step.node)


def test_greedy_search_weighs_mud_as_well():
    assert answer_of(greedy_backtracking(Maze([[1, 1, 1], [9, 9, 1], [9, 9, 1]]))).g == 4
