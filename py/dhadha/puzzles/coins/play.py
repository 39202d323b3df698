"""A game from beginning to end: who is to leave XOR 0 does so, and the other one can only break it."""

from random import Random

from ...step import Step
from ..grundy.mex import xor_of
from .verdict import about, written_sum

CARELESS = 0.5  # how often a beatable player takes any move


def play(problem, seed=1, opponent="perfect"):
    """Play until nobody can move; first is perfect, second as `opponent` says. Returns the numbers, who won and in how many moves."""
    numbers, random = problem.numbers, Random(seed)
    coins, players, made = list(problem.start), ("first", "second"), 0
    yield Step("start", **the_start(problem, numbers, opponent))
    while problem.moves_of(coins):
        player = players[made % 2]
        before = xor_of(problem.numbers_at(coins))
        careless = player == "second" and opponent == "beatable" and random.random() < CARELESS
        coin, square, to = chosen(problem, coins, careless, random)
        coins[coin] = to
        made += 1
        yield Step("walk", **moved(problem, coins, coin, square, to, before, player, made))
    won = players[(made + 1) % 2]
    yield Step("found", reason="play-over", args={"player": players[made % 2], "winner": won, "count": made})
    return {"numbers": numbers, "won": won, "moves": made}


def chosen(problem, coins, careless, random):
    """A move that wins, if there is one and the player looks for it; else any."""
    winning = [] if careless else problem.winning_moves(coins)
    return random.choice(winning or problem.moves_of(coins))


def the_start(problem, numbers, opponent) -> dict:
    own = problem.numbers_at(problem.start)
    total = xor_of(own)
    args = {"sum": written_sum(own), "xor": total, "coins": len(own), "opponent": opponent}
    cells = [*enumerate(numbers), *problem.standing(problem.start)]
    return {"reason": "play-start-won" if total else "play-start-lost", "args": args, "cells": cells}


def moved(problem, coins, coin, square, to, before, player, made) -> dict:
    own = problem.numbers_at(coins)
    after = xor_of(own)
    reason = "leaves-zero" if not after else "wins-no-more" if before else "breaks-zero"
    told = about(problem, coin, square, to, lit="conflict" if after else "hint")
    told["args"] |= {"player": player, "count": made, "before": before, "xor": after, "sum": written_sum(own)}
    return told | {"reason": reason, "cells": [(problem.token(coin), 1 + problem.cell(to))]}
