"""What practice asks about every example: its answers are those of brute force, and hard questions differ; and what a
visitor decides who takes over."""

import json
from itertools import islice

import dhadha
import pytest
from dhadha.puzzles.piles.position import WON
from dhadha.trace.recorder import Recorder
from run_helpers import run_node_script

MOST = 4000  # steps whose questions are compared
# Examples that decide little: two lines to count, a sum that all lines share, rules without a choice, few inversions.
FEW = {"judged": 1, "rules": 4, "durer": 4, "formula": 3, "performed": 4, "two-swapped": 4}
PUZZLES = dhadha.catalogue()["puzzles"]


def run_of(puzzle, preset):
    return dhadha.run(puzzle["id"], preset["algorithm"], preset["state"], **preset["options"])


def is_choice_right(spec, step, choice, options):
    """Return whether a choice is right, by brute force."""
    if spec["kind"] == "outcome":
        return choice["word"] == step.word
    if spec["kind"] == "node":
        numbers, waiting, order = options
        known = {numbers[id(node)]: node for node in waiting}
        node = known[choice["node"]]
        if order == "f":
            return (node.f, node.h) == (step.node.f, step.node.h)
        return node.h == step.node.h if order == "h" else node is step.node
    return choice.get("number") == values_of_step(step)[spec["of"]]


def right_cells(spec, step, values, puzzle, run):
    """Return the cells that make the answer, by brute force."""
    if spec.get("by"):
        columns, unseen = run.board["columns"], puzzle["appearance"]["blank"]
        leap = sorted(map(int, run.options["leaper"].split(",")))
        here = divmod(step.node.state.square, columns)
        apart = [(cell, sorted(abs(a - b) for a, b in zip(divmod(cell, columns), here, strict=True)))
                 for cell in range(run.board["rows"] * columns)]
        return {cell for cell, offset in apart if offset == leap and values[cell] == unseen}
    if puzzle["id"] == "coin-game":
        sides = run.options["rows"], run.options["columns"]
        moves = [tuple(map(int, move.split(","))) for move in run.options["moves"].split()]
        ends = [(step.args["x"] + down - 1, step.args["y"] + right - 1) for down, right in moves]
        return {row * sides[1] + column for row, column in ends if 0 <= row < sides[0] and 0 <= column < sides[1]}
    if puzzle["id"] == "n-queens" and "other" not in step.args:
        queens = list(step.node.state) if step.node else values
        at, all_stand = step.args["column"] - 1, spec["role"] == "conflict"
        row = queens[at] if all_stand else step.args["row"]
        rivals = {*range(len(queens) if all_stand else at)} - {at}
        return {each for each in rivals if queens[each] == row or abs(queens[each] - row) == abs(each - at)}
    if "role" in spec:
        return {cell for cell, role in step.marks if role == spec["role"]}
    return {cell for cell, _ in step.cells if cell < run.board["rows"] * run.board["columns"]}


def names_of_step(step):
    return {f"word:{step.word}", *step.reason.split()[:1]}


def values_of_step(step):
    node = step.node
    derived = {"g": node.g, "h": node.h} | ({"f": node.f} if node.h is not None else {}) if node else {}
    return {**derived, **(step.args or {})}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle["id"] for puzzle in PUZZLES])
def test_answers_are_those_of_brute_force_and_hard_questions_differ(tmp_path, puzzle):
    examples = [each for each in puzzle["presets"] if run_of(puzzle, each).effective_algorithm.questions]
    for preset in examples:
        (tmp_path / preset["id"]).write_bytes(Recorder(run_of(puzzle, preset)).record_trace_file())
    given = [[str(tmp_path / preset["id"]), puzzle["appearance"]] for preset in examples]
    for preset, asked in zip(examples, run_node_script("print_questions.mjs", given=given), strict=True):
        assert_answers_are_those_of_brute_force(puzzle, preset, asked["all"])
        assert_hard_questions_differ(preset, asked["hard"])
        assert_few_real_decisions(puzzle, preset, asked["decisions"])


