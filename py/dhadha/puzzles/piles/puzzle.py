"""Pile games: players alternate in taking stones or splitting piles; a player without a move loses. Subtraction
sets, octal games, Grundy's game, their sums, misère play."""

from collections.abc import Mapping
from typing import Any

from ...core.puzzle_types import Arguments, Board, Options, Settings
from ...core.steps_and_nodes import Node, Pairs
from ...puzzle import Algorithm, Presenter, Preset, RunSummary
from ..grundy.mex_and_xor import xor_of
from . import read_common_notations
from .algorithms import ALGORITHMS
from .manual_play import PilesByHand, rule_from_options
from .narrator import position_text
from .outcome import check_stone_count_for_recursion
from .position import GLYPHS, Piles, changed_places, check_position, normalize, read_sizes, write_position
from .problem import PilesProblem

NIM: Settings = {"takes": "1-9", "octal": "", "misere": False}


class PilesPresenter(Presenter[PilesProblem]):
    """Shows the piles of a position."""

    def changes(self, node: Node[Piles]) -> Pairs:
        return changed_places(node.parent.state if node.parent else self.problem.start, node.state)

    def node_label(self, node: Node[Piles]) -> str:
        return position_text(node)


class PilesPuzzle(PilesByHand):
    id = "pile-game"
    family = "games"
    algorithms = ALGORITHMS
    example = "5 2 3"
    separators = ",،;/|[](){}"
    sample_states = tuple(" ".join(map(str, range(2, 2 + count))) for count in range(1, 9))
    appearance = {"pieces": "none", "blank": -1, "heat": False, "glyphs": GLYPHS}
    challenges = (
        {"id": "equal-piles", "goal": "win", "state": "5 7", "options": NIM,
         "level": 1, "hints": ("copy-moves", "two-stones-more")},
        {"id": "one-to-three", "goal": "win", "state": "13", "options": {**NIM, "takes": "1,2,3"},
         "level": 1, "hints": ("leave-multiples", "make-four")},
        {"id": "three-four-five", "goal": "win", "state": "3 4 5", "options": NIM,
         "level": 2, "hints": ("xor-zero", "binary-columns")},
        {"id": "seven-four-nine", "goal": "win", "state": "7 4 9", "options": NIM,
         "level": 2, "hints": ("xor-zero", "binary-columns")},
        {"id": "last-loses", "goal": "win", "state": "3 4 5", "options": {**NIM, "misere": True},
         "level": 3, "hints": ("xor-zero", "misere-end")},
    )
    presets = (
        Preset("one-pile", "win-lose", "12", {}, level=1),
        Preset("equal-piles", "grundy", "4 4", {"takes": "1-4"}, level=1),
        Preset("three-piles", "grundy", "5 2 3", {"takes": "1,2"}),
        Preset("won", "grundy", "7 4 9", {"takes": "1,3,4"}),
        Preset("nim", "grundy", "5 4 3", {"takes": "1-5"}),
        Preset("kayles", "grundy", "8 5", {"octal": "0.77"}),
        Preset("grundys-game", "grundy", "8 6", {"split": "unequal"}, level=3),
        Preset("lasker", "grundy", "5 4 2", {"octal": "4.333…"}, level=3),
        Preset("grundys-game-positions", "win-lose", "9", {"split": "unequal"}),
        Preset("misere", "grundy", "3 1 1", {"takes": "1,2,3", "misere": True}),
        Preset("misere-kayles", "grundy", "4 2", {"octal": "0.77", "misere": True}, level=3),
        Preset("kayles-period", "period", "12", {"octal": "0.77", "length": 251}, level=3),
        Preset("dawson-period", "period", "34", {"octal": "0.137", "length": 251}, level=3),
        Preset("lasker-period", "period", "12", {"octal": "4.333…", "length": 99}, level=3),
    )
    read = staticmethod(read_common_notations.read_piles_in_any_notation)
    format = staticmethod(write_position)
    presenter = PilesPresenter

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> PilesProblem:
        rule = rule_from_options(options)
        position = normalize(read_sizes((state.strip() or self.example).split()), rule)
        check_position(position, rule, algorithm.id)
        misere = bool(options.get("misere", False))
        if algorithm.id == "grundy" and misere and not rule.subtracts or algorithm.id == "win-lose" and rule.splits:
            check_stone_count_for_recursion(position, misere)
        return PilesProblem(position, rule, algorithm.id, misere, max(int(options.get("length", 0)), *position))

    def board(self, problem: PilesProblem) -> Board:
        return problem.board()

    def rule_arguments(self, problem: PilesProblem) -> Arguments:
        return {**problem.rule.arguments(), "misere": int(problem.misere), "positions": int(problem.by_positions)}

    def select_algorithm(self, algorithm: Algorithm, problem: PilesProblem) -> Algorithm:
        """Return the algorithm that runs: misère octal games, and `win-lose` where piles split, are decided by
        positions."""
        return algorithm.variants[0] if algorithm.variants and problem.by_positions else algorithm

    def result(self, problem: PilesProblem, algorithm: Algorithm, answer: Any) -> dict[str, Any]:
        """Return {"winner": "first" or "second", "grundy": [g of each pile], "xor", "winning_moves": [{"pile",
        "from", "to"}, …]}; of `period` its result."""
        if algorithm.id == "period":
            numbers = [answer["values"][size] for size in problem.start]
            return {"winner": name_of_winner(xor_of(numbers)), "grundy": numbers, "xor": xor_of(numbers), **answer}
        result: dict[str, Any] = {"winner": name_of_winner(answer[0] if isinstance(answer, tuple) else answer)}
        if problem.solver.by_rule:
            numbers = problem.solver.grundy_of(problem.start)
            result |= {"grundy": numbers, "xor": xor_of(numbers)}
        moves = problem.solver.winning_moves(problem.start)
        return result | {
            "winning_moves": [{"pile": move.place + 1, "from": move.size, "to": list(move.left)} for move in moves]
        }

    def move_text(self, move: Mapping[str, Any]) -> str:
        taken, left = move["from"] - sum(move["to"]), "+".join(map(str, move["to"]))
        if not taken:
            return f"split pile {move['pile']} into {left}"
        return f"take {taken} from pile {move['pile']}" + f" and split the rest into {left}" * (len(move["to"]) > 1)

    def answer_line(self, run: RunSummary) -> str:
        """Return the winner; of `period` the values of g and their period."""
        line = super().answer_line(run)
        if run.effective_algorithm.id != "period":
            return line
        period, last, saltus = (run.result.get(name) for name in ("period", "last_exception", "saltus"))
        if not period:
            return f"{line}; no period is proved by the first {len(run.result['values'])} Grundy numbers"
        rises = f" and rise by {saltus} each time" if saltus else ""
        first = 0 if last is None else last + 1
        return f"{line}; the Grundy numbers have the period {period}{rises}, from g({first}) on"


def name_of_winner(first_wins: int) -> str:
    return "first" if first_wins else "second"


PUZZLE = PilesPuzzle()
