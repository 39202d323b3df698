"""Output and exit status of the command line: every failure becomes one line and a status."""

import codecs
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BufferedReader, TextIOWrapper
from typing import TextIO

from ..core.errors import InvalidInput
from ..core.quoting import printable, quoted
from ..notation import encoding_of
from .signals import Terminated, raise_on_signals

EXIT_ANSWER, EXIT_FAILED, EXIT_BAD_INPUT, EXIT_BUDGET, EXIT_INTERRUPTED = 0, 1, 2, 3, 130
PEEK_BYTES = 4096  # bytes of input that determine its encoding
CHARACTER_BYTES = 4  # bytes of the longest character
LONGEST_SKIPPED = 16 * 2**20  # characters skipped in search of a line's end
PLAIN = str.maketrans({"“": '"', "”": '"', "…": "...", "–": "-", "−": "-", "→": "->", "×": "x"})


def run_command(command: Callable[[], int]) -> int:
    """Return the exit status of `command`; print a line on standard error if it failed. `python -X dev` shows an
    error's traceback."""
    configure_encodings()
    try:
        with raise_on_signals():
            status, line = run_for_status(command)
    except KeyboardInterrupt:
        status, line = EXIT_INTERRUPTED, ""
    except Terminated as end:
        status, line = end.status, ""
    return flush_output(status, line)


def run_for_status(command: Callable[[], int]) -> tuple[int, str]:
    """Return the exit status of `command`, and an error line or ""."""
    try:
        return command(), ""
    except (Exception, SystemExit) as error:
        if sys.flags.dev_mode and not isinstance(error, (InvalidInput, OSError)):
            raise
        return describe_error(error)


def say(line: object) -> None:
    """Print a line without terminal control characters."""
    print(printable(str(line)), flush=True)


def warn(text: str, begin: str = "", end: str = "\n") -> None:
    """Write to standard error, unless it is closed."""
    if sys.stderr is None:
        return
    try:
        print(begin + printable(text), end=end, file=sys.stderr, flush=True)
    except (OSError, ValueError):
        discard_output(sys.stderr)


def configure_encodings() -> None:
    """Replace characters that a stream cannot encode; read ASCII-only input as UTF-8."""
    codecs.register_error("dhadha.plain", replace_with_ascii)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "dhadha.plain"), (sys.stderr, "dhadha.plain")):
        if isinstance(stream, TextIOWrapper):
            if stream is sys.stdin and codecs.lookup(stream.encoding).name == "ascii":
                stream.reconfigure(encoding="utf-8")
            stream.reconfigure(errors=errors)


def given_arguments() -> list[str]:
    """Return this process's arguments, decoded as UTF-8 if the system's encoding could not decode them."""
    given = sys.argv[1:]
    with suppress(UnicodeError):
        given = [os.fsencode(argument).decode("utf-8") for argument in given]
    return given


def replace_with_ascii(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object[error.start : error.end].translate(PLAIN)
    return text.encode("ascii", "backslashreplace").decode(), error.end


def describe_error(error: Exception | SystemExit) -> tuple[int, str]:
    """Return the exit status and the sentence for an error."""
    if isinstance(error, InvalidInput):
        return EXIT_BAD_INPUT, refusal_line(error)
    if isinstance(error, BrokenPipeError):
        return EXIT_ANSWER, ""  # the reader closed the pipe
    if isinstance(error, OSError):
        where = quoted(error.filename, 200) if error.filename else "reading or writing"
        return EXIT_FAILED, f"{where}: {error.strerror or quoted(error)}"
    if isinstance(error, MemoryError):
        return EXIT_FAILED, "there is not enough memory; take a smaller board or budget"
    if isinstance(error, RecursionError):
        return EXIT_FAILED, "this goes deeper than Python can follow; take a smaller board"
    fault = f"{type(error).__name__}: {quoted(error, 200)}"
    return EXIT_FAILED, f"a fault of Dhadha or of a package ({fault}); python -X dev -m dhadha … tells where"


def flush_output(status: int, line: str = "") -> int:
    """Return the exit status after flushing the output; report a failed write, which Python then does not retry at
    exit."""
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError as error:
        discard_output(sys.stdout)
        if not isinstance(error, BrokenPipeError) and status != EXIT_INTERRUPTED:
            status, line = EXIT_FAILED, line or f"the answer could not be written: {error.strerror}"
    if line:
        warn(f"dhadha: {line}")
    return status


def discard_output(stream: TextIO) -> None:
    """Discard the stream's buffered output."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def lines_of(stream: TextIO | None, most: int) -> Iterator[str]:
    """Yield the lines of a stream; of a line longer than `most` only a prefix that is too long. Raises InvalidInput
    for a closed stream, and for an endless line."""
    if stream is None:
        raise InvalidInput("no-input", "Standard input is closed; it must contain one state per line.")
    set_encoding_from_bom(stream)
    while line := stream.readline(most + 2):
        rest, over = line, 0
        while rest and not rest.endswith("\n"):
            if over > LONGEST_SKIPPED:
                raise InvalidInput(
                    "endless-line", "A line is more than {count} characters too long; the rest is not read.",
                    count=LONGEST_SKIPPED,
                )
            rest = stream.readline(PEEK_BYTES)
            over += len(rest)
        yield line.removesuffix("\n")


def set_encoding_from_bom(stream: TextIO) -> None:
    """Decode a stream as UTF-8, UTF-16 or UTF-32 if its byte order mark says so and its text agrees."""
    if not isinstance(stream, TextIOWrapper) or not isinstance(stream.buffer, BufferedReader):
        return
    with suppress(OSError):
        beginning = stream.buffer.peek(PEEK_BYTES)[:PEEK_BYTES]
        if beginning.startswith(codecs.BOM_UTF8):
            stream.reconfigure(encoding="utf-8-sig")
        elif (encoding := encoding_of(beginning)) != "utf-8":
            whole = len(beginning) // CHARACTER_BYTES * CHARACTER_BYTES or None
            text = beginning[:whole].decode(encoding, "replace")
            if any(sign.isascii() for sign in text):  # pairs of UTF-8 bytes do not decode to ASCII
                stream.reconfigure(encoding=encoding)


def refusal_line(error: InvalidInput) -> str:
    """Return the sentence, with the states that it offers."""
    offers = f" ({' | '.join(error.offers)})" if error.offers else ""
    return " ".join(str(error).split()) + offers
