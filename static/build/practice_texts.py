"""Choose the messages that a player shows until its first question about a stored example is answered and judged."""

import json
import re
from pathlib import Path
from typing import get_args

from check_messages import LANGUAGES, TEXTS
from dhadha.core.puzzle_types import Role
from dhadha.trace.recorder import MAGIC
from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

# labels of boards and the transport, answers and how they were judged, progress
SHOWN = re.compile(
    r"(area|speed|board(?!-label|-edges))(-.+)?|board-label-still"
    r"|practice(-(answer|delete|late|missed|right|score|skip|skipped|step|type))?"
    r"|position(-of)?|play|pause|replay|step-(back|forward)|to-(start|end)|(previous|next)-marker"
    r"|hint|take-over|present|save-trace|keys|solving|cancel|percent"
)
FORECASTS = re.compile(r"forecast-(count|length|type)")
ESCAPED = re.compile(r'\{ "\\u(\w{4})" \}')
QUESTION = re.compile(r"question-([a-z]+)(?:-(.+))?")
SMALL_BOARD = 100  # cells; a larger one may be drawn as a picture
PREFIX_LENGTH = len(MAGIC) + 4  # then the length of the header


class References(Visitor):
    def __init__(self):
        self.names = set()

    def visit_MessageReference(self, node):
        self.names.add(node.id.name)


def write_practice_texts(baked: Path, puzzles: list[dict]) -> None:
    """Write texts/LANGUAGE/PUZZLE.RUN.ftl for each example that has questions."""
    for language in LANGUAGES:
        folder = baked / "texts" / language
        folder.mkdir(parents=True)
        for puzzle in puzzles:
            known = messages_of(language, puzzle["id"])
            for name in (f"{puzzle['id']}.{preset['id']}" for preset in puzzle["presets"]):
                run = (baked / f"{name}.trace").read_bytes()
                if header_of(run).get("questions"):
                    (folder / f"{name}.ftl").write_text(messages_of_practice(known, run, puzzle), encoding="utf-8")


def header_of(run: bytes) -> dict:
    length = int.from_bytes(run[PREFIX_LENGTH - 4 : PREFIX_LENGTH], "little")
    return json.loads(run[PREFIX_LENGTH : PREFIX_LENGTH + length])


def messages_of(language: str, puzzle: str) -> dict[str, ast.Message]:
    paths = [TEXTS / language / f"{part}.ftl" for part in ("board", "common", puzzle)]
    entries = [entry for path in paths if path.exists() for entry in parse(path.read_text(encoding="utf-8")).body]
    for entry in entries:
        entry.comment = None
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def messages_of_practice(known: dict[str, ast.Message], run: bytes, puzzle: dict) -> str:
    """Return the messages that a run needs, and those that they refer to."""
    header = header_of(run)
    words = {word.decode() for word in re.findall(rb"[a-z0-9-]+", run)}
    needed: set[str] = set()
    waiting = {
        name for name in known
        if SHOWN.fullmatch(name) or is_asked(name, header, words) or name in occasional_messages(header, puzzle)
        or name.startswith("reason-") and name.removeprefix("reason-") in words
    }
    while waiting:
        references = References()
        for name in waiting:
            references.visit(known[name])
        needed |= waiting
        waiting = references.names & known.keys() - needed
    serializer = FluentSerializer()
    written = "".join(serializer.serialize_entry(entry) for name, entry in known.items() if name in needed)
    written = ESCAPED.sub(lambda escaped: chr(int(escaped[1], 16)), re.sub(r"\n +", "\n ", written))
    return re.sub(r"\{ (\$?[\w-]+) \}", r"{\1}", written)


def occasional_messages(header: dict, puzzle: dict) -> set[str]:
    """Return the names of messages that some boards and algorithms need."""
    kinds = {algorithm["id"]: algorithm["kind"] for algorithm in puzzle["algorithms"]}
    in_columns = puzzle["appearance"].get("pieces") == "columns"
    board = header["board"]
    areas = board.get("areas") or [board]
    return {
        "practice-place-columns" if in_columns else "practice-place",
        *(["board-edges"] if board.get("edges") else []),
        *(["board-label-large"] if any(each["rows"] * each["columns"] > SMALL_BOARD for each in areas) else []),
        *(["fault-look"] if kinds[header["algorithm"]] == "fault" else []),
    }


def is_asked(name: str, header: dict, words: set[str]) -> bool:
    """Return whether a message is part of the questions that a run declares."""
    questions = header["questions"]
    guessed = header.get("forecasts", ())
    named = {f"outcome-{step.removeprefix('word:')}" for each in questions for step in each["steps"]}
    if name in named | {f"counter-{each}" for each in guessed} or (guessed and FORECASTS.fullmatch(name)):
        return True
    found = QUESTION.fullmatch(name)
    if not found:
        return False
    kind, about = found.groups()
    asked = [each for each in questions if each["kind"] == ("outcome" if kind == "candidate" else kind)]
    if about in get_args(Role):
        return any(each.get("role") == about for each in asked)
    return bool(asked) and (about is None or about in words)
