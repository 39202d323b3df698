"""What boards and lists show of a search in a tree of estimates."""

from ...core.steps_and_nodes import Args
from ...puzzle import Node, Presenter, Step
from .parse_and_format_tree import Spot
from .problem import TreeProblem


class TreePresenter(Presenter[TreeProblem]):
    """Names nodes by their estimates, and describes the steps of greedy search in terms of the tree."""

    def __init__(self, problem: TreeProblem) -> None:
        super().__init__(problem)
        self.current = Node(problem.start)
        self.refused = 0

    def node_label(self, node: Node[Spot]) -> str:
        return str(node.state.f)

    def annotate(self, step: Step) -> Step:
        """Describe a step of greedy search in terms of the tree; `back` has the node that the search returns to."""
        node = step.node
        if not node:
            return step
        cell, left = self.problem.cell(node), self.current
        if step.word in ("start", "choose", "back"):
            self.current = node
        if node.parent and step.word in ("add", "reject", "choose"):
            above = self.problem.cell(node.parent)
            args = {"parent": node.parent.state.f, "tolerance": self.problem.tolerance}
            step = step._replace(args=args, links=((above, cell),))
        match step.word:
            case "start":
                self.refused = 0
                return step._replace(reason="tree-start", args=None, roles=((cell, "current"),))
            case "expand":
                count = len(self.problem.children(node.state.number))
                return step._replace(reason="tree-children", args={"count": count}, roles=((cell, "current"),))
            case "add":
                reason = "tree-kept" if node.state.f <= args["parent"] else "tree-tolerated"
                return step._replace(reason=reason, roles=((cell, "frontier"),))
            case "reject":
                self.refused += 1
                return step._replace(reason="tree-refused", roles=((cell, "conflict"),))
            case "choose":
                return step._replace(reason="tree-chosen", roles=((above, "path"), (cell, "current")))
            case "back":
                dead = self.problem.cell(left)
                roles = ((dead, "visited"), (cell, "current"))
                return step._replace(reason="tree-dead", args={"dead": left.f}, roles=roles, links=((dead, cell),))
            case "found":
                path = node.path()
                told: Args = {"path": ", ".join(str(each.state.f) for each in path), "length": node.depth}
                lit = [(self.problem.cell(each), "path") for each in path]
                return step._replace(reason="tree-goal", args=told, roles=lit, marks=((cell, "goal"),))
            case "exhausted":
                return step._replace(reason="tree-gave-up", args={"refused": self.refused}, roles=((cell, "visited"),))
        return step
