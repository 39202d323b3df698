"""Requests for the knight's path: squares, options, refusals, the command line."""

import json
import string
from contextlib import suppress
from time import process_time

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.knight import PUZZLE
from dhadha.puzzles.knight.board import BLOCKED, read_leapers
from dhadha.puzzles.knight.coordinates import read_coordinates
from dhadha.puzzles.knight.squares import PathRequest, Square, column_name, read_request, read_square, write_request
from hypothesis import given
from hypothesis import strategies as st
from knight_oracle import ALGORITHMS, refusal
from test_command_line import command
from test_knight_search import play

SQUARES = st.builds(Square, st.integers(0, 999), st.integers(0, 999))


# ---- squares and states


@pytest.mark.parametrize(
    "column, letters",
    [(0, "a"), (25, "z"), (26, "aa"), (27, "ab"), (51, "az"), (52, "ba"), (701, "zz"), (702, "aaa"), (999, "all")],
)
def test_columns_are_named_as_in_a_spreadsheet(column, letters):
    assert column_name(column) == letters and read_square(letters + "1") == (0, column)


@pytest.mark.parametrize(
    "text, square",
    [
        ("a1", (0, 0)),
        ("b3", (2, 1)),
        ("c2", (1, 2)),
        ("h8", (7, 7)),
        ("H8", (7, 7)),
        ("all1000", (999, 999)),
        ("e৪", (3, 4)),
        ("e۴", (3, 4)),
    ],
)
def test_squares_are_read(text, square):
    assert read_square(text) == square


@pytest.mark.parametrize(
    "text",
    [
        "a1 h8 x c3 d5",
        "A1 H8 X C3 D5",
        " a1,h8 x c3,d5 ",
        "a1 → h8 without c3;d5",
        "a1-h8 × c3 d5",
        "a1 to h8 x c3 d5",
        "a1 h8\nx c3\nd5",
        "a۱ h৮ x c3، d5",
        "a1 h8 x c3 x d5",
    ],
)
def test_states_in_many_notations(text):
    assert write_request(read_request(text)) == "a1 h8 x c3 d5"


@pytest.mark.parametrize(
    "text, canonical, note",
    [
        ("(1,1) (8,8)", "a1 h8", "squares-from-1"),
        ("1 1 8 8", "a1 h8", "squares-from-1"),
        ("1,1-8,8", "a1 h8", "squares-from-1"),
        ("2 1 3 8", "a2 h3", "squares-from-1"),
        ("0 0 7 7", "a1 h8", "squares-from-0"),
        ("0 0\n7 7", "a1 h8", "squares-from-0"),
        ("[[0, 0], [7, 7]]", "a1 h8", "squares-from-0"),
        ("{0,0},{7,0}", "a1 a8", "squares-from-0"),
        ("(0,0) -> (7,7)", "a1 h8", "squares-from-0"),
        ("(1,1) (8,8) x (3,3) (4,5)", "a1 h8 x c3 e4", "squares-from-1"),
        ("Na1-h8", "a1 h8", "piece-letter"),
        ("Na1-Nh8", "a1 h8", "piece-letter"),
        ("Nb1xc3", "b1 c3", "piece-letter"),
        ("♞a1 h8", "a1 h8", "piece-letter"),
        ("a1h8", "a1 h8", ""),
        ("A1H8", "a1 h8", ""),
        ("a1→h8", "a1 h8", ""),
        ("a1–h8", "a1 h8", ""),
        ("a1|h8", "a1 h8", ""),
        ("e2,e4", "e2 e4", ""),
        ("(e2, e4)", "e2 e4", ""),
        ("from e2 to e4", "e2 e4", ""),
        ('["a1","h8"]', "a1 h8", ""),
        ('["a1", "h8", "x", "c3"]', "a1 h8 x c3", ""),
        ('{"from": "a1", "to": "h8", "blocked": ["c3", "d5"]}', "a1 h8 x c3 d5", ""),
        ("a1h8xc3d5", "a1 h8 x c3 d5", ""),
        ("na1 h8", "na1 h8", ""),
        ("all1000a1", "all1000 a1", ""),
    ],
)
def test_requests_are_read_as_others_write_them(text, canonical, note):
    assert read_coordinates(text) == (canonical, note, ())
    if "n" not in canonical and "l" not in canonical:
        read, plain = (dhadha.run("knight-path", "breadth-first", state) for state in (text, canonical))
        assert (read.state_text, read.options) == (plain.state_text, plain.options)


