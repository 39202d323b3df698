"""The knight's shortest path between two squares, on boards of any size and for any leaper."""

from collections.abc import Iterator, Sequence

from ...core import puzzle_types
from ...core.puzzle_types import Facts, Hint, Options, Settings, StatusMessage
from ...core.quoting import Count
from ...core.steps_and_nodes import Node, PuzzleValue, Step
from ...puzzle import Algorithm, HasHints, InvalidInput, Listed, Preset, Puzzle, Race, RunSummary
from . import read_common_notations
from .algorithms import ALGORITHMS
from .bitboard_distances import Survey
from .board import BLOCKED, DRAWN_UP_TO, KNIGHT, UNSEEN, KnightBoard
from .parse_and_format_state import PathRequest, write_state
from .presenter import KnightPresenter
from .problem import KnightProblem, Position
from .solution_steps import path_by_formula, show_all_paths, step_with_formula_distances, steps_along_path
from .status_and_hint import hint, status_message
from .validation import check_ends_not_blocked, check_formula_applies, read_board_start_and_target

Answer = Node[Position] | Survey | int | None
KNIGHT_SHAPE = (  # the horse's head with its mane and an eye, a collar, a base
    "M28 78C29 66 36 60 43 53C46 49 46 46 45 43C41 49 35 51 30 52C27 54 25 58 21 59C16 59 12 54 14 "
    "49C17 42 22 37 25 30C28 22 34 18 40 16L41 6L49 14"
    "C68 17 79 33 79 56C79 64 77 71 75 78zM39 27a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2zM24 82H79L82 92H21z"
)
TARGET_SHAPE = (  # a thick ring in a thin one, open for the number within
    "M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92zM50 8a42 42 0 1 0 0 84a42 42 0 1 0 0-84zM50 14a36 36 0 "
    "1 1 0 72a36 36 0 1 1 0-72zM50 23a27 27 0 1 0 0 54a27 27 0 1 0 0-54z"
)
EIGHT: Settings = {"rows": 8, "columns": 8, "leaper": "1,2"}
FOUR: Settings = {"rows": 4, "columns": 4, "leaper": "1,2"}


