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
FATE: Question = {"kind": "outcome", "steps": ("word:add", "word:reject"), "tells": ("f", "known")}
MET: Question = {**FATE, "tells": ("g", "known")}
CANDIDATE: Question = {**FATE, "tells": ("f", "was-f", "tolerance")}
ESTIMATE: Question = {"kind": "value", "steps": ("word:add",), "of": "f"}
DEEPER: Question = {
    "kind": "outcome", "steps": ("word:expand", "word:reject", "word:back"), "tells": ("g", "limit", "known")
}
BOUNDED: Question = {**DEEPER, "tells": ("f", "threshold", "undoes")}
LENGTH: Question = {"kind": "value", "steps": ("goal-reached",), "of": "g"}
THRESHOLD: Question = {"kind": "value", "steps": ("new-threshold",), "of": "threshold"}
NEXT: Question = {"kind": "reason", "steps": ("word:choose", "word:back"), "tells": ("g", "limit")}
GREEDY_NEXT: Question = {**NEXT, "tells": ("f",)}

QUESTIONS: Mapping[Callable[..., object], tuple[Question, ...]] = {
    a_star: (TAKEN, ESTIMATE, FATE),
    weighted_a_star: (TAKEN, ESTIMATE, FATE),
    breadth_first: (TAKEN, MET),
    depth_first: (DEEPER, LENGTH),
    iterative_deepening: (DEEPER, NEXT),
    ida_star: (BOUNDED, THRESHOLD),
    greedy_backtracking: (CANDIDATE, GREEDY_NEXT),
}
