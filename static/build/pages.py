"""Checks the texts, colours the algorithms' sources, and renders the pages in every language.

python pages.py bake  BAKED_FOLDER              after `dhadha bake`
python pages.py render DIST_FOLDER BAKED_FOLDER after the bundle
"""

import functools
import json
import sys
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from babel.numbers import format_decimal
from dhadha.registry import own_puzzles
from figures import figure, shapes
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from pygments import lex
from pygments.lexers import PythonLexer
from pygments.token import Comment, Keyword, Name, Number, String
from stories import sliding_figures

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "static" / "i18n"
LANGUAGES = {"en": ("English", "ltr"), "bn": ("বাংলা", "ltr"), "fa": ("فارسی", "rtl")}
DIGITS = {"bn": "০১২৩৪৫৬৭৮৯", "fa": "۰۱۲۳۴۵۶۷۸۹"}
POLICY = (  # what a page of ours may load and run: nothing inline, nothing from elsewhere
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; "
    "worker-src 'self' blob:; frame-src 'self'; base-uri 'none'; form-action 'none'"
)
LESSON = (("idea",), ("invariant",), ("proof", "limits"), ("cost",))  # of the parts in each bracket every lesson has one
STORIES = {"n-puzzle": sliding_figures}  # those that are drawn
CLASSES = ((Comment, "c"), (String.Doc, "c"), (String, "s"), (Number, "m"), (Keyword, "k"), (Name.Function, "d"), (Name.Class, "d"))


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)

    def visit_Attribute(self, node):  # what names steps or puzzles is the same in every language
        name = node.id.name
        self.names.add(f".{name} = {node.value.elements[0].value}" if name in ("step", "only") else f".{name}")


def read_messages(path: Path) -> dict[str, set[str]]:
    """The variables of every message."""
    if not path.exists():
        return {}
    messages = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            sys.exit(f"{path.name}: cannot read: {entry.content.splitlines()[0]}")
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            messages[entry.id.name] = variables.names
    return messages


def check_texts() -> None:
    """Every language has the same files and messages with the same variables, or the build stops."""
    faults = []
    for path in (TEXTS / "en").glob("*.ftl"):
        english = read_messages(path)
        for language in LANGUAGES:
            name = f"{language}/{path.name}"
            messages = read_messages(TEXTS / name)
            faults += [f"{name}: {key} is missing" for key in english.keys() - messages.keys()]
            faults += [f"{name}: {key} is not in en/{path.name}" for key in messages.keys() - english.keys()]
            faults += [
                f"{name}: {key} has the variables {sorted(messages[key])}, en/{path.name} {sorted(english[key])}"
                for key in english.keys() & messages.keys() if messages[key] != english[key]
            ]
    if faults:
        sys.exit("\n".join(sorted(faults)))


def check_names(puzzles: list) -> None:
    """Everything the catalogue names has a text; a puzzle and what it is about stand in the common file."""
    common = read_messages(TEXTS / "en" / "common.ftl").keys()
    faults = [f"en/common.ftl: {key}" for puzzle in puzzles for key in (f"puzzle-{puzzle['id']}", f"puzzle-{puzzle['id']}-about", f"family-{puzzle['family']}-about") if key not in common]
    for puzzle in puzzles:
        name = f"{puzzle['id']}.ftl"
        faults += [f"en/{name}: {key}" for key in sorted(names_of(puzzle) - common - read_messages(TEXTS / "en" / name).keys())]
    if faults:
        sys.exit("missing: " + ", ".join(faults))


def names_of(puzzle: dict) -> set[str]:
    wanted = {f"preset-{puzzle['id']}-{preset['id']}" for preset in puzzle["presets"]}
    wanted |= {f"experiment-{experiment['id']}{end}" for experiment in puzzle["experiments"] for end in ("", "-about")}
    wanted |= {f"table-{table['id']}{end}" for table in puzzle["tables"] for end in ("", "-note")}
    wanted |= {f"column-{column}" for table in puzzle["tables"] for column in table["columns"]}
    for algorithm in puzzle["algorithms"]:
        wanted |= {f"plot-{plot['id']}" for plot in algorithm["plots"]} | {f"axis-{plot['x']}" for plot in algorithm["plots"] if plot.get("x")}
        wanted |= {f"algorithm-{algorithm['id']}", f"algorithm-{algorithm['id']}-about"}
        wanted |= {f"counter-{counter}" for counter in algorithm["counters"]}
        wanted |= {f"fault-{algorithm['id']}-{part}" for part in ("hint", "why") if "fault" in algorithm}
        for parameter in algorithm["parameters"]:
            wanted |= {f"option-{parameter['id']}", *(f"choice-{choice}" for choice in parameter.get("choices", ()))}
    return wanted


