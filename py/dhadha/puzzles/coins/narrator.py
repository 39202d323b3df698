"""The messages and marks of the steps of the coin game's algorithms."""

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.puzzle_types import CellRole
from ...core.steps_and_nodes import Args, Argument, Step, Steps
from ..grundy.introductory_steps import numbers_introduced
from ..grundy.mex_and_xor import format_set, format_sum, xor_of
from .parse_and_format_coins import Square, write_square
from .problem import CoinsProblem, sum_args
from .topological_order_or_cycle import fitting_moves

Numbers = Mapping[Square, int]


def square_fields(
    problem: CoinsProblem, square: Square, options: Sequence[Square], role: str = "hint", **args: Argument
) -> dict[str, Any]:
    """Return args, marks and links of a step about a square and the squares that a coin can move to from it."""
    here, cells = problem.cell(square), [problem.cell(option) for option in options]
    return {
        "args": {"x": square[0], "y": square[1], **args},
        "marks": [(here, "current"), *((cell, role) for cell in cells)], "links": [(here, cell) for cell in cells],
    }


def who_wins(problem: CoinsProblem, numbers: bytes | list[int]) -> Step:
    """Return the step that names the winner and marks all winning moves; numbers: of every cell."""
    coins = problem.start
    args = sum_args(problem.numbers_at(coins, numbers))
    winning = problem.winning_moves(coins, numbers)
    if winning:
        marks, links = problem.marks_and_links_of_moves(winning)
        coin, square, to = winning[0]
        after = problem.coins_after_move(coin, to)
        args |= step_fields_about_coin_move(problem, coin, square, to, "hint")["args"] | {
            "after": format_sum(problem.numbers_at(after, numbers)), "replies": len(problem.moves_of(after)),
        }
        return Step("found", None, "first-wins", args | {"count": len(winning)}, marks=marks, links=links)
    reason = "second-wins" if problem.moves_of(coins) else "nobody-can-move"
    cells = [problem.token_cell(coin) for coin in range(len(coins))]
    return Step("found", None, reason, args, marks=[(cell, "current") for cell in cells])


# ---- filling the board by mex

def coins_start(problem: CoinsProblem) -> Steps[None]:
    coins: list[CellRole] = [(problem.token_cell(coin), "current") for coin in range(len(problem.start))]
    cells = problem.token_cells(problem.start)
    one = (Step("start", None, "one-coin-start", {}, cells, marks=coins),)
    yield from numbers_introduced(cells, coins) if len(cells) > 1 else one
    args: Args = {"rows": problem.rows, "columns": problem.columns, "moves": len(problem.moves)}
    if not problem.has_diagonal_levels:
        yield Step("choose", None, "coins-start-layers", args, marks=coins)
        return
    moves = fitting_moves(problem.rows, problem.columns, problem.moves)
    if not moves:
        yield Step("choose", None, "no-move-fits", args, marks=coins)
        return
    drops = sorted({-sum(move) for move in moves})
    args |= {"kinds": len(drops), "least": drops[0], "most": drops[-1]}
    yield Step("choose", None, "coins-start", args, marks=coins)


def new_level(problem: CoinsProblem, level: Sequence[Square]) -> Step:
    marks = [(problem.cell(square), "frontier") for square in level]
    if not problem.has_diagonal_levels:
        args = {"squares": len(level), "options": len(problem.options(level[0]))}  # only the first layer has none
        return Step("restart", None, "new-layer", args, marks=marks)
    return Step("restart", None, "new-diagonal", {"value": sum(level[0]), "squares": len(level)}, marks=marks)


def look_at_options(problem: CoinsProblem, square: Square, options: Sequence[Square], reached: set[int]) -> Step:
    fields = square_fields(problem, square, options, count=len(options), values=format_set(reached))
    return Step("choose", reason="look-at-options", **fields)


def mex_assigned(
    problem: CoinsProblem, square: Square, options: Sequence[Square], numbers: Numbers, reached: set[int]
) -> Step:
    number = numbers[square]
    reason = "no-option" if not reached else "gap" if max(reached) > number else "next-number"
    fields = square_fields(problem, square, options, count=len(options), values=format_set(reached), number=number)
    return Step("assign", reason=reason, cells=[(problem.cell(square), number)], **fields)


# ---- the coins

def step_fields_about_coin(problem: CoinsProblem, coin: int, square: Square, **args: Argument) -> dict[str, Any]:
    """Return args and marks of a step about a coin."""
    args = {"coin": coin + 1, "x": square[0], "y": square[1], **args}
    return {"args": args, "marks": [(problem.token_cell(coin), "current")]}


def step_fields_about_coin_move(
    problem: CoinsProblem, coin: int, square: Square, to: Square, role: str, **args: Argument
) -> dict[str, Any]:
    """Return args, marks and links of a step about a move of a coin."""
    target = problem.cell(to)
    fields = step_fields_about_coin(problem, coin, square, **args, **{"to-x": to[0], "to-y": to[1]})
    marks = [(problem.token_cell(coin), role), (target, "goal" if role == "hint" else role)]
    return fields | {"marks": marks, "links": [(problem.cell(square), target)]}


