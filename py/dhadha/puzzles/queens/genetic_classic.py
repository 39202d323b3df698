"""The genetic algorithm as usually taught: select the fit, pair them, cross
over at one point, mutate."""

from random import Random

from ...core.errors import BudgetSpent
from ...core.steps_and_nodes import Node, Step, Steps
from . import narrator
from .board import count_attacking_pairs
from .problem import Placing, QueensProblem, badness


def genetic_classic(
    problem: QueensProblem, population: int = 100, generations: int = 1000,
    mutation: int = 10, threshold: int = 80, refill: str = "random",
) -> Steps[list[int]]:
    """Evolve boards, a row for every column, until one has no attacking pair.

    Fitness is C(n,2) - attacking pairs. Boards below `threshold` per cent of
    C(n,2) die; the others form couples, drawn without replacement, of two
    children each, which mutate in `mutation` of 100 cases and replace their
    parents. refill: "random" tops the population up with random boards, "none"
    lets it shrink. Return the rows; raises BudgetSpent. (Holland 1975,
    Adaptation in Natural and Artificial Systems.)
    """
    random = Random(problem.seed)
    most = problem.n * (problem.n - 1) // 2
    yield Step("start", None, "classic-start", {"n": problem.n, "most": most})
    people = yield from random_boards(problem, random, population, 0)
    for generation in range(generations + 1):
        best = min(people, key=badness)
        if best.h == 0:
            yield narrator.fit_board(best, generation, most, people)
            return list(best.state)
        if generation == generations:
            break
        yield narrator.generation_begins(
            best, generation, most, people
        )  # about: best =
        parents = yield from select_parents(people, most, threshold)
        children = yield from breed_couples(
            problem, random, parents, mutation / 100, generation + 1,
        )
        yield from narrator.boards_dropped(
            parents, "makes-room"
        )  # about: people = children
        missing = population - len(children)
        if missing and (refill == "random" or not children):
            children += yield from random_boards(
                problem, random, missing, generation + 1,
            )
        people = children
    raise BudgetSpent(best, "generations-spent", {
        "generations": generations, "fitness": most - best.h, "most": most,
    })


def random_boards(
    problem: QueensProblem, random: Random, count: int, generation: int,
) -> Steps[list[Placing]]:
    """Return `count` boards with a random row in every column."""
    boards = []
    for _ in range(count):
        rows = tuple(random.randint(1, problem.n) for _ in range(problem.n))
        board = Node(rows, depth=generation, h=count_attacking_pairs(rows))
        boards.append(board)
        yield Step("add", board, "random-board",
                   {"pairs": board.h})  # about: rows = … boards.append
    return boards


def select_parents(
    people: list[Placing], most: int, threshold: int,
) -> Steps[list[Placing]]:
    """Return the boards that are fit enough (natural selection)."""
    fit = [
        board for board in people
        if 100 * (most - board.h) >= threshold * most
    ]
    yield from narrator.not_fit(people, fit, most, threshold)
    return fit


def breed_couples(
    problem: QueensProblem, random: Random, parents: list[Placing],
    mutation: float, generation: int,
) -> Steps[list[Placing]]:
    """Return two children of every couple."""
    waiting = random.sample(parents, len(parents))
    children = []
    while len(waiting) > 1:
        mother, father = waiting.pop(), waiting.pop()
        cut = random.randrange(problem.n)
        yield narrator.couple_chosen(
            mother, father, cut
        )  # about: mother, father = … cut =
        for one, other in ((mother, father), (father, mother)):
            problem.spend(one)
            rows = list(one.state[:cut] + other.state[cut:])
            changed = None
            if random.random() < mutation:
                changed = random.randrange(problem.n)
                rows[changed] = random.randint(1, problem.n)
            pairs = count_attacking_pairs(rows)
            child = Node(tuple(rows), one, "crossover", generation, pairs)
            children.append(child)
            if changed is None:
                yield narrator.child_born(
                    child, other, cut, changed
                )  # about: rows = list
            else:
                yield narrator.child_born(
                    child, other, cut, changed
                )  # about: if random.random() … rows[changed]
    return children
