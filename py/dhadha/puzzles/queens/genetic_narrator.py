"""What the steps of the two genetic algorithms say, and what they light on the boards."""

from ...step import Node, Step
from .narrator import at_peace, square


def halves(n: int, cut: int) -> tuple:
    """Marks: the queens before the cut come from one parent, the rest from the other."""
    return tuple((column, "path" if column < cut else "frontier") for column in range(n))


def born(child: Node, other: Node, cut: int, reason: str, args: dict, changed) -> Step:
    """`other` is the second parent; the queens of `changed` columns were moved by chance."""
    marks = (*halves(len(child.state), cut), *((column, "current") for column in changed))
    return Step("add", child, reason, {"cut": cut} | args, marks=marks, also=(other,))


def dropped(boards, reason: str, **args):
    for board in boards:
        yield Step("drop", board, reason, args)


def classic_starts(problem, most: int) -> Step:
    return Step("start", reason="classic-start", args={"n": problem.n, "most": most})


def random_board(board: Node) -> Step:
    return Step("add", board, "random-board", {"pairs": board.h})


def about_generation(best: Node, generation: int, most: int, people) -> dict:
    return {"generation": generation, "best-fitness": most - best.h, "most": most, "size": len(people)}


def generation_begins(best: Node, *about) -> Step:
    return Step("restart", best, "generation", about_generation(best, *about))


def fit_board(best: Node, *about) -> Step:
    return Step("found", best, "fit-board", about_generation(best, *about), marks=at_peace(len(best.state)))


def unfit(people, fit, most: int, threshold: int):
    for board in people:
        if board not in fit:
            yield Step("drop", board, "not-fit", {"fitness": most - board.h, "wanted": -(-threshold * most // 100)})


def couple(mother: Node, father: Node, cut: int) -> Step:
    return Step("choose", mother, "couple", {"cut": cut}, marks=halves(len(mother.state), cut), also=(father,))


def child_born(child: Node, other: Node, cut: int, changed: int | None) -> Step:
    if changed is None:
        return born(child, other, cut, "child", {"pairs": child.h}, ())
    return born(child, other, cut, "child-mutated", {"pairs": child.h} | square(child.state, changed)["args"], (changed,))


def make_room(parents):
    return dropped(parents, "makes-room")


def permutation_starts(problem) -> Step:
    return Step("start", reason="permutation-genes", args={"n": problem.n})


def random_permutation(board: Node) -> Step:
    return Step("add", board, "random-permutation", {"clashes": board.h})


def tournament(mother: Node, father: Node, cut: int, rivals, best: Node) -> Step:
    args = {"cut": cut, "size": len(rivals), "best": best.h}
    return Step("choose", mother, "tournament", args, marks=halves(len(mother.state), cut), also=(father,))


def crossfilled(child: Node, other: Node, cut: int, swapped) -> Step:
    if not swapped:
        return born(child, other, cut, "crossfilled", {"clashes": child.h}, ())
    first, second = sorted(swapped)
    args = {"clashes": child.h, "first": first + 1, "second": second + 1}
    return born(child, other, cut, "crossfilled-mutated", args, (first, second))


def worst_go(boards):
    return dropped(reversed(boards), "worst-goes")


def new_best(best: Node, generation: int) -> Step:
    return Step("improve", best, "new-best", {"generation": generation, "best": best.h})


def population_goes(people, patience: int):
    yield from dropped(people, "stagnation", patience=patience)
    yield Step("restart", reason="new-population", args={"patience": patience})


def fit_permutation(best: Node, generation: int) -> Step:
    return Step("found", best, "fit-permutation", {"generation": generation, "best": best.h}, marks=at_peace(len(best.state)))
