"""A run as a page that plays it by itself, without a server and without Python: for notebooks, files and mails."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any

from ..core.atomic_write import write_atomically
from ..source.sources import sources
from ..trace.recorder import Recorder

if TYPE_CHECKING:
    from ..runs.run import Run

HERE = Path(__file__).parent
PLAYER = HERE / "player"  # what static/build/player.mjs made
SHARED_TEXTS = ("board", "common", "glossary", "lessons")
HEIGHT = 640  # pixels of a frame
LONGEST_TITLE = 100
MADE = b'<meta name="generator" content="Dhadha">'


class PlayerMissing(RuntimeError):
    """This copy of the package came without its player."""

    def __init__(self) -> None:
        super().__init__(
            "This copy of dhadha came without its player: install the package as it is published, "
            "or as “python build.py pack” writes it."
        )


class Page:
    """A run as a page. `attributes` are those of `<dhadha-player>`: lang, theme, autoplay, speed, panels, height, …

    Notebooks show it as the player: it is an iframe of `height` pixels that holds all it needs (some 200 kB and
    the run). Raises TypeError for an attribute that players do not have, PlayerMissing where there is none.
    """

    def __init__(self, run: Run, **attributes: Any):
        self.run = run
        self.attributes = {name.replace("_", "-"): value for name, value in attributes.items()}
        known = facts()["attributes"]
        for name in self.attributes:
            if name not in known:
                raise TypeError(f"a player has no attribute {name!r}; it has {', '.join(known)}")
        self.recorded = gzip.compress(Recorder(run).file(), 9, mtime=0)

    def __repr__(self) -> str:
        return f"Page of {self.run!r}"

    def save(self, path: str | Path, replace: bool = False) -> None:
        """Write the page, one .html file.

        replace: whether any file that is there may go; a page that was saved before always may. Raises FileExistsError
        otherwise, and OSError where nothing can be written.
        """
        write_atomically(path, self.html().encode("utf-8-sig"), replace, is_page)  # its mark wins over a wrong header

    def _repr_html_(self) -> str:
        return filled(
            "frame.html",
            page=escape(self.html(height="100vh")),
            title=escape(self.title),
            height=pixels(self.attributes.get("height", HEIGHT)),
            summary=escape(str(self.run)),
        )

    def html(self, **instead: Any) -> str:
        """The whole page; `instead`: attributes that it has in place of its own."""
        attributes = texts_of({**self.attributes, **instead})
        lang = language_of(attributes.get("lang", ""))
        files = text_files(lang, self.run.puzzle.id)
        return filled(
            "page.html",
            lang=lang,
            scheme=escape(attributes.get("theme") or "light dark"),
            title=escape(self.title),
            summary=escape(str(self.run)),
            about=in_script(self.about(attributes | {"lang": lang}, files)),
            texts=packed(path.read_bytes() for path in files),
            player=player(),
        )

    @property
    def title(self) -> str:
        """What is run, in a line."""
        line = str(self.run).splitlines()[0]
        return line if len(line) <= LONGEST_TITLE else f"{line[:LONGEST_TITLE]}…"

    def about(self, attributes: dict[str, str], files: list[Path]) -> dict[str, Any]:
        """What static/pages/saved.js reads."""
        puzzle, shown = self.run.puzzle, {self.run.effective_algorithm.source, self.run.algorithm.source}
        source = f"data:application/gzip;base64,{base64.b64encode(self.recorded).decode()}"
        return {
            "attributes": {**attributes, "puzzle": puzzle.id, "src": source},
            "files": " ".join(f"{path.name}:{path.stat().st_size}" for path in files),
            "puzzle": puzzle.describe(),
            "sources": {module: text for module, text in sources(puzzle.id).items() if module in shown},
        }


def is_page(beginning: bytes) -> bool:
    """Whether a file that begins so was saved here; an empty one is nobody's loss."""
    return not beginning or MADE in beginning


def without_player(run: Run, missing: PlayerMissing) -> str:
    """What a notebook shows then."""
    return f"<pre>{escape(str(run))}</pre><p>{escape(str(missing))}</p>"


# ---- what is written into it

@cache
def facts() -> dict[str, Any]:
    """{"texts": {name: file}, "attributes": [name, …]}."""
    try:
        known: dict[str, Any] = json.loads((PLAYER / "player.json").read_text("utf-8"))
    except FileNotFoundError:
        raise PlayerMissing from None
    return known


@cache
def player() -> str:
    return packed([(PLAYER / "player.js").read_bytes()])


def filled(name: str, **given: str) -> str:
    """A template of this folder with what it names, and the checksums of the style and the script that stand in it."""
    text = (HERE / name).read_text("utf-8")
    known = {kind: " ".join(map(checksum, re.findall(rf"<{kind}>(.*?)</{kind}>", text, re.DOTALL)))
             for kind in ("style", "script")}
    return Template(text).substitute(known | given)


def text_files(lang: str, puzzle: str) -> list[Path]:
    names = [*SHARED_TEXTS, puzzle, f"lessons-{puzzle}"]
    known = facts()["texts"]
    return [PLAYER / known[file] for name in names if (file := f"{lang}-{name}.ftl") in known]


def language_of(lang: str) -> str:
    """The language of ours that is asked for; else English, as players have it."""
    code = lang[:2].lower()
    return code if f"{code}-common.ftl" in facts()["texts"] else "en"


def texts_of(attributes: dict[str, Any]) -> dict[str, str]:
    """Attributes as they are written: what is true stands there, what is false or None does not."""
    given = {name: value for name, value in attributes.items() if value is not None and value is not False}
    return {name: "" if value is True else listed(value) for name, value in given.items()}


def listed(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def pixels(height: Any) -> str:
    """A length of CSS; numbers are pixels."""
    text = str(height)
    return escape(f"{text}px" if text.replace(".", "", 1).isdigit() else text)


def packed(parts: Iterable[bytes]) -> str:
    return base64.b64encode(gzip.compress(b"".join(parts), 9, mtime=0)).decode()


def in_script(value: object) -> str:
    """JSON that cannot end the script it stands in."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def checksum(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
