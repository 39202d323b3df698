"""Coins on a chessboard: the specification's Grundy numbers, golden traces of the textbook methods, and games."""

from collections import Counter as Tally
from itertools import combinations_with_replacement, product

import pytest
from coins_oracle import EIGHT, HYPER, USUAL, grid, play, solve, targets, text, winner
from dhadha.puzzles.coins import PUZZLE
from dhadha.puzzles.coins.problem import CoinsProblem
from dhadha.trace.counters import Counters

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
    assert {name: run.result[name] for name in ("winner", "grundy", "xor", "winning_moves")} == {
        "winner": "second",
        "grundy": [0, 0],
        "xor": 0,
        "winning_moves": [],
    }


def test_winning_moves_are_named():
    result = solve("grundy", "(6,3) (8,6)")
    assert (result["winner"], result["grundy"], result["xor"]) == ("first", [2, 1], 3)
    assert {"coin": 1, "from": [6, 3], "to": [4, 4]} in result["winning_moves"] and len(result["winning_moves"]) == 5
    assert {move["coin"] for move in result["winning_moves"]} == {1, 2}


def test_the_hyper_knight():
    assert solve("grundy", "(8,8)", moves=text(HYPER))["grid"] == grid(8, 8, HYPER)


@pytest.mark.parametrize(
    "rows, columns, moves",
    [
        (4, 4, USUAL),
        (5, 4, HYPER),
        (4, 5, ((-1, 0), (0, -1))),
        (3, 4, ((-1, 0), (0, -1), (-1, -1), (-2, 0))),
        (4, 3, ((1, 0), (0, 2))),
    ],
)
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


def test_all_steps_of_a_small_board():
    run, steps = play("grundy", "(3,3)", rows=3, columns=3)
    said = [
        (step.word, step.reason, *(step.args.get(name) for name in ("x", "y", "values", "number"))) for step in steps
    ]
    expected = [("start", "coins-start")]
    known = {(3, 1): ("{0}", 1), (1, 3): ("{0}", 1), (3, 2): ("{0, 1}", 2), (2, 3): ("{0, 1}", 2), (3, 3): ("{0}", 1)}
    for total in range(2, 7):
        expected.append(("restart", "new-diagonal"))
        for x in range(max(1, total - 3), min(3, total - 1) + 1):
            square = (x, total - x)
            if square in known:
                values, number = known[square]
                expected += [
                    ("choose", "look-at-options", *square, values),
                    ("assign", "next-number", *square, values, number),
                ]
            else:
                expected.append(("assign", "no-option", *square, "{ }", 0))
    assert [tuple(value for value in each if value is not None) for each in said[: len(expected)]] == expected
    assert [each[1] for each in said[len(expected) :]] == [
        "coin-number",
        "sum-is-not-zero",
        "move-wins",
        "move-wins",
        "first-wins",
    ]


def test_fill_uses_earlier_cells_only():
    """Options are highlighted, linked and numbered before their square; every square is numbered once."""
    for options in (
        {},
        {"moves": text(HYPER)},
        {"moves": "1,0 0,1"},
        {"moves": "-3,-3 -3,1 2,1", "coins": "(1,1)", "rows": 5, "columns": 5},
    ):
        run, steps = play("grundy", **options)
        problem, written = run.problem, {}
        for step in steps:
            if step.word != "assign":
                continue
            (cell, number), = step.cells
            reached = {problem.cell(to) for to in problem.options(problem.square(cell))}
            assert reached <= set(written) and cell not in written
            assert set(step.links) == {(cell, other) for other in reached}
            assert {other for other, role in step.marks if role == "hint"} == reached
            assert (cell, "current") in step.marks
            written[cell] = number
        assert len(written) == problem.rows * problem.columns
        assert [written[cell] for cell in sorted(written)] == list(problem.numbers)


def test_the_reason_names_the_weight():
    args = play("grundy")[1][0].args
    assert (args["weight"], args["kinds"], args["least"], args["most"]) == ("x+y", 2, 1, 3)
    assert play("grundy", moves="-1,0 -1,3 -1,-3")[1][0].args["weight"] == "x"
    assert play("grundy", moves="1,1 1,0")[1][0].args["weight"] == "−x"
    layers = play("grundy", "(1,1)", rows=5, columns=5, moves="-3,-3 -3,1 2,1")
    assert layers[1][0].reason == "coins-start-layers" and {
        step.reason for step in layers[1] if step.word == "restart"
    } == {"new-layer"}


@pytest.mark.parametrize("algorithm, state, options, counts", [
    ("grundy", "(5,2) (8,8)", {}, {"squares": 64, "winning": 0}),
    ("grundy", "(6,3) (8,6)", {}, {"squares": 64, "winning": 5}),
    ("closed-form", "(8,8)", {}, {"looked-at": 11, "exceptions": 1}),
])
def test_counters(algorithm, state, options, counts):
    run, steps = play(algorithm, state, **options)
    counters = Counters(run.effective_algorithm.counters)
    counters.feed(step.word for step in steps)
    assert counters.values == counts


# --- A game -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("opponent", ["perfect", "beatable"])
@pytest.mark.parametrize("state", ["(5,2) (8,8)", "(7,4) (8,6) (5,8)", "(6,3)", "(1,1)"])
def test_winner_keeps_winning(state, opponent, seed):
    """Legal moves to the end; a player at XOR 0 stays there; a perfect first player wins a won game."""
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


def test_seed_determines_game():
    games = [
        [step.args for step in play("play", "(7,4) (8,6) (5,8)", seed=seed, opponent="beatable")[1]]
        for seed in (1, 1, 2, 3)
    ]
    assert games[0] == games[1] and any(games[0] != other for other in games[2:])