def coin_number(problem: CoinsProblem, coin: int, numbers: Numbers) -> Steps[None]:
    """Yield the number of one of several coins."""
    square, number = problem.start[coin], numbers[problem.start[coin]]
    fields = step_fields_about_coin(problem, coin, square, number=number, binary=f"{number:b}")
    if len(problem.start) > 1:
        yield Step("compare", reason="coin-number", **fields)


def sum_compared_with_zero(problem: CoinsProblem, numbers: Numbers) -> Step:
    own = [numbers[square] for square in problem.start]
    places = max(1, *(number.bit_length() for number in own))
    xor = xor_of(own)
    binary = {"binary": " ⊕ ".join(f"{number:0{places}b}" for number in own), "answer": f"{xor:b}"}
    return Step("compare", reason="sum-is-not-zero" if xor else "sum-is-zero", args=sum_args(own) | binary)


def moves_that_win(problem: CoinsProblem, coin: int, good: Sequence[Square], numbers: Numbers) -> Steps[None]:
    """Yield a step for each winning move of a coin, or one that explains why no move wins."""
    own, square = [numbers[square] for square in problem.start], problem.start[coin]
    for to in good:
        after = format_sum([*own[:coin], numbers[to], *own[coin + 1 :]])
        args: Args = {"number": own[coin], "needed": numbers[to], "sum": after}
        yield Step("add", reason="move-wins", **step_fields_about_coin_move(problem, coin, square, to, "hint", **args))
    if not good:
        yield coin_cannot_win(problem, coin, numbers, xor_of(own))


def coin_cannot_win(problem: CoinsProblem, coin: int, numbers: Numbers, xor: int) -> Step:
    square = problem.start[coin]
    number, options = numbers[square], problem.options(square)
    reason = "coin-stuck" if not options else "coin-cannot" if xor else "coin-must-change"
    values = format_set([numbers[to] for to in options])
    args: Args = {"number": number, "xor": xor, "needed": number ^ xor, "values": values}
    fields = square_fields(problem, square, options, "conflict", coin=coin + 1, **args)
    fields["marks"][0] = (problem.token_cell(coin), "current")
    return Step("reject", reason=reason, **fields)


# ---- the closed form

def closed_form_start(problem: CoinsProblem) -> Step:
    return Step("start", reason="closed-form-start", cells=problem.token_cells(problem.start))


def pattern_written(problem: CoinsProblem, block: Sequence[Square], numbers: Numbers) -> Step:
    x, y = block[0]
    apart = abs((x - 1) // 4 - (y - 1) // 4)
    reason = ("pattern-on-diagonal", "pattern-beside", "pattern-far")[min(apart, 2)]
    cells = [(problem.cell(square), numbers[square]) for square in block]
    marks = [(cell, "current") for cell, _ in cells]
    return Step("assign", None, reason, {"x": x, "y": y, "apart": apart}, cells, marks=marks)


def look_at_far_edges(problem: CoinsProblem) -> Step:
    return Step("restart", reason="look-at-far-edges", args={"rows": problem.rows, "columns": problem.columns})


def pattern_holds_or_fails(
    problem: CoinsProblem, square: Square, missing: Sequence[Square], pattern: int, numbers: Numbers
) -> Step:
    """Return the step that corrects or confirms a square near a far edge; missing: its options beyond the edge."""
    number, here, options = numbers[square], problem.cell(square), problem.options(square)
    fields = square_fields(
        problem, square, options, pattern=pattern, number=number, missing=", ".join(map(write_square, missing)),
        count=len(missing), values=format_set({numbers[option] for option in options}),
    )
    kind = "edge" if missing else "neighbour"
    if number == pattern:
        return Step("compare", reason=f"{kind}-holds", **fields)
    return Step("reject", reason=f"{kind}-fails", cells=[(here, number)], roles=[(here, "conflict")], **fields)


def exceptions_counted(problem: CoinsProblem, exceptions: set[Square]) -> Step:
    args = {"count": len(exceptions), "squares": problem.rows * problem.columns}
    marks = [(problem.cell(square), "conflict") for square in sorted(exceptions)]
    return Step("progress", reason="exceptions-counted", args=args, marks=marks)


# ---- a game

def play_start(problem: CoinsProblem, opponent: str) -> Step:
    args = sum_args(problem.numbers_at(problem.start)) | {"opponent": opponent}
    cells = [*enumerate(problem.numbers), *problem.token_cells(problem.start)]
    return Step("start", None, "play-start-won" if args["xor"] else "play-start-lost", args, cells)


def move_made(
    problem: CoinsProblem, coins: Sequence[Square], coin: int, square: Square, player: str, made: int
) -> Step:
    """Return the step of a move that a coin has made from `square`."""
    to, own = coins[coin], problem.numbers_at(coins)
    after = xor_of(own)
    before = after ^ own[coin] ^ problem.numbers[problem.cell(square)]
    reason = "leaves-zero" if not after else "wins-no-more" if before else "breaks-zero"
    fields = step_fields_about_coin_move(
        problem, coin, square, to, "hint" if not after else "conflict" if before else "current", player=player,
        count=made, before=before, xor=after, sum=format_sum(own), left=len(problem.moves_of(coins)),
    )
    return Step("walk", reason=reason, cells=[(problem.token_cell(coin), 1 + problem.cell(to))], **fields)


def play_over(loser: str, winner: str, made: int) -> Step:
    return Step("found", reason="play-over", args={"player": loser, "winner": winner, "count": made})
