"""Coins on a chessboard: the numbers of the specification, the tales of the textbook methods, bad input, and every text."""

from collections import Counter as Tally
from itertools import combinations_with_replacement, product

import pytest
from coins_oracle import EIGHT, HYPER, USUAL, grid, play, solve, targets, text, winner
from dhadha import InvalidInput
from dhadha.counters import Counters
from dhadha.puzzles.coins import PUZZLE
from dhadha.puzzles.coins.closed_form import pattern_number
from dhadha.puzzles.coins.problem import CoinsProblem
from dhadha.puzzles.coins.reading import read_coins, read_moves
from dhadha.step import ROLES, WORDS
from dhadha.trace import Recorder
from messages import check_reasons, texts_of

ALL = ("grundy", "play", "closed-form", "fill")


# --- Numbers of the specification -------------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm", ALL)
def test_the_board_of_eight(algorithm):
    result = solve(algorithm)
    assert result["grid"] == EIGHT == grid(8, 8, USUAL)
    assert result["grid"] == [list(column) for column in zip(*result["grid"])]
    assert sum(row.count(0) for row in result["grid"]) == 17
    assert sum(not targets(square, 8, 8, USUAL) for square in product(range(1, 9), repeat=2)) == 4


@pytest.mark.parametrize("algorithm", ALL)
def test_the_board_of_fifteen(algorithm):
    result = solve(algorithm, "(8,8)", rows=15, columns=15)
    tally = Tally(number for row in result["grid"] for number in row)
    assert [tally[number] for number in range(5)] == [64, 72, 47, 36, 6] and sum(tally.values()) == 225
    lost = {(x, y) for x, y in product(range(1, 16), repeat=2) if result["grid"][x - 1][y - 1] == 0}
    assert lost == set(folk_rule(15))


def folk_rule(side) -> list:
    return [(x, y) for x, y in product(range(1, side + 1), repeat=2) if x % 4 in (1, 2) and y % 4 in (1, 2)]


def test_the_folk_rule_fails_in_the_corner_of_eight():
    lost = {(x, y) for x, y in product(range(1, 9), repeat=2) if EIGHT[x - 1][y - 1] == 0}
    assert lost ^ set(folk_rule(8)) == {(8, 8)}


@pytest.mark.parametrize("algorithm", ALL)
@pytest.mark.parametrize("coin, line", [("(5,2)", "Second"), ("(5,3)", "First"), ("(8,8)", "First")])
def test_samples_on_fifteen(algorithm, coin, line):
    run, _ = play(algorithm, coin, rows=15, columns=15)
    assert PUZZLE.answer_line(run) == line


def test_the_usual_game_is_lost():
    run, _ = play("grundy")
    assert run.state_text == "(5,2) (8,8)" and run.options["coins"] == "(5,2) (8,8)"
    assert {name: run.result[name] for name in ("winner", "grundy", "xor", "winning_moves")} == {"winner": "second", "grundy": [0, 0], "xor": 0, "winning_moves": []}


def test_winning_moves_are_named():
    result = solve("grundy", "(6,3) (8,6)")
    assert (result["winner"], result["grundy"], result["xor"]) == ("first", [2, 1], 3)
    assert {"coin": 1, "from": [6, 3], "to": [4, 4]} in result["winning_moves"] and len(result["winning_moves"]) == 5
    assert {move["coin"] for move in result["winning_moves"]} == {1, 2}


def test_the_hyper_knight():
    assert solve("grundy", "(8,8)", moves=text(HYPER))["grid"] == grid(8, 8, HYPER)


@pytest.mark.parametrize("rows, columns, moves", [
    (4, 4, USUAL), (5, 4, HYPER), (4, 5, ((-1, 0), (0, -1))), (3, 4, ((-1, 0), (0, -1), (-1, -1), (-2, 0))), (4, 3, ((1, 0), (0, 2))),
])
def test_the_xor_of_two_coins_agrees_with_brute_force(rows, columns, moves):
    wins = winner(rows, columns, moves)
    for coins in combinations_with_replacement(product(range(1, rows + 1), range(1, columns + 1)), 2):
        problem = CoinsProblem(rows, columns, moves, coins)
        winning = problem.winning_moves(coins)
        assert bool(winning) == wins(coins)
        for coin, square, to in problem.moves_of(coins):
            after = (*coins[:coin], to, *coins[coin + 1 :])
            assert ((coin, square, to) in winning) == (not wins(after))


