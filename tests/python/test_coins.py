"""Coins on a chessboard: facts, steps, games, the closed form, the engine, the order of move sets."""

from collections import Counter as Tally
from itertools import product

import pytest
from coins_oracle import EIGHT, HYPER, USUAL, grundy_numbers_by_square, has_cycle, run_to_end, targets, write_moves
from dhadha.puzzles.coins.closed_form import grundy_in_pattern
from dhadha.puzzles.coins.puzzle import PUZZLE
from dhadha.puzzles.coins.topological_order_or_cycle import find_cycle
from dhadha.puzzles.grundy.mex_and_xor import xor_of
from hypothesis import given
from hypothesis import strategies as st

ALL = ("grundy", "play", "closed-form", "fill")
OFFSETS = st.tuples(st.integers(-4, 4), st.integers(-4, 4)).filter(any)
SETS = st.lists(OFFSETS, min_size=1, max_size=6, unique=True).map(tuple)
SIDES = st.integers(1, 8)


# --- Facts ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm", ALL)
def test_known_numbers_of_sides_8_and_15(algorithm):
    eight = run_to_end(algorithm)[0].result["grid"]
    assert eight == EIGHT == [list(column) for column in zip(*eight)]
    for coin, line in (("(5,2)", "Second"), ("(5,3)", "First"), ("(8,8)", "First")):
        run, _ = run_to_end(algorithm, coin, rows=15, columns=15)
        assert PUZZLE.answer_line(run) == line
    tally = Tally(number for row in run.result["grid"] for number in row)
    assert [tally[number] for number in range(5)] == [64, 72, 47, 36, 6] and sum(tally.values()) == 225
    for x, y in product(range(1, 16), repeat=2):  # the rule that people know
        assert (run.result["grid"][x - 1][y - 1] == 0) == (x % 4 in (1, 2) and y % 4 in (1, 2))


# --- Steps and games --------------------------------------------------------------------------------------------------


def test_all_steps_of_a_small_board():
    _, steps = run_to_end("grundy", "(3,3)", rows=3, columns=3)
    known = {(3, 1): ("{0}", 1), (1, 3): ("{0}", 1), (3, 2): ("{0, 1}", 2), (2, 3): ("{0, 1}", 2), (3, 3): ("{0}", 1)}
    expected = [("one-coin-start",), ("coins-start",)]
    for total in range(2, 7):
        expected.append(("new-diagonal",))
        for x in range(max(1, total - 3), min(3, total - 1) + 1):
            square = (x, total - x)
            values, number = known.get(square, ("{ }", 0))
            if square in known:
                expected.append(("look-at-options", *square, values))
            expected.append(("next-number" if square in known else "no-option", *square, values, number))
    expected += [("sum-is-not-zero",), ("move-wins", 3, 3, 1), ("move-wins", 3, 3, 1), ("first-wins", 3, 3)]
    names = "x", "y", "values", "number"
    assert [(step.reason, *(step.args[name] for name in names if name in step.args)) for step in steps] == expected


@pytest.mark.parametrize("state, options", [
    ("", {}), ("", {"moves": write_moves(HYPER)}), ("", {"moves": "1,0 0,1"}),
    ("(1,1)", {"moves": "-3,-3 -3,1 2,1", "rows": 5, "columns": 5}),
])
def test_fill_uses_earlier_cells_only(state, options):
    """Options are highlighted, linked and numbered before their square; every square is numbered once."""
    run, steps = run_to_end("grundy", state, **options)
    problem, written = run.problem, {}
    for step in steps:
        if step.word != "assign":
            continue
        (cell, number), = step.cells
        square = step.args["x"], step.args["y"]
        reached = set(map(problem.cell, problem.options(square)))
        assert reached <= set(written) and cell not in written and cell == problem.cell(square)
        assert set(step.links) == {(cell, other) for other in reached}
        assert set(step.marks) == {(cell, "current"), *((other, "hint") for other in reached)}
        written[cell] = number
    assert [written[cell] for cell in range(problem.rows * problem.columns)] == list(problem.numbers)


def test_the_reason_names_the_order():
    args = run_to_end("grundy")[1][2].args
    assert (args["kinds"], args["least"], args["most"]) == (2, 1, 3)
    _, steps = run_to_end("grundy", "(1,1)", rows=5, columns=5, moves="-3,-3 -3,1 2,1")
    assert steps[1].reason == "coins-start-layers"
    first, *later = [step for step in steps if step.word == "restart"]
    assert {step.reason for step in (first, *later)} == {"new-layer"}
    assert first.args["options"] == 0 and all(step.args["options"] for step in later)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("opponent", ["perfect", "beatable"])
@pytest.mark.parametrize("state", ["(5,2) (8,8)", "(7,4) (8,6) (5,8)", "(6,3)", "(1,1)"])
def test_winner_keeps_winning(state, opponent, seed):
    """Legal moves to the end; a player at XOR 0 stays there; a perfect first player wins a won game."""
    run, steps = run_to_end("play", state, seed=seed, opponent=opponent)
    coins = list(run.problem.start)
    for number, step in enumerate(steps[1:-1]):
        (token, value), = step.cells
        coin, to = token - 64, tuple(side + 1 for side in divmod(value - 1, 8))
        assert to in targets(coins[coin], 8, 8, USUAL)
        before = xor_of(EIGHT[x - 1][y - 1] for x, y in coins)
        coins[coin] = to
        after = xor_of(EIGHT[x - 1][y - 1] for x, y in coins)
        assert (step.args["before"], step.args["xor"]) == (before, after)
        assert step.reason == ("leaves-zero" if not after else "wins-no-more" if before else "breaks-zero")
        assert step.args["player"] == ("first", "second")[number % 2]
        assert step.reason != "wins-no-more" or (opponent == "beatable" and number % 2)
    assert not any(targets(coin, 8, 8, USUAL) for coin in coins)
    assert run.result["moves"] == len(steps) - 2 and run.result["won"] == ("second", "first")[len(steps) % 2]
    if run.result["winner"] == "first" or opponent == "perfect":
        assert run.result["won"] == run.result["winner"]


