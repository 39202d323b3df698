"""What the page's web worker calls: text and bytes in, text and bytes out, a slice at a time."""

from __future__ import annotations

import json
from collections import defaultdict
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..core.errors import InvalidInput, malformed_request
from ..core.text import EXACT, quoted
from ..core.tracebacks import last_error as last_error
from ..notation import Reading, cleaned, text_of
from ..puzzle.capabilities import HasDistance, HasGenerator, no_generator
from ..puzzle.parameter import Parameter
from ..puzzles import registry
from ..runs.run import prepare
from ..source.replay import Replay
from ..source.sources import sources
from ..trace.recorder import Recorder, without_gc
from ..trace.stepper import batches
from .hand import HandBoard

if TYPE_CHECKING:
    from ..core import contract
    from .answer_only import AnswerOnlyRun
    from .distance import DistanceSession

LONGEST_SILENCE = 0.2  # seconds after which a slow run shows what it has
LONGEST_LOOK_BACK = 0.05  # seconds of one question; a run that takes longer to come to a step is asked about again
LONGEST_MEASURING = 0.025  # seconds; the next board of a hand waits so long
LEVEL = Parameter("level", "choice", "perfect", choices=("perfect", "beatable"))
SEED = Parameter("seed", "integer", 1, 0, EXACT)
STEP = Parameter("step", "integer", 0, 0, EXACT)

recorders: dict[int, Recorder | AnswerOnlyRun] = {}
last_shown: dict[int, float] = {}
seconds_spent: dict[int, float] = defaultdict(float)
refused: dict[int, dict[str, Any]] = {}  # why, {"error": …}, if that was found out only when the run had begun
reruns: list[Replay] = []  # the last one that was asked about, or none
measured: list[DistanceSession] = []  # the last board that was asked about, or none
numbers = count(1)


def answer(question: str, arguments: str) -> str:
    """Answer one of QUESTIONS; arguments and answer are JSON, the answer {"value": …} or {"error": …}."""
    try:
        given = read_arguments(question, arguments)
        return json.dumps({"value": QUESTIONS[question](**given)})
    except InvalidInput as error:
        return json.dumps({"error": error.as_dict()})


def read_arguments(question: str, arguments: str) -> dict[str, Any]:
    """What a question is asked with, by name; whoever answers checks values. Raises InvalidInput for other names."""
    if not isinstance(question, str) or question not in QUESTIONS:
        raise malformed_request(f"there is no question “{quoted(question)}”")
    try:
        given = json.loads(arguments)
    except (ValueError, TypeError, RecursionError) as error:
        raise malformed_request(f"the arguments are no JSON: {quoted(error, 100)}") from None
    code, defaults = QUESTIONS[question].__code__, QUESTIONS[question].__defaults__ or ()
    names = code.co_varnames[: code.co_argcount]
    if not isinstance(given, dict) or not set(names[: len(names) - len(defaults)]) <= given.keys() <= set(names):
        raise malformed_request(f"{question} takes {', '.join(names) or 'no arguments'}, not “{quoted(given)}”")
    return given


def start(
    puzzle: str, algorithm: str | None = None, state: str | None = None, options: dict[str, Any] | None = None,
    answer_only: bool = False,
) -> int:
    """Begin a run; the number returned names it for `header`, `advance` and `stop`."""
    forget_rerun()
    number = next(numbers)
    run = prepare(puzzle, algorithm, state, options or {})
    if answer_only:
        from .answer_only import AnswerOnlyRun  # for many boards at once
    recorders[number] = AnswerOnlyRun(run) if answer_only else Recorder(run)
    last_shown[number] = perf_counter()
    return number


def header(number: int) -> bytes:
    return recorders[number].header()


def advance(number: int, seconds: float) -> bytes | None:
    """Run for about `seconds`; return the blocks that became ready, or None after the last one."""
    began = perf_counter()
    try:
        blocks = work(number, seconds)
    except InvalidInput as refusal:
        refused[number], blocks = {"error": refusal.as_dict()}, None
    seconds_spent[number] += perf_counter() - began
    return blocks


@without_gc
def work(number: int, seconds: float) -> bytes | None:
    recorder = recorders[number]
    if recorder.finished and not recorder.pending:
        return None
    blocks = []
    for batch in () if recorder.finished else batches(seconds):
        blocks.append(recorder.advance(batch))
        if recorder.finished:
            break
    overdue = perf_counter() - last_shown[number] > LONGEST_SILENCE
    while block := recorder.chunk(force=overdue):
        blocks.append(block)
    if any(blocks):
        last_shown[number] = perf_counter()
    return b"".join(blocks)


def finish(number: int) -> None:
    """Let a run end with the answer it has."""
    recorders[number].run.finish()