# --- Tales ------------------------------------------------------------------------------------------------------------


def test_the_whole_tale_of_a_small_board():
    run, steps = play("grundy", "(3,3)", rows=3, columns=3)
    told = [(step.word, step.reason, *(step.args.get(name) for name in ("x", "y", "values", "number"))) for step in steps]
    expected = [("start", "coins-start")]
    known = {(3, 1): ("{0}", 1), (1, 3): ("{0}", 1), (3, 2): ("{0, 1}", 2), (2, 3): ("{0, 1}", 2), (3, 3): ("{0}", 1)}
    for total in range(2, 7):
        expected.append(("restart", "new-diagonal"))
        for x in range(max(1, total - 3), min(3, total - 1) + 1):
            square = (x, total - x)
            if square in known:
                values, number = known[square]
                expected += [("choose", "look-at-options", *square, values), ("assign", "next-number", *square, values, number)]
            else:
                expected.append(("assign", "no-option", *square, "{ }", 0))
    assert [tuple(value for value in each if value is not None) for each in told[: len(expected)]] == expected
    assert [each[1] for each in told[len(expected) :]] == ["coin-number", "sum-is-not-zero", "move-wins", "move-wins", "first-wins"]


def test_the_fill_never_looks_ahead():
    """Options are lit and linked, and all have their numbers, when a square gets its own; every square gets one once."""
    for options in ({}, {"moves": text(HYPER)}, {"moves": "1,0 0,1"}, {"moves": "-3,-3 -3,1 2,1", "coins": "(1,1)", "rows": 5, "columns": 5}):
        run, steps = play("grundy", **options)
        problem, written = run.problem, {}
        for step in steps:
            if step.word != "assign":
                continue
            (cell, number), = step.cells
            reached = {problem.cell(to) for to in problem.options(problem.square(cell))}
            assert reached <= set(written) and cell not in written
            assert set(step.links) == {(cell, other) for other in reached}
            assert {lit for lit, role in step.marks if role == "hint"} == reached and (cell, "current") in step.marks
            written[cell] = number
        assert len(written) == problem.rows * problem.columns
        assert [written[cell] for cell in sorted(written)] == list(problem.numbers)


def test_the_reason_names_the_weight():
    args = play("grundy")[1][0].args
    assert (args["weight"], args["kinds"], args["least"], args["most"]) == ("x+y", 2, 1, 3)
    assert play("grundy", moves="-1,0 -1,3 -1,-3")[1][0].args["weight"] == "x"
    assert play("grundy", moves="1,1 1,0")[1][0].args["weight"] == "−x"
    layers = play("grundy", "(1,1)", rows=5, columns=5, moves="-3,-3 -3,1 2,1")
    assert layers[1][0].reason == "coins-start-layers" and {step.reason for step in layers[1] if step.word == "restart"} == {"new-layer"}


@pytest.mark.parametrize("algorithm, state, options, counts", [
    ("grundy", "(5,2) (8,8)", {}, {"squares": 64, "winning": 0}),
    ("grundy", "(6,3) (8,6)", {}, {"squares": 64, "winning": 5}),
    ("closed-form", "(8,8)", {}, {"looked-at": 11, "exceptions": 1}),
])
def test_counters(algorithm, state, options, counts):
    run, steps = play(algorithm, state, **options)
    counters = Counters(run.ran.counters)
    counters.feed(step.word for step in steps)
    assert counters.values == counts


# --- A game -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("opponent", ["perfect", "beatable"])
@pytest.mark.parametrize("state", ["(5,2) (8,8)", "(7,4) (8,6) (5,8)", "(6,3)", "(1,1)"])
def test_a_game_keeps_its_promise(state, opponent, seed):
    """Legal moves to the end; who leaves XOR 0 goes on doing so; a perfect first player wins what is won."""
    run, steps = play("play", state, seed=seed, opponent=opponent)
    problem, coins = run.problem, list(run.problem.start)
    for number, step in enumerate(steps[1:-1]):
        (token, value), = step.cells
        coin, to = token - 64, problem.square(value - 1)
        assert to in targets(coins[coin], 8, 8, USUAL)
        before = xor(EIGHT[x - 1][y - 1] for x, y in coins)
        coins[coin] = to
        after = xor(EIGHT[x - 1][y - 1] for x, y in coins)
        assert (step.args["before"], step.args["xor"]) == (before, after)
        assert step.reason == ("leaves-zero" if not after else "wins-no-more" if before else "breaks-zero")
        assert step.args["player"] == ("first", "second")[number % 2]
        assert step.reason != "wins-no-more" or (opponent == "beatable" and number % 2)
    assert not any(targets(coin, 8, 8, USUAL) for coin in coins)
    assert run.result["moves"] == len(steps) - 2 and run.result["won"] == ("second", "first")[len(steps) % 2]
    if run.result["winner"] == "first" or opponent == "perfect":
        assert run.result["won"] == run.result["winner"]


