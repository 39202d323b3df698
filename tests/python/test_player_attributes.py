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
QUEENS = next(puzzle for puzzle in PUZZLES if puzzle["id"] == "n-queens")
FIRST = TILES["presets"][0]
FOUND = {"puzzle": "n-puzzle", **{part: FIRST[part] for part in ("algorithm", "state", "options")}}


def called(name, *given, module="player/element/attributes.js", known=PUZZLES):
    """What a function of a module returns, on a page that knows those puzzles."""
    learn = [["player/catalogue/puzzle-registry.js", "registerPuzzle", puzzle] for puzzle in known]
    done = subprocess.run(
        ["node", ROOT / "tests/python/calls.mjs", ROOT / "static"],
        input=json.dumps([*learn, [module, name, *given]]),
        capture_output=True, encoding="utf-8", check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)[-1]


def attributes(puzzle="n-puzzle", algorithm="", state="", **options):
    return {"puzzle": puzzle, "algorithm": algorithm, "state": state, "options": options}


def test_without_attributes_it_is_the_first_preset():
    assert called("requestFor", attributes(), "n-puzzle") == FOUND


def test_algorithm_selects_its_first_preset():
    preset = next(each for each in TILES["presets"] if each["algorithm"] == "ida-star")
    asked = called("requestFor", attributes(algorithm="ida-star"), "n-puzzle")
    assert (asked["algorithm"], asked["state"]) == ("ida-star", preset["state"])


def test_an_algorithm_without_a_preset_has_the_example():
    known = [TILES | {"presets": []}]
    asked = called("requestFor", attributes(algorithm="a-star"), "n-puzzle", known=known)
    assert asked == {"puzzle": "n-puzzle", "algorithm": "a-star", "state": TILES["example"], "options": {}}


@pytest.mark.parametrize("state", ["123456708", [1, 2, 3, 4, 5, 6, 7, 0, 8]])
def test_state_in_any_notation(state):
    asked = called("requestFor", attributes(state=state), "n-puzzle")
    assert asked["state"].replace(" ", "") == "123456708"
    assert asked["algorithm"] == FIRST["algorithm"]


def test_option_of_state_clears_state():
    asked = called("requestFor", attributes("n-queens", "backtracking", n="5"), "n-queens")
    assert (asked["state"], asked["options"]["n"]) == ("", "5")


def test_attributes_of_other_puzzle_ignored():
    asked = called("requestFor", attributes("n-queens", "backtracking", "2 4 1 3", n="4"), "n-puzzle")
    assert asked == FOUND


def test_unknown_puzzle_requested():
    assert called("requestFor", attributes("chess", "deep"), "chess") == {
        "puzzle": "chess", "algorithm": "deep", "state": "", "options": {},
    }


def test_what_cannot_be_shown_gives_way_to_the_first_preset():
    assert called("fallbackFor", TILES) == FOUND


@pytest.mark.parametrize(("given", "names"), [
    ({"panels": "none", "controls": ""}, []),
    ({"panels": "code", "controls": "none"}, []),
    ({"panels": "", "controls": "hand"}, []),
    ({"panels": "tree, code nonsense", "controls": ""}, ["tree", "code"]),
    ({"panels": ["tree"], "controls": ""}, ["tree"]),
])
def test_panels_are_those_that_are_named(given, names):
    assert called("panelsFor", given) == names


def test_the_code_alone_is_shown_unless_panels_are_named():
    def shown(panels):
        return called("panelsFor", {"panels": panels, "controls": ""})
    assert shown("") == ["code"] and shown("none") == [] and shown("tree nonsense code") == ["tree", "code"]
    assert {"code", "tree", "legend"} < set(shown("all"))


def test_preset_recognized_with_defaults():
    assert called("presetFor", FOUND | {"options": {}}, module="player/catalogue/requests.js")["id"] == FIRST["id"]
    other = FOUND | {"options": {"heuristic": "misplaced"}}
    assert called("presetFor", other, module="player/catalogue/requests.js") is None


def test_a_new_algorithm_keeps_the_board_and_the_options_it_takes():
    asked = called("withDefaults", {"algorithm": "breadth-first"}, FOUND, module="player/catalogue/requests.js")
    known = next(each for each in TILES["algorithms"] if each["id"] == "breadth-first")["parameters"]
    assert asked["state"] == FOUND["state"]
    assert set(asked["options"]) <= {parameter["id"] for parameter in known}


def test_choices_limited_to_lane_count():
    """All combinations would exceed the memory."""
    many = " ".join(f"choice{number}" for number in range(10_000))
    race = {"puzzle": "n-queens", "algorithms": ["genetic"], "options": {"variant": many, "refill": many}}
    lanes = called("lanesOf", race, module="player/race/race-request.js")
    assert [lane["choices"] for lane in lanes] == [{"variant": "choice0", "refill": f"choice{at}"} for at in range(5)]
