"""The messages and marks of the steps of the two genetic algorithms."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ...core.step import Argument, Step, Steps
from .narrator import non_attacking_marks, square
from .problem import Placing, QueensProblem


def halves(n: int, cut: int) -> tuple[Any, ...]:
    """Return marks: the queens before the cut come from one parent, the rest from the other."""
    return tuple((column, "path" if column < cut else "frontier") for column in range(n))


def born(
    child: Placing, other: Placing, cut: int, reason: str, args: dict[str, Any], changed: Sequence[int]
) -> Step:
    """Return the step of a child. `other`: the second parent; `changed`: the columns of mutated queens."""
    marks = (*halves(len(child.state), cut), *((column, "current") for column in changed))
    return Step("add", child, reason, {"cut": cut} | args, marks=marks, related=(other,))


def dropped(boards: Iterable[Placing], reason: str, **args: Argument) -> Steps[None]:
    for board in boards:
        yield Step("drop", board, reason, args)


def classic_starts(problem: QueensProblem, most: int) -> Step:
    return Step("start", reason="classic-start", args={"n": problem.n, "most": most})


def random_board(board: Placing) -> Step:
    return Step("add", board, "random-board", {"pairs": board.h})


def about_generation(best: Placing, generation: int, most: int, people: Sequence[Placing]) -> dict[str, Any]:
    return {"generation": generation, "best-fitness": most - best.h, "most": most, "size": len(people)}


def generation_begins(best: Placing, generation: int, most: int, people: Sequence[Placing]) -> Step:
    return Step("restart", best, "generation", about_generation(best, generation, most, people))


def fit_board(best: Placing, generation: int, most: int, people: Sequence[Placing]) -> Step:
    about = about_generation(best, generation, most, people)
    return Step("found", best, "fit-board", about, marks=non_attacking_marks(len(best.state)))


def unfit(people: Sequence[Placing], fit: Sequence[Placing], most: int, threshold: int) -> Steps[None]:
    for board in people:
        if board not in fit:
            yield Step("drop", board, "not-fit", {"fitness": most - board.h, "wanted": -(-threshold * most // 100)})


def couple(mother: Placing, father: Placing, cut: int) -> Step:
    return Step("choose", mother, "couple", {"cut": cut}, marks=halves(len(mother.state), cut), related=(father,))


def child_born(child: Placing, other: Placing, cut: int, changed: int | None) -> Step:
    if changed is None:
        return born(child, other, cut, "child", {"pairs": child.h}, ())
    return born(
        child, other, cut, "child-mutated", {"pairs": child.h} | square(child.state, changed)["args"], (changed,)
    )


def make_room(parents: Sequence[Placing]) -> Iterator[Any]:
    return dropped(parents, "makes-room")


def permutation_starts(problem: QueensProblem) -> Step:
    return Step("start", reason="permutation-genes", args={"n": problem.n})


def random_permutation(board: Placing) -> Step:
    return Step("add", board, "random-permutation", {"clashes": board.h})


def tournament(mother: Placing, father: Placing, cut: int, rivals: Sequence[Placing], best: Placing) -> Step:
    args = {"cut": cut, "size": len(rivals), "best": best.h}
    return Step("choose", mother, "tournament", args, marks=halves(len(mother.state), cut), related=(father,))


def crossfilled(child: Placing, other: Placing, cut: int, swapped: Sequence[int]) -> Step:
    if not swapped:
        return born(child, other, cut, "crossfilled", {"clashes": child.h}, ())
    first, second = sorted(swapped)
    args = {"clashes": child.h, "first": first + 1, "second": second + 1}
    return born(child, other, cut, "crossfilled-mutated", args, (first, second))


def worst_go(boards: Sequence[Placing]) -> Iterator[Any]:
    return dropped(reversed(boards), "worst-goes")


def new_best(best: Placing, generation: int) -> Step:
    return Step("improve", best, "new-best", {"generation": generation, "best": best.h})


def population_goes(people: Sequence[Placing], patience: int) -> Steps[None]:
    yield from dropped(people, "stagnation", patience=patience)
    yield Step("restart", reason="new-population", args={"patience": patience})


def fit_permutation(best: Placing, generation: int) -> Step:
    args = {"generation": generation, "best": best.h}
    return Step("found", best, "fit-permutation", args, marks=non_attacking_marks(len(best.state)))
