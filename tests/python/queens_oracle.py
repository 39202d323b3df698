"""Runs N-queens to their end, and checks boards independently."""

import json
from functools import lru_cache
from itertools import combinations, permutations
from struct import calcsize, unpack_from

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.queens import PUZZLE
from dhadha.trace.counters import Counters
from trace_reader import MAGIC, split

TEXTBOOK = {algorithm.id: algorithm for algorithm in PUZZLE.algorithms if algorithm.kind == "textbook"}
PRESETS = [preset for preset in PUZZLE.presets if preset.algorithm in TEXTBOOK]
COMPLETE = ("backtracking", "backtracking-iterative", "permutation", "cartesian")
NEIGHBOURHOODS = ("swap", "row", "square")


def play(algorithm, state=None, **options):
    """Return (the run, its steps)."""
    run = dhadha.run("n-queens", algorithm, state, **options)
    return run, list(run)


def counted(run, steps) -> dict:
    counters = Counters(run.effective_algorithm.counters)
    counters.feed(step.word for step in steps)
    return counters.values


def clash(one, other) -> bool:
    """Return whether two queens (column, row) attack each other."""
    (column, row), (column2, row2) = one, other
    return row == row2 or column + row == column2 + row2 or column - row == column2 - row2


def queens(rows) -> list:
    return [(column, row) for column, row in enumerate(rows) if row]


def brute_pairs(rows) -> int:
    return sum(clash(one, other) for one, other in combinations(queens(rows), 2))


def attackers(rows, column, row) -> list[int]:
    return [other for other, at in queens(rows) if other != column and clash((column, row), (other, at))]


def is_solution(rows, n) -> bool:
    return len(rows) == n and all(1 <= row <= n for row in rows) and brute_pairs(rows) == 0


@lru_cache
def all_solutions(n) -> frozenset:
    return frozenset(rows for rows in permutations(range(1, n + 1)) if brute_pairs(rows) == 0)


def completions(rows) -> set:
    return {each for each in all_solutions(len(rows)) if all(at in (0, row) for at, row in zip(rows, each))}


def board_after(board, step) -> list[int]:
    """Return the board of a step: its node's, otherwise the values written so far."""
    board = list(step.node.state if step.node else board)
    for cell, value in step.cells:
        board[cell] = value
    return board


def with_boards(run, steps):
    """Return every step with the board before and after it."""
    board = list(run.problem.start)
    for step in steps:
        before, board = board, board_after(board, step)
        yield step, before, board


def said(steps) -> list:
    """Return the comparable content of all steps."""
    return [(step.word, step.reason, step.args, step.node and step.node.state, step.cells) for step in steps]


def blocks_of(data: bytes):
    """Return (head, {column: values}) of every block of a trace file, for columns of any integer type."""
    assert data.startswith(MAGIC)
    for block in split(data[len(MAGIC) :]):
        text, newline, _ = block.partition(b"\n")
        head, at, columns = json.loads(text), len(text) + len(newline), {}
        for name, typecode, count in head.get("columns", ()):
            columns[name] = unpack_from(f"<{count}{typecode}", block, at)
            at += -(-count * calcsize(f"<{typecode}") // 4) * 4
        yield head, columns


def lists_of(columns: dict, name: str, count: int, width: int) -> list[list]:
    """Return a column of lists: a list of tuples of `width` numbers for each of `count` owners."""
    if name not in columns:
        return [[]] * count
    at, values = columns[f"{name}At"], columns[name]
    tuples = list(zip(*(values[k::width] for k in range(width))))
    assert len(at) == count + 1 and at[-1] == len(tuples)
    return [tuples[start:end] for start, end in zip(at, at[1:])]


def text_of(rows) -> str:
    """Return the board with a full stop for an empty column, since a zero might be a row."""
    return " ".join(str(row or ".") for row in rows)


def refusal(algorithm, state="", **options) -> tuple[str, dict]:
    with pytest.raises(InvalidInput) as caught:
        dhadha.run("n-queens", algorithm, state, **options)
    assert all(str(value) in str(caught.value) for value in caught.value.params.values())
    return caught.value.key, caught.value.params