def check_lessons() -> None:
    """Every textbook algorithm that may run has a lesson with all its parts, of its own or that of a search that puzzles share."""
    faults = []
    for puzzle in own_puzzles():
        known = read_messages(TEXTS / "en" / "lessons.ftl") | read_messages(TEXTS / "en" / f"lessons-{puzzle.id}.ftl")
        faults += [f"{puzzle.id}: {each.id}" for each in textbooks(puzzle) if not any(is_whole(name, known) for name in lesson_names(each))]
    if faults:
        sys.exit("without a whole lesson in en/lessons*.ftl: " + ", ".join(faults))


def textbooks(puzzle):
    """The textbook algorithms that may run, among them the variants of others."""
    for algorithm in puzzle.algorithms:
        variants = algorithm.variants
        own = () if algorithm.solve in [each.solve for each in variants] else (algorithm,)
        yield from (each for each in (*own, *variants) if each.kind == "textbook")


def lesson_names(algorithm) -> tuple[str, str]:
    """Under which its lesson may stand: algorithms of one id differ by their files."""
    file = algorithm.source.rpartition(".")[2].replace("_", "-")
    return f"lesson-{algorithm.id}-{file}", f"lesson-{algorithm.id}"


def is_whole(name: str, known) -> bool:
    return all(any(f"{name}-{part}-1" in known for part in parts) for parts in LESSON)


def highlight(source: str) -> list[str]:
    """A line of HTML for every line of Python."""
    lines = [""]
    for token, text in lex(source, PythonLexer(stripnl=False, ensurenl=False)):
        style = next((name for kind, name in CLASSES if token in kind), "")
        for number, piece in enumerate(text.split("\n")):
            if number:
                lines.append("")
            escaped = piece.replace("&", "&amp;").replace("<", "&lt;")
            lines[-1] += f'<span class="{style}">{escaped}</span>' if style and piece else escaped
    return lines[:-1] if lines[-1] == "" else lines


def coloured_lines(source: dict) -> dict:
    """A source as `dhadha bake` wrote it, with its lines as HTML."""
    return source | {each: highlight("\n".join(source[each])) for each in ("text", "reading")}


def bake(folder: Path) -> None:
    """Check and split what `dhadha bake` wrote, so that a page loads only what it shows."""
    puzzles = json.loads((folder / "catalogue.json").read_text(encoding="utf-8"))["puzzles"]
    check_texts()
    check_names(puzzles)
    check_lessons()
    for puzzle in puzzles:
        write_json(folder / f"{puzzle['id']}.puzzle.json", puzzle)
        sources = folder / f"{puzzle['id']}.sources.json"
        coloured = {module: coloured_lines(source) for module, source in json.loads(sources.read_text(encoding="utf-8")).items()}
        write_json(sources, coloured)
    ids = [puzzle["id"] for puzzle in puzzles]
    for kind in ("puzzle", "sources"):
        write_assets(folder / f"{kind}.js", {each: f"./{each}.{kind}.json" for each in ids})
    write_texts(folder)
    write_table(folder / "racing.js", {puzzle["id"]: json.dumps(can_race(puzzle)) for puzzle in puzzles})


def write_texts(folder: Path) -> None:
    """Lessons and glossary apart: they are loaded when one of them is shown. Stories stand in their pages."""
    late = ("lessons", "glossary")
    tables = {kind: {} for kind in ("texts", *late)}
    for path in sorted(TEXTS.glob("*/*.ftl")):
        if path.stem.startswith("story-"):
            continue
        kind = next((each for each in late if path.stem.startswith(each)), "texts")
        tables[kind][f"{path.parent.name}/{path.stem}"] = path.as_posix()
    for kind, addresses in tables.items():
        write_assets(folder / f"{kind}.js", addresses)


def can_race(puzzle: dict) -> bool:
    """Whether the puzzle has methods that can race each other."""
    return sum(algorithm["races"] for algorithm in puzzle["algorithms"]) > 1


def write_json(path: Path, value) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False), encoding="utf-8")


def write_assets(path: Path, addresses: dict[str, str]) -> None:
    """A module whose default export maps names to files of data."""
    imports = [f'import a{number} from "{address}";' for number, address in enumerate(addresses.values())]
    write_table(path, {name: f"a{number}" for number, name in enumerate(addresses)}, imports)


def write_table(path: Path, table: dict[str, str], imports=()) -> None:
    """A module whose default export maps names to expressions."""
    rows = [f'  "{name}": {value},' for name, value in table.items()]
    path.write_text("\n".join([*imports, "export default {", *rows, "};", ""]), encoding="utf-8")


