"""The messages of a language as Fluent parses them; the English ones and their variables, as the build does."""

import sys
from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"
sys.path.insert(0, str(STATIC / "build"))

from check_words import Words, faults_of, read_rules  # noqa: E402, F401 (they stand beside the build's other steps)
from compare_languages import LANGUAGES, TEMPLATE, read_variables_of_messages, word_faults  # noqa: E402, F401
from fluent.syntax import ast, parse  # noqa: E402


def parse_fluent_messages(language: str, *names: str) -> dict[str, ast.Message]:
    """Return {key: its message} of these files."""
    paths = [STATIC / "i18n" / language / f"{name}.ftl" for name in names]
    entries = [entry for path in paths for entry in parse(path.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def english_variables_of(*names: str) -> dict[str, set[str]]:
    """Return {key: the variable names of its English text} of these files; a later file wins."""
    found = {}
    for name in names:
        found |= read_variables_of_messages(STATIC / "i18n" / "en" / f"{name}.ftl")
    return found
