"""The knight's path: textbook search, engine and closed form against facts and an independent search."""

from collections import Counter

import dhadha
import pytest
from dhadha.puzzles.knight.board import BLOCKED, UNSEEN, KnightBoard
from dhadha.puzzles.knight.solution_steps import distance_by_formula
from dhadha.search import breadth_first
from dhadha.trace.recorder import Recorder
from hypothesis import given
from knight_oracle import knight_tasks, run_to_end, shortest_paths_from
from trace_reader import boards_shown, read_file

# --- The chessboard ---------------------------------------------------------------------------------------------------


def test_steps_of_the_search_in_the_known_order():
    run, steps = run_to_end()
    assert run.effective_algorithm.solve is breadth_first
    label = run.presenter.node_label
    dequeued = [label(step.node) for step in steps if step.word in ("expand", "choose")]
    assert len(dequeued) == 64 and dequeued[-1] == "h8"
    words = Counter(step.word for step in steps)
    assert (words["add"], words["close"], words["walk"]) == (63, 63, 7)
    assert words["add"] + words["reject"] == 2 * 168 - 2  # the moves of h8 are never looked at
    walked = [step for step in steps if step.word == "walk"]
    assert [dict(step.cells) for step in walked] == [{64: 1 + cell} for cell in (56, 41, 26, 11, 28, 13, 7)]
    assert [len(step.links) for step in walked] == list(range(7))


def test_search_colours_and_numbers_squares():
    """A colour and a distance for each square after every step, as in CLRS."""
    run, steps = run_to_end()
    name = run.problem.board.name
    board, roles, truth = {}, {}, shortest_paths_from(8, 8, "a1")
    for step in steps:
        if step.word == "walk":
            break
        board.update(step.cells)
        roles.update(step.roles)
        assert set(board) == set(roles)
        if step.word == "reject":
            (cell, role), = step.marks
            assert role == "hint" and not step.cells and not step.roles
            assert step.args["distance"] == board[cell] <= step.node.depth
        if step.word in ("add", "reject"):
            (parent, child), = step.links
            assert (parent, child) == (step.node.parent.state.square, step.node.state.square)
            assert roles[parent] == "current"
    assert {name(cell): value for cell, value in board.items()} == {each: facts[0] for each, facts in truth.items()}
    assert roles[7] == "goal" and all(role == "visited" for cell, role in roles.items() if cell != 7)


@pytest.mark.parametrize("algorithm", ["breadth-first", "bitboard"])
def test_all_paths_are_shown_as_a_bundle(algorithm):
    run, steps = run_to_end(algorithm, all_paths="yes")
    bundle = steps[-1]
    assert (bundle.reason, bundle.args["shortest_paths"]) == ("knight-bundle", 108)
    assert bundle.args["moves"] == len(bundle.links)
    moves = {tuple(map(run.problem.board.name, link)) for link in bundle.links}
    truth, back = shortest_paths_from(8, 8, "a1"), shortest_paths_from(8, 8, "h8")
    near = {square for square in truth if truth[square][0] + back[square][0] == 6}
    assert {square for move in moves for square in move} == near
    assert len(bundle.marks) == len(near) == bundle.args["used"]
    assert all(truth[other][0] == truth[one][0] + 1 for one, other in moves)


# --- Any board --------------------------------------------------------------------------------------------------------


@given(knight_tasks())
def test_search_and_engine_agree_with_an_independent_search(task):
    rows, columns, start, target, leaper, blocked, state, options = task
    truth, cells = shortest_paths_from(rows, columns, start, leaper, blocked), {}
    slow, steps = run_to_end("breadth-first", state, **options)
    fast, waves = run_to_end("bitboard", state, **options)
    assert (fast.status, fast.result | {"path": None}) == (slow.status, slow.result | {"path": None})
    distances = [facts[0] for facts in truth.values()]
    assert slow.result["layers"] == [distances.count(each) for each in range(max(distances) + 1)]
    facts = tuple(slow.result[name] for name in ("distance", "shortest_paths", "path"))
    if target in truth:
        assert (slow.status, facts) == ("found", tuple(truth[target]))
        assert_path_is_legal(fast, start, target, truth[target][0])
    else:
        assert (slow.status, slow.proved, facts) == ("exhausted", True, (None, 0, None))
        assert steps[-1].reason == f"unreachable-{slow.result['unreachable']}"
    layers = [step for step in waves if step.word == "assign"]
    assert [step.args["count"] for step in layers] == slow.result["layers"]
    for depth, step in enumerate(layers):
        cells.update(step.cells)
        reason = "target" if depth == slow.result["distance"] else "layer"
        assert step.reason == f"bitboard-{reason if depth else 'first'}"
    names = [fast.problem.board.name(cell) for cell in range(rows * columns)]
    assert {names[cell]: value for cell, value in cells.items()} == {each: truth[each][0] for each in truth}
    expected = [BLOCKED if each in blocked else truth[each][0] if each in truth else UNSEEN for each in names]
    assert list(fast.problem.survey.distances) == expected
    if min(rows, columns) >= 5 and leaper == (1, 2):
        whole = shortest_paths_from(rows, columns, start)[target]
        run, _ = run_to_end("closed-form", f"{start} {target}", rows=rows, columns=columns)
        assert run.result["distance"] == whole[0]
        assert_path_is_legal(run, start, target, whole[0])


