"""Solve classic puzzles step by step.

>>> import dhadha
>>> print(dhadha.solve("n-puzzle", "123046758"))
LUL: 3 moves, the fewest there are
>>> run = dhadha.run("n-puzzle", "a-star", "123046758")
>>> len(list(run))  # steps
20
"""

from .api import Result, Run, run, solve
from .core.errors import InvalidInput
from .core.steps_and_nodes import Node, Step
from .puzzles.registry import catalogue

__version__ = "0.1.0"
__all__ = ["InvalidInput", "Node", "Result", "Run", "Step", "catalogue", "run", "solve"]
