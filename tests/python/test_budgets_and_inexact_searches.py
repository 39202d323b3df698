"""Searches that exhaust their budget: their progress and alternatives; greedy and weighted searches."""

import dhadha
from dhadha.puzzles.sliding.puzzle import PUZZLE
from dhadha.runs.run import Run
from hypothesis import given, settings
from hypothesis import strategies as st
from sliding_oracle_and_graphs import after_moves, packed, solve

FIFTEEN = [PUZZLE.shuffle(4, 4, seed) for seed in range(12)]


def test_no_option_beyond_its_largest_value_is_advised():
    for weight in (3, 20):
        *_, last = dhadha.run("n-puzzle", "weighted-a-star", FIFTEEN[0], weight=weight, budget=9)
        assert (last.args["weight-rises"], last.args["budget-rises"]) == (weight < 20, 1)


def test_alternatives_are_valid_requests():
    for algorithm in PUZZLE.algorithms:
        run = dhadha.run("n-puzzle", algorithm.id, FIFTEEN[0])
        names = [way["id"] for way in run.alternatives]
        assert len(set(names)) == len(names) and bool(names) == ("budget" in run.options)
        for way in run.alternatives:
            again = Run.prepare("n-puzzle", way["algorithm"], way["state"], way["options"])
            assert (again.state_text, again.options) == (way["state"], way["options"])
            assert (way["state"] == FIFTEEN[0]) == (way["id"] != "easier")


def test_alternatives_solve_random_boards():
    for state in FIFTEEN:
        for way in dhadha.run("n-puzzle", "a-star", state).alternatives:
            if way["id"] in ("any", "easier"):
                run = solve(way["algorithm"], way["state"], **way["options"])
                assert run.status == "found" and run.problem.spent <= 20_000


@given(st.integers(0, 99_999), st.integers(0, 20), st.sampled_from(["manhattan", "linear-conflict", "misplaced"]))
@settings(deadline=None, max_examples=20)
def test_weighted_a_star_stays_within_weight(distance_table, seed, weight, heuristic):
    state = PUZZLE.shuffle(3, 3, seed)
    result = solve("weighted-a-star", state, weight=weight, heuristic=heuristic).result
    assert after_moves((3, 3), packed(state), result["moves"]) == packed("123456780")
    shortest = distance_table[state]
    assert shortest <= result["length"] <= max(1, weight) * shortest
    assert not result["optimal"] or result["length"] == shortest


def test_local_searches_are_offered_restarts():
    run = dhadha.run("n-queens", "hill-climbing", n=8, neighbourhood="row", seed=3)
    for _ in run:
        pass
    assert run.status == "budget"
    [way] = run.alternatives
    assert (way["id"], way["options"]) == ("again", {**run.options, "restarts": 100})
    again = dhadha.solve("n-queens", way["state"], algorithm=way["algorithm"], **way["options"])
    assert again.status == "found"
    assert dhadha.run("n-queens", "min-conflicts", restarts=1000).alternatives == []
