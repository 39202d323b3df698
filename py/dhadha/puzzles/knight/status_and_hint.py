"""Status and hints for a manually edited board of the knight."""

from ...core.puzzle_types import Arguments, Hint, StatusMessage
from ...core.quoting import EXACT_IN_JAVASCRIPT
from .board import BLOCKED, DRAWN_UP_TO
from .narrator import unreachable_marks
from .problem import KnightProblem

LARGEST = 10_000  # squares


def status_message(problem: KnightProblem) -> StatusMessage:
    """Return the distance and one shortest path (see Playable.status_message); small boards show all distances."""
    board, start, target = problem.board, problem.start.square, problem.target
    if board.square_count > LARGEST:
        return {}
    if blocked := [cell for cell in (start, target) if cell in board.blocked]:
        args: Arguments = {"square": board.name(blocked[0])}
        return {"reason": "hand-blocked", "args": args, "marks": [(cell, "conflict") for cell in blocked]}
    distances = problem.survey.distances
    shown: StatusMessage = {"answers": True}
    if board.square_count <= DRAWN_UP_TO:
        shown["cells"] = [(cell, value) for cell, value in enumerate(distances) if value != BLOCKED]
    if distances[target] < 0:
        why = problem.unreachable_reason
        return {"reason": why.reason, "args": why.args, "marks": unreachable_marks(problem), **shown}
    path, number = problem.path(), problem.shortest_paths.number if problem.shortest_paths else 0
    args = {
        "square": problem.from_name, "target": problem.to_name, "distance": len(path) - 1,
        "number": number if number < EXACT_IN_JAVASCRIPT else str(number),
    }
    return {
        "reason": "hand-distance" if len(path) > 1 else "hand-there", "args": args,
        "marks": [(cell, "path") for cell in path], "links": list(zip(path, path[1:])), **shown,
    }


def hint(problem: KnightProblem) -> Hint:
    """Return the squares nearer to the target (see HasHints.hint)."""
    board, start, target = problem.board, problem.start.square, problem.target
    if board.square_count > LARGEST or board.blocked & {start, target}:
        return {}
    left = problem.survey.distances[target]
    if left < 0:
        args: Arguments = {"square": problem.from_name, "target": problem.to_name}
        return {"moves": [], "reason": "hint-unreachable", "args": args}
    if not left:
        return {"moves": [], "reason": "hint-there", "args": {"target": problem.to_name}}
    moves = problem.shortest_paths.moves if problem.shortest_paths else []
    nearer = sorted({to for cell, to in moves if cell == start})
    first = problem.path()[1]
    args = {"square": board.name(first), "target": problem.to_name, "left": left - 1, "count": len(nearer)}
    return {
        "moves": [], "reason": "hint-nearer" if left > 1 else "hint-last", "args": args,
        "marks": [(cell, "hint") for cell in nearer], "links": [(start, cell) for cell in nearer],
    }
