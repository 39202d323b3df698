"""The interface of the page's web worker: text and bytes in, text and bytes out, in time slices."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from inspect import signature
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING

from ..core.error_location import last_error as last_error
from ..core.errors import InvalidInput, malformed_request_error
from ..core.quoting import EXACT_IN_JAVASCRIPT, quoted
from ..notation.normalize_input import extract_state
from ..puzzle.capability_mixins import HasDistance, HasGenerator
from ..puzzle.parameter import Parameter
from ..puzzles import registry
from ..runs.run import Run
from ..source.sources import sources
from ..trace.recorder import Recorder, without_gc
from ..trace.steps_with_source_lines import batch_sizes
from .manual_board import DistanceSession, Given, ManualBoard

if TYPE_CHECKING:
    from ..core.page_json_types import Assessment, Bounds, RefusalDetail, Variables, Verdict
    from ..core.puzzle_types import Hint, Move
    from ..source.variable_replay import Replay

CHUNK_SECONDS = 0.2  # seconds after which a slow run sends an incomplete chunk
REPLAY_SECONDS = 0.05  # seconds per call of `variables`
DISTANCE_SECONDS = 0.025  # seconds per call of `distance`
LEVEL = Parameter("level", "choice", "perfect", choices=("perfect", "beatable"))
SEED = Parameter("seed", "integer", 1, 0, EXACT_IN_JAVASCRIPT)
STEP = Parameter("step", "integer", 0, 0, EXACT_IN_JAVASCRIPT)

recorders: dict[int, Recorder] = {}
last_shown: dict[int, float] = {}
seconds_spent: dict[int, float] = defaultdict(float)
refused: dict[int, RefusalDetail] = {}  # of runs that failed after their start
replays: list[Replay] = []  # the latest replay, or none
distance_sessions: list[DistanceSession] = []  # the latest session, or none
run_numbers = count(1)


def answer(question: str, arguments: str) -> str:
    """Answer one of QUESTIONS; arguments and answer are JSON, the answer {"value": …} or {"error": …}."""
    try:
        given = read_arguments(question, arguments)
        return json.dumps({"value": QUESTIONS[question](**given)})
    except InvalidInput as error:
        return json.dumps({"error": error.as_dict()})


def read_arguments(question: str, arguments: str) -> dict[str, object]:
    """Parse a question's arguments, by name; their values are validated later. Raises InvalidInput for other names."""
    if not isinstance(question, str) or question not in QUESTIONS:
        raise malformed_request_error(f"there is no question “{quoted(question)}”")
    try:
        return signature(QUESTIONS[question]).bind(**json.loads(arguments)).arguments
    except (ValueError, TypeError, RecursionError) as error:
        raise malformed_request_error(f"the arguments of {question}: {quoted(error, 100)}") from None


def start(puzzle: str, algorithm: str | None = None, state: str | None = None, options: Given = None) -> int:
    """Start a run; return its number for `header`, `advance` and `stop`."""
    discard_replay()
    number = next(run_numbers)
    recorders[number] = Recorder(Run.prepare(puzzle, algorithm, state, options or {}))
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
        refused[number], blocks = refusal.as_dict(), None
    seconds_spent[number] += perf_counter() - began
    return blocks


@without_gc
def work(number: int, seconds: float) -> bytes | None:
    recorder = recorders[number]
    if recorder.finished and not recorder.pending:
        return None
    blocks = []
    for batch in () if recorder.finished else batch_sizes(seconds, recorder.run):
        blocks.append(recorder.advance(batch))
        if recorder.finished:  # the next call encodes the answer, which may be long
            return b"".join(blocks)
    overdue = perf_counter() - last_shown[number] > CHUNK_SECONDS
    while block := recorder.encode_next_chunk(force=overdue):
        blocks.append(block)
    if any(blocks):
        last_shown[number] = perf_counter()
    return b"".join(blocks)


def finish(number: int) -> None:
    """Ask a run to finish with the best answer so far."""
    recorders[number].run.request_stop()


def footer(number: int) -> bytes:
    return b"" if number in refused else recorders[number].footer(seconds=round(seconds_spent[number], 6))


def status(number: int) -> str:
    """Return the latest status of a run, once, see RunStepper.pop_status."""
    return recorders[number].stepper.pop_status()


def stop(number: int) -> str:
    """Discard a run; return {"error": …} as JSON if it was refused, else {}."""
    last_shown.pop(number, None)
    seconds_spent.pop(number, None)
    if recorder := recorders.pop(number, None):
        recorder.close()
    return json.dumps({"error": refused.pop(number)} if number in refused else {})


