"""A file of finished parts: whoever asks the same again with it goes on where the last one stopped.

Its first line tells what is asked, and each further one is a part: {"part": number, "answer": …, "check": …}. The check
holds for that question alone, so that a line that was altered, or comes from elsewhere, is noticed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from zlib import crc32

from .errors import InvalidInput, quoted


class Finished:
    """`answers` holds those of the finished parts by their numbers; `add` keeps another, in the file, too, if there is
    one."""

    def __init__(self, path: str | Path | None, asked: list[Any], parts: int) -> None:
        """asked: JSON's kinds of values. Raises InvalidInput for a file that is damaged or is about something else, and
        OSError for one that cannot be read or written."""
        self.path = Path(path) if path is not None else None
        self.head = {"asked": asked, "parts": parts}
        self.parts = parts
        self.answers: dict[int, Any] = {}
        if self.path is None:
            return
        lines = self.whole_lines(self.path)
        if not lines:
            self.write(self.head)
        for number, line in enumerate(lines, 1):
            self.read(number, line)

    def whole_lines(self, path: Path) -> list[bytes]:
        """A last line that was never finished, as when the machine went down, is taken out of the file."""
        with path.open("a+b") as file:
            file.seek(0)
            text = file.read()
            file.truncate(text.rfind(b"\n") + 1)
        return text.split(b"\n")[:-1]

    def read(self, number: int, line: bytes) -> None:
        try:
            entry = json.loads(line)
            if number == 1:
                self.begin(entry)
            else:
                self.take(entry)
        except InvalidInput:
            raise
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise InvalidInput(
                "parts-damaged",
                "{file}, line {line}, is not what was written there. Without that line the file can be used.",
                file=quoted(self.path, 200), line=number,
            ) from None

    def begin(self, entry: Any) -> None:
        if entry.keys() != self.head.keys():
            raise ValueError
        if entry != json.loads(json.dumps(self.head)):
            raise InvalidInput(
                "parts-of-another",
                "{file} holds parts of something else: {asked}. Give each question a file of its own.",
                file=quoted(self.path, 200), asked=quoted(json.dumps(entry["asked"], ensure_ascii=False), 200),
            )

    def take(self, entry: Any) -> None:
        part, answer = entry["part"], entry["answer"]
        if entry["check"] != self.check(part, answer) or part not in range(self.parts):
            raise ValueError
        self.answers[part] = answer

    def add(self, part: int, answer: Any) -> None:
        self.answers[part] = answer
        self.write({"part": part, "answer": answer, "check": self.check(part, answer)})

    def write(self, line: dict[str, Any]) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def check(self, part: Any, answer: Any) -> int:
        return crc32(json.dumps([self.head, part, answer], sort_keys=True).encode())