def footer(number: int) -> bytes:
    return b"" if number in refused else recorders[number].footer(seconds=round(seconds_spent[number], 6))


def status(number: int) -> str:
    """What a run says of itself now, see RunStepper.status."""
    recorder = recorders[number]
    return recorder.stepper.status() if isinstance(recorder, Recorder) else ""


def stop(number: int) -> str:
    """Forget a run, finished or not; {"error": …} as JSON if it was refused, else {}."""
    last_shown.pop(number, None)
    seconds_spent.pop(number, None)
    if recorder := recorders.pop(number, None):
        recorder.close()
    return json.dumps(refused.pop(number, {}))


def discover() -> list[str]:
    return registry.discover(strict=True)


def moves(
    puzzle: str, values: list[int], algorithm: str = "", options: dict[str, Any] | None = None,
    board: contract.Board | None = None,
) -> dict[str, Any]:
    return HandBoard(puzzle, values, algorithm, options, board).moves()


def advice(
    puzzle: str, values: list[int], algorithm: str = "", options: dict[str, Any] | None = None,
    board: contract.Board | None = None,
) -> contract.Advice:
    return HandBoard(puzzle, values, algorithm, options, board).advice()


def distance(
    puzzle: str, values: list[int], algorithm: str = "", options: dict[str, Any] | None = None,
    board: contract.Board | None = None,
) -> dict[str, Any]:
    """The bounds known so far of the moves to the end, see DistanceSession.go; each further call improves them."""
    from .distance import DistanceSession

    held = HandBoard(puzzle, values, algorithm, options, board)
    if not isinstance(held.puzzle, HasDistance):
        raise InvalidInput("not-measured", "How far a board is from its end is not known to {puzzle}.", puzzle=puzzle)
    if measured and measured[0].board == (held.puzzle.id, held.state, held.options):
        return measured[0].go(LONGEST_MEASURING)
    measured[:] = [DistanceSession(held.puzzle, held.state, held.options)]
    return measured[0].go(0)


def reply(
    level: str, seed: int, puzzle: str, values: list[int], algorithm: str = "", options: dict[str, Any] | None = None,
    board: contract.Board | None = None,
) -> contract.Move | None:
    return HandBoard(puzzle, values, algorithm, options, board).reply(LEVEL.read(level), SEED.read(seed))


def shuffle(puzzle: str, options: dict[str, Any]) -> str:
    return shuffled(puzzle).read_shuffle(options)


def default_algorithm(puzzle: str, state: str, algorithm: str) -> str:
    found = registry.find_puzzle(puzzle)
    shown = found.find_algorithm(algorithm)
    return shuffled(puzzle).default_algorithm(found.read(text_of(state, "state", shown.longest_state)).state, shown.id)


def boards(puzzle: str, text: str) -> list[str]:
    """The texts of the boards that stand in a text one after the other, and before them their number, if it stands
    there; see counted.py."""
    from ..notation.counted_boards import without_count  # for many boards at once
    from ..runs.run import is_board  # for many boards at once

    found, lines = registry.find_puzzle(puzzle), cleaned(str(text)).split("\n")
    count, boards = without_count(found, lines, lambda line: is_board(found.id, found.algorithms[0].id, line, {}))
    texts = (board.state if isinstance(board, Reading) else board for board in boards)
    return [*([str(count)] if count else []), *(each for each in texts if each.strip())]


def shuffled(puzzle: str) -> HasGenerator:
    chosen = registry.find_puzzle(puzzle)
    if not isinstance(chosen, HasGenerator):
        raise no_generator(puzzle)
    return chosen


def variables(
    step: int, puzzle: str, algorithm: str | None = None, state: str | None = None,
    options: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the variables of a run's innermost frame at a step; see Replay.advance. Each call continues the last."""
    step, request = STEP.read(step), (puzzle, algorithm, state, options or {})
    if not (reruns and reruns[0].can_continue(request, step)):
        forget_rerun()
        reruns.append(Replay(*request))
    try:
        return reruns[0].advance(step, batches(LONGEST_LOOK_BACK))
    except BaseException:
        reruns.clear()  # what broke it may keep it from being closed
        raise


def forget_rerun() -> None:
    """Its memory is for the next run."""
    while reruns:
        reruns.pop().close()


QUESTIONS: dict[str, Any] = {
    "start": start,
    "catalogue": registry.catalogue,
    "discover": discover,
    "sources": sources,
    "moves": moves,
    "advice": advice,
    "distance": distance,
    "reply": reply,
    "shuffle": shuffle,
    "default_algorithm": default_algorithm,
    "boards": boards,
    "variables": variables,
}
