"""Export a run as a self-contained HTML page, without server or Python: for notebooks, files and mails."""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from string import Template
from typing import Any

from ..core.quoting import quoted
from ..runs.run import Run
from ..source.sources import sources
from ..trace.recorder import Recorder

HERE = files(__package__)  # perhaps inside of a zip file
PLAYER = HERE / "player"  # built by static/build/classic-scripts.mjs
SHARED_TEXTS = ("board", "common", "glossary", "take-over", "lessons-common")
HEIGHT = 640  # pixels of a frame
LONGEST_TITLE = 100
LENGTH = re.compile(r"(\d{1,6}(?:\.\d{1,6})?)\s*([a-z]{1,6}|%)?", re.IGNORECASE | re.ASCII)


class PlayerMissing(RuntimeError):
    """This copy of the package was built without its player."""

    def __init__(self) -> None:
        super().__init__(
            "This copy of dhadha came without its player: install the package as it is published, "
            "or as “python build.py pack” writes it."
        )


class Page:
    """A run as a page. `attributes` are those of `<dhadha-player>`: lang, theme, autoplay, speed, panels, height, …

    Notebooks show it as an iframe of `height` pixels that contains all data (some 200 kB and the run). Raises TypeError
    for an unknown attribute, ValueError for a height that is no length, PlayerMissing without a player.
    """

    def __init__(self, run: Run, **attributes: object):
        self.run = run
        self.attributes = {name.replace("_", "-"): value for name, value in attributes.items()}
        known = read_player_json()["attributes"]
        for name in self.attributes:
            if name not in known:
                raise TypeError(f"a player has no attribute {name!r}; it has {', '.join(known)}")
        self.height = css_length(self.attributes.get("height") or HEIGHT)
        self.recorded = gzip_base64([Recorder(run).record_trace_file()])

    def __repr__(self) -> str:
        return f"Page of {self.run!r}"

    def _repr_html_(self) -> str:
        return fill_template(
            "frame.html",
            page=escape(self.html(height="100vh")),
            title=escape(self.title),
            height=self.height,
            summary=escape(str(self.run)),
        )

    def html(self, **instead: object) -> str:
        """Return the whole page; `instead`: attributes that override its own."""
        attributes = attributes_as_texts({**self.attributes, **instead})
        lang = supported_language_or_english(attributes.get("lang", ""))
        chosen = translation_files_of_puzzle(lang, self.run.puzzle.id)
        return fill_template(
            "page.html",
            lang=lang,
            scheme=escape(attributes.get("theme") or "light dark"),
            title=escape(self.title),
            summary=escape(str(self.run)),
            about=json_safe_in_script(self.player_data(attributes | {"lang": lang}, chosen)),
            texts=gzip_base64(path.read_bytes() for path in chosen),
            player=packed_player_script(),
        )

    @property
    def title(self) -> str:
        """The run in one line."""
        line = str(self.run).splitlines()[0]
        return line if len(line) <= LONGEST_TITLE else f"{line[:LONGEST_TITLE]}…"

    def player_data(self, attributes: dict[str, str], texts: list[Traversable]) -> dict[str, object]:
        """Return the data for static/pages/export/exported-page.ts."""
        puzzle, shown = self.run.puzzle, {self.run.effective_algorithm.source, self.run.algorithm.source}
        source = {"puzzle": puzzle.id, "src": f"data:application/gzip;base64,{self.recorded}"}
        return {
            "attributes": attributes | source,
            "files": " ".join(f"{path.name}:{len(path.read_bytes())}" for path in texts),
            "puzzle": puzzle.describe(),
            "sources": {module: text for module, text in sources(puzzle.id).items() if module in shown},
        }


# ---- parts of the page

@cache
def read_player_json() -> dict[str, Any]:
    """Return {"texts": {name: file}, "attributes": [name, …]} of the built player."""
    try:
        known: dict[str, Any] = json.loads((PLAYER / "player.json").read_text("utf-8"))
    except FileNotFoundError:
        raise PlayerMissing from None
    return known


@cache
def packed_player_script() -> str:
    return gzip_base64([(PLAYER / "player.js").read_bytes()])


def fill_template(name: str, **given: str) -> str:
    """Return a template of this folder with its fields filled, and the checksums of its style and script."""
    text = (HERE / name).read_text("utf-8")
    known = {kind: " ".join(map(csp_hash, re.findall(rf"<{kind}>(.*?)</{kind}>", text, re.DOTALL)))
             for kind in ("style", "script")}
    return Template(text).substitute(known | given)


def translation_files_of_puzzle(lang: str, puzzle: str) -> list[Traversable]:
    names = [*SHARED_TEXTS, puzzle, f"lessons-{puzzle}"]
    known = read_player_json()["texts"]
    return [PLAYER / known[file] for name in names if (file := f"{lang}-{name}.ftl") in known]


def supported_language_or_english(lang: str) -> str:
    """Return the supported language for a tag; else English, as players do."""
    code = lang[:2].lower()
    return code if f"{code}-common.ftl" in read_player_json()["texts"] else "en"


def attributes_as_texts(attributes: Mapping[str, object]) -> dict[str, str]:
    """Return attributes as text: True becomes "", a list its items; False and None are left out."""
    texts = {}
    for name, value in attributes.items():
        if value is not None and value is not False:
            items = value if isinstance(value, (list, tuple)) else [value]
            texts[name] = "" if value is True else " ".join(map(str, items))
    return texts


def css_length(height: object) -> str:
    """Return a CSS length; numbers are pixels. Raises ValueError for other texts, which could hold more styles."""
    found = LENGTH.fullmatch(str(height).strip())
    if not found:
        raise ValueError(f"a height is a number of pixels, or a length such as 60vh, not {quoted(height)}")
    return found[1] + (found[2] or "px")


def gzip_base64(parts: Iterable[bytes]) -> str:
    return base64.b64encode(gzip.compress(b"".join(parts), 9, mtime=0)).decode()


def json_safe_in_script(value: object) -> str:
    """Return JSON that cannot end the enclosing script."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def csp_hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
