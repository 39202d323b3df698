"""Boards in the notations that command-line.md lists are read as it says; other texts are refused or asked about."""

import pickle
import re
from array import array
from contextlib import suppress
from itertools import chain
from pathlib import Path

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.notation.normalize_input import extract_state
from dhadha.notation.tables_readings_and_notes import Reading
from dhadha.puzzles import registry
from dhadha.puzzles.knight.parse_and_format_state import PathRequest, Square
from dhadha.puzzles.knight.parse_and_format_state import read_state as read_path
from dhadha.puzzles.knight.parse_and_format_state import write_state as write_path
from dhadha.puzzles.magic.parse_and_format_state import read_state as read_square_text
from dhadha.puzzles.magic.parse_and_format_state import write_state as write_square
from dhadha.puzzles.piles.rule import format_numbers_as_ranges, read_octal, read_takes
from dhadha.puzzles.queens.board import read_state as read_queens
from dhadha.puzzles.queens.board import write_state as write_queens
from dhadha.puzzles.sliding.board import SHAPES, read_state, write_state
from fluent_messages import english_variables_of
from hypothesis import example, given, settings
from hypothesis import strategies as st
from magic_oracle import NUMBERS as NUMBERS_IN_SQUARES
from magic_oracle import rows_of
from refused_board_texts import joined, unsupported_texts
from test_estimate_tree import TREES
from test_fuzz import ANYTHING

DOCUMENT = (Path(__file__).parents[2] / "py/docs/command-line.md").read_text(encoding="utf-8")
BENGALI = str.maketrans("0123456789", "০১২৩৪৫৬৭৮৯")


def read_given(puzzle, given) -> Reading:
    return registry.find_puzzle(puzzle).read(extract_state(given, 10**7)[0])


def state(puzzle, given) -> str:
    return read_given(puzzle, given).state


def refusal(puzzle, given) -> InvalidInput:
    with pytest.raises(InvalidInput) as refused:
        dhadha.run(puzzle, registry.find_puzzle(puzzle).algorithms[0].id, given)
    return refused.value


# --- The table of the documents ---------------------------------------------------------------------------------------


def documented_forms():
    """Return (form, puzzle, cell) of the table."""
    lines = re.findall(r"^\|.*\|$", DOCUMENT.split("## Notations")[1].split("\n## ")[0], re.MULTILINE)
    rows = [[cell.strip() for cell in re.split(r"(?<!\\)\|", line[1:-1])] for line in lines]
    puzzles = [cell.strip("`") for cell in rows[0][1:]]
    assert {*puzzles} == registry.OWN.keys() - {"magic-trick"}
    return [(row[0], puzzle, cell) for row in rows[2:] for puzzle, cell in zip(puzzles, row[1:], strict=True)]


CELL = re.compile(r"`([^`]+)`(?: → `([^`]+)`(, \*noted\*)?|: (\*refused\*)|: ((?:`[^`]+`(?: or )?)+)\?)")


@pytest.mark.parametrize(("form", "puzzle", "cell"), documented_forms())
def test_documented_forms(form, puzzle, cell):
    found = CELL.fullmatch(cell.replace("\\|", "|"))
    assert found, cell
    text, own, noted, refused, offers = found.groups()
    text = text.replace("↵", "\n").replace("␉", "\t")
    if own:
        read = read_given(puzzle, text)
        assert (read.state, bool(read.notes)) == (own, bool(noted))
        assert state(puzzle, own) == own
        return
    error = refusal(puzzle, text)
    assert [*error.offers] == ([] if refused else re.findall(r"`([^`]+)`", offers or ""))
    assert all(state(puzzle, offer) == offer for offer in error.offers)
    if form in ("no board", "any other form"):
        assert_names_two_forms(puzzle, text, error)


def assert_names_two_forms(puzzle, text, error):
    """Assert that it quotes what was typed and shows two forms that are read."""
    assert error.key == "not-read" and error.params["given"][:9] in " ".join(text.split())
    first, second = error.params["first"], error.params["second"]
    assert first != second and first in str(error) and second in str(error)
    assert read_given(puzzle, first).state and read_given(puzzle, second).state


