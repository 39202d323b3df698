"""Check the messages: every language has all of them, and every name has one, or the build stops."""

import sys
from pathlib import Path

from dhadha.puzzles.registry import own_puzzles
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

TEXTS = Path(__file__).parents[1] / "i18n"
LANGUAGES = {"en": ("English", "ltr"), "bn": ("বাংলা", "ltr"), "fa": ("فارسی", "rtl")}
LESSON = (("idea",), ("invariant",), ("proof", "limits"), ("cost",))  # every lesson has one of each


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)

    def visit_Attribute(self, node):  # variables that are the same in every language: names of steps or puzzles
        name = node.id.name
        self.names.add(f".{name} = {node.value.elements[0].value}" if name in ("step", "only") else f".{name}")


def read_messages(path: Path) -> dict[str, set[str]]:
    """Return the variables of every message."""
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
    """Check that all languages have the same files and messages with the same variables, or stop the build."""
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
    """Check that everything the catalogue names has a text; a puzzle and its description are in the common file."""
    common = read_messages(TEXTS / "en" / "common.ftl").keys()
    faults = [
        f"en/common.ftl: {key}"
        for puzzle in puzzles
        for key in (f"puzzle-{puzzle['id']}", f"puzzle-{puzzle['id']}-about", f"family-{puzzle['family']}-about")
        if key not in common
    ]
    for puzzle in puzzles:
        name = f"{puzzle['id']}.ftl"
        faults += [
            f"en/{name}: {key}" for key in sorted(names_of(puzzle) - common - read_messages(TEXTS / "en" / name).keys())
        ]
    if faults:
        sys.exit("missing: " + ", ".join(faults))


def names_of(puzzle: dict) -> set[str]:
    wanted = {f"preset-{puzzle['id']}-{preset['id']}" for preset in puzzle["presets"]}
    wanted |= {f"experiment-{experiment['id']}{end}" for experiment in puzzle["experiments"] for end in ("", "-about")}
    wanted |= {f"table-{table['id']}{end}" for table in puzzle["tables"] for end in ("", "-note")}
    wanted |= {f"column-{column}" for table in puzzle["tables"] for column in table["columns"]}
    for algorithm in puzzle["algorithms"]:
        wanted |= {f"plot-{plot['id']}" for plot in algorithm["plots"]} | {
            f"axis-{plot['x']}" for plot in algorithm["plots"] if plot.get("x")
        }
        wanted |= {f"algorithm-{algorithm['id']}", f"algorithm-{algorithm['id']}-about"}
        wanted |= {f"counter-{counter}" for counter in algorithm["counters"]}
        wanted |= {f"fault-{algorithm['id']}-{part}" for part in ("hint", "why") if "fault" in algorithm}
        for parameter in algorithm["parameters"]:
            wanted |= {f"option-{parameter['id']}", *(f"choice-{choice}" for choice in parameter.get("choices", ()))}
    return wanted


def check_lessons() -> None:
    """Check that every textbook algorithm in use has a complete lesson, its own or that of a shared search."""
    faults = []
    for puzzle in own_puzzles():
        known = read_messages(TEXTS / "en" / "lessons.ftl") | read_messages(TEXTS / "en" / f"lessons-{puzzle.id}.ftl")
        faults += [
            f"{puzzle.id}: {each.id}"
            for each in textbooks(puzzle)
            if not any(has_all_lesson_parts(name, known) for name in lesson_names(each))
        ]
    if faults:
        sys.exit("without a whole lesson in en/lessons*.ftl: " + ", ".join(faults))


def textbooks(puzzle):
    """Return the textbook algorithms in use, including variants of others."""
    for algorithm in puzzle.algorithms:
        variants = algorithm.variants
        own = () if algorithm.solve in [each.solve for each in variants] else (algorithm,)
        yield from (each for each in (*own, *variants) if each.kind == "textbook")


def lesson_names(algorithm) -> tuple[str, str]:
    """Return the names under which its lesson may be found: algorithms of one id differ by their files."""
    file = algorithm.source.rpartition(".")[2].replace("_", "-")
    return f"lesson-{algorithm.id}-{file}", f"lesson-{algorithm.id}"


def has_all_lesson_parts(name: str, known) -> bool:
    return all(any(f"{name}-{part}-1" in known for part in parts) for parts in LESSON)
