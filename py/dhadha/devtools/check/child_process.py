"""Check a package in a child process, so that code that Python cannot interrupt, such as a long multiplication, ends
with the process and is located."""

import faulthandler
import os
import re
import select
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from ...terminal.output import EXIT_FAILED, run_command, say
from ..package_loader import Package, SourceLocation
from .time_limit import beats, longest_wait

SLACK = 3.0  # seconds of tolerance beyond the time limit
TELLING = 1.0  # seconds for a process to write its traceback
FRAME = re.compile(r'File "(.+)", line (\d+)')
OVER = b"."


def can_supervise() -> bool:
    """Return whether the system can fork processes that share the output."""
    try:
        return hasattr(os, "fork") and sys.stdout.fileno() == 1
    except (AttributeError, OSError, ValueError):
        return False


def supervised(work: Callable[[], int], package: Package, seconds: float) -> int:
    """Return the exit status of `work`, which checks `package`; kill it after about so long without progress."""
    if not can_supervise():
        return work()
    with TemporaryDirectory(prefix="dhadha-") as folder:
        traced = Path(folder, "trace")
        reader, writer = os.pipe()
        sys.stdout.flush()
        child = os.fork()
        if not child:
            os.close(reader)
            work_as_child(work, writer, traced)
        os.close(writer)
        with ensure_ended(child):
            over = watch(reader, longest_wait(seconds) + SLACK)
            if over is None:
                where = current_line(child, traced, package)
                ending = "the process was ended, and the check with it"
                say(f"{where}: this does not come back, and Python cannot stop it: {ending}")
                return EXIT_FAILED
            _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if not over:
        how = f"by {signal.Signals(-code).name}" if code < 0 else f"with the status {code}"
        say(f"{package.root}: the check did not come to its end: its process ended {how}")
        return EXIT_FAILED
    return code


def work_as_child(work: Callable[[], int], writer: int, traced: Path) -> None:
    """Run the work and exit; never return."""
    status = EXIT_FAILED
    try:
        file = traced.open("w", encoding="utf-8")
        faulthandler.register(signal.SIGUSR1, file, all_threads=False)
        beats.append(lambda: os.write(writer, b"-"))
        status = run_command(work)
        os.write(writer, OVER)
    finally:
        os._exit(status)


def watch(reader: int, longest: float) -> bool | None:
    """Return whether the process ended normally or died; None after too long a silence."""
    while select.select([reader], [], [], longest)[0]:
        beat = os.read(reader, 4096)
        if OVER in beat or not beat:
            return OVER in beat
    return None


def current_line(child: int, traced: Path, package: Package) -> SourceLocation:
    """Return the innermost line of the package that the process is executing, from its own traceback."""
    os.kill(child, signal.SIGUSR1)
    select.select([], [], [], TELLING)
    with suppress(OSError):
        frames = FRAME.findall(traced.read_text("utf-8", "replace"))
        own = [SourceLocation(file, int(line)) for file, line in frames if package.owns(file)]
        return next(iter(own), SourceLocation(str(package.root)))
    return SourceLocation(str(package.root))


@contextmanager
def ensure_ended(child: int) -> Iterator[None]:
    """Ensure that the process has ended."""
    try:
        yield
    finally:
        with suppress(ProcessLookupError, ChildProcessError):
            if os.waitpid(child, os.WNOHANG)[0] == 0:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
