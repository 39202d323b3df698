"""Magic squares: refusals, and the method that each suggests."""

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzles.magic.lines import LARGEST
from dhadha.puzzles.magic.square import PUZZLE
from magic_oracle import is_magic, play, refusal


@pytest.mark.parametrize("algorithm", ["auto", "siamese", "doubly-even", "singly-even", "large"])
def test_two_is_impossible_and_it_is_said_why(algorithm):
    assert refusal(algorithm, n=2) == ("no-square-of-two", {"n": 2})
    with pytest.raises(InvalidInput) as caught:
        dhadha.run("magic-square", algorithm, n=2)
    assert "b = c" in str(caught.value) and caught.value.picture["links"] == [(0, 1), (0, 2)]


@pytest.mark.parametrize("algorithm", [algorithm.id for algorithm in PUZZLE.algorithms])
@pytest.mark.parametrize("n", [0, -3, "x", "2.5", ""])
def test_n_must_be_a_whole_number_from_one(algorithm, n):
    assert refusal(algorithm, n=n)[0] == "not-in-range"


@pytest.mark.parametrize("algorithm", ["siamese", "doubly-even", "singly-even"])
def test_large_squares_suggest_engine(algorithm):
    for n in (31, 32, 34, 2000):
        key, args = refusal(algorithm, n=n)
        assert (key, args["given"], args["maximum"], args["algorithm"], args["most"]) == (
            "too-large-here",
            n,
            30,
            "large",
            2000,
        )


@pytest.mark.parametrize("algorithm", ["auto", "large"])
def test_more_than_2000_rows_are_refused(algorithm):
    assert dhadha.run("magic-square", algorithm, n=LARGEST).problem.n == 2000
    assert refusal(algorithm, n=2001)[0] == "not-in-range"


@pytest.mark.parametrize(
    "algorithm, n, method",
    [
        ("siamese", 6, "singly-even"),
        ("siamese", 8, "doubly-even"),
        ("doubly-even", 5, "siamese"),
        ("doubly-even", 6, "singly-even"),
        ("singly-even", 4, "doubly-even"),
        ("singly-even", 7, "siamese"),
    ],
)
def test_unsuitable_method_suggests_another(algorithm, n, method):
    assert refusal(algorithm, n=n) == (
        "other-remainder",
        {"algorithm": algorithm, "n": n, "rest": n % 4, "method": method},
    )
    assert is_magic(play(method, n=n)[0].result["square"])
