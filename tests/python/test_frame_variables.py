"""The variables of the running frame, recomputed by a replay: at known steps, in every preset, in packages."""

import json
from collections import deque
from math import inf
from random import Random

import pytest
from dhadha.devtools.bake import preset_run
from dhadha.puzzles.registry import own_puzzles
from dhadha.source.frame_variables import CHARACTERS, DEPTH, MAX_VALUES, Describer
from dhadha.trace.recorder import Recorder
from dhadha.worker import api as worker
from toy_puzzle import toy_run

WORKED = {"puzzle": "n-puzzle", "algorithm": "a-star", "state": "123046758"}
HARD = {**WORKED, "state": "867254301"}


def ask_for_variables(**arguments):
    """Return the response after as many requests as it takes."""
    while True:
        said = json.loads(worker.answer("variables", json.dumps(arguments)))
        if "error" in said or said["value"]["over"] or said["value"]["step"] >= arguments["step"]:
            return said.get("error") or said["value"]


def frame_and_variables(**arguments) -> tuple[dict, dict]:
    """Return the frame, and its variables by name."""
    found = ask_for_variables(**arguments)["frame"]
    return found, {variable["name"]: variable for variable in found["variables"]}


def changed(found: dict) -> set:
    return {name for name, variable in found.items() if variable["changed"]}


def described_number(value):
    return {"kind": "number", "text": str(value)}


def test_a_known_step_of_a_star():
    """Step 4 puts the third child into the open list: h falls to 2, so it comes first."""
    found, said = frame_and_variables(**WORKED, step=4)
    assert (found["function"], found["calls"]) == ("a_star", 1)
    assert list(said) == ["root", "open_list", "best", "node", "child", "known", "h", "rank"]
    root = {"kind": "node", "move": "", "g": "0", "h": "3", "f": "3", "cells": [1, 2, 3, 0, 4, 6, 7, 5, 8]}
    assert said["node"] == {"name": "node", "changed": False, **root}
    child = {"kind": "node", "move": "L", "g": "1", "h": "2", "f": "3", "cells": [1, 2, 3, 4, 0, 6, 7, 5, 8]}
    assert said["child"] == {"name": "child", "changed": True, **child}
    first = said["open_list"]["items"][0]
    queued = [described_number(3), described_number(2), described_number(3), child]
    assert (said["open_list"]["length"], first["ends"], first["items"]) == (3, "()", queued)
    board = {"kind": "board", "cells": [1, 2, 3, 0, 4, 6, 7, 5, 8]}
    start = {"kind": "pair", "key": board, "value": described_number(0)}
    assert said["best"]["length"] == 4 and said["best"]["items"][0] == start
    assert changed(said) == {"open_list", "best", "child", "h", "rank"}


def test_innermost_recursive_frame():
    request = {"puzzle": "n-puzzle", "algorithm": "ida-star", "state": "025436178"}
    found, said = frame_and_variables(**request, step=200)
    assert (found["function"], found["calls"]) == ("search", 8)  # the node is the seventh below the root
    assert said["node"]["g"] == "7" and said["threshold"]["text"] == "14" and changed(said) == {"child", "smallest"}
    later = [frame_and_variables(**request, step=step) for step in range(201, 260)]
    fresh = next(said for found, said in later if found["calls"] == 9)
    assert fresh["node"]["g"] == "8" and changed(fresh) == set()  # a call has nothing before it
    back = next(said for found, said in later if found["calls"] == 7)
    assert back["node"]["g"] == "6" and "child" in changed(back) and "node" not in changed(back)


@pytest.mark.parametrize("puzzle, preset", [(each, preset) for each in own_puzzles() for preset in each.presets],
                         ids=lambda each: each.id)
