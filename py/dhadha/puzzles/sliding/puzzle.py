"""The sliding puzzle: slide the tiles of an m×n board into order."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import isqrt
from random import Random

from ...core.puzzle_types import (
    Alternative,
    Arguments,
    Board,
    Distance,
    Facts,
    Hint,
    Json,
    Marks,
    Move,
    Offer,
    Options,
    Outcome,
)
from ...core.quoting import STOPPED, Count
from ...core.steps_and_nodes import Args, Node, Step
from ...puzzle import Algorithm, HasDistance, HasGenerator, HasHints, InvalidInput, Parameter, Puzzle, RunSummary
from ...puzzle.presets_races_and_tables import Preset, Race
from . import heuristics, read_common_notations
from .algorithms import ALGORITHMS, OPTIMAL
from .anytime_distance import find_first_move_and_length, improving_distance_bounds
from .board import LARGEST, SHAPES, SMALLEST, Shape, exchange_table, read_state, slides, standard_goal, write_state
from .optimal.shortest_solution import MOST_CELLS as ANSWERED
from .parity import count_inversions, first_two_tiles, is_solvable, swap_tiles, tiles_whose_swap_fixes_parity
from .pattern_database_heuristic import PARTITIONS, PatternDatabaseProblem
from .pattern_databases.packed_tables import BIG_TABLES
from .presenter import PatternDatabasePresenter, SlidingPresenter
from .problem import SlidingProblem, random_walk_from_goal
from .slow_search_alternatives import alternatives

ANY_SIZE = ("solvability", "layer-by-layer", "anytime")
SEARCHED = 9  # cells
SPELLED = 5  # moves of a solution that a sentence names
NEAR = 20  # moves by the estimate: within reach of the textbook searches
HARDER_TRIES, LARGEST_BY_HAND = 50, 4
KEYS = {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight"}


class SlidingPuzzle(Puzzle[SlidingProblem], HasHints, HasDistance, HasGenerator):
    id = "n-puzzle"
    family = "sliding"
    algorithms = ALGORITHMS
    challenges = (
        {"id": "three-moves", "goal": "solve", "state": "123046758", "most": 3,
         "level": 1, "hints": ("tile-distances", "one-move-each")},
        {"id": "twenty-moves", "goal": "solve", "state": "430521786", "most": 20,
         "level": 1, "hints": ("tile-distances", "rows-first")},
        {"id": "shortest-twelve", "goal": "solve", "state": "430521786", "most": 12,
         "level": 2, "hints": ("tile-distances", "moves-away")},
        {"id": "farthest-board", "goal": "solve", "state": "867254301", "most": 60,
         "level": 3, "hints": ("rows-first", "turn-in")},
        {"id": "wide-search", "goal": "find", "algorithm": "breadth-first", "of": "expanded", "least": 500, "level": 1,
         "hints": ("far-boards", "eleven-moves")},
        {"id": "greedy-detour", "goal": "find", "algorithm": "greedy-backtracking", "of": "length", "least": 60,
         "level": 2, "hints": ("far-boards", "greedy-sight")},
        {"id": "blind-estimate", "goal": "find", "algorithm": "a-star", "of": "estimate-gap", "least": 4, "level": 2,
         "options": {"heuristic": "manhattan", "goal": ""}, "hints": ("swapped-tiles", "two-swaps")},
        {"id": "long-answer", "goal": "find", "algorithm": "a-star", "of": "length", "least": 24,
         "level": 3, "hints": ("far-boards", "swapped-tiles")},
    )
    example = "123046758"
    separators = ",،;/|[](){}'\""
    joined = True
    sample_states = tuple(
        " / ".join(" ".join(str((row * columns + column + 1) % (rows * columns)) for column in range(columns))
                   for row in range(rows))
        for rows, columns in SHAPES if rows == columns or rows * columns < 43
    )
    appearance = {"pieces": "tiles", "blank": 0}
    data = (BIG_TABLES,)
    race = Race("430521786", ("a-star", "ida-star", "breadth-first", "greedy-backtracking"), {})
    shuffle_parameters = (
        Parameter("rows", "integer", 3, SMALLEST, LARGEST),
        Parameter("columns", "integer", 3, SMALLEST, LARGEST),
        Parameter("seed", "integer", 1, 0, 999_999),
        Parameter("walk", "integer", 0, 0, 10_000),
    )
    read = staticmethod(read_common_notations.read_tiles_in_any_notation)

    def read_option(self, parameter: Parameter, text: str) -> str:
        """Return a goal in canonical form; a flat list of numbers gets the rows of the board."""
        try:
            return super().read_option(parameter, text)
        except InvalidInput as refusal:
            if refusal.key != "which-shape":
                raise
            return refusal.offers[0].replace("/", " ") if refusal.offers else text

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> SlidingProblem:
        problem = self.parse_problem(state, options)
        if algorithm.id == "optimal" and problem.shape.cell_count > ANSWERED:
            raise InvalidInput(
                "optimal-size",
                "The optimal engine solves boards of up to {most} squares. This board is {rows}×{columns} and has "
                "{count}. Use “anytime”.", most=ANSWERED, count=problem.shape.cell_count, **problem.shape._asdict(),
            )
        return problem

    def parse_problem(self, state: str, options: Options) -> SlidingProblem:
        shape, start = read_state(state)
        goal = self.read_goal(str(options.get("goal", "")), shape)
        heuristic = str(options.get("heuristic", "manhattan"))
        kind = PatternDatabaseProblem if heuristic in PARTITIONS else SlidingProblem
        return kind(shape, start, goal, heuristic, int(options.get("budget", 0) or options.get("effort", 0)))

    def read_goal(self, text: str, shape: Shape) -> bytes:
        if not text:
            return standard_goal(shape)
        given, goal = read_state(text, shape)
        if given != shape:
            raise InvalidInput(
                "goal-size",
                "The goal is {goal_rows}×{goal_columns}, but the board is {rows}×{columns}. Give a goal of the same "
                "size.",
                goal_rows=given.rows, goal_columns=given.columns, **shape._asdict(),
            )
        return goal

    def format_for(self, problem: SlidingProblem, state: bytes) -> str:
        return write_state(problem.shape, state)

    def state_of(self, values: Sequence[int], options: Options) -> str:
        n = isqrt(len(values))
        return write_state(Shape(n, n), values)

    def state_from(self, board: Board, values: Sequence[int], options: Options) -> str:
        rows, columns = board.get("rows"), board.get("columns")
        if isinstance(rows, int) and isinstance(columns, int) and rows * columns == len(values):
            return write_state(Shape(rows, columns), values)
        return self.state_of(values, options)

    def board(self, problem: SlidingProblem) -> Board:
        board: Board = {
            "rows": problem.shape.rows, "columns": problem.shape.columns,
            "values": list(problem.start), "goal": list(problem.goal),
        }
        if isinstance(problem, PatternDatabaseProblem):
            return board | {"colours": problem.colours, "args": problem.named}
        table = heuristics.misplaced_table if problem.heuristic == "misplaced" else heuristics.manhattan_table
        return board | {"badges": [list(row) for row in table(problem.shape, problem.goal)]}

    def presenter(self, problem: SlidingProblem) -> SlidingPresenter:
        if isinstance(problem, PatternDatabaseProblem):
            return PatternDatabasePresenter(problem)
        return SlidingPresenter(problem)

    def rule_arguments(self, problem: SlidingProblem) -> Arguments:
        goal = self.format_for(problem, problem.goal) if problem.goal != standard_goal(problem.shape) else "usual"
        return {"last": problem.shape.cell_count - 1, "goal": goal}

    def alternatives(self, run: RunSummary) -> list[Alternative]:
        searched = "budget" in run.options and run.effective_algorithm is run.algorithm
        return super().alternatives(run) + alternatives(run) if searched else []

    def select_algorithm(self, algorithm: Algorithm, problem: SlidingProblem) -> Algorithm:
        return algorithm if is_solvable(problem) else self.find_algorithm("solvability")

    def result(self, problem: SlidingProblem, algorithm: Algorithm, answer: Node[bytes] | bool | None) -> Facts:
        solvable = is_solvable(problem)
        result: dict[str, Json] = {"solvable": solvable, "inversions": count_inversions(problem), "moves": None}
        if isinstance(answer, Node):
            moves = "".join(node.move for node in answer.path())
            shortest = algorithm.id in OPTIMAL or len(moves) == problem.h(problem.start)
            result |= {"moves": moves, "length": len(moves), "optimal": shortest}
            if algorithm.interruptible:
                result |= self.bounds_and_offer(problem, algorithm, len(moves))
        if not solvable:
            offer = self.format_for(problem, swap_tiles(problem.start, *tiles_whose_swap_fixes_parity(problem)))
            result["offer"] = {"state": offer, "reason": "swap-two-tiles"}
        return result

    def bounds_and_offer(self, problem: SlidingProblem, algorithm: Algorithm, length: int) -> dict[str, Json]:
        """Return the proved bounds, and an offer of a better solution unless a shortest one was requested."""
        shortest = length == problem.least
        if algorithm.id == "optimal":
            return {} if shortest else {"least": problem.least, "optimal": False}
        if shortest:
            return {"least": problem.least, "optimal": True}
        usual = problem.goal == standard_goal(problem.shape)
        again = {"effort": 0} | ({} if usual else {"goal": self.format_for(problem, problem.goal)})
        offer: Offer = {"state": self.format_for(problem, problem.start), "reason": "keep-improving", "options": again}
        return {"least": problem.least, "optimal": False, "offer": offer}

    def answer_line(self, run: RunSummary) -> str:
        if not run.result["solvable"]:
            return "unsolvable"
        if run.effective_algorithm.id == "solvability":
            return "solvable"
        if run.result["moves"] is None:
            return STOPPED if run.status == "budget" else "no solution found"
        moves: str = run.result["moves"]
        if run.status == "cancelled" and not run.result["optimal"]:
            return "between {least} and {length} moves; a solution of {length}: {moves}".format_map(run.result)
        return moves or "already solved"

    def result_text(self, run: RunSummary) -> str:
        line, length = self.answer_line(run), run.result.get("length")
        if not length or run.status == "cancelled":
            return line
        fewest = ", the fewest there are" if run.result["optimal"] else ""
        return f"{line}: {Count(length):move}{fewest}"

    def replay(
        self, problem: SlidingProblem, algorithm: Algorithm, answer: Node[bytes] | bool | None
    ) -> Iterator[Step]:
        """Yield the moves; the last step of a short solution names them all, as `tile-1`, `way-1`, …"""
        nodes = answer.path() if isinstance(answer, Node) else []
        length = len(nodes) - 1
        for count, node in enumerate(nodes if length else ()):
            reason = "walk-move" if count else "walk-start"
            args: Args = {"count": count, "length": length}
            if count == length <= SPELLED:
                reason = "walk-end"
                for at, (before, after) in enumerate(pairwise(nodes), 1):
                    args |= {f"tile-{at}": after.state[before.state.index(0)], f"way-{at}": after.move}
            yield Step("walk", node, reason, args)

    def moves(self, state: str, options: Options) -> list[Move]:
        shape, board = read_state(state)
        blank = board.index(0)
        return [
            {"move": move, "key": KEYS[move], "cell": cell, "to": blank, "cells": [(cell, 0), (blank, board[cell])],
             "state": write_state(shape, board.translate(exchange_table(board[cell])))}
            for move, cell in slides(shape)[blank]
        ]

    def misplaced(self, state: str, options: Options) -> Marks:
        shape, board = read_state(state)
        goal = self.read_goal(str(options.get("goal", "")), shape)
        return [(cell, "conflict") for cell, tile in enumerate(board) if tile not in (0, goal[cell])]

    def outcome(self, state: str, options: Options) -> Outcome:
        shape, board = read_state(state)
        return "solved" if board == self.read_goal(str(options.get("goal", "")), shape) else ""

    def distances(self, state: str, options: Options) -> Iterator[Distance]:
        return improving_distance_bounds(self.parse_problem(state, options))

    def hint(self, state: str, options: Options) -> Hint:
        problem = self.parse_problem(state, options)
        if not is_solvable(problem):
            return {"moves": [], "reason": "hint-unsolvable"}
        way = find_first_move_and_length(problem)
        if not way.move:
            return {"moves": [], "reason": "hint-solved"}
        cell = dict(problem.slides[problem.start.index(0)])[way.move]
        reason = "hint-shortest" if way.shortest else "hint-short"
        args = {"tile": problem.start[cell], "length": way.length}
        return {"moves": [way.move], "reason": reason, "args": args, "marks": [(cell, "hint")]}

    def shuffle(self, rows: int = 3, columns: int = 3, seed: int = 1, walk: int = 0) -> str:
        """Return a solvable state from `seed`: `walk` random moves from the goal, or, for 0, a uniformly random one."""
        random = Random(seed)
        shape = Shape(rows, columns)
        problem = SlidingProblem(shape, standard_goal(shape), standard_goal(shape))
        if walk:
            return write_state(shape, random_walk_from_goal(problem, random, walk))
        tiles = list(problem.goal)
        random.shuffle(tiles)
        problem.start = bytes(tiles)
        if not is_solvable(problem):
            problem.start = swap_tiles(problem.start, *first_two_tiles(problem.start))
        return write_state(shape, problem.start)

    def default_algorithm(self, state: str, algorithm: str) -> str:
        """Return an engine for random boards that are too large for the textbook searches or for shortest solutions."""
        shape, board = read_state(state)
        near = heuristics.manhattan(shape, standard_goal(shape))(board) <= NEAR
        answered = shape.cell_count <= ANSWERED
        is_weighted = answered and algorithm == "weighted-a-star"
        if shape.cell_count <= SEARCHED or near or algorithm in ANY_SIZE or is_weighted:
            return algorithm
        return "optimal" if answered else "anytime"

    def harder_board(self, state: str, seed: int) -> str:
        """Return a board of the same shape with a larger Manhattan distance; if none is found, one of a larger shape up
        to LARGEST_BY_HAND."""
        shape, board = read_state(state)
        distance = heuristics.manhattan(shape, standard_goal(shape))
        for attempt in range(HARDER_TRIES):
            other = self.shuffle(shape.rows, shape.columns, seed + attempt)
            if distance(read_state(other)[1]) > distance(board):
                return other
        rows, columns = (max(side, min(side + 1, LARGEST_BY_HAND)) for side in (shape.rows, shape.columns))
        return self.shuffle(rows, columns, seed) if (rows, columns) != (shape.rows, shape.columns) else ""


FIFTEEN = "1 3 0 4 5 2 12 14 9 6 15 7 13 11 8 10"
RANDOM = "14 13 0 2 7 9 1 12 15 11 4 3 10 6 8 5"  # shuffle(4, 4, seed=79)
LARGE = "23 3 7 14 2 15 6 18 24 4 10 8 19 11 20 0 21 1 13 5 12 17 22 9 16"  # shuffle(5, 5, seed=12)
SlidingPuzzle.presets = (
    Preset("first-steps", "a-star", "123046758", {}, level=1),
    Preset("a-star-medium", "a-star", "430521786", {}),
    Preset("ida-star-thresholds", "ida-star", "025436178", {}, level=3),
    Preset("breadth-first-medium", "breadth-first", "136502478", {}, level=1),
    Preset("depth-first-wanders", "depth-first", "102453786", {"depth-limit": 30}, level=1),
    Preset("deepening", "iterative-deepening", "136502478", {}),
    Preset("greedy", "greedy-backtracking", "062148735", {"tolerance": 0}),
    Preset("fifteen", "a-star", FIFTEEN, {"heuristic": "linear-conflict"}, level=3),
    Preset("patterns", "a-star", "867254301", {"heuristic": "pattern-4-4"}, level=3),
    Preset("fifteen-patterns", "ida-star", RANDOM, {"heuristic": "pattern-5-5-5"}, level=3),
    Preset("fifteen-large-patterns", "a-star", RANDOM, {"heuristic": "pattern-6-6-3"}, level=3),
    Preset("weighted", "weighted-a-star", "11 9 13 2 3 6 10 0 1 14 4 7 5 15 8 12", {}, level=3),
    Preset("two-by-three", "a-star", "4 5 0 / 1 2 3", {}),
    Preset("layers", "layer-by-layer", LARGE, {}, level=1),
    Preset("anytime", "anytime", LARGE, {}),
    Preset("two-swapped", "solvability", "123456870", {}, level=1),
    Preset("four-swapped", "solvability", "213546780", {}, level=1),
    Preset("unsolvable", "solvability", "2 1 3 4 5 6 7 8 9 10 11 12 13 14 15 0", {}),
)
PUZZLE = SlidingPuzzle()
