"""Criteria by which a finite repetition of g-values proves a period.

Let k be the most stones a move can take. Write e for the last exception: the last n with g(n + p) ≠ g(n), 0 if there is
none.

Subtraction sets: for n ≥ k, g(n) depends only on the k values before it. So if k consecutive values recur p later, all
later values do.

Octal games: if g(n + p) = g(n) for every n with e < n ≤ 2e + p + k, then for every n > e. (Guy & Smith 1956, The
G-values of various games; Winning Ways, chapter 4.) Let N be the first number beyond. A move from N + p leaves
piles a ≥ b with a + b ≥ N + p − k > 2e + 2p, so a > e + p, and g(a − p) = g(a): (a − p, b) is an option of N of the
same value. From N, a ≥ b have a + b ≥ N − k > 2e + p, so a > e, and (a + p, b) is an option of N + p of the same
value. Hence g(N + p) = g(N).

Unequal splits: the same with the bound 2e + 2p + k. Only a − p = b differs: N + p then has an option of
value 0. So has N, for (b + p, b − p) leaves as many stones, and b > e + p.

Where any number may be taken, g may rise by a saltus s with every period, g(n + p) = g(n) + s. Two laws of that kind
are proved by induction:

Nim: g(n) = n, for a pile of any smaller size can be left.

Lasker's Nim, where a pile may also be split: g(4k + 1) = 4k + 1, g(4k + 2) = 4k + 2, g(4k + 3) = 4k + 4,
g(4k + 4) = 4k + 3. For modulo 4, g(n) is 3 1 2 0 for n ≡ 0 1 2 3, but g(0) = 0. So splits of n ≡ 0 1 2 3 are worth
0 or 1, 2 or 3, 0 or 1, 2 or 3 modulo 4, never the claimed value; and one pile of each smaller size can be left. That
is all of 0 to g(n) − 1, but for 4k + 3 where n = 4k + 3, which the split into 1 and 4k + 2 is worth. (Lasker 1931;
Winning Ways, chapter 4.)
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from .rule import Rule


class Pattern(NamedTuple):
    """g(n + period) = g(n) + saltus for every n after `last`, or for all n if that is None. law: the name of the
    proved law, "" for an observed period."""

    period: int
    last: int | None
    saltus: int = 0
    law: str = ""


NIM, LASKER = Pattern(1, None, 1, "nim"), Pattern(4, 0, 4, "lasker")


def find_period(values: array[int], rule: Rule) -> Pattern | None:
    """Return the period if `values` prove it, else None.

    The proof requires that the end of the values recurs, so its nearest recurrence, the least period, is the only
    candidate.
    """
    if rule.endless:
        return LASKER if rule.splits else NIM
    shift = least_shift_repeating_end(values, rule.most if rule.subtracts else (len(values) + rule.most) // 2)
    if not shift:
        return None
    last = last_exception(values, shift)
    return Pattern(shift, last) if largest_n_needed_for_proof(rule, shift, last) < len(values) else None


def least_shift_repeating_end(values: array[int], length: int) -> int:
    """Return the least shift at which the last `length` values recur before the end; 0 if they do not."""
    backwards = "".join(map(chr, reversed(values)))  # text, for its fast search
    return max(0, backwards.find(backwards[:length], 1)) if length <= len(values) else 0


def last_exception(values: array[int], shift: int, saltus: int = 0) -> int | None:
    """Return the last n with g(n + shift) ≠ g(n) + saltus among the values; None if there is none."""
    return next((n for n in range(len(values) - shift - 1, -1, -1) if values[n] + saltus != values[n + shift]), None)


def largest_n_needed_for_proof(rule: Rule, period: int, last: int | None) -> int:
    """Return the largest n whose g(n) the proof needs."""
    if rule.subtracts:
        return (-1 if last is None else last) + rule.most + period
    return 2 * (last or 0) + (2 + rule.unequal) * period + rule.most
