"""What the checks of one puzzle share: its source, its texts, the report, and explanations of exceptions."""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from inspect import getargs
from traceback import walk_tb
from types import FrameType
from typing import Any

from ..core.errors import InvalidInput
from ..core.quoting import quoted
from ..puzzle import Puzzle
from ..search import Problem
from .package_loader import Package, SourceLocation
from .report import Report
from .source_locations import Source
from .text_checks import Texts
from .time_limit import TimeLimitExceeded, processor_time_limit
from .type_mismatches import SchemaError, suggest

UNHASHABLE = re.compile(r"unhashable type: '(\w+)'|cannot use '(\w+)' as a")
NOT_ITERABLE = re.compile(r"'(\w+)' object is not iterable")
SLOWEST = 1.0  # seconds for each run after a timeout


class Checker:
    """Runs a package's code and reports its faults at a line of the package. seconds: see `processor_time_limit`."""

    def __init__(self, puzzle: Puzzle[Any], package: Package, report: Report, seconds: float):
        self.puzzle = puzzle
        self.report = report
        self.seconds = seconds
        self.source = Source(package, puzzle)
        self.texts = Texts(self.source, report)

    def time_limited(self) -> AbstractContextManager[None]:
        return processor_time_limit(self.seconds)

    def report_mismatches(
        self, what: str, found: Iterable[SchemaError], place: Callable[..., SourceLocation], *keys: Any
    ) -> bool:
        """Report the mismatches found in the value called `what`, at `place(*keys, *path)`; return whether there were
        any."""
        errors = list(found)
        for error in errors:
            self.report.fault(place(*keys, *error.path), error.sentence_about(what))
        return bool(errors)

    @contextmanager
    def reporting_errors(self, place: SourceLocation, what: str) -> Iterator[None]:
        """Report errors within the block at their own line, or at `place`."""
        try:
            yield
        except InvalidInput as refusal:
            self.report.fault(place, f"{what} is refused: {refusal}")
        except TimeLimitExceeded as error:
            self.report_timeout(error, place, what)
        except (Exception, SystemExit) as error:
            if cause := self._cause(error):
                self.report.fault(*cause, kind=cause)
                return
            where = self.source.package.place_of_error(error, place)
            hint = "; it lacks `yield from` where it was called, perhaps" if "'generator' object" in str(error) else ""
            kind: Hashable = (where, type(error), str(error))
            self.report.fault(where, f"{what}: {error_text(error)}{hint}", kind)

    def report_timeout(self, error: TimeLimitExceeded, place: SourceLocation, what: str) -> None:
        package = self.source.package
        codes = [frame.f_code for frame in frames_of(error) if package.owns(frame.f_code.co_filename)]
        message = f"{what}: this does not come back; it was stopped after {self.seconds:g} s"
        self.report.fault(package.place_of_error(error, place), message, ("overdue", codes[-1] if codes else place))
        self.seconds = min(self.seconds, SLOWEST)

    def _cause(self, error: BaseException) -> tuple[SourceLocation, str] | None:
        """Return the package's line that caused an error in the library."""
        frames = frames_of(error)
        last = frames[-1] if frames else None
        if last is None or self.source.package.owns(last.f_code.co_filename):
            return None
        name, variables = last.f_code.co_name, last.f_locals
        if isinstance(error, NotImplementedError):
            owner = type(variables.get("self"))
            return self._missing_method(owner, name, last) if hasattr(owner, name) else None
        problem = variables.get("problem")
        if isinstance(error, TypeError) and isinstance(problem, Problem) and (match := UNHASHABLE.search(str(error))):
            message = f"states must be hashable: give a tuple, not a {match[1] or match[2]}"
            try:
                hash(problem.start)
            except TypeError:
                return self.source.attribute("start", of=type(problem)), f"start: {message}"
            return self.source.definition(type(problem).successors), f"successors: {message}"
        if name == "search_steps" and (match := NOT_ITERABLE.search(str(error))):
            solve = variables["self"].effective_algorithm.solve
            given = {"NoneType": "None"}.get(match[1], f"a {match[1]}")
            return self.source.definition(solve), f"{solve.__name__} must yield Steps: it returned {given}"
        return None

    def _missing_method(self, owner: type, name: str, frame: FrameType) -> tuple[SourceLocation, str]:
        near = suggest(name, [each for each in vars(owner) if callable(getattr(owner, each))])
        signature = f"{name}({', '.join(getargs(frame.f_code).args)})"
        instead = near.replace(" is meant, perhaps", " is there, a slip perhaps")
        return self.source.definition(owner), f"{owner.__name__} needs a method `{signature}`{instead}"


def frames_of(error: BaseException) -> list[FrameType]:
    return [frame for frame, _ in walk_tb(error.__traceback__)]


def error_text(error: BaseException) -> str:
    return f"{type(error).__name__}: {quoted(error, 200)}".removesuffix(": ")
