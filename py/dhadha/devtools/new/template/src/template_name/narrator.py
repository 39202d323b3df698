"""The messages of the steps of `largest_first`; their sentences are in the
.ftl files."""

from dhadha.puzzle import Node, Step

from .problem import Stack


def largest_first_starts(node: Node[Stack]) -> Step:
    return Step("start", node, "largest-first-starts")


def in_place(node: Node[Stack], size: int) -> Step:
    return Step("compare", node, "in-place", {"size": size}, roles=((size - 1, "goal"),))


def on_top(node: Node[Stack], size: int) -> Step:
    return Step("move", node, "on-top", {"size": size}, marks=((0, "current"),))


def at_home(node: Node[Stack], size: int) -> Step:
    return Step("move", node, "at-home", {"size": size}, roles=((size - 1, "goal"),))


def sorted_out(node: Node[Stack]) -> Step:
    return Step("found", node, "sorted-out", roles=((0, "goal"),))
