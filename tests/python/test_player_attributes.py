"""The player's attributes resolve to a request with defaults filled in (the page's own modules, run by Node)."""

import json
import subprocess
from pathlib import Path

import dhadha
import pytest

ROOT = Path(__file__).parents[2]
PUZZLES = [
    puzzle | {"presets": [preset | {"trace": {"file": "a.trace", "size": 1}} for preset in puzzle["presets"]]}
    for puzzle in dhadha.catalogue()["puzzles"]
]
TILES = next(puzzle for puzzle in PUZZLES if puzzle["id"] == "n-puzzle")
FIRST = TILES["presets"][0]
FOUND = {"puzzle": "n-puzzle", **{part: FIRST[part] for part in ("algorithm", "state", "options")}}

REQUESTS, CATALOGUE = "player/element/request-from-attributes.ts", "player/catalogue/presets-and-defaults.ts"
RACE = "player/race/race-setup.ts"
MANY = " ".join(f"choice{number}" for number in range(10_000))  # all combinations would exceed the memory
BREADTH_FIRST = next(algorithm for algorithm in TILES["algorithms"] if algorithm["id"] == "breadth-first")
IDA_STAR = next(preset for preset in TILES["presets"] if preset["algorithm"] == "ida-star")


def attributes(puzzle="n-puzzle", algorithm="", state="", **options):
    return {"puzzle": puzzle, "algorithm": algorithm, "state": state, "options": options}


CALLS = {
    "no attributes": [REQUESTS, "requestFor", attributes(), "n-puzzle"],
    "algorithm": [REQUESTS, "requestFor", attributes(algorithm="ida-star"), "n-puzzle"],
    "state": [REQUESTS, "requestFor", attributes(state="123456708"), "n-puzzle"],
    "list": [REQUESTS, "requestFor", attributes(state=[1, 2, 3, 4, 5, 6, 7, 0, 8]), "n-puzzle"],
    "option": [REQUESTS, "requestFor", attributes("n-queens", "backtracking", n="5"), "n-queens"],
    "other puzzle": [REQUESTS, "requestFor", attributes("n-queens", "backtracking", "2 4 1 3", n="4"), "n-puzzle"],
    "unknown puzzle": [REQUESTS, "requestFor", attributes("chess", "deep"), "chess"],
    "fallback": [REQUESTS, "fallbackFor", TILES],
    "preset": [CATALOGUE, "presetFor", FOUND | {"options": {}}],
    "no preset": [CATALOGUE, "presetFor", FOUND | {"options": {"heuristic": "misplaced"}}],
    "new algorithm": [CATALOGUE, "completeRequest", {"algorithm": "breadth-first"}, FOUND],
    "lanes": [RACE, "lanesOf", {"puzzle": "n-queens", "algorithms": ["genetic"],
                                "options": {"variant": MANY, "refill": MANY}}],
}
PANELS = [  # the attributes `panels` and `controls`, and the panels shown
    ("none", "", []), ("code", "none", []), ("", "hand", []), ("", "", ["code"]), (["tree"], "", ["tree"]),
    ("tree, code nonsense", "", ["tree", "code"]), ("tree nonsense code", "", ["tree", "code"]),
]


def call(calls, known):
    """Return what functions of modules return, on a page that knows those puzzles."""
    learn = [["player/catalogue/puzzle-registry.ts", "registerPuzzle", puzzle] for puzzle in known]
    done = subprocess.run(
        ["node", ROOT / "tests/python/call_functions.mjs", ROOT / "static"], input=json.dumps([*learn, *calls]),
        capture_output=True, encoding="utf-8", check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)[len(learn):]


@pytest.fixture(scope="module")
def answers():
    return dict(zip(CALLS, call(CALLS.values(), PUZZLES), strict=True))


def test_attributes_make_a_request(answers):
    assert answers["no attributes"] == answers["other puzzle"] == answers["fallback"] == FOUND
    assert (answers["algorithm"]["algorithm"], answers["algorithm"]["state"]) == ("ida-star", IDA_STAR["state"])
    for name in ("state", "list"):
        assert answers[name]["state"].replace(" ", "") == "123456708"
        assert answers[name]["algorithm"] == FIRST["algorithm"]
    assert (answers["option"]["state"], answers["option"]["options"]["n"]) == ("", "5")
    assert answers["unknown puzzle"] == {"puzzle": "chess", "algorithm": "deep", "state": "", "options": {}}


def test_algorithm_without_a_preset_has_the_example():
    [request] = call([[REQUESTS, "requestFor", attributes(algorithm="a-star"), "n-puzzle"]], [TILES | {"presets": []}])
    assert request == {"puzzle": "n-puzzle", "algorithm": "a-star", "state": TILES["example"], "options": {}}


def test_named_panels_are_shown_and_the_code_by_default():
    asked = [*PANELS, ("all", "", None)]
    *shown, every = call(
        [[REQUESTS, "panelsFor", {"panels": panels, "controls": controls}] for panels, controls, _ in asked], []
    )
    assert shown == [panels for *_, panels in PANELS] and {"code", "tree", "legend"} < set(every)


def test_presets_and_kept_options(answers):
    assert answers["preset"]["id"] == FIRST["id"] and answers["no preset"] is None
    assert answers["new algorithm"]["state"] == FOUND["state"]
    known = {parameter["id"] for parameter in BREADTH_FIRST["parameters"]}
    assert set(answers["new algorithm"]["options"]) <= known


def test_choices_are_limited_to_the_number_of_lanes(answers):
    choices = [lane["choices"] for lane in answers["lanes"]]
    assert choices == [{"variant": "choice0", "refill": f"choice{at}"} for at in range(5)]
