"""Layer by layer, as people solve it: a completed line stays fixed.

The next line is an outer one of the longer side, until four cells are left.
Each tile of a line is walked to its place; the last is only brought near it,
then placed together with the one before it. (Parberry 1995, Information
Processing Letters 56: on n×n cells on the order of n^3 moves, which is
optimal.)
"""

from ....core.steps_and_nodes import Node, Step, Steps
from ..problem import SlidingProblem, length_bound_and_gap_args, slide_tile
from .layer_paths import lines_to_complete, path_placing_tiles, path_within


def layer_by_layer(problem: SlidingProblem) -> Steps[Node[bytes]]:
    """Place the tiles line by line, far from a shortest solution."""
    node = Node(problem.start)
    yield Step("start", node, "layers-start")
    free = set(range(len(problem.start)))
    for line, end in lines_to_complete(problem.shape, problem.goal):
        for cell in line:
            tile = problem.goal[cell]
            targets = free.intersection(end) if cell == line[-1] else {cell}
            node = yield from walk_tile(problem, node, tile, targets, free)
            free.remove(cell)
        last = line[-2:] or end
        if any(node.state[cell] != problem.goal[cell] for cell in last):
            node = yield from place_last_tiles(
                problem, node, end, last, free.union(last)
            )
    yield Step("found", node, "layers-found",
               length_bound_and_gap_args(problem, node.depth))
    return node


def walk_tile(problem: SlidingProblem, node: Node[bytes], tile: int,
              targets: set[int], free: set[int]) -> Steps[Node[bytes]]:
    """Move the tile to the nearest target: the blank goes around it to the
    cell ahead, and the tile slides there."""
    yield Step("choose", node, "layers-tile",
               {"tile": tile, "count": len(targets)},
               marks=[(cell, "hint") for cell in sorted(targets)])
    slides = problem.slides
    while (cell := node.state.index(tile)) not in targets:
        ahead = path_within(slides, free, cell, targets)[0]
        blank, others = node.state.index(0), free - {cell}
        for there in path_within(slides, others, blank, {ahead}):
            node = slide_tile(problem, node, there)
            yield Step("move", node, "layers-around", {"tile": tile})
        node = slide_tile(problem, node, cell)
        yield Step("move", node, "layers-push", {"tile": tile})
    return node


def place_last_tiles(
    problem: SlidingProblem, node: Node[bytes], block: list[int],
    last: list[int], free: set[int],
) -> Steps[Node[bytes]]:
    """Place the last tiles within the block: the blank goes there, and
    breadth-first search finds a shortest path for them."""
    tiles = [problem.goal[cell] for cell in last if problem.goal[cell]]
    yield Step("choose", node, "layers-turn", {"count": len(tiles)},
               marks=[(cell, "hint") for cell in block])
    blank = node.state.index(0)
    others = free.difference(map(node.state.index, tiles))
    for there in path_within(problem.slides, others, blank, set(block)):
        node = slide_tile(problem, node, there)
        yield Step("move", node, "layers-back", {"count": len(tiles)})
    for there in path_placing_tiles(problem, node.state, block, tiles):
        node = slide_tile(problem, node, there)
        yield Step("move", node, "layers-home", {"count": len(tiles)})
    return node
