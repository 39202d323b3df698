"""Misère play where no rule for sums is known: every position is looked at, down to the last stone."""

from ...step import Node, Step


def misere(problem):
    """Decide the position by recursion over positions; piles in another order are the same position.

    Returns True if who is to move wins. (Winning Ways, chapter 13: Grundy numbers do not decide misère play.)
    """
    root = Node(problem.start)
    lost = {}
    yield Step("start", root, "misere-start", {"game": problem.rule.name})
    yield from decide(problem, root, lost)
    wins = not lost[piles_of(root)]
    yield Step("found", root, "misere-won" if wins else "misere-lost", {"count": len(lost)})
    return wins


def decide(problem, node, lost):
    """Find out whether who is to move loses: lost if every move leaves what the opponent wins."""
    children = problem.children(node)
    for child in children:
        if piles_of(child) not in lost:
            yield Step("expand", child, "misere-try", {"position": written(child)})
            yield from decide(problem, child, lost)
        if lost[piles_of(child)]:
            lost[piles_of(node)] = False
            yield Step("close", node, "misere-leaves-lost", {"position": written(node), "left": written(child)}, also=(child,))
            return
    lost[piles_of(node)] = bool(children)
    reason = "misere-all-won" if children else "misere-no-move"
    yield Step("close", node, reason, {"position": written(node), "count": len(children)})


def piles_of(node) -> tuple[int, ...]:
    return tuple(sorted(filter(None, node.state)))


def written(node) -> str:
    return "{" + ", ".join(map(str, piles_of(node))) + "}"
