"""Play a puzzle manually, as the page would: moves, status messages, hints, replies, and the resulting states."""

from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice, product
from time import process_time
from typing import Any

from ..core.errors import InvalidInput
from ..core.quoting import listed
from ..puzzle import HasDistance, Playable, TwoPlayers
from ..runs.run import Run
from ..worker.manual_board import ManualBoard
from .board_checks import cell_count_of_board
from .check_context import Checker
from .check_data_shapes import DrawnShape, quote, suggest, types
from .time_limit import TimeLimitExceeded

MOST_BOARDS = 60
MOST_DISTANCES = 5  # per board
MOST_TYPED = 10  # boards
DRAWN = DrawnShape.__annotations__


def check_manual_play(check: Checker) -> None:
    puzzle = check.puzzle
    playable = next((each for each in puzzle.algorithms if each.playable), None)
    if not isinstance(puzzle, Playable) or playable is None:
        return
    until = process_time() + check.seconds
    seen: set[str] = set()
    presets = [(each.algorithm, each.state, each.options) for each in puzzle.presets]
    for algorithm, state, options in ((playable.id, None, {}), *presets):
        try:
            with check.time_limited():
                run = Run.prepare(puzzle.id, algorithm, state, options)
                values = board_values_at_first_step(run)
        except (Exception, SystemExit, TimeLimitExceeded):
            continue  # reported for the run itself
        if run.algorithm.playable:
            HandCheck(check, run).check_reachable_boards(values, until, seen)


def board_values_at_first_step(run: Run) -> list[int]:
    """Return the values that the board shows at the first step, which may exceed its own values if it is large."""
    values = [*run.board["values"]]
    values += [run.board.get("fill", 0)] * (cell_count_of_board(run.board) - len(values))
    for step in islice(run, 1):
        for cell, value in step.cells:
            values[cell] = value
    return values


