"""Choose the messages that a player shows before the first answer to a question about a stored example."""

import re
from pathlib import Path

from check_messages import LANGUAGES, TEXTS
from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

# labels of boards and the transport, questions and their answers, progress
SHOWN = re.compile(
    r"(area|board|forecast|practice|question|speed)(-.+)?"
    r"|position(-of.*)?|play|pause|replay|step-(back|forward)|to-(start|end)|(previous|next)-marker"
    r"|hint|fault-look|take-over|present|save-trace|keys|solving|cancel|percent"
)
# what practice says later than its first question
LAST = re.compile(r"practice-(again|counted|done|missed-steps|none|share|step|stop|waits)|forecast-(.+-outcome|no-answer)")
# what has the name of a word in the run
NAMED = re.compile(r"(?:counter|outcome|reason|told)-(.+)")


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
                if b'"questions": [{' in run or b'"questions":[{' in run:
                    words = {word.decode() for word in re.findall(rb"[a-z0-9-]+", run)}
                    (folder / f"{name}.ftl").write_text(messages_of_practice(known, words), encoding="utf-8")


def messages_of(language: str, puzzle: str) -> dict[str, ast.Message]:
    paths = [TEXTS / language / f"{part}.ftl" for part in ("board", "common", puzzle)]
    entries = [entry for path in paths if path.exists() for entry in parse(path.read_text(encoding="utf-8")).body]
    for entry in entries:
        entry.comment = None
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def messages_of_practice(known: dict[str, ast.Message], words: set[str]) -> str:
    """Return the messages needed by a run that contains `words`, and those that they refer to."""
    needed, waiting = set(), {
        name for name in known
        if SHOWN.fullmatch(name) and not LAST.fullmatch(name)
        or (named := NAMED.fullmatch(name)) and named[1] in words
    }
    while waiting:
        references = References()
        for name in waiting:
            references.visit(known[name])
        needed |= waiting
        waiting = references.names & known.keys() - needed
    serializer = FluentSerializer()
    written = "".join(serializer.serialize_entry(entry) for name, entry in known.items() if name in needed)
    return re.sub(r"\n +", "\n ", written)
