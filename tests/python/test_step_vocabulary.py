"""One table defines the words; the page names no word, option, puzzle or algorithm."""

import re
from pathlib import Path

import dhadha
from dhadha.core.step import ROLES, VOCABULARY, WORDS
from dhadha.puzzle import Algorithm
from dhadha.puzzle.parameter import Parameter
from dhadha.puzzles.registry import own_puzzles
from dhadha.trace.recorder import Recorder
from trace_reader import read_file

STATIC = Path(__file__).parents[2] / "static"
SCRIPTS = {
    path: path.read_text(encoding="utf-8") for path in sorted(STATIC.rglob("*.ts"))
    if "build" not in path.relative_to(STATIC).parts and path.name != "generated-types.ts"  # Python's own types
}
LITERAL = re.compile(r"""(?<![\w$])(["'])(?:word:)?([\w-]+)\1""")
KEY = re.compile(r"(?<!const )(?<=[{,\s])([a-z]\w+):")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\w\"'])//[^\n]*", re.DOTALL)
KNOWING = re.compile(
    r"\bn-puzzle|sliding|inversion|manhattan|solvab|a-star|breadth|queen|conflicts?-|genetic|monte|backtrack"
    r"|knight|leaper|\bcoins?\b|grundy|\bmex\b|\bxor\b|mis[eè]re|octal|kayles|\bpiles?\b|magic square|magic-|siamese",
    re.IGNORECASE,
)
HOMONYMS = {  # literals that look like a word or an id: events, roles, CSS, keys of types, ends of a run
    "auto", "blocked", "budget", "close", "columns", "complete", "count", "drop", "exhausted", "first", "found", "goal",
    "length", "move", "moves", "nearest", "opponent", "place", "play", "progress", "rows", "seed", "start", "sum",
}


def names():
    """Return the words, and the ids of puzzles, algorithms and options."""
    algorithms = [algorithm for puzzle in own_puzzles() for algorithm in puzzle.algorithms]
    owners = [*own_puzzles(), *algorithms, *(each for algorithm in algorithms for each in algorithm.parameters)]
    return {*WORDS, *(owner.id for owner in owners)}


def test_page_names_no_word_option_or_puzzle():
    known = names() - HOMONYMS
    for path, text in SCRIPTS.items():
        named = {literal for _, literal in LITERAL.findall(COMMENT.sub("", text))}
        assert named & known == set(), path
        assert not KNOWING.search(text), path


def test_no_table_of_the_page_is_keyed_by_words():
    """Two words among a file's keys could be chance; three are a second vocabulary."""
    for path, text in SCRIPTS.items():
        keys = set(KEY.findall(COMMENT.sub("", text)))
        assert len(keys & set(WORDS)) < 3, path


def test_the_homonyms_are_in_use():
    text = "".join(SCRIPTS.values())
    assert [name for name in HOMONYMS if f'"{name}"' not in text] == []


def test_every_word_paints_roles_that_there_are():
    for word, meaning in VOCABULARY.items():
        assert meaning.means and meaning.changed in ROLES, word
        assert {meaning.written, meaning.bar} <= {"", *ROLES}, word
        assert meaning.context in ("", "waiting", "known", "left", "deepest"), word


def test_trace_header_defines_words():
    header = read_file(Recorder(dhadha.run("n-puzzle", "a-star", "123046758")).file()).header
    assert header["words"] == list(WORDS) == list(header["vocabulary"])
    expand = {"bar": "current", "frontier_delta": -1, "closes": True, "context": "waiting"}
    assert header["vocabulary"]["expand"] == expand
    assert (header["waiting"], header["informed"]) == ("open", True)
    assert header["vocabulary"]["compare"] == {}


def test_an_algorithm_says_whether_an_estimate_guides_it():
    puzzle = dhadha.puzzles.registry.find_puzzle("n-puzzle")
    informed = {algorithm.id for algorithm in puzzle.algorithms if algorithm.describe()["informed"]}
    assert informed >= {"a-star", "ida-star", "greedy-backtracking", "weighted-a-star"}
    assert not informed & {"breadth-first", "depth-first", "iterative-deepening"}
    estimate = Parameter("heuristic", "integer", 0, 0, 1)
    assert estimate.describe() == {"id": "heuristic", "kind": "integer", "default": 0, "minimum": 0, "maximum": 1}
    assert Algorithm("old", print, (estimate,)).informed
    assert not Algorithm("new", print, (estimate,), informed=False).informed