def test_texts_outside_the_table_are_refused_or_asked_about():
    texts = unsupported_texts()
    assert len(texts) > 300
    keys = [refusal(puzzle, text).key for puzzle, _, text in texts]
    assert keys.count("not-read") > 0.9 * len(keys)
    for key, (puzzle, _, text) in zip(keys, texts):
        if key == "not-read":
            assert_names_two_forms(puzzle, text, refusal(puzzle, text))


# --- Each form of each board ------------------------------------------------------------------------------------------


def write_markdown_table(rows):
    lines = ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def write_framed_rows(rows):
    rule = "┼" + "──┼" * len(rows[0])
    return "\n".join([rule, *chain.from_iterable(("│" + joined([row], "│", "") + "│", rule) for row in rows)])


def write_as_pandas(rows):
    head = "   " + "  ".join(map(str, range(len(rows[0]))))
    return "\n".join([head, *(f"{at}  {joined([row], '  ', '')}" for at, row in enumerate(rows))])


SEPARATED = [
    (" ", "\n"), (",", "\n"), (";", "\n"), ("\t", "\r\n"), (" ", " / "), (" ", "; "), (" ", " | "), ("،", "\n"),
]
FORMS = [
    *(lambda rows, cell=cell, row=row: joined(rows, cell, row) for cell, row in SEPARATED),
    repr,
    lambda rows: f"board = {rows}",
    lambda rows: f'{{"board": {rows}}}'.replace("'", '"'),
    lambda rows: "int b[][] = " + str(rows).replace("[", "{").replace("]", "}") + ";",
    lambda rows: f"array({rows}, dtype=int8)".replace("], [", "],\n       ["),
    lambda rows: f"[[{joined(rows, ' ', ']' + chr(10) + ' [')}]]",
    write_markdown_table, write_framed_rows, write_as_pandas,
    lambda rows: f"{len(rows)}\n{joined(rows, ' ', chr(10))}",
    lambda rows: f"# a board of mine\n{joined(rows, ' ', chr(10))}",
    lambda rows: joined(rows, " ", "  # a row\n") + " # the last",
    lambda rows: joined(rows, " ", "\n").translate(BENGALI),
    lambda rows: "\ufeff\u2066" + joined(rows, "\u00a0", "\n").replace("1", "1\u200b") + "\u2069\u200e",
]
NUMBERS = [
    *FORMS, lambda rows: joined([[f"{cell}.0" for cell in row] for row in rows], " ", "\n"),
    lambda rows: ",".join(f"c{at}" for at in range(len(rows[0]))) + "\n" + joined(rows, ",", "\n"),
]
BOARDS_OF_TILES = st.sampled_from(SHAPES).flatmap(
    lambda shape: st.tuples(st.just(shape), st.permutations(range(shape.cell_count)).map(bytes))
)


@settings(max_examples=200)
@given(BOARDS_OF_TILES, st.sampled_from(NUMBERS))
def test_tiles_are_read_back(board, form):
    shape, tiles = board
    own = write_state(shape, tiles)
    assert read_state(own) == board and read_given("n-puzzle", own) == Reading(own)
    rows = [list(tiles[at : at + shape.columns]) for at in range(0, len(tiles), shape.columns)]
    assert state("n-puzzle", form(rows)) == own


def accepted_states(puzzle, text):
    """Return the state, or the offered states."""
    try:
        return [state(puzzle, text)]
    except InvalidInput as asked:
        assert asked.offers, (text, asked)
        return [*asked.offers]


@settings(max_examples=200)
@given(NUMBERS_IN_SQUARES.filter(any), st.sampled_from(NUMBERS))
@example([0, 1, 2, 3], repr)
def test_magic_squares_are_read_back(numbers, form):
    """Foreign ones may be counted from 0: then this reading is offered."""
    own = write_square(numbers)
    assert state("magic-square", own) == own and read_square_text(own) == tuple(numbers)
    assert own in accepted_states("magic-square", form(rows_of(numbers)))


@given(st.lists(st.lists(st.integers(1, 8), min_size=2, max_size=2), min_size=2, max_size=5), st.sampled_from(NUMBERS))
def test_coins_are_read_back(coins, form):
    coins[0][0] = 9  # so that no number before them could be their size
    own = " ".join(f"({x},{y})" for x, y in coins)
    assert read_given("coin-game", own) == Reading(own)
    assert state("coin-game", form(coins)) == own


