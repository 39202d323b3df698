"""Check a puzzle package: run it, and report each error with file, line and correction."""

from typing import Any

from ...puzzle import Puzzle
from ...puzzles.registry import misnamed, why_no_id
from ..package_loader import Package, PackageError
from .description import check_description
from .explain_exceptions import ErrorReporter
from .manual_play import ManualPlayCheck
from .report import Finding, Report
from .runs import Runs
from .source_lines import Source
from .texts import Texts
from .time_limit import TimeLimitExceeded, processor_time_limit

__all__ = ["Finding", "Report", "check", "check_puzzle"]

SECONDS = 5.0
LOADING = 20.0  # seconds


def check(package: Package, seconds: float = SECONDS) -> Report:
    """Load a package and check its puzzles; no run takes longer than about `seconds`."""
    report = Report()
    try:
        with processor_time_limit(max(seconds, LOADING)):
            puzzles = package.load()
    except PackageError as error:
        report.fault(error.place, f"it cannot be loaded: {error}")
        return report
    except TimeLimitExceeded as error:
        report.fault(package.where(error), "it cannot be loaded: this does not come back")
        return report
    for puzzle in puzzles:
        check_puzzle(puzzle, package, report, seconds)
    return report


def check_puzzle(puzzle: Puzzle[Any], package: Package, report: Report, seconds: float = SECONDS) -> None:
    source = Source(package, puzzle)
    guard = ErrorReporter(source, report, seconds)
    is_ours = type(puzzle).__module__.startswith("dhadha.puzzles.")
    if not is_ours and (problem := why_no_id(puzzle.id)):
        report.fault(source.attribute("id"), str(misnamed(str(puzzle.id), problem)))
        return
    with guard.reporting(source.class_, "the description"):
        texts = Texts(source, report)
        texts.check()
        runs = Runs(source, texts, report, seconds)
        if not check_description(puzzle, source, report):
            return
        with guard.reporting(source.class_, "a run"):
            runs.check()
        with guard.reporting(source.class_, "a hand"):
            ManualPlayCheck(runs).check()
