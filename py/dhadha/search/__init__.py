"""Textbook search algorithms, one module each, over the `Problem` protocol."""

from .a_star import a_star
from .breadth_first import breadth_first
from .depth_first import depth_first
from .greedy_backtracking import greedy_backtracking
from .ida_star import ida_star
from .iterative_deepening import iterative_deepening
from .problem import Problem
from .weighted_a_star import weighted_a_star

__all__ = [
    "Problem", "a_star", "breadth_first", "depth_first",
    "greedy_backtracking", "ida_star", "iterative_deepening",
    "weighted_a_star",
]
