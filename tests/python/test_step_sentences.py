"""The sentence arguments that a page computes equal the steps' own, and every sentence formats in every language."""

import json
import re
import subprocess
from pathlib import Path

import dhadha
import pytest
from dhadha.trace.recorder import Recorder

ROOT = Path(__file__).parents[2]
HARD = "12 1 10 2 7 11 4 14 5 0 9 15 8 13 6 3"
BLANK_SECOND = "1 0 2 3 4 5 6 7 8 9 10 11 12 13 14 15"
HARD_TO_SECOND = "1 12 10 2 7 11 4 14 5 0 9 15 8 13 6 3"
RUNS = [
    ("n-puzzle", *run)
    for run in [
        ("a-star", "236158470", {}),
        ("a-star", "867254301", {"budget": 1500}),
        ("a-star", "025436178", {"heuristic": "misplaced"}),
        ("a-star", "123456708", {}),
        ("weighted-a-star", HARD, {}),
        ("weighted-a-star", HARD, {"budget": 1}),
        ("weighted-a-star", "123046758", {"weight": 1}),
        ("ida-star", "025436178", {}),
        ("ida-star", HARD, {"budget": 300, "heuristic": "linear-conflict"}),
        ("ida-star", "3120", {}),
        ("ida-star", "123456780", {}),
        ("breadth-first", "136502478", {}),
        ("breadth-first", HARD, {"budget": 300}),
        ("breadth-first", "123456780", {}),
        ("depth-first", "102453786", {}),
        ("depth-first", "136502478", {"depth-limit": 5}),
        ("depth-first", HARD, {"budget": 300}),
        ("depth-first", "123456780", {}),
        ("iterative-deepening", "136502478", {}),
        ("iterative-deepening", "123456708", {"budget": 2}),
        ("iterative-deepening", "123456780", {}),
        ("a-star", "867254301", {"heuristic": "pattern-4-4"}),
        ("a-star", "013425786", {"heuristic": "pattern-4-4", "goal": "103425786"}),
        ("ida-star", "4 2 7 9 11 0 13 8 14 1 12 3 5 6 10 15", {"heuristic": "pattern-5-5-5", "budget": 300}),
        ("weighted-a-star", HARD_TO_SECOND, {"heuristic": "pattern-5-5-5", "goal": BLANK_SECOND, "budget": 50}),
        ("greedy-backtracking", "062148735", {"tolerance": 0, "heuristic": "pattern-4-4"}),
        ("greedy-backtracking", "062148735", {"tolerance": 0}),
        ("greedy-backtracking", "867254301", {"tolerance": 0}),
        ("greedy-backtracking", "867254301", {}),
        ("greedy-backtracking", HARD, {"budget": 100}),
        ("solvability", "123046758", {}),
        ("solvability", "213456780", {}),
        ("solvability", "123456780", {}),
        ("solvability", "2130", {}),
        ("solvability", "1032", {}),
        ("solvability", "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0", {}),
        ("solvability", HARD, {"goal": "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"}),
    ]
] + [
    ("knight-path", "breadth-first", *run)
    for run in [("", {"all-paths": True}), ("a1 b3", {"all-paths": True}), ("a1 b2", {"rows": 3, "columns": 3})]
]
PLURALS = "moves|nodes|inversions|pairs|boards|others|squares|times|rows|columns|paths"


