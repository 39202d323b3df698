"""Textbook search algorithms, one module each, over the `Problem` protocol."""

from .a_star_search import a_star
from .breadth_first_search import breadth_first
from .depth_first_search import depth_first
from .greedy_backtracking_search import greedy_backtracking
from .ida_star_search import ida_star
from .iterative_deepening_search import iterative_deepening
from .problem import Problem
from .weighted_a_star_search import weighted_a_star

__all__ = [
    "Problem", "a_star", "breadth_first", "depth_first",
    "greedy_backtracking", "ida_star", "iterative_deepening",
    "weighted_a_star",
]
