"""Check that all languages have the same messages, or stop the build."""

import json
import sys
from functools import cache
from pathlib import Path

from check_words import faults_of
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "static/i18n"
TEMPLATE = ROOT / "py/dhadha/devtools/new/template/src/template_name"
LANGUAGES = json.loads((ROOT / "py/dhadha/languages.json").read_text(encoding="utf-8"))
SCRIPT_FONTS = {row["font"]["family"]: row["font"] for row in LANGUAGES.values() if "font" in row}  # but for Latin


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        name, text = node.id.name, node.value.elements[0]
        if name in ("step", "only") and isinstance(text, ast.TextElement):  # names: the same in every language
            name = f"{name} = {text.value}"
        self.names.add(f".{name}")


@cache
def parse_messages(path: Path) -> dict[str, ast.Message]:
    """Return every message; none for a missing file."""
    entries = parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    for entry in entries:
        if isinstance(entry, ast.Junk):
            sys.exit(f"{path.name}: cannot read: {str(entry.content).splitlines()[0]}")
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def read_variables_of_messages(path: Path) -> dict[str, set[str]]:
    """Return the variables of every message."""
    messages = {}
    for name, message in parse_messages(path).items():
        variables = Variables()
        variables.visit(message)
        messages[name] = variables.names
    return messages


def word_faults(path: Path, language: str) -> list[str]:
    """Return what the term sheet of a language forbids in a file."""
    return [
        f"{path.parent.name}/{path.name}: {name} {fault}; see static/i18n/{language}/terms.toml"
        for name, message in parse_messages(path).items() for fault in faults_of(message, language)
    ]


def check_texts() -> None:
    """Check that all languages have the same files and messages with the same variables, in the words of their term
    sheets, or stop the build."""
    folders = {path.name for path in TEXTS.iterdir() if path.is_dir()}
    faults = [f"{name}: languages.json has no such language" for name in folders - LANGUAGES.keys()]
    for path in (TEXTS / "en").glob("*.ftl"):
        english = read_variables_of_messages(path)
        for language in LANGUAGES:
            name = f"{language}/{path.name}"
            messages = read_variables_of_messages(TEXTS / name)
            faults += word_faults(TEXTS / name, language)
            faults += [f"{name}: {key} is missing" for key in english.keys() - messages.keys()]
            faults += [f"{name}: {key} is not in en/{path.name}" for key in messages.keys() - english.keys()]
            faults += [
                f"{name}: {key} has the variables {sorted(messages[key])}, en/{path.name} {sorted(english[key])}"
                for key in english.keys() & messages.keys() if messages[key] != english[key]
            ]
    faults += [each for path in TEMPLATE.glob("*.ftl") for each in word_faults(path, path.stem)]
    if faults:
        sys.exit("\n".join(sorted(faults)))
