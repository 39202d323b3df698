"""Pile games: parsing and refusals."""


import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.piles import PUZZLE
from dhadha.puzzles.piles.rule import read_octal, read_takes
from english import texts_of
from growth import assert_grows_with_the_text
from piles_oracle import solve


@pytest.fixture(scope="module")
def messages():
    """{key: the variable names of its English text}."""
    return texts_of("pile-game")


@pytest.mark.parametrize(
    "algorithm, state, options, key",
    [
        ("grundy", "5 x", {}, "pile-not-a-number"),
        ("grundy", "5 -2", {}, "pile-not-a-number"),
        ("grundy", "1.5", {}, "pile-not-a-number"),
        ("win-lose", "31", {}, "pile-too-large"),
        ("grundy", "61", {}, "pile-too-large"),
        ("period", "100001", {}, "pile-beyond-limit"),
        ("grundy", "9" * 50, {}, "pile-beyond-limit"),
        ("grundy", "1 " * 13, {}, "too-many-piles"),
        ("grundy", "60 60", {"octal": "0.77"}, "too-many-parts"),
        ("win-lose", "1 2", {}, "one-pile-only"),
        ("win-lose", "25", {"octal": "0.77"}, "positions-too-many"),
        ("win-lose", "20 5", {"split": "unequal"}, "positions-too-many"),
        ("grundy", "49", {"octal": "4."}, "too-many-parts"),
        ("grundy", "", {"piles": " "}, "no-piles"),
        ("grundy", "5 2", {"piles": "5,2,3"}, "piles-differ"),
        ("grundy", "5", {"takes": ""}, "takes-empty"),
        ("grundy", "5", {"takes": "{ }"}, "takes-empty"),
        ("grundy", "5", {"takes": "1,two"}, "take-not-a-number"),
        ("grundy", "5", {"takes": "0"}, "take-not-positive"),
        ("grundy", "5", {"takes": "1,-2"}, "take-not-positive"),
        ("grundy", "5", {"takes": "1001"}, "take-too-large"),
        ("grundy", "5", {"takes": "1-999999999"}, "take-too-large"),
        ("grundy", "5", {"octal": "77"}, "octal-malformed"),
        ("grundy", "5", {"octal": "3.7"}, "octal-first"),
        ("grundy", "5", {"octal": "8.7"}, "octal-first"),
        ("grundy", "5", {"octal": "·"}, "octal-malformed"),
        ("grundy", "5", {"octal": "0..."}, "octal-malformed"),
        ("grundy", "5", {"octal": "0.4\u03070"}, "octal-malformed"),
        ("grundy", "5", {"octal": "0.\u03077"}, "octal-malformed"),
        ("grundy", "5", {"octal": "0.(3"}, "octal-malformed"),
        ("grundy", "5", {"octal": "0.(3)…"}, "octal-malformed"),
        ("grundy", "5", {"octal": "0.12…"}, "octal-recurring"),
        ("grundy", "5", {"octal": "0.(38)"}, "octal-digit"),
        ("grundy", "5", {"octal": "0.(0)"}, "octal-no-move"),
        ("grundy", "5", {"octal": "0.1(" + "37" * 15 + ")"}, "octal-too-long"),
        ("grundy", "5", {"split": "equal"}, "not-a-choice"),
        ("grundy", "5", {"octal": "kayles"}, "octal-malformed"),
        ("grundy", "5", {"octal": "0.78"}, "octal-digit"),
        ("grundy", "5", {"octal": "0.00"}, "octal-no-move"),
        ("grundy", "5", {"octal": "0." + "7" * 31}, "octal-too-long"),
        ("grundy", "5", {"octal": "0." + "37" * 51 + "…"}, "octal-too-long"),
        ("grundy", "25", {"octal": "0.77", "misere": True}, "misere-too-large"),
        ("period", "5", {"length": 0}, "not-in-range"),
        ("period", "5", {"length": 100_001}, "not-in-range"),
    ],
)
def test_refusals(algorithm, state, options, key, messages):
    with pytest.raises(InvalidInput) as refusal:
        dhadha.run("pile-game", algorithm, state, **options)
    assert refusal.value.key == key
    if key not in ("not-in-range", "not-a-choice"):
        assert messages[f"error-{key}"] == set(refusal.value.params)


