"""Numbers of articles, computed when the site is built: `{{ run n-puzzle/first-steps expanded }}`, by functions that
are named like `run` and take words. Each returns an integer, or a list of them for a plot."""

from collections.abc import Callable
from functools import cache
from math import factorial, log10

from dhadha.devtools.bake import preset_run, race_lanes
from dhadha.puzzles.registry import find_puzzle
from dhadha.puzzles.sliding.board import Shape, standard_goal, write_state
from dhadha.runs.run import Run
from dhadha.trace.counters import Counters

A_DAY, A_YEAR = 86_400, 31_557_600  # seconds
A_SECOND = 1_000_000  # boards that a computer is said to look at in a second


@cache
def number(expression: str) -> int | list[int]:
    """Return the value of an expression. Raises ValueError for an unknown name or unsuitable arguments."""
    name, *words = expression.split()
    if name not in NUMBERS:
        raise ValueError(f"there is no number “{expression}”; there are {', '.join(NUMBERS)}")
    return NUMBERS[name](*words)


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


def prepare(first: str, *words: str) -> Run:
    """Return the run of PUZZLE/EXAMPLE, perhaps a lane of the race, or of PUZZLE ALGORITHM STATE OPTION=VALUE …."""
    if "/" in first:
        puzzle, example = first.split("/")
        found = find_puzzle(puzzle)
        [preset] = [preset for preset in (*found.presets, *race_lanes(found)) if preset.id == example]
        return preset_run(found, preset)
    algorithm, state, *options = words
    return Run.prepare(first, algorithm, state, dict(option.split("=") for option in options))


# ---- the sliding puzzle

def arrangements(side: str) -> int:
    return factorial(int(side) ** 2)


def boards(side: str) -> int:
    return arrangements(side) // 2


def distances(side: str) -> list[int]:
    """Return the number of boards at each distance from the goal; side: at most 3."""
    return [len(level) for level in levels(int(side))]


@cache
def levels(side: int) -> list[list[bytes]]:
    """Return the boards at each distance from the goal."""
    shape = Shape(side, side)
    goal = standard_goal(shape)
    problem = Run.prepare("n-puzzle", "breadth-first", write_state(shape, goal)).problem
    found, seen = [[goal]], {goal}
    while found[-1]:
        following = dict.fromkeys(after for board in found[-1] for _, after in problem.successors(board))
        found.append([board for board in following if board not in seen])
        seen.update(found[-1])
    return found[:-1]


def farthest(side: str) -> int:
    return len(distances(side)) - 1


def most_distant(side: str) -> int:
    return distances(side)[-1]


def days(side: str) -> int:
    return boards(side) // (A_SECOND * A_DAY)


def years(side: str) -> int:
    """Return about how many years it takes to look at all boards, to two digits."""
    exact = boards(side) // (A_SECOND * A_YEAR)
    return round(exact, 1 - int(log10(exact)))


NUMBERS: dict[str, Callable[..., int | list[int]]] = {
    function.__name__.replace("_", "-"): function
    for function in (run, arrangements, boards, distances, farthest, most_distant, days, years)
}
