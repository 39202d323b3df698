"""Run a puzzle: every algorithm, preset, choice and shuffle, and invalid states."""

import json
from array import array
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import process_time
from typing import Any

from ..core.errors import InvalidInput
from ..core.steps_and_nodes import STATUS
from ..puzzle import Algorithm, HasGenerator, Presenter
from ..runs.run import Run
from ..search import Problem
from ..trace.recorder import Recorder
from ..trace.steps_with_source_lines import RunStepper
from .board_checks import board_mismatches
from .check_context import Checker, error_text
from .check_data_shapes import quote, types
from .declaration_checks import check_member_names
from .report import SourceLocation
from .step_checks import StepCheck, step_as_comparable_text

MOST_STEPS = 20_000
MOST_RECORDED = 2000
STRANGE = ("", " ", "?", "0", "-1", "1 1", "x y z", "9" * 12, "é\n", "[1, 2", "%s{}")


def check_runs(check: Checker) -> None:
    puzzle, source = check.puzzle, check.source
    for algorithm in puzzle.algorithms:
        check_algorithm_runs(check, algorithm)
    for preset in puzzle.presets:
        place, what = source.place_of_call("Preset", preset.id), f"the preset {preset.id!r}"
        check_run(check, preset.algorithm, preset.state, preset.options, place, what, "presets")
    if puzzle.race:
        place = source.place_of_attribute("race")
        with check.reporting_errors(place, "the race"):
            for lane in puzzle.race.lanes(puzzle.find_algorithm):
                check_run(check, lane.algorithm, lane.state, lane.options, place, "the race", "lanes of the race")
    check_shuffles(check)
    if check.endings and "found" not in check.endings:
        tell = check.report.note if "running" in check.endings else check.report.fault
        tell(next(iter(check.endings.values())), "no run finds a goal: does `is_goal` fit the states of `successors`?")
    if puzzle.takes_states:
        example = puzzle.example
        for state in dict.fromkeys((*STRANGE, example[:-1], example * 2, f"{example} ?", example[::-1])):
            check_odd_state_is_read_or_refused(check, state)


def check_algorithm_runs(check: Checker, algorithm: Algorithm) -> None:
    """Run the algorithm on the example, or on its first preset's state, and once for each choice of its options."""
    puzzle, place = check.puzzle, check.source.place_of_call("Algorithm", algorithm.id)
    state, options = puzzle.example, dict[str, Any]()
    if not can_prepare_run(check, algorithm.id, None, {}):
        own = [each for each in puzzle.presets if each.algorithm == algorithm.id]
        state, options = (own[0].state, {**own[0].options}) if own else (state, options)
    check_run(check, algorithm.id, state, options, place, f"{algorithm.id} with the example", "algorithms")
    for parameter in algorithm.parameters:
        for value in {"choice": parameter.choices, "switch": (True, False)}.get(parameter.kind, ()):
            asked = {**options, parameter.id: value}
            is_preset = any(each.options.get(parameter.id) == value for each in puzzle.presets)
            if value != parameter.default and (can_prepare_run(check, algorithm.id, state, asked) or not is_preset):
                what = f"{algorithm.id} with {parameter.id}={value}"
                check_run(check, algorithm.id, state, asked, place, what, "choices")


def can_prepare_run(check: Checker, algorithm: str, state: str | None, options: Mapping[str, Any]) -> bool:
    """Return whether a run can be prepared."""
    with suppress(Exception), check.time_limited():
        Run.prepare(check.puzzle.id, algorithm, state, dict(options))
        return True
    return False


def check_shuffles(check: Checker) -> None:
    puzzle = check.puzzle
    if not isinstance(puzzle, HasGenerator) or type(puzzle).shuffle is HasGenerator.shuffle:
        return
    place = check.source.place_of_method("shuffle")
    is_seeded = any(each.id == "seed" for each in puzzle.shuffle_parameters)
    for seed in range(1, 4):
        with check.reporting_errors(place, "a shuffle"):
            with check.time_limited():
                state, again = (puzzle.read_shuffle({"seed": seed} if is_seeded else {}) for _ in range(2))
            if is_seeded and state != again:
                check.report.fault(place, "shuffle gives two boards for one seed: use no other random numbers", place)
            if check.check_shape("shuffle", state, str, lambda: place):
                what = f"the shuffled state {state!r}"
                check_run(check, puzzle.algorithms[0].id, state, {}, place, what, "shuffles")


def check_odd_state_is_read_or_refused(check: Checker, state: str) -> None:
    """Check that an odd state is read, or refused in a sentence."""
    check.report.ran["refusals"] += 1
    place = check.source.place_of_method("problem")
    with check.reporting_errors(place, f"the state {state!r}"):
        try:
            with check.time_limited():
                Run.prepare(check.puzzle.id, check.puzzle.algorithms[0].id, state, {})
        except InvalidInput as refusal:
            check.texts.note_untranslated_refusal(refusal.key)
            if refusal.picture:
                found = board_mismatches(refusal.picture, check.puzzle, types.Picture)
                check.report_mismatches(f"the picture of the refusal {refusal.key!r}", found, lambda *_: place)
        except (Exception, SystemExit) as error:
            where = check.package.place_of_error(error, place)
            message = f"the state {state!r} ought to be refused with InvalidInput; it raises {error_text(error)}"
            check.report.fault(where, message, (where, type(error)))


