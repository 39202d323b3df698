"""All completions of a square up to 4×4."""

from collections.abc import Iterator, Sequence

from ...core.errors import BudgetSpent
from ...core.step import Step, Steps
from .lines import constant_of, lines_of, to_rows
from .problem import MagicProblem

LARGEST_COUNTED = 4  # side
SHARE = 2000  # numbers tried between two steps; some 5 ms
SHOWN = 50  # completions; more are only counted


def completions(problem: MagicProblem) -> Steps[list[tuple[int, ...]] | None]:
    """Return the completions of `problem.start` in lexicographic order, or None. Raises BudgetSpent.

    Backtracking; the line with the fewest empty cells comes first. Of the eight images of an empty square, only the one
    with the smallest top left corner and a top right corner smaller than the bottom left one is searched for.
    """
    n, empty = problem.n, not any(problem.start)
    yield Step("start", None, "completions-start", {
        "constant": problem.constant, "empty": problem.start.count(0)
    })
    search, found = Search(n, problem.start), list[tuple[int, ...]]()
    for square in search.squares(normalised=empty):
        found += [square] * bool(square)
        problem.spent = search.tried
        if search.tried >= problem.budget:
            raise BudgetSpent(None)
        if len(found) <= SHOWN or not square:
            yield Step("progress", problem.node(square) if square else None, "completions-progress", {
                "count": len(found), "tried": search.tried
            })
    problem.spent = search.tried
    found = sorted({image for square in found for image in images(square, n)} if empty else found)
    problem.completions = [to_rows(square, n) for square in found]
    if not found:
        yield Step("exhausted", reason="completions-none", args={"n": n, "tried": problem.spent})
        return None
    yield Step("found", problem.node(found[0]), "completions-found", {"count": len(found)})
    return found


def images(square: Sequence[int], n: int) -> set[tuple[int, ...]]:
    """Return the rotations and reflections of a square."""
    rows = [tuple(square[at : at + n]) for at in range(0, n * n, n)]
    turned = set()
    for _ in range(4):
        rows = [*zip(*rows[::-1])]
        turned |= {sum(rows, ()), sum(rows[::-1], ())}
    return turned


class Search:
    """Backtracking over one square. numbers: row by row; free: the unused numbers; sums, empty: of every line;
    tried: a counter of numbers."""

    def __init__(self, n: int, start: Sequence[int]) -> None:
        self.n, self.last, self.constant = n, n * n, constant_of(n)
        self.numbers = list(start) or [0] * self.last
        self.free = [number > 0 for number in range(self.last + 1)]
        for number in self.numbers:
            self.free[number] = False
        self.lines = [line.cells for line in lines_of(n)]
        self.through = [[at for at, cells in enumerate(self.lines) if cell in cells] for cell in range(self.last)]
        self.sums = [sum(self.numbers[cell] for cell in cells) for cells in self.lines]
        self.empty = [sum(not self.numbers[cell] for cell in cells) for cells in self.lines]
        self.tried = 0

    def squares(self, normalised: bool = False) -> Iterator[tuple[int, ...]]:
        """Generate the completions, and () after every SHARE numbers; normalised: only one of eight images."""
        corners = [0, self.n - 1, self.last - self.n, self.last - 1]
        stack = [self.choices()]
        while stack:
            cell, numbers = stack[-1]
            if self.numbers[cell]:
                self.write(cell, 0)
            for number in numbers:
                self.tried += 1
                if self.tried % SHARE == 0:
                    yield ()
                if self.fits(cell, number):
                    self.write(cell, number)
                    break
            else:
                stack.pop()
                continue
            if normalised and cell in corners and not is_normal(*(self.numbers[corner] for corner in corners)):
                continue
            if 0 in self.numbers:
                stack.append(self.choices())
            else:
                yield tuple(self.numbers)

    def choices(self) -> tuple[int, Iterator[int]]:
        """Return an empty cell of the line with the fewest of them, and the candidate numbers."""
        at = min((at for at, empty in enumerate(self.empty) if empty), key=self.empty.__getitem__)
        rest, empty = self.constant - self.sums[at], self.empty[at]
        cell = min((cell for cell in self.lines[at] if not self.numbers[cell]), key=self.mean_empty)
        if empty == 1:
            return cell, iter([rest] if self.is_free(rest) else [])
        numbers = [number for number, free in enumerate(self.free) if free]
        if empty == 2:
            numbers = [number for number in numbers if number != rest - number and self.is_free(rest - number)]
        return cell, iter(numbers)

    def mean_empty(self, cell: int) -> float:
        """Return the mean number of empty cells of the lines through a cell."""
        return sum(self.empty[at] for at in self.through[cell]) / len(self.through[cell])

    def is_free(self, number: int) -> bool:
        return 0 < number <= self.last and self.free[number]

    def fits(self, cell: int, number: int) -> bool:
        """Return whether every line through the cell can still reach its sum."""
        for at in self.through[cell]:
            rest, empty = self.constant - self.sums[at] - number, self.empty[at] - 1
            fits = (
                rest == 0 if empty == 0
                else rest != number and self.is_free(rest) if empty == 1
                else empty * (empty + 1) <= 2 * rest <= empty * (2 * self.last - empty + 1)
            )
            if not fits:
                return False
        return True

    def write(self, cell: int, number: int) -> None:
        """Write a number into an empty cell, or 0 over a number."""
        before, self.numbers[cell] = self.numbers[cell], number
        self.free[number or before] = not number
        for at in self.through[cell]:
            self.sums[at] += number - before
            self.empty[at] += -1 if number else 1


def is_normal(top_left: int, top_right: int, bottom_left: int, bottom_right: int) -> bool:
    """Return whether corners, 0 if empty, may be those of the normalised image."""
    others = [corner for corner in (top_right, bottom_left, bottom_right) if corner]
    if top_left and others and min(others) < top_left:
        return False
    return not (top_right and bottom_left) or top_right < bottom_left
