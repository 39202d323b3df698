"""What the tests of games of piles compare with: runs played to their end, games won by brute force."""

from functools import lru_cache

import dhadha
from hypothesis import strategies as st

TAKES = st.sets(st.integers(1, 6), min_size=1, max_size=4).map(lambda takes: ",".join(map(str, sorted(takes))))
CODES = st.text("01234567", min_size=1, max_size=4).filter(lambda digits: set(digits) != {"0"}).map("0.".__add__)
RULES = st.one_of(TAKES.map(lambda takes: {"takes": takes}), CODES.map(lambda code: {"octal": code}))
SMALL = st.lists(st.integers(0, 6), min_size=1, max_size=3).filter(lambda piles: sum(piles) <= 10)


def play(algorithm, state=None, **options):
    run = dhadha.run("pile-game", algorithm, state, **options)
    return run, list(run)


def solve(algorithm, state=None, **options) -> dict:
    return play(algorithm, state, **options)[0].result


def piles_left(size, takes="1,2", octal="") -> set[tuple]:
    """What one pile can become."""
    digits = dict(enumerate(map(int, octal[2:]), 1)) if octal else dict.fromkeys(map(int, takes.split(",")), 3)
    left = set()
    for taken, digit in digits.items():
        rest = size - taken
        left |= {()} if rest == 0 and digit % 2 else set()
        left |= {(rest,)} if rest > 0 and digit // 2 % 2 else set()
        left |= {(one, rest - one) for one in range(1, rest)} if digit // 4 else set()
    return left


def afters(position, **rule) -> set[tuple]:
    """What a sum can become, as sorted piles without empty ones."""
    return {
        tuple(sorted(filter(None, (*position[:at], *position[at + 1 :], *left))))
        for at, size in enumerate(position) for left in piles_left(size, **rule)
    }


def loser(misere=False, **rule):
    """A function that tells by brute force whether who is to move loses."""
    @lru_cache(None)
    def loses(position):
        nexts = afters(position, **rule)
        return all(not loses(after) for after in nexts) if nexts else not misere

    return lambda position: loses(tuple(sorted(filter(None, position))))
