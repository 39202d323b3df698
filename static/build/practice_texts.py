"""Choose the messages that a player shows before the first answer to a question about a stored run."""

import re
from pathlib import Path

from check_messages import LANGUAGES, TEXTS
from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

# labels of boards, counts and the transport, questions and their answers, progress
SHOWN = re.compile(
    r"(area|board|counter|forecast|outcome|practice|question|speed|told)(-.+)?"
    r"|position(-of.*)?|play|pause|replay|step-(back|forward)|to-(start|end)|(previous|next)-marker"
    r"|hint|fault-look|present|save-trace|keys|solving|cancel|percent"
)
REASON = "reason-"


class References(Visitor):
    def __init__(self):
        self.names = set()

    def visit_MessageReference(self, node):
        self.names.add(node.id.name)


def write_practice_texts(folder: Path, puzzles: list[str]) -> dict[str, str]:
    """Write a file for each language and puzzle; return {language/puzzle: its path}."""
    paths = {}
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True, exist_ok=True)
        for puzzle in puzzles:
            path = folder / language / f"practice-{puzzle}.ftl"
            path.write_text(messages_of_practice(language, puzzle, words_of_runs(folder.parent, puzzle)), "utf-8")
            paths[f"{language}/{puzzle}"] = path.as_posix()
    return paths


def words_of_runs(baked: Path, puzzle: str) -> set[str]:
    """Return all words in the stored runs of a puzzle, among them the reasons of their steps."""
    runs = b"\n".join(path.read_bytes() for path in sorted(baked.glob(f"{puzzle}.*.trace")))
    return {word.decode() for word in re.findall(rb"[a-z0-9-]+", runs)}


def messages_of_practice(language: str, puzzle: str, words: set[str]) -> str:
    known = {
        entry.id.name: entry for part in ("board", "common", puzzle) if (TEXTS / language / f"{part}.ftl").exists()
        for entry in parse((TEXTS / language / f"{part}.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    needed, waiting = set(), {
        name for name in known
        if SHOWN.fullmatch(name) or name.startswith(REASON) and name.removeprefix(REASON) in words
    }
    while waiting:
        references = References()
        for name in waiting:
            references.visit(known[name])
        needed |= waiting
        waiting = references.names & known.keys() - needed
    serializer = FluentSerializer()
    shown = [entry for name, entry in known.items() if name in needed]
    for entry in shown:
        entry.comment = None
    return "".join(serializer.serialize_entry(entry) for entry in shown)
