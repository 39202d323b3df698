"""The distance of a board to the goal lies within the reported bounds, which become exact and never loosen."""

import json
from itertools import accumulate, pairwise
from random import Random

import pytest
from dhadha.core.steps_and_nodes import Node
from dhadha.puzzles.sliding import anytime_distance
from dhadha.puzzles.sliding.anytime_distance import known_paths_to
from dhadha.puzzles.sliding.board import SHAPES, Shape, read_state, standard_goal, write_state
from dhadha.puzzles.sliding.parity import swap_tiles
from dhadha.puzzles.sliding.puzzle import PUZZLE
from dhadha.worker import api as worker
from hypothesis import given, settings
from hypothesis import strategies as st

FIFTEEN = Shape(4, 4)
ROW = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0"


def bounds_of(state, **options):
    """Return all successive bounds for a board."""
    return [*PUZZLE.distances(state, options)]


def after(state, moves):
    for move in moves:
        state = PUZZLE.apply(state, move, {})
    return state


def assert_exact_bound_solves(state, known):
    """Assert that a bound is exact, and that its moves solve the board."""
    assert known["least"] == known["most"] == len(known["moves"])
    assert PUZZLE.outcome(after(state, known["moves"]), {}) == "solved"


def worker_distance_answers(state, algorithm="a-star", options=None):
    """Return the worker's successive responses."""
    question = {"puzzle": "n-puzzle", "values": [*map(int, state.split())], "algorithm": algorithm,
                "options": options or {}}
    while True:
        answer = json.loads(worker.answer("distance", json.dumps(question)))["value"]
        yield answer
        if answer["over"]:
            return


@settings(deadline=None)
@given(st.permutations(range(9)))
def test_bounds_of_8_puzzle_become_exact(distance_table, cells):
    state = " ".join(map(str, cells))
    known = bounds_of(state)
    if not known:
        assert PUZZLE.hint(state, {})["reason"] == "hint-unsolvable"
        return
    assert_exact_bound_solves(state, known[-1])
    assert known[-1]["least"] == distance_table["".join(map(str, cells))]
    for each in PUZZLE.moves(state, {}):
        first = next(PUZZLE.distances(each["state"], {}))
        assert first["least"] <= distance_table[each["state"]] <= (first["most"] or 31)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(SHAPES), st.integers(0, 999), st.integers(1, 40))
def test_bounds_of_near_boards_become_exact(shape, seed, walk):
    walk = min(walk, 40 if shape == FIFTEEN else 9)
    state = PUZZLE.shuffle(*shape, seed=seed, walk=walk)
    known_paths_to.cache_clear()
    known = bounds_of(state)
    last = known[-1]
    assert_exact_bound_solves(state, last)
    assert last["least"] <= walk
    for before, now in pairwise(known):
        assert before["least"] <= now["least"] <= last["least"] <= (now["most"] or 999) <= (before["most"] or 999)


def test_bounds_follow_moves():
    random, state = Random(5), PUZZLE.shuffle(4, 4, seed=11)
    before, last = None, list(worker_distance_answers(state))[-1]
    for _ in range(30):
        moves = [each["move"] for each in PUZZLE.moves(state, {})]
        move = last["moves"][0] if random.random() < 0.7 else random.choice(moves)
        state, before = after(state, [move]), last
        answers = list(worker_distance_answers(state))
        last = answers[-1]
        assert before["least"] - 1 <= answers[0]["least"] <= last["least"] <= answers[0]["most"] <= before["most"] + 1
        assert last["least"] == last["most"] and abs(last["least"] - before["least"]) == 1
    hint = PUZZLE.hint(state, {})
    assert (hint["moves"], hint["reason"]) == (last["moves"][:1], "hint-shortest")
    assert hint["args"]["length"] == last["most"]
    known_paths_to.cache_clear()
    assert bounds_of(state)[-1]["least"] == last["least"]  # without what was known


def test_bounds_for_other_goal_solved_and_unsolvable_boards():
    goal, unsolvable = " ".join(map(str, range(16))), "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0"
    assert bounds_of(after(goal, "ULUL"), goal=goal)[-1] == {"least": 4, "most": 4, "moves": [*"RDRD"]}
    assert list(worker_distance_answers(after(goal, "ULUL"), options={"goal": goal}))[-1]["least"] == 4
    assert bounds_of(unsolvable) == []
    assert [*worker_distance_answers(unsolvable)] == [{"least": 0, "most": None, "moves": [], "over": True}]
    assert bounds_of(ROW) == [{"least": 0, "most": 0, "moves": []}]


@pytest.mark.parametrize("shape", [(5, 5), (10, 2)])
def test_far_board_bounds_converge(shape):
    state = PUZZLE.shuffle(*shape, seed=1)
    known_paths_to.cache_clear()
    first, second, *others = bounds_of(state)
    assert first["most"] is None and second["most"]
    for before, now in pairwise([second, *others]):
        assert first["least"] <= before["least"] <= now["least"] < now["most"] <= before["most"]
    assert len(now["moves"]) == now["most"] and PUZZLE.outcome(after(state, now["moves"]), {}) == "solved"


@pytest.mark.parametrize("shape, goal", [
    ((4, 4), ""), ((4, 4), "blank first"), ((3, 5), ""), ((6, 3), "blank first"),
])
def test_hints_lead_to_the_goal_in_any_shape(shape, goal, monkeypatch):
    shape = Shape(*shape)
    monkeypatch.setattr(anytime_distance, "BUDGET", 5 * shape.cell_count * max(shape))  # no search comes far
    monkeypatch.setattr(anytime_distance, "PATIENCE", 1 if shape.cell_count <= 16 else 100)
    monkeypatch.setattr(anytime_distance, "KEPT", 500)
    known_paths_to.cache_clear()
    options = {"goal": " ".join(map(str, range(shape.cell_count)))} if goal else {}
    state = PUZZLE.shuffle(*shape, seed=5)
    if PUZZLE.hint(state, options)["reason"] == "hint-unsolvable":
        state = write_state(shape, swap_tiles(read_state(state)[1], 1, 2))
    left = 10_000
    while PUZZLE.outcome(state, options) != "solved":
        hint = PUZZLE.hint(state, options)
        assert hint["args"]["length"] < left and hint["marks"][0][1] == "hint"
        left, state = hint["args"]["length"], after(state, hint["moves"])


def test_shorter_path_from_later_board_shortens_known_path(monkeypatch):
    known_paths_to.cache_clear()
    paths = known_paths_to(FIFTEEN, standard_goal(FIFTEEN))
    near = after(ROW, "DRULD")  # 5 moves back, or 7 more the same way round
    state = after(near, "DD")
    for start, moves in (state, "UURULDRUL"), (near, "URDLU"):
        boards = [read_state(board)[1] for board in accumulate(moves, after, initial=start)]
        paths.keep_path_from_each_node([Node(board, None, move) for board, move in zip(boards, " " + moves)], False)
    with monkeypatch.context() as impatient:
        impatient.setattr(anytime_distance, "PATIENCE", 0)
        assert PUZZLE.hint(state, {})["args"]["length"] == 7
    first, *later = bounds_of(state)
    assert first["most"] == 7
    assert all(known["most"] == len(known["moves"]) for known in (first, *later))
