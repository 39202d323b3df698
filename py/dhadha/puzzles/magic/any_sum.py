"""The trick: a spectator names a number, and a square of four rows has it as its sum, in twenty-eight ways."""

from ...step import Step
from .patterns import ALWAYS_34, LESS, TRICK, TWICE_LESS_34, letters, patterns


def any_sum(problem, reveal=True):
    """Perform: 1 to 12 go where they always go, then four numbers that the named sum decides. Then reveal why.

    Returns the rows.
    """
    total, board = problem.sum, problem.blank()
    yield Step("start", reason="trick-start", args={"sum": total})
    for number in range(1, 13):
        cell = TRICK.index(number)
        args = {"number": number, "row": cell // 4 + 1, "column": cell % 4 + 1}
        yield Step("assign", reason="trick-number", args=args, marks=((cell, "current"),), **board.write({cell: number}))
    magic = letters(total)
    for letter, number in magic.items():
        cell = TRICK.index(letter)
        args = {"sum": total, "number": number, "first": magic["A"], "row": cell // 4 + 1, "column": cell % 4 + 1}
        yield Step("assign", reason=f"trick-{letter.lower()}", args=args, marks=((cell, "current"),), **board.write({cell: number}))
    for letter, number in magic.items():
        if number <= 12:
            marks = tuple((cell, "conflict") for cell in (TRICK.index(letter), TRICK.index(number)))
            yield Step("choose", reason="trick-repeats", args={"letter": letter, "number": number, "sum": total}, marks=marks)
    if reveal:
        yield from revealed(board, total)
    yield Step("found", reason="trick-found", args={"sum": total}, marks=board.lit())
    return board.rows()


def revealed(board, total):
    """Light every pattern: it holds exactly one letter, and what the letter lacks is in the three other cells."""
    yield Step("restart", reason="trick-reveal", args={"sum": total} | {f"less-{letter.lower()}": less for letter, less in LESS.items()})
    for count, (kind, cells) in enumerate(patterns(), 1):
        letter = next(TRICK[cell] for cell in cells if TRICK[cell] in LESS)
        args = {"count": count, "sum": total, "letter": letter, "number": total - LESS[letter], "rest": LESS[letter]}
        args |= {name: board.numbers[cell] for name, cell in zip(("first", "second", "third", "fourth"), cells)}
        yield Step("compare", reason=f"trick-{kind}", args=args, marks=[(cell, "goal") for cell in cells])
    for reason, cells in (("trick-always-34", ALWAYS_34), ("trick-twice-less-34", TWICE_LESS_34)):
        args = {"sum": total, "block": sum(board.numbers[cell] for cell in cells)}
        right = args["block"] == total
        lit = [(cell, "goal" if right else "conflict") for cell in cells]
        yield Step("choose" if right else "reject", reason="trick-34" if right else reason, args=args, marks=lit)
