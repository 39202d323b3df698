"""The import law of both source trees, and the line length."""

import ast
import re
from graphlib import TopologicalSorter
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "static"
PACKAGE = ROOT / "py/dhadha"
LAW_TEXT = (STATIC / "docs/architecture.md").read_text(encoding="utf-8").partition("## The import law")[2]
PYTHON_LAW, LAW = (
    re.findall(r"^\d+\. `(\w+)`", part, re.MULTILINE) for part in LAW_TEXT.partition("### `static`")[::2]
)
IMPORTED = re.compile(r"""(?:\bfrom|^import|\bimport\()\s*["'](\.{1,2}/[^"']+)["']""", re.MULTILINE)
BLOCK = re.compile(r"/\*.*?\*/", re.DOTALL)
PAGE = re.compile(r"\b(?:document|window|customElements|shadowRoot|querySelector|HTML\w*Element)\b")
SOURCES = {".py", ".js", ".mjs", ".ts", ".html", ".css"}
KEPT = ("static", "py", "tests", "build.py")
WIDEST = 120


def room(path):
    """Return the room of a file of static/."""
    parts = path.relative_to(STATIC).parts
    return parts[1] if parts[0] == "player" else parts[0]


def code(path):
    """Return a script without its comments, which may name types from anywhere."""
    return BLOCK.sub("", path.read_text(encoding="utf-8"))


def imports(text):
    return IMPORTED.findall(text)


def scripts(name=None):
    """Return the scripts of a room, or all."""
    found = [path for path in sorted(STATIC.rglob("*.*js")) if "licences" not in path.parts]
    return [path for path in found if name in (None, room(path))]


def upward(path, target):
    """Return whether an import of `target` in the script at `path` breaks the law."""
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


def python_modules():
    """Return {module name: its file} of the package."""
    paths = [path for path in sorted(PACKAGE.rglob("*.py")) if "template" not in path.parts]
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in paths]
    return dict(zip((name.removesuffix(".__init__") for name in names), paths))


def python_imports(module, path, known):
    """Return the modules of the package that a module imports, also in functions and for types."""
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *filter(None, [node.module])])
            for alias in node.names:
                if (found := f"{name}.{alias.name}") in known or (found := name) in known:
                    yield found


def test_import_law_lists_every_python_room():
    roots = {name.split(".")[1] for name in python_modules() if "." in name}
    assert roots == {*PYTHON_LAW, "__main__"}
    assert {path.name for path in PACKAGE.glob("*.py")} == {"__init__.py", "__main__.py", "api.py"}


def test_python_rooms_import_only_from_rooms_above():
    known = python_modules()
    graph = {name: {*python_imports(name, path, known)} - {name} for name, path in known.items()}
    place = {f"dhadha.{room}": number for number, room in enumerate(PYTHON_LAW)}

    def room_of(name):
        return place.get(".".join(name.split(".")[:2]), len(place))

    upward = [f"{name} imports {other}" for name, others in graph.items() for other in others
              if room_of(other) > room_of(name)]
    assert not upward
    list(TopologicalSorter(graph).static_order())  # raises CycleError


def test_import_law_lists_every_static_room():
    assert {room(path) for path in scripts()} == {*LAW, "build"}


@pytest.mark.parametrize("name", [*LAW, "build"])
def test_static_rooms_import_only_from_rooms_above(name):
    assert scripts(name)
    broken = [
        f"{path.relative_to(STATIC)} imports {target}"
        for path in scripts(name)
        for target in imports(code(path))
        if upward(path, target)
    ]
    assert not broken


@pytest.mark.parametrize(("name", "stranger"), [("board", "trace"), ("solver", "player")])
def test_some_rooms_are_independent(name, stranger):
    met = [path.name for path in scripts(name) if any(f"/{stranger}/" in target for target in imports(code(path)))]
    assert not met


def test_trace_is_independent_of_page():
    assert {path.name: PAGE.findall(code(path)) for path in scripts("trace") if PAGE.search(code(path))} == {}
    assert not [path.name for path in scripts("trace") if re.search(r"""from ["']lit""", code(path))]


def test_all_import_forms_found():
    text = 'import a from "./a.js";\nimport "../b.js";\nexport * from "./c.js";\nconst d = await import("../d.js");\n'
    text += 'import {\n  one,\n} from "./e.js";\nimport { html } from "lit";\n'
    assert imports(text) == ["./a.js", "../b.js", "./c.js", "../d.js", "./e.js"]
    assert upward(STATIC / "player/trace/x.js", "../element/element.js")
    assert upward(STATIC / "solver/x.js", "../player/base/events.js")
    assert not upward(STATIC / "player/race/x.js", "../../files/load-errors.js")


def test_imports_of_the_package_outside_it_exist():
    """In the benchmarks and the build, which no type checker reads."""
    missing = []
    for path in (*(ROOT / "tests/bench").glob("*.py"), *(ROOT / "static/build").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "dhadha":
                module = import_module(node.module)
                missing += [(path.name, name.name) for name in node.names
                            if not hasattr(module, name.name) and not find_spec(f"{node.module}.{name.name}")]
    assert missing == []


def test_line_length():
    wide = [
        f"{path}:{number}"
        for path, lines in sources()
        for number, line in enumerate(lines, 1)
        if len(line) > WIDEST and "packages" not in path.parts  # whose texts stand in their modules
    ]
    assert not wide
