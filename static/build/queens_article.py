"""Numbers and drawings of the article about queens."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb, factorial, pow, prod
from statistics import mean, median
from typing import Any

from call_page_code import figure, in_own_digits
from dhadha.core.steps_and_nodes import answer_of
from dhadha.puzzles.queens.algorithms import COMPLETION
from dhadha.puzzles.queens.board import attackers_of, count_attacking_pairs
from dhadha.puzzles.queens.construction_by_rule import construction
from dhadha.puzzles.queens.count_solutions import all_solutions
from dhadha.puzzles.queens.hill_climbing import NEIGHBOURHOODS
from dhadha.puzzles.queens.narrator import NODE_COUNTS
from dhadha.puzzles.queens.problem import QueensProblem
from dhadha.puzzles.queens.puzzle import KNOWN_COUNTS, PUZZLE
from dhadha.puzzles.queens.symmetry import apply_symmetry_to_board, distinct_symmetric_images
from plots_and_tables import ARROW, side_by_side, wide
from run_counters_for_articles import finished, prepare

CONSTANT = 0.143  # exp(-1.944…): Nobel, Agrawal and Boyd have 1.944000752 to 1.944001082
SEEDS = range(1, 61)
POPULATION = 100
CLIMBS = range(1, 101)
STAIRS = 12  # queens of the drawing of two staircases
SLOT, LEVEL, RADIUS = 40, 92, 17  # of the drawing of the tree
Rows = tuple[int, ...]


def ways_anywhere(n: str) -> int:
    return comb(int(n) ** 2, int(n))


def ways_by_columns(n: str) -> int:
    return boards_of_a_cut(n, "0")


def ways_by_permutations(n: str) -> int:
    return factorial(int(n))


def solutions(n: str) -> int:
    return {size: count for size, count, _ in KNOWN_COUNTS}[int(n)]


def families(n: str) -> int:
    return {size: count for size, _, count in KNOWN_COUNTS}[int(n)]


def tree_nodes(n: str) -> int:
    return NODE_COUNTS[int(n)]


def estimated_count(n: str) -> int:
    """Return the number that the rule of thumb (0.143 n)^n gives."""
    return round((CONSTANT * int(n)) ** int(n))


def times_too_small(n: str) -> int:
    return round(solutions(n) / estimated_count(n))


def rows_in_percent(n: str) -> int:
    """Return x if there are as many solutions as when each queen chooses freely from x percent of the rows."""
    return round(100 * pow(solutions(n), 1 / int(n)) / int(n))


def lucky_permutations(n: str) -> int:
    """Return how many random permutations one tries, on average, until one is a solution."""
    return round(factorial(int(n)) / solutions(n))


def born(n: str) -> int:
    """Return the mean number of boards that the genetic algorithm makes, with its first population."""
    return round(mean(final_counter_of_runs(SEEDS, "born", "genetic", f"n={n}", f"population={POPULATION}")))


def genetic_population() -> int:
    return POPULATION


def averaged_runs() -> int:
    return len(SEEDS)


def looked_at(n: str) -> int:
    """Return the mean number of boards at which hill climbing by swaps looks, with as many new starts as it needs; the
    first boards of its climbs count, too."""
    options = "hill-climbing", f"n={n}", "restarts=1000"
    counted = final_counter_of_runs(SEEDS, "looked-at", *options) + final_counter_of_runs(SEEDS, "climbs", *options)
    return round(sum(counted) / len(SEEDS))


def climbs_solved(neighbourhood: str) -> int:
    """Return how many of 100 climbs with eight queens end in a solution."""
    request = "n-queens", "hill-climbing", "", "n=8", f"neighbourhood={neighbourhood}"
    return sum(finished(*request, f"seed={seed}")[1]["queens"] is not None for seed in CLIMBS)


def climbs() -> int:
    return len(CLIMBS)


def usual_repairs(n: str) -> int:
    """Return the median number of choices of min-conflicts, from random boards; a queen that stays counts, too."""
    return round(median(final_counter_of_runs(SEEDS[:5], "moves", "min-conflicts", f"n={n}", "max-steps=100000")))


def final_counter_of_runs(seeds: Sequence[int], counter: str, algorithm: str, *options: str) -> list[int]:
    """Return a counter at the end of runs with different seeds."""
    return [finished("n-queens", algorithm, "", *options, f"seed={seed}")[0][counter] for seed in seeds]


def neighbours(neighbourhood: str, n: str) -> int:
    """Return how many neighbours a board has whose queens stand on a diagonal."""
    size = int(n)
    return len(list(NEIGHBOURHOODS[neighbourhood](range(1, size + 1), range(size))))


def sizes_solved(first: str, most: str) -> int:
    """Return for how many numbers of queens, from first to most, the rule gives a solution."""
    return sum(not count_attacking_pairs(rows_by_rule(n)) for n in range(int(first), int(most) + 1))


def most_completed() -> int:
    return COMPLETION[1]


def rows_by_rule(n: int) -> list[int]:
    return answer_of(construction(QueensProblem((0,) * n)))


def sizes_repaired(first: str, most: str) -> int:
    """Return for how many of the numbers first, first + 6, … most the repair of remainder 2 after division by 12 gives
    a solution."""
    lists = [[*range(2, n + 1, 2), 3, 1, *range(7, n + 1, 2), 5] for n in range(int(first), int(most) + 1, 6)]
    return sum(not count_attacking_pairs(rows) for rows in lists)


# ---- the tree of backtracking

@dataclass(frozen=True)
class Branch:
    """A test of a square: the rows up to its column, whether a queen attacks it, and what follows."""

    rows: Rows
    refused: bool
    after: Sequence["Branch"]


@cache
def branches(n: int, rows: Rows = ()) -> Sequence[Branch]:
    """Return the tests that follow `rows` when all solutions are looked for."""
    if len(rows) == n:
        return ()
    tests = [(*rows, row) for row in range(1, n + 1)]
    attacked = [bool(attackers_of(tested, len(rows), tested[-1])) for tested in tests]
    return [Branch(tested, bad, () if bad else branches(n, tested)) for tested, bad in zip(tests, attacked)]


def all_branches(tree: Sequence[Branch]) -> Iterator[Branch]:
    for branch in tree:
        yield branch
        yield from all_branches(branch.after)


def cuts(n: str, column: str) -> int:
    """Return how many squares of a column are refused when all solutions are looked for."""
    return sum(branch.refused and len(branch.rows) == int(column) for branch in all_branches(branches(int(n))))


def boards_of_a_cut(n: str, column: str) -> int:
    """Return how many boards of one queen in each column begin with a square refused in this column."""
    return prod([int(n)] * (int(n) - int(column)))


def boards_cut(n: str, column: str) -> int:
    return cuts(n, column) * boards_of_a_cut(n, column)


def tree_drawing(t: Any) -> str:
    """Draw the half of the tree of four queens in which the first queen stands in row 1 or 2."""
    end, parts = draw_branches(branches(4)[:2], 0, t.language)
    names = "".join(
        f'<text class="level" x="{end + 18}" y="{LEVEL * column + 6}">'
        f'{t("boards-of-a-cut", shown=in_own_digits(boards_of_a_cut("4", str(column)), t.language))}</text>'
        for column in (2, 3, 4)
    )
    return f'<svg class="tree" viewBox="-20 0 {end + 190} {4 * LEVEL + 40}" aria-hidden="true">{parts}{names}</svg>'


def draw_branches(tree: Sequence[Branch], left: int, language: str, root: bool = True) -> tuple[int, str]:
    """Return the place after the branches, and what is drawn of them."""
    parts, middles, end = "", [], left
    for branch in tree:
        begin, below = end, LEVEL * len(branch.rows)
        end, drawn = draw_branches(branch.after, begin, language, False) if branch.after else (begin + SLOT, "")
        middles.append((middle := (begin + end) // 2, below, branch.refused))
        solved = " solved" if len(branch.rows) == 4 and not branch.refused else ""
        name = in_own_digits(branch.rows[-1], language)
        mark = f'<path class="cut" d="M{middle - 8} {below}h16"/>' if branch.refused else (
            f'<circle class="queen{solved}" cx="{middle}" cy="{below}" r="{RADIUS}"/>'
            f'<text x="{middle}" y="{below + 8}">{name}</text>'
        )
        parts += drawn + mark
    at, above = (left + end) // 2, LEVEL * (len(tree[0].rows) - 1) + (0 if root else RADIUS)
    lines = "".join(
        f'<path class="{"to-cut" if refused else "to"}" d="M{at} {above}L{x} {y - (0 if refused else RADIUS)}"/>'
        for x, y, refused in middles
    )
    return end, lines + parts


# ---- boards

def board_figure(rows: Sequence[int], language: str, marked: Sequence[int] = ()) -> str:
    board = prepare("n-queens", "construction", "", f"n={len(rows)}").board
    return figure(board, list(rows), dict.fromkeys(marked, "current"), PUZZLE.appearance, language)


def fundamental_solutions(n: int) -> list[Rows]:
    """Return the first solution of each family."""
    return [board for board in all_solutions(n) if board == min(distinct_symmetric_images(board))]


def small_family() -> list[Rows]:
    """Return the solutions of eight queens that a half turn does not change."""
    [board] = [board for board in fundamental_solutions(8) if apply_symmetry_to_board(board, "rotate-180") == board]
    return list(distinct_symmetric_images(board))


DRAWINGS: dict[str, Callable[[Any], str]] = {
    "tree-of-four": tree_drawing,
    "small-family": lambda t: side_by_side([board_figure(rows, t.language) for rows in small_family()]),
    "stairs": lambda t: wide(board_figure(rows_by_rule(STAIRS), t.language, range(STAIRS // 2))),
    "one-step-to-peace": lambda t: side_by_side(
        [board_figure((5, 7, 1, *pair, 6, 4, 2), t.language, (3, 4)) for pair in ((8, 3), (3, 8))], ARROW,
    ),
}
NUMBERS: Sequence[Callable[..., int]] = (
    ways_anywhere, ways_by_columns, ways_by_permutations, solutions, families, tree_nodes, estimated_count,
    times_too_small, rows_in_percent, lucky_permutations, born, genetic_population, averaged_runs, looked_at,
    climbs_solved, climbs, usual_repairs, neighbours, sizes_solved, sizes_repaired, most_completed, cuts,
    boards_of_a_cut, boards_cut,
)
