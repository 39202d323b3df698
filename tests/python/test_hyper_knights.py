"""LightOJ 1315, "Game of Hyper Knights", in the judge's form: squares from 0, an unbounded board, Alice begins."""

from functools import lru_cache
from random import Random

import pytest
from dhadha import InvalidInput
from dhadha.puzzles.coins.judge_formats import hyper_knights
from test_command_line import command

SAMPLE = "2\n1\n1 0\n2\n2 5\n3 5\n"
MOVES = ((-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2))


def asked(text):
    return command("judge", "coin-game", "--form", "lightoj-1315", stdin=text)


@lru_cache(None)
def number(x, y):
    options = {number(x + dx, y + dy) for dx, dy in MOVES if x + dx >= 0 and y + dy >= 0}
    return next(least for least in range(7) if least not in options)


def test_the_published_sample():
    done = asked(SAMPLE)
    assert (done.stdout, done.stderr, done.returncode) == ("Case 1: Bob\nCase 2: Alice\n", "", 0)


def test_many_knights_at_the_far_edges_too():
    random = Random(1315)
    for near in range(0, 500, 10):  # so that the recursion above stays shallow
        number(near, near)
    cases = [
        [
            (random.choice((random.randrange(500), 499)), random.choice((random.randrange(500), 499)))
            for _ in range(size)
        ]
        for size in (1, 2, 3, 1000)
    ]
    cases += [case + case for case in cases[:2]]  # twice the same is lost
    text = "\n".join([str(len(cases))] + [f"{len(case)} " + " ".join(f"{x}  {y}" for x, y in case) for case in cases])
    winners = []
    for case in cases:
        total = 0
        for square in case:
            total ^= number(*square)
        winners.append("Alice" if total else "Bob")
    assert asked(text).stdout.splitlines() == [f"Case {count}: {winner}" for count, winner in enumerate(winners, 1)]
    assert {"Alice", "Bob"} == set(winners)


@pytest.mark.parametrize("text, first, says", [
    ("", [], "the number of cases"),
    ("2 1 1 0 2 2 5 3", ["Case 1: Bob"], "ends before y of a knight of case 2"),
    ("1 1 500 0", [], "0 to 499"),
    ("1 1 -1 0", [], "“-1”"),
    ("1 1 0 0 7", ["Case 1: Bob"], "“7”"),
])
def test_the_first_fault_is_named(text, first, says):
    answers = hyper_knights(text.split())
    assert [next(answers) for _ in first] == first
    with pytest.raises(InvalidInput, match=says):
        next(answers)


@pytest.mark.parametrize("arguments, says", [
    (["coin-game", "--form", "lightoj"], "lightoj-1315"),
    (["n-puzzle", "--form", "lightoj-1315"], "n-puzzle"),
    (["coin-game", "--form", "lightoj-1315", "--option", "rows=9"], "options"),
])
def test_a_form_is_one_of_the_puzzle_and_stands_alone(arguments, says):
    done = command("judge", *arguments, stdin=SAMPLE)
    assert (done.stdout, done.returncode) == ("", 2) and says in done.stderr