@given(st.lists(st.integers(0, 9999), min_size=2, max_size=12), st.sampled_from([*", ;/|\n\t"]))
def test_piles_are_read_back(piles, sign):
    own = " ".join(map(str, piles))
    assert read_given("pile-game", own) == Reading(own) and state("pile-game", str(piles)) == own
    assert own in accepted_states("pile-game", sign.join(map(str, piles)))


QUEENS_PLACED = st.integers(2, 12).flatmap(lambda n: st.tuples(
    st.lists(st.integers(0, n), min_size=n, max_size=n),
    st.frozensets(st.tuples(st.integers(1, n), st.integers(1, n)), max_size=4),
)).filter(lambda board: any(board[0]) or board[1])


@settings(max_examples=200)
@given(QUEENS_PLACED, st.sampled_from(FORMS))
def test_queens_are_read_back(board, form):
    (rows, forbidden), n = board, len(board[0])
    own = write_queens(rows)
    if forbidden:
        own = f"{' '.join(map(str, rows))} x {' '.join(f'{row},{column}' for row, column in sorted(forbidden))}"
    read = read_queens(state("n-queens", own))
    assert (read, read.forbidden, write_queens(read)) == (tuple(rows), forbidden, own)
    assert registry.find_puzzle("n-queens").options_from_state(own) == {"n": n}
    if not forbidden:
        drawing = [[".Q"[rows[column] == row] for column in range(n)] for row in range(1, n + 1)]
        assert state("n-queens", form(drawing)) == state("n-queens", "\n".join(map("".join, drawing))) == own
        assert 0 in rows or own in accepted_states("n-queens", str(rows))


SQUARES = st.builds(Square, st.integers(0, 999), st.integers(0, 999))


@given(st.builds(PathRequest, SQUARES, SQUARES, st.lists(SQUARES, max_size=5).map(tuple)))
def test_knight_states_are_read_back(request):
    text = write_path(request)
    assert read_path(text) == request and read_given("knight-path", text) == Reading(text)
    pairs = [f"({square.rank + 1},{square.column + 1})" for square in (request.start, request.target, *request.blocked)]
    numbers = " ".join(pairs[:2]) + (" x " + " ".join(pairs[2:]) if request.blocked else "")
    for form in (text.upper(), text.replace(" ", ", "), text.replace(" ", "\n"), text.translate(BENGALI), numbers):
        assert text in accepted_states("knight-path", form)


@given(TREES)
def test_trees_are_read_back(tree):
    forms = (
        tree, tree.replace("(", "[").replace(")", "]"), tree.replace(" ", ", "), f"# mine\n{tree}",
        tree.translate(BENGALI),
    )
    with suppress(InvalidInput):  # too many levels or leaves
        assert [state("estimate-tree", form) for form in forms] == [tree] * len(forms)


@settings(max_examples=300)
@given(st.sampled_from([*registry.OWN]), ANYTHING | st.text("0123456789 ,/\n-৩۴²½x{}", max_size=40))
@example("n-puzzle", "9" * 5000)
@example("n-puzzle", "0" * 5000 + " 1")
@example("n-puzzle", "\ud800")
def test_any_state_is_read_or_refused(puzzle, given):
    with suppress(InvalidInput):
        read = read_given(puzzle, given)
        assert state(puzzle, read.state) == read.state
        assert pickle.loads(pickle.dumps(read)) == read


# --- Single readings --------------------------------------------------------------------------------------------------


def test_drawings_and_links_determine_the_size_and_the_rule():
    for puzzle, text, expected in (
        ("knight-path", "N....\n..#..\nT....", {"rows": 3, "columns": 5}),
        ("coin-game", "e5 h8", {"rows": 8, "columns": 8}),
        ("coin-game", "....\n...C", {"rows": 2, "columns": 4}),
        ("knight-path", "https://example.org/?state=a1+e5&option-rows=5&option-columns=6", {"rows": 5, "columns": 6}),
        ("knight-path", '<dhadha-player state="a1 e5" option-rows="5" option-columns="6">', {"rows": 5, "columns": 6}),
        ("knight-path", b'{"puzzle": "knight-path", "state": "a1 e5", "options": {"rows": 5}}', {"rows": 5}),
    ):
        run = dhadha.run(puzzle, registry.find_puzzle(puzzle).algorithms[0].id, text, rows=30)
        assert run.options | expected == run.options
    run = dhadha.run("pile-game", "grundy", "IIIXXI", split="unequal", octal="0.3")
    assert (run.problem.start, run.problem.rule.code) == ((3, 1), "0.77") and "Kayles" in str(run)


