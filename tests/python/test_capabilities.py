"""Capabilities of puzzles: what a missing one answers, replies by hints, boards that are edited by hand."""

import json

from dhadha.puzzle import Algorithm, Playable, Puzzle
from dhadha.puzzles import registry
from dhadha.search import breadth_first
from dhadha.worker import api as worker


def test_missing_capability_refused(monkeypatch):
    monkeypatch.setitem(registry.PUZZLES, "line", Puzzle())
    for question, asked in (("moves", {"values": [0]}), ("hint", {"values": [0]}), ("shuffle", {"options": {}})):
        said = json.loads(worker.answer(question, json.dumps({"puzzle": "line", **asked})))
        assert said["error"]["key"] == ("no-shuffle" if question == "shuffle" else "no-hand")


class Wide(Puzzle, Playable):
    """A board of any shape, whose values alone do not tell how many columns it has."""

    id = "wide"
    algorithms = (Algorithm("breadth-first", breadth_first),)

    def state_from(self, board, values, options):
        columns = board["columns"]
        return "/".join("".join(map(str, values[at : at + columns])) for at in range(0, len(values), columns))


def test_manual_board_keeps_shape(monkeypatch):
    monkeypatch.setitem(registry.PUZZLES, "wide", Wide())
    asked = {"puzzle": "wide", "values": [1, 2, 3, 4, 5, 6], "board": {"rows": 2, "columns": 3, "values": [0] * 6}}
    assert json.loads(worker.answer("moves", json.dumps(asked)))["value"]["state"] == "123/456"
    said = json.loads(worker.answer("moves", json.dumps(asked | {"board": [2, 3]})))
    assert said["error"]["key"] == "internal" and "dictionary" in said["error"]["sentence"]