def test_every_preset_replayed(puzzle, preset):
    recorder = Recorder(preset_run(puzzle, preset))
    lines = []
    while recorder.take_steps(64) and len(lines) < 5000 and recorder.run.problem.spent < 15_000:
        lines += recorder.lines
        recorder.lines.clear(), recorder.pending.clear()
    lines += recorder.lines
    run = recorder.run
    request = {"puzzle": puzzle.id, "algorithm": preset.algorithm, "state": run.state_text, "options": run.options}
    for step in sorted({0, len(lines) // 3, len(lines) - 1, *Random(3).sample(range(len(lines)), min(3, len(lines)))}):
        said = ask_for_variables(**request, step=step)
        assert (said["step"], said["frame"]["line"] if said["frame"] else 0) == (step, lines[step])


def test_late_step_reached_in_slices(monkeypatch):
    monkeypatch.setattr(worker, "REPLAY_SECONDS", 0.002)
    said = json.loads(worker.answer("variables", json.dumps({**HARD, "step": 20_000})))["value"]
    assert 0 <= said["step"] < 20_000 and said["frame"] is None and not said["over"]
    assert ask_for_variables(**HARD, step=20_000)["frame"]["function"] == "a_star"


def test_no_frame_outside_source():
    last = {"step": 19, "said": ["walk", "walk-end"], "frame": None}
    assert ask_for_variables(**WORKED, step=19) == {**last, "over": False}  # the answer is walked through
    assert ask_for_variables(**WORKED, step=20) == {**last, "over": True}
    assert ask_for_variables(**WORKED, step=-1)["key"] == "not-in-range"
    assert ask_for_variables(puzzle="chess", step=1)["key"] == "unknown-puzzle"


class Angry:
    def __repr__(self):
        raise RuntimeError("do not look")

    __str__ = __len__ = __eq__ = __class__ = property(__repr__)


class Liar(list):
    def __iter__(self):
        raise RuntimeError("nothing for you")


def test_indices_from_zero_name_their_place_on_the_board():
    placed = {"puzzle": "n-queens", "algorithm": "backtracking", "state": "0 0 0 0", "options": {}, "step": 3}
    said = {variable["name"]: variable for variable in ask_for_variables(**placed)["frame"]["variables"]}
    assert (said["column"]["text"], said["column"]["on_board"]) == ("1", 2)
    assert said["attackers"]["items"] == [{"kind": "number", "text": "0", "on_board": 1}]
    square = {"puzzle": "magic-square", "algorithm": "siamese", "state": "", "options": {"n": 3}, "step": 1}
    said_of_square = {variable["name"]: variable for variable in ask_for_variables(**square)["frame"]["variables"]}
    assert [said_of_square[name].get("on_board") for name in ("row", "column", "n")] == [1, 2, None]
    assert said["row"]["text"] == "2" and "on_board" not in said["row"]  # rows are values, from 1


def test_values_are_truncated():
    nested = []
    nested.append(nested)
    values = {
        "none": None, "yes": True, "most": inf, "least": -inf, "part": 1 / 3, "huge": 10**5000, "long": "a\n" * 1000,
        "angry": Angry(), "liar": Liar("ab"), "nested": nested, "random": Random(1), "function": ask_for_variables,
        "module": json,
        "kind": Liar, "_": 3, "ten": range(10), "nine": deque(range(9)), "some": {1}, "lone": (1,),
        "many": list(range(10**6)),
    }
    said = {variable.pop("name"): variable for variable in Describer(toy_run(1)).variables(values)}
    assert {name: value["text"] for name, value in said.items() if "text" in value} == {
        "none": "None", "yes": "True", "most": "∞", "least": "-∞", "part": "0.333333", "huge": "int",
        "long": said["long"]["text"], "angry": "Angry", "liar": "Liar", "random": "Random",
    }
    assert len(said["long"]["text"]) == CHARACTERS
    assert [[item["text"] for item in said["ten"][part]] for part in ("items", "last")] == [list("012345"), list("89")]
    assert len(said["nine"]["items"]) == 9 and said["nine"]["last"] == []
    assert (said["some"]["ends"], said["lone"]["ends"]) == ("{}", "()")
    assert said["many"]["length"] == 10**6 and said["many"]["last"][-1] == described_number(999_999)
    assert json.dumps(said["nested"]).count('"list"') == DEPTH + 1
    wide = [[[[each] for each in range(9)] for _ in range(9)] for _ in range(9)]
    described = json.dumps(Describer(toy_run(1)).variables({str(name): wide for name in range(100)}))
    assert described.count('"kind"') <= MAX_VALUES + 100  # with the items of lists begun before
    assert len(Describer(toy_run(1)).variables({str(name): name for name in range(100)})) == 40
