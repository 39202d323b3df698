"""Run a command of the command line: an expected failure becomes one line and an exit status."""

import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper

from ..core.errors import InvalidInput
from ..core.quoting import quoted
from ..runs.run import Run
from .print_without_control_characters import warn

EXIT_ANSWER, EXIT_FAILED, EXIT_BAD_INPUT, EXIT_BUDGET, EXIT_INTERRUPTED = 0, 1, 2, 3, 130


def run_command(command: Callable[[], int]) -> int:
    """Return the exit status of `command`; print a line on standard error if it failed. Faults of the code raise."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    line = ""
    try:
        if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # as dhadha/__init__.py left it
            signal.signal(signal.SIGINT, signal.default_int_handler)
        status = command()
    except KeyboardInterrupt:
        status = EXIT_INTERRUPTED
    except (InvalidInput, OSError, MemoryError, RecursionError) as error:
        status, line = status_and_line_of_error(error)
    try:
        print(end="", flush=True)
    except OSError as error:
        discard_output()
        if status == EXIT_ANSWER:
            status, line = status_and_line_of_error(error)
    if line:
        warn(f"dhadha: {line}")
    return status


def status_and_line_of_error(error: Exception) -> tuple[int, str]:
    """Return the exit status and the sentence for an error."""
    if isinstance(error, InvalidInput):
        offers = f" ({' | '.join(error.offers)})" if error.offers else ""
        return EXIT_BAD_INPUT, " ".join(str(error).split()) + offers
    if isinstance(error, BrokenPipeError):
        return EXIT_ANSWER, ""  # the reader has what it wanted
    if isinstance(error, OSError):
        where = quoted(error.filename, 200) if error.filename else "reading or writing"
        return EXIT_FAILED, f"{where}: {error.strerror or quoted(error)}"
    if isinstance(error, MemoryError):
        return EXIT_FAILED, "there is not enough memory; use a smaller board or budget"
    if isinstance(error, RecursionError):
        return EXIT_FAILED, "this goes deeper than Python can follow; use a smaller board"
    return EXIT_FAILED, f"an error in Dhadha or in a package: {type(error).__name__}: {quoted(error, 200)}"


def discard_output() -> None:
    """Discard the rest of the output, which Python would write again at its exit."""
    with suppress(AttributeError, OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def exit_status(run: Run) -> int:
    """Return the exit status for a run that has ended."""
    is_partial = run.status == "cancelled" and not (run.result or {}).get("optimal")
    return EXIT_BUDGET if is_partial or run.status == "budget" else EXIT_ANSWER
