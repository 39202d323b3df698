"""The messages and marks of the trick's steps."""

from __future__ import annotations

from ...core.step import Argument, Step, Steps
from .lines import MagicBoard
from .narrator import marks_of, written
from .trick_patterns import ALWAYS_34, LESS, TRICK, TWICE_LESS_34, patterns


def trick_starts(board: MagicBoard) -> Step:
    return Step("start", reason="trick-start", args={"sum": board.aim})


def trick_number(board: MagicBoard, number: int) -> Step:
    return written(board, "trick-number", TRICK.index(number))


def trick_letter(board: MagicBoard, letter: str) -> Step:
    return written(board, f"trick-{letter.lower()}", TRICK.index(letter), sum=board.aim, first=board.aim - LESS["A"])


def repeats(board: MagicBoard) -> Steps[None]:
    """Report which of the four numbers is on the board already."""
    for letter, less in LESS.items():
        number = board.aim - less
        if number <= 12:
            cells = TRICK.index(letter), TRICK.index(number)
            yield Step(
                "choose",
                reason="trick-repeats",
                args={"letter": letter, "number": number, "sum": board.aim},
                marks=marks_of(cells, "hint"),
            )


def revealed(board: MagicBoard) -> Steps[None]:
    """Highlight every pattern: it holds exactly one letter, and its three other cells hold the difference."""
    total = board.aim
    yield Step(
        "restart",
        reason="trick-reveal",
        args={"sum": total} | {f"less-{letter.lower()}": less for letter, less in LESS.items()},
    )
    for count, (kind, cells) in enumerate(patterns(), 1):
        letter = next(letter for cell in cells if isinstance(letter := TRICK[cell], str))
        less = LESS[letter]
        args: dict[str, Argument] = {
            "count": count, "sum": total, "letter": letter, "number": total - less, "rest": less,
        }
        args |= {name: board.numbers[cell] for name, cell in zip(("first", "second", "third", "fourth"), cells)}
        yield Step("compare", reason=f"trick-{kind}", args=args, marks=marks_of(cells, "goal"))
    for reason, cells in (("trick-always-34", ALWAYS_34), ("trick-twice-less-34", TWICE_LESS_34)):
        block = sum(board.numbers[cell] for cell in cells)
        right = block == total
        yield Step(
            "choose" if right else "reject",
            reason="trick-34" if right else reason,
            args={"sum": total, "block": block},
            marks=marks_of(cells, "goal" if right else "conflict"),
        )


def trick_done(board: MagicBoard) -> Step:
    return Step("found", reason="trick-found", args={"sum": board.aim}, marks=board.marked())