def assert_path_is_legal(run, start, target, moves):
    """Check that the path of a result has so many moves, each a leap to a square that is not blocked."""
    board, path = run.problem.board, run.result["path"]
    cells = {board.name(cell): cell for cell in range(board.square_count)}
    assert (path[0], path[-1], len(path)) == (start, target, moves + 1)
    assert all(cells[there] in board.neighbours(cells[here]) for here, there in zip(path, path[1:]))


@pytest.mark.parametrize("state, options, why", [
    ("a1 h7", {"leaper": "1,3"}, "colour"), ("a1 b3", {"leaper": "2,6"}, "multiples"),
    ("a1 b2", {"rows": 3, "columns": 3}, "stuck"), ("a1 h8 x g6 f7", {}, "walls"),
    ("a1 b4 x a2", {"rows": 4, "columns": 2}, "size"),
])
def test_unreachable_explained(state, options, why):
    for algorithm in ("breadth-first", "bitboard"):
        run, steps = run_to_end(algorithm, state, **options)
        assert (run.result["unreachable"], steps[-1].word, steps[-1].reason) == (why, "exhausted", f"unreachable-{why}")
        start, target, *_ = state.split()
        assert run.proved and run.puzzle.answer_line(run) == f"There is no path from {start} to {target}."
        assert steps[-1].args.get("shade", "dark") == "dark"  # as a1


@pytest.mark.parametrize("state, named", [
    ("a1 h8 x b3 c2 e5", "b3, c2"), ("a1 h8 x g6 f7 a3", "f7, g6"), ("a1 e5 x b3 d3 c2 c4", "b3, c2"),
])
def test_only_the_walls_between_are_named(state, named):
    """Every path through the other walls needs one of those; each can be reached, and leads on to the target."""
    start, target, _, *walls = state.split()
    _, steps = run_to_end("breadth-first", state)
    between, reached = named.split(", "), shortest_paths_from(8, 8, start, blocked=walls)
    assert steps[-1].args | {"walls": named, "count": len(between)} == steps[-1].args
    assert target not in shortest_paths_from(8, 8, start, blocked=between)
    for wall in between:
        assert wall in shortest_paths_from(8, 8, start, blocked={*walls} - {wall})
        assert target in shortest_paths_from(8, 8, wall, blocked=reached.keys())


# --- Large boards -----------------------------------------------------------------------------------------------------


def test_a_large_board_is_shown_when_it_is_full():
    run = dhadha.run("knight-path", "bitboard", "a1 bh60 x b1 c1", rows=60, columns=60)
    trace = read_file(Recorder(run).record_trace_file())
    *reports, (_, board) = (each for each in boards_shown(trace) if each[0].word == "progress")
    assert not reports
    assert list(board[:3600]) == list(run.problem.survey.distances) and list(board[3600:]) == [1 + 59 * 60, 60]
    assert (board[59 * 60], board[59 * 60 + 1], board[59]) == (0, BLOCKED, 40)
    shown = trace.header["board"]
    assert (shown["values"], shown["fill"], shown["cells"]) == ([], UNSEEN, 3602)


def test_paths_are_counted_exactly_as_long_as_it_is_quick():
    assert run_to_end("bitboard", rows=100, columns=100)[0].result["shortest_paths"] == 7219428434016265740
    assert run_to_end("bitboard", rows=200, columns=200)[0].result["shortest_paths"] > 10**40
    run, steps = run_to_end("bitboard", rows=200, columns=201, all_paths=True)
    assert run.result["shortest_paths"] is None and steps[-1].reason == "knight-uncounted"


# --- The formula ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rows, columns", [(5, 5), (8, 8), (5, 6), (6, 5), (5, 20), (11, 7), (4, 8)])
def test_the_formula_is_right_for_every_pair_on_boards_of_five_rows(rows, columns):
    board, wrong = KnightBoard(rows, columns), 0
    for start in range(rows * columns):
        truth = shortest_paths_from(rows, columns, board.name(start))
        expected = [truth[board.name(target)][0] for target in range(rows * columns)]
        wrong += [distance_by_formula(board, start, target) for target in range(rows * columns)] != expected
    assert (wrong > 0) == (rows == 4)


@pytest.mark.parametrize("state, reasons, args", [
    ("a1 h8", "least one-more found", {"x": 7, "sum": 14, "half": 4, "third": 5, "k": 5}),
    ("b1 c3", "least fits found", {"x": 2, "sum": 3, "half": 1, "third": 1, "k": 1}),
    ("e4 e5", "neighbour", {"distance": 3}),
    ("c3 e5", "two-diagonal", {"distance": 4}),
    ("a1 b2", "corner", {"distance": 4}),
    ("f6 f6", "least fits found", {"k": 0}),
])
def test_the_steps_of_the_formula(state, reasons, args):
    run, steps = run_to_end("closed-form", state)
    said = [step for step in steps if step.word not in ("walk", "progress")]
    assert [step.reason for step in said] == [f"formula-{each}" for each in ("start", *reasons.split())]
    assert said[1].args | args == said[1].args
    assert said[-1].args["distance"] == run.result["distance"]


def test_the_closed_form_shows_all_distances_on_small_boards_only():
    (fill,) = [step for step in run_to_end("closed-form")[1] if step.word == "progress"]
    assert (fill.reason, fill.args["square"], fill.args["squares"]) == ("formula-everywhere", "a1", 64)
    assert dict(fill.cells)[7] == fill.args["last"] == 6
    assert "progress" not in {step.word for step in run_to_end("closed-form", rows=60, columns=60)[1]}