def discover() -> list[str]:
    return registry.load_puzzles_of_packages(strict=True)


def moves(puzzle: str, values: object, algorithm: str = "", options: Given = None, board: Given = None) -> Assessment:
    return ManualBoard(puzzle, values, algorithm, options, board).moves()


def hint(puzzle: str, values: object, algorithm: str = "", options: Given = None, board: Given = None) -> Hint:
    return ManualBoard(puzzle, values, algorithm, options, board).hint()


def distance(puzzle: str, values: object, algorithm: str = "", options: Given = None, board: Given = None) -> Bounds:
    """Return the known bounds on the moves to the end; each further call improves them."""
    held = ManualBoard(puzzle, values, algorithm, options, board)
    if not isinstance(held.puzzle, HasDistance):
        raise InvalidInput("not-measured", "{puzzle} cannot say how far a board is from the end.", puzzle=puzzle)
    if distance_sessions and distance_sessions[0].board == (held.puzzle.id, held.state, held.options):
        return distance_sessions[0].continue_for(DISTANCE_SECONDS)
    distance_sessions[:] = [DistanceSession(held.puzzle, held.state, held.options)]
    return distance_sessions[0].continue_for(0)


def reply(
    level: str, seed: int, puzzle: str, values: object, algorithm: str = "", options: Given = None, board: Given = None
) -> Move | None:
    level, seed = str(LEVEL.read(level)), int(SEED.read(seed))
    return ManualBoard(puzzle, values, algorithm, options, board).reply(level, seed)


def harder_game(
    seed: int, puzzle: str, values: object, algorithm: str = "", options: Given = None, board: Given = None
) -> str:
    return ManualBoard(puzzle, values, algorithm, options, board).harder_game(int(SEED.read(seed)))


def shuffle(puzzle: str, options: dict[str, object]) -> str:
    return shuffling_puzzle(puzzle).read_shuffle(options)


def default_algorithm(puzzle: str, state: str, algorithm: str) -> str:
    found = registry.find_puzzle(puzzle)
    shown = found.find_algorithm(algorithm)
    reading = found.read(extract_state(state, shown.longest_state)[0])
    return shuffling_puzzle(puzzle).default_algorithm(reading.state, shown.id)


def harder_board(puzzle: str, state: str, seed: int) -> str:
    return shuffling_puzzle(puzzle).harder_board(registry.find_puzzle(puzzle).read(state).state, int(SEED.read(seed)))


def judge(puzzle: str, challenge: object, states: list[str], name: str = "") -> Verdict:
    """Judge the boards that a visitor made of a challenge, from the first change to the last, see challenges.judge."""
    from .. import challenges

    if not isinstance(states, list) or not all(isinstance(state, str) for state in states):
        raise malformed_request_error("the boards of an answer are texts")
    answer = challenges.answer_from_board_sequence(puzzle, challenge, states)
    code = challenges.encode(puzzle, challenge, answer, str(name))
    return {**challenges.judge(puzzle, challenge, answer), "code": code}


def why_unmeetable(puzzle: str, challenge: object) -> str:
    """Return why no answer can meet a challenge, see challenges.why_unmeetable."""
    from .. import challenges

    return challenges.why_unmeetable(puzzle, challenge)


def shuffling_puzzle(puzzle: str) -> HasGenerator:
    chosen = registry.find_puzzle(puzzle)
    if not isinstance(chosen, HasGenerator):
        raise InvalidInput("no-shuffle", "{puzzle} cannot make shuffled boards.", puzzle=puzzle)
    return chosen


def variables(
    step: int, puzzle: str, algorithm: str | None = None, state: str | None = None, options: Given = None
) -> Variables:
    """Return the variables of the running frame at a step; see Replay.advance. A repeated call continues an unfinished
    replay."""
    from ..source.variable_replay import Replay  # a boot does not need it

    step, request = int(STEP.read(step)), (puzzle, algorithm, state, options or {})
    if not (replays and replays[0].can_continue(request, step)):
        discard_replay()
        replays.append(Replay(request))
    try:
        return replays[0].advance(step, batch_sizes(REPLAY_SECONDS, replays[0].stepper.run))
    except BaseException:
        replays.clear()  # a broken replay may not close
        raise


def discard_replay() -> None:
    """Free the replay before a run."""
    while replays:
        replays.pop().close()


QUESTIONS: dict[str, Callable[..., object]] = {
    question.__name__: question for question in (
        start, registry.catalogue, discover, sources, moves, hint, distance, reply, harder_game, shuffle,
        default_algorithm, harder_board, judge, why_unmeetable, variables,
    )
}
