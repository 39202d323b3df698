"""Steps after the search: the path move by move, all shortest paths, the formula's path and its whole board."""

from functools import partial
from itertools import pairwise

from ...core.steps_and_nodes import Args, Node, Step, Steps
from .bitboard_distances import Survey
from .board import DRAWN_UP_TO, KnightBoard
from .closed_form import near_exception, round_up
from .problem import KnightProblem, Position, shortest_path

NAMED = 12  # moves of a path that a sentence names


def steps_along_path(problem: KnightProblem, path: list[int], answer: Node[Position] | Survey | int) -> Steps[None]:
    """Yield the moves along `path`, none for a path without moves; on small boards past moves stay drawn."""
    nodes = answer.path() if isinstance(answer, Node) else [None] * len(path)
    drawn, names, distance = problem.board.square_count <= DRAWN_UP_TO, [*map(problem.board.name, path)], len(path) - 1
    for count, (cell, node) in enumerate(zip(path, nodes) if distance else ()):
        begin = 0 if drawn else max(count - 1, 0)
        reason = "knight-walk" if count else "knight-walk-start"
        args: Args = {"count": count, "distance": distance, "to": names[count], "target": problem.to_name}
        if count == distance <= NAMED:
            reason, args["path"] = "knight-walk-end", ", ".join(names)
        yield Step(
            "walk", node, reason, args,
            cells=((problem.board.square_count, 1 + cell),), roles=((cell, "path"),),
            links=tuple(pairwise(path[begin : count + 1])),
        )


def show_all_paths(problem: KnightProblem) -> Steps[None]:
    """Yield all shortest paths at once, or the reason why they are not counted."""
    squares = problem.board.square_count
    if problem.shortest_paths is None:
        yield Step("walk", reason="knight-uncounted", args={"size": squares})
        return
    number, moves = problem.shortest_paths
    cells = sorted({cell for move in moves for cell in move})
    drawn = squares <= DRAWN_UP_TO
    yield Step(
        "walk", reason="knight-bundle" if drawn else "knight-counted", links=moves if drawn else (),
        marks=[(cell, "path") for cell in cells], args={
            "shortest_paths": number, "moves": len(moves), "used": len(cells), "square": problem.from_name,
            "target": problem.to_name, "distance": problem.survey.distances[problem.target],
        },
    )


def distance_by_formula(board: KnightBoard, one: int, other: int) -> int:
    """Return the result of `closed_form` without its steps."""
    y, x = sorted(board.offset_between(one, other))
    moves = max(round_up(x, 2), round_up(x + y, 3))
    return near_exception(board, one, other) or moves + (moves + x + y) % 2


def path_by_formula(problem: KnightProblem) -> list[int]:
    moves_to = partial(distance_by_formula, problem.board, problem.start.square)
    return shortest_path(problem.board, problem.target, moves_to(problem.target), moves_to)


def step_with_formula_distances(problem: KnightProblem) -> Step:
    """Return the step that shows the formula's distances of all squares of a small board."""
    board, start = problem.board, problem.start.square
    values = [distance_by_formula(board, start, cell) for cell in range(board.square_count)]
    args: Args = {"square": problem.from_name, "squares": len(values), "last": max(values)}
    return Step("progress", reason="formula-everywhere", args=args, cells=tuple(enumerate(values)))
