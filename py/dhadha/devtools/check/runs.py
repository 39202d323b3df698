"""Run a puzzle: every algorithm, preset, choice and shuffle, and invalid states."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from ...core import contract
from ...core.errors import InvalidInput
from ...core.step import STATUS
from ...puzzle import Algorithm, HasGallery, HasGenerator, Puzzle
from ...runs.run import Run, prepare
from ...trace.recorder import Recorder
from ...trace.stepper import RunStepper
from ..package_loader import SourceLocation
from .boards import faults_of_board
from .description import explain
from .explain_exceptions import ErrorReporter, described
from .goal_paths import faults_of_outcome, too_large
from .report import Report
from .source_lines import Source
from .steps import Steps, size_of
from .texts import Texts
from .time_limit import Clock, TimeLimitExceeded, processor_time_limit
from .type_mismatches import mismatches, not_serializable, shown

MOST_STEPS = 20_000
MOST_RECORDED = 2000
STRANGE = ("", " ", "?", "0", "-1", "1 1", "x y z", "9" * 12, "é\n", "[1, 2", "%s{}")


class Runs(ErrorReporter):
    """Runs of one puzzle; seconds: the limit for each."""

    def __init__(self, source: Source, texts: Texts, report: Report, seconds: float):
        super().__init__(source, report, seconds)
        self.puzzle: Puzzle[Any] = source.puzzle
        self.texts = texts

    def check(self) -> None:
        for algorithm in self.puzzle.algorithms:
            self._check_algorithm(algorithm)
        for preset in self.puzzle.presets:
            place = self.source.call("Preset", preset.id)
            self.run_once(preset.algorithm, preset.state, preset.options, place, f"the preset {preset.id!r}", "presets")
        if isinstance(self.puzzle, HasGallery) and self.puzzle.race:
            with self.reporting(self.source.attribute("race"), "the race"):
                for lane in self.puzzle.race.lanes(self.puzzle.find_algorithm):
                    place = self.source.attribute("race")
                    self.run_once(lane.algorithm, lane.state, lane.options, place, "the race", "lanes of the race")
        self._check_shuffles()
        self._check_refusals()

    def _check_algorithm(self, algorithm: Algorithm) -> None:
        place = self.source.call("Algorithm", algorithm.id)
        presets = [(each.state, each.options) for each in self.puzzle.presets if each.algorithm == algorithm.id]
        with suppress(Exception), processor_time_limit(self.seconds):
            prepare(self.puzzle.id, algorithm.id, None, {})
            presets = [(self.puzzle.example, {}), *presets]
        state, options = presets[0] if presets else (self.puzzle.example, {})
        self.run_once(algorithm.id, state, options, place, f"{algorithm.id} with the example", "algorithms")
        for option, value in choices(algorithm):
            asked = {**options, option: value}
            fit = self._state_for(algorithm, state, asked, option)
            self.run_once(algorithm.id, fit, asked, place, f"{algorithm.id} with {option}={value}", "choices")

    def _state_for(self, algorithm: Algorithm, state: str, asked: Mapping[str, Any], option: str) -> str:
        """Return `state`, or the state of a preset that accepts this value of the option."""
        shown = [each.state for each in self.puzzle.presets if each.options.get(option) == asked[option]]
        with suppress(Exception), processor_time_limit(self.seconds):
            prepare(self.puzzle.id, algorithm.id, state, dict(asked))
            return state
        return shown[0] if shown else state

    def _check_shuffles(self) -> None:
        if not isinstance(self.puzzle, HasGenerator) or type(self.puzzle).shuffle is HasGenerator.shuffle:
            return
        parameters = self.puzzle.shuffle_parameters
        place = self.source.method("shuffle")
        for seed in range(1, 4):
            given = {"seed": seed} if any(parameter.id == "seed" for parameter in parameters) else {}
            with self.reporting(place, "a shuffle"):
                with processor_time_limit(self.seconds):
                    state = self.puzzle.read_shuffle(given)
                if not isinstance(state, str):
                    self.report.fault(place, f"shuffle returns a state as a text, not {shown(state)}")
                    return
                algorithm = self.puzzle.algorithms[0].id
                what = f"the shuffled state {state!r}"
                self.run_once(algorithm, state, {}, place, what, "shuffles", steps=100)

    def _check_refusals(self) -> None:
        if not self.puzzle.takes_states:
            return
        example = self.puzzle.example
        method = self.source.method("problem")
        for state in dict.fromkeys((*STRANGE, example[:-1], example * 2, f"{example} ?", example[::-1])):
            self.report.ran["refusals"] += 1
            place = method
            try:
                with processor_time_limit(self.seconds):
                    prepare(self.puzzle.id, self.puzzle.algorithms[0].id, state, {})
            except InvalidInput as refusal:
                self.texts.refusal(refusal.key)
                if refusal.picture:
                    for mismatch in faults_of_board(refusal.picture, self.puzzle, contract.Picture):
                        self.report.fault(place, explain(f"the picture of the refusal {refusal.key!r}", mismatch))
            except TimeLimitExceeded as error:
                self.report_timeout(error, place, f"the state {state!r}")
            except (Exception, SystemExit) as error:
                where = self.source.package.where(error, place)
                message = f"the state {state!r} ought to be refused with InvalidInput; it raises {described(error)}"
                self.report.fault(where, message, (where, type(error)))

    def run_once(
        self,
        algorithm: str,
        state: str | None,
        options: Mapping[str, Any],
        place: SourceLocation,
        what: str,
        kind: str,
        steps: int = MOST_STEPS,
    ) -> None:
        """Prepare and run one request; report errors at their own line, or at `place`."""
        self.report.ran[kind] += 1
        with self.reporting(place, what):
            with processor_time_limit(self.seconds):
                run = prepare(self.puzzle.id, algorithm, state, dict(options))
            with processor_time_limit(self.seconds):
                is_right = self._check_board(run)
            if is_right and self._check_steps(run, what, steps):
                self._check_recording(algorithm, state, options)

    def _check_board(self, run: Run) -> bool:
        found = list(faults_of_board(run.board, self.puzzle))
        for mismatch in found:
            self.report.fault(self.source.method("board", *mismatch.path), explain("board", mismatch))
        for mismatch in mismatches(run.alternatives, Sequence[contract.Alternative]):
            self.report.fault(self.source.method("alternatives", *mismatch.path), explain("alternatives", mismatch))
        place = self.source.method("format")
        try:
            again = prepare(self.puzzle.id, run.algorithm.id, run.state_text, run.options).state_text
        except InvalidInput as refusal:
            kind = (place, "not read back")
            self.report.fault(place, f"format writes {run.state_text!r}, which cannot be read back: {refusal}", kind)
            return False
        if again != run.state_text:
            self.report.fault(place, f"format writes {run.state_text!r}, which reads as {again!r}", (place, "again"))
        return not found

    def _check_steps(self, run: Run, what: str, most: int) -> bool:
        """Check the steps of a run; return whether it has had no error."""
        before = self.report.count
        checker = Steps(run, size_of(run.board), self.source, self.texts, self.report)
        clock, count, playback = Clock(self.seconds), 0, RunStepper(run)
        steps = run.annotate_all(step for step in playback.generator if getattr(step, "word", "") != STATUS)
        try:
            while count < most and not clock.is_over:
                with processor_time_limit(self.seconds):
                    step = next(steps, None)
                if step is None:
                    break
                count += 1
                checker.check(step, playback.generator)
            else:
                if most == MOST_STEPS:
                    self.report.ran["runs cut short"] += 1
            path = [*run.last_path] if run.status == "found" else []
        finally:
            playback.close()
        with processor_time_limit(self.seconds):
            for where, message in faults_of_outcome(path, run, self.source):
                self.report.fault(where, message, (where, "outcome"))
            for where, message in too_large(path, run, self.source):
                self.report.note(where, message, (where, "estimate"))
        if not count:
            place = self.source.definition(run.effective_algorithm.solve)
            self.report.fault(
                place, f'{run.effective_algorithm.id} has no steps: a generator yields at least Step("start")'
            )
        if run.status != "running":
            with processor_time_limit(self.seconds):
                self._check_result(run)
        return self.report.count == before

    def _check_result(self, run: Run) -> None:
        place = self.source.method("result")
        if not isinstance(run.result, Mapping):
            self.report.fault(place, f"result returns a dictionary, not {shown(run.result)}")
            return
        for mismatch in not_serializable(run.result):
            self.report.fault(self.source.method("result", *mismatch.path[:1]), explain("result", mismatch))
        if run.result.get("offer"):
            for mismatch in mismatches(run.result["offer"], contract.Offer):
                offer = self.source.method("result", "offer", *mismatch.path)
                self.report.fault(offer, explain("result: offer", mismatch))
        line = self.puzzle.answer_line(run)
        if not isinstance(line, str):
            self.report.fault(self.source.method("answer_line"), f"answer_line returns a text, not {shown(line)}")

    def _check_recording(self, algorithm: str, state: str | None, options: Mapping[str, Any]) -> None:
        """Record the run as the page does, which catches errors missed by the other checks."""
        recorder = Recorder(prepare(self.puzzle.id, algorithm, state, dict(options)))
        recorder.header()
        with processor_time_limit(self.seconds):
            while recorder.take(MOST_RECORDED) and len(recorder.pending) < MOST_RECORDED:
                pass  # the slice ended at a status step
        while recorder.chunk(force=True):
            pass
        if recorder.finished:
            recorder.footer()
        recorder.close()


def choices(algorithm: Algorithm) -> Iterator[tuple[str, Any]]:
    """Return every non-default value of options with few values."""
    for parameter in algorithm.parameters:
        values = {"choice": parameter.choices, "switch": (True, False)}.get(parameter.kind, ())
        yield from ((parameter.id, value) for value in values if value != parameter.default)