@pytest.mark.parametrize("given", [
    [[1, 2, 3], [0, 4, 6], [7, 5, 8]], ((1, 2, 3), (0, 4, 6), (7, 5, 8)), [1, 2, 3, 0, 4, 6, 7, 5, 8], 123046758,
    b"123046758", "123046758".encode("utf-16"), "123046758".encode("utf-32"), bytearray(b"\xef\xbb\xbf123046758"),
    array("b", [1, 2, 3, 0, 4, 6, 7, 5, 8]), "1%202%203%200%204%206%207%205%208",
    "https://example.org/n-puzzle/?state=123046758&start-at=3", "Look at https://example.org/?state=123046758 please",
    "# Mine\n<https://example.org/?state=123046758>\n[1]", "https://example.org/?state=1+2+3+/+%23+4+6+/+7+5+8",
    '<iframe src="https://example.org/embed/?puzzle=n-puzzle&amp;state=123046758&amp;lang=fa"></iframe>',
    '{"kind": "header", "puzzle": "n-puzzle", "state": "123046758"}\n{"kind": "steps"}',
    '{"puzzle": "n-puzzle", "state": "123046758", "steps": "' + 200_000 * "-" + '"}',
])
def test_state_is_read_from_values_and_links(given):
    assert dhadha.run("n-puzzle", "a-star", given).state_text == "123046758"


def test_commas_at_the_ends_of_rows():
    """They end a list, but the last column of a copied board may be empty."""
    for puzzle, text, own in (
        ("n-queens", "2, 4, 1, 3,", "2 4 1 3"), ("n-queens", "Q,\n,", "1 ."), ("n-queens", "2,\n4,\n1,\n3,", "2 4 1 3"),
        ("pile-game", "5,\n2,\n3", "5 2 3"), ("n-puzzle", "1,2,\n3,0,", "1230"), ("knight-path", "N,\n,\nT,", "a3 a1"),
        ("magic-square", "8,1,\n3,5,\n4,9,", "8 1 0 / 3 5 0 / 4 9 0"), ("magic-square", "2,0,\n0,1,", "2 0 / 0 1"),
    ):
        assert state(puzzle, text) == own
    assert read_given("knight-path", "N,\n,\nT,").options == {"rows": 3, "columns": 2}


@pytest.mark.parametrize(("puzzle", "text", "given"), [
    ("n-puzzle", "१ ২ ³ ۴", "³"), ("n-puzzle", "১ ২ ০ ৪x", "৪x"), ("pile-game", "৫ ۲ १२x", "१२x"),
    ("pile-game", "৫ ٪ ۲", "٪"), ("coin-game", "5.5 2 1", "5.5"),
    ("pile-game", "5, , 3", ""),
    ("n-queens", "১: ২ ৪", "১: ২ ৪"), ("knight-path", "x → ۱ ← y", "x → ۱ ← y"), ("pile-game", "۱٬۰۰۰", "۱٬۰۰۰"),
])
def test_refusals_quote_what_was_typed(puzzle, text, given):
    assert refusal(puzzle, text).params["given"] == given


@pytest.mark.parametrize("puzzle, values, text", [
    ("n-queens", [0, 4, 7, 5, 2, 6, 1, 3], ". 4 7 5 2 6 1 3"), ("n-queens", [2, 0, 0, 3], "2 0 0 3"),
    ("magic-square", [8, 1, 6, 3, 5, 7, 4, 0, 2], "8 1 6 / 3 5 7 / 4 . 2"),
])
def test_manual_board_never_zero_based(puzzle, values, text):
    assert registry.find_puzzle(puzzle).state_of(values, {"n": 8}) == text == state(puzzle, text)


