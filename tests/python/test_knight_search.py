"""The knight's breadth-first search: chessboard distances, golden traces, displayed boards."""

from collections import deque
from itertools import pairwise

import dhadha
import pytest
from dhadha.puzzles.knight.board import KnightBoard, read_leapers
from dhadha.search import breadth_first
from hypothesis import given
from hypothesis import strategies as st

DEQUEUED = ["a1", "b3", "c2", "c5", "a5", "c1", "d4", "d2", "b4", "e3", "a3", "e1"]
ANSWER = {
    "distance": 6,
    "path": ["a1", "b3", "c5", "d7", "e5", "f7", "h8"],
    "shortest_paths": 108,
    "layers": [1, 2, 9, 20, 21, 10, 1],
}


def play(algorithm="breadth-first", state="", **options):
    run = dhadha.run("knight-path", algorithm, state, **options)
    return run, list(run)


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
            (far, near),
            (far, -near),
            (-far, near),
            (-far, -near),
            (near, far),
            (near, -far),
            (-near, far),
            (-near, -far),
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


def asked(task) -> tuple[str, dict]:
    rows, columns, start, target, leapers, blocked = task
    walls = " x " + " ".join(blocked) if blocked else ""
    return f"{start} {target}{walls}", {
        "rows": rows,
        "columns": columns,
        "leaper": " ".join(f"{near},{far}" for near, far in leapers),
    }


def test_same_search_as_sliding_puzzle():
    run, _ = play()
    assert (
        run.effective_algorithm.solve is breadth_first
        and run.effective_algorithm.source == "dhadha.search.breadth_first_search"
    )


def test_from_corner_to_corner():
    run, _ = play()
    assert (run.status, run.result) == ("found", ANSWER)
    assert run.puzzle.answer_line(run) == "To get from a1 to h8 takes 6 knight moves."
    assert play(state="a1 h8")[0].result == ANSWER


def test_the_board_has_168_edges_and_the_moves_their_order():
    board = KnightBoard(8, 8)
    assert sum(len(board.neighbours(cell)) for cell in range(64)) == 2 * 168
    assert board.moves == [(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2)]
    assert read_leapers("1,2") == ((1, 2),)


@pytest.mark.parametrize("square, moves", [("a1", "b3 c2"), ("b3", "c5 a5 c1 a1 d4 d2"), ("c2", "d4 b4 e3 a3 e1 a1")])
def test_moves_of_a_square(square, moves):
    board = KnightBoard(8, 8)
    rank, column = place(square)
    assert [board.name(cell) for cell in board.neighbours((7 - rank) * 8 + column)] == moves.split()


def test_squares_leave_the_queue_in_the_known_order():
    _, steps = play()
    dequeued = [step.args["square"] for step in steps if step.word in ("expand", "choose")]
    assert dequeued[:12] == DEQUEUED and len(dequeued) == 64 and dequeued[-1] == "h8"


def test_the_first_steps():
    _, steps = play()
    said = [(step.word, step.args["square"], step.args.get("from"), step.args.get("fresh")) for step in steps[:16]]
    assert said == [
        ("start", "a1", None, None),
        ("expand", "a1", None, 2),
        ("add", "b3", "a1", None),
        ("add", "c2", "a1", None),
        ("close", "a1", None, None),
        ("expand", "b3", "a1", 5),
        ("add", "c5", "b3", None),
        ("add", "a5", "b3", None),
        ("add", "c1", "b3", None),
        ("reject", "a1", "b3", None),
        ("add", "d4", "b3", None),
        ("add", "d2", "b3", None),
        ("close", "b3", "a1", None),
        ("expand", "c2", "a1", 4),
        ("reject", "d4", "c2", None),
        ("add", "b4", "c2", None),
    ]
    assert [step.args["moves"] for step in steps if step.word == "expand"][:3] == [2, 6, 6]
    new = [step.args["square"] for step in steps if step.word == "add" and step.args["from"] == "c2"]
    assert new == ["b4", "e3", "a3", "e1"]


def test_words_and_reasons_of_the_whole_search():
    _, steps = play()
    reasons = {(step.word, step.reason) for step in steps}
    assert reasons == {
        ("start", "breadth-first-start"),
        ("expand", "first-in-queue"),
        ("choose", "target-first-in-queue"),
        ("add", "new-to-queue"),
        ("reject", "seen-before"),
        ("close", "all-children-queued"),
        ("found", "shortest-by-queue"),
        ("walk", "knight-walk-start"),
        ("walk", "knight-walk"),
    }
    words = [step.word for step in steps]
    assert (words.count("add"), words.count("close"), words.count("walk")) == (63, 63, 7)
    assert words.count("add") + words.count("reject") == 2 * 168 - 2  # the moves of h8 are never looked at
    assert words[-8:] == ["found"] + 7 * ["walk"]


def test_cell_colours():
    """A colour and a distance for each square after every step, as in CLRS."""
    run, steps = play()
    board, roles, truth = {}, {}, oracle(8, 8, "a1")
    for step in steps:
        if step.word == "walk":
            break
        board.update(step.cells)
        roles.update(step.roles)
        queue = {cell for cell, role in roles.items() if role in ("frontier", "current")}
        if step.word == "start":
            assert queue == {56} and board == {56: 0}
        if step.word == "reject":
            (cell, role), = step.marks
            assert role == "hint" and not step.cells and not step.roles
            assert step.args["distance"] == board[cell] <= step.node.depth
        if step.word in ("add", "reject"):
            (parent, child), = step.links
            assert (run.problem.board.name(parent), run.problem.board.name(child)) == (
                step.args["from"],
                step.args["square"],
            )
            assert roles[parent] == "current"
        assert set(board) == set(roles)
    assert {run.problem.board.name(cell): value for cell, value in board.items()} == {
        square: facts[0] for square, facts in truth.items()
    }
    assert roles[7] == "goal" and all(role == "visited" for cell, role in roles.items() if cell != 7)


