"""The messages and marks of the steps of the algorithms for pile games."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core.steps_and_nodes import Args, Node, Step, Steps
from ..grundy.introductory_steps import numbers_introduced
from ..grundy.mex_and_xor import format_set, format_sum, mex, xor_of
from .position import LOST, WON, PileMove, Piles, moves_of, pad
from .problem import PilesProblem

MOST_MOVES_LISTED = 36  # of a lost position


def size_marks(
    problem: PilesProblem, size: int, options: Iterable[Piles], own: str, role: str = "hint"
) -> dict[str, Any]:
    """Return the marks of a size in the table, in role `own`, and of the piles of some options, and links to them."""
    here = problem.table_cell(size)
    others = sorted({problem.table_cell(part) for left in options for part in left or (0,)})
    return {"marks": [(here, own), *((cell, role) for cell in others)], "links": [(here, cell) for cell in others]}


# ---- the table of g: the steps of one pile size

def grundy_start(problem: PilesProblem) -> Steps[None]:
    if not problem.misere:  # there, copying moves loses
        yield from numbers_introduced(marks=[(place, "current") for place, size in enumerate(problem.start) if size])
    word = "start" if problem.misere else "choose"
    yield Step(word, reason="grundy-start", args={**problem.rule.arguments(), "largest": problem.largest})


def look_at_options(problem: PilesProblem, size: int, options: Sequence[Piles], values: Sequence[int]) -> Step:
    args: Args = {
        "size": size, "count": len(options), "options": options_text(options), "values": format_set(values),
    }
    reason = "look-at-options" if options else "no-options"
    return Step("compare", reason=reason, args=args, **size_marks(problem, size, options, "current", "frontier"))


def mex_assigned(problem: PilesProblem, size: int, options: Sequence[Piles], values: Sequence[int]) -> Step:
    """Return the step that marks, for each number below the mex, one option that has it."""
    number = mex(values)
    reason = "nothing-missing-below" if not values else "gap" if max(values) > number else "next-number"
    args: Args = {"size": size, "number": number, "values": format_set(values)}
    witnesses = [options[values.index(value)] for value in range(number)]
    cells = ((problem.table_cell(size), number),)
    return Step("assign", None, reason, args, cells, **size_marks(problem, size, witnesses, "goal"))


def options_text(options: Sequence[Piles], most: int = 8) -> str:
    """Return the first few options as text: "6, 5+1, …"."""
    texts = ["+".join(map(str, left)) or "0" for left in options]
    return ", ".join(texts[:most] + ["…"] * (len(texts) > most)) or "–"


def xor_in_binary(problem: PilesProblem, numbers: Sequence[int]) -> Steps[None]:
    """Write the piles' numbers in binary and add each place without carrying."""
    xor_column, xor, known = len(numbers), xor_of(numbers), problem.solver.numbers
    for place, number in enumerate(numbers):
        values = [xor_of(known[part] for part in left) for _, left in problem.rule.options(problem.start[place])]
        digits = [int(number & weight > 0) for weight in problem.weights]
        cells = [(problem.sum_cell(row, place), value) for row, value in enumerate([number, *digits])]
        args: Args = {
            "pile": place + 1, "piles-before": len(numbers), "size": problem.start[place], "number": number,
            "binary": f"{number:b}", "values": format_set(values),
        }
        marks = [(place, "current"), (problem.table_cell(problem.start[place]), "hint")]
        yield Step("assign", None, "pile-in-binary", args, cells, marks=marks)
    for row, weight in enumerate(problem.weights, 1):
        ones = [place for place, number in enumerate(numbers) if number & weight]
        digit = len(ones) % 2
        marks = [(problem.sum_cell(row, place), "hint") for place in ones]
        args = {"weight": weight, "ones": len(ones), "digit": digit}
        yield Step("assign", None, "odd-or-even", args, [(problem.sum_cell(row, xor_column), digit)], marks=marks)
    cell = problem.sum_cell(0, xor_column)
    args = {"sum": format_sum(numbers), "xor": xor}
    yield Step("assign", None, "xor-told", args, [(cell, xor)], marks=[(cell, "current")])


