"""The examples of the documents run, and the documents name every public member."""

import ast
import doctest
import re
from pathlib import Path
from typing import get_type_hints, is_typeddict

import dhadha
import pytest
from dhadha import batch
from dhadha.cli.main import main
from dhadha.core import puzzle_types
from dhadha.core.steps_and_nodes import ROLES, WORDS, Step
from dhadha.puzzle import Presenter, Puzzle, capability_mixins
from dhadha.puzzle.algorithm import Algorithm
from dhadha.puzzle.parameter import Parameter
from dhadha.puzzles.registry import PUZZLES
from dhadha.search import Problem
from dhadha.testing import find_package
from dhadha.testing.check_data_shapes import ALGORITHM, mismatches, types
from fluent_messages import english_variables_of
from run_helpers import call_page, run_to_end

ROOT = Path(__file__).parents[2]
FOLDERS = (".", ".github", "py", "py/docs", "static", "static/docs", "tests")
FILES = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.md"))]
DOCUMENTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in FILES}
TUTORIAL, REFERENCE, LIBRARY = (f"py/docs/{name}.md" for name in ("first-puzzle", "reference", "python-library"))
COMMAND_LINE = "py/docs/command-line.md"
AUTHORS = DOCUMENTS[REFERENCE]
CAPABILITIES = [
    getattr(capability_mixins, name) for name in ("Playable", "HasHints", "TwoPlayers", "HasGenerator")
]
SHAPES = [value for value in vars(puzzle_types).values() if is_typeddict(value)]
SECTIONS = {  # of those that have no heading of their own
    "Grid": ["### Board"], "Rules": ["### Board"], "Area": ["### Board", "### Area"],
    "Picture": ["### Board", "## Refusals"], "Hint": ["### StatusMessage"], "Token": ["### Appearance"],
    "Alternative": ["## The puzzle"],
}


def code_blocks(document, language):
    return re.findall(rf"```{language}\n(.*?)```", DOCUMENTS[document], re.DOTALL)


def table_under(heading):
    """Return the rows of the first table below a line that begins with the heading: [[cell, …], …]."""
    after = re.split(rf"^{re.escape(heading)}[^\n]*\n", AUTHORS, maxsplit=1, flags=re.MULTILINE)[1]
    lines = after[after.index("|") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))] for line in lines]


def names_in_backticks(text):
    return set(re.findall(r"`([a-z_]+)", text))


def examples(heading):
    """Return the examples in the last column, as Python values."""
    rows = [row for row in table_under(heading) if len(row) > 2]
    return [(row[0], ast.literal_eval(row[2].strip("`"))) for row in rows if row[2]]


# ---- README.md

@pytest.mark.parametrize("document", ["README.md", LIBRARY])
def test_examples_print_what_their_comments_say(document, capsys):
    for example in code_blocks(document, "python"):
        exec(example, {"__name__": "__main__"})
        printed = capsys.readouterr().out
        comments = re.findall(r"^ *print\(.*\) +# (.+)$", example, re.MULTILINE)
        assert [comment for comment in comments if comment.split(";")[0] not in printed] == []


@pytest.mark.parametrize("module", [dhadha, batch])
def test_examples_in_docstrings_run(module):
    failed, tried = doctest.testmod(module)
    assert tried and not failed


def test_documented_commands_answer_as_documented(capsys):
    commands = re.findall(r"^    (python \S+ \S+)", DOCUMENTS["README.md"], re.MULTILINE)
    assert commands[:2] == ["python build.py serve", "python build.py test"]
    said = re.findall(r"^    python -m dhadha (solve .+?) +# (.+)$", DOCUMENTS[COMMAND_LINE], re.MULTILINE)
    assert len(said) >= 2
    for command, answer in said:
        assert main(command.split()) == 0
        assert capsys.readouterr().out.strip() == answer


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_resolve(document):
    for link in re.findall(r"\]\((?!http)([^)]+)\)", DOCUMENTS[document]):
        name, _, anchor = link.partition("#")
        target = (ROOT / document).parent / name if name else ROOT / document
        assert target.exists(), link
        titles = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE) if anchor else []
        assert not anchor or anchor in {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in titles}, link


# ---- the tutorial

def test_the_tutorial_is_a_package_without_a_fault(tmp_path, capsys):
    (tmp_path / "lights.py").write_text("".join(code_blocks(TUTORIAL, "python lights.py")), "utf-8")
    (tmp_path / "pyproject.toml").write_text(code_blocks(TUTORIAL, "toml pyproject.toml")[0], "utf-8")
    assert main(["check", str(tmp_path), "--seconds", "1"]) == 0, capsys.readouterr().out
    find_package(str(tmp_path)).load()
    answers = {each.id: run_to_end("lights", each.id)[0].result for each in PUZZLES["lights"].algorithms}
    length = {"length": 8}
    assert answers == {"a-star": length, "breadth-first": length, "light-chasing": {"first-row": "111"}}


