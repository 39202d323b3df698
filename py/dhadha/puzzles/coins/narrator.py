"""The messages and marks of the steps of the coin game's algorithms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.step import Argument, Node, Step, Steps
from ..grundy.mex import format_set, xor_of
from .order import drop, fitting_moves, write_weight
from .state_text import Square, write_square
from .winner import format_binary, format_sum, marks_and_links, sum_args

if TYPE_CHECKING:
    from .problem import CoinsProblem


def around(
    problem: CoinsProblem, square: Square, options: Sequence[Square], args: dict[str, Any]
) -> dict[str, Any]:
    """Return args, marks and links of a step about a square and the squares that a coin can move to from it."""
    here, cells = problem.cell(square), [problem.cell(option) for option in options]
    return {
        "args": {"x": square[0], "y": square[1], **args},
        "marks": [(here, "current"), *((cell, "hint") for cell in cells)], "links": [(here, cell) for cell in cells],
    }


def verdict(problem: CoinsProblem, numbers: bytes | list[int], node: Node[Any] | None = None) -> Step:
    """Return the step that names the winner and marks all winning moves; numbers: of every cell."""
    coins = problem.start
    fields = sum_args(problem.numbers_at(coins, numbers))
    winning = problem.winning_moves(coins, numbers)
    if winning:
        return Step("found", node, "first-wins", fields | {"count": len(winning)}, **marks_and_links(problem, winning))
    reason = "second-wins" if problem.moves_of(coins) else "nobody-can-move"
    return Step("found", node, reason, fields, marks=[(problem.token(coin), "current") for coin in range(len(coins))])


# ---- filling the board by mex

def grundy_starts(problem: CoinsProblem) -> Step:
    cells = problem.standing(problem.start)
    args: dict[str, Argument] = {"rows": problem.rows, "columns": problem.columns, "moves": len(problem.moves)}
    if not problem.weight:
        return Step("start", reason="coins-start-layers", args=args, cells=cells)
    moves = fitting_moves(problem.rows, problem.columns, problem.moves) or problem.moves
    drops = sorted({drop(problem.weight, move) for move in moves})
    args |= {"weight": write_weight(problem.weight), "kinds": len(drops), "least": drops[0], "most": drops[-1]}
    return Step("start", reason="coins-start", args=args, cells=cells)


def level_begins(problem: CoinsProblem, level: Sequence[Square]) -> Step:
    marks = [(problem.cell(square), "frontier") for square in level]
    if not problem.weight:
        return Step("restart", reason="new-layer", args={"squares": len(level)}, marks=marks)
    p, q = problem.weight
    args: dict[str, Argument] = {
        "weight": write_weight(problem.weight), "value": p * level[0][0] + q * level[0][1], "squares": len(level),
    }
    return Step("restart", reason="new-diagonal", args=args, marks=marks)


def looked_at(
    problem: CoinsProblem, square: Square, options: Sequence[Square], reached: set[int]
) -> Step:
    args = {"count": len(options), "values": format_set(reached)}
    return Step("choose", reason="look-at-options", **around(problem, square, options, args))


def numbered(
    problem: CoinsProblem, square: Square, options: Sequence[Square], numbers: dict[Square, int], reached: set[int]
) -> Step:
    number = numbers[square]
    reason = "no-option" if not reached else "gap" if max(reached) > number else "next-number"
    args = {"count": len(options), "values": format_set(reached), "number": number}
    return Step(
        "assign", reason=reason, cells=[(problem.cell(square), number)], **around(problem, square, options, args)
    )


# ---- the coins; numbers: {square: its number}

def about(
    problem: CoinsProblem, coin: int, square: Square, to: Square | None = None, role: str = "hint", **args: Argument
) -> dict[str, Any]:
    """Return args, marks and links of a step about a coin, or about one of its moves."""
    args = {"coin": coin + 1, "x": square[0], "y": square[1], **args}
    marks = [(problem.token(coin), "current" if to is None else role)]
    if to is None:
        return {"args": args, "marks": marks, "links": []}
    return {
        "args": args | {"to-x": to[0], "to-y": to[1]},
        "marks": [*marks, (problem.cell(to), "goal" if role == "hint" else role)],
        "links": [(problem.cell(square), problem.cell(to))],
    }


def coin_read(problem: CoinsProblem, coin: int, numbers: dict[Square, int]) -> Step:
    square = problem.start[coin]
    number = numbers[square]
    return Step("compare", reason="coin-number", **about(problem, coin, square, number=number, binary=f"{number:b}"))


def coins_added(problem: CoinsProblem, numbers: dict[Square, int]) -> Step:
    own = [numbers[square] for square in problem.start]
    fields = sum_args(own)
    args = fields | {"binary": format_binary(own), "answer": f"{fields['xor']:b}"}
    return Step("compare", reason="sum-is-not-zero" if fields["xor"] else "sum-is-zero", args=args)


def coin_can(
    problem: CoinsProblem, coin: int, good: Sequence[Square], numbers: dict[Square, int]
) -> Steps[None]:
    """Yield a step for each winning move of a coin, or one that explains why no move wins."""
    own = [numbers[square] for square in problem.start]
    for to in good:
        after = format_sum([*own[:coin], numbers[to], *own[coin + 1 :]])
        yield Step(
            "add",
            reason="move-wins",
            **about(problem, coin, problem.start[coin], to, number=own[coin], needed=numbers[to], sum=after),
        )
    if not good:
        yield cannot(problem, coin, numbers, xor_of(own))


def cannot(problem: CoinsProblem, coin: int, numbers: dict[Square, int], xor: int) -> Step:
    square = problem.start[coin]
    number, options = numbers[square], problem.options(square)
    reason = "coin-stuck" if not options else "coin-cannot" if xor else "coin-must-change"
    values = format_set([numbers[to] for to in options])
    fields = about(problem, coin, square, number=number, xor=xor, needed=number ^ xor, values=values)
    here, cells = problem.cell(square), [problem.cell(option) for option in options]
    marks = [*fields["marks"], *((cell, "conflict") for cell in cells)]
    return Step("reject", reason=reason, args=fields["args"], marks=marks, links=[(here, cell) for cell in cells])


# ---- the closed form

def pattern_starts(problem: CoinsProblem) -> Step:
    return Step("start", reason="closed-form-start", cells=problem.standing(problem.start))


def pattern_written(
    problem: CoinsProblem, block: Sequence[Square], numbers: dict[Square, int]
) -> Step:
    x, y = block[0]
    apart = abs((x - 1) // 4 - (y - 1) // 4)
    reason = ("pattern-on-diagonal", "pattern-beside", "pattern-far")[min(apart, 2)]
    cells = [(problem.cell(square), numbers[square]) for square in block]
    return Step(
        "assign",
        reason=reason,
        args={"x": x, "y": y, "apart": apart},
        cells=cells,
        marks=[(cell, "current") for cell, _ in cells],
    )


def far_edges(problem: CoinsProblem) -> Step:
    return Step("restart", reason="look-at-far-edges", args={"rows": problem.rows, "columns": problem.columns})


def mended(
    problem: CoinsProblem, square: Square, missing: Sequence[Square], pattern: int, numbers: dict[Square, int]
) -> Step:
    """Return the step that corrects or confirms a square near a far edge; missing: its options beyond the edge."""
    number, here = numbers[square], problem.cell(square)
    options = problem.options(square)
    args = {
        "pattern": pattern,
        "number": number,
        "missing": ", ".join(map(write_square, missing)),
        "count": len(missing),
        "values": format_set({numbers[option] for option in options}),
    }
    fields = around(problem, square, options, args)
    kind = "edge" if missing else "neighbour"
    if number == pattern:
        return Step("compare", reason=f"{kind}-holds", **fields)
    return Step("reject", reason=f"{kind}-fails", cells=[(here, number)], roles=[(here, "conflict")], **fields)


def exceptions_counted(problem: CoinsProblem, exceptions: set[Square]) -> Step:
    args = {"count": len(exceptions), "squares": problem.rows * problem.columns}
    return Step(
        "progress",
        reason="exceptions-counted",
        args=args,
        marks=[(problem.cell(square), "conflict") for square in sorted(exceptions)],
    )


# ---- a game

def game_starts(problem: CoinsProblem, opponent: str) -> Step:
    own = problem.numbers_at(problem.start)
    xor = xor_of(own)
    args: dict[str, Argument] = {"sum": format_sum(own), "xor": xor, "coins": len(own), "opponent": opponent}
    cells = [*enumerate(problem.numbers), *problem.standing(problem.start)]
    return Step("start", reason="play-start-won" if xor else "play-start-lost", args=args, cells=cells)


def moved(
    problem: CoinsProblem, coins: Sequence[Square], coin: int, square: Square, player: str, made: int
) -> Step:
    """A coin has come from `square`."""
    to, own = coins[coin], problem.numbers_at(coins)
    after = xor_of(own)
    before = after ^ own[coin] ^ problem.numbers[problem.cell(square)]
    reason = "leaves-zero" if not after else "wins-no-more" if before else "breaks-zero"
    args: dict[str, Argument] = {
        "player": player,
        "count": made,
        "before": before,
        "xor": after,
        "sum": format_sum(own),
        "left": len(problem.moves_of(coins)),
    }
    fields = about(problem, coin, square, to, "hint" if not after else "conflict" if before else "current", **args)
    return Step("walk", reason=reason, cells=[(problem.token(coin), 1 + problem.cell(to))], **fields)


def game_over(loser: str, winner: str, made: int) -> Step:
    return Step("found", reason="play-over", args={"player": loser, "winner": winner, "count": made})