# ---- who wins a sum of piles

def who_wins(problem: PilesProblem, numbers: Sequence[int], winning: Sequence[PileMove]) -> Steps[None]:
    """Yield the winning moves of a won position, or the options of a lost one.

    numbers: g of each pile; winning: the winning moves.
    """
    misere = "-misere" if problem.misere else ""
    if not problem.moves():
        yield Step("found", reason="nothing-to-take" + misere)
        return
    required_xor = problem.solver.xor_of_lost_position(numbers)
    if problem.misere:
        reason = "misere-small" if max(numbers) < 2 else "misere-large"
        yield Step("choose", reason=reason, args={"most": max(numbers), "wanted": required_xor})
    yield from (moves_that_win(problem, numbers, winning, misere) if winning else every_move_breaks(problem, misere))
    args: Args = {
        "sum": format_sum(numbers), "xor": xor_of(numbers), "wanted": required_xor, "count": len(winning),
    }
    if winning:
        args |= winning[0].arguments() | args_after_move(problem, winning[0].after)
    lost = [(place, "current") for place, size in enumerate(problem.start) if size]
    marks = sorted({(move.place, "goal") for move in winning}) or lost
    yield Step("found", reason=("first" if winning else "second") + "-wins" + misere, args=args, marks=marks)


def args_after_move(problem: PilesProblem, after: Piles) -> Args:
    """Return the XOR after a move, the largest number, and how many replies there are."""
    numbers, replies = problem.solver.grundy_of(pad(after, len(problem.start))), moves_of(after, problem.rule)
    return {"after": format_sum(numbers), "most": max(numbers, default=0), "replies": len(replies)}


def every_move_breaks(problem: PilesProblem, misere: str) -> Steps[None]:
    """Yield the XOR after each move, for up to MOST_MOVES_LISTED moves."""
    moves = problem.moves()
    for move in moves[:MOST_MOVES_LISTED]:
        yield Step("reject", reason="move-breaks" + misere, **step_fields_about_pile_move(problem, move, "conflict"))
    if len(moves) > MOST_MOVES_LISTED:
        yield Step("reject", reason="all-moves-break", args={"count": len(moves), "shown": MOST_MOVES_LISTED})


def moves_that_win(
    problem: PilesProblem, numbers: Sequence[int], winning: Sequence[PileMove], misere: str
) -> Steps[None]:
    """Yield for each pile the Grundy number it would need, and the moves that reach it."""
    xor = xor_of(numbers)
    for place, number in enumerate(numbers):
        moves = [move for move in winning if move.place == place]
        for move in moves:
            yield Step("improve", reason="move-wins" + misere, **step_fields_about_pile_move(problem, move, "goal"))
        if not moves and problem.start[place]:
            args = {
                "pile": place + 1, "piles-before": sum(map(bool, problem.start)), "number": number,
                "needed": number ^ xor, "xor": xor,
            }
            yield Step("reject", reason="pile-cannot" + misere, args=args, marks=[(place, "conflict")])


def step_fields_about_pile_move(problem: PilesProblem, move: PileMove, role: str) -> dict[str, Any]:
    """Return args, marks and links of a step about one move."""
    solver, after = problem.solver, args_after_move(problem, move.after)
    args = {
        "number": solver.numbers[move.size], "becomes": xor_of(solver.grundy_of(move.left)), "sum": after["after"],
        "most": after["most"],
    }
    drawn = size_marks(problem, move.size, [move.left], "current")
    return {
        "args": move.arguments() | args, "marks": [(move.place, role), *drawn["marks"]], "links": drawn["links"],
    }


# ---- one pile, won or lost

