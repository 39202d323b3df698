"""What sentences about piles and coins claim, judged by brute force."""

from functools import lru_cache, reduce
from operator import xor

from coins_oracle import grundy_numbers_by_square, make_win_check, targets
from piles_oracle import brute_grundy, make_loss_check, piles_after_one_move

grundy = lru_cache(lambda rule: brute_grundy(320, **dict(rule)))


def numbers_in(text) -> list[int]:
    return [int(word) for word in str(text).strip("{ }").replace(",", " ").split()]


class Piles:
    def __init__(self, problem, state, options):
        rule = tuple((name, str(options[name])) for name in ("takes", "octal", "split"))
        self.start, self.rule, self.misere = tuple(problem.start), dict(rule), bool(options.get("misere"))
        self.g, self.loses = grundy(rule), make_loss_check(self.misere, **self.rule)
        self.own = [self.g[size] for size in self.start]

    def lefts(self, size) -> set:
        """Return what a pile can become."""
        return {tuple(sorted(left)) for left in piles_after_one_move(size, **self.rule)}

    def after(self, position, place=None) -> list:
        """Return the position after every move, or after those of one pile."""
        return [(*position[:at], *left, *position[at + 1 :]) for at, size in enumerate(position)
                if place in (None, at) for left in self.lefts(size)]

    def wins(self, place=None) -> int:
        return sum(map(self.loses, self.after(self.start, place)))

    def values(self, size) -> set:
        return {reduce(xor, (self.g[part] for part in left), 0) for left in self.lefts(size)}

    def moved(self, s) -> tuple:
        return *self.start[: s["pile"] - 1], *map(int, str(s["left"]).split("+")), *self.start[s["pile"] :]

    def told(self, s) -> tuple:
        """Return the piles that a hint is about: those after its move, or those of the board."""
        return tuple(filter(None, self.moved(s) if "pile" in s.args else self.start))

    def is_exception_count_right(self, s) -> bool:
        """Return whether so many values differ from those of whole periods later."""
        period, last = s["period"], len(self.g) - 1
        rise, later = self.g[last] - self.g[last - period], [(last - n) // period for n in range(s["last"] + 1)]
        return s["count"] == sum(self.g[n] + k * rise != self.g[n + k * period] for n, k in enumerate(later))

    def result(self, s) -> bool:
        loses = self.loses if s.run.algorithm.id != "period" else make_loss_check(**self.rule)
        return (s["winner"] == "second") == loses(self.start) and len(s.args.get("winning_moves", ())) in (
            self.wins(), 0)

    TRUE = {  # {argument: its true value}
        "number": lambda f, s: f.g[f.start[s["pile"] - 1] if "pile" in s.args else s["size"]],
        "values": lambda f, s: s["values"] if s.key == "result"
            else "{" + (", ".join(map(str, sorted(f.values(s["size"])))) or " ") + "}",
        "ones": lambda f, s: sum(number & s["weight"] > 0 for number in f.own),
        "winner": lambda f, s: s["winner"] if s.key == "result" else ("first", "second")[reduce(xor, f.own) == 0],
        "highest": lambda f, s: max(f.g[s.args.get("first", 0) : s["last"] + 1 if "last" in s.args else s["count"]]),
    }
    CHECKS = {  # {keys of messages: what else must be true; None: a rule, a plan, or proved by the puzzle's own tests}
        "nothing-missing-below gap next-number pile-in-binary odd-or-even values-come values-unseen "
        "period-not-yet period-unknown grundy-start win-lose-start positions-start win-lose-misere misere-start "
        "last-stone-loses period-start guy-smith window-repeats equal-parts-cancel number-of-a-part law-nim "
        "law-lasker": None,
        "result": result, "exceptions": is_exception_count_right,
        "period-proved period-proved-after period-rises period-rises-after": lambda f, s: max((n for n in range(
            len(f.g) - s["period"]) if f.g[n + s["period"]] != f.g[n] + s["saltus"]), default=-1) == (
            s["last"] if "after" in s.key else -1),
        "period-candidate": lambda f, s: f.g[s["count"] - 1] == f.g[s["count"] - 1 - s["period"]],
        "look-at-options look-at-size no-options no-move": lambda f, s: s["count"] == len(f.lefts(s["size"])),
        "cannot-move all-leave-won": lambda f, s: f.loses((s["size"],)) and s["count"] == len(f.lefts(s["size"])),
        "pile-cannot pile-cannot-misere": lambda f, s: not f.wins(s["pile"] - 1),
        "move-wins-misere move-breaks-misere": lambda f, s: f.loses(f.moved(s)) == (s.key == "move-wins-misere")
            and s["most"] == max(f.g[size] for size in f.moved(s)),
        "nothing-to-take nothing-to-take-misere hand-over hand-over-misere": lambda f, s: not f.after(f.start),
        "first-wins first-wins-misere": lambda f, s: s["count"] == f.wins() > 0 and f.loses(f.moved(s))
            and s["replies"] == len(f.after(f.moved(s))),
        "second-wins all-moves-break hint-none": lambda f, s: not f.wins(),
        "misere-small misere-large": lambda f, s: s["most"] == max(f.own) and f.loses(f.start) ==
            (reduce(xor, f.own) == (s["most"] < 2)),
        "pile-won pile-lost": lambda f, s: f.loses((s["size"],)) == (s.key == "pile-lost") and s["count"] ==
            sum(e.word == "assign" for e in s.past) and all(f.loses((size,)) for size in numbers_in(s["lost"]))
            and s["size"] - s["taken"] == s["rest"] and (not s["taken"] or f.loses((s["rest"],))),
        "position-all-won misere-no-move position-no-move": lambda f, s: s["count"] ==
            len(f.after(here := tuple(numbers_in(s["position"])))) and f.loses(here) == (s.key != "misere-no-move"),
        "position-won position-lost": lambda f, s: f.loses(f.start) == (s.key == "position-lost") and s["count"] ==
            sum(e.word == "close" for e in s.past) and (s["left"] == "none" or f.loses(tuple(numbers_in(s["left"])))),
        "no-move-left": lambda f, s: f.loses(f.told(s)) and not f.after(f.told(s)),
        "equal-pairs": lambda f, s: f.loses(told := f.told(s)) and not any(told.count(size) % 2 for size in told),
        "multiples-left": lambda f, s: f.loses(told := f.told(s)) and not any(size % s["next"] for size in told)
            and {taken for (left,) in f.lefts(99) if (taken := 99 - left)} == {*range(1, s["next"])},
        "xor-is-zero misere-xor-is-zero misere-odd-ones": lambda f, s: f.loses(told := f.told(s)) and reduce(xor, worth
            := [f.g[size] for size in told]) == ("odd" in s.key) and (max(worth) > 1) >= ("misere-xor" in s.key)
            and (max(worth) < 2) >= ("odd" in s.key) and (len(told) > 1 or sum(told) == s["rest"]),
        "replies-lose": lambda f, s: f.loses(f.told(s)),
    }


class Coins:
    def __init__(self, problem, state, options):
        self.board = problem.rows, problem.columns, tuple(problem.moves)
        self.start, self.grid, self.wins = tuple(problem.start), grundy_numbers_by_square(
            *self.board), make_win_check(*self.board)
        self.g = {(x, y): number for x, row in enumerate(self.grid, 1) for y, number in enumerate(row, 1)}

    def to(self, square) -> list:
        return targets(square, *self.board)

    def values(self, square) -> set:
        return {self.g[to] for to in self.to(square)}

    def after(self, coins) -> list:
        return [(*coins[:at], to, *coins[at + 1 :]) for at, coin in enumerate(coins) for to in self.to(coin)]

    def told(self, s) -> tuple:
        """Return the coins that a hint is about: those after its move, or those of the board."""
        at = s.args.get("coin", 0) - 1
        return self.start if at < 0 else (*self.start[:at], (s["to-x"], s["to-y"]), *self.start[at + 1 :])

    def result(self, s) -> bool:
        wins = sum(not self.wins(each) for each in self.after(self.start))
        return (s["grid"], len(s["winning_moves"]), s["winner"] == "first") == (self.grid, wins, wins > 0)

    TRUE = {  # {argument: its true value}
        "number": lambda f, s: f.g[s["x"], s["y"]],
        "values": lambda f, s: "{" + (", ".join(map(str, sorted(f.values((s["x"], s["y"]))))) or " ") + "}",
        "xor": lambda f, s: s["xor"] if not s.step or s.step.word == "walk"
            else reduce(xor, (f.g[coin] for coin in f.start)),
    }
    CHECKS = {  # {keys of messages: what else must be true; None: a rule, a plan, or proved by the puzzle's own tests}
        "gap next-number no-option edge-holds edge-fails neighbour-holds neighbour-fails closed-form-start "
        "fill-start new-diagonal new-layer equal-parts-cancel number-of-a-part coins-start coins-start-layers "
        "leaves-zero breaks-zero play-over pattern-on-diagonal pattern-beside pattern-far exceptions-counted "
        "one-coin-start": None, "result": result,
        "no-move-fits": lambda f, s: not any(map(f.to, f.g)),
        "sum-is-zero sum-is-not-zero": lambda f, s: f.wins(f.start) == (s["xor"] > 0)
            and all(f.g[each] not in f.values(each) for each in f.start),
        "coin-cannot coin-stuck coin-must-change": lambda f, s: s["number"] ^ s["xor"] not in
            f.values((s["x"], s["y"])),
        "no-move-left": lambda f, s: not f.after(f.told(s)),
        "equal-pairs": lambda f, s: not f.wins(told := f.told(s)) and not any(told.count(coin) % 2 for coin in told),
        "xor-is-zero": lambda f, s: not f.wins(told := f.told(s)) and not reduce(xor, [f.g[coin] for coin in told]),
        "first-wins": lambda f, s: s["count"] == sum(not f.wins(each) for each in f.after(f.start)) > 0
            and not f.wins(after := f.told(s)) and s["replies"] == len(f.after(after)),
        "second-wins hint-none": lambda f, s: not f.wins(f.start) and f.after(f.start),
        "nobody-can-move hand-over": lambda f, s: not f.after(f.start),
        "fill-done": lambda f, s: (s["highest"], s["lost"]) == (max(f.g.values()), [*f.g.values()].count(0)),
    }
