"""The typed dictionaries and the capabilities of puzzles."""

import ast
import inspect
import json
import typing
from contextlib import suppress
from itertools import product

import dhadha
from dhadha.core import contract
from dhadha.puzzle import Algorithm, HasHints, Playable, Puzzle, TwoPlayers
from dhadha.puzzles import registry
from dhadha.search import breadth_first
from dhadha.worker import api as worker

SHAPES = {
    name: shape for name, shape in vars(contract).items()
    if typing.is_typeddict(shape) and shape.__module__ == contract.__name__
}


def examples(shape):
    """Return the dictionaries in its docstring that are Python."""
    text = inspect.getdoc(shape)
    for start, end in product(range(len(text)), range(len(text) + 1)):
        if text[start] == "{" and text[end - 1] == "}":
            with suppress(SyntaxError, ValueError):
                yield ast.literal_eval(text[start:end])


def is_shape(value, shape):
    return isinstance(value, dict) and value.keys() <= shape.__annotations__.keys() >= shape.__required_keys__


def test_docstring_of_every_shape_has_an_example():
    for shape in SHAPES.values():
        fitting = [example for example in examples(shape) if example and is_shape(example, shape)]
        assert any(shape.__required_keys__ <= example.keys() for example in fitting), inspect.getdoc(shape)


def test_own_puzzles_match_contract():
    for puzzle in registry.own_puzzles():
        assert is_shape(puzzle.appearance, contract.Appearance)
        for algorithm in puzzle.algorithms:
            assert all(is_shape(each, contract.NodeList) for each in algorithm.lists)
            assert all(is_shape(each, contract.Plot) for each in algorithm.plots)
            assert all(is_shape(each, contract.Counter) for each in algorithm.counters.values())
        board = dhadha.run(puzzle.id, puzzle.algorithms[0].id).board
        assert is_shape(board, contract.Board) and all(is_shape(each, contract.Area) for each in board.get("areas", ()))


MOVE = {"move": "on", "cells": [[0, 1]], "state": "1"}
OTHER = {"move": "off", "cells": [[0, 2]], "state": "2"}


class Game(Puzzle, HasHints, TwoPlayers):
    def moves(self, state, options):
        return [OTHER, MOVE]

    def advice(self, state, options):
        return {"moves": ["on"]}


def test_game_replies_by_its_own_advice():
    game = Game()
    assert [game.reply("0", {}, "perfect", seed) for seed in range(5)] == [MOVE] * 5
    assert (game.status_message("0", {}), game.outcome("0", {}), game.apply("0", "off", {})) == ({}, "", "2")


def test_missing_capability_refused(monkeypatch):
    monkeypatch.setitem(registry.PUZZLES, "line", Puzzle())
    for question, asked in (("moves", {"values": [0]}), ("advice", {"values": [0]}), ("shuffle", {"options": {}})):
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
