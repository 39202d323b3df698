"""Addresses, attributes, methods and responses of any kind: a board or a sentence is shown, and nothing is thrown."""

import json
import random
import subprocess
from urllib.parse import urlencode

import pytest
from dhadha.puzzle.capabilities import HasGenerator
from dhadha.puzzles import registry
from dhadha.runs.run import Run
from dhadha.worker import api as worker
from page_objects import ROOT, Player
from playwright.sync_api import expect

NAMES = [
    "puzzle", "algorithm", "algorithms", "state", "src", "lang", "theme", "autoplay", "loop", "speed", "start-at",
    "controls", "panels", "loading", "option-heuristic", "option-n", "option-seed", "option-budget",
    "option-__proto__", "option-constructor", "option-", "option-<b>", "option-é", "onclick", "__proto__", "style",
    "option-a b",
]
VALUES = [
    "0", "-1", "1e309", "NaN", "true", "false", "no", "null", "undefined", "constructor", "__proto__", "toString",
    "n-puzzle", "n-queens", "chess", "a-star", "ida-star", "123406758", "()", "[]", "{}", "'\"`${1}", "ধাঁধা", "50%",
    "%", "end", "../", "http://[", "data:,x", "javascript:alert(1)", "none", "dark", "lazy", "fa", "zz",
    "99999999999999999999",
    "", " ", "2 4 1 3", "code tree", "<img src=x onerror=alert(1)>", "\u202e\u2066\u0000", "\ud83e\udd14",
    "x" * 10_000, "1 " * 3000,
]
PAGES = [("n-puzzle/", "#stage dhadha-player"), ("embed/", "dhadha-player, dhadha-race"), ("race/", "#setup .chip")]
SHOWN = "dhadha-board, button.solve, .lane, [role=alert]:not(:empty)"


@pytest.mark.usefixtures("small_window")
@pytest.mark.expects_errors
@pytest.mark.parametrize("seeds", [range(1000, 1006), pytest.param(range(2000, 2100), marks=pytest.mark.long)])
def test_odd_addresses_are_shown_or_refused(page, home, seeds):
    thrown, player = [], Player(page)
    page.on("pageerror", lambda error: thrown.append((page.url[:300], str(error))))
    for seed in seeds:
        path, stands = PAGES[seed % 3]
        chance = random.Random(seed)
        query = [(chance.choice(NAMES), chance.choice(VALUES)) for _ in range(chance.randint(1, 5))]
        page.goto(f"{home}{path}?{urlencode(query, errors='replace')}#{seed}")
        page.locator(stands).first.wait_for(state="attached")
        if path != "race/":
            expect(page.locator(SHOWN)).not_to_have_count(0)
    assert thrown == []
    for query in (
        "option-a%20b=1&%E0%A4%A&puzzle=n-queens&puzzle=n-puzzle",
        "state=%E0%A4%A&&&=&a&panels=constructor&lang=%00&theme=toString", "src=&state=&packages=%20%20",
    ):
        page.goto(f"{home}n-puzzle/?{query}")
        player.when("player?.length === 20")


ANY = """[null, undefined, 10n, () => 1, {}, [], [[1, 2], [3]], NaN, 1e308, "x", "http://[", true, new Date(NaN),
    document.body]"""
ELEMENTS = [("dhadha-player", ["run", "seek", "step", "open", "install"]), ("dhadha-race", ["run", "seek", "step"])]
THROWN = """async ([name, methods]) => {
    const thrown = [];
    const call = (what, promise) => promise.catch((error) => thrown.push(`${what}: ${error}`));
    const element = document.body.appendChild(document.createElement(name));
    await element.updateComplete;
    const declared = [...element.constructor.elementProperties];
    const properties = declared.filter(([, { attribute }]) => attribute).map(([property]) => property);
    for (const [index, value] of VALUES.entries()) {
        for (const method of methods) call(`${method} ${index}`, element[method](value));
        for (const part of ["puzzle", "algorithm", "state", "options"])
            call(`run ${part} ${index}`, element.run({ [part]: value }));
        for (const property of properties) {
            try { element[property] = value; } catch (error) { thrown.push(`${property} ${index}: ${error}`); }
            await element.updateComplete.catch((error) => thrown.push(`${property} ${index} drawn: ${error}`));
        }
        await element.cancel();
    }
    await element.run({ puzzle: "n-puzzle", algorithm: "a-star", state: "123046758" });
    element.remove();
    return thrown;
}""".replace("VALUES", ANY)
DETACHED = """await (async () => {
    const outside = document.createElement("dhadha-player");
    const values = await Promise.all([outside.play(), outside.step(2), outside.seek("end"), outside.cancel(),
        outside.file(), outside.run({state: "x"})]);
    const lazy = Object.assign(document.createElement("dhadha-player"), {loading: "lazy"});
    const far = document.body.appendChild(document.createElement("div"));
    Object.assign(far.style, {height: "5000px"});
    document.body.append(lazy);
    await lazy.seek(3);
    return [values.every((value) => value == null), outside.result, lazy.position];
})()"""