def test_every_note_and_question_has_its_text():
    """The notes of the table, and those of boards that it has no room for."""
    cells = [(puzzle, cell) for _, puzzle, cell in documented_forms() if "noted" in cell]
    noted = [(puzzle, CELL.match(cell)[1].replace("\\|", "|")) for puzzle, cell in cells]
    noted += [("n-queens", text) for text in ("[3, 0, 2, 0]", "*_ __")]
    texts, keys = {name: english_variables_of(name) for name in (*registry.OWN, "common")}, set()
    for puzzle, text in noted:
        for note in read_given(puzzle, text.replace("↵", "\n")).notes:
            assert (texts["common"] | texts[puzzle])[f"read-{note.key}"] <= note.args.keys() and str(note)
            keys.add(f"read-{note.key}")
    assert {key for own in texts.values() for key in own if key.startswith("read-")} == keys
    for text, key in (
        ("[4, 2, 4, 1, 3]", "queens-or-size"), ("12", "only-a-size"), ("[_, 3, 0, 0]", "rows-from-where"),
        ("1 2 3\n4 5 6\n7 8 9", "drawing-unclear"),
    ):
        assert refusal("n-queens", text).key == key and len(refusal("n-queens", text).offers) in (1, 2)


def test_goals_and_shapes_are_read():
    text = " ".join(map(str, range(36)))
    assert read_state(state("n-puzzle", text))[0] == (6, 6) and dhadha.run(
        "n-puzzle", "a-star", "1 2 3 / 4 0 5", goal="012345"
    ).problem.goal == bytes(range(6))
    assert [*dhadha.run("n-puzzle", "a-star", "1230", goal=[[1, 2], [0, 3]]).problem.goal] == [1, 2, 0, 3]
    assert dhadha.run("n-queens", "compare", "2 4 1 3", other="[1, 3, 0, 2]").problem.other == (2, 4, 1, 3)


# --- Options ----------------------------------------------------------------------------------------------------------


OPTIONS = {  # {(puzzle, option): {canonical text: the same as others write it}}
    ("knight-path", "leaper"): {"1,2": ["2,1", "১,২"], "2,3": ["(2, 3)"], "1,3": [[[1, 3]], "{1,3}"]},
    ("coin-game", "moves"): {"-2,1 -3,-1": ["(−2,+1) (−3,−1)"], "-1,0 0,-1": [[[-1, 0], [0, -1]]]},
    ("pile-game", "takes"): {"1–3": [
        "1,2,3", "{1, 2, 3}", "1-3", "3-1", "1 2 3", "৩ ১–২", "1…3", "3,2,1,1", range(1, 4), {1, 2, 3},
    ]},
    ("pile-game", "octal"): {
        "0.77": [".77", " 0.77 ", "0.770", "০.৭৭", "۰٫۷۷", "·77", " 0. 7\u200f7 "], "0.137": ["0·137"],
        "0.007": ["٫۰۰۷"], "4.4": ["4·4", "৪.৪", "4．4"], "4.0": ["4.", "4·", "4.000"],
        "0.333…": ["0.333...", "·3…", "۰٫۳۳۳…"], "4.333…": ["4·3…"],
    },
}


@pytest.mark.parametrize("puzzle, option", OPTIONS)
def test_options_are_read_as_states_are(puzzle, option):
    def board_and_options_read(given):
        run = dhadha.run(puzzle, registry.find_puzzle(puzzle).algorithms[0].id, "", **{option: given})
        found = vars(run.problem.rule if puzzle == "pile-game" else run.problem)
        leaper = run.problem.board.leaper if puzzle == "knight-path" else ()
        return run.board, [found.get(name) for name in ("moves", "digits", "endless")], leaper

    for own, texts in OPTIONS[puzzle, option].items():
        assert all(board_and_options_read(given) == board_and_options_read(own) for given in texts), own
        assert option != "octal" or read_octal(own).code == own
        assert option != "takes" or ", ".join(format_numbers_as_ranges([*read_takes(own).digits])) == own
    assert len({str(board_and_options_read(own)) for own in OPTIONS[puzzle, option]}) == len(OPTIONS[puzzle, option])


def test_states_and_options_that_say_the_same():
    run = dhadha.run("knight-path", "breadth-first", "B1 G6 x d5 c3")
    again = dhadha.run("knight-path", "breadth-first", run.state_text, **run.options)
    assert (again.state_text, again.options) == (run.state_text, run.options)
    assert dhadha.run("knight-path", "breadth-first", rows=5, columns=12).problem.to_name == "l5"
    assert dhadha.run("coin-game", "grundy", "").state_text == "(5,2) (8,8)"
    assert dhadha.run("pile-game", "grundy", " ").state_text == "5 2 3"
    assert dhadha.run("pile-game", "grundy", "8 0", octal="0.77").state_text == "8"
    assert dhadha.run("n-queens", "check", "2413", n="4").options["n"] == 4