def win_lose_start(problem: PilesProblem) -> Step:
    args = {**problem.rule.arguments(), "size": problem.start[0]}
    return Step("start", reason="win-lose-misere" if problem.misere else "win-lose-start", args=args)


def pile_won_or_lost(problem: PilesProblem, size: int, won: Mapping[int, bool]) -> Step:
    lost = [each for each in sorted(won) if not won[each]]
    rest = next((sum(left) for _, left in problem.rule.options(size) if sum(left) in lost), size)
    args: Args = {
        "size": size, "lost": ", ".join(map(str, lost)), "losing": len(lost), "count": len(won), "rest": rest,
        "taken": size - rest,
    }
    marks = [(problem.table_cell(each), "current") for each in lost]
    return Step("found", reason="pile-won" if won[size] else "pile-lost", args=args, marks=marks)


def look_at_size(problem: PilesProblem, size: int, options: Sequence[tuple[int, Piles]]) -> Step:
    return step_about_size("choose", "look-at-size" if options else "no-move", problem, size, count=len(options))


def not_known_yet(problem: PilesProblem, size: int, taken: int, rest: int) -> Step:
    return step_about_size("compare", "not-known-yet", problem, size, taken=taken, rest=rest)


def leaves_lost(problem: PilesProblem, size: int, taken: int, rest: int) -> Step:
    return size_settled(problem, True, step_about_size("assign", "leaves-lost", problem, size, taken=taken, rest=rest))


def leaves_won(problem: PilesProblem, size: int, taken: int, rest: int) -> Step:
    return step_about_size("reject", "leaves-won", problem, size, taken=taken, rest=rest)


def no_more_moves(
    problem: PilesProblem, size: int, options: Sequence[tuple[int, Piles]], won: Mapping[int, bool]
) -> Step:
    reason = "all-leave-won" if options else "last-stone-loses" if problem.misere else "cannot-move"
    return size_settled(problem, won[size], step_about_size("assign", reason, problem, size, count=len(options)))


def step_about_size(word: str, reason: str, problem: PilesProblem, size: int, **args: int) -> Step:
    """Return a step about a size and the pile left by one of its moves, args["rest"]."""
    options = [(args["rest"],)] if "rest" in args else []
    return Step(word, reason=reason, args={"size": size, **args}, **size_marks(problem, size, options, "current"))


def size_settled(problem: PilesProblem, won: bool, step: Step) -> Step:
    """Return the step with the outcome of the size that it marks as current."""
    (cell, _), *_ = step.marks
    return step._replace(cells=[(cell, WON if won else LOST)], roles=[(cell, "goal" if won else "visited")])


# ---- position by position

def positions_start(problem: PilesProblem, root: Node[Piles]) -> Step:
    return Step("start", root, "misere-start" if problem.misere else "positions-start", problem.rule.arguments())


def position_won_or_lost(problem: PilesProblem, root: Node[Piles], loses: bool, lost: Mapping[Piles, bool]) -> Step:
    leaves = [child for child in problem.children(root) if lost.get(tuple(sorted(filter(None, child.state))))]
    args: Args = {"count": len(lost), "left": position_text(leaves[0]) if leaves else "none"}
    return Step("found", root, "position-lost" if loses else "position-won", args)


def position_try(child: Node[Piles]) -> Step:
    return Step("expand", child, "position-try", {"position": position_text(child)})


def position_leaves_lost(node: Node[Piles], child: Node[Piles]) -> Step:
    args = {"position": position_text(node), "left": position_text(child)}
    return Step("close", node, "position-leaves-lost", args, related=(child,))


def no_more_children(problem: PilesProblem, node: Node[Piles], children: Sequence[Node[Piles]]) -> Step:
    reason = "position-all-won" if children else "misere-no-move" if problem.misere else "position-no-move"
    return Step("close", node, reason, {"position": position_text(node), "count": len(children)})


def position_text(node: Node[Piles]) -> str:
    return "{" + ", ".join(map(str, sorted(filter(None, node.state)))) + "}"