def xor(numbers) -> int:
    total = 0
    for number in numbers:
        total ^= number
    return total


def test_a_seed_is_a_game():
    games = [[step.args for step in play("play", "(7,4) (8,6) (5,8)", seed=seed, opponent="beatable")[1]] for seed in (1, 1, 2, 3)]
    assert games[0] == games[1] and any(games[0] != other for other in games[2:])


# --- The closed form --------------------------------------------------------------------------------------------------


def quadrant(square) -> list:
    x, y = square
    return [(x + dx, y + dy) for dx, dy in USUAL if x + dx > 0 and y + dy > 0]


def test_the_closed_form_is_proved_by_its_cases():
    """In each of 8·20 cases the pattern's number is the mex of its options': no other numbers on the quadrant do that."""
    cases = [(x, y) for x in range(1, 9) for y in range(4 * ((x - 1) // 4) + 1, 4 * ((x - 1) // 4) + 21)]
    assert len(cases) == 160
    for square in cases:
        reached = {pattern_number(*to) for to in quadrant(square)}
        assert pattern_number(*square) == min(set(range(6)) - reached)


def test_the_closed_form_against_the_recurrence_on_a_large_quadrant():
    numbers = {}
    for total in range(2, 90):
        for square in ((x, total - x) for x in range(1, total)):
            reached = {numbers[to] for to in quadrant(square)}
            numbers[square] = min(set(range(6)) - reached)
    assert all(pattern_number(*square) == number for square, number in numbers.items())
    assert all((number == 0) == (x % 4 in (1, 2) and y % 4 in (1, 2)) for (x, y), number in numbers.items())


@pytest.mark.parametrize("rows, columns", [(1, 1), (2, 9), (8, 8), (15, 15), (11, 6), (5, 6), (30, 30), (30, 4)])
def test_the_closed_form_mends_what_far_edges_change(rows, columns):
    run, steps = play("closed-form", "(1,1)", rows=rows, columns=columns)
    own = grid(rows, columns, USUAL)
    assert run.result["grid"] == own
    exceptions = {(x, y) for x, y in product(range(1, rows + 1), range(1, columns + 1)) if own[x - 1][y - 1] != pattern_number(x, y)}
    assert {run.problem.square(step.cells[0][0]) for step in steps if step.word == "reject"} == exceptions
    assert next(step.args["count"] for step in steps if step.reason == "exceptions-counted") == len(exceptions)
    assert [step.word for step in steps].count("assign") == -(-rows // 4) * -(-columns // 4)


def test_the_exception_of_eight():
    reject, = (step for step in play("closed-form")[1] if step.word == "reject")
    assert reject.args == {"x": 8, "y": 8, "pattern": 1, "number": 0, "missing": "(6,9), (9,6)", "count": 2, "values": "{2}"}


# --- Input ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("given, coins", [
    ("5 2", ((5, 2),)), ("5,2", ((5, 2),)), ("5,2 8,8", ((5, 2), (8, 8))), ("(5,2) (8,8)", ((5, 2), (8, 8))), ("(5,2),(8,8)", ((5, 2), (8, 8))),
    ("[[5, 2], [8, 8]]", ((5, 2), (8, 8))), ("5 2 8 8", ((5, 2), (8, 8))), ("(5 2)\n(8 8)", ((5, 2), (8, 8))), ("5, 2", ((5, 2),)),
    ("(৫,২) (৮,৮)", ((5, 2), (8, 8))), ("۵،۲ ۸،۸", ((5, 2), (8, 8))), ("", ()), ("3,3 3,3", ((3, 3), (3, 3))), ("5,2;8,8", ((5, 2), (8, 8))),
])
def test_coins_are_read(given, coins):
    assert read_coins(given) == coins


@pytest.mark.parametrize("given, moves", [
    ("-2,1 1,-2", ((-2, 1), (1, -2))), ("(−2,+1) (−3,−1)", ((-2, 1), (-3, -1))), ("-1,0 -1,0", ((-1, 0),)), ("-২,১", ((-2, 1),)),
])
def test_moves_are_read(given, moves):
    assert read_moves(given) == moves


REFUSALS = [
    ("grundy", "(9,1)", {}, "coin-off-board"), ("grundy", "(1,0)", {}, "coin-off-board"), ("grundy", "-1,1", {}, "coin-off-board"),
    ("grundy", None, {"rows": 4}, "coin-off-board"), ("play", "(5,5)", {"columns": 4}, "coin-off-board"),
    ("grundy", "5", {}, "coin-not-a-pair"), ("grundy", "5,2 8", {}, "coin-not-a-pair"), ("grundy", "(5,2,3) (8)", {}, "coin-not-a-pair"),
    ("grundy", "(5,2", {}, "coin-not-a-pair"), ("grundy", "a1 b2", {}, "coin-not-a-pair"), ("grundy", "(5,2) 8 8", {}, "coin-not-a-pair"),
    ("grundy", "5.5 2", {}, "coin-not-a-pair"), ("grundy", "()", {}, "coin-not-a-pair"),
    ("grundy", "1 1 " * 33, {}, "too-many-coins"), ("grundy", "", {"coins": ""}, "no-coins"), ("grundy", "(1,1)", {"coins": "(2,2)"}, "coins-differ"),
    ("grundy", "", {"moves": ""}, "no-moves"), ("grundy", "", {"moves": "-2,1 -2"}, "move-not-a-pair"), ("grundy", "", {"moves": "up"}, "move-not-a-pair"),
    ("grundy", "", {"moves": "-2,1 0,0"}, "move-stays"), ("fill", "", {"moves": "-10,0"}, "move-too-far"),
    ("grundy", "", {"moves": " ".join(f"-{k // 9 + 1},-{k % 9}" for k in range(25))}, "too-many-moves"),
    ("grundy", "", {"moves": "1,0 -1,0"}, "moves-cycle"), ("fill", "", {"moves": "2,1 -1,1 -1,-2", "rows": 900, "columns": 900}, "moves-cycle"),
    ("closed-form", "", {"moves": "-1,0"}, "no-closed-form"),
    ("grundy", "", {"rows": 31}, "too-large-here"), ("fill", "", {"rows": 1001}, "not-in-range"), ("grundy", "", {"columns": 0}, "not-in-range"),
    ("play", "", {"opponent": "stupid"}, "not-a-choice"), ("grundy", "", {"seed": 1}, "unknown-option"),
]


@pytest.mark.parametrize("algorithm, state, options, key", REFUSALS)
def test_refusals(algorithm, state, options, key, messages):
    with pytest.raises(InvalidInput) as refusal:
        play(algorithm, state, **options)
    assert refusal.value.key == key
    if f"error-{key}" in messages:
        assert messages[f"error-{key}"] <= set(refusal.value.args_by_name)


def test_a_cycle_is_written_and_drawn():
    with pytest.raises(InvalidInput) as refusal:
        play("grundy", moves="-2,1 1,-2 1,1")
    cycle, picture = refusal.value.args_by_name["cycle"], refusal.value.picture
    squares = read_coins(cycle.replace("→", " "))
    assert len(squares) == 4 and squares[0] == squares[-1]
    assert {(b[0] - a[0], b[1] - a[1]) for a, b in zip(squares, squares[1:])} == {(-2, 1), (1, -2), (1, 1)}
    cells = [(x - 1) * picture["columns"] + y - 1 for x, y in squares]
    assert picture["links"] == [list(link) for link in zip(cells, cells[1:])]
    assert sorted(picture["marks"]) == sorted([cell, "conflict"] for cell in cells[:-1])
    assert len(picture["values"]) == picture["rows"] * picture["columns"] and cycle in str(refusal.value)


def test_a_long_cycle_is_written_without_its_middle():
    with pytest.raises(InvalidInput) as refusal:
        play("fill", "(1,1)", rows=500, columns=500, moves="9,8 -8,9 -1,-9")
    told = refusal.value.args_by_name
    assert told["count"] == 299 and len(told["cycle"].split(" → ")) == 16 and " → … → " in told["cycle"]
    assert len(refusal.value.picture["links"]) == 299


def test_the_state_tells_the_coins():
    assert PUZZLE.implied("5 2") == {"coins": "(5,2)"} and PUZZLE.implied("") == PUZZLE.implied("(5") == {}
    assert solve("grundy", "5 2")["grundy"] == [0] and solve("grundy", "", coins="(5,3)")["grundy"] == [3]
    assert play("grundy", "(5,2)", coins="5 2")[0].state_text == "(5,2)"


# --- Texts and traces -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def messages():
    """{key: the names of the variables that its English text uses}."""
    return texts_of("coin-game")


TALES = [
    *((preset.algorithm, preset.state, preset.options) for preset in PUZZLE.presets),
    ("grundy", "(1,1) (2,2)", {}), ("grundy", "(1,1) (1,3)", {}), ("play", "", {}), ("grundy", "(1,1)", {"rows": 5, "columns": 5, "moves": "-3,-3 -3,1 2,1"}),
    ("play", "(8,8) (6,3) (7,7)", {"opponent": "beatable", "seed": 2}), ("play", "(6,3) (7,7) (4,5) (8,7)", {"opponent": "beatable", "seed": 3}),
    ("fill", "(8,8)", {"rows": 300, "columns": 300}), ("closed-form", "", {}), ("closed-form", "(1,1)", {"rows": 11, "columns": 6}), ("closed-form", "(1,1)", {"rows": 5, "columns": 6}),
]


@pytest.fixture(scope="module")
def tales():
    return [play(algorithm, state, **options) for algorithm, state, options in TALES]


def test_every_reason_has_a_text_and_every_text_its_arguments(tales, messages):
    told = check_reasons(tales, messages)
    assert not {key for key in messages if key.startswith("reason-") and not key.startswith(("reason-hand", "reason-advice"))} - told


def test_everything_else_has_a_text(tales, messages):
    facts = {f"result-{name}" for run, _ in tales for name in run.result}
    algorithms = {f"algorithm-{algorithm.id}{ending}" for algorithm in PUZZLE.algorithms for ending in ("", "-about")}
    counters = {f"counter-{name}" for algorithm in PUZZLE.algorithms for name in algorithm.counters}
    parameters = {f"option-{parameter.id}" for algorithm in PUZZLE.algorithms for parameter in algorithm.parameters} - {"option-seed"}
    presets = {f"preset-coin-game-{preset.id}" for preset in PUZZLE.presets}
    page = {"puzzle-coin-game-hint", "puzzle-coin-game-story", "choice-perfect", "choice-beatable", "plot-xor", "plot-line-xor"}
    assert facts | algorithms | counters | parameters | presets | page <= set(messages)


def test_steps_keep_to_the_vocabulary_and_the_board(tales):
    for run, steps in tales:
        cells = run.problem.rows * run.problem.columns + len(run.problem.start)
        assert {step.word for step in steps} <= set(WORDS)
        for step in steps:
            assert all(0 <= cell < cells for cell, _ in step.cells)
            assert all(0 <= cell < cells and role in ROLES for cell, role in [*step.marks, *step.roles])
            assert all(0 <= cell < run.problem.rows * run.problem.columns for link in step.links for cell in link)


def test_the_board_that_steps_leave_shows_the_numbers_and_the_coins(tales):
    for run, steps in tales:
        if run.ran.kind == "engine" or run.ran.id == "play":
            continue
        values = list(run.board["values"])
        for step in steps:
            for cell, value in step.cells:
                values[cell] = value
        squares = run.problem.rows * run.problem.columns
        assert values[:squares] == [number for row in run.result["grid"] for number in row]
        assert values[squares:] == [1 + run.problem.cell(square) for square in run.problem.start]


@pytest.mark.parametrize("preset", PUZZLE.presets, ids=lambda preset: preset.id)
def test_presets_are_short_and_can_be_recorded(preset):
    run, steps = play(preset.algorithm, preset.state, **preset.options)
    assert run.status == "found" and len(steps) < 500
    again, _ = play(preset.algorithm, preset.state, **preset.options)
    assert len(Recorder(again).file()) > 1000


def test_the_game_of_the_preset_is_turned_at_move_four():
    preset = next(preset for preset in PUZZLE.presets if preset.id == "game")
    run, steps = play(preset.algorithm, preset.state, **preset.options)
    assert [step.args["count"] for step in steps if step.reason == "wins-no-more"] == [4]
    assert (run.result["winner"], run.result["won"]) == ("second", "first")
