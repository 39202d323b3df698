"""Manners of the command line: whatever happens, to it or to its streams, is told in a line and by the exit status."""

import codecs
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import TextIO

from .errors import InvalidInput, quoted

EXIT_ANSWER, EXIT_FAILED, EXIT_BAD_INPUT, EXIT_BUDGET, EXIT_INTERRUPTED = 0, 1, 2, 3, 130
PLAIN = str.maketrans({"“": '"', "”": '"', "…": "...", "–": "-", "−": "-", "→": "->", "×": "x"})


def politely(command: Callable[[], int]) -> int:
    """The exit status of `command`, after a line on standard error if it failed. `python -X dev` shows a fault's
    traceback."""
    take_any_character()
    try:
        return delivered(command())
    except SystemExit as end:  # argparse has said it
        return delivered(end.code if isinstance(end.code, int) else EXIT_FAILED)
    except KeyboardInterrupt:
        return delivered(EXIT_INTERRUPTED)
    except Exception as error:
        if sys.flags.dev_mode and not isinstance(error, (InvalidInput, OSError)):
            raise
        status, line = explained(error)
        return delivered(status, line)


def take_any_character() -> None:
    """What a stream's encoding has not is replaced."""
    codecs.register_error("dhadha.plain", in_plain_letters)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "dhadha.plain"), (sys.stderr, "dhadha.plain")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(PLAIN)
    return text.encode("ascii", "backslashreplace").decode(), error.end


def explained(error: Exception) -> tuple[int, str]:
    """The exit status and the sentence for an error."""
    if isinstance(error, InvalidInput):
        return EXIT_BAD_INPUT, one_line(error)
    if isinstance(error, BrokenPipeError):
        return EXIT_ANSWER, ""  # who read it has seen enough
    if isinstance(error, OSError):
        where = quoted(error.filename, 200) if error.filename else "reading or writing"
        return EXIT_FAILED, f"{where}: {error.strerror or quoted(error)}"
    if isinstance(error, MemoryError):
        return EXIT_FAILED, "there is not enough memory; take a smaller board or budget"
    if isinstance(error, RecursionError):
        return EXIT_FAILED, "this goes deeper than Python can follow; take a smaller board"
    fault = f"{type(error).__name__}: {quoted(error, 200)}"
    return EXIT_FAILED, f"a fault of Dhadha or of a package ({fault}); python -X dev -m dhadha … tells where"


def delivered(status: int, line: str = "") -> int:
    """The exit status after all is written: what cannot be written is told, and Python does not try again at its
    end."""
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError as error:
        abandon(sys.stdout)
        if not isinstance(error, BrokenPipeError) and status != EXIT_INTERRUPTED:
            status, line = EXIT_FAILED, line or f"the answer could not be written: {error.strerror}"
    try:
        if line:
            print(f"dhadha: {line}", file=sys.stderr)
        if sys.stderr:
            sys.stderr.flush()
    except OSError:
        abandon(sys.stderr)
    return status


def abandon(stream: TextIO) -> None:
    """What waits to be written to the stream goes nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def lines_of(stream: TextIO | None, most: int) -> Iterator[str]:
    """The lines of a stream; of one that is longer than `most` no more than shows that it is. Raises InvalidInput for a
    closed stream."""
    if stream is None:
        raise InvalidInput("no-input", "Standard input is closed; give a state a line there.")
    while line := stream.readline(most + 2):
        rest = line
        while rest and not rest.endswith("\n"):
            rest = stream.readline(most + 2)
        yield line.removesuffix("\n")


def one_line(error: InvalidInput) -> str:
    """The sentence, and the states that it offers."""
    offers = f" ({' | '.join(error.offers)})" if error.offers else ""
    return " ".join(str(error).split()) + offers
