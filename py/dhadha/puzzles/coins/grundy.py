"""Grundy numbers by mex: every square gets the least number that none of its options has; then XOR adds the coins."""

from ...step import Step
from ..grundy.mex import mex, written_set
from .order import drop, write_weight
from .verdict import about, sum_of, verdict, written_binary, written_sum


def grundy(problem):
    """Number the squares, options first; then find who wins, and how.

    Returns the number of every cell, row by row. (Sprague 1935, Grundy 1939.)
    """
    numbers = {}
    yield Step("start", **how_to_fill(problem))
    for level in problem.levels:
        yield Step("restart", **new_level(problem, level))
        for square in level:
            options = problem.options(square)
            reached = {numbers[option] for option in options}
            if options:
                yield Step("choose", reason="look-at-options", **reach(problem, square, options, reached))
            numbers[square] = mex(reached)
            yield Step("assign", cells=[(problem.cell(square), numbers[square])], **least_missing(problem, square, options, reached))
    numbers = [numbers[square] for square in sorted(numbers)]
    yield from add_up(problem, numbers)
    yield verdict(problem, numbers)
    return numbers


def add_up(problem, numbers):
    """Read the number of each coin, add them by XOR, and look at what each coin can do about the sum."""
    coins = problem.start
    own = problem.numbers_at(coins, numbers)
    for coin, square in enumerate(coins):
        yield Step("compare", reason="coin-number", **more(about(problem, coin, square), number=own[coin], binary=f"{own[coin]:b}"))
    total = sum_of(own)
    yield Step("compare", reason="sum-is-zero" if total["xor"] == 0 else "sum-is-not-zero", args=total | {"binary": written_binary(own), "answer": f"{total['xor']:b}"})
    winning = problem.winning_moves(coins, numbers)
    for coin, square in enumerate(coins):
        needed = own[coin] ^ total["xor"]
        for to in [to for which, _, to in winning if which == coin]:
            after = written_sum([*own[:coin], needed, *own[coin + 1 :]])
            yield Step("add", reason="move-wins", **more(about(problem, coin, square, to), number=own[coin], needed=needed, sum=after))
        if coin not in {which for which, _, _ in winning}:
            yield Step("reject", **cannot(problem, coin, square, numbers, total["xor"]))


# ---- what the steps say

def how_to_fill(problem) -> dict:
    args = {"rows": problem.rows, "columns": problem.columns, "moves": len(problem.moves)}
    if not problem.weight:
        return {"reason": "coins-start-layers", "args": args, "cells": problem.standing(problem.start)}
    drops = sorted({drop(problem.weight, move) for move in problem.moves})
    args |= {"weight": write_weight(problem.weight), "kinds": len(drops), "least": drops[0], "most": drops[-1]}
    return {"reason": "coins-start", "args": args, "cells": problem.standing(problem.start)}


def new_level(problem, level) -> dict:
    marks = [(problem.cell(square), "frontier") for square in level]
    if not problem.weight:
        return {"reason": "new-layer", "args": {"squares": len(level)}, "marks": marks}
    p, q = problem.weight
    weight = p * level[0][0] + q * level[0][1]
    return {"reason": "new-diagonal", "args": {"weight": write_weight(problem.weight), "value": weight, "squares": len(level)}, "marks": marks}


def reach(problem, square, options, reached) -> dict:
    here = problem.cell(square)
    cells = [problem.cell(option) for option in options]
    args = {"x": square[0], "y": square[1], "count": len(options), "values": written_set(reached)}
    return {"args": args, "marks": [(here, "current"), *((cell, "hint") for cell in cells)], "links": [(here, cell) for cell in cells]}


def least_missing(problem, square, options, reached) -> dict:
    number = mex(reached)
    told = reach(problem, square, options, reached) | {"reason": "no-option"}
    if options:
        told["reason"] = "gap" if max(reached) > number else "next-number"
    told["args"] = told["args"] | {"number": number}
    return told


def cannot(problem, coin, square, numbers, xor) -> dict:
    """Why a coin has no winning move."""
    number, options = numbers[problem.cell(square)], problem.options(square)
    reason = "coin-stuck" if not options else "coin-cannot" if xor else "coin-must-change"
    told = more(about(problem, coin, square), number=number, xor=xor, needed=number ^ xor, values=written_set(numbers[problem.cell(to)] for to in options))
    told["marks"] = told["marks"] + [(problem.cell(to), "conflict") for to in options]
    told["links"] = [(problem.cell(square), problem.cell(to)) for to in options]
    return told | {"reason": reason}


def more(told: dict, **args) -> dict:
    return told | {"args": told["args"] | args}