def assert_few_real_decisions(puzzle, preset, decisions):
    """At most twelve, each with a wrong choice and a digit for each; squares of queens by brute force."""
    performable, is_first = run_of(puzzle, preset).effective_algorithm.performable, preset is puzzle["presets"][0]
    assert (performable or not is_first) and 4 * is_first + performable <= len(decisions) <= 12
    steps = list(islice(run_of(puzzle, preset), MOST))
    for each in decisions:
        rights = [choice["right"] for choice in each["choices"]]
        assert len(rights) <= 9 and {*rights} == {True, False}, each
        if each.get("asks") == "act-column":
            start, end = each["position"], each["until"]
            assert [step.word for step in steps[start:end]] == ["reject"] * (end - start)
            [right] = [choice for choice in each["choices"] if choice["right"]]
            assert steps[end].word == right["word"] if "word" in right else steps[end].args["row"] == right["value"]


def assert_answers_are_those_of_brute_force(puzzle, preset, asked):
    run = run_of(puzzle, preset)
    algorithm = run.effective_algorithm
    questions = {each["position"]: each for each in asked}
    before = None
    list_of_open = next((each for each in algorithm.lists if each["id"] not in ("closed", "path")), {})
    turns = algorithm.counters.get("open", {}).get("words", {"start": 1, "add": 1, "expand": -1, "choose": -1})
    numbers, nodes, waiting, values, count = {}, [], [], [*run.board["values"]], 0
    for position, step in enumerate(islice(run, MOST)):
        earlier = values.copy()
        for cell, value in step.cells:
            values[cell] = value
        question = questions.get(position)
        if question:
            spec = next(each for each in algorithm.questions if each["kind"] == question["kind"]
                        and each.get("role") == question.get("role")
                        and names_of_step(before if each.get("by") else step) & set(each["steps"]))
            if spec["kind"] == "cell":
                wanted = right_cells(spec, *((before, earlier) if spec.get("by") else (step, values)), puzzle, run)
                assert {*question["rightCells"]} == wanted, (position, step)
                offered = {choice["cell"] for choice in question["choices"] if choice["right"]}
                assert offered == wanted & {choice["cell"] for choice in question["choices"]}
                is_each_offered = "subject" in question and len(wanted) < 5  # attackers
                assert offered == wanted if is_each_offered else len(offered) == 1
            elif spec["kind"] == "reason":
                [right] = [each["sentence"] for each in question["choices"] if each["right"]]
                told = [each["sentence"] for each in question["choices"]]
                assert len(told) == len({*told})
                if puzzle["id"] == "pile-game":  # in short
                    assert {each.split(" is ")[1] for each in told} == {"won", "lost"}
                    wins = "position-leaves-lost", "misere-no-move"
                    is_won = step.cells[0][1] == WON if step.cells else step.reason in wins
                    assert right.endswith("won") == is_won, (position, step)
            else:
                known = numbers, waiting, list_of_open.get("order", "first")
                for choice in question["choices"]:
                    assert choice["right"] == is_choice_right(spec, step, choice, known), (position, step, choice)
            count += 1
        before = step
        if step.node:
            if id(step.node) not in numbers:
                numbers[id(step.node)] = len(nodes)
                nodes.append(step.node)
            turn = turns.get(step.word, 0)
            if turn > 0:
                waiting.append(step.node)
            elif turn < 0 and step.node in waiting:
                waiting.remove(step.node)
    assert count == len(questions) and count > 0
    places = [[choice["right"] for choice in each["choices"]].index(True) for each in asked if each["kind"] == "node"]
    assert len({*places}) > 1 or len(places) < 5, "the place of a node tells"


def assert_hard_questions_differ(preset, hard):
    looks = {json.dumps([each.get(part) for part in ("kind", "sentence", "choices", "values", "roles")])
             for each in hard}
    assert FEW.get(preset["id"], 5) <= len(hard) == len(looks) <= 9, preset["id"]
    for question in hard:
        marked = {is_right: {question["roles"].get(str(each["cell"])) for each in question["choices"]
                             if "cell" in each and each["right"] is is_right} for is_right in (True, False)}
        assert not marked[True] - marked[False] - {None, ""}, "a mark stands on right cells alone"
