"""A game from beginning to end: the first player, and a perfect second one,
leave XOR 0 whenever a move does; a beatable second player often does not."""

from random import Random

from ...core.steps_and_nodes import Steps
from . import narrator
from .problem import CoinsProblem

CARELESS = 0.5  # probability that a beatable player moves at random


def play_game(
    problem: CoinsProblem, seed: int = 1, opponent: str = "perfect",
) -> Steps[dict[str, bytes | int | str]]:
    """Play until nobody can move; the first player is perfect, the second
    plays as `opponent` says.

    Return the numbers, the winner and the number of moves.
    """
    random = Random(seed)
    coins, players, made = list(problem.start), ("first", "second"), 0
    yield narrator.play_start(problem, opponent)  # about: while problem
    while problem.moves_of(coins):
        player = players[made % 2]
        careless = player == "second" and opponent == "beatable"
        careless = careless and random.random() < CARELESS
        coin, square, to = choose_move(problem, coins, careless, random)
        coins[coin] = to
        made += 1
        yield narrator.move_made(
            problem, coins, coin, square, player, made
        )  # about: coin, square, to = … coins[coin] = to
    loser, winner = players[made % 2], players[(made + 1) % 2]
    yield narrator.play_over(loser, winner, made)
    return {"won": winner, "moves": made}


def choose_move(
    problem: CoinsProblem, coins: list[tuple[int, int]], careless: bool,
    random: Random,
) -> tuple[int, tuple[int, int], tuple[int, int]]:
    """Return a winning move if there is one and the player looks for it,
    else a random move."""
    winning = [] if careless else problem.winning_moves(coins)
    return random.choice(winning or problem.moves_of(coins))
