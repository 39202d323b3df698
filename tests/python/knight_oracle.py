"""Independent shortest paths of a knight, and random tasks."""

from collections import deque

import run_helpers
from hypothesis import strategies as st


def square_name(rank, column):
    """Return a square's name, up to column z."""
    return "abcdefghijklmnopqrstuvwxyz"[column] + str(rank + 1)


def shortest_paths_from(rows, columns, start, leaper=(1, 2), blocked=()):
    """Return {square: (distance, number of shortest paths, first path)} by an independent search in the source's order.
    """
    near, far = sorted(leaper)
    sides = (far, near), (near, far)
    moves = dict.fromkeys((up * dr, right * dc) for dr, dc in sides for up in (1, -1) for right in (1, -1))
    squares = {square_name(rank, column): (rank, column) for rank in range(rows) for column in range(columns)}
    found, queue = {start: [0, 1, [start]]}, deque([start])
    while queue:
        here = queue.popleft()
        distance, ways, path = found[here]
        rank, column = squares[here]
        for dr, dc in moves:
            if not (0 <= rank + dr < rows and 0 <= column + dc < columns):
                continue
            there = square_name(rank + dr, column + dc)
            if there in blocked:
                continue
            if there not in found:
                found[there] = [distance + 1, 0, [*path, there]]
                queue.append(there)
            if found[there][0] == distance + 1:
                found[there][1] += ways
    return found


@st.composite
def knight_tasks(draw):
    """Return (rows, columns, from, to, leaper, blocked, state, options), the ends not blocked."""
    rows, columns = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    squares = [square_name(rank, column) for rank in range(rows) for column in range(columns)]
    start, target = draw(st.sampled_from(squares)), draw(st.sampled_from(squares))
    near, far = leaper = draw(st.just((1, 2)) | st.tuples(st.integers(0, 4), st.integers(1, 4)))
    blocked = draw(st.just(set()) | st.sets(st.sampled_from(squares), max_size=rows * columns // 2)) - {start, target}
    state = f"{start} {target}" + (" x " + " ".join(sorted(blocked)) if blocked else "")
    options = {"rows": rows, "columns": columns, "leaper": f"{near},{far}"}
    return rows, columns, start, target, leaper, blocked, state, options


def run_to_end(algorithm="breadth-first", state="", **options):
    return run_helpers.run_to_end("knight-path", algorithm, state, **options)