@pytest.fixture(scope="module")
def recorded_runs(tmp_path_factory) -> list[tuple[dhadha.run, list, list[dict]]]:
    """Return (run, its steps, the page's sentence arguments), …."""
    folder, runs, files = tmp_path_factory.mktemp("runs"), [], []
    for number, (puzzle, algorithm, state, options) in enumerate(RUNS):
        run = dhadha.run(puzzle, algorithm, state, **options)
        runs.append((run, list(dhadha.run(puzzle, algorithm, state, **options))))
        files.append(folder / f"{number}.trace")
        files[-1].write_bytes(Recorder(run).file())
    files.append(folder / "thinned.trace")
    files[-1].write_bytes(Recorder(dhadha.run("n-puzzle", "a-star", "867254301"), limit=4096).file())
    done = subprocess.run(
        ["node", ROOT / "tests/python/sentences.mjs", ROOT / "static", *files],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    *whole, thinned = json.loads(done.stdout)
    return [(run, steps, said) for (run, steps), said in zip(runs, whole)] + [(None, None, thinned)]


def sentences_of(recorded_runs, *algorithms):
    return [
        (run, steps, said)
        for run, steps, said in recorded_runs[:-1]
        if run.puzzle.id == "n-puzzle" and run.effective_algorithm.id in algorithms
    ]


def test_every_sentence_is_whole_in_every_language(recorded_runs):
    for _, steps, said in recorded_runs[:-1]:
        assert len(steps) == len(said)
        for step, page in zip(steps, said):
            assert (page["reason"], page["faults"]) == (step.reason, []), page
            assert all(sentence and "{" not in sentence and "none" not in sentence.split() for sentence in page["said"])


def test_no_plural_stands_with_one(recorded_runs):
    for _, _, said in recorded_runs:
        for page in said:
            assert not re.search(rf"\b1 (new |other )?({PLURALS})\b", page["said"][0]), page["said"][0]


def test_tile_move_and_estimate_arguments(recorded_runs):
    for _, steps, said in sentences_of(recorded_runs, "a-star", "ida-star", "weighted-a-star", "greedy-backtracking"):
        for step, page in zip(steps, said):
            if step.node and step.node.parent and step.word != "back":
                node, parent, args = step.node, step.node.parent, page["args"]
                assert args["piece"] == node.state[parent.state.index(0)]
                assert (args["move"], args["was-h"], args["was-f"]) == (node.move, parent.h, parent.f)
                assert args["f-goes"] == ("falls" if node.f < parent.f else "rises" if node.f > parent.f else "stays")


def test_backtracking_names_undone_move(recorded_runs):
    algorithms = "ida-star", "iterative-deepening", "depth-first", "greedy-backtracking"
    for _, steps, said in sentences_of(recorded_runs, *algorithms):
        path = []
        for step, page in zip(steps, said):
            if step.word in ("expand", "choose", "improve"):
                path = step.node.path()
            elif step.word == "back":
                left = path.pop()
                assert (page["args"]["round"] == "over") == (not path)
                assert page["args"]["move"] == left.move
                assert path[-1:] == [step.node] * len(path[-1:])


def test_ties_are_those_of_the_open_list(recorded_runs):
    counted = 0
    for _, steps, said in sentences_of(recorded_runs, "a-star", "weighted-a-star"):
        waiting = set()
        for step, page in zip(steps, said):
            if step.word in ("start", "add"):
                waiting.add(step.node)
            elif step.word in ("expand", "drop", "choose"):
                waiting.remove(step.node)
            if step.word == "expand":
                ties = [node for node in waiting if node.f == step.node.f]
                equals = [node for node in ties if node.h == step.node.h]
                assert (page["args"]["ties"], page["args"]["equals"]) == (len(ties), len(equals))
                assert all(node.h >= step.node.h for node in ties)
                counted += len(equals) > 0
    assert counted > 100


def test_repeated_board_shows_known_depth(recorded_runs):
    undone = counted = 0
    for _, steps, said in sentences_of(recorded_runs, "a-star", "breadth-first", "depth-first", "greedy-backtracking"):
        known = {}
        for step, page in zip(steps, said):
            node, args = step.node, page["args"]
            if step.word in ("reject", "drop") and node.state in known:
                before = node.parent.parent
                undoes = before is not None and before.state == node.state
                assert (args["known"], args["undoes"]) == (known[node.state], undoes)
                undone, counted = undone + undoes, counted + (not undoes)
            elif node and step.word in ("start", "add", "expand", "improve"):
                known[node.state] = min(node.depth, known.get(node.state, node.depth))
    assert undone > 500 and counted > 100


def test_thinned_run_claims_nothing_dropped(recorded_runs):
    *_, (_, _, said) = recorded_runs
    assert 1000 < len(said) < 6000 and not any(page["faults"] for page in said)
    assert {page["args"].get("known", "none") for page in said if page["reason"] in ("no-better", "better-known")} == {
        "none"
    }
    assert {page["args"]["ties"] for page in said if page["reason"] == "smallest-f"} == {0}
    assert {page["args"]["undoes"] for page in said if page["reason"] == "no-better"} == {0, 1}


@pytest.mark.parametrize(
    "algorithm, sentence",
    [
        (
            "a-star",
            "Here 8 has slid down: f = g + h = 1 + 7 = 8 is the smallest in the open list. This board is expanded.",
        ),
        (
            "a-star",
            "The goal, after 8 moves. Each board in the open list has an f of at least 8, and h "
            "never overestimates: so no other way is shorter.",
        ),
        (
            "a-star",
            "The budget of 1,500 nodes is used up. The smallest f in the open list has come to 27, "
            "and h never overestimates: every way to the goal has at least 27 moves.",
        ),
        (
            "ida-star",
            "4 slides up: h rises from 8 to 9, so f rises from 8 to 1 + 9 = 10, above the threshold "
            "8. Not in this round.",
        ),
        ("ida-star", "Nothing more within the threshold 10 there: 8 slides back right."),
        ("ida-star", "The round is over: no goal within the threshold 8. The smallest f above it was 10."),
        ("breadth-first", "7 slides up: this board was seen before, after 6 moves, so it is not looked at again."),
        ("iterative-deepening", "The given board: this is not the goal, and the depth limit 0 is reached."),
        (
            "greedy-backtracking",
            "The goal, after 12 moves: as many as h said at the start were needed at least. So no way is shorter.",
        ),
        ("depth-first", "The goal, after 0 moves: no way is shorter."),
    ],
)
def test_sentence_arguments(recorded_runs, algorithm, sentence):
    assert sentence in {page["said"][0] for _, _, said in sentences_of(recorded_runs, algorithm) for page in said}