@pytest.mark.parametrize(
    "text, first, more",
    [
        ("e2 e4\na1 b2\n", "e2 e4", ("a1 b2",)),
        ("a1 h8 x c3\n\n(1,1) (8,8)", "a1 h8 x c3", ("a1 h8",)),
        ("0 0\n7 0\n0 0\n30 50\n", "a1 a8", ("a1 ay31",)),
        ("a1 h8\nx c3\nd5", "a1 h8 x c3 d5", ()),
        ("a1\nh8", "a1 h8", ()),
    ],
)
def test_several_requests_distinguished(text, first, more):
    read = read_coordinates(text)
    assert (read.canonical, read.more) == (first, more)


@given(st.builds(PathRequest, SQUARES, SQUARES, st.lists(SQUARES, max_size=5).map(tuple)))
def test_what_is_canonical_stays(request):
    assert read_coordinates(write_request(request)) == (write_request(request), "", ())


@pytest.mark.parametrize("part", ["a1 ", "(", "1,", "a1-", "x ", "- ", "[1,", "a", "N", "a1x", "\n1 1", "\na1 h8"])
def test_parsing_time_is_linear(part):
    def spent(length):
        began = process_time()
        for _ in range(100_000 // length):
            with suppress(InvalidInput):
                read_coordinates((part * length)[:length])
        return process_time() - began

    assert spent(100_000) < 20 * spent(1000) + 0.05


@given(st.builds(PathRequest, SQUARES, SQUARES, st.lists(SQUARES, max_size=5).map(tuple)))
def test_states_are_read_back(request):
    assert read_request(write_request(request)) == request


@given(st.text(alphabet=string.ascii_letters + "0123 x,-→৪²", max_size=12))
def test_any_text_is_read_or_refused(text):
    PUZZLE.options_from_state(text)
    try:
        dhadha.run("knight-path", "bitboard", text, rows=30, columns=30)
    except InvalidInput as error:
        assert str(error)


@pytest.mark.parametrize(
    "state, key",
    [
        ("a", "square-malformed"),
        ("1a", "square-malformed"),
        ("a0 b2", "square-malformed"),
        ("a1 h8 c", "square-malformed"),
        ("abcd1 a1", "square-malformed"),
        ("a1 é2", "square-malformed"),
        ("a1 a²", "square-malformed"),
        ("a1", "not-two-squares"),
        ("a1 b2 c3", "not-two-squares"),
        ("x c3", "not-two-squares"),
        ("a1 x b2", "not-two-squares"),
        ("1 2 3", "not-two-pairs"),
        ("0 4 7 5 2 6 1 3", "not-two-pairs"),
        ("(1,1,8) (8)", "not-two-pairs"),
        ("(1,1) (8,8) x (3,3) 4", "not-two-pairs"),
        ("(-1,0) (3,3)", "square-malformed"),
        ("12345 1 2 3", "square-malformed"),
        ("(0,0) (8,8)", "square-off-board"),
        ("(1,1) (8,8) x (1,1)", "blocked-start"),
        ("a1 i1", "square-off-board"),
        ("a9 a1", "square-off-board"),
        ("a1 h8 x j4", "square-off-board"),
        ("a1 h8 x a1", "blocked-start"),
        ("a1 h8 x c3 h8", "blocked-target"),
    ],
)
@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_states_that_are_refused(algorithm, state, key):
    assert refusal(algorithm, state).key == key


def test_refusals_name_the_right_form():
    assert refusal(state="a1 i1").params == {"square": "i1", "rows": 8, "columns": 8, "last": "h8"}
    assert refusal(state="b7 a1", rows=6, columns=30).params["last"] == "ad6"
    assert "a1 h8 x c3 d5" in str(refusal(state="a1"))
    picture = refusal(state="a1 h8 x a1").picture
    assert picture["marks"] == [(56, "conflict")] and len(picture["values"]) == 66 and picture["values"][56] == BLOCKED


# ---- options


def test_empty_states_leave_it_to_the_options():
    run, _ = play(**{"from": "b1", "to": "g6", "blocked": "c3 d2"})
    assert (run.state_text, run.problem.from_name, run.problem.to_name, len(run.problem.board.blocked)) == (
        "",
        "b1",
        "g6",
        2,
    )
    assert run.result == play(state="b1 g6 x c3 d2")[0].result
    assert dhadha.run("knight-path", "breadth-first", "").problem.to_name == "h8"
    assert dhadha.run("knight-path", "breadth-first", rows=5, columns=12).problem.to_name == "l5"
    assert dhadha.run("knight-path", "bitboard", rows=1000, columns=1000).problem.to_name == "all1000"


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_states_determine_options(algorithm):
    walls = "" if algorithm == "closed-form" else " x d5 c3"
    run = dhadha.run("knight-path", algorithm, "B1 G6" + walls)
    said = {"from": "b1", "to": "g6", "blocked": walls[3:]}
    assert {name: run.options[name] for name in said} == said
    assert run.state_text == "b1 g6" + (" x d5 c3" and walls and " x d5 c3")
    again = dhadha.run("knight-path", algorithm, run.state_text, **run.options)
    assert (again.state_text, again.options) == (run.state_text, run.options)


def test_state_and_options_may_not_contradict_each_other():
    assert play(state="a1 h8 x c3 d5", **{"from": "A1", "to": "h8", "blocked": "d5, C3"})[0].status == "found"
    assert play(state="a1 h8 x c3", **{"from": "", "to": "", "blocked": ""})[0].status == "found"
    for option, value in (("from", "b1"), ("to", "g8"), ("blocked", "d5")):
        error = refusal(state="a1 h8 x c3", **{option: value})
        assert (error.key, error.params["option"], error.params["given"]) == ("said-twice", option, value)


@pytest.mark.parametrize(
    "options, key",
    [
        ({"rows": 0}, "not-in-range"),
        ({"rows": 41}, "too-large-here"),
        ({"columns": 41}, "too-large-here"),
        ({"leaper": "1"}, "leaper-malformed"),
        ({"leaper": "camel"}, "leaper-malformed"),
        ({"leaper": ""}, "leaper-malformed"),
        ({"leaper": "-1,2"}, "leaper-malformed"),
        ({"leaper": "0,0"}, "leaper-stays"),
        ({"leaper": "1,100"}, "leaper-too-far"),
        ({"leaper": " ".join(f"1,{far}" for far in range(1, 10))}, "too-many-leapers"),
        ({"all-paths": "perhaps"}, "not-a-switch"),
        ({"from": "z9"}, "square-off-board"),
        ({"to": "9z"}, "square-malformed"),
        ({"blocked": "a1"}, "blocked-start"),
        ({"blocked": "h8"}, "blocked-target"),
        ({"from": ""}, "square-malformed"),
    ],
)
def test_options_that_are_refused(options, key):
    error = refusal(**options)
    assert error.key == key
    if key == "too-large-here":
        assert (error.params["algorithm"], error.params["most"]) == ("bitboard", 1000)


@pytest.mark.parametrize(
    "text, leapers",
    [
        ("1,2", ((1, 2),)),
        ("2,1", ((1, 2),)),
        ("(2, 3)", ((2, 3),)),
        ("1,2 1,3", ((1, 2), (1, 3))),
        ("1,2;2,1", ((1, 2),)),
        ("১,২", ((1, 2),)),
    ],
)
def test_leapers_are_read(text, leapers):
    assert read_leapers(text) == leapers


@pytest.mark.parametrize(
    "options, key",
    [
        ({"rows": 4}, "formula-side"),
        ({"columns": 3}, "formula-side"),
        ({"leaper": "1,3"}, "formula-leaper"),
        ({"blocked": "c3"}, "formula-blocked"),
    ],
)
def test_the_formula_refuses_what_it_does_not_hold_for(options, key):
    assert refusal("closed-form", **options).key == key


# ---- the command line


def test_judge():
    lines = "e2 e4\na1 b2\nb2 c3\na1 h8\na1 h7\nh8 a1\nb1 c3\nf6 f6\n"
    done = command("judge", "knight-path", stdin=lines)
    said = [line.split() for line in done.stdout.splitlines()]
    assert done.stdout.splitlines()[0] == "To get from e2 to e4 takes 2 knight moves."
    assert [int(words[-3]) for words in said] == [2, 4, 2, 6, 5, 6, 1, 0]


def test_judge_unreachable_and_invalid():
    done = command("judge", "knight-path", "--option", "leaper=1,3", stdin="a1 h7\na1 z9\na1 h8\n")
    first, second, third = done.stdout.splitlines()
    assert first == "There is no way from a1 to h7." and "off the board" in second and third.endswith("leaper moves.")
    assert done.returncode == 2


def test_solve_json():
    done = command("solve", "knight-path", "--algorithm", "breadth-first", "--state", "a1 h8", "--json")
    said = json.loads(done.stdout)
    assert (done.returncode, said["state"], said["result"]["distance"], said["status"]) == (0, "a1 h8", 6, "found")
    assert (
        said["counters"]["expanded"] == 63
        and said["steps"][1]["state"] == "a1 h8"
        and said["steps"][2]["state"] == "b3 h8"
    )
    done = command(
        "solve", "knight-path", "--algorithm", "bitboard", "--option", "rows=60", "--option", "columns=60", "--json"
    )
    assert (done.returncode, json.loads(done.stdout)["result"]["distance"]) == (0, 40)
