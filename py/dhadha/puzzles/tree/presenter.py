"""What boards and lists show of a search in a tree of estimates."""

from typing import Any

from ...core.step import Node, Step
from ...puzzle import Presenter
from .problem import TreeProblem
from .state_text import Spot


class TreePresenter(Presenter[TreeProblem]):
    """Names nodes by their estimates, and describes the steps of greedy search in terms of the tree."""

    def node_label(self, node: Node[Spot]) -> str:
        return str(node.state.f)

    def annotate(self, step: Step) -> Step:
        """Describe a step of greedy search in terms of the tree."""
        annotate = getattr(self, f"annotate_{step.word}", None)
        return annotate(step, step.node, self.problem.cell(step.node)) if annotate and step.node else step

    def annotate_start(self, step: Step, node: Node[Spot], cell: int) -> Step:
        self.current = node
        return step._replace(reason="tree-start", args=None, roles=((cell, "current"),))

    def annotate_expand(self, step: Step, node: Node[Spot], cell: int) -> Step:
        return step._replace(reason="tree-children", args=None, roles=((cell, "current"),))

    def annotate_add(self, step: Step, node: Node[Spot], cell: int) -> Step:
        reason = "tree-kept" if node.f <= above(node).f else "tree-tolerated"
        return step._replace(reason=reason, roles=((cell, "frontier"),), **self.below(node))

    def annotate_reject(self, step: Step, node: Node[Spot], cell: int) -> Step:
        return step._replace(reason="tree-refused", roles=((cell, "conflict"),), **self.below(node))

    def annotate_choose(self, step: Step, node: Node[Spot], cell: int) -> Step:
        self.current = node
        return step._replace(
            reason="tree-chosen",
            roles=((self.problem.cell(above(node)), "path"), (cell, "current")),
            **self.below(node),
        )

    def below(self, node: Node[Spot]) -> dict[str, Any]:
        """Return arguments and links of a child."""
        return {
            "args": {"parent": above(node).f, "tolerance": self.problem.tolerance},
            "links": ((self.problem.cell(above(node)), self.problem.cell(node)),),
        }

    def annotate_back(self, step: Step, node: Node[Spot], cell: int) -> Step:
        """Describe a retreat; node: the one the search returns to."""
        dead, self.current = self.current, node
        left = self.problem.cell(dead)
        return step._replace(
            reason="tree-dead",
            args={"dead": dead.f},
            roles=((left, "visited"), (cell, "current")),
            links=((left, cell),),
        )

    def annotate_found(self, step: Step, node: Node[Spot], cell: int) -> Step:
        return step._replace(
            reason="tree-goal",
            args=None,
            roles=tuple((self.problem.cell(each), "path") for each in node.path()),
            marks=((cell, "goal"),),
        )

    def annotate_exhausted(self, step: Step, node: Node[Spot], cell: int) -> Step:
        return step._replace(reason="tree-gave-up", args=None, roles=((cell, "visited"),))


def above(node: Node[Spot]) -> Node[Spot]:
    """Return the parent of a node that is not the root."""
    assert node.parent
    return node.parent
