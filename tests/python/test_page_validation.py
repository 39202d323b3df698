"""The page's checks of boards, appearances and responses, by the schema of Python's types and rules of its own."""

import json

from dhadha.core import page_json_types
from dhadha.puzzle.capability_mixins import HasGenerator
from dhadha.puzzles import registry
from dhadha.runs.run import Run
from dhadha.worker import api as worker
from run_helpers import call_page

BOARD = {
    "rows": 2, "columns": 3, "values": [1, 2, 0, 0, 0, 0], "rules": {"rows": [1], "columns": [1, 2]},
    "givens": [0, 5], "pencil": {"2": [1, 2], "5": []},
}
APPEARANCE = {
    "pieces": "none", "blank": 0, "colours": {"1": "red", "-2": "grey"}, "widths": {"1": 0.25, "2": 1},
    "hand": {"tokens": True, "brush": [0, 1], "type": [1, 6]},
}
AREAS = {
    "areas": [BOARD | {"values": None}, {"id": "b", "rows": 1, "columns": 2, "hand": True, "givens": [1]}],
    "values": [0] * 8,
}
BENT_BOARDS = {  # the place of the fault: changes
    ".rules": [{"rules": None}, {"rules": []}, {"rules": {"rows": [2]}}, {"rules": {"columns": [1, 3]}}],
    ".rules.rows": [{"rules": {"rows": 0}}, {"rules": {"rows": [1] * 1025}}],
    ".rules.rows[0]": [{"rules": {"rows": [0]}}, {"rules": {"rows": ["0"]}}],  # no rule stands at the edge
    ".rules.columns[0]": [{"rules": {"columns": [0.5]}}, {"rules": {"columns": [-1]}}],
    ".givens": [{"givens": {}}, {"givens": [6]}, {"givens": [0] * 4097}],
    ".givens[1]": [{"givens": [0, -1]}],
    ".pencil": [{"pencil": "x"}, {"pencil": {"6": [1]}}],
    ".pencil.0": [{"pencil": {"0": 1}}, {"pencil": {"0": [1] * 65}}],
    ".pencil.0[0]": [{"pencil": {"0": ["1"]}}, {"pencil": {"0": [2**31]}}],
    **{f".pencil.{key}": [{"pencil": {key: [1]}}] for key in ("00", "-1", "constructor")},
}
BENT_APPEARANCES = {
    ".colours": [{"colours": True}],
    ".colours.1": [{"colours": {"1": colour}} for colour in ("#ff0000", "pink", "url(//evil)", None)],
    **{f".colours.{key}": [{"colours": {key: "red"}}] for key in ("one", "01", "2147483648", "__proto__x")},
    ".widths.1": [{"widths": {"1": width}} for width in (0, -0.5, 1.01, "0.5", True)],
    ".hand": [{"hand": 1}, {"hand": "frei"}],
    ".hand.tokens": [{"hand": {"tokens": 1}}],
    ".hand.type": [{"hand": {"type": 6}}, {"hand": {"type": [1]}}, {"hand": {"type": [1, 2, 3]}}],
    ".hand.type[1]": [{"hand": {"type": [1, None]}}],
}
BENT_AREAS = {
    ".areas[1].hand": [{"hand": 1}, {"hand": {"type": [1, 2]}}],
    ".givens": [{"givens": [2]}],  # a cell of the other board
    ".pencil": [{"pencil": {"2": [1]}}],
    ".rules": [{"rules": {"rows": [1]}}],
}


REFUSED = [
    (check, changed(change), where)
    for check, bent, changed in (
        ("boardFault", BENT_BOARDS, BOARD.__or__), ("appearance", BENT_APPEARANCES, APPEARANCE.__or__),
        ("boardFault", BENT_AREAS, lambda change: AREAS | {"areas": [AREAS["areas"][0], AREAS["areas"][1] | change]}),
    ) for where, changes in bent.items() for change in changes
]
TAKEN = [
    ("boardFault", BOARD), ("boardFault", AREAS), ("boardFault", BOARD | {"rules": {}, "givens": [], "pencil": {}}),
    # beside the board
    ("boardFault", BOARD | {"edges": [[0, 3]], "values": [0] * 7, "givens": [6], "pencil": {"6": [1]}}),
    ("appearance", APPEARANCE), ("appearance", APPEARANCE | {"hand": "free"}),
    ("appearance", APPEARANCE | {"colours": {}, "widths": {}, "hand": {}}),
]


def test_board_is_accepted_or_refused_with_the_place_of_its_fault():
    asked = [*((check, value, None) for check, value in TAKEN), *REFUSED]
    said = call_page("validation/boards.ts", (call for *call, _ in asked))
    assert [(each, fault) for each, fault in zip(asked, said, strict=True) if fault != each[2]] == []


def test_every_answer_has_a_shape():
    assert page_json_types.ANSWERS.keys() == {*worker.QUESTIONS, "status", "refusal", "fault"}


# ---- responses

