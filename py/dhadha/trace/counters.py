"""Compute a run's counters from its step words."""

from collections import Counter as Tally
from collections.abc import Iterable, Mapping
from itertools import accumulate

from ..core.puzzle_types import Counter


class Counters:
    """The counters of one algorithm; `values` is {name: int}.

    definitions: {name: {"words": {word: weight}}} sums weights, {name: {"peak": other}} is the maximum of another
    counter; the page computes other kinds.
    """

    def __init__(self, definitions: Mapping[str, Counter]):
        self.sums = {name: d["words"] for name, d in definitions.items() if "words" in d}
        self.peaks = {name: d["peak"] for name, d in definitions.items() if "peak" in d}
        self.values = dict.fromkeys([*self.sums, *self.peaks], 0)

    def add_words(self, words: Iterable[str]) -> None:
        """Add the words of further steps, in order."""
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
