"""Check a puzzle or a package: description, texts, runs, refusals and manual play."""

import re
from concurrent.futures import BrokenExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ..puzzle import Puzzle
from ..puzzles.registry import bad_id_error, register, why_id_is_invalid
from ..terminal.child_processes import worker_processes
from .algorithm_run_checks import check_runs
from .check_context import Checker
from .declaration_checks import check_description
from .manual_play_checks import check_manual_play
from .package_loader import Package, PackageError, find_package, package_of_module
from .report import Report, SourceLocation
from .time_limit import TimeLimitExceeded, let_time_limits_end_process, time_limit

SECONDS = 5.0
LOADING = 4  # times as long as a run


def check_puzzle(puzzle: Puzzle[Any], seconds: float = SECONDS) -> Report:
    """Check a puzzle of an imported module: its description, texts, runs, refusals and manual play.

    seconds: limit of processor time for each run. Raises AssertionError that lists the faults, if there are any.
    """
    register(puzzle)
    report = Report()
    examine_puzzle(puzzle, package_of_module(type(puzzle).__module__), report, seconds)
    return raise_faults(report)


def check_package(path: str | Path, seconds: float = SECONDS) -> Report:
    """Load the puzzles of a module, file, folder or wheel, and check each; otherwise as `check_puzzle`.

    Raises InvalidInput if there is no package, and OSError for unreadable files.
    """
    return raise_faults(examine(str(path), seconds))


def raise_faults(report: Report) -> Report:
    if report.faults:
        raise AssertionError("\n".join(map(str, report.faults)))
    return report


def examine_in_own_process(path: str, seconds: float) -> Report:
    """Return the report of `examine` from a process of its own, for code that ends only with its process."""
    package, report = find_package(path), Report()
    with TemporaryDirectory(prefix="dhadha-") as folder:
        log = Path(folder, "log")
        try:
            with worker_processes(1) as executor:
                return executor.submit(examine_with_traceback_log, log, path, seconds).result()
        except BrokenExecutor:
            pass
        frames = re.findall(r'File "(.+)", line (\d+)', log.read_text("utf-8")) if log.exists() else []
    own = [SourceLocation(file, int(line)) for file, line in frames if package.owns(file)]
    message = "this does not come back, and Python cannot stop it" if frames else "this ended Python"
    report.fault(own[0] if own else SourceLocation(path), f"{message}; the check ended with it")
    return report


def examine_with_traceback_log(log: Path, path: str, seconds: float) -> Report:
    """Return the report of `examine`; write where code did not come back that Python cannot stop."""
    let_time_limits_end_process(log)
    return examine(path, seconds)


def examine(path: str, seconds: float = SECONDS) -> Report:
    """Return the report of `check_package`, with the faults."""
    package, report = find_package(path), Report()
    try:
        with time_limit(LOADING * seconds):
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
    is_ours = type(puzzle).__module__.startswith("dhadha.puzzles.")
    if not is_ours and (problem := why_id_is_invalid(puzzle.id)):
        report.fault(check.source.place_of_attribute("id"), str(bad_id_error(str(puzzle.id), problem)))
        return
    place = check.source.place_of_class
    with check.reporting_errors(place, "the description"):
        check.texts.check()
        if not check_description(check):
            return
        check.texts.note_missing_rule_and_ideas()
        with check.reporting_errors(place, "a run"):
            check_runs(check)
        with check.reporting_errors(place, "a hand"):
            check_manual_play(check)
