"""The page accepts every real response of Python and rejects malformed ones."""

import json
import sys

import pytest
from dhadha.puzzle.capabilities import HasGenerator
from dhadha.puzzles import registry
from dhadha.runs.run import prepare
from dhadha.worker import api as worker
from visitor import ROOT

CHECK = """async (answers) => {
    const { checkAnswer } = await import("../checks/answers.js");
    return answers.map(([question, value, asked]) => {
        try { return checkAnswer(question, value, asked) === value ? "" : "another value"; } catch (error) {
            return `${error.name} ${error.key} ${error.args.where}`; }
    });
}"""
REFUSED = [  # a puzzle, an algorithm, a state and invalid options
    ("n-queens", "backtracking", "1 5", {}),
    ("magic-square", "siamese", "", {"n": 2}),
    ("coin-game", "grundy", "", {"moves": "1,0 -1,0"}),
    ("knight-path", "breadth-first", "a1 a2 x a1", {}),
    ("n-puzzle", "a-star", "1123", {}),
    ("chess", None, None, {}),
]


@pytest.fixture
def check(page, home):
    """Return the fault in each of [[request, value, arguments], …], "" for none."""
    page.route(
        "**/checks/*.js",
        lambda route: route.fulfill(
            path=ROOT / "static/checks" / route.request.url.split("/")[-1], content_type="text/javascript"
        ),
    )
    page.goto(home + "manifest.json")  # any document of the site
    return lambda *said: page.evaluate(CHECK, list(said))


@pytest.fixture(scope="module")
def frogs():
    sys.path.insert(0, str(ROOT / "tests/packages/frogs"))
    from frogs import PUZZLE
    registry.register(PUZZLE)
    yield PUZZLE
    del registry.PUZZLES[PUZZLE.id]
    sys.path.pop(0)


def ask(question, **arguments):
    said = json.loads(worker.answer(question, json.dumps(arguments)))
    return ["refusal", said["error"], arguments] if "error" in said else [question, said["value"], arguments]


def answers(puzzles):
    yield ask("catalogue")
    yield ask("discover")
    yield from (
        ask("start", puzzle=puzzle, algorithm=algorithm, state=state, options=options)
        for puzzle, algorithm, state, options in REFUSED
    )
    for puzzle in puzzles:
        yield ask("sources", puzzle=puzzle.id)
        yield ask("boards", puzzle=puzzle.id, text=f"{puzzle.example}\n\n{puzzle.example}")
        if isinstance(puzzle, HasGenerator):
            yield ask("shuffle", puzzle=puzzle.id, options={})
            yield ask("default_algorithm", puzzle=puzzle.id, state=puzzle.example, algorithm=puzzle.algorithms[0].id)
        for algorithm, state, options in [(each.algorithm, each.state, each.options) for each in puzzle.presets] or [
            (each.id, puzzle.example, {}) for each in puzzle.algorithms
        ]:
            board = {
                "puzzle": puzzle.id,
                "algorithm": algorithm,
                "options": options,
                "values": values(prepare(puzzle.id, algorithm, state, options).board),
            }
            yield from (ask(question, **board) for question in ("moves", "advice"))
            request = {"puzzle": puzzle.id, "algorithm": algorithm, "state": state, "options": options}
            yield from (ask("variables", step=step, **request) for step in (0, 3, 20))
            yield from (ask("reply", level=level, seed=1, **board) for level in ("perfect", "beatable"))
            yield ask("distance", **board)


def values(board):
    return list(board["values"]) + [board.get("fill", 0)] * (board.get("cells", 0) - len(board["values"]))


def test_every_response_accepted(check, frogs):
    said = list(answers([*registry.own_puzzles(), frogs]))
    assert len(said) > 200 and {question for question, _, _ in said} == {*worker.QUESTIONS, "refusal"} - {"start"}
    assert set(check(*said)) == {""}
    assert check(["start", 7, {}]) == [""]


MOVE = {"move": "U", "key": "ArrowUp", "cell": 6, "to": 3, "cells": [[6, 0], [3, 7]], "state": "123746058"}
ASKED = {"values": [0] * 9}


def moves(**more):
    return {"state": "1", "moves": [MOVE], "status_message": {}, "outcome": ""} | more


def frame(**value):
    variable = {"name": "x", "changed": False} | value
    return {
        "step": 1,
        "said": ["add", ""],
        "over": False,
        "frame": {"function": "f", "line": 1, "calls": 1, "variables": [variable]},
    }


def listed(item):
    """Return a list with the maximum number of shown items."""
    return {"kind": "list", "ends": "[]", "length": 40, "items": [item] * 20, "last": [item] * 20}


