"""The genetic algorithm as it is usually told: select the fit, pair them, cross over at one point, mutate."""

from random import Random

from ...errors import BudgetSpent
from ...step import Node, Step
from .board import at_peace, attacking_pairs
from .genes import badness, halves


def genetic_classic(problem, population=100, generations=1000, mutation=10, threshold=80, refill="random"):
    """Evolve boards, a row for every column, until one has no attacking pair.

    Fitness is C(n,2) - attacking pairs. Boards below `threshold` per cent of C(n,2) die; the others form
    couples, drawn without replacement, of two children each, who mutate in `mutation` of 100 cases and take
    their parents' place. refill: "random" tops the population up with random boards, "none" lets it shrink.
    Returns the rows; raises BudgetSpent. (Holland 1975, Adaptation in Natural and Artificial Systems.)
    """
    random = Random(problem.seed)
    most = problem.n * (problem.n - 1) // 2
    yield Step("start", reason="classic-start", args={"n": problem.n, "most": most})
    people = yield from random_boards(problem, random, population, 0)
    for generation in range(generations + 1):
        best = min(people, key=badness)
        told = {"generation": generation, "best-fitness": most - best.h, "most": most, "size": len(people)}
        if best.h == 0:
            yield Step("found", best, "fit-board", told, marks=at_peace(problem.n))
            return list(best.state)
        if generation == generations:
            break
        yield Step("restart", best, "generation", told)
        parents = yield from select(people, most, threshold)
        children = yield from breed(problem, random, parents, mutation / 100, generation + 1)
        for parent in parents:
            yield Step("drop", parent, "makes-room")
        missing = population - len(children)
        if missing and (refill == "random" or not children):
            children += yield from random_boards(problem, random, missing, generation + 1)
        people = children
    raise BudgetSpent(best, "generations-spent", {"generations": generations, "fitness": most - best.h, "most": most})


def random_boards(problem, random, count, generation):
    """Return `count` boards with a random row in every column."""
    boards = []
    for _ in range(count):
        rows = tuple(random.randint(1, problem.n) for _ in range(problem.n))
        boards.append(Node(rows, depth=generation, h=attacking_pairs(rows)))
        yield Step("add", boards[-1], "random-board", {"pairs": boards[-1].h})
    return boards


def select(people, most, threshold):
    """Natural selection: return those who are fit enough."""
    fit = [board for board in people if 100 * (most - board.h) >= threshold * most]
    for board in people:
        if board not in fit:
            yield Step("drop", board, "not-fit", {"fitness": most - board.h, "wanted": -(-threshold * most // 100)})
    return fit


def breed(problem, random, parents, mutation, generation):
    """Return two children of every couple."""
    waiting = random.sample(parents, len(parents))
    children = []
    while len(waiting) > 1:
        mother, father = waiting.pop(), waiting.pop()
        cut = random.randrange(problem.n)
        yield Step("choose", mother, "couple", {"cut": cut}, marks=halves(problem.n, cut), also=(father,))
        for one, other in ((mother, father), (father, mother)):
            problem.spend(one)
            rows = list(one.state[:cut] + other.state[cut:])
            changed = random.randrange(problem.n) if random.random() < mutation else None
            if changed is not None:
                rows[changed] = random.randint(1, problem.n)
            child = Node(tuple(rows), one, "crossover", generation, attacking_pairs(rows))
            children.append(child)
            yield born(child, cut, changed, other)
    return children


def born(child, cut, changed, other):
    told = {"cut": cut, "pairs": child.h}
    marks = halves(len(child.state), cut)
    if changed is None:
        return Step("add", child, "child", told, marks=marks, also=(other,))
    told |= {"column": changed + 1, "row": child.state[changed]}
    return Step("add", child, "child-mutated", told, marks=(*marks, (changed, "current")), also=(other,))
