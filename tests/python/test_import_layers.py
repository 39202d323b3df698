"""The import rules of both source trees; oxlint finds circles of scripts."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "static"
PACKAGE = ROOT / "py/dhadha"
LAYERS_TEXT = (STATIC / "docs/architecture.md").read_text(encoding="utf-8").partition("## Import rules")[2]
PYTHON_LAYERS, LAYERS = (
    re.findall(r"^\d+\. `([\w-]+)`", part, re.MULTILINE) for part in LAYERS_TEXT.partition("### `static`")[::2]
)
LISTED_ROOMS = re.findall(r"^- `(\w+)` \((.*)\):", LAYERS_TEXT, re.MULTILINE)
ROOMS = {name: re.findall(r"`(\w+)`", others) for name, others in LISTED_ROOMS}
IMPORTED = re.compile(r"""(?:\bfrom|^import|\bimport\()\s*["']([^"']+)["']""", re.MULTILINE)
COMMENTS = re.compile(r"/\*.*?\*/", re.DOTALL)


def layer_of_file(path):
    """Return the layer of a file of static/."""
    parts = path.relative_to(STATIC).parts
    return parts[1] if parts[0] == "player" else parts[0]


def read_scripts_of_static():
    """Return {script: its code without comments}."""
    found = sorted({*STATIC.rglob("*.ts"), *STATIC.rglob("*.mjs")} - {STATIC / "build/ambient.d.ts"})
    return {path: COMMENTS.sub("", path.read_text(encoding="utf-8")) for path in found}


def is_forbidden_import(path, target):
    """Return whether an import of `target` in the script at `path` breaks the rules."""
    reached = (path.parent / target).resolve()
    if not target.startswith(".") or not reached.is_relative_to(STATIC):
        return False
    here, there = layer_of_file(path), layer_of_file(reached)
    if here == "build":
        return there != "build"
    return there not in LAYERS or LAYERS.index(there) > LAYERS.index(here)


def room(path):
    """Return the room of a file of static/pages, "" for files beside the rooms and for other files."""
    parts = path.relative_to(STATIC).parts
    return parts[1] if parts[0] == "pages" and len(parts) > 2 else ""


def python_modules():
    """Return {module name: its file} of the package."""
    paths = [path for path in sorted(PACKAGE.rglob("*.py")) if "template" not in path.parts]
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in paths]
    return dict(zip((name.removesuffix(".__init__") for name in names), paths))


def nodes(path, kind):
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, kind)]


def python_imports(module, path, known):
    """Return the modules of the package that a module imports, also in functions and for types."""
    package = module.split(".") if path.name == "__init__.py" else module.split(".")[:-1]
    yield from (alias.name for node in nodes(path, ast.Import) for alias in node.names if alias.name in known)
    for node in nodes(path, ast.ImportFrom):
        base = package[: len(package) - node.level + 1] if node.level else []
        name = ".".join([*base, *filter(None, [node.module])])
        for alias in node.names:
            if (found := f"{name}.{alias.name}") in known or (found := name) in known:
                yield found


def test_python_layers_import_only_from_layers_above():
    known = python_modules()
    assert {name.split(".")[1] for name in known if "." in name} == {*PYTHON_LAYERS, "__main__"}
    assert {path.name for path in PACKAGE.glob("*.py")} == {"__init__.py", "__main__.py", "api.py", "batch.py"}
    graph = {name: {*python_imports(name, path, known)} - {name} for name, path in known.items()}
    place = {f"dhadha.{layer}": number for number, layer in enumerate(PYTHON_LAYERS)}
    height = {name: place.get(".".join(name.split(".")[:2]), len(place)) for name in known}
    assert [(name, other) for name, others in graph.items() for other in others if height[other] > height[name]] == []
    list(TopologicalSorter(graph).static_order())  # raises CycleError


def test_static_layers_import_only_from_layers_above():
    found = {path: IMPORTED.findall(code) for path, code in read_scripts_of_static().items()}
    assert {layer_of_file(path) for path in found} == {*LAYERS, "build"}
    imports = [(path, each) for path, targets in found.items() for each in targets]
    assert [(path.name, each) for path, each in imports if is_forbidden_import(path, each)] == []
    for name, stranger in (("board", "/trace/"), ("python-worker", "/player/"), ("session", " lit")):
        inside = {path.name: " " + " ".join(targets) for path, targets in found.items() if layer_of_file(path) == name}
        met = [file for file, targets in inside.items() if stranger in targets]
        assert met == []


def test_rooms_of_pages_import_only_from_their_rooms():
    assert {path.name for path in (STATIC / "pages").iterdir() if path.is_dir()} == {*ROOMS}
    for path, code in read_scripts_of_static().items():
        targets = [(path.parent / target).resolve() for target in IMPORTED.findall(code) if target[0] == "."]
        met = {room(target) for target in targets if target.is_relative_to(STATIC)}  # not the table of languages
        assert not room(path) or met <= {"", room(path), *ROOMS[room(path)]}, path
