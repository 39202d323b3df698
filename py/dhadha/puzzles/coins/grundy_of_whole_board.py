"""The engine that fills a whole board."""

from array import array

from ...core.steps_and_nodes import Node, Step, Steps
from .grundy_by_dependency_level import fill_grundy_numbers_by_level
from .narrator import who_wins
from .problem import CoinsProblem


def fill_board(problem: CoinsProblem) -> Steps[bytes]:
    """Fill the board and add up the coins. Return the Grundy number of every cell."""
    rows, columns, coins = problem.rows, problem.columns, problem.token_cells(problem.start)
    yield Step("start", None, "fill-start", {"rows": rows, "columns": columns, "moves": len(problem.moves)}, coins)
    numbers = yield from fill_grundy_numbers_by_level(rows, columns, problem.moves)
    board = array("I", [*numbers, *(value for _, value in coins)])
    found = {"squares": len(numbers), "lost": numbers.count(0), "highest": max(numbers)}
    yield Step("progress", Node(board), "fill-done", found)
    yield who_wins(problem, numbers)
    return numbers
