"""Helpers for tests of puzzles: run a puzzle, and report each error with file, line and correction.

    from dhadha.testing import check_puzzle
    from my_puzzle import PUZZLE

    def test_puzzle():
        check_puzzle(PUZZLE)
"""

import sys
from pathlib import Path
from typing import Any

from ..puzzle import Puzzle
from ..puzzles.registry import bad_id_error, id_fault, register
from .check_context import Checker
from .description_checks import check_description
from .manual_play_checks import check_manual_play
from .package_loader import Package, PackageError, SourceLocation, find_package
from .report import Finding, Report
from .run_checks import check_runs
from .time_limit import TimeLimitExceeded, processor_time_limit

__all__ = ["Finding", "Package", "Report", "SourceLocation", "check_package", "check_puzzle", "examine", "find_package"]

SECONDS = 5.0
LOADING = 20.0  # seconds


def check_puzzle(puzzle: Puzzle[Any], seconds: float = SECONDS) -> Report:
    """Check a puzzle of an imported module: its description, texts, runs, refusals and manual play.

    seconds: limit of processor time for each run. Raises AssertionError that lists the faults, if there are any.
    """
    register(puzzle)
    top = type(puzzle).__module__.split(".")[0]
    file = Path(sys.modules[top].__file__ or "")
    root = file.parents[1] if file.name == "__init__.py" else file.parent
    report = Report()
    examine_puzzle(puzzle, Package(root, [top]), report, seconds)
    return raise_faults(report)


def check_package(path: str | Path, seconds: float = SECONDS) -> Report:
    """Load the puzzles of a module, file, folder or wheel, and check each; otherwise as `check_puzzle`.

    Raises InvalidInput if there is no package, and OSError for unreadable files.
    """
    return raise_faults(examine(find_package(str(path)), seconds))


def raise_faults(report: Report) -> Report:
    if report.faults:
        raise AssertionError("\n".join(map(str, report.faults)))
    return report


def examine(package: Package, seconds: float = SECONDS) -> Report:
    """Return the report of `check_package`, with the faults, for `python -m dhadha check`."""
    report = Report()
    try:
        with processor_time_limit(max(seconds, LOADING)):
            puzzles = package.load()
    except PackageError as error:
        report.fault(error.place, f"it cannot be loaded: {error}")
        return report
    except TimeLimitExceeded as error:
        report.fault(package.place_of_error(error), "it cannot be loaded: this does not come back")
        return report
    for puzzle in puzzles:
        examine_puzzle(puzzle, package, report, seconds)
    return report


def examine_puzzle(puzzle: Puzzle[Any], package: Package, report: Report, seconds: float) -> None:
    check = Checker(puzzle, package, report, seconds)
    source = check.source
    is_ours = type(puzzle).__module__.startswith("dhadha.puzzles.")
    if not is_ours and (problem := id_fault(puzzle.id)):
        report.fault(source.attribute("id"), str(bad_id_error(str(puzzle.id), problem)))
        return
    with check.reporting_errors(source.class_, "the description"):
        check.texts.check()
        if not check_description(check):
            return
        with check.reporting_errors(source.class_, "a run"):
            check_runs(check)
        with check.reporting_errors(source.class_, "a hand"):
            check_manual_play(check)
