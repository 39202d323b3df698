"""What is asked of N-queens: partial and full boards, options, the command line; and what the recorder makes of the runs."""

import json
from array import array

import dhadha
import pytest
from dhadha import InvalidInput
from dhadha.puzzle import Algorithm
from dhadha.puzzles.queens import PUZZLE
from dhadha.puzzles.queens.board import LARGEST
from dhadha.puzzles.queens.problem import QueensProblem
from dhadha.run import Run
from dhadha.step import Node, Step
from dhadha.trace import Recorder
from hypothesis import given
from hypothesis import strategies as st
from queens_oracle import (
    TEXTBOOK,
    attackers,
    blocks_of,
    brute_pairs,
    completions,
    is_solution,
    lists_of,
    play,
    queens,
    with_boards,
)
from test_command_line import command

COMPLETERS = ("backtracking", "backtracking-iterative")
REPAIRERS = ("min-conflicts", "hill-climbing")
START_EMPTY = ("permutation", "cartesian", "genetic", "monte-carlo", "construction")
SMALL_BOARDS = st.integers(1, 6).flatmap(
    lambda n: st.lists(st.integers(0, n) | st.just(0), min_size=n, max_size=n)
)


def text_of(rows) -> str:
    return " ".join(map(str, rows))


# --- Boards with queens on them ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("algorithm", COMPLETERS)
@given(rows=SMALL_BOARDS)
def test_boards_are_completed_in_every_way_or_proved_impossible(algorithm, rows):
    run, steps = play(algorithm, text_of(rows), until="all")
    if all(rows) or brute_pairs(rows):
        assert run.ran.id == "check"
        return
    found = [tuple(board) for step, _, board in with_boards(run, steps) if step.word == "found"]
    assert run.ran.id == algorithm and len(found) == len(set(found))
    assert set(found) == completions(rows)
    assert run.status == ("found" if found else "exhausted")
    assert run.result["queens"] == (list(found[0]) if found else None)
    assert (steps[-1].word, steps[-1].reason) == ("exhausted", "all-tried")


@pytest.mark.parametrize("algorithm", COMPLETERS)
@given(rows=SMALL_BOARDS)
def test_given_queens_never_move(algorithm, rows):
    run, steps = play(algorithm, text_of(rows))
    for _, _, board in with_boards(run, steps):
        assert all(at in (0, row) for at, row in zip(rows, board))


@given(rows=SMALL_BOARDS)
def test_boards_in_conflict_and_full_boards_are_judged(rows):
    if not (all(rows) or brute_pairs(rows)):
        return
    for algorithm in (*COMPLETERS, "check"):
        run, steps = play(algorithm, text_of(rows))
        assert run.ran.id == "check" and run.algorithm.id == algorithm
        assert_judged(run, steps, rows)