@pytest.mark.usefixtures("small_window")
@pytest.mark.expects_errors
def test_properties_and_methods_take_any_value(blog_player):
    """Also of a detached and of a lazy player; all promises resolve, and no error reaches the window."""
    assert blog_player.js(DETACHED) == [True, None, 3]
    for where in ("50%", "end", "abc%", "nonsense", -5, 99999):
        blog_player.js("await player.seek(argument)", where)
        assert 0 <= blog_player.position < 20, where
    for call in ("run(null)", "run({puzzle: {}})", "open(null)", "open('http://[')", "install('http://[')"):
        blog_player.js(f"void (window.settled = false, player.{call}.then(() => (window.settled = true)))")
        blog_player.page.wait_for_function("() => window.settled")
    blog_player.page.evaluate("import('./path/dhadha-race.js')")
    for element in ELEMENTS:
        assert blog_player.page.evaluate(THROWN, element) == []


# ---- the checks of Python's responses, in node

CHECK = """
import "ROOT/tests/python/import_typescript.mjs";
import { readFileSync } from "node:fs";
const { checkAnswer } = await import("ROOT/static/validation/python-responses.ts");
const said = JSON.parse(readFileSync(0, "utf8")).map(([question, value, asked]) => {
    try { return checkAnswer(question, value, asked) === value ? "" : "another value"; } catch (error) {
        return `${error.name} ${error.key} ${error.args.where}`; }
});
console.log(JSON.stringify(said));
""".replace("ROOT", ROOT.as_posix())
REFUSED = [  # a puzzle, an algorithm, a state and invalid options
    ("n-queens", "backtracking", "1 5", {}),
    ("magic-square", "siamese", "", {"n": 2}),
    ("coin-game", "grundy", "", {"moves": "1,0 -1,0"}),
    ("knight-path", "breadth-first", "a1 a2 x a1", {}),
    ("n-puzzle", "a-star", "1123", {}),
    ("chess", None, None, {}),
]


def check_responses(said):
    """Return the fault in each of [[request, value, arguments], …], "" for none."""
    done = subprocess.run(["node", "--input-type=module", "-e", CHECK], input=json.dumps(list(said)), text=True,
                          capture_output=True, check=True)
    return json.loads(done.stdout)


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
            if "ties" in {each.id for each in puzzle.find_algorithm(algorithm).parameters}:
                yield ask("children", path=[], state=state, **request)
            yield from (ask("variables", step=step, state=state, **request) for step in (0, 3, 20))
            yield from (ask("reply", level=level, seed=1, **board) for level in ("perfect", "beatable"))


def test_every_response_of_python_is_accepted():
    said = list(answers(registry.own_puzzles()))
    assert len(said) > 200 and {question for question, _, _ in said} == {*worker.QUESTIONS, "refusal"} - {"start"}
    assert set(check_responses(said)) == {""}
    assert check_responses([["start", 7, {}]]) == [""]


MOVE = {"move": "U", "key": "ArrowUp", "cell": 6, "to": 3, "cells": [[6, 0], [3, 7]], "state": "123746058"}
ASKED = {"values": [0] * 9}


def moves_response(**more):
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
    ("moves", moves_response(moves=[MOVE | {"cells": [[9, 0]]}]), ".moves[0].cells[0][0]"),
    ("moves", moves_response(status_message={"marks": [[0, "constructor"]]}), ".status_message.marks[0][1]"),
    ("moves", moves_response(status_message={"args": {"n": {"toString": 1}}}), ".status_message.args.n"),
    ("variables", variables_response(kind="node", move="U", g="1", h=2, f="3", cells=[1]), ".frame.variables[0].h"),
    ("variables", variables_response(kind="object", text="x" * 201), ".frame.variables[0].text"),
    ("variables", variables_response(kind="list", ends="<>", length=0, items=[], last=[]), ".frame.variables[0].ends"),
]


def test_malformed_responses_are_rejected():
    bent = [[question, value, ASKED] for question, value, _ in BENT]
    bent.append(["catalogue", {"puzzles": [registry.find_puzzle("n-puzzle").describe() | {"id": "__proto__"}]}, {}])
    paths = [*(where for _, _, where in BENT), ".puzzles[0].id"]
    assert check_responses(bent) == [f"BadAnswer invalid-response {where}" for where in paths]