class HandCheck:
    """Checks the boards that manual play reaches from the first board of a run."""

    def __init__(self, check: Checker, run: Run):
        self.check = check
        self.puzzle: Any = check.puzzle
        self.run = run
        self.report, self.method = check.report, check.source.place_of_method

    def check_reachable_boards(self, values: list[int], until: float, seen: set[str]) -> None:
        """Explore the boards that moves lead to, breadth first, until so much processor time is spent."""
        before = self.report.fault_count
        with self.check.reporting_errors(self.check.source.place_of_class, "a hand's board"), self.check.time_limited():
            self._check_start_is_read_back(values)
        if self.report.fault_count > before:
            return
        waiting, count = deque([values, *islice(self._boards_with_one_typed_value(values), MOST_TYPED)]), 0
        while waiting and count < MOST_BOARDS and process_time() < until:
            values, count = waiting.popleft(), count + 1
            act = f"a hand at {quote(values)}"
            with self.check.reporting_errors(self.method("moves"), act), self.check.time_limited():
                waiting += self._check_board_and_return_next(values, seen)

    def _make_manual_board(self, values: list[int]) -> ManualBoard:
        return ManualBoard(self.puzzle.id, values, self.run.algorithm.id, dict(self.run.options), self.run.board)

    def _prepare_run_from_state(self, state: str) -> Run:
        """Return a run from the state, with the options that it does not determine. Raises InvalidInput."""
        implied = [each.id for each in self.run.algorithm.parameters if each.from_state]
        given = {name: value for name, value in self.run.options.items() if name not in implied}
        return Run.prepare(self.puzzle.id, self.run.algorithm.id, state, given)

    def _check_start_is_read_back(self, values: list[int]) -> None:
        """Check that the displayed board is read back, with the same givens."""
        state = self._make_manual_board(values).state
        writer = "state_of" if type(self.puzzle).state_from is Playable.state_from else "state_from"
        place = self.method(writer)
        try:
            self._prepare_run_from_state(state)
        except InvalidInput as refusal:
            what = "ought to write the state that a board of these values shows, so that `problem` reads it back"
            self.report.fault(place, f"`{writer}` {what}: it writes {state!r}: {refusal}", (place, 0))
            return
        givens = {*self.run.board.get("givens", ())}
        for typed in self._boards_with_one_typed_value(values) if givens else ():
            with suppress(InvalidInput):
                board = self._prepare_run_from_state(self._make_manual_board(typed).state).board
                if changed := sorted(givens ^ {*board.get("givens", ())}):
                    message = f"once a hand writes into a cell, other cells are givens ({quote(changed)})"
                    self.report.fault(place, f"{message}: the state must tell givens from what a hand wrote")
                    return

    def _boards_with_one_typed_value(self, values: list[int]) -> Iterator[list[int]]:
        """Yield boards on which a hand has written a value into a cell that is not given."""
        hand, givens = self.puzzle.appearance.get("hand"), {*self.run.board.get("givens", ())}
        hand = hand if isinstance(hand, Mapping) else {}
        low, high = hand.get("type", (0, -1))
        written = *hand.get("brush", ()), *range(low, min(high, low + 9) + 1)
        for cell, value in product(sorted({*range(len(values))} - givens)[:9], written):
            yield [*values[:cell], value, *values[cell + 1 :]]

    def _check_board_and_return_next(self, values: list[int], seen: set[str]) -> list[list[int]]:
        """Check moves and messages of a board; return the new boards."""
        board = self._make_manual_board(values)
        self.report.ran["boards by hand"] += 1
        seen.add(board.state)
        answer = board.moves()
        self._check_message("status_message", answer["status_message"], types.StatusMessage, len(values))
        self.check.check_shape("outcome", answer["outcome"], types.Outcome, self.method, "outcome")
        moves = answer["moves"]
        if not self.check.check_shape("moves", moves, Sequence[types.Move], self.method, "moves"):
            return []
        names = [move["move"] for move in moves]
        for name, count in Counter(names).items():
            if count > 1:
                self.report.fault(self.method("moves"), f"the move {name!r} appears {count} times at {board.state!r}")
        self._check_hint_and_reply(board, names, len(values))
        self._check_distances(board, names)
        after = [(move["state"], self._check_move(move, values)) for move in moves]
        fresh = [(state, new) for state, new in after if new and state not in seen]
        seen.update(state for state, _ in fresh)
        return [new for _, new in fresh]

    def _check_move(self, move: Mapping[str, Any], values: list[int]) -> list[int] | None:
        """Return the board after a move, if its state can be parsed and agrees with the displayed cells."""
        self.report.ran["moves"] += 1
        name = f"the move {move['move']!r}"
        if not self._check_cells(name, move, len(values), "moves"):
            return None
        try:
            state = self._prepare_run_from_state(move["state"]).state_text
        except InvalidInput as refusal:
            message = f"the state {move['state']!r} after {name} cannot be read back: {refusal}"
            self.report.fault(self.method("moves", "state"), message)
            return None
        new = list(values)
        for cell, value in move["cells"]:
            new[cell] = value
        displayed = self._make_manual_board(new).state
        try:
            agrees = self._prepare_run_from_state(displayed).state_text == state
        except InvalidInput as refusal:
            agrees = displayed == state
            message = f"state_of writes {displayed!r}, which cannot be read back: {refusal}"
            self.report.fault(self.method("state_of"), message)
        if agrees:
            return new
        message = f"after {name} the cells show {displayed!r}, its state is {move['state']!r}"
        self.report.fault(self.method("moves", "cells"), message)
        return None

    def _check_hint_and_reply(self, board: ManualBoard, names: list[str], size: int) -> None:
        hint = board.hint()
        self._check_message("hint", hint, types.Hint, size)
        for name in hint.get("moves", ()) if isinstance(hint, Mapping) else ():
            if name not in names:
                there = ", ".join(names) or "none"
                message = f"hint names the move {name!r}, which cannot be made{suggest(name, names)}: there are {there}"
                self.report.fault(self.method("hint"), message)
        for level in ("perfect", "beatable") if isinstance(self.puzzle, TwoPlayers) else ():
            reply = board.reply(level, 1)
            if reply is not None and reply["move"] not in names:
                self.report.fault(self.method("reply"), f"reply makes the move {reply['move']!r}, which cannot be made")

    def _check_distances(self, board: ManualBoard, names: list[str]) -> None:
        if not isinstance(self.puzzle, HasDistance):
            return
        for known in islice(self.puzzle.distances(board.state, board.options), MOST_DISTANCES):
            if not self.check.check_shape("distances", known, types.Distance, self.method, "distances"):
                return
            least, most, moves = known["least"], known["most"], known["moves"]
            if most is not None and (most < least or len(moves) != most or moves and moves[0] not in names):
                message = f"the least is {least}, the most {most}, and its {len(moves)} moves are {listed(moves)}"
                self.report.fault(self.method("distances"), f"distances at {board.state!r}: {message}")

    def _check_message(self, name: str, message: Any, shape: type, size: int) -> None:
        if self.check.check_shape(name, message, shape, self.method, name):
            self._check_cells(name, message, size, name)
            self.check.texts.check_reason(self.method(name), message.get("reason"), message.get("args"), False)

    def _check_cells(self, name: str, drawn: Mapping[str, Any], size: int, method: str) -> bool:
        """Check that what is drawn has its cells on the board; return whether it has."""
        cells = {key: value for key, value in drawn.items() if key in DRAWN}
        return self.check.check_shape(name, cells, DrawnShape, self.method, method, size=size)