def test_the_knight_walks_the_path():
    run, steps = play()
    walked = [step for step in steps if step.word == "walk"]
    assert [dict(step.cells) for step in walked] == [{64: 1 + cell} for cell in (56, 41, 26, 11, 28, 13, 7)]
    assert [len(step.links) for step in walked] == list(range(7))
    assert run.board["values"][64:] == [57, 8] and run.board["tokens"] == ["knight", "target"]


@pytest.mark.parametrize("algorithm", ["breadth-first", "bitboard"])
def test_all_paths_are_shown_as_a_bundle(algorithm):
    run, steps = play(algorithm, all_paths="yes")
    bundle = steps[-1]
    assert (bundle.reason, bundle.args["number"], bundle.args["moves"]) == ("knight-bundle", 108, len(bundle.links))
    ends = {(run.problem.board.name(one), run.problem.board.name(other)) for one, other in bundle.links}
    truth, back = oracle(8, 8, "a1"), oracle(8, 8, "h8")
    near = {square for square in truth if truth[square][0] + back[square][0] == 6}
    assert {square for move in ends for square in move} == near and len(bundle.marks) == len(near) == bundle.args[
        "squares"
    ]
    assert all(truth[other][0] == truth[one][0] + 1 for one, other in ends)


@given(tasks())
def test_agrees_with_independent_search(task):
    state, options = asked(task)
    rows, columns, start, target, leapers, blocked = task
    truth = oracle(rows, columns, start, leapers, blocked)
    run, steps = play(state=state, **options)
    distances = [facts[0] for facts in truth.values()]
    assert run.result["layers"] == [distances.count(each) for each in range(max(distances) + 1)]
    if target in truth:
        distance, ways, path = truth[target]
        assert (run.status, run.result["distance"], run.result["shortest_paths"]) == ("found", distance, ways)
        assert run.result["path"] == path
        assert all(other in oracle(rows, columns, one, leapers, blocked) for one, other in pairwise(path))
    else:
        assert (run.status, run.proved, run.result["distance"], run.result["path"], run.result["shortest_paths"]) == (
            "exhausted",
            True,
            None,
            None,
            0,
        )
        assert steps[-1].reason == f"unreachable-{run.result['unreachable']}"


@pytest.mark.parametrize(
    "state, options, why",
    [
        ("a1 h7", {"leaper": "1,3"}, "colour"),
        ("a1 a2", {"leaper": "1 1"}, "colour"),
        ("a1 b3", {"leaper": "2,6"}, "multiples"),
        ("a1 a3", {"leaper": "2,2 2,6"}, "colour"),
        ("a1 b2", {"rows": 3, "columns": 3}, "stuck"),
        ("b2 a1", {"rows": 3, "columns": 3}, "stuck"),
        ("a1 h8 x b3 c2", {}, "walls"),
        ("a1 h8 x g6 f7", {}, "walls"),
        ("a1 b4", {"rows": 4, "columns": 2}, "size"),
        ("a1 b4 x a2", {"rows": 4, "columns": 2}, "size"),
        ("a1 b1", {"rows": 8, "columns": 8, "leaper": "0,8"}, "stuck"),
    ],
)
def test_unreachable_explained(state, options, why):
    for algorithm in ("breadth-first", "bitboard"):
        run, steps = play(algorithm, state, **options)
        assert (run.result["unreachable"], steps[-1].word, steps[-1].reason) == (why, "exhausted", f"unreachable-{why}")
        assert run.proved and run.puzzle.answer_line(run) == "There is no way from {} to {}.".format(*state.split()[:2])


def test_a_camel_sees_half_of_the_board():
    run, steps = play(state="a1 h7", leaper="1,3")
    assert sum(run.result["layers"]) == 32 and sum(step.word == "expand" for step in steps) == 32
    assert steps[-1].args["shade"] == "dark" and play(state="a1 h8", leaper="1,3")[0].status == "found"


@pytest.mark.parametrize("algorithm", ["breadth-first", "bitboard", "closed-form"])
def test_start_equals_target(algorithm):
    run, _ = play(algorithm, "f6 f6")
    assert (run.status, run.result["distance"], run.result["path"]) == ("found", 0, ["f6"])
    assert run.result.get("shortest_paths", 1) == 1


def test_a_run_can_be_run_again():
    run, steps = play()
    again = list(run)
    assert [step[:1] + step[2:] for step in again] == [step[:1] + step[2:] for step in steps]


@pytest.mark.parametrize(
    "line, answer",
    [("e2 e4", 2), ("a1 b2", 4), ("b2 c3", 2), ("a1 h8", 6), ("a1 h7", 5), ("h8 a1", 6), ("b1 c3", 1), ("f6 f6", 0)],
)
@pytest.mark.parametrize("algorithm", ["breadth-first", "bitboard", "closed-form"])
def test_the_line_of_the_judge(algorithm, line, answer):
    run, _ = play(algorithm, line)
    assert run.puzzle.answer_line(run) == "To get from {} to {} takes {} knight moves.".format(*line.split(), answer)
