"""The messages and marks of the steps of the algorithms for pile games."""

from collections.abc import Sequence
from typing import Any

from ...core.step import Argument, Node, Step, Steps
from ..grundy.mex import format_set, mex, xor_of
from .position import LOST, WON, PileMove, padded
from .problem import PilesProblem

MOST_MOVES_LISTED = 36  # of a lost position


def written_xor(numbers: Sequence[int]) -> str:
    """For example "2 ⊕ 2 ⊕ 0 = 0"; a single number as it is, and 0 for none."""
    total = f" = {xor_of(numbers)}" if len(numbers) > 1 else ""
    return (" ⊕ ".join(map(str, numbers)) or "0") + total


# ---- the table of g: the steps of one pile size

def grundy_starts(problem: PilesProblem) -> Step:
    return Step("start", reason="grundy-start", args={"game": problem.rule.name, "largest": problem.largest})


def options_looked_at(
    problem: PilesProblem, size: int, options: Sequence[tuple[int, ...]], values: Sequence[int]
) -> Step:
    """Return the step that marks every option's piles and links them to this size."""
    here = problem.table_cell(size)
    others = [problem.table_cell(part) for part in sorted({part for left in options for part in left or (0,)})]
    reason = "look-at-options" if options else "no-options"
    args: dict[str, Argument] = {
        "size": size, "count": len(options), "options": written_options(options), "values": format_set(values),
    }
    marks = ((here, "current"), *((cell, "frontier") for cell in others))
    return Step("compare", reason=reason, args=args, marks=marks, links=[(here, cell) for cell in others])


def least_missing(
    problem: PilesProblem, size: int, options: Sequence[tuple[int, ...]], values: Sequence[int]
) -> Step:
    """Return the step that marks, for each number below the mex, one option that has it."""
    here, number = problem.table_cell(size), mex(values)
    witnesses = [options[values.index(value)] for value in range(number)]
    others = sorted({problem.table_cell(part) for left in witnesses for part in left or (0,)})
    reason = "nothing-missing-below" if not values else "gap" if max(values) > number else "next-number"
    args: dict[str, Argument] = {"size": size, "number": number, "values": format_set(values)}
    marks = ((here, "goal"), *((cell, "hint") for cell in others))
    return Step("assign", None, reason, args, ((here, number),), (), marks, [(here, cell) for cell in others])


def written_options(options: Sequence[tuple[int, ...]], most: int = 8) -> str:
    """Return the first few options as text: "6, 5+1, …"."""
    texts = ["+".join(map(str, left)) or "0" for left in options]
    return ", ".join(texts[:most] + ["…"] * (len(texts) > most)) or "–"


def added_up(problem: PilesProblem, numbers: Sequence[int]) -> Steps[None]:
    """Write the piles' numbers in binary and add each place without carrying."""
    xor_column, xor = len(numbers), xor_of(numbers)
    for place, number in enumerate(numbers):
        digits = [int(number & weight > 0) for weight in problem.weights]
        cells = [(problem.sum_cell(row, place), value) for row, value in enumerate([number, *digits])]
        args: dict[str, Argument] = {
            "pile": place + 1, "size": problem.start[place], "number": number, "binary": f"{number:b}",
        }
        marks = [(place, "current"), (problem.table_cell(problem.start[place]), "hint")]
        yield Step("assign", reason="pile-in-binary", args=args, cells=cells, marks=marks)
    for row, weight in enumerate(problem.weights, 1):
        ones = [place for place, number in enumerate(numbers) if number & weight]
        marks = [(problem.sum_cell(row, place), "hint") for place in ones]
        cells = [(problem.sum_cell(row, xor_column), len(ones) % 2)]
        yield Step(
            "assign",
            reason="odd-or-even",
            args={"weight": weight, "ones": len(ones), "digit": len(ones) % 2},
            cells=cells,
            marks=marks,
        )
    cell = problem.sum_cell(0, xor_column)
    yield Step(
        "assign",
        reason="xor-told",
        args={"sum": written_xor(numbers), "xor": xor},
        cells=((cell, xor),),
        marks=((cell, "current"),),
    )


# ---- who wins a sum of piles

def who_wins(problem: PilesProblem, numbers: Sequence[int], winning: Sequence[PileMove]) -> Steps[None]:
    """Yield the winning moves of a won position, or the options of a lost one.

    numbers: g of each pile; winning: the winning moves.
    """
    if not problem.moves():
        yield Step("found", reason="nothing-to-take-misere" if problem.misere else "nothing-to-take")
        return
    required_xor = problem.solver.required_xor(numbers)
    if problem.misere:
        yield Step(
            "choose",
            reason="misere-small" if max(numbers) < 2 else "misere-large",
            args={"most": max(numbers), "wanted": required_xor},
        )
    yield from moves_that_win(problem, numbers, winning) if winning else every_move_loses(problem)
    reason = ("first" if winning else "second") + ("-wins-misere" if problem.misere else "-wins")
    args: dict[str, Argument] = {
        "sum": written_xor(numbers), "xor": xor_of(numbers), "wanted": required_xor, "count": len(winning),
    }
    role = "goal" if winning else "current"
    yield Step(
        "found", reason=reason, args=args, marks=[(place, role) for place, size in enumerate(problem.start) if size]
    )


def every_move_loses(problem: PilesProblem) -> Steps[None]:
    """Yield the XOR after each move, for up to MOVES_TOLD moves."""
    moves = problem.moves()
    for move in moves[:MOST_MOVES_LISTED]:
        yield Step(
            "reject",
            reason="move-breaks-misere" if problem.misere else "move-breaks",
            **shown(problem, move, "conflict"),
        )
    if len(moves) > MOST_MOVES_LISTED:
        yield Step("reject", reason="all-moves-break", args={"count": len(moves), "shown": MOST_MOVES_LISTED})


