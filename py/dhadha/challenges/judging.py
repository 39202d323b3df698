"""Judges answers to challenges: every answer is replayed, and no claimed result is trusted."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, TypeAlias, cast

from ..core.errors import InvalidInput
from ..core.puzzle_types import CellRole, Challenge, Marks, Options, StatusMessage
from ..core.quoting import Argument, listed, quoted
from ..core.steps_and_nodes import PuzzleValue
from ..puzzle import Algorithm, HasDistance, HasHints, Playable, Puzzle, TwoPlayers
from ..puzzle.parameter import normalize_options
from ..puzzles import registry
from ..runs.run import Run

if TYPE_CHECKING:
    from ..core.page_json_types import Verdict

AnyPuzzle: TypeAlias = Puzzle[PuzzleValue]
Task: TypeAlias = dict[str, object]

GOALS = "solve", "win", "complete", "find"
BY_MOVES = "solve", "win"
MOST_MOVES = 1000
MOST_SECONDS = 2  # of a run that judges a board
LONGEST_ANSWER = 10_000  # characters
KEYS = {"id": str, "goal": str, "state": str, "options": dict, "algorithm": str, "of": str, "level": int,
        "least": int, "most": int, "changes": int}


def find_challenge(puzzle: str, given: object) -> tuple[AnyPuzzle, Challenge]:
    """Return the puzzle, and its challenge with an id, or the one that a teacher wrote as a dictionary. Raises
    InvalidInput."""
    found = registry.find_puzzle(puzzle)
    known = {each["id"]: each for each in found.challenges}
    if isinstance(given, dict):
        own = next((each for each in known.values() if json.loads(json.dumps(each)) == given), None)
        if given.get("id") and not own:  # its words would be those of another task
            raise bad_challenge_error(given)
        return found, own or check_challenge(found, given)
    if not isinstance(given, str) or given not in known:
        raise InvalidInput(
            "unknown-challenge", "{puzzle} has no challenge {given}. It has: {known}.",
            puzzle=found.id, given=quoted(given), known=listed(known),
        )
    return found, known[given]


def check_challenge(puzzle: AnyPuzzle, given: Mapping[str, object]) -> Challenge:
    """Return a challenge whose parts have their types. Raises InvalidInput."""
    typed = all(name in KEYS and type(value) is KEYS[name] for name, value in given.items())
    fits = all(len(value) <= LONGEST_ANSWER for value in given.values() if isinstance(value, str))
    if not typed or not fits or given.get("goal") not in GOALS or (given["goal"] == "find") != ("of" in given):
        raise bad_challenge_error(given)
    challenge = cast("Challenge", {"id": "", "state": "", "options": {}, **given})
    if challenge["goal"] == "win" and not isinstance(puzzle, TwoPlayers):
        raise InvalidInput("no-opponent", "{puzzle} is not a game against the computer.", puzzle=puzzle.id)
    if challenge["goal"] != "find" and not isinstance(puzzle, Playable):
        raise InvalidInput("no-hand", "{puzzle} cannot be played by hand.", puzzle=puzzle.id)
    return challenge


def bad_challenge_error(given: object) -> InvalidInput:
    return InvalidInput(
        "bad-challenge", "This is not a challenge, or it is damaged: {given}. Open the link again as it was sent.",
        given=quoted(given),
    )


def task_of(puzzle: str, given: object) -> Task:
    """Return what a challenge asks for, in one form for its id and for JSON with the same meaning: challenges with
    equal tasks have the same answers. Raises InvalidInput."""
    found, challenge = find_challenge(puzzle, given)
    state, algorithm = start_of(found, challenge), algorithm_of(found, challenge)
    usual = found.read_options(algorithm, found.options_from_state(state))
    options = options_of(found, challenge, state)
    task = {
        "puzzle": found.id, "goal": challenge["goal"], "state": state,
        "options": {name: value for name, value in options.items() if value != usual.get(name)},
    }
    named = {name: value for name, value in challenge.items() if name in ("of", "least", "most", "changes")}
    return task | named | ({"algorithm": algorithm.id} if challenge["goal"] == "find" else {})


def algorithm_of(puzzle: AnyPuzzle, challenge: Challenge) -> Algorithm:
    return puzzle.find_algorithm(challenge["algorithm"]) if "algorithm" in challenge else puzzle.algorithms[0]


def options_of(puzzle: AnyPuzzle, challenge: Challenge, state: str) -> Options:
    """Return every option's value: the challenge's, those that follow from the state, else from the start, defaults."""
    followed = puzzle.options_from_state(state) or puzzle.options_from_state(start_of(puzzle, challenge))
    given = {**followed, **normalize_options(challenge.get("options", {}))}
    return puzzle.read_options(algorithm_of(puzzle, challenge), given)


def start_of(puzzle: AnyPuzzle, challenge: Challenge) -> str:
    state = challenge.get("state", "")
    return puzzle.read(state).state if state else ""


def answer_from_board_sequence(puzzle: str, given: object, states: Sequence[str]) -> str:
    """Return the answer that a sequence of boards from the start makes: its moves, or for an edited board its last one.

    Raises InvalidInput where a board does not follow from the one before by a move.
    """
    found, challenge = find_challenge(puzzle, given)
    if challenge["goal"] not in BY_MOVES:
        return states[-1] if states else challenge.get("state", "")
    played = cast("Playable", found)
    state, names = start_of(found, challenge), []
    options = options_of(found, challenge, state)
    for number, after in enumerate(states[: MOST_MOVES + 1], 1):
        move = next((each["move"] for each in played.moves(state, options) if each["state"] == after), None)
        if move is None:
            raise InvalidInput(
                "not-moved", "Board {number} is not one move after the board before it. Start the challenge again.",
                number=number,
            )
        names.append(move)
        state = after
    return " ".join(names)


def judge(puzzle: str, given: object, answer: str) -> Verdict:
    """Return whether an answer meets a challenge: {"solved", "reason", "args"}; of a wrong board also what is wrong, as
    "marks" of its cells.

    given: the challenge's id, or a Challenge. answer: the names of moves, separated by spaces, those of the computer
    included; or the state of a board. Raises InvalidInput for an answer that is neither.
    """
    found, challenge = find_challenge(puzzle, given)
    text = str(answer)
    if len(text) > LONGEST_ANSWER:
        raise InvalidInput("answer-too-long", "An answer may have at most {most} characters.", most=LONGEST_ANSWER)
    return {"solve": judge_moves, "win": judge_game, "complete": judge_board, "find": judge_run}[challenge["goal"]](
        found, challenge, text
    )


def why_unmeetable(puzzle: str, given: object) -> str:
    """Return why no answer can meet a challenge: "lost", because the computer wins, "impossible", or "too-few-moves";
    "" if twice MOST_SECONDS show none of them. Raises InvalidInput for what is not a challenge.

    given: the challenge's id, or a Challenge.
    """
    found, challenge = find_challenge(puzzle, given)
    if challenge["goal"] == "find":
        return ""
    searches = (each for each in found.algorithms if each.exhaustive and any(p.id == "budget" for p in each.parameters))
    algorithm = next(searches, found.algorithms[0])  # that of the challenge may miss answers
    options = algorithm.keep_known_options(challenge.get("options", {}))
    try:
        run = Run.prepare(found.id, algorithm.id, challenge.get("state", ""), options)
    except InvalidInput:  # the algorithm does not take the board
        return ""
    deque(run.steps_within(MOST_SECONDS), 0)
    is_decided = run.status != "cancelled"
    if challenge["goal"] == "win":
        return "lost" if is_decided and run.result.get("winner") == "second" else ""
    if is_decided and run.proved:
        return "impossible"
    return "too-few-moves" if "most" in challenge and needs_more_moves(found, challenge) else ""


def needs_more_moves(puzzle: AnyPuzzle, challenge: Challenge) -> bool:
    """Return whether MOST_SECONDS prove that every solution has more moves than the challenge allows."""
    if not isinstance(puzzle, HasDistance):
        return False
    state, deadline = start_of(puzzle, challenge), perf_counter() + MOST_SECONDS
    for distance in puzzle.distances(state, options_of(puzzle, challenge, state)):
        if distance["least"] > challenge["most"]:
            return True
        if distance["least"] == distance["most"] or perf_counter() > deadline:
            break
    return False


def verdict(reason: str, solved: bool = False, marks: Marks = (), **args: Argument) -> Verdict:
    told: Verdict = {"solved": solved, "reason": f"challenge-{reason}", "args": args}
    return {**told, "marks": marks} if marks else told


def moves_in(answer: str) -> list[str]:
    names = answer.split()
    if len(names) > MOST_MOVES:
        raise InvalidInput("too-many-moves", "An answer may have at most {most} moves.", most=MOST_MOVES)
    return names


def judge_moves(found: AnyPuzzle, challenge: Challenge, answer: str) -> Verdict:
    played, state, names = cast("Playable", found), start_of(found, challenge), moves_in(answer)
    options = options_of(found, challenge, state)
    for name in names:
        state = played.apply(state, name, options)
    most = challenge.get("most")
    if played.outcome(state, options) != "solved":
        return verdict("unsolved", marks=played.misplaced(state, options) if names else (), count=len(names))
    if most is not None and len(names) > most:
        return verdict("too-many-moves", count=len(names), most=most)
    return verdict("solved-moves", solved=True, count=len(names))


def judge_game(found: AnyPuzzle, challenge: Challenge, answer: str) -> Verdict:
    """The visitor begins; every second move must be one that the perfect computer may make."""
    played, state, names = cast("Playable", found), start_of(found, challenge), moves_in(answer)
    options = options_of(found, challenge, state)
    for turn, name in enumerate(names):
        good = played.hint(state, options).get("moves") if turn % 2 and isinstance(played, HasHints) else ()
        if good and name not in good:
            return verdict("careless-computer", number=turn + 1)
        state = played.apply(state, name, options)
    outcome, own_moves = played.outcome(state, options), (len(names) + 1) // 2
    if not outcome:
        return verdict("not-over", count=own_moves)
    won = (outcome == "lost") == (len(names) % 2 == 1)
    return verdict("won" if won else "lost", solved=won, count=own_moves)


def judge_board(found: AnyPuzzle, challenge: Challenge, answer: str) -> Verdict:
    state, played = found.read(answer).state, cast("Playable", found)
    if refusal := refusal_of_forbidden_changes(found, challenge, state):
        return refusal
    options = options_of(found, challenge, state)
    if played.outcome(state, options) == "solved":
        return verdict("completed", solved=True)
    status = played.status_message(state, options)
    has_conflict = any(role == "conflict" for _, role in status.get("marks", ()))
    is_full = found.appearance.get("blank", 0) not in values_of(found, challenge, state)
    said: StatusMessage = {"reason": status.get("reason", ""), "args": status.get("args", {})}
    return {**verdict("wrong" if has_conflict or is_full else "incomplete"), "status": said}


def values_of(found: AnyPuzzle, challenge: Challenge, state: str) -> Sequence[int]:
    options = options_of(found, challenge, state)
    return found.board(found.problem(state, algorithm_of(found, challenge), options))["values"]


def blocked_cells_of_state(found: AnyPuzzle, challenge: Challenge, state: str) -> list[int]:
    """Return the blocked cells; none for no board."""
    blocked = found.appearance.get("blocked")
    values = values_of(found, challenge, state) if state and blocked is not None else ()
    return [cell for cell, value in enumerate(values) if value == blocked]


def refusal_of_forbidden_changes(found: AnyPuzzle, challenge: Challenge, state: str) -> Verdict | None:
    """Return the refusal of a board that does not keep what stands on the start, or fills more cells than allowed."""
    if not challenge.get("state"):
        return None
    start, board = (values_of(found, challenge, each) for each in (start_of(found, challenge), state))
    free = {0, found.appearance.get("blank", 0)}
    if len(board) != len(start):
        return verdict("other-size")
    changed = [cell for cell, value in enumerate(start) if value != board[cell]]
    if lost := conflicts(cell for cell in changed if start[cell] not in free):
        return verdict("start-changed", marks=lost)
    most = challenge.get("changes", len(changed))
    is_over = len(changed) > most
    return verdict("too-many-changes", marks=conflicts(changed), count=len(changed), most=most) if is_over else None


def conflicts(cells: Iterable[int]) -> Marks:
    return [(cell, "conflict") for cell in cells]


def judge_run(found: AnyPuzzle, challenge: Challenge, answer: str) -> Verdict:
    """Run the challenge's algorithm on the board, up to MOST_SECONDS, and compare what it counts."""
    given = challenge.get("options", {})
    run = Run.prepare(found.id, algorithm_of(found, challenge).id, answer, given)
    state = found.read(answer).state
    if "changes" in challenge and (refusal := refusal_of_forbidden_changes(found, challenge, state)):
        return refusal
    wanted = options_of(found, challenge, run.state_text)  # the answer may be written with a size of its own
    if other := next((name for name in normalize_options(given) if run.options[name] != wanted[name]), None):
        return verdict("other-option", option=other)
    start = start_of(found, challenge)
    before, now = blocked_cells_of_state(found, challenge, start), blocked_cells_of_state(found, challenge, state)
    if "changes" not in challenge and len(now) > len(before):
        return verdict("new-walls", marks=conflicts({*now} - {*before}))
    of, least = challenge["of"], challenge.get("least", 0)
    weights = run.effective_algorithm.counters.get(of, {}).get("words", {})
    first, count, path = None, 0, list[CellRole]()
    for step in run.steps_within(MOST_SECONDS):
        first = first or step.node
        path += [(cell, "path") for cell, role in step.roles if role == "path"]
        count += weights.get(step.word, 0)
        if weights and count >= least:
            return verdict("enough", True, value=count, least=least)
    if run.status == "cancelled":
        return verdict("too-long", most=MOST_SECONDS)
    if of == "no-answer":
        return verdict("without-answer", True) if run.status == "exhausted" else verdict("has-answer", marks=path)
    value: object = count if weights else run.result.get("length" if of == "estimate-gap" else of)
    if run.status != "found" or not isinstance(value, int):
        return verdict("needs-answer")
    value -= (first.h or 0) if first and of == "estimate-gap" else 0
    return verdict("enough" if value >= least else "too-small", value >= least, path, value=value, least=least)
