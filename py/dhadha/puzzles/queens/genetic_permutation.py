"""A genetic algorithm on permutations, in which only diagonals can clash."""

from collections.abc import Sequence
from random import Random

from ...core.steps_and_nodes import Node, Step, Steps
from . import narrator
from .problem import Placing, QueensProblem, badness

TOURNAMENT = 5
MUTATION = 0.8


def genetic_permutation(
    problem: QueensProblem, population: int = 100, patience: int = 1000,
) -> Steps[list[int]]:
    """Evolve permutations until no two queens share a diagonal.

    The two best of five random boards have two children by cut-and-crossfill;
    a child swaps two of its queens in 80 of 100 cases; then the two worst
    boards are removed. After `patience` generations without a better best, a
    new population begins. Return the rows; raises BudgetSpent. (Eiben & Smith
    2003, Introduction to Evolutionary Computing, section 2.4.)
    """
    random = Random(problem.seed)
    yield Step("start", None, "permutation-genes",
               {"n": problem.n})  # about: people =
    people = yield from random_permutations(problem, random, population)
    best, since = people[0], 0
    generation = 0
    while True:
        generation += 1
        if best.h == 0:
            yield narrator.fit_permutation(best, generation - 1)
            return list(best.state)
        if since > patience:
            yield from narrator.new_population(people, patience)
            people = yield from random_permutations(
                problem, random, population,
            )
            best, since = people[0], 0
        yield from breed_tournament(problem, random, people, generation)
        people.sort(key=badness)
        yield from narrator.boards_dropped(
            reversed(people[population:]), "worst-goes",
        )  # about: del people
        del people[population:]
        since += 1
        if people[0].h < best.h:
            best, since = people[0], 0
            yield Step("improve", best, "new-best", {
                "generation": generation, "best": best.h,
            })


def count_diagonal_clashes(rows: Sequence[int]) -> int:
    """Return 2n minus the occupied diagonals: 0 if none is shared. O(n)."""
    falling = {row - column for column, row in enumerate(rows)}
    rising = {row + column for column, row in enumerate(rows)}
    return 2 * len(rows) - len(falling) - len(rising)


def random_permutations(
    problem: QueensProblem, random: Random, population: int,
) -> Steps[list[Placing]]:
    """Return random boards, the best first."""
    people = []
    for _ in range(population):
        rows = tuple(random.sample(range(1, problem.n + 1), problem.n))
        board = Node(rows, h=count_diagonal_clashes(rows))
        people.append(board)
        yield Step("add", board, "random-permutation",
                   {"clashes": board.h})  # about: rows = … people.append
    return sorted(people, key=badness)


def breed_tournament(
    problem: QueensProblem, random: Random, people: list[Placing],
    generation: int,
) -> Steps[None]:
    """Add two children of the two best of a tournament to `people`."""
    rivals = random.sample(people, min(TOURNAMENT, len(people)))
    mother, father = sorted(rivals, key=badness)[:2]
    cut = random.randrange(1, problem.n)
    yield narrator.tournament(
        mother, father, cut, rivals, people[0]
    )  # about: rivals = … mother, father
    for one, other in ((mother, father), (father, mother)):
        problem.spend(one)
        rows = crossfill(one.state, other.state, cut)
        swapped: list[int] = []
        if random.random() < MUTATION:
            swapped = left, right = random.sample(range(problem.n), 2)
            rows[left], rows[right] = rows[right], rows[left]
        clashes = count_diagonal_clashes(rows)
        child = Node(tuple(rows), one, "crossfill", generation, clashes)
        people.append(child)
        if swapped:
            yield narrator.crossfilled(
                child, other, cut, swapped
            )  # about: if random.random() … rows[left], rows[right]
        else:
            yield narrator.crossfilled(
                child, other, cut, swapped
            )  # about: rows = crossfill


def crossfill(
    one: tuple[int, ...], other: tuple[int, ...], cut: int,
) -> list[int]:
    """Return the first `cut` rows of one parent, then the missing ones in
    the order of the other, from the cut on."""
    head = one[:cut]
    rest = (*other[cut:], *other[:cut])
    return [*head, *(row for row in rest if row not in head)]
