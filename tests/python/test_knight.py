"""The knight's path: textbook search, engine and closed form against facts and an independent search."""

from collections import Counter

import dhadha
import pytest
from dhadha.puzzles.knight.all_pairs import all_pairs
from dhadha.puzzles.knight.board import BLOCKED, UNSEEN, KnightBoard
from dhadha.puzzles.knight.formula import distance, distances_by_formula
from dhadha.search import breadth_first
from dhadha.trace.recorder import Recorder
from hypothesis import given
from hypothesis import strategies as st
from knight_oracle import cell_of, name, oracle, play, request_of, tasks
from trace_reader import boards_shown, read_file

ALGORITHMS = ("breadth-first", "bitboard", "closed-form")


DEQUEUED = ["a1", "b3", "c2", "c5", "a5", "c1", "d4", "d2", "b4", "e3", "a3", "e1"]


ANSWER = {
    "distance": 6,
    "path": ["a1", "b3", "c5", "d7", "e5", "f7", "h8"],
    "shortest_paths": 108,
    "layers": [1, 2, 9, 20, 21, 10, 1],
}


# --- The chessboard ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_answers_of_the_chessboard(algorithm):
    for line, answer in {
        "e2 e4": 2,
        "a1 b2": 4,
        "b2 c3": 2,
        "a1 h8": 6,
        "a1 h7": 5,
        "h8 a1": 6,
        "b1 c3": 1,
        "f6 f6": 0,
    }.items():
        run, _ = play(algorithm, line)
        assert run.status == "found" and run.result["path"][0] == line[:2] and run.result["path"][-1] == line[3:]
        assert run.puzzle.answer_line(run) == "To get from {} to {} takes {} knight moves.".format(
            *line.split(), answer
        )
    result = play(algorithm)[0].result
    assert result == {name: ANSWER[name] for name in result} and {"distance", "path"} <= result.keys()


def test_the_board_has_168_edges_and_the_moves_their_order():
    board = KnightBoard(8, 8)
    assert sum(len(board.neighbours(cell)) for cell in range(64)) == 2 * 168
    assert board.moves == [(2, 1), (2, -1), (-2, 1), (-2, -1), (1, 2), (1, -2), (-1, 2), (-1, -2)]
    for square, moves in (("a1", "b3 c2"), ("b3", "c5 a5 c1 a1 d4 d2"), ("c2", "d4 b4 e3 a3 e1 a1")):
        assert [board.name(cell) for cell in board.neighbours(cell_of(board, square))] == moves.split()


def test_steps_of_the_search_in_the_known_order():
    run, steps = play()
    assert run.effective_algorithm.solve is breadth_first
    dequeued = [step.args["square"] for step in steps if step.word in ("expand", "choose")]
    assert dequeued[:12] == DEQUEUED and len(dequeued) == 64 and dequeued[-1] == "h8"
    first = [" ".join([step.word, *(str(step.args[name]) for name in ("square", "from", "fresh") if name in step.args)])
             for step in steps[:16]]
    assert first == [
        "start a1", "expand a1 2", "add b3 a1", "add c2 a1", "close a1", "expand b3 a1 5", "add c5 b3", "add a5 b3",
        "add c1 b3", "reject a1 b3", "add d4 b3", "add d2 b3", "close b3 a1", "expand c2 a1 4", "reject d4 c2",
        "add b4 c2",
    ]
    assert [step.args["moves"] for step in steps if step.word == "expand"][:3] == [2, 6, 6]
    new = [step.args["square"] for step in steps if step.word == "add" and step.args["from"] == "c2"]
    assert new == ["b4", "e3", "a3", "e1"]
    words = [step.word for step in steps]
    assert (words.count("add"), words.count("close"), words.count("walk")) == (63, 63, 7)
    assert words.count("add") + words.count("reject") == 2 * 168 - 2  # the moves of h8 are never looked at
    walked = [step for step in steps if step.word == "walk"]
    assert [dict(step.cells) for step in walked] == [{64: 1 + cell} for cell in (56, 41, 26, 11, 28, 13, 7)]
    assert [len(step.links) for step in walked] == list(range(7))


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


