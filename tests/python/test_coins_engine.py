"""The engine that fills whole boards, and the order and cycles of move sets, against brute force."""

from itertools import product

import pytest
from coins_oracle import EIGHT, HYPER, USUAL, grid, has_cycle, play, solve, targets, text
from dhadha.puzzles.coins.level_sweep import grundy_grid
from dhadha.puzzles.coins.order import WEIGHTS, by_layers, fitting_moves, shortest_cycle, weight_of, write_weight
from hypothesis import given
from hypothesis import strategies as st

OFFSETS = st.tuples(st.integers(-4, 4), st.integers(-4, 4)).filter(any)
SETS = st.lists(OFFSETS, min_size=1, max_size=6, unique=True).map(tuple)
SIDES = st.integers(1, 8)


@st.composite
def games(draw, most_moves=12, farthest=4, side=14):
    """Return rows, columns and moves that all lower some weight."""
    weight = draw(st.sampled_from(WEIGHTS).filter(any))
    far = st.integers(-farthest, farthest)
    falls = st.tuples(far, far).filter(lambda move: weight[0] * move[0] + weight[1] * move[1] < 0)
    able = any(weight[0] * dx + weight[1] * dy < 0 for dx, dy in product(range(-farthest, farthest + 1), repeat=2))
    assert able
    return (
        draw(st.integers(1, side)),
        draw(st.integers(1, side)),
        tuple(draw(st.lists(falls, min_size=1, max_size=most_moves, unique=True))),
    )


def rows_of(numbers, columns) -> list[list[int]]:
    return [list(numbers[at : at + columns]) for at in range(0, len(numbers), columns)]


def test_the_board_of_eight():
    assert rows_of(grundy_grid(8, 8, USUAL), 8) == EIGHT


@given(games())
def test_the_engine_agrees_with_recursion(game):
    rows, columns, moves = game
    assert rows_of(grundy_grid(rows, columns, moves), columns) == grid(rows, columns, moves)


@given(games(most_moves=24, farthest=9))
def test_the_engine_agrees_with_recursion_for_many_long_moves(game):
    rows, columns, moves = game
    assert rows_of(grundy_grid(rows, columns, moves), columns) == grid(rows, columns, moves)


@given(games(side=7))
def test_the_engine_agrees_with_the_textbook(game):
    rows, columns, moves = game
    said = {"state": "(1,1)", "rows": rows, "columns": columns, "moves": text(moves)}
    assert solve("fill", **said) == solve("grundy", **said)


@pytest.mark.parametrize(
    "moves",
    [
        USUAL,
        HYPER,
        tuple((-k, 0) for k in range(1, 10)) + tuple((0, -k) for k in range(1, 10)),
        ((0, -1),),
        ((1, 0), (1, 1), (1, -1)),
        ((-2, 3), (-1, 1), (1, -3)),
        ((9, -8), (-8, 7)),
        ((3, -2), (-2, 1), (-1, 0)),
    ],
)
@pytest.mark.parametrize("rows, columns", [(40, 40), (1, 50), (50, 1), (70, 5), (5, 70), (2, 2), (1, 1), (33, 64)])
def test_the_engine_on_odd_boards(rows, columns, moves):
    assert rows_of(grundy_grid(rows, columns, moves), columns) == grid(rows, columns, moves)


def test_a_large_board_in_slices():
    run, steps = play("fill", "(1000,1000)", rows=1000, columns=1000)
    assert [step.word for step in steps[:2]] == ["start", "progress"] and steps[-1].word == "found"
    percents = [step.args["percent"] for step in steps if step.reason == "fill-progress"]
    assert len(percents) > 20 and percents == sorted(percents) and percents[-1] <= 100
    board = next(step.node.state for step in steps if step.reason == "fill-done")
    assert len(board) == 1_000_001 and board[-1] == 1_000_000
    columns = run.result["grid"]
    for x, y in ((1, 1), (5, 6), (999, 998), (500, 501), (777, 1000), (1000, 1000)):
        reached = {columns[a - 1][b - 1] for a, b in targets((x, y), 1000, 1000, USUAL)}
        assert columns[x - 1][y - 1] == min(set(range(6)) - reached) == board[(x - 1) * 1000 + y - 1]


