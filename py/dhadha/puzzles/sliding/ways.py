"""Ways out of a search that takes too long: what else may be asked of the same board, or of an easier one."""

from random import Random

from ...core.contract import Alternative, Options
from ...puzzle import RunSummary
from ...puzzle.algorithm import Algorithm
from ...puzzle.parameter import Parameter
from .board import Shape, write_state
from .optimal import MOST_CELLS
from .patterns import PARTITIONS, serves
from .problem import walked

NEAR, VERY_NEAR = 30, 12  # moves from the goal: found with an estimate, found without


def alternatives(run: RunSummary) -> list[Alternative]:
    """A stronger estimate, or one at all; an easier board; a shortest answer, by the engine; any answer, by a
    search that hurries. See Puzzle.alternatives."""
    algorithm, options = run.algorithm, run.options
    estimated = "heuristic" in options
    ways = [way("easier", algorithm, run, options, easier(run, NEAR if estimated else VERY_NEAR))]
    if stronger := stronger_than(options.get("heuristic"), run.problem.shape, run.problem.goal):
        better = algorithm if estimated else run.puzzle.find_algorithm("a-star")
        ways.insert(0, way("stronger" if estimated else "informed", better, run, options | {"heuristic": stronger}))
    if run.problem.shape.cells <= MOST_CELLS:
        ways.append(way("shortest", run.puzzle.find_algorithm("optimal"), run, options))
    hurried = run.puzzle.find_algorithm("weighted-a-star")
    weight = weight_for(run)
    if weight > options.get("weight", 0):
        ways.append(way("any", hurried, run, {"goal": options["goal"], "weight": weight}))
    return ways


def stronger_than(heuristic: str | None, shape: Shape, goal: bytes) -> str:
    """The next stronger heuristic with this goal; "" where there is none. Those with patterns are listed in that
    order."""
    known = [each for each in PARTITIONS if serves(each, shape, goal)] or ["linear-conflict"]
    later = known[known.index(heuristic) + 1 :] if heuristic in known else known
    return later[0] if later else ""


def way(name: str, algorithm: Algorithm, run: RunSummary, options: Options, state: str = "") -> Alternative:
    known = {parameter.id for parameter in algorithm.parameters}
    given = {name: value for name, value in options.items() if name in known}
    return {
        "id": name,
        "algorithm": algorithm.id,
        "state": state or run.state_text,
        "options": algorithm.read_options(given),
    }


def weight_for(run: RunSummary) -> int:
    """A weight that solves all but a few boards of 4×4 (with 3), 5×5 (5) and 6×6 (7) within 100,000 nodes, and others
    by their longer side; more, where that failed."""
    weight: Parameter = next(
        parameter for parameter in run.puzzle.find_algorithm("weighted-a-star").parameters if parameter.id == "weight"
    )
    n: int = max(run.problem.shape)
    tried: int = run.options.get("weight", 0)
    return min(max(3, 2 * n - 5, 2 * tried), weight.maximum)


def easier(run: RunSummary, moves: int) -> str:
    """A board that random moves make from the goal, the same for the same run."""
    return write_state(run.problem.shape, walked(run.problem, Random(run.state_text), moves))
