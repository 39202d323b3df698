"""The winner of a coin game: the coins' numbers added by XOR, as text and as a result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..grundy.mex import xor_of
from .state_text import CoinMove, Square, write_square

if TYPE_CHECKING:
    from .problem import CoinsProblem


def format_sum(numbers: list[int]) -> str:
    """"2 ⊕ 3 = 1"; a single number as it is."""
    sum_of_many = f" = {xor_of(numbers)}" if len(numbers) > 1 else ""
    return " ⊕ ".join(map(str, numbers)) + sum_of_many


def format_binary(numbers: list[int]) -> str:
    """"10 ⊕ 11"."""
    places = max(1, *(number.bit_length() for number in numbers))
    return " ⊕ ".join(f"{number:0{places}b}" for number in numbers)


def sum_args(numbers: list[int]) -> dict[str, Any]:
    """Return the sum as arguments of a message."""
    return {"coins": len(numbers), "sum": format_sum(numbers), "xor": xor_of(numbers)}


def marks_and_links(problem: CoinsProblem, moves: list[CoinMove]) -> dict[str, Any]:
    """Return marks and links of moves: the coins and their targets."""
    marks = {problem.token(coin): "hint" for coin, _, _ in moves} | {problem.cell(to): "goal" for _, _, to in moves}
    return {
        "marks": list(marks.items()),
        "links": [(problem.cell(square), problem.cell(to)) for _, square, to in moves],
    }


def move_name(coin: int, square: Square, to: Square) -> str:
    """"1:(5,2)-(3,3)"."""
    return f"{coin + 1}:{write_square(square)}-{write_square(to)}"


def result_of(problem: CoinsProblem, numbers: bytes | list[int]) -> dict[str, Any]:
    """Return {"winner", "grundy", "xor", "winning_moves", "grid"} as plain data."""
    coins, columns = problem.start, problem.columns
    own = problem.numbers_at(coins, numbers)
    winning = problem.winning_moves(coins, numbers)
    return {
        "winner": "first" if winning else "second", "grundy": own, "xor": xor_of(own),
        "winning_moves": [{"coin": coin + 1, "from": list(square), "to": list(to)} for coin, square, to in winning],
        "grid": [list(numbers[at : at + columns]) for at in range(0, len(numbers), columns)],
    }
