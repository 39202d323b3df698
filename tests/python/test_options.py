"""Options, shuffles, moves by hand, offers, and budgets that hold."""

from collections import Counter

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.sliding import PUZZLE
from dhadha.puzzles.sliding.board import Shape, read_state
from oracle import neighbours, solve

SEARCHES = [a.id for a in PUZZLE.algorithms if "budget" in {parameter.id for parameter in a.parameters}]


@pytest.mark.parametrize("algorithm, options, key", [
    ("a-star", {"budget": 0}, "not-in-range"),
    ("a-star", {"budget": 2_000_001}, "not-in-range"),
    ("a-star", {"budget": -5}, "not-in-range"),
    ("a-star", {"budget": "1.5"}, "not-in-range"),
    ("a-star", {"budget": ""}, "not-in-range"),
    ("a-star", {"budget": "9" * 5000}, "not-in-range"),
    ("a-star", {"heuristic": "euclid"}, "not-a-choice"),
    ("a-star", {"heuristic": ["manhattan"]}, "not-a-choice"),
    ("a-star", {"depth-limit": 3}, "unknown-option"),
    ("breadth-first", {"heuristic": "manhattan"}, "unknown-option"),
    ("depth-first", {"depth_limit": 100_001}, "not-in-range"),
    ("greedy-backtracking", {"tolerance": -1}, "not-in-range"),
    ("solvability", {"budget": 10}, "unknown-option"),
    ("a-star", {"": 1}, "unknown-option"),
])
def test_unfit_options_are_refused(algorithm, options, key):
    with pytest.raises(InvalidInput) as caught:
        dhadha.run("n-puzzle", algorithm, "123046758", **options)
    assert caught.value.key == key
    assert next(iter(options)).replace("_", "-") in str(caught.value)


@pytest.mark.parametrize("given, expected", [
    ({"depth-limit": "12"}, 12), ({"depth_limit": 12}, 12), ({"depth-limit": " ১২ "}, 12),
    ({"depth-limit": None}, 0), ({}, 0), ({"depth-limit": 100_000}, 100_000),
])
def test_option_types(given, expected):
    run = dhadha.run("n-puzzle", "depth-first", "123046758", **given)
    assert run.options["depth-limit"] == expected
    assert run.options["budget"] == 200_000


def test_unknown_names_list_known_ones():
    with pytest.raises(InvalidInput, match="n-puzzle") as caught:
        dhadha.run("chess", "a-star")
    assert caught.value.key == "unknown-puzzle"
    with pytest.raises(InvalidInput, match="ida-star") as caught:
        dhadha.run("n-puzzle", "dijkstra")
    assert caught.value.key == "unknown-algorithm"


def test_the_catalogue_describes_options_that_work():
    (puzzle,) = [p for p in dhadha.catalogue()["puzzles"] if p["id"] == "n-puzzle"]
    for algorithm in puzzle["algorithms"]:
        options = {p["id"]: p["default"] for p in algorithm["parameters"]}
        assert dhadha.run("n-puzzle", algorithm["id"], puzzle["example"], **options).options == options
    for preset in puzzle["presets"]:
        assert dhadha.run("n-puzzle", preset["algorithm"], preset["state"], **preset["options"]).state_text


@pytest.mark.parametrize("shape", [*(Shape(n, n) for n in range(2, 11)), Shape(2, 10), Shape(10, 2), Shape(4, 7)])
@pytest.mark.parametrize("walk", [0, 1, 50])
def test_a_shuffle_is_solvable_and_repeatable(shape, walk):
    states = [PUZZLE.shuffle(*shape, seed, walk) for seed in range(12)]
    assert states == [PUZZLE.shuffle(*shape, seed, walk) for seed in range(12)]
    assert all(read_state(state)[0] == shape for state in states)
    assert all(solve("solvability", state).result["solvable"] for state in states)
    assert len(set(states)) >= 2


@pytest.mark.parametrize("length", [1, 2, 3, 4, 5, 6, 7, 30, 31])
def test_walk_length(length, table):
    """The shortest cycle has 12 moves: up to 6 that never go straight back there is no shorter way."""
    for seed in range(30):
        distance = table[PUZZLE.shuffle(3, 3, seed, length)]
        assert distance <= length and (length - distance) % 2 == 0
        assert distance == length or length > 6


def test_a_shuffle_without_walk_gives_every_solvable_state_the_same_chance():
    drawn = Counter(PUZZLE.shuffle(2, 2, seed) for seed in range(6000))
    assert len(drawn) == 12
    assert max(drawn.values()) < 1.4 * min(drawn.values())


@pytest.mark.parametrize("options, key", [
    ({"rows": 1}, "not-in-range"), ({"columns": 11}, "not-in-range"), ({"size": 3}, "unknown-option"),
    ({"seed": -1}, "not-in-range"),
    ({"walk": "far"}, "not-in-range"), ({"colour": 1}, "unknown-option"),
])
def test_unfit_shuffles_are_refused(options, key):
    with pytest.raises(InvalidInput) as caught:
        PUZZLE.read_shuffle(options)
    assert caught.value.key == key


