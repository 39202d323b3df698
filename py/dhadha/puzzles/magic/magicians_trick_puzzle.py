"""The puzzle `magic-trick`: a square of side 4 for any sum that a spectator names."""

from ...core.puzzle_types import Arguments, Json
from ...puzzle import Algorithm, Board, Facts, InvalidInput, Options, Parameter, Preset, Puzzle, RunSummary
from .board import places_of_line_sums
from .parse_and_format_state import align_rows, write_rows
from .problem import TrickProblem
from .square_for_any_sum import square_for_any_sum
from .trick_sum_patterns import LESS, SIDE, TRICK, patterns

ANY_SUM = Algorithm(
    "any-sum", square_for_any_sum,
    (Parameter("sum", "integer", 45, 22, 999), Parameter("reveal", "switch", True, for_solver=True)),
    {"patterns": {"words": {"compare": 1}, "chart": True}}, (), ("restart", "found"),
    questions=(
        {"kind": "value", "steps": ("trick-a", "trick-b", "trick-c", "trick-d"), "of": "number"},
        {"kind": "value", "steps": ("trick-corners", "trick-block-corners"), "of": "rest"},
        {"kind": "value", "steps": ("trick-always-34", "trick-twice-less-34"), "of": "block"},
    ),
    performable=True,
)


class MagicTrick(Puzzle[TrickProblem]):
    id = "magic-trick"
    takes_states = False
    family = "magic"
    algorithms = (ANY_SUM,)
    example = ""
    appearance = {"pieces": "none", "blank": 0}
    presets = (
        Preset("forty-five", "any-sum", "", {"sum": 45}, level=1),
        Preset("thirty-four", "any-sum", "", {"sum": 34}, level=1),
        Preset("twenty-five", "any-sum", "", {"sum": 25}),
        Preset("performed", "any-sum", "", {"sum": 87, "reveal": False}, level=1),
    )

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> TrickProblem:
        if state.strip():
            raise InvalidInput("trick-starts-empty", "The trick starts from an empty square. Name a sum instead.")
        return TrickProblem(int(options["sum"]))

    def format(self, state: tuple[int, ...]) -> str:
        return ""

    def board(self, problem: TrickProblem) -> Board:
        edges = places_of_line_sums(SIDE)
        return {
            "rows": SIDE, "columns": SIDE, "coordinates": "numbers", "values": [0] * (SIDE * SIDE + len(edges)),
            "edges": edges, "labels": {TRICK.index(letter): letter for letter in LESS},
        }

    def rule_arguments(self, problem: TrickProblem) -> Arguments:
        return {"sum": problem.sum}

    def result(self, problem: TrickProblem, algorithm: Algorithm, answer: list[list[int]]) -> Facts:
        """Return {"square", "constant", "magic", "failing", "patterns"} and any "repeated" numbers."""
        repeated = sorted(problem.sum - less for less in LESS.values() if problem.sum - less <= 12)
        result: dict[str, Json] = {
            "square": answer, "constant": problem.sum, "magic": True, "failing": [], "patterns": len(patterns()),
        }
        return result | ({"repeated": repeated} if repeated else {})

    def result_text(self, run: RunSummary) -> str:
        return f"{align_rows(run.result['square'])}\nEvery line sums to {run.result['constant']}."

    def answer_line(self, run: RunSummary) -> str:
        return write_rows(run.result["square"])


PUZZLE = MagicTrick()
