"""What the steps of the methods for magic squares say, and what they show beside the numbers."""

from ...step import Step
from .judge import is_associated, is_pandiagonal, judge
from .lines import LARGEST_SHOWN, lines_of
from .patterns import ALWAYS_34, LESS, TRICK, TWICE_LESS_34, patterns


def lit(cells, role="current") -> tuple:
    return tuple((cell, role) for cell in cells)


def place(board, cell: int) -> dict:
    row, column = divmod(cell, board.n)
    return {"row": row + 1, "column": column + 1}


def written(board, reason: str, cell: int, marks=(), links=(), **args) -> Step:
    """A number has been written into a cell."""
    args = {"number": board.numbers[cell], **place(board, cell), **args}
    return Step("assign", reason=reason, args=args, marks=(*marks, (cell, "current")), links=links, **board.news())


def constructed(board, reason: str) -> Step:
    return Step("found", reason=reason, args={"n": board.n, "constant": board.aim}, marks=board.lit())


def method_chosen(problem) -> Step:
    n = problem.n
    kind = "large" if n > LARGEST_SHOWN else "odd" if n % 2 else "singly-even" if n % 4 else "doubly-even"
    return Step("choose", reason=f"auto-{kind}", args={"n": n, "rest": n % 4, "half": n // 2, "largest": LARGEST_SHOWN})


# ---- Siamese

def siamese_starts(problem) -> Step:
    n = problem.n
    return Step("start", reason="siamese-start", args={"n": n, "last": n * n, "constant": problem.constant}, marks=((n // 2, "hint"),))


def siamese_number(board, number: int) -> Step:
    """Why the number stands there, and which one turned it away if one did."""
    n, cell = board.n, board.trail[-1]
    if number == 1:
        return written(board, "siamese-first", cell)
    before = board.trail[-2]
    row, column = divmod(before, n)
    links = ((before, cell),)
    if cell != before + n:
        reason = "siamese-off-top" if row == 0 else "siamese-off-right" if column == n - 1 else "siamese-up-right"
        return written(board, reason, cell, links=links)
    if row == 0 and column == n - 1:
        return written(board, "siamese-corner", cell, links=links)
    taken = board.cell(((row - 1) % n, (column + 1) % n))
    return written(board, "siamese-taken", cell, ((taken, "conflict"),), links, taken=board.numbers[taken])


# ---- doubly even

def doubly_even_starts(problem) -> Step:
    return Step("start", reason="doubly-start", args={"n": problem.n, "constant": problem.constant, "quarter": problem.n // 4})


def marked(board, reason: str, side: int, places) -> Step:
    cells = sorted(map(board.cell, places))
    return Step("choose", reason=reason, args={"side": side}, roles=lit(cells, "hint"), marks=lit(cells))


def counts(board, reason: str, count: int) -> Step:
    return Step("restart", reason=reason, args={"last": board.n**2, "count": count})


def counted_forwards(board, place: tuple[int, int]) -> Step:
    return written(board, "doubly-marked", board.cell(place))


def counted_backwards(board, place: tuple[int, int]) -> Step:
    cell = board.cell(place)
    return written(board, "doubly-other", cell, count=cell + 1, all=board.n**2 + 1)


# ---- singly even: the blocks A, D, B and C are the quarters 0 to 3

def singly_even_starts(problem) -> Step:
    h = problem.n // 2
    return Step("start", reason="singly-start", args={"n": problem.n, "constant": problem.constant, "h": h, "quarter": h * h})


def about_block(board, quarter: int) -> tuple[dict, list[int]]:
    """Its arguments and its cells."""
    n, h = board.n, board.n // 2
    corner = (0, h * n + h, h, h * n)[quarter]
    args = {"block": "ADBC"[quarter], "first": quarter * h * h + 1, "last": (quarter + 1) * h * h, "h": h}
    return args, [corner + row * n + column for row in range(h) for column in range(h)]


def block_begins(board, quarter: int) -> Step:
    args, cells = about_block(board, quarter)
    return Step("restart", reason="singly-block", args=args, marks=lit(cells, "hint"))


def singly_even_number(board, row: int, column: int) -> Step:
    return written(board, "singly-number", board.cell((row, column)))


def block_copied(board, quarter: int) -> Step:
    args, cells = about_block(board, quarter)
    return Step("assign", reason="singly-copy", args=args | {"add": args["first"] - 1}, marks=lit(cells), **board.news())


def unbalanced(board) -> Step:
    """Why the four blocks are not magic yet."""
    upper, lower = board.sums[0], board.sums[-3 - board.n]
    args = {"upper": upper, "lower": lower, "constant": board.aim, "gap": board.aim - upper, "wrong": len(board.wrong_lines())}
    wrong = [board.n**2 + line for line, _ in enumerate(board.lines) if not board.is_right(line)]
    return Step("compare", reason="singly-unbalanced", args=args, marks=lit(wrong, "conflict"))


def about_exchanges(n: int) -> tuple[int, int, int]:
    """n/2, and how many exchanges a row has at the left, and in all."""
    return n // 2, (n - 2) // 4, (n - 2) // 2 - 1


def exchanges_begin(board) -> Step:
    h, k, each = about_exchanges(board.n)
    return Step("restart", reason="singly-exchange", args={"count": h * each, "k": k, "h": h})


def exchanged(board, row: int, column: int) -> Step:
    h, k, each = about_exchanges(board.n)
    middle = row == k
    done = row * each + (column + 1 - middle if column < h else each + 1 - (board.n - column))
    reason = "singly-right" if column >= h else "singly-middle" if middle else "singly-left"
    upper, lower = board.cell((row, column)), board.cell((row + h, column))
    args = {"done": done, "count": h * each, "row": row + 1, "column": column + 1, "upper": board.numbers[lower], "lower": board.numbers[upper],
            "sum": board.sums[row], "constant": board.aim, "right": int(board.sums[row] == board.aim), "wrong": len(board.wrong_lines())}
    return Step("swap", reason=reason, args=args, marks=lit((upper, lower)), links=((upper, lower),), **board.news())


# ---- large squares; board: all that is shown of one, sums included

def large_starts(problem, kind: str) -> Step:
    return Step("start", reason=f"large-{kind}", args=known(problem))


def large_done(problem, filling, board) -> Step:
    sums = range(problem.n**2, len(board))
    return filling.done("large-square", known(problem), board, "found")._replace(roles=lit(sums, "goal"))


# ---- is it magic?

def known(problem) -> dict:
    return {"n": problem.n, "constant": problem.constant, "last": problem.n**2}


def check_starts(problem) -> Step:
    return Step("start", reason="check-start", args=known(problem) | {"empty": problem.start.count(0)})


def nothing_written(problem) -> Step:
    return Step("exhausted", reason="check-empty", args=known(problem))


def which_numbers(problem):
    """That they are 1 … n², or which are too many, too large or missing."""
    told, numbers, verdict = known(problem), problem.start, judge(problem.start)
    if verdict.is_normal:
        yield Step("choose", reason="check-normal", args=told | {"total": sum(numbers)})
    for number, cells in verdict.repeated.items():
        yield Step("reject", reason="check-repeated", args=told | {"number": number, "count": len(cells)}, marks=lit(cells, "conflict"))
    if verdict.outside:
        args = told | {"number": numbers[verdict.outside[0]], "count": len(verdict.outside)}
        yield Step("reject", reason="check-outside", args=args, marks=lit(verdict.outside, "conflict"))
    if verdict.missing and not verdict.empty:
        yield Step("reject", reason="check-missing", args=told | {"number": verdict.missing[0], "count": len(verdict.missing)})


def line_added(problem, line) -> Step:
    """One line and its sum, which stays on the board."""
    verdict, at = judge(problem.start), lines_of(problem.n).index(line)
    total, aim, right, wrong = verdict.sums[at], verdict.aim, at in verdict.right, at in verdict.wrong
    role = "goal" if right else "conflict" if wrong else "idle"
    args = {"kind": line.kind, "index": line.index, "sum": total, "constant": aim, "gap": abs(total - aim),
            "empty": sum(not problem.start[cell] for cell in line.cells), "than": "more" if total > aim else "less"}
    if right:
        reason = "line-right" if aim == verdict.constant else "line-same"
    else:
        reason = "line-open" if args["empty"] and not wrong else "line-over" if args["empty"] else "line-wrong"
    edge = problem.n**2 + at
    return Step("compare", reason=reason, args=args, cells=((edge, total),), roles=((edge, role),), marks=lit(line.cells, "conflict" if wrong else "current"))


def verdict(problem):
    """The last word: what is special about a magic square, or what is wrong with another."""
    judged = judge(problem.start)
    if not judged.is_magic:
        yield refusal(problem, judged)
        return
    yield from kinds(problem.start, problem.n)
    yield Step("found", reason="check-magic", args=known(problem), marks=lit(range(problem.n**2), "goal"))


def kinds(numbers, n: int):
    if n > 2 and is_associated(numbers):
        pairs = [(cell, n * n - 1 - cell) for cell in range(n * n // 2)]
        yield Step("choose", reason="check-associated", args={"pair": n * n + 1}, links=pairs)
    if n > 2 and is_pandiagonal(numbers):
        yield Step("choose", reason="check-pandiagonal", args={"constant": n * (n * n + 1) // 2, "count": 2 * n - 2})


def refusal(problem, judged) -> Step:
    wrong = len(judged.wrong)
    args = known(problem) | {"sum": judged.aim, "same": int(judged.aim == judged.constant), "wrong": wrong, "lines": len(judged.sums), "empty": judged.empty}
    marks = lit(sorted(judged.faulty), "conflict") + lit([judged.n**2 + at for at in judged.wrong], "conflict")
    if judged.empty:
        reason = "check-hopeless" if wrong or judged.faulty else "check-incomplete"
    elif judged.n == 2:
        reason = "check-two"
    else:
        reason = "check-fails" if wrong else "check-not-normal"
    return Step("exhausted", reason=reason, args=args, marks=marks)


# ---- the trick

def trick_starts(board) -> Step:
    return Step("start", reason="trick-start", args={"sum": board.aim})


def trick_number(board, number: int) -> Step:
    return written(board, "trick-number", TRICK.index(number))


def trick_letter(board, letter: str) -> Step:
    return written(board, f"trick-{letter.lower()}", TRICK.index(letter), sum=board.aim, first=board.aim - LESS["A"])


def repeats(board):
    """Which of the four numbers stands on the board already."""
    for letter, less in LESS.items():
        number = board.aim - less
        if number <= 12:
            cells = TRICK.index(letter), TRICK.index(number)
            yield Step("choose", reason="trick-repeats", args={"letter": letter, "number": number, "sum": board.aim}, marks=lit(cells, "hint"))


def revealed(board):
    """Light every pattern: it holds exactly one letter, and what the letter lacks is in the three other cells."""
    total = board.aim
    yield Step("restart", reason="trick-reveal", args={"sum": total} | {f"less-{letter.lower()}": less for letter, less in LESS.items()})
    for count, (kind, cells) in enumerate(patterns(), 1):
        letter = next(TRICK[cell] for cell in cells if TRICK[cell] in LESS)
        args = {"count": count, "sum": total, "letter": letter, "number": total - LESS[letter], "rest": LESS[letter]}
        args |= {name: board.numbers[cell] for name, cell in zip(("first", "second", "third", "fourth"), cells)}
        yield Step("compare", reason=f"trick-{kind}", args=args, marks=lit(cells, "goal"))
    for reason, cells in (("trick-always-34", ALWAYS_34), ("trick-twice-less-34", TWICE_LESS_34)):
        args = {"sum": total, "block": sum(board.numbers[cell] for cell in cells)}
        right = args["block"] == total
        yield Step("choose" if right else "reject", reason="trick-34" if right else reason, args=args, marks=lit(cells, "goal" if right else "conflict"))


def trick_done(board) -> Step:
    return Step("found", reason="trick-found", args={"sum": board.aim}, marks=board.lit())
