"""Independent solutions of pile games."""

from functools import lru_cache, partial

import run_helpers
from hypothesis import strategies as st

TAKES = st.sets(st.integers(1, 6), max_size=4).map(lambda takes: ",".join(map(str, sorted(takes))) or "any")
DIGITS = st.text("01234567", min_size=1, max_size=4)
CODES = st.one_of(
    DIGITS.filter(lambda digits: set(digits) != {"0"}).map("0.".__add__),
    DIGITS.map("4.".__add__),
    st.sampled_from(["0.333…", "4.333…"]),
)
RULES = st.one_of(
    TAKES.map(lambda takes: {"takes": takes}),
    CODES.map(lambda code: {"octal": code}),
    st.just({"split": "unequal"}),
)
SMALL = st.lists(st.integers(0, 6), min_size=1, max_size=3).filter(lambda piles: sum(piles) <= 10)
run_to_end = partial(run_helpers.run_to_end, "pile-game")


def octal_digit_for_taken(taken, octal) -> int:
    """Return a digit of a code such as "4.1", or of one whose 3 goes on without end."""
    digits = octal.rstrip("…").replace(".", "")
    return int(digits[taken]) if taken < len(digits) else 3 * octal.endswith("…")


def piles_after_one_move(size, takes="1,2", octal="", split="any") -> set[tuple]:
    """Return the piles that one pile can become."""
    octal = octal or ("4." if split == "unequal" else "")
    takes = set() if octal else range(1, size + 1) if takes == "any" else set(map(int, takes.split(",")))
    left = set()
    for taken in range(size + 1):
        digit, rest = octal_digit_for_taken(taken, octal) if octal else 3 * (taken in takes), size - taken
        left |= {()} if rest == 0 and digit % 2 else set()
        left |= {(rest,)} if rest > 0 and digit // 2 % 2 else set()
        pairs = {(one, rest - one) for one in range(1, rest)} if digit // 4 else set()
        left |= {pair for pair in pairs if split == "any" or pair[0] != pair[1]}
    return left


def brute_grundy(largest, **rule) -> list[int]:
    numbers = []
    for size in range(largest + 1):
        values = {
            0 if not left else numbers[left[0]] ^ (numbers[left[1]] if len(left) > 1 else 0)
            for left in piles_after_one_move(size, **rule)
        }
        numbers.append(next(n for n in range(len(values) + 1) if n not in values))
    return numbers


def positions_after_move(position, **rule) -> set[tuple]:
    """Return the sums after a move, as sorted piles without empty ones."""
    return {
        tuple(sorted(filter(None, (*position[:at], *position[at + 1 :], *left))))
        for at, size in enumerate(position) for left in piles_after_one_move(size, **rule)
    }


def make_loss_check(misere=False, **rule):
    """Return a function that decides by brute force whether the player to move loses."""
    @lru_cache(None)
    def loses(position):
        nexts = positions_after_move(position, **rule)
        return all(not loses(after) for after in nexts) if nexts else not misere

    return lambda position: loses(tuple(sorted(filter(None, position))))
