"""Check a package in a child process, so that code that Python cannot interrupt, such as a long multiplication, ends
with the process and is located."""

import faulthandler
import os
import re
import signal
import sys
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

from ..terminal.output import EXIT_FAILED, run_command, say
from .package_loader import Package, SourceLocation
from .time_limit import longest_wait, on_progress

SLACK = 3.0  # seconds of tolerance beyond the time limit
FRAME = re.compile(r'File "(.+)", line (\d+)')
ENDED = "ended by itself"


def can_supervise() -> bool:
    """Return whether the system can fork processes that share the output."""
    try:
        return hasattr(os, "fork") and sys.stdout.fileno() == 1
    except (AttributeError, OSError, ValueError):
        return False


def run_supervised(work: Callable[[], int], package: Package, seconds: float) -> int:
    """Return the exit status of `work`, which checks `package`; end it after about so long without progress."""
    if not can_supervise():
        return work()
    with TemporaryDirectory(prefix="dhadha-") as folder:
        log = Path(folder, "log")
        child = get_context("fork").Process(target=work_as_child, args=(work, log, longest_wait(seconds) + SLACK))
        child.start()
        try:
            child.join()
        finally:
            child.kill()
        told = log.read_text("utf-8", "replace")
    code = child.exitcode or 0
    if told == ENDED:
        return code
    if told:
        ending = "the process was ended, and the check with it"
        say(f"{current_line(told, package)}: this does not come back, and Python cannot stop it: {ending}")
    else:
        how = f"by {signal.Signals(-code).name}" if code < 0 else f"with the status {code}"
        say(f"{package.root}: the check did not come to its end: its process ended {how}")
    return EXIT_FAILED


def work_as_child(work: Callable[[], int], log: Path, longest: float) -> None:
    """Run the work and exit; log its end, or a traceback after `longest` seconds without progress."""
    with log.open("w", encoding="utf-8") as file:
        on_progress.append(partial(faulthandler.dump_traceback_later, longest, exit=True, file=file))
        status = run_command(work)
        faulthandler.cancel_dump_traceback_later()
        file.write(ENDED)
    os._exit(status)


def current_line(told: str, package: Package) -> SourceLocation:
    """Return the innermost line of the package in the traceback of the main thread, which is the last one."""
    frames = FRAME.findall(told.rpartition("Thread 0x")[2])
    own = [SourceLocation(file, int(line)) for file, line in frames if package.owns(file)]
    return next(iter(own), SourceLocation(str(package.root)))
