"""Runs that articles count or show: PUZZLE/EXAMPLE, perhaps a lane of the race, or PUZZLE ALGORITHM STATE
OPTION=VALUE …."""

from functools import cache

from dhadha.devtools.bake import preset_run, race_lanes
from dhadha.puzzles.registry import find_puzzle
from dhadha.runs.run import Run
from dhadha.trace.counters import Counters


def run(*words: str) -> int:
    """Return a counter or a result of a run: PUZZLE/EXAMPLE NAME, or PUZZLE ALGORITHM STATE OPTION=VALUE … NAME."""
    *request, name = words
    counters, result = finished(*request)
    value = counters[name] if name in counters else result[name]
    if not isinstance(value, int):
        raise ValueError(f"{name} of {' '.join(request)} is no integer")
    return value


@cache
def finished(*request: str) -> tuple[dict[str, int], dict[str, object]]:
    """Return the counters and the result of a run."""
    prepared = prepare(*request)
    counters = Counters(prepared.effective_algorithm.counters)
    counters.add_words([step.word for step in prepared])
    return counters.values, prepared.result


def values_of(*request: str) -> dict[str, object]:
    """Return the counters and the results of a run together."""
    counters, result = finished(*request)
    return counters | result


def prepare(first: str, *words: str) -> Run:
    """Return the run of PUZZLE/EXAMPLE, perhaps a lane of the race, or of PUZZLE ALGORITHM STATE OPTION=VALUE …."""
    if "/" in first:
        puzzle, example = first.split("/")
        found = find_puzzle(puzzle)
        [preset] = [preset for preset in (*found.presets, *race_lanes(found)) if preset.id == example]
        return preset_run(found, preset)
    algorithm, state, *options = words
    return Run.prepare(first, algorithm, state, dict(option.split("=") for option in options))
