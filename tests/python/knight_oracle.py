"""Shared code of the tests of the knight's path."""

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.knight import PUZZLE

ALGORITHMS = [algorithm.id for algorithm in PUZZLE.algorithms]


def refusal(algorithm="breadth-first", state="", **options) -> InvalidInput:
    with pytest.raises(InvalidInput) as caught:
        dhadha.run("knight-path", algorithm, state, **options)
    assert all(str(value) in str(caught.value) for value in caught.value.params.values())
    return caught.value
