"""A genetic algorithm that knows its problem: boards are permutations, so only diagonals can clash."""

from itertools import count
from random import Random

from ...step import Node, Step
from .board import at_peace
from .genes import badness, halves

TOURNAMENT = 5
MUTATION = 0.8


def genetic_permutation(problem, population=100, patience=1000):
    """Evolve permutations until every queen has both her diagonals for herself.

    The two best of five random boards have two children by cut-and-crossfill; a child swaps two of its
    queens in 80 of 100 cases; then the two worst boards go. After `patience` generations without a better
    best, a new population begins. Returns the rows; raises BudgetSpent.
    (Eiben & Smith 2003, Introduction to Evolutionary Computing, section 2.4.)
    """
    random = Random(problem.seed)
    yield Step("start", reason="permutation-genes", args={"n": problem.n})
    people = yield from random_permutations(problem, random, population)
    best, since = people[0], 0
    for generation in count(1):
        if best.h == 0:
            yield Step("found", best, "fit-permutation", {"generation": generation - 1, "best": best.h}, marks=at_peace(problem.n))
            return list(best.state)
        if since > patience:
            people = yield from start_over(problem, random, people, patience)
            best, since = people[0], 0
        yield from breed(problem, random, people, generation)
        people.sort(key=badness)
        for _ in range(2):
            yield Step("drop", people.pop(), "worst-goes")
        since += 1
        if people[0].h < best.h:
            best, since = people[0], 0
            yield Step("improve", best, "new-best", {"generation": generation, "best": best.h})


def shared_diagonals(rows) -> int:
    """2n minus the diagonals in use: 0 when no two queens share one. O(n)."""
    falling = {row - column for column, row in enumerate(rows)}
    rising = {row + column for column, row in enumerate(rows)}
    return 2 * len(rows) - len(falling) - len(rising)


def random_permutations(problem, random, count):
    """Return `count` random boards, the best first."""
    people = []
    for _ in range(count):
        rows = tuple(random.sample(range(1, problem.n + 1), problem.n))
        people.append(Node(rows, h=shared_diagonals(rows)))
        yield Step("add", people[-1], "random-permutation", {"clashes": people[-1].h})
    return sorted(people, key=badness)


def start_over(problem, random, people, patience):
    """Return a new population in place of one that no longer gets better."""
    for board in people:
        yield Step("drop", board, "stagnation", {"patience": patience})
    yield Step("restart", reason="new-population", args={"patience": patience})
    return (yield from random_permutations(problem, random, len(people)))


def breed(problem, random, people, generation):
    """Add two children of the two best of a tournament to `people`."""
    mother, father = sorted(random.sample(people, min(TOURNAMENT, len(people))), key=badness)[:2]
    cut = random.randrange(1, problem.n)
    yield Step("choose", mother, "tournament", {"cut": cut, "size": min(TOURNAMENT, len(people)), "best": people[0].h}, marks=halves(problem.n, cut), also=(father,))
    for one, other in ((mother, father), (father, mother)):
        problem.spend(one)
        rows = crossfill(one.state, other.state, cut)
        swapped = random.sample(range(problem.n), 2) if random.random() < MUTATION else ()
        if swapped:
            left, right = swapped
            rows[left], rows[right] = rows[right], rows[left]
        child = Node(tuple(rows), one, "crossfill", generation, shared_diagonals(rows))
        people.append(child)
        yield born(child, cut, sorted(swapped), other)


def crossfill(one, other, cut) -> list[int]:
    """The first `cut` rows of one parent, then what is missing in the order of the other, from the cut on."""
    head = one[:cut]
    return [*head, *(row for row in (*other[cut:], *other[:cut]) if row not in head)]


def born(child, cut, swapped, other):
    told = {"cut": cut, "clashes": child.h}
    marks = halves(len(child.state), cut)
    if not swapped:
        return Step("add", child, "crossfilled", told, marks=marks, also=(other,))
    told |= {"first": swapped[0] + 1, "second": swapped[1] + 1}
    return Step("add", child, "crossfilled-mutated", told, marks=(*marks, *((column, "current") for column in swapped)), also=(other,))