class KnightPuzzle(Puzzle[KnightProblem], HasHints):
    id = "knight-path"
    separators = ",،;/→>–-"
    family = "knight"
    algorithms = ALGORITHMS
    listed = Listed(
        "a1 h8 x c3", {KnightBoard(8, 8).name(cell): cell for cell in range(64)},
        options=("rows", "columns"), wall=("x", BLOCKED),
    )
    race = Race("a1 h8", ("breadth-first", "bitboard", "closed-form"), {})
    appearance = {
        "pieces": "none", "blank": UNSEEN, "blocked": BLOCKED, "chequered": True, "heat": True, "shades": True,
        "tokens": {
            "knight": {"shape": KNIGHT_SHAPE, "glyph": "♞"},
            "target": {"shape": TARGET_SHAPE, "glyph": "◎", "under": True},
        },
        # a square that shows a distance is in no brush, so a tap on it takes the first: a wall
        "hand": {"tokens": True, "brush": [BLOCKED, UNSEEN]},
    }
    challenges = (
        {"id": "six-moves-apart", "goal": "find", "state": "d4 e5", "algorithm": "breadth-first",
         "of": "distance", "least": 6,
         "level": 1, "options": EIGHT, "hints": ("corners", "opposite-corners")},
        {"id": "two-walls", "goal": "find", "state": "a1 h8", "algorithm": "breadth-first", "of": "no-answer",
         "changes": 2, "level": 1, "options": EIGHT, "hints": ("corners", "squares-before-end")},
        {"id": "small-board", "goal": "find", "state": "a1 b1", "algorithm": "breadth-first", "of": "distance",
         "least": 5, "level": 2, "options": FOUR, "hints": ("corners", "same-side-corners")},
        {"id": "detour", "goal": "find", "state": "d4 e5", "algorithm": "breadth-first", "of": "distance", "least": 4,
         "changes": 2, "level": 2, "options": EIGHT, "hints": ("common-squares", "two-common-squares")},
        {"id": "three-walls", "goal": "find", "state": "g1 g8", "algorithm": "breadth-first", "of": "no-answer",
         "changes": 3, "level": 3, "options": EIGHT, "hints": ("edge-squares", "squares-before-end")},
    )
    presets = (
        Preset("five", "breadth-first", "a1 d4", {"rows": 5, "columns": 5}, level=1),
        Preset("across", "breadth-first", "", {}, level=1),
        Preset("wave", "bitboard", "", {"rows": 16, "columns": 16}),
        Preset("bundle", "bitboard", "", {"all-paths": True}),
        Preset("walls", "breadth-first", "a1 a8 x a4 b4 c4 d4 e4 f4 g4 a5 b5 c5 d5 e5 f5 g5", {"all-paths": True}),
        Preset("formula", "closed-form", "b1 g6", {}, level=3),
        Preset("camel", "breadth-first", "a1 h7", {"leaper": "1,3"}, level=1),
        Preset("corridor", "breadth-first", "", {"rows": 3, "columns": 12}, level=1),
        Preset("corner", "breadth-first", "a1 b2", {"rows": 3, "columns": 3}, level=1),
        Preset("heat", "bitboard", "cv100 gr200", {"rows": 200, "columns": 200}),
        Preset("zero-moves", "zero-moves", "a1 b2", {"rows": 3, "columns": 3}),
        Preset("endless-queue", "endless-queue", "a1 e5", {"rows": 5, "columns": 5}, level=3),
    )
    read = staticmethod(read_common_notations.read_request_in_any_notation)
    presenter = KnightPresenter

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> KnightProblem:
        board, start, target = read_board_start_and_target(state, options)
        check_ends_not_blocked(board, start, target)
        if algorithm.id == "closed-form":
            check_formula_applies(board)
        all_paths = bool(options.get("all-paths", False))
        return KnightProblem(board, start, target, all_paths, not state.strip(), not algorithm.fault)

    def format(self, state: Position) -> str:
        if not isinstance(state, Position):
            return ""
        problem = state.problem
        return "" if problem.from_corners and state == problem.start else problem.state_text_starting_from(state.square)

    def state_of(self, values: Sequence[int], options: Options) -> str:
        board = KnightBoard(int(options["rows"]), int(options["columns"]))
        knight, target = (*values[board.square_count : board.square_count + 2], 0, 0)[:2]
        if not (knight and target):
            raise InvalidInput("piece-off-board", "The knight and the target must be on squares of the board.")
        walls = tuple(board.square(cell) for cell, value in enumerate(values[: board.square_count]) if value == BLOCKED)
        return write_state(PathRequest(board.square(knight - 1), board.square(target - 1), walls))

    def board(self, problem: KnightProblem) -> puzzle_types.Board:
        """Return the board; large boards get their pieces and walls with the first step."""
        board = problem.board
        return {
            "rows": board.rows, "columns": board.columns, "cells": board.square_count + 2, "fill": UNSEEN,
            "values": [] if board.square_count > DRAWN_UP_TO else board.initial_values() + problem.token_values(),
            "coordinates": "squares", "tokens": ["knight", "target"], "heat": problem.tinted,
        }

    def rule_arguments(self, problem: KnightProblem) -> puzzle_types.Arguments:
        near, far = problem.board.leaper
        kind = {KNIGHT: "knight", (0, far): "straight", (far, far): "diagonal"}.get((near, far), "other")
        return {"leaper": kind, "near": near, "far": far, "walls": len(problem.board.blocked)}

    def result(self, problem: KnightProblem, algorithm: Algorithm, answer: PuzzleValue) -> Facts:
        """Return {"distance", "path": [names of squares], "shortest_paths", "layers": [squares 0, 1, … moves from
        the start]}; a formula returns the first two only. "unreachable" gives the reason if there is no path.
        shortest_paths is None on boards too large to count them."""
        if algorithm.fault:
            distance = problem.survey.distances[problem.target]
            return {"claimed": answer, "distance": distance if distance >= 0 else None}
        if algorithm.id == "closed-form":
            return {"distance": answer, "path": list(map(problem.board.name, path_by_formula(problem)))}
        layers = problem.survey.sizes
        if answer is None:
            why = problem.unreachable_reason.name
            return {"distance": None, "path": None, "shortest_paths": 0, "layers": layers, "unreachable": why}
        path = problem.path(answer if isinstance(answer, Node) else None)
        shortest_paths = problem.shortest_paths
        return {
            "distance": len(path) - 1, "path": list(map(problem.board.name, path)),
            "shortest_paths": shortest_paths.number if shortest_paths else None, "layers": layers,
        }

    def answer_line(self, run: RunSummary) -> str:
        problem, distance = run.problem, run.result["distance"]
        if run.effective_algorithm.fault:
            claimed = run.result["claimed"]
            claim = "finds no answer" if claimed is None else f"says {claimed}"
            truth = "there is no path" if distance is None else f"it takes {Count(distance):move}"
            return f"The program {claim}; in truth {truth}."
        if distance is None:
            return f"There is no path from {problem.from_name} to {problem.to_name}."
        piece = "knight" if problem.board.leaper == KNIGHT else "leaper"
        return f"To get from {problem.from_name} to {problem.to_name} takes {Count(distance):{piece} move}."

    def replay(self, problem: KnightProblem, algorithm: Algorithm, answer: Answer) -> Iterator[Step]:
        """Yield the steps of the path, and of all shortest paths if requested."""
        if answer is None or algorithm.fault:
            return
        if algorithm.id == "closed-form":
            path = path_by_formula(problem)
            if problem.board.square_count <= DRAWN_UP_TO:
                yield step_with_formula_distances(problem)
        else:
            path = problem.path(answer if isinstance(answer, Node) else None)
        yield from steps_along_path(problem, path, answer)
        if problem.all_paths:
            yield from show_all_paths(problem)

    def status_message(self, state: str, options: Options) -> StatusMessage:
        return status_message(self.played_problem(state, options))

    def hint(self, state: str, options: Options) -> Hint:
        return hint(self.played_problem(state, options))

    def played_problem(self, state: str, options: Options) -> KnightProblem:
        return KnightProblem(*read_board_start_and_target(state, options))


PUZZLE = KnightPuzzle()