def render(dist: Path, baked: Path) -> None:
    puzzles = json.loads((baked / "catalogue.json").read_text(encoding="utf-8"))["puzzles"]
    manifest = json.loads((dist / "manifest.json").read_text(encoding="utf-8"))
    folders = [str(ROOT), str(ROOT / "static" / "pages")]
    templates = Environment(loader=FileSystemLoader(folders), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    templates.filters |= {"grouped": grouped, "given": given, "can_race": can_race, "groups": groups, "card": card, "shapes": shapes, "examples": examples}
    stills = json.loads((baked / "stills.json").read_text(encoding="utf-8"))
    for language, (_, direction) in LANGUAGES.items():
        home = "" if language == "en" else f"{language}/"
        digits = functools.partial(grouped, language=language)
        common = {"t": translator(language), "texts_of": {puzzle["id"]: translator(language, puzzle["id"]) for puzzle in puzzles}, "language": language, "direction": direction, "languages": LANGUAGES, "manifest": manifest, "puzzles": puzzles, "policy": POLICY, "preloaded": [f"{language}-common.ftl"], "still": still_in(digits, stills)}
        write(dist / home, templates.get_template("index.html"), common, depth=home.count("/"), page="")
        for puzzle in puzzles:
            page = f"{puzzle['id']}/"
            drawn = STORIES[puzzle["id"]](digits) if puzzle["id"] in STORIES else None
            own = {"drawn": drawn, "s": translator(language, f"story-{puzzle['id']}") if drawn else None, "preloaded": [*common["preloaded"], f"{language}-{puzzle['id']}.ftl", f"{puzzle['id']}.puzzle.json"]}
            write(dist / home / page, templates.get_template("puzzle.html"), common | own, depth=home.count("/") + 1, page=page, puzzle=puzzle, own=common["texts_of"][puzzle["id"]])
        write(dist / home / "race", templates.get_template("race.html"), common, depth=home.count("/") + 1, page="race/")
        write(dist / home / "embed", templates.get_template("embed.html"), common, depth=home.count("/") + 1, page="embed/")


def groups(puzzles: list) -> list[tuple[str, list]]:
    """The puzzles of each family, in order."""
    return [(family, list(members)) for family, members in groupby(puzzles, itemgetter("family"))]


def examples(puzzle: dict, kind: str = "") -> list[dict]:
    """The presets of a puzzle whose algorithms are of that kind; without one, those that are no exercise."""
    kinds = {algorithm["id"]: algorithm["kind"] for algorithm in puzzle["algorithms"]}
    return [preset for preset in puzzle["presets"] if (kinds[preset["algorithm"]] == kind if kind else kinds[preset["algorithm"]] != "fault")]


def card(puzzles: list) -> tuple[dict, dict]:
    """The puzzle and the preset that stand for a family in the gallery."""
    return next((puzzle, preset) for puzzle in puzzles for preset in puzzle["presets"] if preset["card"])


def still_in(digits, stills: dict):
    """A function that draws a preset at rest."""
    def still(puzzle: dict, preset: dict) -> str:
        at_rest = stills[f"{puzzle['id']}.{preset['id']}"]
        roles = {int(cell): role for cell, role in at_rest["roles"].items()}
        return figure(at_rest["board"], at_rest["values"], roles, puzzle["dress"], digits)
    return still


def translator(language: str, puzzle: str = ""):
    """The texts of every page; those of a puzzle, if one is named, win over them."""
    bundle = FluentBundle([language], use_isolating=False)
    for part in filter(None, ("common", puzzle)):
        source = (TEXTS / language / f"{part}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)

    def text(key: str, **args) -> str:
        value, errors = bundle.format_pattern(bundle.get_message(key).value, args)
        if errors:
            sys.exit(f"{language}: {key}: {errors[0]}")
        return value

    text.has = bundle.has_message
    return text


def given(value) -> str:
    """An option's value as an address has it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def grouped(value: int | str, language: str) -> str:
    """The number, or a text with digits, as the language writes it, in its own digits."""
    text = format_decimal(value, locale=language, numbering_system="default") if isinstance(value, int) else value
    return text.translate(str.maketrans("0123456789", DIGITS.get(language, "0123456789")))


def write(folder: Path, template, common: dict, depth: int, **more) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    root = "../" * depth or "./"
    (folder / "index.html").write_text(template.render(root=root, **common, **more), encoding="utf-8")


if __name__ == "__main__":
    what, *paths = sys.argv[1:]
    {"bake": bake, "render": render}[what](*map(Path, paths))
