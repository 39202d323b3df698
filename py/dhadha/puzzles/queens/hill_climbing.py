"""Hill climbing: step to a neighbouring board with fewer attacking pairs,
until there is none."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

from ...core.errors import BudgetSpent
from ...core.steps_and_nodes import Node, Step, Steps
from . import narrator
from .board import count_attacking_pairs
from .problem import Change, Placing, QueensProblem


def swaps(rows: Sequence[int], free: Sequence[int]) -> Iterator[Change]:
    """Yield the changes in which two queens exchange their rows."""
    for at, one in enumerate(free):
        for other in free[at + 1 :]:
            yield ((one, rows[other]), (other, rows[one]))


def column_moves(rows: Sequence[int], free: Sequence[int]) -> Iterator[Change]:
    """Yield the changes that move one queen within its column."""
    for column in free:
        for other in range(1, len(rows) + 1):
            if other != rows[column]:
                yield ((column, other),)


def step_moves(rows: Sequence[int], free: Sequence[int]) -> Iterator[Change]:
    """Yield the changes that move one queen one square up or down."""
    for column in free:
        for other in (rows[column] - 1, rows[column] + 1):
            if 1 <= other <= len(rows):
                yield ((column, other),)


NEIGHBOURHOODS = {"swap": swaps, "row": column_moves, "square": step_moves}


def hill_climbing(
    problem: QueensProblem, neighbourhood: str = "swap", restarts: int = 0,
) -> Steps[list[int]]:
    """Examine the neighbours in random order and step to the first better one.

    Stuck if none is better: a local minimum. Return the rows; raises
    BudgetSpent if `restarts` + 1 climbs all got stuck. (AIMA, section 4.1.1:
    first-choice hill climbing; Sosic & Gu 1990.)
    """
    random = Random(problem.seed)
    neighbours = NEIGHBOURHOODS[neighbourhood]
    for climb in range(restarts + 1):
        node = first_board(problem, random, neighbourhood, climb)
        yield narrator.climb_begins(node, climb)
        while node.h:
            better = yield from first_better(problem, node, neighbours, random)
            if better is None:
                break
            node = better
        if node.h == 0:
            yield narrator.no_pairs_left(node.state, "no-pairs-left", node)
            return list(node.state)
        yield Step("back", node, "local-minimum",
                   {"pairs": node.h})  # about: if better is None
    raise BudgetSpent(node, "climbs-spent", {
        "climbs": restarts + 1, "pairs": node.h,
    })


def first_board(
    problem: QueensProblem, random: Random, neighbourhood: str, climb: int,
) -> Placing:
    """Return the given board with its empty columns filled at random, and
    for later climbs all free ones: for swaps with a permutation, since they
    keep the rows."""
    rows, columns = list(problem.start), range(problem.n)
    open_columns = [
        column for column in problem.free if climb or not rows[column]
    ]
    taken = {rows[column] for column in columns if column not in open_columns}
    unused = [row for row in range(1, problem.n + 1) if row not in taken]
    random.shuffle(unused)
    for column in open_columns:
        row = unused.pop()
        if neighbourhood != "swap":
            row = random.choice(problem.allowed_rows(column))
        rows[column] = row
    return Node(tuple(rows), h=count_attacking_pairs(rows))


def first_better(
    problem: QueensProblem, node: Placing,
    neighbours: Callable[[Sequence[int], Sequence[int]], Iterator[Change]],
    random: Random,
) -> Steps[Placing | None]:
    """Return the first better neighbour in random order, or None."""
    changes = list(neighbours(node.state, problem.free))
    random.shuffle(changes)
    for change in changes:
        problem.spend(node)
        rows = list(node.state)
        for column, row in change:
            rows[column] = row
        pairs = count_attacking_pairs(rows)
        child = Node(tuple(rows), node, depth=node.depth + 1, h=pairs)
        yield narrator.neighbour_compared(
            node, child, change
        )  # about: if child.h < node.h
        if child.h < node.h:
            return child
    return None
