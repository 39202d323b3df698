"""The pace at which runs are read, of all examples in all languages, and the pace of races."""

import json
import re
from itertools import groupby

import pytest
from dhadha.testing.text_checks import LANGUAGES, LIBRARY
from run_helpers import call_page, run_node_script

TRACES = sorted((LIBRARY.parents[1] / "build/baked").glob("*.trace"))
ROWS = json.loads((LIBRARY / "languages.json").read_bytes())


@pytest.fixture(scope="module", params=LANGUAGES)
def paces(request):
    """Return {example: its steps, "whole" and "begun", before it has ended}; `reads`: seconds that the words take."""
    examples = dict(zip([trace.stem for trace in TRACES],
                        run_node_script("print_step_display_times.mjs", request.param, *TRACES)))
    rate = ROWS[request.param]["wordsPerMinute"] / 60
    for step in (step for steps in examples.values() for step in steps["whole"] + steps["begun"]):
        step["reads"] = len(step["said"].split()) / rate
    return examples


def skimmed_stretches(steps):
    """Return the steps of each stretch that is skimmed."""
    return [list(group) for begin, group in groupby(steps, key=lambda step: step.get("from")) if begin is not None]


def test_every_run_is_read_as_far_as_its_length_allows(paces):
    for name, steps in ((name, example["whole"]) for name, example in paces.items()):
        first_of_kinds = {step["kind"]: step for step in reversed(steps)}.values()
        assert all(step["seconds"] >= step["reads"] for step in (*first_of_kinds, steps[-1])), name
        if len(steps) <= 60:
            assert all("from" not in step and step["seconds"] >= max(1.2, step["reads"] / 2) for step in steps), name
            continue
        assert 40 < sum(step["seconds"] for step in steps) < 270, name
        for stretch in skimmed_stretches(steps):
            assert len({step["said"] for step in stretch}) == 1
            assert sum(step["seconds"] for step in stretch) >= stretch[0]["reads"], name
            numbers = [int(re.sub(r"\D", "", each)) for each in re.findall(r"\d[\d,٬]*", stretch[0]["said"])]
            assert numbers[0] == len(stretch) and (len(numbers) > 4 or sum(numbers[1:]) == len(stretch)), name
    for name, least, most in (("knight-path.across", 100, 140), ("n-puzzle.race-breadth-first", 120, 240)):
        assert least < sum(step["seconds"] for step in paces[name]["whole"]) < most


def test_decisions_are_facts_of_the_run(paces):
    """Of four queens: what is new, the retreats after the first, queens that stay, the deepest so far, the answer."""
    steps = paces["n-queens.four"]["whole"]
    assert [number for number, step in enumerate(steps) if step["seconds"] > step["reads"]] == [
        0, 1, 2, 4, 9, 12, 20, 21, 22, 26, 27, 30, 31]


def test_run_that_goes_on_counts_as_long_and_tells_no_number(paces):
    told = [stretch[0]["said"] for example in paces.values() for stretch in skimmed_stretches(example["begun"])]
    assert told and not any(re.search(r"\d", said) for said in told)
    assert skimmed_stretches(paces["pile-game.one-pile"]["begun"])


def test_race_takes_half_a_minute():
    lengths = {}  # of the runs of each puzzle's race
    for trace in [trace for trace in TRACES if ".race-" in trace.name]:
        [times] = run_node_script("print_step_display_times.mjs", "en", trace)
        lengths.setdefault(trace.name.split(".")[0], set()).add(len(times["whole"]) - 1)
    assert len(lengths) > 3
    for ends in map(sorted, lengths.values()):
        paces = call_page("player/race/race-pace.ts", [["paceAt", ends, position] for position in range(ends[-1])])
        assert paces == sorted(paces) and 20 <= sum(1 / pace for pace in paces) <= 30