def assert_judged(run, steps, rows):
    pairs, n = brute_pairs(rows), len(rows)
    solution = pairs == 0 and all(rows)
    assert run.result == {"queens": rows, "solution": solution, "conflicts": pairs}
    assert run.status == ("exhausted" if pairs else "found")
    assert steps[0].args == {"n": n, "queens": len(queens(rows))}
    assert steps[-1].reason == ("check-fails" if pairs else "check-solution" if solution else "check-peaceful")
    compared = [step for step in steps if step.word == "compare"]
    for step in compared:
        first, second = step.args["first"] - 1, step.args["second"] - 1
        assert (rows[first], rows[second]) == (step.args["first-row"], step.args["second-row"])
        assert second in attackers(rows, first, rows[first])
        assert step.args["count"] == len(step.marks) == len(step.links) + 1
    assert sum(step.args["count"] * (step.args["count"] - 1) // 2 for step in compared) == pairs
    if pairs:
        assert steps[-1].args == {"pairs": pairs}
        assert {column for column, _ in steps[-1].marks} == {column for column, row in queens(rows) if attackers(rows, column, row)}


@given(rows=SMALL_BOARDS)
def test_check_judges_every_board_as_it_stands(rows):
    run, steps = play("check", text_of(rows))
    assert_judged(run, steps, rows)


def test_a_hundred_queens_on_one_row_are_told_once():
    run, steps = play("check", text_of([1] * 100))
    assert [step.word for step in steps] == ["start", "compare", "exhausted"]
    assert run.result["conflicts"] == 100 * 99 // 2


@pytest.mark.parametrize("algorithm", REPAIRERS)
@given(rows=SMALL_BOARDS)
def test_repair_keeps_the_given_queens_of_a_partial_board(algorithm, rows):
    run, _ = play(algorithm, text_of(rows))
    if all(rows):
        return
    if run.status == "found" and not brute_pairs(rows):
        assert tuple(run.result["queens"]) in completions(rows)
    assert run.status == "found" or run.result["queens"] is None or run.ran.id == "check"


@pytest.mark.parametrize("algorithm", REPAIRERS)
@given(rows=st.integers(4, 7).flatmap(lambda n: st.lists(st.integers(1, n), min_size=n, max_size=n)))
def test_repair_of_a_full_board_starts_there_and_ends_with_a_solution_or_says_that_it_did_not(algorithm, rows):
    run, steps = play(algorithm, text_of(rows))
    _, _, board = next(with_boards(run, steps))
    assert run.ran.id == algorithm and board == rows and steps[0].args["pairs"] == brute_pairs(rows)
    assert run.status != "found" or is_solution(run.result["queens"], len(rows))


@pytest.mark.parametrize("algorithm", REPAIRERS)
@pytest.mark.parametrize("state", ["1 2", "2 2", "1 3 1"])
def test_two_and_three_queens_in_each_others_way_are_no_solution(algorithm, state):
    run, steps = play(algorithm, state)
    assert run.status != "found" and "found" not in {step.word for step in steps}


@pytest.mark.parametrize("algorithm", START_EMPTY)
@pytest.mark.parametrize("state", ["0 4 0 0", "2 0 0 0 0", "1 0"])
def test_methods_that_start_empty_say_so(algorithm, state):
    assert refusal(algorithm, state) == ("starts-empty", {"algorithm": algorithm})


@pytest.mark.parametrize("algorithm", START_EMPTY)
def test_methods_that_start_empty_take_empty_boards_and_judge_full_ones(algorithm):
    empty = dhadha.run("n-queens", algorithm, "0 0 0 0")
    assert (empty.ran.id, empty.problem.n, empty.state_text) == (algorithm, 4, "")
    run, steps = play(algorithm, "2 4 1 3")
    assert_judged(run, steps, [2, 4, 1, 3])
    run, steps = play(algorithm, "2 4 1 4")
    assert_judged(run, steps, [2, 4, 1, 4])


# --- n and other options ----------------------------------------------------------------------------------------------


def refusal(algorithm, state="", **options) -> tuple[str, dict]:
    with pytest.raises(InvalidInput) as caught:
        dhadha.run("n-queens", algorithm, state, **options)
    assert all(str(value) in str(caught.value) for value in caught.value.args_by_name.values())
    return caught.value.key, caught.value.args_by_name


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
def test_too_large_an_n_is_sent_to_the_method_that_takes_it(algorithm):
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


def test_a_number_of_thousands_of_digits_is_not_repeated():
    key, args = refusal("backtracking", n="9" * 4000)
    assert (key, len(args["given"])) == ("too-large-here", 40)


def test_no_method_takes_ten_to_the_nine():
    assert refusal("large", n=10**9)[0] == "not-in-range"
    assert refusal("large", n=LARGEST + 1)[0] == "not-in-range"


@pytest.mark.parametrize("algorithm", TEXTBOOK)
def test_too_long_a_state_is_sent_there_too(algorithm):
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


@pytest.mark.parametrize("state, key", [("2 9 1 3", "queen-off-board"), ("a b", "queen-not-a-number"), ("Q. .", "drawing-not-square"), ("Q. Q.", "two-in-column")])
def test_unreadable_states_are_refused_whatever_the_method(state, key):
    for algorithm in TEXTBOOK:
        assert refusal(algorithm, state)[0] == key


@pytest.mark.parametrize("algorithm", TEXTBOOK)
@pytest.mark.parametrize("n", [2, 3])
def test_two_and_three_queens_end_with_a_proof_or_a_sentence(algorithm, n):
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
    told = json.loads(done.stdout)
    assert (told["puzzle"], told["algorithm"], told["ran"], told["state"]) == ("n-queens", "backtracking", "backtracking", "")
    assert (told["options"]["n"], told["status"], told["result"]) == (4, "found", {"queens": [2, 4, 1, 3]})
    assert told["counters"] == {"tests": 26, "placements": 8, "rejections": 18, "removals": 4, "solutions": 1}
    assert len(told["steps"]) == 32
    assert told["steps"][2] == {
        "word": "reject", "reason": "attacked", "args": {"column": 2, "row": 1, "attacker": 1, "attacker-row": 1},
        "state": "1 1 0 0", "move": "1", "depth": 2, "h": 0, "marks": [[0, "hint"], [1, "conflict"]], "links": [[0, 1]],
    }
    assert (told["steps"][-1]["word"], told["steps"][-1]["state"]) == ("found", "2 4 1 3")


def test_solve_json_out_of_budget():
    done = command("solve", "n-queens", "--algorithm", "min-conflicts", "--option", "n=50", "--option", "max-steps=1", "--json", "--no-steps")
    told = json.loads(done.stdout)
    assert (done.returncode, told["status"], told["result"], "steps" in told) == (3, "budget", {"queens": None}, False)


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


def test_judge_names_the_fault_and_goes_on():
    done = command("judge", "n-queens", "--algorithm", "check", stdin="2 4 1 3\n2 4 1 7\n1 2\n")
    first, second, third = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (2, "")
    assert first == "solution" and "Column 4" in second and third == "1 attacking pair"


# --- The recorder -----------------------------------------------------------------------------------------------------


def recorded(run) -> tuple[dict, list, list, dict]:
    """(header, nodes as (parent, change, whole board or ()), steps as dictionaries, footer)."""
    (header, _), *middle, (footer, _) = blocks_of(Recorder(run).file())
    nodes, steps = [], []
    for head, columns in middle:
        count = head["count"]
        if head["kind"] == "nodes":
            assert head["first"] == len(nodes)
            nodes += zip(columns["parent"], lists_of(columns, "change", count, 2), lists_of(columns, "whole", count, 1))
        else:
            lists = {name: lists_of(columns, name, count, width) for name, width in (("cells", 2), ("notes", 3), ("also", 1))}
            steps += [
                {"node": number, "head": head} | {name: values[at] for name, values in lists.items()}
                for at, number in enumerate(columns.get("node", [0] * count))
            ]
    assert len(steps) == footer["steps"]
    return header, nodes, steps, footer


def boards_of(header, nodes) -> list[list[int]]:
    """The board of every node by its number, from 1; missing values at the end are 0."""
    boards = [[*header["board"]["values"], *[0] * (header["board"]["cells"] - len(header["board"]["values"]))]]
    for parent, change, whole in nodes:
        board = [value for (value,) in whole] or list(boards[parent])
        for cell, value in change:
            board[cell] = value
        boards.append(board)
    return boards


RECORDED = [
    ("backtracking", "", {"n": 6, "until": "all"}), ("backtracking", "0 4 0 0", {}), ("backtracking-iterative", "", {"n": 7, "until": "all"}),
    ("permutation", "", {"n": 6}), ("min-conflicts", "", {"n": 12}), ("hill-climbing", "", {"n": 8, "restarts": 3}),
    ("genetic", "", {"n": 8, "population": 10}), ("genetic", "", {"n": 6, "variant": "classic", "population": 10, "generations": 20}),
    ("monte-carlo", "", {"n": 6, "probes": 9}), ("construction", "", {"n": 15}), ("check", "1 2 3 0", {}),
]


@pytest.mark.parametrize("algorithm, state, options", RECORDED)
def test_cells_notes_and_companions_come_back(algorithm, state, options):
    run, steps = play(algorithm, state, **options)
    header, nodes, read, footer = recorded(dhadha.run("n-queens", algorithm, state, **options))
    boards = boards_of(header, nodes)
    assert len(read) == len(steps)
    for one, step in zip(read, steps):
        assert one["cells"] == [tuple(pair) for pair in step.cells]
        assert one["notes"] == [tuple(note) for note in step.notes]
        assert [boards[number] for (number,) in one["also"]] == [list(node.state) for node in step.also]
        assert bool(one["node"]) == bool(step.node)
        assert step.node is None or boards[one["node"]] == list(step.node.state)
    assert (footer["result"], footer["status"]) == (run.result, run.status)


def test_some_runs_have_notes_and_some_companions():
    """Else the test before this one proves little."""
    for at, name in ((4, "notes"), (8, "notes"), (6, "also"), (7, "also")):
        algorithm, state, options = RECORDED[at]
        _, _, read, _ = recorded(dhadha.run("n-queens", algorithm, state, **options))
        assert any(step[name] for step in read)


def test_keyframes_of_a_board_that_is_written():
    run = dhadha.run("n-queens", "backtracking-iterative", n=7, until="all")
    _, _, read, _ = recorded(run)
    written, seen = {}, set()
    for step in read:
        index = step["head"]["index"]
        if index not in seen:
            assert {int(cell): value for cell, value in step["head"].get("cells", {}).items()} == written
            seen.add(index)
        written |= dict(step["cells"])
    assert len(seen) > 2


def header_of(algorithm, state="", **options) -> dict:
    return next(blocks_of(Recorder(dhadha.run("n-queens", algorithm, state, **options)).file()))[0]


@pytest.mark.parametrize("algorithm, state, n, values", [
    ("backtracking", "", 4, [0, 0, 0, 0]), ("check", "2 0 0 3", 4, [2, 0, 0, 3]), ("construction", "", 100, [0] * 100),
    ("construction", "", 101, []), ("check", text_of(range(1, 102)), 101, list(range(1, 102))),
])
def test_the_board_of_the_header_has_a_cell_for_every_column(algorithm, state, n, values):
    assert header_of(algorithm, state, n=n)["board"] == {"rows": n, "columns": n, "values": values, "cells": n, "coordinates": "numbers"}


@pytest.mark.parametrize("variant", ["permutation", "classic"])
def test_the_header_names_the_variant_that_runs(variant):
    header = header_of("genetic", n=5, variant=variant, population=10, generations=2)
    assert (header["algorithm"], header["ran"], header["source"]) == ("genetic", "genetic", f"dhadha.puzzles.queens.genetic_{variant}")
    assert header["lists"][0]["view"] == "wall"


def test_the_header_of_an_impossible_board_names_who_proves_it():
    header = header_of("hill-climbing", n=3)
    assert (header["algorithm"], header["ran"]) == ("hill-climbing", "backtracking")


def at_once(rows):
    """A run that answers with a typed array, as the engines for many queens do, after a node of the usual kind."""
    n = len(rows)

    def solve(problem):
        root = Node(problem.start)
        yield Step("start", root, "large-start", {"n": n})
        yield Step("place", problem.place(root, 1, n), "safe", {"column": 2, "row": n})
        yield Step("walk", Node(array("I", rows)), "answer-at-once", {"n": n})
        return rows

    return Run(PUZZLE, Algorithm("at-once", solve), QueensProblem((0,) * n), "", {})


def test_a_companion_that_no_step_was_about_is_sent_with_its_ancestors():
    def solve(problem):
        root = Node(problem.start)
        yield Step("choose", root, "couple", {"cut": 1}, also=(problem.place(problem.place(root, 0, 2), 1, 4),))

    run = Run(PUZZLE, Algorithm("couple", solve), QueensProblem((0,) * 4), "", {})
    header, nodes, read, _ = recorded(run)
    ((companion,),) = read[0]["also"]
    assert len(nodes) == 3 and boards_of(header, nodes)[companion] == [2, 4, 0, 0]


@given(rows=st.integers(4, 150).flatmap(lambda n: st.permutations(range(1, n + 1))))
def test_typed_arrays_are_recorded_among_other_nodes(rows):
    header, nodes, read, footer = recorded(at_once(rows))
    boards, n = boards_of(header, nodes), len(rows)
    assert [boards[step["node"]] for step in read] == [[0] * n, [0, n, *[0] * (n - 2)], rows]
    assert footer["result"] == {"queens": rows}


def test_a_very_long_answer_stays_out_of_the_footer_but_on_the_board():
    run = at_once(list(range(10_001, 0, -1)))
    header, nodes, read, footer = recorded(run)
    assert footer["result"] == {"queens": {"length": 10_001}} and footer["line"] == "" and len(run.result["queens"]) == 10_001
    assert header["board"] == {"rows": 10_001, "columns": 10_001, "values": [], "cells": 10_001, "coordinates": "numbers"}
    assert boards_of(header, nodes)[read[-1]["node"]] == list(range(10_001, 0, -1))


def test_an_answer_just_short_enough_is_in_the_footer():
    run = dhadha.run("n-queens", "construction", n=10_000)
    _, _, read, footer = recorded(run)
    assert is_permutation_without_clash(footer["result"]["queens"])
    assert dict(read[-2]["cells"]) == dict(enumerate(footer["result"]["queens"]))


def is_permutation_without_clash(rows) -> bool:
    n = len(rows)
    lines = (rows, [row - column for column, row in enumerate(rows)], [row + column for column, row in enumerate(rows)])
    return sorted(rows) == list(range(1, n + 1)) and all(len(set(line)) == n for line in lines)