def test_a_large_board_keeps_its_tokens():
    run, steps = play("fill", "(100,120) (200,200)", rows=200, columns=200)
    assert run.board["values"] == [] and run.board["cells"] == 40_002 and run.board["fill"] == -1
    assert dict(steps[0].cells) == {40_000: 1 + 99 * 200 + 119, 40_001: 40_000}


# --- Order and cycles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "moves, weight, name",
    [
        (USUAL, (1, 1), "x+y"),
        (HYPER, (1, 1), "x+y"),
        (((-1, 0),), (1, 1), "x+y"),
        (((-1, 3), (-1, -3)), (1, 0), "x"),
        (((1, 1),), None, None),
        (((0, 1), (-1, 0), (-1, 1)), None, None),
        (((1, 0), (-1, 0)), 0, 0),
    ],
)
def test_weights(moves, weight, name):
    found = weight_of(moves)
    if weight == 0:
        assert found is None
        return
    assert all(found[0] * dx + found[1] * dy < 0 for dx, dy in moves)
    assert weight in (None, found) and name in (None, write_weight(found))


def test_weights_are_written():
    assert [write_weight(weight) for weight in ((1, 1), (2, -1), (-1, 3), (0, -1), (1, 0))] == [
        "x+y",
        "2x−y",
        "−x+3y",
        "−y",
        "x",
    ]


@given(SIDES, SIDES, SETS)
def test_a_cycle_is_found_exactly_when_there_is_one(rows, columns, moves):
    cycle = shortest_cycle(rows, columns, moves)
    assert (cycle is not None) == has_cycle(rows, columns, moves)
    if cycle:
        assert cycle[0] == cycle[-1] and len(set(cycle)) == len(cycle) - 1
        assert all(after in targets(square, rows, columns, moves) for square, after in zip(cycle, cycle[1:]))
        assert len(cycle) - 1 == shortest_by_squares(rows, columns, moves)


def shortest_by_squares(rows, columns, moves) -> int:
    """Return the length of a shortest cycle, by breadth-first search from every square."""
    squares = [(x, y) for x in range(1, rows + 1) for y in range(1, columns + 1)]
    fronts, length = {square: {square} for square in squares}, 0
    while True:
        length += 1
        fronts = {
            square: {to for at in front for to in targets(at, rows, columns, moves)} for square, front in fronts.items()
        }
        if any(square in front for square, front in fronts.items()):
            return length


@given(SETS, st.integers(17, 30), st.integers(17, 30))
def test_large_boards_allow_cycles_whenever_no_weight_falls(moves, rows, columns):
    """17 = 4·4 + 1 squares are enough for offsets up to 4, as the lemma says."""
    assert (shortest_cycle(rows, columns, moves) is None) == (weight_of(moves) is not None)


def test_the_longest_cycle_is_found_soon():
    assert len(shortest_cycle(1000, 1000, ((9, 8), (-8, 9), (-1, -9)))) > 9
    assert shortest_cycle(1000, 1000, ((9, -8), (-8, 9), (-9, -8))) is not None


@given(SIDES, SIDES, SETS)
def test_layers_hold_every_square_once_unless_there_is_a_cycle(rows, columns, moves):
    layers = by_layers(rows, columns, moves)
    placed = {square: number for number, layer in enumerate(layers) for square in layer}
    assert len(placed) == sum(map(len, layers))
    assert (len(placed) == rows * columns) == (not has_cycle(rows, columns, moves))
    for square, number in placed.items():
        assert number == max((placed[to] + 1 for to in targets(square, rows, columns, moves)), default=0)


@given(SIDES, SIDES, SETS)
def test_acyclic_moves_without_weight_filled(rows, columns, moves):
    if not has_cycle(rows, columns, moves):
        assert rows_of(grundy_grid(rows, columns, moves), columns) == grid(rows, columns, moves)


def test_moves_that_no_square_has_are_left_out():
    assert fitting_moves(3, 4, ((2, 0), (3, 0), (0, 3), (0, -4))) == ((2, 0), (0, 3))
    assert grundy_grid(3, 3, ((-1, 0), (5, 0))) == bytes([0] * 3 + [1] * 3 + [0] * 3)
