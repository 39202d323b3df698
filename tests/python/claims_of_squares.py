"""What sentences about magic squares claim, judged by brute force."""

from functools import lru_cache
from itertools import permutations

from magic_oracle import is_magic, rows_of, sums


@lru_cache
def magic_squares(n: int) -> list[tuple]:
    """Return all of side 1 to 3, row by row."""
    rows = [row for row in permutations(range(1, n * n + 1), n) if 2 * sum(row) == n * (n * n + 1)]
    squares = [()]
    for _ in range(n):
        squares = [(*square, *row) for square in squares for row in rows if not {*square} & {*row}]
    return [square for square in squares if is_magic(rows_of(square))]


class Squares:
    """completions: of the given numbers, up to side 3 and of few empty cells; lines: their cells."""

    def __init__(self, problem, state, options):
        n = self.n = problem.n
        self.start, self.all = tuple(problem.start or [0] * n * n), {*range(1, n * n + 1)}
        self.lines = [[*range(at * n, at * n + n)] for at in range(n)] + [[*range(at, n * n, n)] for at in range(n)]
        self.lines += [[at * (n + 1) for at in range(n)], [(at + 1) * (n - 1) for at in range(n)] if n > 1 else [0]]
        left, clean = self.all - {*self.start}, self.start.count(0) + len({*self.start} & self.all) == n * n
        squares = magic_squares(n) if n < 4 else [self.fill(each) for each in permutations(left)] if len(
            left) < 7 and clean else []
        self.completions = [each for each in squares if self.fits(each, self.start) and is_magic(rows_of(each))]

    def fill(self, numbers) -> tuple:
        rest = iter(numbers)
        return tuple(number or next(rest) for number in self.start)

    def fits(self, square, numbers) -> bool:
        return all(number in (0, own) for own, number in zip(square, numbers))

    def now(self, s) -> tuple:
        return tuple(s.after[: self.n**2])

    def line(self, s) -> list:
        at = {"row": s["index"] - 1, "column": self.n + s["index"] - 1, "falling": -2}.get(s["kind"], -1)
        return self.lines[at]

    def empty(self, cells, board) -> int:
        return sum(not board[cell] for cell in cells)

    def wrong(self, board) -> int:
        """Return how many lines are full and wrong, or too large already."""
        totals = [(sum(board[cell] for cell in cells), self.empty(cells, board)) for cells in self.lines]
        alike = len({*totals}) == 1 and not totals[0][1]
        return sum(total >= self.constant if empty else total != self.constant for total, empty in totals) * (not alike)

    def is_magic_after_step(self, s) -> bool:
        return is_magic(rows_of(self.now(s)))

    @property
    def constant(self) -> int:
        return self.n * (self.n**2 + 1) // 2

    def empties(self, s) -> int:
        board = s.before[: self.n**2] if s.steps else self.start
        return self.empty(self.line(s), board) if "kind" in s.args else self.start.count(0)

    def found(self, s) -> set:
        return {self.now(s.same_story_at_step(at)) for at, step in enumerate(s.past) if step.reason == "complete-found"}

    def change_from_start(self, square) -> int:
        return sum(abs(one - other) for one, other in zip(square, self.start))

    def result(self, s) -> bool:
        """Return whether a square is what its result says."""
        square, by = tuple(number for row in s["square"] or () for number in row), s.run.effective_algorithm.id
        if by in ("complete", "completions"):
            return s.args.get("completions", len(self.completions)) == len(self.completions) and (
                square in self.completions if square else not self.completions or s.run.status == "budget")
        if by == "nearest":
            return self.change_from_start(square) == s["cost"] == min(map(self.change_from_start, magic_squares(3)))
        return s["magic"] == is_magic(rows_of(square)) and (s["magic"] or by == "check")

    TRUE = {  # {argument: its true value}
        "constant": lambda f, s: s["constant"] if s.key in ("line-same", "line-right") else f.constant,
        "last": lambda f, s: s["last"] if s.key.startswith(("singly-b", "singly-c")) else f.n**2,
        "wrong": lambda f, s: f.wrong(f.now(s)), "empty": lambda f, s: f.empties(s), "lines": lambda f, s: len(f.lines),
    }
    CHECKS = {  # {keys of messages: what else must be true; None: a rule, a plan, or proved by the puzzle's own tests}
        "siamese-start siamese-first doubly-start singly-start check-start check-empty complete-start "
        "completions-start large-odd large-doubly-even large-singly-even no-forced-cell singly-unbalanced "
        "singly-left singly-middle singly-right complete-forced line-open hand-empty check-two nearest-start "
        "siamese-off-right doubly-forwards singly-exchange line-over complete-less complete-more doubly-corners "
        "doubly-centre singly-copy check-associated check-pandiagonal": None,
        "doubly-found singly-found check-magic hand-magic hint-done large-square siamese-found": is_magic_after_step, 
        "result": result, "check-normal": lambda f, s: {*f.start} == f.all,
        "siamese-taken": lambda f, s: f.now(s).index(s["number"]) - f.n == f.now(s).index(s["number"] - 1),
        "check-repeated hint-repeated": lambda f, s: s.args.get("count", f.start.count(s["number"])) ==
            f.start.count(s["number"]) > 1,
        "check-outside": lambda f, s: s["number"] > s["last"] and s["count"] == sum(number > s["last"]
            for number in f.start),
        "check-missing": lambda f, s: (s["number"], s["count"]) == (min(left := f.all - {*f.start}), len(left)),
        "line-right": lambda f, s: s["sum"] == sum(f.start[cell] for cell in f.line(s)) == s["constant"],
        "line-same check-not-normal hand-not-normal": lambda f, s: {*sums(rows_of(f.start))} == {s["sum"]}
            and {*f.start} != f.all,
        "check-incomplete": lambda f, s: not f.wrong(f.start) and f.start.count(0) + len({*f.start} & f.all) == f.n**2,
        "check-hopeless hint-hopeless completions-none hint-too-large hint-taken hint-two-numbers": lambda f, s: not
            f.completions,
        "complete-tried": lambda f, s: s["empty"] == min(free for cells in f.lines
            if (free := f.empty(cells, s.before))),
        "complete-outside complete-taken": lambda f, s: s["number"] not in f.all - {*s.before[: f.n**2]},
        "complete-last": lambda f, s: s["rest"] not in f.all - {*s.before[: f.n**2], s["number"]},
        "complete-erased": lambda f, s: {each for each in f.completions if f.fits(each, s.before[: f.n**2])} <=
            f.found(s),
        "complete-found": lambda f, s: f.is_magic_after_step(s) and s["count"] == 1 + len(f.found(s)),
        "complete-all completions-found": lambda f, s: s["count"] == len(f.completions),
        "budget-completions": lambda f, s: s["found"] == len(f.found(s)),
        "completions-progress": lambda f, s: s["count"] <= len(f.completions),
        "nearest-priced nearest-best": lambda f, s: (s["cost"], s["least"]) == (f.change_from_start(s.node.state[:9]),
            min(f.change_from_start(e.node.state[:9]) for e in (*s.past, s.step) if e.word == "add")),
        "nearest-found": lambda f, s: s["cost"] == min(map(f.change_from_start, magic_squares(3))),
        "hand-square": lambda f, s: s["filled"] == f.n**2 - f.start.count(0) and s["right"] == sum(not f.empty(
            cells, f.start) and sum(f.start[cell] for cell in cells) == f.constant for cells in f.lines),
        "hint-forced": lambda f, s: f.empty(f.line(s), f.start) == 1,
        "hint-completion": lambda f, s: s["number"] in {each[(s["row"] - 1) * f.n + s["column"] - 1]
            for each in f.completions},
        "hint-line-wrong": lambda f, s: s["sum"] == sum(f.start[cell] for cell in f.line(s)) and (
            s["sum"] != f.constant or f.empty(f.line(s), f.start)),
    }


class Trick(Squares):
    def __init__(self, problem, state, options):
        self.n, self.sum = 4, options["sum"]

    TRUE = {  # {argument: its true value}
        "sum": lambda f, s: f.sum, "constant": lambda f, s: f.sum,
    }
    CHECKS = {  # {keys of messages: what else must be true; None: a rule, a plan, or proved by the puzzle's own tests}
        "trick-start trick-reveal trick-number": None,
        "result": lambda f, s: {*sums(s["square"])} == {f.sum},
        "trick-repeats": lambda f, s: f.now(s).count(s["number"]) == 2,
        "trick-d": lambda f, s: {*sums(rows_of(f.now(s)))[:8]} == {f.sum},
        "trick-found": lambda f, s: {*sums(rows_of(f.now(s)))} == {f.sum},
        "trick-always-34 trick-34": lambda f, s: s["block"] == sum(s.after[cell] for cell, _ in s.step.marks),
    }
