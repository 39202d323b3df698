"""Who wins a sum of piles, shown: the moves that win, or that every move loses."""

from ...step import Step
from ..grundy.mex import xor_of
from .position import padded

MOVES_TOLD = 36  # of a lost position


def who_wins(problem):
    """Say who wins, and why: from a won position show the piles and their winning moves, from a lost one what every move leads to.

    Returns True if who is to move wins.
    """
    if not problem.moves():
        yield Step("found", reason="nothing-to-take-misere" if problem.misere else "nothing-to-take")
        return problem.misere
    judge, position = problem.judge, problem.start
    numbers = judge.of(position)
    lost = judge.lost(position)
    if problem.misere:
        yield Step("choose", reason="misere-small" if max(numbers) < 2 else "misere-large", args={"most": max(numbers), "wanted": judge.wanted(numbers)})
    told = {"sum": written_xor(numbers), "xor": xor_of(numbers), "wanted": judge.wanted(numbers)}
    if lost:
        yield from every_move_loses(problem)
    else:
        yield from moves_that_win(problem, numbers)
    count = len(judge.winning_moves(position))
    reason = ("second" if lost else "first") + ("-wins-misere" if problem.misere else "-wins")
    yield Step("found", reason=reason, args=told | {"count": count}, marks=[(place, "conflict" if lost else "goal") for place, size in enumerate(position) if size])
    return not lost


def every_move_loses(problem):
    """The XOR that each move leads to, as long as they are not too many."""
    moves = problem.moves()
    for move in moves[:MOVES_TOLD]:
        yield Step("reject", reason="move-breaks-misere" if problem.misere else "move-breaks", **shown(problem, move))
    if len(moves) > MOVES_TOLD:
        yield Step("reject", reason="all-moves-break", args={"count": len(moves), "shown": MOVES_TOLD})


def moves_that_win(problem, numbers):
    """Pile by pile: what it would have to be worth, and the moves that make it so."""
    winning, target = problem.judge.winning_moves(problem.start), xor_of(numbers)
    for place, number in enumerate(numbers):
        moves = [move for move in winning if move.place == place]
        for move in moves:
            yield Step("improve", reason="move-wins-misere" if problem.misere else "move-wins", **shown(problem, move, "goal"))
        if not moves and problem.start[place]:
            args = {"pile": place + 1, "number": number, "needed": number ^ target, "xor": target}
            reason = "pile-cannot-misere" if problem.misere else "pile-cannot"
            yield Step("reject", reason=reason, args=args, marks=((place, "conflict"),))


def shown(problem, move, role="conflict") -> dict:
    """args, marks and links of a step about one move."""
    numbers = problem.judge.of(padded(move.after, len(problem.start)))
    before = problem.judge.numbers[move.size]
    after = xor_of(problem.judge.of(move.left))
    here, others = problem.table_cell(move.size), sorted({problem.table_cell(part) for part in move.left or (0,)})
    return {
        "args": move.told() | {"number": before, "becomes": after, "sum": written_xor(numbers), "xor": xor_of(numbers), "most": max(numbers, default=0)},
        "marks": ((move.place, role), (here, "current"), *((cell, "hint") for cell in others)),
        "links": [(here, cell) for cell in others],
    }


def written_xor(numbers) -> str:
    """For example "2 ⊕ 2 ⊕ 0"."""
    return " ⊕ ".join(map(str, numbers)) or "0"
