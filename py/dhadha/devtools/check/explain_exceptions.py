"""Explain exceptions in a package's code: place, sentence and usual cause."""

import inspect
import re
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from ...core.errors import InvalidInput
from ...core.text import quoted
from ...search import Problem
from ..package_loader import SourceLocation
from .report import Report
from .source_lines import Source
from .time_limit import TimeLimitExceeded
from .type_mismatches import meant

UNHASHABLE = re.compile(r"unhashable type: '(\w+)'|cannot use '(\w+)' as a")
NOT_ITERABLE = re.compile(r"'(\w+)' object is not iterable")
SLOWEST = 1.0  # seconds for each run after a timeout


class ErrorReporter:
    """Run a package's code; report its exceptions at a line of the package. seconds: see `processor_time_limit`."""

    def __init__(self, source: Source, report: Report, seconds: float):
        self.source = source
        self.report = report
        self.seconds = seconds

    @contextmanager
    def reporting(self, place: SourceLocation, what: str) -> Iterator[None]:
        """Report errors within the block at their own line, or at `place`."""
        try:
            yield
        except InvalidInput as refusal:
            self.report.fault(place, f"{what} is refused: {refusal}")
        except TimeLimitExceeded as error:
            self.report_timeout(error, place, what)
        except (Exception, SystemExit) as error:
            self.report_exception(error, place, what)

    def report_timeout(self, error: TimeLimitExceeded, place: SourceLocation, what: str) -> None:
        frames = [frame for frame in frames_of(error) if self.source.package.owns(frame.f_code.co_filename)]
        message = f"{what}: this does not come back; it was stopped after {self.seconds:g} s"
        self.report.fault(
            self.source.package.where(error, place), message, ("overdue", frames[-1].f_code if frames else place)
        )
        self.seconds = min(self.seconds, SLOWEST)

    def report_exception(self, error: BaseException, place: SourceLocation, what: str) -> None:
        if cause := self._cause(error):
            self.report.fault(*cause, kind=cause)
            return
        where, hint = self.source.package.where(error, place), ""
        if "'generator' object" in str(error):
            hint = "; it lacks `yield from` where it was called, perhaps"
        kind: Hashable = (where, type(error), str(error))
        self.report.fault(where, f"{what}: {described(error)}{hint}", kind)

    def _cause(self, error: BaseException) -> tuple[SourceLocation, str] | None:
        """Return the package's line that caused an error in the library."""
        frames = frames_of(error)
        last = frames[-1] if frames else None
        if last is None or self.source.package.owns(last.f_code.co_filename):
            return None
        if isinstance(error, NotImplementedError):
            return self._missing_method(last)
        if isinstance(error, TypeError) and (match := UNHASHABLE.search(str(error))):
            problem = last.f_locals.get("problem")
            if isinstance(problem, Problem):
                return self._unhashable(problem, match[1] or match[2])
        if last.f_code.co_name == "search_steps" and (match := NOT_ITERABLE.search(str(error))):
            solve = last.f_locals["self"].effective_algorithm.solve
            given = {"NoneType": "None"}.get(match[1], f"a {match[1]}")
            return self.source.definition(solve), f"{solve.__name__} must yield Steps: it returned {given}"
        return None

    def _missing_method(self, frame: FrameType) -> tuple[SourceLocation, str] | None:
        owner, name = type(frame.f_locals.get("self")), frame.f_code.co_name
        if not hasattr(owner, name):
            return None
        near = meant(name, [each for each in vars(owner) if callable(getattr(owner, each))])
        signature = f"{name}{bare(frame)}"
        instead = near.replace(" is meant, perhaps", " is there, a slip perhaps")
        return self.source.definition(owner), f"{owner.__name__} needs a method `{signature}`{instead}"

    def _unhashable(self, problem: Problem[Any], kind: str) -> tuple[SourceLocation, str]:
        message = f"states must be hashable: give a tuple, not a {kind}"
        try:
            hash(problem.start)
        except TypeError:
            return self.source.assigned(type(problem), "start"), f"start: {message}"
        return self.source.definition(type(problem).successors), f"successors: {message}"


def bare(frame: FrameType) -> str:
    """(self, state)"""
    return f"({', '.join(inspect.getargs(frame.f_code).args)})"


def frames_of(error: BaseException) -> list[FrameType]:
    frames, link = [], error.__traceback__
    while link:
        frames.append(link.tb_frame)
        link = link.tb_next
    return frames


def described(error: BaseException) -> str:
    return f"{type(error).__name__}: {quoted(error, 200)}".removesuffix(": ")