def test_a_refusal_names_who_takes_more():
    with pytest.raises(InvalidInput, match="period takes up to 100000"):
        dhadha.run("pile-game", "grundy", "1000")


@pytest.mark.parametrize("text", ["5 2 3", "5,2,3", "[5, 2, 3]", "(5;2;3)", "5+2+3", "৫ ২ ৩", "۵، ۲، ۳", "5\n2\n3\n"])
def test_positions_are_read_liberally(text):
    assert solve("grundy", text)["grundy"] == [2, 2, 0]


@pytest.mark.parametrize("octal", ["0.77", ".77", " 0.77 ", "0.770", "০.৭৭", "۰٫۷۷"])
def test_codes_are_read_liberally(octal):
    assert read_octal(octal).digits == {1: 7, 2: 7}


@pytest.mark.parametrize(
    "octal, name",
    [
        ("·77", "0.77"),
        ("0·137", "0.137"),
        (".07", "0.07"),
        ("٫۰۰۷", "0.007"),
        ("·6", "0.6"),
        ("4.4", "4.4"),
        ("4·4", "4.4"),
        ("৪.৪", "4.4"),
        ("4．4", "4.4"),
        ("4.", "4.0"),
        ("4·", "4.0"),
        ("4.000", "4.0"),
        ("0.333…", "0.333…"),
        ("0.333...", "0.333…"),
        ("·3…", "0.333…"),
        ("0.3\u0307", "0.333…"),
        ("·3\u0305", "0.333…"),
        ("0.(3)", "0.333…"),
        ("0.33(33)", "0.333…"),
        ("۰٫۳۳۳…", "0.333…"),
        ("4.333…", "4.333…"),
        ("4·3\u0307", "4.333…"),
        ("0.1\u030723\u0307", "0.(123)"),
        ("0.3737…", "0.(37)"),
        ("0.13737...", "0.1(37)"),
        ("0.137(37)", "0.1(37)"),
        ("0.7000…", "0.7"),
        (" 0. 7\u200f7 ", "0.77"),
    ],
)
def test_codes_are_read_as_winning_ways_writes_them(octal, name):
    rule = read_octal(octal)
    assert rule.name == name
    assert [read_octal(name).digit(taken) for taken in range(40)] == [rule.digit(taken) for taken in range(40)]
    assert solve("grundy", "6 3", octal=octal) == solve("grundy", "6 3", octal=name)


@pytest.mark.parametrize("part", ["3", "0.", "3\u0307", "(", "0.(", "…", ".", " ", "1,", "1-5 ", "- ", "{"])
@pytest.mark.parametrize("name", ["state", "octal", "takes"])
def test_parsing_time_is_linear(part, name):
    head, tail = ("0.", "…") if name == "octal" else ("", "")
    assert_grows_with_the_text(
        lambda text: dhadha.run("pile-game", "grundy", **{"state": "5 2", name: text}),
        lambda length: head + (part * length)[: length - 3] + tail,
    )


def test_a_refused_code_says_what_a_code_looks_like():
    for octal, says in (("kayles", "0.77, 4.4 or 0.333…"), ("2.7", "0, or 4"), ("0.19", "digit 9"), ("0.12…", "0.(3)")):
        with pytest.raises(InvalidInput, match=says.replace("(", r"\(").replace(")", r"\)")):
            read_octal(octal)


@pytest.mark.parametrize("takes", ["1,2,3", "{1, 2, 3}", "1-3", "1 2 3", "৩ ১–২", "1…3", "3,2,1,1"])
def test_sets_are_read_liberally(takes):
    rule = read_takes(takes)
    assert (rule.takes, rule.name, rule.subtracts, rule.most) == ([1, 2, 3], "{1–3}", True, 3)


def test_an_empty_state_means_the_option():
    assert solve("grundy", "", piles="4 1")["grundy"] == [1, 1]
    assert (
        PUZZLE.options_from_state("7 1") == {"piles": "7 1"}
        and PUZZLE.options_from_state("") == PUZZLE.options_from_state("?") == {}
    )
