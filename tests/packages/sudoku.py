"""A Sudoku of four numbers, with givens, rules, notes and colours. A puzzle as a package.

A state is the board row by row: a digit for a number that is given, a letter (a is 1) for one that was filled in, a dot for none.
"""

from dhadha.puzzle import Algorithm, InvalidInput, Playable, Presenter, Problem, Puzzle, depth_first

SIDE, BOX = 4, 2
DIGITS, LETTERS = "1234", "abcd"
COLOURS = {1: "red", 2: "yellow", 3: "green", 4: "blue"}


class BoxesProblem(Problem):
    """States are tuples of numbers, 0 for an empty cell."""

    def __init__(self, text: str):
        self.givens = [cell for cell, sign in enumerate(text) if sign in DIGITS]
        self.start = tuple((DIGITS.find(sign) if sign in DIGITS else LETTERS.find(sign)) + 1 for sign in text)

    def sees(self, cell: int, other: int) -> bool:
        """Whether two cells may not hold the same number."""
        (row, column), (row2, column2) = divmod(cell, SIDE), divmod(other, SIDE)
        same_box = row // BOX == row2 // BOX and column // BOX == column2 // BOX
        return cell != other and (row == row2 or column == column2 or same_box)

    def candidates(self, state, cell: int) -> list[int]:
        taken = {value for other, value in enumerate(state) if value and self.sees(cell, other)}
        return [value for value in range(1, SIDE + 1) if value not in taken]

    def notes(self, state) -> dict[int, list[int]]:
        return {cell: self.candidates(state, cell) for cell, value in enumerate(state) if not value}

    def successors(self, state):
        notes = self.notes(state)
        cell = min(notes, key=lambda each: len(notes[each]))
        row, column = divmod(cell, SIDE)
        for value in notes[cell]:
            yield f"{row + 1},{column + 1}: {value}", (*state[:cell], value, *state[cell + 1:])

    def is_goal(self, state):
        return 0 not in state


class BoxesPresenter(Presenter):
    def render_state(self, state):
        return list(state)


class Boxes(Puzzle, Playable):
    id = "sudoku"
    example = "1...|..3.|.4..|...2".replace("|", "")
    appearance = {"pieces": "none", "blank": 0, "colours": COLOURS, "hand": {"type": (1, SIDE)}}
    algorithms = (
        Algorithm("depth-first", depth_first, lists=({"id": "path", "view": "boards"}, {"id": "open", "view": "boards"})),
    )
    texts = {"en": """
puzzle-sudoku = Little Sudoku
puzzle-sudoku-about = Each number once in every row, column and box.
puzzle-sudoku-rule = Fill the cells with 1 to 4 so that no row, column or box has a number twice.
legend-pencil = what fitted in at first
error-not-sudoku = Write 16 cells: digits, and dots for empty ones.
reason-sudoku-left = Empty cells: { $count }.
"""}

    def problem(self, state, algorithm, options):
        text = "".join(state.split())
        if len(text) != SIDE * SIDE or set(text) - set(DIGITS + LETTERS + "."):
            raise InvalidInput("not-sudoku", "Write 16 cells: digits, and dots for empty ones.")
        return BoxesProblem(text)

    def board(self, problem):
        return {
            "rows": SIDE,
            "columns": SIDE,
            "values": list(problem.start),
            "rules": {"rows": [BOX], "columns": [BOX]},
            "givens": problem.givens,
            "pencil": problem.notes(problem.start),
        }

    def presenter(self, problem):
        return BoxesPresenter(problem)

    def format(self, state):
        return "".join(DIGITS[value - 1] if value else "." for value in state)

    def result(self, problem, algorithm, answer):
        return {"solvable": answer is not None}

    def state_from(self, board, values, options):
        signs = [(DIGITS if cell in board["givens"] else LETTERS)[value - 1] if value else "." for cell, value in enumerate(values)]
        return "".join(signs)

    def status_message(self, state, options):
        problem = BoxesProblem(state)
        empty = problem.start.count(0)
        return {"reason": "sudoku-left", "args": {"count": empty}, "pencil": problem.notes(problem.start)}


PUZZLE = Boxes()