def moves_that_win(problem: PilesProblem, numbers: Sequence[int], winning: Sequence[PileMove]) -> Steps[None]:
    """Yield for each pile the Grundy number it would need, and the moves that reach it."""
    xor = xor_of(numbers)
    for place, number in enumerate(numbers):
        moves = [move for move in winning if move.place == place]
        for move in moves:
            yield Step(
                "improve", reason="move-wins-misere" if problem.misere else "move-wins", **shown(problem, move, "goal")
            )
        if not moves and problem.start[place]:
            args: dict[str, Argument] = {"pile": place + 1, "number": number, "needed": number ^ xor, "xor": xor}
            reason = "pile-cannot-misere" if problem.misere else "pile-cannot"
            yield Step("reject", reason=reason, args=args, marks=((place, "conflict"),))


def shown(problem: PilesProblem, move: PileMove, role: str) -> dict[str, Any]:
    """Return args, marks and links of a step about one move."""
    numbers = problem.solver.of(padded(move.after, len(problem.start)))
    before, after = problem.solver.numbers[move.size], xor_of(problem.solver.of(move.left))
    here, others = problem.table_cell(move.size), sorted({problem.table_cell(part) for part in move.left or (0,)})
    return {
        "args": move.arguments()
        | {
            "number": before,
            "becomes": after,
            "sum": written_xor(numbers),
            "xor": xor_of(numbers),
            "most": max(numbers, default=0),
        },
        "marks": ((move.place, role), (here, "current"), *((cell, "hint") for cell in others)),
        "links": [(here, cell) for cell in others],
    }


# ---- one pile, won or lost

def win_lose_starts(problem: PilesProblem) -> Step:
    args: dict[str, Argument] = {"size": problem.start[0], "game": problem.rule.name}
    return Step("start", reason="win-lose-misere" if problem.misere else "win-lose-start", args=args)


def decided(problem: PilesProblem, size: int, won: dict[int, bool]) -> Step:
    lost = [each for each in sorted(won) if not won[each]]
    args: dict[str, Argument] = {
        "size": size, "lost": ", ".join(map(str, lost)), "losing": len(lost), "count": len(won),
    }
    return Step(
        "found",
        reason="pile-won" if won[size] else "pile-lost",
        args=args,
        marks=[(problem.table_cell(each), "current") for each in lost],
    )


def looked_at(problem: PilesProblem, size: int, options: Sequence[tuple[int, tuple[int, ...]]]) -> Step:
    return Step(
        "choose",
        reason="look-at-size" if options else "no-move",
        args={"size": size, "count": len(options)},
        **marks_and_links(problem, size),
    )


def not_known_yet(problem: PilesProblem, size: int, taken: int, rest: int) -> Step:
    return Step(
        "compare",
        reason="not-known-yet",
        args={"size": size, "taken": taken, "rest": rest},
        **marks_and_links(problem, size, rest),
    )


def leaves_lost(problem: PilesProblem, size: int, taken: int, rest: int) -> Step:
    return settled(problem, size, True, "leaves-lost", {"size": size, "taken": taken, "rest": rest}, rest)


def leaves_won(problem: PilesProblem, size: int, taken: int, rest: int) -> Step:
    return Step(
        "reject", reason="leaves-won", args={"size": size, "taken": taken, "rest": rest},
        **marks_and_links(problem, size, rest),
    )


def no_more_moves(
    problem: PilesProblem, size: int, options: Sequence[tuple[int, tuple[int, ...]]], won: dict[int, bool]
) -> Step:
    reason = "all-leave-won" if options else "last-stone-loses" if problem.misere else "cannot-move"
    return settled(problem, size, won[size], reason, {"size": size, "count": len(options)})


def marks_and_links(problem: PilesProblem, size: int, rest: int | None = None) -> dict[str, Any]:
    """Return marks and links of a size and its options."""
    here = problem.table_cell(size)
    if rest is None:
        return {"marks": ((here, "current"),)}
    there = problem.table_cell(rest)
    return {"marks": ((here, "current"), (there, "hint")), "links": ((here, there),)}


def settled(
    problem: PilesProblem, size: int, won: bool, reason: str, args: dict[str, Any], rest: int | None = None
) -> Step:
    cell, value, role = problem.table_cell(size), *((WON, "goal") if won else (LOST, "visited"))
    return Step("assign", None, reason, args, ((cell, value),), ((cell, role),), **marks_and_links(problem, size, rest))


# ---- position by position

def positions_start(problem: PilesProblem, root: Node[Any]) -> Step:
    return Step("start", root, "misere-start" if problem.misere else "positions-start", {"game": problem.rule.name})


def position_decided(root: Node[Any], loses: bool, lost: dict[tuple[int, ...], bool]) -> Step:
    return Step("found", root, "position-lost" if loses else "position-won", {"count": len(lost)})


def position_tried(child: Node[Any]) -> Step:
    return Step("expand", child, "position-try", {"position": written(child)})


def leaves_lost_position(node: Node[Any], child: Node[Any]) -> Step:
    args: dict[str, Argument] = {"position": written(node), "left": written(child)}
    return Step("close", node, "position-leaves-lost", args, related=(child,))


def no_more_children(problem: PilesProblem, node: Node[Any], children: Sequence[Node[Any]]) -> Step:
    reason = "position-all-won" if children else "misere-no-move" if problem.misere else "position-no-move"
    return Step("close", node, reason, {"position": written(node), "count": len(children)})


def written(node: Node[Any]) -> str:
    return "{" + ", ".join(map(str, sorted(filter(None, node.state)))) + "}"
