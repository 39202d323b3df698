"""The house's own rules: which room imports from which, and how wide lines are."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "static"
LAW = re.findall(r"^\d+\. `(\w+)`", (STATIC / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
IMPORTED = re.compile(r"""(?:\bfrom|^import|\bimport\()\s*["'](\.{1,2}/[^"']+)["']""", re.MULTILINE)
BLOCK = re.compile(r"/\*.*?\*/", re.DOTALL)
PAGE = re.compile(r"\b(?:document|window|customElements|shadowRoot|querySelector|HTML\w*Element)\b")
SOURCES = {".py", ".js", ".mjs", ".ts", ".html", ".css"}
KEPT = ("static", "py", "tests", "build.py")
WIDEST = 120


def room(path):
    """The room of a file of static/."""
    parts = path.relative_to(STATIC).parts
    return parts[1] if parts[0] == "player" else parts[0]


def code(path):
    """A script without its comments, in which types may be named from anywhere."""
    return BLOCK.sub("", path.read_text(encoding="utf-8"))


def imports(text):
    return IMPORTED.findall(text)


def scripts(name=None):
    """The scripts of a room, or of all."""
    found = [path for path in sorted(STATIC.rglob("*.*js")) if "licences" not in path.parts]
    return [path for path in found if name in (None, room(path))]


def upward(path, target):
    """Whether an import of `target` in the script at `path` breaks the law."""
    reached = (path.parent / target).resolve()
    if not reached.is_relative_to(STATIC):
        return False
    here, there = room(path), room(reached)
    if here == "build":
        return there not in ("build", "files")
    return there not in LAW or LAW.index(there) > LAW.index(here)


def sources():
    for kept in KEPT:
        for path in sorted((ROOT / kept).rglob("*")) or [ROOT / kept]:
            if path.suffix in SOURCES and path.is_file() and "__pycache__" not in path.parts:
                yield path.relative_to(ROOT), path.read_text(encoding="utf-8").splitlines()


def test_every_room_has_its_place_in_the_law():
    assert {room(path) for path in scripts()} == {*LAW, "build"}


@pytest.mark.parametrize("name", [*LAW, "build"])
def test_a_room_imports_only_from_the_rooms_below(name):
    assert scripts(name)
    broken = [
        f"{path.relative_to(STATIC)} imports {target}"
        for path in scripts(name)
        for target in imports(code(path))
        if upward(path, target)
    ]
    assert not broken


@pytest.mark.parametrize(("name", "stranger"), [("board", "trace"), ("solver", "player")])
def test_some_rooms_know_nothing_of_others(name, stranger):
    met = [path.name for path in scripts(name) if any(f"/{stranger}/" in target for target in imports(code(path)))]
    assert not met


def test_a_trace_knows_no_page():
    assert {path.name: PAGE.findall(code(path)) for path in scripts("trace") if PAGE.search(code(path))} == {}
    assert not [path.name for path in scripts("trace") if re.search(r"""from ["']lit""", code(path))]


def test_imports_are_found_however_they_are_written():
    text = 'import a from "./a.js";\nimport "../b.js";\nexport * from "./c.js";\nconst d = await import("../d.js");\n'
    text += 'import {\n  one,\n} from "./e.js";\nimport { html } from "lit";\n'
    assert imports(text) == ["./a.js", "../b.js", "./c.js", "../d.js", "./e.js"]
    assert upward(STATIC / "player/trace/x.js", "../element/element.js")
    assert upward(STATIC / "solver/x.js", "../player/base/events.js")
    assert not upward(STATIC / "player/race/x.js", "../../files/said.js")


def test_no_line_is_wide():
    wide = [
        f"{path}:{number}"
        for path, lines in sources()
        for number, line in enumerate(lines, 1)
        if len(line) > WIDEST and "packages" not in path.parts  # whose texts stand in their modules
    ]
    assert not wide
