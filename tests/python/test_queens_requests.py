"""Requests for N-queens: n, other options, the command line."""

import json

import dhadha
import pytest
from dhadha.puzzles.queens.board import LARGEST
from queens_oracle import TEXTBOOK, play, refusal, text_of
from test_command_line import command

# --- n and other options ----------------------------------------------------------------------------------------------


def largest(algorithm) -> int:
    return next(parameter for parameter in TEXTBOOK[algorithm].parameters if parameter.id == "n").maximum


@pytest.mark.parametrize("algorithm", TEXTBOOK)
def test_a_state_tells_n_unless_it_is_given(algorithm):
    assert dhadha.run("n-queens", algorithm).options["n"] == 8
    run = dhadha.run("n-queens", algorithm, "[2, 4, 1, 3]")
    assert (run.options["n"], run.problem.n, run.state_text) == (4, 4, "2 4 1 3")
    assert dhadha.run("n-queens", algorithm, "2413", n="4").options["n"] == 4
    assert refusal(algorithm, "2 4 1 3", n=5) == ("wrong-length", {"count": 4, "n": 5})
    assert refusal(algorithm, "2 4 1 3", n=1) == ("wrong-length", {"count": 4, "n": 1})


@pytest.mark.parametrize("algorithm", TEXTBOOK)
@pytest.mark.parametrize("n", [0, -1, "", "eight", "8.0", "½", "1e3", "9" * 5000, [8]])
def test_n_must_be_a_whole_number_from_one(algorithm, n):
    key, args = refusal(algorithm, n=n)
    assert (key, args["option"], args["minimum"]) == ("not-in-range", "n", 1)
    assert args["maximum"] == largest(algorithm)


@pytest.mark.parametrize("algorithm", TEXTBOOK)
def test_too_large_n_suggests_method(algorithm):
    most = largest(algorithm)
    assert dhadha.run("n-queens", algorithm, n=most).problem.n == most
    if algorithm in ("monte-carlo", "check", "compare"):  # nothing else does what they do
        assert refusal(algorithm, n=most + 1)[0] == "not-in-range"
        return
    for n in (most + 1, 301, LARGEST, 10**9):
        if n > most:
            key, args = refusal(algorithm, n=n)
            assert (key, args["given"], args["maximum"]) == ("too-large-here", n, most)
            assert (args["algorithm"], args["most"]) in (("first", 300), ("large", LARGEST))
            assert n > LARGEST or dhadha.run("n-queens", args["algorithm"], n=n).problem.n == n


def test_huge_number_not_quoted():
    key, args = refusal("backtracking", n="9" * 4000)
    assert (key, len(args["given"])) == ("too-large-here", 40)


def test_ten_to_the_nine_refused():
    assert refusal("large", n=10**9)[0] == "not-in-range"
    assert refusal("large", n=LARGEST + 1)[0] == "not-in-range"


@pytest.mark.parametrize("algorithm", TEXTBOOK)
def test_too_long_state_suggests_method(algorithm):
    most = largest(algorithm)
    assert refusal(algorithm, text_of(range(1, most + 2))) == refusal(algorithm, n=most + 1)


def test_n_may_be_written_in_other_digits():
    assert dhadha.run("n-queens", "backtracking", n=" ১২ ").problem.n == 12


@pytest.mark.parametrize("algorithm, options, key", [
    ("backtracking", {"until": "never"}, "not-a-choice"),
    ("backtracking", {"probes": 3}, "unknown-option"),
    ("hill-climbing", {"neighbourhood": "knight"}, "not-a-choice"),
    ("hill-climbing", {"restarts": -1}, "not-in-range"),
    ("min-conflicts", {"max-steps": 0}, "not-in-range"),
    ("genetic", {"variant": "wild"}, "not-a-choice"),
    ("genetic", {"population": 3}, "not-in-range"),
    ("genetic", {"refill": "some"}, "not-a-choice"),
    ("monte-carlo", {"probes": 0}, "not-in-range"),
    ("construction", {"seed": -1}, "not-in-range"),
    ("check", {"budget": 5}, "unknown-option"),
])
def test_unfit_options_are_refused(algorithm, options, key):
    assert refusal(algorithm, **options)[0] == key


@pytest.mark.parametrize(
    "state, key",
    [
        ("2 9 1 3", "queen-off-board"),
        ("a b", "queen-not-a-number"),
        ("Q. .", "drawing-not-square"),
        ("Q. Q.", "two-in-column"),
    ],
)
def test_unreadable_states_are_refused_whatever_the_method(state, key):
    for algorithm in TEXTBOOK:
        assert refusal(algorithm, state)[0] == key


