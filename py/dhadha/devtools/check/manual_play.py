"""Play a puzzle manually, as the page would: moves, status messages, hints, replies, and the resulting states."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, get_args

from ...core import contract
from ...core.errors import InvalidInput
from ...puzzle import HasDistance, Playable, TwoPlayers
from ...runs.run import Run, prepare
from ...trace.stepper import RunStepper
from ...worker.manual_board import ManualBoard
from .description import explain
from .runs import Runs
from .steps import faults_of_pairs, size_of
from .time_limit import Clock, TimeLimitExceeded, processor_time_limit
from .type_mismatches import meant, mismatches, shown

MOST_BOARDS = 60
MOST_DISTANCES = 5  # per board
KINDS = {"marks": ("cell", "role"), "links": ("cell", "cell"), "cells": ("cell", "value")}


class ManualPlayCheck:
    def __init__(self, runs: Runs):
        self.runs = runs
        self.puzzle, self.source, self.report, self.texts = runs.puzzle, runs.source, runs.report, runs.texts

    def check(self) -> None:
        if not isinstance(self.puzzle, Playable):
            return
        playable = next((each for each in self.puzzle.algorithms if each.playable), None)
        if playable is None:
            return
        requests: list[tuple[str, str | None, contract.Options]] = [(playable.id, None, {})]
        requests += [(each.algorithm, each.state, dict[str, Any](each.options)) for each in self.puzzle.presets]
        clock = Clock(self.runs.seconds)
        seen: set[str] = set()
        for algorithm, state, options in requests:
            try:
                with processor_time_limit(self.runs.seconds):
                    run = prepare(self.puzzle.id, algorithm, state, options)
                    values = values_of(run)
            except (Exception, SystemExit, TimeLimitExceeded):
                continue  # reported for the run itself
            if run.algorithm.playable:
                self._explore(run, values, clock, seen)

    def _check_start(self, run: Run, values: list[int]) -> None:
        """Check that the displayed board is read back, with the same givens."""
        state = self._board(run, values).state
        writer = self._writer()
        place = self.source.method(writer) if writer else self.source.class_
        try:
            self._prepare(run, state)
        except InvalidInput as refusal:
            what = "ought to write the state that a board of these values shows, so that `problem` reads it back"
            message = f"`{writer or 'state_of'}(self, …, values, options)` {what}: it writes {state!r}: {refusal}"
            self.report.fault(place, message.replace("…, ", "board, " if writer == "state_from" else ""), (place, 0))
            return
        givens = set(run.board.get("givens", ()))
        for cell, value in self._written(values, givens) if givens else ():
            new = [*values]
            new[cell] = value
            try:
                again = prepare(self.puzzle.id, run.algorithm.id, self._board(run, new).state, dict(run.options)).board
            except InvalidInput:
                continue
            if set(again.get("givens", ())) != givens:
                changed = sorted(givens ^ set(again.get("givens", ())))
                message = f"once a hand writes the cell {cell}, other cells are givens ({shown(changed)})"
                self.report.fault(place, f"{message}: the state must tell givens from what a hand wrote")
            return

    def _written(self, values: list[int], givens: set[int]) -> Iterator[tuple[int, int]]:
        """Yield (cell, value) of manual edits."""
        hand: Any = self.puzzle.appearance.get("hand", {})
        free = [cell for cell in range(len(values)) if cell not in givens]
        low, high = hand.get("type", (0, -1)) if isinstance(hand, Mapping) else (0, -1)
        written = [*hand.get("brush", ()), *range(low, min(high, low + 9) + 1)] if isinstance(hand, Mapping) else []
        yield from ((cell, value) for cell in free[:9] for value in written if value != values[cell])

    def _writer(self) -> str:
        """Return the name of the puzzle's own method that formats the state of a played board; "" if it has none."""
        own = type(self.puzzle)
        return next(
            (name for name in ("state_from", "state_of") if getattr(own, name) is not getattr(Playable, name)), ""
        )

    def _explore(self, run: Run, values: list[int], clock: Clock, seen: set[str]) -> None:
        """Explore the boards that moves lead to, breadth first."""
        before = self.report.count
        with self.runs.reporting(self.source.class_, "a hand's board"), processor_time_limit(self.runs.seconds):
            self._check_start(run, values)
        if self.report.count > before:
            return
        waiting, count = [values], 0
        while waiting and count < MOST_BOARDS and not clock.is_over:
            values, count = waiting.pop(0), count + 1
            with (
                self.runs.reporting(self.source.method("moves"), f"a hand at {shown(values)}"),
                processor_time_limit(self.runs.seconds),
            ):
                waiting += self._check_board(run, values, seen)

    def _check_board(self, run: Run, values: list[int], seen: set[str]) -> list[list[int]]:
        """Check moves and messages of a board; return the new boards."""
        board = self._board(run, values)
        self.report.ran["boards by hand"] += 1
        seen.add(board.state)
        answer = board.moves()
        self._check_status_message("status_message", answer["status_message"], contract.StatusMessage, len(values))
        if answer["outcome"] not in get_args(contract.Outcome):
            place = self.source.method("outcome")
            self.report.fault(
                place,
                f"outcome is one of {', '.join(map(repr, get_args(contract.Outcome)))}, not {answer['outcome']!r}",
            )
        moves = answer["moves"]
        found = list(mismatches(moves, Sequence[contract.Move]))
        for mismatch in found:
            self.report.fault(self.source.method("moves", *mismatch.path[1:]), explain("moves", mismatch))
        if found:
            return []
        names = [move["move"] for move in moves]
        for name in {name for name in names if names.count(name) > 1}:
            self.report.fault(
                self.source.method("moves"), f"the move {name!r} stands {names.count(name)} times at {board.state!r}"
            )
        self._check_advice(board, names, len(values))
        self._check_distances(board, names)
        after = [(move, self._after(move, run, values)) for move in moves]
        fresh = [(move["state"], new) for move, new in after if new and move["state"] not in seen]
        seen.update(state for state, _ in fresh)
        return [new for _, new in fresh]

    def _board(self, run: Run, values: list[int]) -> ManualBoard:
        return ManualBoard(self.puzzle.id, values, run.algorithm.id, dict(run.options), run.board)

    def _after(self, move: Mapping[str, Any], run: Run, values: list[int]) -> list[int] | None:
        """Return the board after a move, if its state can be parsed and agrees with the displayed cells."""
        self.report.ran["moves"] += 1
        place = self.source.method("moves", "state")
        problems = list(faults_of_pairs("cells", move["cells"], KINDS["cells"], len(values)))
        for problem in problems:
            self.report.fault(self.source.method("moves", "cells"), f"the move {move['move']!r}: {problem}")
        for part in ("cell", "to"):
            if move.get(part) is not None and not 0 <= move[part] < len(values):
                problems.append(part)
                message = f"the move {move['move']!r}: {part} is {move[part]}, the cells are 0 to {len(values) - 1}"
                self.report.fault(self.source.method("moves", part), message)
        if problems:
            return None
        try:
            state = self._prepare(run, move["state"])
        except InvalidInput as refusal:
            self.report.fault(
                place, f"the state {move['state']!r} after the move {move['move']!r} cannot be read back: {refusal}"
            )
            return None
        new = list(values)
        for cell, value in move["cells"]:
            new[cell] = value
        shown_state = self._board(run, new).state
        if self._read(run, shown_state) != state:
            message = f"after the move {move['move']!r} the cells show {shown_state!r}, its state is {move['state']!r}"
            self.report.fault(self.source.method("moves", "cells"), message)
            return None
        return new

    def _prepare(self, run: Run, state: str) -> str:
        """Return the state as read back, with the options that it does not determine."""
        implied = [each.id for each in run.algorithm.parameters if each.from_state]
        given = {name: value for name, value in run.options.items() if name not in implied}
        return prepare(self.puzzle.id, run.algorithm.id, state, given).state_text

    def _read(self, run: Run, state: str) -> str:
        try:
            return self._prepare(run, state)
        except InvalidInput as refusal:
            self.report.fault(
                self.source.method("state_of"), f"state_of writes {state!r}, which cannot be read back: {refusal}"
            )
            return state

    def _check_advice(self, board: ManualBoard, names: list[str], size: int) -> None:
        advice = board.advice()
        self._check_status_message("advice", advice, contract.Advice, size)
        for name in advice.get("moves", ()) if isinstance(advice, Mapping) else ():
            if name not in names:
                there = ", ".join(names) or "none"
                message = f"advice names the move {name!r}, which is not there{meant(name, names)}: there are {there}"
                self.report.fault(self.source.method("advice"), message)
        if isinstance(self.puzzle, TwoPlayers):
            for level in ("perfect", "beatable"):
                reply = board.reply(level, 1)
                if reply is not None and reply["move"] not in names:
                    self.report.fault(
                        self.source.method("reply"), f"reply makes the move {reply['move']!r}, which is not there"
                    )

    def _check_distances(self, board: ManualBoard, names: list[str]) -> None:
        if not isinstance(self.puzzle, HasDistance):
            return
        place = self.source.method("distances")
        before: contract.Distance = {"least": 0, "most": None, "moves": ()}
        for known in islice(self.puzzle.distances(board.state, board.options), MOST_DISTANCES):
            found = list(mismatches(known, contract.Distance))
            for mismatch in found:
                self.report.fault(self.source.method("distances", *mismatch.path), explain("distances", mismatch))
            if found:
                return
            for fault in faults_of_distance(before, known, names):
                self.report.fault(place, f"distances at {board.state!r}: {fault}")
            before = known

    def _check_status_message(self, name: str, status_message: Any, shape: Any, size: int) -> None:
        place = self.source.method(name)
        found = list(mismatches(status_message, shape))
        for mismatch in found:
            self.report.fault(self.source.method(name, *mismatch.path), explain(name, mismatch))
        if found:
            return
        for key, parts in KINDS.items():
            for problem in faults_of_pairs(key, status_message.get(key, ()), parts, size):
                self.report.fault(self.source.method(name, key), f"{name}: {problem}")
        self.texts.reason(place, status_message.get("reason"), status_message.get("args"), False)


def faults_of_distance(before: contract.Distance, now: contract.Distance, names: list[str]) -> Iterator[str]:
    """Report contradictions with the bounds `before` of the same board, whose moves have these names."""
    least, most, moves = now["least"], now["most"], now["moves"]
    if least < before["least"] or (before["most"] is not None and (most is None or most > before["most"])):
        yield f"{now} tells less than {before} before it"
    if most is None:
        return
    if most < least:
        yield f"the least is {least}, the most {most}"
    if len(moves) != most:
        yield f"moves are those of a way of {most} moves, not of {len(moves)}"
    if moves and moves[0] not in names:
        yield f"the way begins with {moves[0]!r}, which is not there{meant(moves[0], names)}"


def values_of(run: Run) -> list[int]:
    """Return the values that the board shows at the first step, which may exceed its own values if it is large."""
    values = [*run.board["values"]]
    values += [run.board.get("fill", 0)] * (size_of(run.board) - len(values))
    playback = RunStepper(run)
    first = next(run.annotate_all(playback.generator), None)
    for cell, value in first.cells if first else ():
        values[cell] = value
    playback.close()
    return values