def test_authors_import_from_one_module():
    written = [*(ROOT / "tests/packages").rglob("*.py"), *(ROOT / "py/dhadha/devtools/new/template").rglob("*.py")]
    texts = [*(path.read_text(encoding="utf-8") for path in written), *code_blocks(TUTORIAL, "python lights.py")]
    modules = {name for text in texts for name in re.findall(r"^(?:from|import) (dhadha\S*)", text, re.MULTILINE)}
    assert modules <= {"dhadha", "dhadha.puzzle", "dhadha.testing"}
    assert {shape.__name__ for shape in SHAPES} - set(dhadha.puzzle.__all__) == set()


# ---- the reference: nothing is left out

@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.__name__)
def test_every_key_documented(shape):
    facts = set()
    for heading in SECTIONS.get(shape.__name__, [f"### {shape.__name__}"]):
        section = re.split(rf"^{heading}", AUTHORS, maxsplit=1, flags=re.MULTILINE)[1].split("\n#")[0]
        facts |= names_in_backticks(section) | set(re.findall(r'"(\w+)":', section))
    assert set(get_type_hints(shape)) - facts == set()


@pytest.mark.parametrize(("owner", "heading"), [
    (Puzzle, "## The puzzle"), (Problem, "## The problem"), (Presenter, "## The presenter"),
    (Algorithm, "`Algorithm("), (Parameter, "`Parameter("), *((each, "## Capabilities") for each in CAPABILITIES),
], ids=lambda value: getattr(value, "__name__", ""))
def test_every_member_documented(owner, heading):
    facts = names_in_backticks(" ".join(" ".join(row) for row in table_under(heading)))
    fields = getattr(owner, "__dataclass_fields__", None)
    members = set(fields) if fields else {name for name in vars(owner) if not name.startswith("_")}
    assert members - facts - {"describe", "find_algorithm"} == set()


def test_steps_words_and_roles_documented():
    assert [row[0].strip("`") for row in table_under("## Steps")] == list(Step._fields)
    assert names_in_backticks(" ".join(row[0] for row in table_under("Roles:"))) == set(WORDS)
    assert names_in_backticks(AUTHORS.split("\nRoles: ")[1].split(".")[0]) == set(ROLES)


def test_documented_panels_are_defined_with_a_title():
    names = re.search("some of `([^`]+)`", DOCUMENTS["static/docs/embedding.md"])[1].split()
    folder = ROOT / "static/player/panels"
    modules = re.findall(r'^import "./(.+)";', (folder / "all-panels.ts").read_text("utf-8"), re.MULTILINE)
    sources = "".join((folder / module).read_text("utf-8") for module in modules)
    defined = re.findall(r'^definePanel\("(\w+)"', sources, re.MULTILINE)
    assert {*names} == {*defined} - {"chips", "counts", "strip"}  # which are parts of the stage
    assert {f"panel-{name}" for name in names} <= english_variables_of("common").keys()


# ---- the reference: its examples

@pytest.mark.parametrize(
    "shape", ["Counter", "NodeList", "Plot", "Board", "Area", "Appearance", "Distance", "Hand", "Move", "StatusMessage"]
)
def test_examples_match_their_shape(shape):
    given = examples(f"### {shape}")
    assert len(given) > 1
    for key, value in given:
        kind = types.Hint if shape == "StatusMessage" else getattr(types, shape)
        assert mismatches(value, kind) == [], key
        parts = [part for part in value.values() if isinstance(part, dict)]
        assert names_in_backticks(key) <= value.keys() | set().union(*parts), key


def test_page_accepts_documented_boards():
    asked = [("boardFault", value) for _, value in examples("### Board")]
    areas = [value for _, value in examples("### Area")]
    asked += [("boardFault", {"areas": [area], "values": [0] * area["rows"] * area["columns"]}) for area in areas]
    asked += [("appearance", {"pieces": "none", "blank": 0} | value) for _, value in examples("### Appearance")]
    faults = call_page("validation/boards.ts", asked)
    assert [call for fault, call in zip(faults, asked, strict=True) if fault is not None] == []


def test_documented_algorithm_fields_accepted():
    for field, value in examples("`Algorithm("):
        name = next(iter(names_in_backticks(field)))
        algorithm = Algorithm("any", lambda problem: iter(()), **{name: value})
        assert getattr(algorithm, name) == value
        assert name not in ALGORITHM or mismatches(value, ALGORITHM[name]) == []


def test_documented_parameters_and_steps_are_valid():
    for *_, example in (row for row in table_under("`Parameter(") if row[2]):
        parameter = eval(example.strip("`"), {"Parameter": Parameter})
        assert parameter.read(parameter.default) == parameter.default
    step = Step(**{name.strip("`"): value for name, value in examples("## Steps")})
    assert step.word in WORDS and {role for _, role in (*step.marks, *step.roles)} <= set(ROLES)