def test_the_wave_of_the_chessboard():
    run, steps = play("bitboard")
    layers = [step for step in steps if step.word == "assign"]
    assert run.result == ANSWER
    assert [(step.args["distance"], step.args["count"], step.reason) for step in layers] == [
        (0, 1, "bitboard-first"), (1, 2, "bitboard-layer"), (2, 9, "bitboard-layer"), (3, 20, "bitboard-layer"),
        (4, 21, "bitboard-layer"), (5, 10, "bitboard-layer"), (6, 1, "bitboard-target"),
    ]
    assert [step.word for step in steps] == ["start", *7 * ["assign"], "found", *7 * ["walk"]]
    assert all(value == step.args["distance"] for step in layers for _, value in step.cells)


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


# --- Any board --------------------------------------------------------------------------------------------------------


@given(tasks())
def test_search_and_engine_agree_with_an_independent_search(task):
    state, options = request_of(task)
    rows, columns, start, target, leapers, blocked = task
    truth, cells = oracle(rows, columns, start, leapers, blocked), {}
    (slow, steps), (fast, waves) = play("breadth-first", state, **options), play("bitboard", state, **options)
    assert (fast.status, fast.result) == (slow.status, slow.result)
    distances = [facts[0] for facts in truth.values()]
    assert slow.result["layers"] == [distances.count(each) for each in range(max(distances) + 1)]
    facts = tuple(slow.result[name] for name in ("distance", "shortest_paths", "path"))
    if target in truth:
        assert (slow.status, facts) == ("found", tuple(truth[target]))
    else:
        assert (slow.status, slow.proved, facts) == ("exhausted", True, (None, 0, None))
        assert steps[-1].reason == f"unreachable-{slow.result['unreachable']}"
    for step in waves:
        cells.update(step.cells if step.word == "assign" else ())
    board = fast.problem.board
    assert {board.name(cell): value for cell, value in cells.items()} == {each: truth[each][0] for each in truth}
    names = [board.name(cell) for cell in range(board.squares)]
    expected = [BLOCKED if each in blocked else truth[each][0] if each in truth else UNSEEN for each in names]
    assert list(fast.problem.survey.distances) == expected
    if min(rows, columns) >= 5 and leapers == [(1, 2)]:
        whole = oracle(rows, columns, start)[target]
        result = play("closed-form", f"{start} {target}", rows=rows, columns=columns)[0].result
        assert (result["distance"], result["path"]) == (whole[0], whole[2])


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


# --- Large boards and all pairs ---------------------------------------------------------------------------------------


def test_a_large_board_arrives_layers_at_a_time():
    run = dhadha.run("knight-path", "bitboard", "a1 bh60 x b1 c1", rows=60, columns=60)
    trace = read_file(Recorder(run).file())
    *_, (_, board) = (each for each in boards_shown(trace) if each[0].word == "progress")
    slow = dhadha.run("knight-path", "bitboard", "a1 bh60 x b1 c1", rows=60, columns=60)
    list(slow)
    assert list(board[:3600]) == list(slow.problem.survey.distances) and list(board[3600:]) == [1 + 59 * 60, 60]
    assert (board[59 * 60], board[59 * 60 + 1], board[59]) == (0, BLOCKED, 40)
    assert (
        trace.header["board"]["values"] == []
        and trace.header["board"]["fill"] == UNSEEN
        and trace.header["board"]["cells"] == 3602
    )
    first = trace.chunks[0][1][0]
    assert dict(first.cells) == {3600: 1 + 59 * 60, 3601: 60, 59 * 60 + 1: BLOCKED, 59 * 60 + 2: BLOCKED}


def test_a_million_squares():
    run, steps = play("bitboard", rows=1000, columns=1000)
    result = run.result
    assert (result["distance"], len(result["path"]), sum(result["layers"]), len(result["layers"])) == (
        666,
        667,
        1_000_000,
        668,
    )
    assert (result["path"][0], result["path"][-1], result["shortest_paths"]) == ("a1", "all1000", None)
    distances, board = run.problem.survey.distances, run.problem.board
    corner = 999 * 1000
    for cell in range(0, 1_000_000, 9973):
        assert distances[cell] == distance(board, corner, cell)
    cells = [cell for step in steps if step.word == "walk" for _, cell in step.cells]
    assert all(other - 1 in board.neighbours(one - 1) for one, other in zip(cells, cells[1:]))


@pytest.mark.parametrize("options, far", [({"leaper": "2,3"}, 402), ({"leaper": "1,1"}, 999), ({"rows": 1}, None)])
def test_other_leapers_on_large_boards(options, far):
    run, _ = play("bitboard", **{"rows": 1000, "columns": 1000} | options)
    assert run.result["distance"] == far


