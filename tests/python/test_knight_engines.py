"""The knight's engine and closed form agree with the textbook search, quickly, on large boards too."""

import dhadha
import pytest
from dhadha.puzzles.knight.all_pairs import all_pairs
from dhadha.puzzles.knight.board import BLOCKED, UNSEEN, KnightBoard
from dhadha.puzzles.knight.formula import distance, distances_by_formula, path_by_formula
from dhadha.puzzles.knight.square_sets import Bits
from dhadha.trace.recorder import Recorder
from hypothesis import given, settings
from hypothesis import strategies as st
from test_knight_search import ANSWER, asked, name, oracle, play, tasks
from trace_reader import boards_shown, read_file


@given(tasks())
def test_engine_equals_textbook(task):
    state, options = asked(task)
    (slow, _), (fast, steps) = play("breadth-first", state, **options), play("bitboard", state, **options)
    assert (fast.status, fast.result) == (slow.status, slow.result)
    rows, columns, start, _, leapers, blocked = task
    truth, cells = oracle(rows, columns, start, leapers, blocked), {}
    for step in steps:
        cells.update(step.cells if step.word == "assign" else ())
    assert {fast.problem.board.name(cell): value for cell, value in cells.items()} == {
        square: facts[0] for square, facts in truth.items()
    }
    expected = [
        BLOCKED if square in blocked else truth[square][0] if square in truth else UNSEEN
        for square in (name(rank, column) for rank in reversed(range(rows)) for column in range(columns))
    ]
    assert list(fast.problem.survey().distances) == expected


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


def test_bits_and_cells():
    bits = Bits(KnightBoard(3, 4, blocked=(5,)))
    assert bits.cells(bits.open) == [cell for cell in range(12) if cell != 5]
    assert all(bits.cells(bits.bit(cell)) == [cell] for cell in range(12))


# ---- large boards

def test_a_large_board_arrives_layers_at_a_time():
    run = dhadha.run("knight-path", "bitboard", "a1 bh60 x b1 c1", rows=60, columns=60)
    trace = read_file(Recorder(run).file())
    *_, (_, board) = (each for each in boards_shown(trace) if each[0].word == "progress")
    slow = dhadha.run("knight-path", "bitboard", "a1 bh60 x b1 c1", rows=60, columns=60)
    list(slow)
    assert list(board[:3600]) == list(slow.problem.survey().distances) and list(board[3600:]) == [1 + 59 * 60, 60]
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
    distances, board = run.problem.survey().distances, run.problem.board
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
    assert play("bitboard", rows=100, columns=100, all_paths=True)[1][-1].args["number"] == 7219428434016265740
    assert play("bitboard", rows=200, columns=200)[0].result["shortest_paths"] > 10**40
    run, steps = play("bitboard", rows=200, columns=201, all_paths=True)
    assert run.result["shortest_paths"] is None and steps[-1].reason == "knight-uncounted"


def test_a_hundred_squares_a_side_by_the_formula_and_the_engine():
    board = KnightBoard(100, 100)
    run, _ = play("bitboard", "cv1 a100", rows=100, columns=100)
    start = run.problem.start.square
    assert list(run.problem.survey().distances) == [distance(board, start, cell) for cell in range(10_000)]


# ---- all pairs

def test_all_pairs_of_the_chessboard():
    assert all_pairs(8, 8) == [64, 336, 1080, 1536, 900, 176, 4]


@pytest.mark.parametrize(
    "rows, columns, leaper",
    [(1, 1, (1, 2)), (3, 3, (1, 2)), (3, 5, (1, 2)), (6, 4, (1, 3)), (5, 5, (0, 1)), (7, 4, (2, 2))],
)
def test_all_pairs_of_other_boards(rows, columns, leaper):
    counts = {}
    for rank in range(rows):
        for column in range(columns):
            for away, *_ in oracle(rows, columns, name(rank, column), [leaper]).values():
                counts[away] = counts.get(away, 0) + 1
    assert all_pairs(rows, columns, (leaper,)) == [counts[away] for away in sorted(counts)]


# ---- the formula

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


def cell_of(board, square):
    return next(cell for cell in range(board.squares) if board.name(cell) == square)


@settings(max_examples=60)
@given(tasks())
def test_the_formula_leads_along_the_textbooks_path(task):
    rows, columns, start, target, *_ = task
    if min(rows, columns) < 5:
        return
    board = KnightBoard(rows, columns)
    path = [board.name(cell) for cell in path_by_formula(board, cell_of(board, start), cell_of(board, target))]
    assert path == oracle(rows, columns, start)[target][2]


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


@pytest.mark.parametrize("start", ["a1", "b2", "d4", "h5"])
def test_the_steps_and_the_short_form_agree(start):
    board = KnightBoard(8, 8)
    for target in range(64):
        run, _ = play("closed-form", f"{start} {board.name(target)}")
        assert run.result["distance"] == distance(board, cell_of(board, start), target) == len(run.result["path"]) - 1


@pytest.mark.parametrize("rows, columns", [(5, 5), (5, 9), (8, 8), (9, 6), (7, 13)])
def test_whole_rows_of_the_formula_are_the_formula(rows, columns):
    board = KnightBoard(rows, columns)
    for start in range(board.squares):
        assert distances_by_formula(board, start).tolist() == [
            distance(board, start, each) for each in range(board.squares)
        ]


@given(rows=st.integers(5, 70), columns=st.integers(5, 70), place=st.floats(0, 1, exclude_max=True))
def test_whole_rows_of_the_formula_are_the_search(rows, columns, place):
    start = int(place * rows * columns)
    name = KnightBoard(rows, columns).name(start)
    run, _ = play("bitboard", f"{name} {name}", rows=rows, columns=columns)
    assert distances_by_formula(KnightBoard(rows, columns), start) == run.problem.survey().distances


def test_the_formula_fills_the_board_and_walks():
    run, steps = play("closed-form", "a1 h8")
    (fill,) = [step for step in steps if step.reason == "formula-everywhere"]
    assert fill.args == {"square": "a1", "squares": 64, "last": 6} and dict(fill.cells)[7] == 6
    run, steps = play("closed-form", rows=60, columns=60)
    (fill,) = [step for step in steps if step.reason == "formula-everywhere"]
    assert not fill.cells and len(fill.node.state) == 3602
