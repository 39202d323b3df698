"""Sort pancakes: the largest that is out of place goes to the top, and from there to its place."""

from dhadha.puzzle import Node, Search

from . import narrator
from .problem import Stack, StackProblem, flip_top


def largest_first(problem: StackProblem) -> Search[Stack]:
    """Use two flips for each pancake at most: up to 2n - 3, rarely the fewest."""
    node = Node(problem.start)
    yield narrator.largest_first_starts(node)
    for size in range(len(problem.start), 1, -1):
        at = node.state.index(size)
        if at == size - 1:
            yield narrator.in_place(node, size)
            continue
        if at > 0:
            node = flip(node, at + 1)
            yield narrator.on_top(node, size)
        node = flip(node, size)
        yield narrator.at_home(node, size)
    yield narrator.sorted_out(node)
    return node


def flip(node: Node[Stack], count: int) -> Node[Stack]:
    return Node(flip_top(node.state, count), node, str(count), node.depth + 1)
