"""Lights Out, as py/docs/first-puzzle.md builds it step by step."""

from itertools import product
from random import Random

from dhadha.puzzle import (
    Algorithm, BudgetSpent, HasGenerator, HasHints, InvalidInput, Parameter, Presenter, Problem, Puzzle, Step,
    a_star, answer_of, breadth_first,
)


def press(lights, cell, side):
    """The lights after a press: the cell and its neighbours change."""
    row, column = divmod(cell, side)
    cross = (row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)
    after = list(lights)
    for r, c in cross:
        if 0 <= r < side and 0 <= c < side:
            after[r * side + c] ^= 1
    return tuple(after)


class LightsProblem(Problem[tuple[int, ...]]):
    def __init__(self, start):
        self.start = start
        self.side = round(len(start) ** 0.5)

    def successors(self, state):
        return [(str(cell + 1), press(state, cell, self.side)) for cell in range(len(state))]

    def is_goal(self, state):
        return not any(state)

    def h(self, state):
        return -(-sum(state) // 5)  # a press darkens at most five


class LightsPresenter(Presenter[LightsProblem]):
    def render_state(self, state):
        return list(state)
def light_chasing(problem):
    side = problem.side
    for first_row in product((0, 1), repeat=side):
        lights = problem.start
        yield Step("restart", reason="first-row", cells=shown(lights))
        for cell in range(side * side):
            if first_row[cell] if cell < side else lights[cell - side]:
                lights = press(lights, cell, side)
                yield Step("move", reason="chased", args={"cell": cell + 1}, cells=shown(lights), marks=[(cell, "current")])
        if not any(lights):
            yield Step("found", reason="all-dark")
            return first_row
        yield Step("reject", reason="still-lit", marks=[(cell, "conflict") for cell in range(side * side) if lights[cell]])
    yield Step("exhausted", reason="no-first-row")
    return None


def shown(lights):
    return tuple(enumerate(lights))
COUNTERS = {"expanded": {"words": {"expand": 1}}}
BUDGET = Parameter("budget", "integer", 20_000, 1, 1_000_000)


class Lights(Puzzle[LightsProblem], HasHints, HasGenerator):
    id = "lights"
    example = "111 101 111"
    appearance = {"pieces": "none", "blank": -1, "glyphs": {0: "", 1: ""}, "colours": {0: "grey", 1: "yellow"}}
    algorithms = (
        Algorithm("a-star", a_star, (BUDGET,), COUNTERS, lists=({"id": "open", "order": "f"}, {"id": "path"})),
        Algorithm("breadth-first", breadth_first, (BUDGET,), COUNTERS, lists=({"id": "open", "order": "first"},)),
        Algorithm("light-chasing", light_chasing, counters={"presses": {"words": {"move": 1}}}, exhaustive=True),
    )

    def problem(self, state, algorithm, options):
        lights = tuple(int(sign) for sign in state if sign in "01")
        if set(state) - set("01 ") or len(lights) not in (4, 9, 16, 25):
            raise InvalidInput("lights-square", "Give a square of up to 5×5 lights, 1 lit and 0 dark, such as 111 101 111.")
        problem = LightsProblem(lights)
        problem.budget = options.get("budget", problem.budget)
        return problem

    def format(self, state):
        side = round(len(state) ** 0.5)
        return " ".join("".join(map(str, state[row : row + side])) for row in range(0, len(state), side))

    def board(self, problem):
        return {"rows": problem.side, "columns": problem.side, "values": problem.start}

    def presenter(self, problem):
        return LightsPresenter(problem)

    def result(self, problem, algorithm, answer):
        if algorithm.id == "light-chasing":
            return {"first-row": None if answer is None else self.format(answer).replace(" ", "")}
        return {"length": answer and answer.depth}
    def state_of(self, values, options):
        return self.format(values)

    def moves(self, state, options):
        problem = self.problem(state, self.algorithms[0], options)
        return [
            {"move": move, "cell": int(move) - 1, "state": self.format(after),
             "cells": [(cell, light) for cell, light in enumerate(after) if light != problem.start[cell]]}
            for move, after in problem.successors(problem.start)
        ]

    def outcome(self, state, options):
        return "" if "1" in state else "solved"

    def hint(self, state, options):
        problem = self.problem(state, self.algorithms[0], {"budget": 5000})
        try:
            best = answer_of(a_star(problem))
        except BudgetSpent:
            return {}
        if not best or not best.depth:
            return {}
        move = best.path()[1].move
        return {
            "moves": [move], "reason": "hint-press", "args": {"length": best.depth}, "marks": [(int(move) - 1, "hint")],
        }
    shuffle_parameters = (Parameter("side", "integer", 3, 2, 5), Parameter("seed", "integer", 1, 0, 1_000_000))

    def shuffle(self, side, seed):
        lights = (0,) * side * side
        for cell in Random(seed).sample(range(side * side), side * side // 2):
            lights = press(lights, cell, side)
        return self.format(lights)
    texts = {
        "en": """
puzzle-lights = Lights out
puzzle-lights-about = A press changes a light and its neighbours. Put all of them out.
algorithm-light-chasing = Light chasing
reason-first-row = Another guess for the first row.
reason-chased = The light above { $cell } is lit; only { $cell } can still put it out.
reason-all-dark = All lights are out.
reason-still-lit = The last row is still lit: the guess was wrong.
reason-no-first-row = No first row leads to darkness.
reason-hint-press = Press here: { $length ->
    [one] it is the last press
   *[other] { $length } presses are enough
}.
result-first-row = Presses in the first row
counter-presses = Presses
option-side = Side
error-lights-square = Give a square of up to 5×5 lights, 1 for lit and 0 for dark, such as 111 101 111.
""",
        "bn": """
puzzle-lights = আলো নেভাও
puzzle-lights-about = একটি চাপে একটি আলো ও তার প্রতিবেশীরা বদলায়। সব আলো নিভিয়ে দিন।
algorithm-light-chasing = আলোর পিছু ধাওয়া
reason-first-row = প্রথম সারির জন্য আরেকটি অনুমান।
reason-chased = { $cell }-এর উপরের আলোটি জ্বলছে; শুধু { $cell }-ই এখন তা নেভাতে পারে।
reason-all-dark = সব আলো নিভে গেছে।
reason-still-lit = শেষ সারিতে এখনও আলো জ্বলছে: অনুমানটি ভুল ছিল।
reason-no-first-row = কোনো প্রথম সারিই অন্ধকারে পৌঁছায় না।
reason-hint-press = এখানে চাপুন: { $length ->
    [one] এটিই শেষ চাপ
   *[other] { $length }টি চাপই যথেষ্ট
}।
result-first-row = প্রথম সারির চাপ
counter-presses = চাপ
option-side = বাহু
error-lights-square = ৫×৫ পর্যন্ত আলোর একটি বর্গ দিন, জ্বলন্ত হলে 1 আর নেভানো হলে 0, যেমন 111 101 111।
""",
        "fa": """
puzzle-lights = خاموش کردن چراغ‌ها
puzzle-lights-about = هر فشار یک چراغ و همسایه‌هایش را عوض می‌کند. همه را خاموش کنید.
algorithm-light-chasing = دنبال کردن چراغ‌ها
reason-first-row = حدسی دیگر برای سطر اول.
reason-chased = چراغ بالای { $cell } روشن است؛ حالا فقط { $cell } می‌تواند خاموشش کند.
reason-all-dark = همهٔ چراغ‌ها خاموش‌اند.
reason-still-lit = سطر آخر هنوز روشن است: حدس درست نبود.
reason-no-first-row = هیچ سطر اولی به تاریکی نمی‌رسد.
reason-hint-press = اینجا را فشار دهید: { $length ->
    [one] این آخرین فشار است
   *[other] { $length } فشار کافی است
}.
result-first-row = فشارهای سطر اول
counter-presses = فشارها
option-side = ضلع
error-lights-square = مربعی تا ۵×۵ از چراغ‌ها بدهید، ‎1‎ برای روشن و ‎0‎ برای خاموش، مانند ‎111 101 111‎.
""",
    }


PUZZLE = Lights()
