"""Parse and format trees of estimates: 45(42(44 46) 43(41(40*))) is a root with two children; a star marks a goal."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from ...puzzle import InvalidInput, quoted

MOST_NODES, MOST_LEAVES, MOST_LEVELS = 60, 12, 8
LARGEST = 9999


class TreeNode(NamedTuple):
    """A node of the tree: its estimate, whether it is a goal, its parent (-1 for the root), its depth."""

    f: int
    goal: bool
    parent: int
    depth: int


def read_tree(text: str) -> tuple[TreeNode, ...]:
    """Parse the nodes, each after its parent, in textual order. Raises InvalidInput naming the first error."""
    places: list[TreeNode] = []
    above = [-1]  # the node whose children are parsed, and its ancestors
    for place, (word, sign) in enumerate(re.findall(r"(\d+\s*\*?)|(\S)", text), 1):
        if word:
            number = int(re.sub(r"\D", "", word)[:9])
            check_next_node(places, above, number)
            places.append(TreeNode(number, word.endswith("*"), above[-1], len(above) - 1))
        elif sign == "(" and places and places[-1].parent == above[-1]:
            above.append(len(places) - 1)
        elif sign == ")" and len(above) > 1:
            above.pop()
        elif sign not in ",،;":
            raise InvalidInput(
                "tree-sign",
                "“{given}” at place {place} does not fit. Write a number for each node, and its children in brackets "
                "after it.",
                given=quoted(sign), place=place,
            )
    if not places or len(above) > 1:
        raise InvalidInput("tree-open", "The tree is not complete. Write for example 45(42 43(41*)).")
    if len(numbers_of_leaves(places)) > MOST_LEAVES:
        raise too_large_error()
    return tuple(places)


def too_large_error() -> InvalidInput:
    return InvalidInput(
        "tree-large", "The tree is too large. It may have at most {nodes} nodes, {leaves} leaves and {levels} levels.",
        nodes=MOST_NODES, leaves=MOST_LEAVES, levels=MOST_LEVELS,
    )


def check_next_node(places: list[TreeNode], above: list[int], number: int) -> None:
    """Raise InvalidInput for a second root, a too large number, and more nodes than the board holds."""
    if places and above[-1] < 0:
        raise InvalidInput(
            "tree-roots", "{given} would be a second root. A tree has one root: put all other nodes inside its "
            "brackets.", given=number,
        )
    if number > LARGEST:
        raise InvalidInput(
            "tree-number", "{given} is too large. Estimates go up to {maximum}.", given=number, maximum=LARGEST
        )
    if len(places) == MOST_NODES or len(above) > MOST_LEVELS:
        raise too_large_error()


class Spot(NamedTuple):
    """A node of a tree, by its number."""

    number: int
    places: tuple[TreeNode, ...]

    def __repr__(self) -> str:
        return f"Spot({write_tree(self)})"

    @property
    def f(self) -> int:
        return self.places[self.number].f


def numbers_of_leaves(places: Sequence[TreeNode]) -> list[int]:
    """Return the nodes without children."""
    inner = {place.parent for place in places}
    return [number for number in range(len(places)) if number not in inner]


def write_tree(spot: Spot) -> str:
    """Format the tree below a node; `read_tree` parses it."""
    number, places = spot
    children = " ".join(write_tree(Spot(child, places)) for child, place in enumerate(places) if place.parent == number)
    return f"{spot.f}{'*' * places[number].goal}" + (f"({children})" if children else "")