@pytest.mark.parametrize("state", ["123046758", "123406758", "023146758", "123456780", "1230", "0213"])
def test_moves_by_hand(state):
    said, (_, before) = PUZZLE.moves(state, {}), read_state(state)
    assert {move["move"]: move["state"] for move in said} == neighbours(state)
    for move in said:
        board = list(before)
        assert board[move["cell"]] != 0 and board[move["to"]] == 0
        for cell, value in move["cells"]:
            board[cell] = value
        assert bytes(board) == read_state(move["state"])[1]
        assert (board[move["to"]], board[move["cell"]]) == (before[move["cell"]], 0)
        assert move["key"] == {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight"}[move["move"]]


def unsolvable_states():
    """Return (state, goal): shuffles with their last two tiles exchanged, and a few by hand."""
    for size, seed in ((2, 1), (2, 2), (3, 1), (3, 2), (4, 3), (7, 4), (10, 5)):
        _, tiles = read_state(PUZZLE.shuffle(size, size, seed))
        one, other = [tile for tile in tiles if tile][-2:]
        yield " ".join(str({one: other, other: one}.get(tile, tile)) for tile in tiles), ""
    yield from (("213456780", ""), ("123456870", ""), ("1230", "2130"), ("123456780", "213456780"))


@pytest.mark.parametrize("state, goal", list(unsolvable_states()))
def test_the_offer_is_solvable_and_one_swap_away(state, goal):
    result = solve("a-star", state, goal=goal).result
    assert not result["solvable"]
    (_, given), (_, offer) = read_state(state), read_state(result["offer"]["state"])
    differing = [(a, b) for a, b in zip(given, offer) if a != b]
    assert len(differing) == 2 and differing[0] == differing[1][::-1] and 0 not in differing[0]
    assert solve("solvability", result["offer"]["state"], goal=goal).result["solvable"]


@pytest.mark.parametrize("state", ["213456780", "132456780", "123456870"])
def test_offer_corrects_a_tile(state):
    assert solve("a-star", state).result["offer"]["state"] == "123456780"


def short_run(algorithm: str):
    patience = {"tolerance": 9} if algorithm == "greedy-backtracking" else {}
    return dhadha.run("n-puzzle", algorithm, "867254301", budget=5, **patience)


@pytest.mark.parametrize("algorithm", SEARCHES)
def test_budget_is_exact(algorithm):
    """The last visited node gets no children."""
    run = short_run(algorithm)
    successors, asked = run.problem.successors, []
    run.problem.successors = lambda state: asked.append(state) or successors(state)
    steps = list(run)
    assert (run.status, len(asked), run.result["moves"]) == ("budget", 4, None)
    assert (steps[-1].word, steps[-1].reason) == ("budget", run.effective_algorithm.budget_message[0])
    assert steps[-1].args["budget"] == 5 and steps[-1].args.keys() == {
        "budget",
        *run.effective_algorithm.budget_message[1:],
    }


@pytest.mark.parametrize("algorithm", SEARCHES)
def test_no_more_nodes_are_said_to_be_expanded_than_the_budget_allows(algorithm):
    run = short_run(algorithm)
    words = [step.word for step in run]
    assert run.status == "budget"
    assert words.count("expand") <= 5


@pytest.mark.parametrize("algorithm", SEARCHES)
def test_a_budget_just_large_enough_finds_the_answer(algorithm):
    limit = {"depth_limit": 5} if algorithm == "depth-first" else {}
    for budget in range(1, 200):
        run = solve(algorithm, "123046758", budget=budget, **limit)
        if run.status == "found":
            break
        assert (run.status, run.result["moves"]) == ("budget", None)
    assert run.result == solve(algorithm, "123046758", **limit).result


def test_repeated_iteration_is_equal():
    run = dhadha.run("n-puzzle", "a-star", "123046758", budget=4)
    words = [step.word for step in run]
    assert [step.word for step in run] == words
    assert run.status == "found"


def test_run_str():
    run = dhadha.run("n-puzzle", "a-star", "123046758")
    asked = ["n-puzzle by a-star", "state: 123046758", "options: heuristic=manhattan budget=200000"]
    assert str(run).splitlines() == [*asked, "not run yet: iterate it for its steps"]
    steps = iter(run)
    next(steps)
    assert str(run).splitlines()[-1].startswith("not run yet")
    assert list(steps) and str(run).splitlines() == [*asked, "found: LUL"]
    assert all(len(line) < 250 for line in str(dhadha.run("n-queens", "large", n=100_000)).splitlines())


@pytest.mark.parametrize("puzzle", [each["id"] for each in dhadha.catalogue()["puzzles"]])
def test_every_example_is_printed_in_a_few_short_lines(puzzle):
    [told] = [each for each in dhadha.catalogue()["puzzles"] if each["id"] == puzzle]
    for preset in told["presets"]:
        lines = str(dhadha.run(puzzle, preset["algorithm"], preset["state"], **preset["options"])).splitlines()
        assert lines[0].startswith(f"{puzzle} by {preset['algorithm']}") and len(lines) <= 4
        assert max(map(len, lines)) < 250
