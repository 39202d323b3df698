"""Counters as weights on words: a run's steps are enough to know every count."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.contract import Counter


class Counters:
    """Follows the counters of one algorithm.

    definitions: {name: {"words": {word: weight}}} counts, {name: {"peak": other}} remembers
    the largest value of another counter so far; other kinds are left to whoever displays them.
    """

    def __init__(self, definitions: Mapping[str, Counter]):
        self.sums = {name: d["words"] for name, d in definitions.items() if "words" in d}
        self.peaks = {name: d["peak"] for name, d in definitions.items() if "peak" in d}
        self.values = dict.fromkeys([*self.sums, *self.peaks], 0)

    def feed(self, words: Iterable[str]) -> None:
        """Count the words of further steps, in their order; `values` is {name: int} after them."""
        words = list(words)
        tally = Tally(words)
        for name, source in self.peaks.items():
            weights, before = self.sums[source], self.values[source]
            if before + sum(max(0, weight) * tally[word] for word, weight in weights.items()) > self.values[name]:
                weight_of = {**dict.fromkeys(tally, 0), **weights}
                highest = max(accumulate([weight_of[word] for word in words], initial=before))
                self.values[name] = max(self.values[name], highest)
        for name, weights in self.sums.items():
            self.values[name] += sum(weight * tally[word] for word, weight in weights.items())
