"""Independent shortest paths of a knight, and random tasks."""

from collections import deque

import run_helpers
from hypothesis import strategies as st


def name(rank, column):
    """Return a square's name, up to column z."""
    return "abcdefghijklmnopqrstuvwxyz"[column] + str(rank + 1)


def place(square):
    return int(square[1:]) - 1, ord(square[0]) - ord("a")


def oracle(rows, columns, start, leapers=((1, 2),), blocked=()):
    """Return {square: (distance, number of shortest paths, first path)} by an independent search in the source's order.
    """
    moves = []
    for near, far in leapers:
        near, far = sorted((near, far))
        for dr, dc in [
            (far, near), (far, -near), (-far, near), (-far, -near),
            (near, far), (near, -far), (-near, far), (-near, -far),
        ]:
            if (dr, dc) not in moves:
                moves.append((dr, dc))
    found, queue = {start: [0, 1, [start]]}, deque([start])
    while queue:
        here = queue.popleft()
        distance, ways, path = found[here]
        rank, column = place(here)
        for dr, dc in moves:
            if not (0 <= rank + dr < rows and 0 <= column + dc < columns):
                continue
            there = name(rank + dr, column + dc)
            if there in blocked:
                continue
            if there not in found:
                found[there] = [distance + 1, 0, [*path, there]]
                queue.append(there)
            if found[there][0] == distance + 1:
                found[there][1] += ways
    return found


@st.composite
def tasks(draw):
    """Return (rows, columns, from, to, leapers, blocked), the ends not blocked."""
    rows, columns = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    squares = [name(rank, column) for rank in range(rows) for column in range(columns)]
    start, target = draw(st.sampled_from(squares)), draw(st.sampled_from(squares))
    leapers = draw(
        st.just([(1, 2)]) | st.lists(st.tuples(st.integers(0, 4), st.integers(1, 4)), min_size=1, max_size=2)
    )
    blocked = draw(st.just(set()) | st.sets(st.sampled_from(squares), max_size=rows * columns // 2)) - {start, target}
    return rows, columns, start, target, leapers, sorted(blocked)


def request_of(task) -> tuple[str, dict]:
    rows, columns, start, target, leapers, blocked = task
    walls = " x " + " ".join(blocked) if blocked else ""
    return f"{start} {target}{walls}", {
        "rows": rows,
        "columns": columns,
        "leaper": " ".join(f"{near},{far}" for near, far in leapers),
    }


def cell_of(board, square):
    return next(cell for cell in range(board.squares) if board.name(cell) == square)


def play(algorithm="breadth-first", state="", **options):
    return run_helpers.play("knight-path", algorithm, state, **options)
