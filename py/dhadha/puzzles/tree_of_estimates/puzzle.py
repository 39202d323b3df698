"""A tree of estimates: type one, and watch greedy search choose, backtrack and continue."""

from ...core.puzzle_types import Arguments, Board, NodeList, Options
from ...puzzle import Algorithm, Node, Parameter, Preset, Puzzle, RunSummary, greedy_backtracking
from . import read_common_notations
from .parse_and_format_tree import Spot, read_tree, write_tree
from .presenter import TreePresenter
from .problem import EMPTY, TreeProblem

TOLERANCE = Parameter("tolerance", "integer", 0, 0, 100, for_solver=True)
LISTS: tuple[NodeList, ...] = (
    {"id": "path", "label": "name"}, {"id": "children", "view": "strip", "label": "name"},
)


class TreePuzzle(Puzzle[TreeProblem]):
    id = "estimate-tree"
    family = "sliding"
    algorithms = (
        Algorithm("greedy-backtracking", greedy_backtracking, (TOLERANCE,), {
            "expanded": {"words": {"expand": 1}},
            "generated": {"words": {"add": 1, "reject": 1}, "chart": True},
            "held": {"words": {"start": 1, "add": 1}, "chart": True},
        }, LISTS, ("back", "found"), races=False),
    )
    example = "45(47 42(44 46) 43(44 41(40*)))"
    appearance = {"pieces": "none", "blank": EMPTY}
    presets = (
        Preset("worked", "greedy-backtracking", example, {}, level=1),
        Preset("missed", "greedy-backtracking", "45(42(44 43) 46(41*))", {}),
        Preset("tolerant", "greedy-backtracking", "45(42(44 43) 46(41*))", {"tolerance": 1}),
    )
    read = staticmethod(read_common_notations.read_tree_in_any_notation)
    format = staticmethod(write_tree)
    presenter = TreePresenter

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> TreeProblem:
        return TreeProblem(read_tree(state), int(options["tolerance"]))

    def board(self, problem: TreeProblem) -> Board:
        return {
            "rows": problem.rows, "columns": problem.columns, "values": problem.values(), "lines": problem.edges(),
            "look": "tree",
        }

    def rule_arguments(self, problem: TreeProblem) -> Arguments:
        return {"tolerance": problem.tolerance}

    def result(
        self, problem: TreeProblem, algorithm: Algorithm, answer: Node[Spot] | None
    ) -> dict[str, list[int] | int | None]:
        """Return {"path": [f of each node from the root to the goal] or None, "length"}."""
        if not answer:
            return {"path": None, "length": None}
        return {"path": [node.f for node in answer.path()], "length": answer.depth}

    def answer_line(self, run: RunSummary) -> str:
        return " ".join(map(str, run.result["path"])) if run.result["path"] else "no path found"


PUZZLE = TreePuzzle()