@pytest.mark.parametrize("algorithm", TEXTBOOK)
@pytest.mark.parametrize("n", [2, 3])
def test_two_and_three_queens_unsolvable(algorithm, n):
    for variant in ({}, {"variant": "classic"}) if algorithm == "genetic" else ({},):
        run, steps = play(algorithm, n=n, **variant)
        if algorithm == "monte-carlo":
            assert run.result["exact"] == {2: 7, 3: 19}[n]
        elif algorithm == "check":
            assert steps[-1].reason == "check-peaceful"
        elif algorithm == "compare":
            assert steps[-1].reason.startswith("compare-")
        else:
            assert (run.status, run.proved, run.result["queens"]) == ("exhausted", True, None)
            assert (steps[-1].reason, steps[-1].args) == ("all-tried", {"count": 0})


@pytest.mark.parametrize("algorithm", sorted(set(TEXTBOOK) - {"monte-carlo", "check", "compare"}))
def test_one_queen_is_easy(algorithm):
    run, _ = play(algorithm, n=1)
    assert (run.status, run.result["queens"]) == ("found", [1])


# --- The command line -------------------------------------------------------------------------------------------------


def test_solve_json():
    done = command("solve", "n-queens", "--algorithm", "backtracking", "--option", "n=4", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    output = json.loads(done.stdout)
    assert (output["puzzle"], output["algorithm"], output["effective_algorithm"], output["state"]) == (
        "n-queens",
        "backtracking",
        "backtracking",
        "",
    )
    assert (output["options"]["n"], output["status"], output["result"]) == (4, "found", {"queens": [2, 4, 1, 3]})
    assert output["counters"] == {"tests": 26, "placements": 8, "rejections": 18, "removals": 4, "solutions": 1}
    assert len(output["steps"]) == 32
    assert output["steps"][2] == {
        "word": "reject", "reason": "attacked", "args": {"column": 2, "row": 1, "attacker": 1, "attacker-row": 1},
        "state": "1 1 . .", "move": "1", "depth": 2, "h": 0, "marks": [[0, "hint"], [1, "conflict"]], "links": [[0, 1]],
    }
    assert (output["steps"][-1]["word"], output["steps"][-1]["state"]) == ("found", "2 4 1 3")


def test_solve_json_out_of_budget():
    done = command(
        "solve",
        "n-queens",
        "--algorithm",
        "min-conflicts",
        "--option",
        "n=50",
        "--option",
        "max-steps=1",
        "--json",
        "--no-steps",
    )
    data = json.loads(done.stdout)
    assert (done.returncode, data["status"], data["result"], "steps" in data) == (3, "budget", {"queens": None}, False)


@pytest.mark.parametrize("arguments, says", [
    (["--option", "n=0"], "from 1 to 40"),
    (["--option", "n=41"], "large"),
    (["--state", "2 4 1 9"], "Column 4"),
    (["--state", "2 4 1 3", "--option", "n=8"], "n = 8"),
    (["--state", "2 0 0 0", "--algorithm", "permutation"], "empty board"),
])
def test_bad_input_gets_one_line_and_status_2(arguments, says):
    done = command("solve", "n-queens", *arguments)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert says in done.stderr and "Traceback" not in done.stderr


def test_judge_answers_every_line():
    done = command("judge", "n-queens", "--algorithm", "check", stdin="2 4 1 3\n[6,3,7,4,1,5,2]\n\n1 2 3 4\n২৪১০\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == ["solution", "solution", "", "6 attacking pairs", "3 of 4 queens in peace"]


def test_solve_prints_the_answer_in_a_line():
    def line(*arguments):
        return command("solve", "n-queens", *arguments).stdout.strip()

    assert line("--algorithm", "backtracking", "--option", "n=4") == "2 4 1 3"
    assert line("--algorithm", "backtracking", "--option", "n=3") == "no solution"
    assert line("--algorithm", "min-conflicts", "--option", "n=12", "--option", "max-steps=2") == "out of budget"
    assert line("--algorithm", "count", "--option", "n=8") == "solutions: 92, fundamental: 12"
    assert line("--algorithm", "count", "--state", "0 0 0 0 x 1,1") == "solutions: 2"


def test_judge_reports_fault_and_continues():
    done = command("judge", "n-queens", "--algorithm", "check", stdin="2 4 1 3\n2 4 1 7\n1 2\n")
    first, second, third = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (2, "")
    assert first == "solution" and "Column 4" in second and third == "1 attacking pair"
