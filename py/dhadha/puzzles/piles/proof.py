"""When a repetition seen is a repetition for ever.

Let k be the most stones a move can take. Write e for the last exception: the last n with g(n + p) ≠ g(n), 0 if there is
none.

Subtraction sets: g(n) depends on the k values before it and on nothing else, once n ≥ k. So if k values in a row
are met again p later, what follows repeats, too.

Octal games: if g(n + p) = g(n) for every n with e < n ≤ 2e + p + k, then for every n > e. (Guy & Smith 1956, The
G-values of various games; Winning Ways, chapter 4.) For let N be the first number beyond. A move from N + p leaves
piles a ≥ b with a + b ≥ N + p − k > 2e + 2p, so a > e + p, and g(a − p) = g(a): (a − p, b) is an option of N of the
same value. From N, a ≥ b have a + b ≥ N − k > 2e + p, so a > e, and (a + p, b) is an option of N + p of the same value.
Hence g(N + p) = g(N).
"""

from __future__ import annotations

from array import array

from .rule import Rule


def find_period(values: array[int], rule: Rule) -> tuple[int, int | None] | None:
    """(period, last exception or None) if `values` prove it, else None.

    What the proof asks for makes the end of the values recur, so the nearest place where that end is found tells
    the only period worth testing: the least one.
    """
    count = len(values)
    tail = rule.most if rule.subtracts else (count + rule.most) // 2
    backwards = "".join(map(chr, reversed(values)))  # text, for its fast search
    shift = backwards.find(backwards[:tail], 1)
    if shift < 0 or tail > count:
        return None
    last = last_exception(values, shift)
    return (shift, last) if needed_to_prove(rule, shift, last) < count else None


def last_exception(values: array[int], shift: int) -> int | None:
    """The last n with g(n + shift) ≠ g(n) among the values; None if there is none."""
    return next((n for n in range(len(values) - shift - 1, -1, -1) if values[n] != values[n + shift]), None)


def needed_to_prove(rule: Rule, length_of_period: int, last: int | None) -> int:
    """The largest n whose g(n) the proof looks at."""
    if rule.subtracts:
        return (-1 if last is None else last) + rule.most + length_of_period
    return 2 * (last or 0) + 2 * length_of_period + rule.most