def test_paths_are_counted_exactly_as_long_as_it_is_quick():
    assert play("bitboard", rows=100, columns=100)[0].result["shortest_paths"] == 7219428434016265740
    assert play("bitboard", rows=200, columns=200)[0].result["shortest_paths"] > 10**40
    run, steps = play("bitboard", rows=200, columns=201, all_paths=True)
    assert run.result["shortest_paths"] is None and steps[-1].reason == "knight-uncounted"


def test_all_pairs():
    assert all_pairs(8, 8) == [64, 336, 1080, 1536, 900, 176, 4]
    for rows, columns, leaper in ((1, 1, (1, 2)), (3, 3, (1, 2)), (6, 4, (1, 3)), (5, 5, (0, 1)), (7, 4, (2, 2))):
        starts = [name(rank, column) for rank in range(rows) for column in range(columns)]
        counts = Counter(away for start in starts for away, *_ in oracle(rows, columns, start, [leaper]).values())
        assert all_pairs(rows, columns, (leaper,)) == [counts[away] for away in sorted(counts)]


# --- The formula ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rows, columns", [*((side, side) for side in range(5, 10)), (5, 6), (6, 5), (5, 12), (11, 7), (8, 9)]
)
def test_the_formula_is_right_for_every_pair(rows, columns):
    board = KnightBoard(rows, columns)
    for start in range(rows * columns):
        truth = oracle(rows, columns, board.name(start))
        for target in range(rows * columns):
            assert distance(board, start, target) == truth[board.name(target)][0]


def test_it_would_be_wrong_on_a_board_of_four_rows():
    board = KnightBoard(4, 8)
    wrong = [
        1
        for one in range(32)
        for square, facts in oracle(4, 8, board.name(one)).items()
        if facts[0] != distance(board, one, cell_of(board, square))
    ]
    assert wrong


@pytest.mark.parametrize(
    "state, reasons, args",
    [
        (
            "a1 h8",
            ["formula-least", "formula-one-more", "formula-found"],
            {"x": 7, "sum": 14, "half": 4, "third": 5, "k": 5},
        ),
        (
            "e2 e4",
            ["formula-least", "formula-one-more", "formula-found"],
            {"x": 2, "sum": 2, "half": 1, "third": 1, "k": 1},
        ),
        (
            "b1 c3",
            ["formula-least", "formula-fits", "formula-found"],
            {"x": 2, "sum": 3, "half": 1, "third": 1, "k": 1},
        ),
        ("e4 e5", ["formula-neighbour"], {"distance": 3}),
        ("c3 e5", ["formula-two-diagonal"], {"distance": 4}),
        ("a1 b2", ["formula-corner"], {"distance": 4}),
        ("g2 h1", ["formula-corner"], {"distance": 4}),
        ("f6 f6", ["formula-least", "formula-fits", "formula-found"], {"k": 0}),
    ],
)
def test_the_steps_of_the_formula(state, reasons, args):
    run, steps = play("closed-form", state)
    said = [step for step in steps if step.word not in ("walk", "progress")]
    assert [step.reason for step in said] == ["formula-start", *reasons]
    assert said[1].args | args == said[1].args
    assert said[-1].args["distance"] == run.result["distance"] == play(state=state)[0].result["distance"]
    assert run.result["path"] == play(state=state)[0].result["path"]


@given(rows=st.integers(5, 70), columns=st.integers(5, 70), place=st.floats(0, 1, exclude_max=True))
def test_whole_rows_of_the_formula_are_the_search(rows, columns, place):
    start = int(place * rows * columns)
    name = KnightBoard(rows, columns).name(start)
    run, _ = play("bitboard", f"{name} {name}", rows=rows, columns=columns)
    assert distances_by_formula(KnightBoard(rows, columns), start) == run.problem.survey.distances


def test_the_formula_fills_the_board_and_walks():
    run, steps = play("closed-form", "a1 h8")
    (fill,) = [step for step in steps if step.reason == "formula-everywhere"]
    assert fill.args == {"square": "a1", "squares": 64, "last": 6} and dict(fill.cells)[7] == 6
    run, steps = play("closed-form", rows=60, columns=60)
    (fill,) = [step for step in steps if step.reason == "formula-everywhere"]
    assert not fill.cells and len(fill.node.state) == 3602