def test_the_seed_determines_the_game():
    one, again, *others = (
        run_to_end("play", "(7,4) (8,6) (5,8)", seed=seed, opponent="beatable")[1] for seed in (1, 1, 2, 3)
    )
    assert one == again and any(one != other for other in others)


# --- The closed form --------------------------------------------------------------------------------------------------


def test_the_closed_form_is_proved_by_its_cases():
    """In each of 8·20 cases the pattern's number is the mex of its options', and no other numbers on the quadrant are.
    """
    cases = [(x, y) for x in range(1, 9) for y in range(4 * ((x - 1) // 4) + 1, 4 * ((x - 1) // 4) + 21)]
    assert len(cases) == 160
    for x, y in cases:
        reached = {grundy_in_pattern(x + dx, y + dy) for dx, dy in USUAL if x + dx > 0 and y + dy > 0}
        assert grundy_in_pattern(x, y) == min(set(range(6)) - reached)


@pytest.mark.parametrize("rows, columns", [(1, 1), (2, 9), (8, 8), (11, 6), (30, 30)])
def test_closed_form_corrects_far_edges(rows, columns):
    run, steps = run_to_end("closed-form", "(1,1)", rows=rows, columns=columns)
    own = grundy_numbers_by_square(rows, columns, USUAL)
    assert run.result["grid"] == own
    exceptions = {
        (x, y)
        for x, y in product(range(1, rows + 1), range(1, columns + 1))
        if own[x - 1][y - 1] != grundy_in_pattern(x, y)
    }
    assert {step.cells[0][0] for step in steps if step.word == "reject"} == set(map(run.problem.cell, exceptions))
    assert next(step.args["count"] for step in steps if step.reason == "exceptions-counted") == len(exceptions)
    assert [step.word for step in steps].count("assign") == -(-rows // 4) * -(-columns // 4)


# --- The engine, and the order and cycles of move sets ----------------------------------------------------------------


@st.composite
def ending_coin_games(draw, most_moves=12, farthest=4, side=14):
    """Return rows, columns and moves that all lower p·x + q·y, for some p and q."""
    p, q = draw(st.tuples(st.integers(-3, 3), st.integers(-3, 3)).filter(any))
    far = st.integers(-farthest, farthest)
    falls = st.tuples(far, far).filter(lambda move: p * move[0] + q * move[1] < 0)
    moves = draw(st.lists(falls, min_size=1, max_size=most_moves, unique=True))
    return draw(st.integers(1, side)), draw(st.integers(1, side)), tuple(moves)


@given(ending_coin_games(side=7), ending_coin_games(most_moves=24, farthest=9))
def test_the_textbook_and_the_engine_agree_with_recursion(near, far):
    for algorithm, (rows, columns, moves) in (("grundy", near), ("fill", near), ("fill", far)):
        run, _ = run_to_end(algorithm, "(1,1)", rows=rows, columns=columns, moves=write_moves(moves))
        assert run.result["grid"] == grundy_numbers_by_square(rows, columns, moves)


def test_million_squares_are_filled():
    run, steps = run_to_end("fill", "(1000,1000)", rows=1000, columns=1000)
    assert run.board["values"] == [] and run.board["cells"] == 1_000_001 and run.board["fill"] == -1
    assert [step.word for step in steps[:2]] == ["start", "progress"] and steps[-1].word == "found"
    percents = [step.args["percent"] for step in steps if step.reason == "fill-progress"]
    assert percents == [8, 32, 68, 92]
    board = next(step.node.state for step in steps if step.reason == "fill-done")
    assert len(board) == 1_000_001 and board[-1] == 1_000_000
    columns = run.result["grid"]
    for x, y in ((1, 1), (5, 6), (999, 998), (500, 501), (777, 1000), (1000, 1000)):
        reached = {columns[a - 1][b - 1] for a, b in targets((x, y), 1000, 1000, USUAL)}
        assert columns[x - 1][y - 1] == min(set(range(6)) - reached) == board[(x - 1) * 1000 + y - 1]


@given(SIDES, SIDES, SETS)
def test_a_cycle_is_found_exactly_when_there_is_one(rows, columns, moves):
    cycle = find_cycle(rows, columns, moves)
    assert (cycle is not None) == has_cycle(rows, columns, moves)
    if cycle:
        assert cycle[0] == cycle[-1] and len(set(cycle)) == len(cycle) - 1
        assert all(after in targets(square, rows, columns, moves) for square, after in zip(cycle, cycle[1:]))


@given(SETS, st.integers(17, 30), st.integers(17, 30))
def test_large_boards_allow_cycles_as_soon_as_those_of_the_lemma(moves, rows, columns):
    """17 = 4·4 + 1 squares are enough for offsets up to 4."""
    assert (find_cycle(rows, columns, moves) is None) == (find_cycle(17, 17, moves) is None)
