"""Everything that authors of puzzles import: base classes, steps, searches, refusals and the types of their data."""

from ..core.errors import BudgetSpent, InvalidInput
from ..core.puzzle_types import (
    Alternative, Appearance, Area, Arguments, Board, Challenge, Colour, Counter, Distance, Facts, Grid, Hand, Hint,
    Move, NodeList, Offer, Options, Outcome, Picture, Plot, Question, Role, Rules, StatusMessage, Token,
)
from ..core.quoting import listed, quoted
from ..core.steps_and_nodes import Node, Search, Step, Steps, answer_of
from ..notation.tables_readings_and_notes import Note, Reading
from ..search import (
    Problem, a_star, breadth_first, depth_first, greedy_backtracking, ida_star, iterative_deepening, weighted_a_star,
)
from .algorithm import Algorithm, Fault
from .base import Puzzle, RunSummary
from .capability_mixins import HasDistance, HasGenerator, HasHints, Playable, TwoPlayers
from .data_files import DataFile
from .presets_races_and_tables import Listed, Preset, Race, Table
from .parameter import Parameter
from .presenter import Presenter

__all__ = [
    "Algorithm", "Alternative", "Appearance", "Area", "Arguments", "Board", "BudgetSpent", "Challenge", "Colour",
    "Counter", "DataFile", "Distance", "Facts", "Fault", "Grid", "Hand", "HasDistance", "HasGenerator", "HasHints",
    "Hint", "InvalidInput", "Listed", "Move", "Node", "NodeList", "Note", "Offer", "Options", "Outcome", "Parameter",
    "Picture", "Playable", "Plot", "Preset", "Presenter", "Problem", "Puzzle", "Question", "Race", "Reading", "Role",
    "Rules", "RunSummary", "Search", "StatusMessage", "Step", "Steps", "Table", "Token", "TwoPlayers", "a_star",
    "answer_of", "breadth_first", "depth_first", "greedy_backtracking", "ida_star", "iterative_deepening", "listed",
    "quoted", "weighted_a_star",
]
