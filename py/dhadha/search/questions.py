"""What visitors predict in the textbook searches, whatever the puzzle."""

from collections.abc import Callable, Mapping

from ..core.puzzle_types import Question
from .a_star_search import a_star
from .breadth_first_search import breadth_first
from .depth_first_search import depth_first
from .greedy_backtracking_search import greedy_backtracking
from .ida_star_search import ida_star
from .iterative_deepening_search import iterative_deepening
from .weighted_a_star_search import weighted_a_star

TAKEN: Question = {"kind": "node", "steps": ("word:expand",)}
FATE: Question = {"kind": "outcome", "steps": ("word:add", "word:reject")}
ESTIMATE: Question = {"kind": "value", "steps": ("word:add",), "of": "f", "hides": ("h",)}
DEEPER: Question = {"kind": "outcome", "steps": ("word:expand", "word:reject", "word:back")}
THRESHOLD: Question = {"kind": "value", "steps": ("new-threshold",), "of": "threshold"}
NEXT: Question = {"kind": "reason", "steps": ("word:choose", "word:back")}

QUESTIONS: Mapping[Callable[..., object], tuple[Question, ...]] = {
    a_star: (TAKEN, ESTIMATE, FATE),
    weighted_a_star: (TAKEN, ESTIMATE, FATE),
    breadth_first: (TAKEN, FATE),
    depth_first: (DEEPER,),
    iterative_deepening: (DEEPER, NEXT),
    ida_star: (DEEPER, THRESHOLD),
    greedy_backtracking: (FATE, NEXT),
}