BENT = [  # a request, a malformed response, and the path of its fault
    ("start", "1", "–"),
    ("start", 0, "–"),
    ("chess", {}, "–"),
    ("constructor", {}, "–"),
    ("discover", "frogs", "–"),
    ("discover", ["frogs", "<b>"], "[1]"),
    ("discover", ["__proto__"], "[0]"),
    ("sources", {"a": "b"}, ".a"),
    ("sources", {"a": {"text": [], "lines": [], "at": [-1]}}, ".a.at[0]"),
    ("shuffle", ["1"], "–"),
    ("reply", 1, "–"),
    ("reply", MOVE | {"state": None}, ".state"),
    ("moves", None, "–"),
    ("moves", moves(moves=[MOVE | {"cell": "6"}]), ".moves[0].cell"),
    ("moves", moves(moves=[MOVE | {"cells": [[9, 0]]}]), ".moves[0].cells[0][0]"),
    ("moves", moves(status_message={"cells": [[1e9, 0]]}), ".status_message.cells[0][0]"),
    ("moves", moves(status_message={"marks": [[0, "constructor"]]}), ".status_message.marks[0][1]"),
    ("moves", moves(status_message={"links": [[0, -1]]}), ".status_message.links[0][1]"),
    ("moves", moves(status_message={"args": {"n": {"toString": 1}}}), ".status_message.args.n"),
    ("moves", moves(status_message={"pencil": {"9": [1]}}), ".status_message.pencil.9"),
    ("moves", moves(status_message={"pencil": [[1]]}), ".status_message.pencil"),
    ("moves", moves(outcome="draw"), ".outcome"),
    ("advice", {"moves": "U"}, ".moves"),
    ("advice", {"reason": 5}, ".reason"),
    ("variables", {"step": 1, "said": ["add"], "over": False, "frame": None}, ".said"),
    ("variables", frame(kind="node", move="U", g="1", h=2, f="3", cells=[1]), ".frame.variables[0].h"),
    ("variables", frame(kind="object", text="x" * 201), ".frame.variables[0].text"),
    ("variables", frame(kind="constructor", text=""), ".frame.variables[0].kind"),
    ("variables", frame(kind="board", cells=[0.5]), ".frame.variables[0].cells[0]"),
    ("variables", frame(kind="list", ends="<>", length=0, items=[], last=[]), ".frame.variables[0].ends"),
    (
        "variables",
        frame(kind="list", ends="[]", length=1, items=[{"kind": "number", "text": 1}], last=[]),
        ".frame.variables[0].items[0].text",
    ),
    ("variables", frame(**listed(listed(listed({"kind": "number", "text": "1"})))), ".frame.variables"),
    (
        "refusal",
        {"key": "x", "args": {}, "sentence": "", "picture": {"rows": "url(//evil)", "columns": 1, "values": [1]}},
        ".picture.rows",
    ),
    (
        "refusal",
        {"key": "x", "args": {}, "sentence": "", "picture": {"rows": 1, "columns": 1, "values": [1.5]}},
        ".picture.values[0]",
    ),
]
AMISS = [  # a change in a puzzle's description, and its path
    ({"appearance": {"lines": [[0, 0]]}}, ".appearance.lines[0]"),
    ({"appearance": {"shape": 'M0 0" onload="'}}, ".appearance.shape"),
    ({"id": "__proto__"}, ".id"),
    ({"appearance": {"pieces": "cubes"}}, ".appearance.pieces"),
    ({"appearance": {"widths": {"1": 2}}}, ".appearance.widths.1"),
    ({"appearance": {"colours": {"1": "pink"}}}, ".appearance.colours.1"),
    ({"appearance": {"hand": {"type": 1}}}, ".appearance.hand.type"),
    ({"texts": {"en": 5}}, ".texts.en"),
    ({"players": 3}, ".players"),
    ({"algorithms": []}, ".algorithms"),
    ({"shuffle": [{"id": "x", "kind": "text"}] * 101}, ".shuffle"),
    ({"shuffle": [{"id": "x", "kind": "choice", "choices": ["a"] * 101}]}, ".shuffle[0].choices"),
    ({"presets": [{"id": "a", "algorithm": "b", "state": "", "options": {}, "moves": []}]}, ".presets[0].moves"),
]


def test_malformed_responses_rejected(check):
    said = check(*([question, value, ASKED] for question, value, _ in BENT))
    assert said == [f"BadAnswer invalid-response {where}" for _, _, where in BENT]


def test_malformed_description_rejected(check, frogs):
    described = json.loads(json.dumps(frogs.describe()))
    said = check(*(["catalogue", {"puzzles": [described | change]}] for change, _ in AMISS))
    assert said == [f"BadAnswer invalid-response .puzzles[0]{where}" for _, where in AMISS]
