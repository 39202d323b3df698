"""A checkpoint file of finished parts, from which the same computation can resume.

Its first line describes the request, and each further one is a part: {"part": number, "answer": …, "check": …}. The
check covers the request, so that altered or foreign lines are detected. Nothing is written into a file before all of it
has been read, and one process at a time locks it.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Any
from zlib import crc32

from ..core.atomic_write import reporting_path
from ..core.errors import InvalidInput
from ..core.quoting import quoted

LONGEST_LINE = 1_000_000  # bytes
PART = b'{"part": '  # the beginning of a part's line


class Checkpoint:
    """`answers` maps the numbers of finished parts to their answers; `add` stores another, in the file, too, if
    there is one. A context manager that closes the file."""

    def __init__(self, path: str | Path | None, asked: list[object], parts: int) -> None:
        """asked: the request, as JSON values. Raises InvalidInput for a file that is damaged, in use, or of another
        format or request, and OSError for one that cannot be read or written."""
        self.path = path
        self.head = {"asked": asked, "parts": parts}
        self.parts = parts
        self.answers: dict[int, object] = {}
        self.file = None if path is None else self.open_locked(Path(path))
        if self.file is None:
            return
        try:
            with reporting_path(str(path)):
                self.read_and_repair(self.file)
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self) -> Checkpoint:
        return self

    def __exit__(self, *_: object) -> None:
        if self.file:
            with suppress(OSError):
                os.fsync(self.file.fileno())
            unlock(self.file)
            self.file.close()
            self.file = None

    def open_locked(self, path: Path) -> IO[bytes]:
        """Open the file, creating it if necessary, and lock it."""
        how = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        if path.exists() and not path.is_file():  # opening a device may have effects
            raise self.refusal("parts-no-file", "{file} is not a regular file; name one, or one that is not there yet.")
        file = os.fdopen(os.open(path, how, 0o666), "r+b", buffering=0)
        if not locked(file):
            file.close()
            raise self.refusal("parts-in-use", "{file} is in use by another process; give each its own file.")
        return file

    def read_and_repair(self, file: IO[bytes]) -> None:
        """Read the file, then write the first line, or truncate an incomplete last one, as after a crash."""
        end = 0
        number = 0
        with os.fdopen(os.dup(file.fileno()), "rb") as reader:
            while line := reader.readline(LONGEST_LINE):
                number += 1
                if not line.endswith(b"\n"):
                    if number == 1 or not (line.startswith(PART) or PART.startswith(line)) or reader.read(1):
                        raise self.damage_refusal(number)
                    break
                self.read(number, line)
                end += len(line)
        if end != os.fstat(file.fileno()).st_size:
            os.ftruncate(file.fileno(), end)
        file.seek(end)
        if not end:
            self.write(self.head)

    def read(self, number: int, line: bytes) -> None:
        """Parse a line of the file, counted from 1. Raises InvalidInput."""
        try:
            entry = json.loads(line)
            if number == 1:
                self.check_head(entry)
                return
            part, answer = entry["part"], entry["answer"]
            if entry["check"] != self.checksum(part, answer) or part not in range(self.parts):
                raise ValueError
            self.answers[part] = answer
        except InvalidInput:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise self.damage_refusal(number) from None

    def damage_refusal(self, number: int) -> InvalidInput:
        key, rest = "parts-damaged", "is damaged. Remove that line to use the file."
        if number == 1:
            key = "parts-not-ours"
            rest = "does not begin a file of parts, and the file was not changed. Give a file of parts, or a new file."
        return self.refusal(key, "{file}, line {line}, " + rest, line=number)

    def refusal(self, key: str, sentence: str, **args: object) -> InvalidInput:
        return InvalidInput(key, sentence, None, file=quoted(self.path, 200), **args)

    def check_head(self, entry: Any) -> None:
        """Raise InvalidInput for the first line of another request, ValueError for no first line."""
        if entry.keys() != self.head.keys():
            raise ValueError
        if entry != json.loads(json.dumps(self.head)):
            raise self.refusal(
                "parts-of-another",
                "{file} contains parts of another request: {asked}. Use a separate file for each request.",
                asked=quoted(json.dumps(entry["asked"], ensure_ascii=False), 200),
            )

    def add(self, part: int, answer: object) -> None:
        """Store the answer of a part, and append it to the file. Raises OSError if writing fails."""
        self.answers[part] = answer
        self.write({"part": part, "answer": answer, "check": self.checksum(part, answer)})

    def write(self, line: dict[str, object]) -> None:
        """Append a line; truncate an incomplete one on failure."""
        if self.file is None:
            return
        content, before = json.dumps(line).encode() + b"\n", self.file.tell()
        try:
            with reporting_path(str(self.path)):
                while content:
                    content = content[self.file.write(content) :]
        except BaseException:
            os.ftruncate(self.file.fileno(), before)
            self.file.seek(before)
            raise

    def checksum(self, part: object, answer: object) -> int:
        """Return the CRC-32 of a part and its request."""
        return crc32(json.dumps([self.head, part, answer], sort_keys=True).encode())


def locked(file: IO[bytes]) -> bool:
    """Lock the file until it is closed; return whether that succeeded. Systems without locks always succeed."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(2**62)  # beyond the contents
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # on Windows a lock of another process; elsewhere the file system has no locks
        return sys.platform != "win32"
    except ImportError:
        pass
    return True


def unlock(file: IO[bytes]) -> None:
    """Unlock the file, since forked processes hold the lock, too."""
    with suppress(ImportError, OSError):
        import fcntl

        fcntl.flock(file, fcntl.LOCK_UN)
