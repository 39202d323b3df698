"""Template title: the description of the puzzle for the page. Initially a stack of pancakes, sorted by flips."""

from pathlib import Path
from random import Random
from typing import Any

from dhadha.puzzle import (
    Algorithm, Arguments, Board, Challenge, Counter, HasGenerator, InvalidInput, Move, Node, Options, Outcome,
    Parameter, Playable, Preset, Puzzle, Question, StatusMessage, a_star, breadth_first, quoted,
)

from .largest_first import largest_first
from .presenter import StackPresenter
from .problem import Stack, StackProblem, changed_cells_with_values, count_gaps

LARGEST = 8
FLIPS: dict[str, Counter] = {"flips": {"words": {"move": 1}}}
NEXT_FLIP: tuple[Question, ...] = ({"kind": "reason", "steps": ("on-top", "at-home", "in-place")},)
LOOKED_AT: dict[str, Counter] = {"expanded": {"words": {"expand": 1}}}


class TemplateName(Puzzle[StackProblem], Playable, HasGenerator):
    id = "template-name"
    example = "3 1 4 2 5"
    algorithms = (
        Algorithm("largest-first", largest_first, counters=FLIPS, questions=NEXT_FLIP),
        Algorithm("a-star", a_star, counters=LOOKED_AT, lists=({"id": "open", "order": "f"}, {"id": "closed"})),
        Algorithm("breadth-first", breadth_first, counters=LOOKED_AT, lists=({"id": "open", "order": "first"},)),
    )
    presets = (
        Preset("a-cook", "largest-first", "4 2 5 1 3", {}),
        Preset("fewest", "a-star", "4 2 5 1 3", {}),
    )
    challenges: tuple[Challenge, ...] = (
        {"id": "three-flips", "goal": "solve", "state": "3 4 1 2", "most": 3, "level": 1},
    )
    appearance = {
        "pieces": "tiles",
        "widths": {size: (size + 3) / (LARGEST + 3) for size in range(1, LARGEST + 1)},
    }
    shuffle_parameters = (
        Parameter("size", "integer", 5, 2, LARGEST),
        Parameter("seed", "integer", 1, 0, 10**9),
    )
    texts = {path.stem: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.ftl")}

    def problem(self, state: str, algorithm: Algorithm, options: Options) -> StackProblem:
        return StackProblem(parse_pancake_stack(state))

    def board(self, problem: StackProblem) -> Board:
        return {"rows": len(problem.start), "columns": 1, "values": list(problem.start)}

    def rule_arguments(self, problem: StackProblem) -> Arguments:
        return {"count": len(problem.start)}

    def presenter(self, problem: StackProblem) -> StackPresenter:
        return StackPresenter(problem)

    def format(self, state: Stack) -> str:
        return " ".join(map(str, state))

    def result(self, problem: StackProblem, algorithm: Algorithm, answer: Node[Stack] | None) -> dict[str, Any]:
        if answer is None:
            return {"length": None}
        return {"moves": " ".join(node.move for node in answer.path()[1:]), "length": answer.depth}

    def shuffle(self, **options: Any) -> str:
        size, seed = options["size"], options["seed"]
        return self.format(tuple(Random(seed).sample(range(1, size + 1), size)))

    # ---- by hand: a tap on a pancake flips it and all above it

    def moves(self, state: str, options: Options) -> list[Move]:
        stack = parse_pancake_stack(state)
        return [
            {
                "move": name,
                "cell": int(name) - 1,
                "cells": changed_cells_with_values(stack, after),
                "state": self.format(after),
            }
            for name, after in StackProblem(stack).successors(stack)
        ]

    def status_message(self, state: str, options: Options) -> StatusMessage:
        return {"reason": "gaps", "args": {"count": count_gaps(parse_pancake_stack(state))}}

    def outcome(self, state: str, options: Options) -> Outcome:
        return "" if count_gaps(parse_pancake_stack(state)) else "solved"


def parse_pancake_stack(state: str) -> Stack:
    """Raises InvalidInput unless the state is the sizes of a stack from the top, each of 1, 2, … once."""
    sizes = state.replace(",", " ").split()
    stack = tuple(int(size) for size in sizes if size.isdecimal() and len(size) < 4)
    if not 2 <= len(sizes) <= LARGEST or sorted(stack) != list(range(1, len(sizes) + 1)):
        raise InvalidInput(
            "not-a-stack",
            "“{given}” is not a stack. Give each size from 1 on exactly once, at most up to {largest}, for example "
            "3 1 2.",
            given=quoted(state),
            largest=LARGEST,
        )
    return stack


PUZZLE = TemplateName()