def check_run(
    check: Checker, algorithm: str, state: str | None, options: Mapping[str, Any], place: SourceLocation, what: str,
    kind: str,
) -> None:
    """Prepare and run one request; report errors at their own line, or at `place`."""
    check.report.ran[kind] += 1
    with check.reporting_errors(place, what):
        with check.time_limited():
            run = Run.prepare(check.puzzle.id, algorithm, state, dict(options))
        with check.time_limited():
            is_right = check_run_start(check, run)
        checking = StepCheck(run, check)
        if is_right and check_steps_and_result(checking):
            again = Run.prepare(check.puzzle.id, algorithm, state, dict(options))
            check_recording(check, again, checking.compared)


def check_run_start(check: Checker, run: Run) -> bool:
    """Check the board, the alternatives, and that `format` is read back; return whether the run can go on."""
    method = check.source.place_of_method
    for part, base in ((run.problem, Problem), (run.presenter, Presenter)):
        if type(part) not in check.named:
            check.named.add(type(part))
            check_member_names(check, type(part), (base,))
    is_right = check.report_mismatches("board", board_mismatches(run.board, check.puzzle), method, "board")
    rule = check.puzzle.rule_arguments(run.problem)
    if check.check_shape("rule_arguments", rule, types.Arguments, method, "rule_arguments"):
        for name in (f"puzzle-{run.puzzle.id}-rule", f"algorithm-{run.effective_algorithm.id}-idea"):
            check.texts.check_variables(method("rule_arguments"), name, {*rule}, "rule_arguments")
    check.check_shape("alternatives", run.alternatives, Sequence[types.Alternative], method, "alternatives")
    place, written = method("format"), f"format writes {run.state_text!r}, which"
    try:
        again = Run.prepare(check.puzzle.id, run.algorithm.id, run.state_text, run.options).state_text
    except InvalidInput as refusal:
        check.report.fault(place, f"{written} cannot be read back: {refusal}", (place, "not read back"))
        return False
    if again != run.state_text:
        check.report.fault(place, f"{written} reads as {again!r}", (place, "again"))
    return is_right


def check_steps_and_result(checking: StepCheck) -> bool:
    """Check the steps and the result of a run; return whether it has had no error."""
    check, run = checking.checker, checking.run
    before, count, playback = check.report.fault_count, 0, RunStepper(run)
    until = process_time() + check.seconds
    steps = map(run.annotate, (step for step in playback.generator if getattr(step, "word", "") != STATUS))
    try:
        while count < MOST_STEPS and process_time() < until:
            with check.time_limited():
                step = next(steps, None)
            if step is None:
                break
            count += 1
            checking.check(step, playback.generator)
        else:
            check.report.ran["runs cut short"] += 1
        with check.time_limited():
            checking.check_outcomes_and_estimates_on_answer_path()
            checking.check_board_changes_and_goal()
    finally:
        playback.close()
    if not count:
        solve = run.effective_algorithm.solve
        message = f'{run.effective_algorithm.id} has no steps: a generator yields at least Step("start")'
        check.report.fault(check.source.place_of_definition(solve), message)
    if run.status != "running":
        with check.time_limited():
            check_result(check, run)
    return check.report.fault_count == before


def check_result(check: Checker, run: Run) -> None:
    method, result = check.source.place_of_method, run.result
    if not check.check_shape("result", result, dict[str, Any], method, "result"):
        return
    for name, value in result.items():
        for part in parts_unknown_to_json(value):
            message = f"result[{name!r}]: {quote(part)} is a {type(part).__name__}: give a text, a number or a list"
            check.report.fault(method("result", name), message)
    if result.get("offer"):
        check.check_shape("result: offer", result["offer"], types.Offer, method, "result", "offer")
    check.check_shape("answer_line", check.puzzle.answer_line(run), str, method, "answer_line")


def parts_unknown_to_json(value: object) -> list[object]:
    """Return the parts of a value that JSON cannot represent, nor the recorder turns into lists."""
    found = []
    json.dumps(value, default=lambda part: None if isinstance(part, array) else found.append(part))
    return found


def check_recording(check: Checker, run: Run, compared: list[tuple[SourceLocation, str]]) -> None:
    """Record the run again, as the page does, which catches errors missed by the other checks; compared: its first
    steps, which must be the same."""
    recorder = Recorder(run)
    recorder.header()
    with check.time_limited():
        while recorder.take_steps(MOST_RECORDED) and len(recorder.pending) < MOST_RECORDED:
            pass  # the slice ended at a status step
    for (place, told), step in zip(compared, recorder.pending):
        if step_as_comparable_text(step) != told:
            message = "a second run has another step here: take random numbers from a seeded Random alone"
            check.report.fault(place, message, ("another step", run.effective_algorithm.id))
            break
    while recorder.encode_next_chunk(force=True):
        pass
    if recorder.finished:
        recorder.footer()
    recorder.close()