REFUSED_REQUESTS = [  # a puzzle, an algorithm, a state and invalid options
    ("n-queens", "backtracking", "1 5", {}),
    ("magic-square", "siamese", "", {"n": 2}),
    ("coin-game", "grundy", "", {"moves": "1,0 -1,0"}),
    ("knight-path", "breadth-first", "a1 a2 x a1", {}),
    ("n-puzzle", "a-star", "1123", {}),
    ("chess", None, None, {}),
]


def check_responses(said):
    """Return what the page's check makes of each [request, value, arguments]: the value, or a refusal's name and place.
    """
    return call_page("validation/python-responses.ts", (["checkAnswer", *each] for each in said))


def ask(question, **arguments):
    said = json.loads(worker.answer(question, json.dumps(arguments)))
    return ["refusal", said["error"], arguments] if "error" in said else [question, said["value"], arguments]


def answers_about_puzzles(puzzles):
    yield ask("catalogue")
    yield ask("discover")
    yield from (
        ask("start", puzzle=puzzle, algorithm=algorithm, state=state, options=options)
        for puzzle, algorithm, state, options in REFUSED_REQUESTS
    )
    for puzzle in puzzles:
        yield ask("sources", puzzle=puzzle.id)
        yield from (ask("judge", puzzle=puzzle.id, challenge=each["id"], states=[each.get("state", "")])
                    for each in puzzle.challenges)
        yield from (ask("why_unmeetable", puzzle=puzzle.id, challenge=each["id"]) for each in puzzle.challenges[:1])
        yield ask("judge", puzzle=puzzle.id, challenge="none", states=[])
        if isinstance(puzzle, HasGenerator):
            yield ask("shuffle", puzzle=puzzle.id, options={})
            yield ask("harder_board", puzzle=puzzle.id, state=puzzle.example, seed=1)
            yield ask("default_algorithm", puzzle=puzzle.id, state=puzzle.example, algorithm=puzzle.algorithms[0].id)
        presets = [(each.algorithm, each.state, each.options) for each in puzzle.presets]
        for algorithm, state, options in presets or [(each.id, puzzle.example, {}) for each in puzzle.algorithms]:
            request = {"puzzle": puzzle.id, "algorithm": algorithm, "options": options}
            given = Run.prepare(puzzle.id, algorithm, state, options).board
            rest = given.get("cells", 0) - len(given["values"])
            board = request | {"values": list(given["values"]) + [given.get("fill", 0)] * rest}
            yield from (ask(question, **board) for question in ("moves", "hint", "distance"))
            yield from (ask("variables", step=step, state=state, **request) for step in (0, 3, 20))
            yield from (ask("reply", level=level, seed=1, **board) for level in ("perfect", "beatable"))
            yield ask("harder_game", seed=1, **board)


def test_every_response_of_python_is_accepted():
    said = list(answers_about_puzzles(registry.own_puzzles()))
    assert len(said) > 200 and {question for question, _, _ in said} == {*worker.QUESTIONS, "refusal"} - {"start"}
    assert [each for each in check_responses(said) if str(each).startswith("invalid-response")] == []
    assert check_responses([["start", 7, {}]]) == [7]


MOVE = {"move": "U", "key": "ArrowUp", "cell": 6, "to": 3, "cells": [[6, 0], [3, 7]], "state": "123746058"}
ASKED = {"values": [0] * 9}


def make_moves_response(**more):
    return {"state": "1", "moves": [MOVE], "status_message": {}, "outcome": ""} | more


def variables_response(**value):
    variables = [{"name": "x", "changed": False} | value]
    return {"step": 1, "said": ["add", ""], "over": False,
            "frame": {"function": "f", "line": 1, "calls": 1, "variables": variables}}


BENT = [  # a request, a malformed response, and the path of its fault
    ("start", "1", "–"),
    ("discover", ["frogs", "<b>"], "[1]"),
    ("sources", {"a": {"text": [], "lines": [], "at": [-1]}}, ".a.at[0]"),
    ("reply", MOVE | {"state": None}, ".state"),
    ("moves", make_moves_response(moves=[MOVE | {"cells": [[9, 0]]}]), ".moves[0].cells[0][0]"),
    ("moves", make_moves_response(status_message={"marks": [[0, "constructor"]]}), ".status_message.marks[0][1]"),
    ("moves", make_moves_response(status_message={"args": {"n": {"toString": 1}}}), ".status_message.args.n"),
    ("variables", variables_response(kind="node", move="U", g="1", h=2, f="3", cells=[1]), ".frame.variables[0].h"),
    ("variables", variables_response(kind="object", text="x" * 201), ".frame.variables[0].text"),
    ("variables", variables_response(kind="list", ends="<>", length=0, items=[], last=[]), ".frame.variables[0].ends"),
]


def test_malformed_responses_are_rejected():
    bent = [[question, value, ASKED] for question, value, _ in BENT]
    bent.append(["catalogue", {"puzzles": [registry.find_puzzle("n-puzzle").describe() | {"id": "__proto__"}]}, {}])
    paths = [*(where for _, _, where in BENT), ".puzzles[0].id"]
    assert check_responses(bent) == [f"invalid-response {where}" for where in paths]
