"""Alternatives to a search that takes too long: another algorithm for the same board, or an easier board."""

from random import Random

from ...puzzle import Algorithm, Alternative, Options, RunSummary
from .algorithms import WEIGHT
from .board import Shape, write_state
from .optimal.shortest_solution import MOST_CELLS
from .pattern_database_heuristic import PARTITIONS, has_tables_for_goal
from .problem import random_walk_from_goal

NEAR, VERY_NEAR = 30, 12  # moves from the goal: solvable with a heuristic, and without


def alternatives(run: RunSummary) -> list[Alternative]:
    """Return a stronger heuristic, or the first one; an easier board; a shortest solution by the engine; any
    solution by weighted A*. See Puzzle.alternatives."""
    algorithm, options = run.algorithm, run.options
    estimated = "heuristic" in options
    near = random_walk_from_goal(run.problem, Random(run.state_text), NEAR if estimated else VERY_NEAR)
    found = [alternative("easier", algorithm, run, options, write_state(run.problem.shape, near))]
    if stronger := stronger_heuristic(str(options.get("heuristic", "")), run.problem.shape, run.problem.goal):
        better = algorithm if estimated else run.puzzle.find_algorithm("a-star")
        name = "stronger" if estimated else "informed"
        found.insert(0, alternative(name, better, run, {**options, "heuristic": stronger}))
    if run.problem.shape.cell_count <= MOST_CELLS:
        found.append(alternative("shortest", run.puzzle.find_algorithm("optimal"), run, options))
    weighted = run.puzzle.find_algorithm("weighted-a-star")
    # this weight solves almost all boards of the size within 100,000 nodes; a higher one follows a failure
    tried = int(options.get("weight", 0))
    weight = min(max(3, 2 * max(run.problem.shape) - 5, 2 * tried), WEIGHT.maximum)
    if weight > tried:
        found.append(alternative("any", weighted, run, {"goal": options["goal"], "weight": weight}))
    return found


def stronger_heuristic(heuristic: str, shape: Shape, goal: bytes) -> str:
    """Return the next stronger heuristic for this goal, "" if there is none; PARTITIONS is in ascending order."""
    names = [each for each in PARTITIONS if has_tables_for_goal(each, shape, goal)] or ["linear-conflict"]
    later = names[names.index(heuristic) + 1 :] if heuristic in names else names
    return later[0] if later else ""


def alternative(name: str, algorithm: Algorithm, run: RunSummary, options: Options, state: str = "") -> Alternative:
    given = algorithm.read_options(algorithm.keep_known_options(options))
    return {"id": name, "algorithm": algorithm.id, "state": state or run.state_text, "options": given}
