"""What sentences about queens claim, judged by brute force."""

from math import prod

from queens_oracle import all_solutions, attackers, count_attacking_pairs, diagonal_clashes, is_solution


class Queens:
    """all: the solutions without forbidden squares; solutions: those with the given queens."""

    def __init__(self, problem, state, options):
        self.n, self.start, self.forbidden = problem.n, tuple(problem.start), set(problem.forbidden)
        self.all = [rows for rows in all_solutions(self.n) if not self.on_forbidden(rows)] if self.n < 9 else []
        given = self.start if 0 in self.start else ()
        self.solutions = [rows for rows in self.all if all(at in (0, own) for at, own in zip(given, rows))]
        self.queens = sum(map(bool, self.start))

    def on_forbidden(self, rows) -> int:
        return sum((row, column) in self.forbidden for column, row in enumerate(rows, 1))

    def rows(self, column) -> list:
        """Return the allowed rows of a column."""
        return [row for row in range(1, self.n + 1) if (row, column) not in self.forbidden]

    def images(self, rows) -> set:
        found = set()
        for _ in range(4):
            found |= {tuple(rows), tuple(rows)[::-1]}
            rows = [self.n - rows.index(row) for row in range(1, self.n + 1)]
        return found

    def now(self, s) -> tuple:
        """Return the queens after the step, or in the hand."""
        return tuple(s.after[: self.n])

    def solved(self, s) -> bool:
        return is_solution(self.now(s), self.n) and not self.on_forbidden(self.now(s))

    def safe(self, s) -> bool:
        columns = s["column"] if s.step.word == "swap" else self.n
        return not attackers(self.now(s)[:columns], s["column"] - 1, s["row"])

    def are_result_queens_right(self, s) -> bool:
        """Return whether the queens of a result are a solution, or there is none."""
        queens = s["queens"]
        given = self.start if 0 in self.start else (0,) * self.n
        return not self.solutions if queens is None else not self.on_forbidden(queens) and is_solution(
            queens, self.n) and all(row in (0, at) for row, at in zip(given, queens))

    def are_branch_solutions_printed(self, s) -> bool:
        """Return whether all solutions with this queen and those before her were printed, and the rows left counted."""
        column, row, swaps = s["column"], s.args.get("row", 0), s.step.word == "back"
        fixed = *s.before[: column - 1], row, *([0] * (self.n - column) if swaps else self.start[column:])
        wanted = {rows for rows in self.all if all(at in (0, here) for here, at in zip(rows, fixed))}
        solved = "all-placed", "fault-printed"
        printed = {self.now(s.same_story_at_step(at)) for at, step in enumerate(s.past) if step.reason in solved}
        tried = sum(step.word in ("swap", "reject") and step.node.parent is s.node for step in s.past) if swaps else 0
        left = self.n + 1 - column - tried if swaps else sum(other > row for other in self.rows(column))
        return wanted <= printed and s.args.get("left", left) == left

    def fewest(self, s) -> bool:
        """Return whether the row has the fewest attackers of her column, and the ties are counted."""
        counts = {row: len(attackers(self.now(s), s["column"] - 1, row)) for row in self.rows(s["column"])}
        fewest = min(counts.values())
        return counts[s["row"]] == fewest == s["count"] and s["ties"] == [*counts.values()].count(fewest)

    def told(self, s) -> str:
        """Return the rows that a sentence about a solution should tell; the last one tells the first."""
        at = [e.reason for e in s.steps].index("all-placed") if s.key == "all-tried" else s.at
        return ", ".join(map(str, self.now(s.same_story_at_step(at))))

    TRUE = {  # {argument: its true value}
        "forbidden": lambda f, s: len(f.forbidden),
        "forbidden-in-column": lambda f, s: f.n - len(f.rows(s["column"])),
        "pairs": lambda f, s: count_attacking_pairs(f.now(s)),
        "queens": lambda f, s: s["queens"] if s.key == "result" or s["queens"] == "none" else f.queens
            if isinstance(s["queens"], int) else f.told(s), "given": lambda f, s: f.queens,
        "solutions": lambda f, s: len(f.solutions) if s.run.status != "budget" else s["solutions"],
        "fundamental": lambda f, s: s["fundamental"] and len({min(f.images(rows)) for rows in f.all}),
        "clashes": lambda f, s: diagonal_clashes(s.node.state),
    }
    CHECKS = {  # {keys of messages: what else must be true; None: a rule, a plan, or proved by the puzzle's own tests}
        "backtracking-start iterative-start cartesian-start monte-carlo-start count-start-given first-start "
        "whole-board first-assignment fresh-assignment climb-start new-climb better-neighbour random-board child "
        "child-mutated compare-counted check-start check-fails steps-spent crossfilled crossfilled-mutated "
        "random-permutation count-found count-completions classic-start couple count-start "
        "large-start fault-start answer-at-once large-restart local-minimum compare-nearer compare-equal "
        "generation generations-spent not-fit tournament worst-goes new-best stagnation random-child probe-ends": None,
        "result": lambda f, s: "queens" not in s.args or s.run.status == "budget" or "solution" in s.args
            or f.are_result_queens_right(s),
        "safe flags-down fault-safe diagonals-free": safe, "fewest-conflicts already-best": fewest,
        "take-back lower-flags swap-back off-the-board": are_branch_solutions_printed,
        "no-conflicts no-pairs-left constructed fit-permutation first-found large-found check-solution": solved,
        "fit-board answer-rows": solved,
        "budget-solutions": lambda f, s: s["solutions"] == sum(e.reason == "all-placed" for e in s.past),
        "hand-solution hint-solved": solved,
        "estimate-early": lambda f, s: s["probe"] < s["enough"] == 30,
        "permutation-start permutation-genes": lambda f, s: all(sorted(e.node.state) == [*range(1, f.n + 1)]
            for e in s.steps if e.node),
        "brute-force-start": lambda f, s: s["boards"] == prod(len(f.rows(column)) for column in range(1, f.n + 1)),
        "all-placed": lambda f, s: f.solved(s) and s["count"] == 1 + sum(e.reason == "all-placed" for e in s.past),
        "count-not-shown": lambda f, s: s["solutions"] > s["gallery"],
        "all-tried": lambda f, s: s["count"] == len(f.solutions),
        "climbs-spent": lambda f, s: s["climbs"] == sum(e.reason == "local-minimum" for e in s.past),
        "evens-first": lambda f, s: s["count"] == f.n // 2,
        "check-peaceful hand-peaceful": lambda f, s: not count_attacking_pairs(f.start),
        "count-none first-none hint-hopeless large-none": lambda f, s: not f.solutions,
        "fundamental-solution": lambda f, s: s["size"] == len(f.images(s.node.state)),
        "large-repair": lambda f, s: s["placed"] + s["left"] == f.n and not count_attacking_pairs(f.now(s)),
        "fault-ended": lambda f, s: s["right"] == sum(not count_attacking_pairs(f.now(s.same_story_at_step(at)))
            for at, e in enumerate(s.past) if e.reason == "fault-printed"),
    }
