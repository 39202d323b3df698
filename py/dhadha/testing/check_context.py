"""What the checks of one puzzle share: its source, its texts, the report, and explanations of exceptions."""

import inspect
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from traceback import walk_tb
from typing import Any

from ..core.errors import InvalidInput
from ..core.quoting import quoted
from ..puzzle import Puzzle
from ..search import Problem
from .check_data_shapes import Mismatch, mismatches, suggest
from .package_loader import Package
from .report import Report, SourceLocation
from .source_locations import Source
from .text_checks import Texts
from .time_limit import TimeLimitExceeded, time_limit

UNHASHABLE = re.compile(r"unhashable type: '(\w+)'|cannot use '(\w+)' as a")
SLOWEST = 1.0  # seconds for each run after a timeout


class Checker:
    """Runs a package's code and reports its faults at a line of the package. seconds: see `time_limit`."""

    def __init__(self, puzzle: Puzzle[Any], package: Package, report: Report, seconds: float):
        self.puzzle = puzzle
        self.package = package
        self.report = report
        self.seconds = seconds
        self.endings: dict[str, SourceLocation] = {}  # {status of runs that test for a goal: where the test is}
        self.named: set[type] = set()  # classes whose members' names are checked
        self.source = Source(package, puzzle)
        self.texts = Texts(self.source, report)

    def time_limited(self) -> AbstractContextManager[None]:
        return time_limit(self.seconds)

    def check_shape(
        self, what: str, value: Any, shape: Any, place: Callable[..., SourceLocation], *keys: Any, size: int = 0
    ) -> bool:
        """Report where the value called `what` differs from `shape`, at `place(*keys, *path)`; return whether it is
        right. size: the number of cells of the board."""
        return self.report_mismatches(what, mismatches(value, shape, size), place, *keys)

    def report_mismatches(
        self, what: str, found: list[Mismatch], place: Callable[..., SourceLocation], *keys: Any
    ) -> bool:
        """Return whether there are none."""
        for path, message in found:
            self.report.fault(place(*keys, *path), f"{what}{''.join(f'[{key!r}]' for key in path)}: {message}")
        return not found

    @contextmanager
    def reporting_errors(self, place: SourceLocation, what: str) -> Iterator[None]:
        """Report errors within the block at their own line, or at `place`."""
        try:
            yield
        except InvalidInput as refusal:
            self.report.fault(place, f"{what} is refused: {refusal}")
        except TimeLimitExceeded as error:
            where = self.package.place_of_error(error, place)
            codes = [frame.f_code for frame, _ in walk_tb(error.__traceback__)]
            own = [code for code in codes if self.package.owns(code.co_filename)]
            message = f"{what}: this does not come back; it was stopped after {self.seconds:g} s"
            self.report.fault(where, message, ("overdue", own[-1] if own else place))
            self.seconds = min(self.seconds, SLOWEST)
        except (Exception, SystemExit) as error:
            if cause := self._package_cause_of_library_error(error):
                self.report.fault(*cause, kind=cause)
                return
            where = self.package.place_of_error(error, place)
            hint = "; it lacks `yield from` where it was called, perhaps" if "'generator' object" in str(error) else ""
            self.report.fault(where, f"{what}: {error_text(error)}{hint}", (where, type(error), str(error)))

    def _package_cause_of_library_error(self, error: BaseException) -> tuple[SourceLocation, str] | None:
        """Return the package's line that caused an error in the library."""
        frames = [frame for frame, _ in walk_tb(error.__traceback__)]
        if not frames or self.package.owns(frames[-1].f_code.co_filename):
            return None
        name, variables = frames[-1].f_code.co_name, frames[-1].f_locals
        owner, problem = type(variables.get("self")), variables.get("problem")
        if isinstance(error, NotImplementedError) and hasattr(owner, name):
            near = suggest(name, [each for each in vars(owner) if callable(getattr(owner, each))])
            taken = ", ".join(inspect.signature(getattr(owner, name)).parameters)
            message = f"{owner.__name__} needs a method `{name}({taken})`{near.replace('is meant', 'is there')}"
            return self.source.place_of_definition(owner), message
        if isinstance(error, TypeError) and isinstance(problem, Problem) and (match := UNHASHABLE.search(str(error))):
            message = f"states must be hashable: give a tuple, not a {match[1] or match[2]}"
            try:
                hash(problem.start)
            except TypeError:
                return self.source.place_of_definition(type(problem), "start"), f"start: {message}"
            return self.source.place_of_definition(type(problem).successors), f"successors: {message}"
        if name == "search_steps" and isinstance(error, TypeError):
            return self.source.place_of_definition(variables["self"].effective_algorithm.solve), str(error)
        return None


def error_text(error: BaseException) -> str:
    return f"{type(error).__name__}: {quoted(error, 200)}".removesuffix(": ")
