"""One table defines the words; the page names no option, puzzle or algorithm."""

import re
from pathlib import Path

from dhadha.core.steps_and_nodes import ROLES, VOCABULARY
from dhadha.puzzles.registry import own_puzzles

STATIC = Path(__file__).parents[2] / "static"
SCRIPTS = {
    path: path.read_text(encoding="utf-8") for path in sorted(STATIC.rglob("*.ts"))
    if "build" not in path.relative_to(STATIC).parts and path.name != "generated-types.ts"  # Python's own types
}
LITERAL = re.compile(r"""(["'])([a-z]+-[a-z-]+)\1""")  # other ids and words are too common to be told apart


def test_page_names_no_puzzle_algorithm_or_option():
    algorithms = [algorithm for puzzle in own_puzzles() for algorithm in puzzle.algorithms]
    owners = [*own_puzzles(), *algorithms, *(each for algorithm in algorithms for each in algorithm.parameters)]
    for path, text in SCRIPTS.items():
        assert {literal for _, literal in LITERAL.findall(text)}.isdisjoint(owner.id for owner in owners), path


def test_every_word_paints_roles_that_there_are():
    for word, meaning in VOCABULARY.items():
        assert meaning.means and meaning.changed in ROLES, word
        assert {meaning.written, meaning.bar} <= {"", *ROLES}, word
        assert meaning.context in ("", "waiting", "known", "left", "deepest"), word
        assert meaning.decisive in ("", "always", "kept", "again"), word
