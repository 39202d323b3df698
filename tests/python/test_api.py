"""The public Python API, as README.md and py/docs/python-library.md show it."""

import copy
import pickle
import re
import subprocess
import sys
from pathlib import Path

import dhadha
import pytest
from dhadha.puzzles.registry import own_puzzles

ROOT = Path(__file__).parents[2]
SCRIPT = '''\
import dhadha

answer = dhadha.solve("n-puzzle", [[1, 2, 3], [0, 4, 6], [7, 5, 8]], heuristic="misplaced")
print(answer, answer.length, answer.optimal, answer.status)
print(dhadha.solve("n-queens", n=6))
run: dhadha.Run = dhadha.run("n-puzzle", "a-star", "123046758")
step: dhadha.Step
for step in run:
    node: dhadha.Node[object] | None = step.node
result: dhadha.Result = dhadha.solve("knight-path", algorithm="bitboard")
print(result, result.run.status, result.facts["distance"], len(dhadha.catalogue()["puzzles"]))
try:
    dhadha.solve("n-puzzle", "1 2 3")
except dhadha.InvalidInput as error:
    print(error.key)
'''


def test_a_typed_script_of_all_public_names_runs_and_passes_a_strict_checker(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    said = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True, timeout=60).stdout
    assert said.splitlines()[:3] == ["LUL: 3 moves, the fewest there are 3 True found", "2 4 6 1 3 5", ". . . Q . ."]
    readme = tmp_path / "readme.py"
    readme.write_text(re.search(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)[1])
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", ROOT / ".mypy_cache"]
    checked = subprocess.run([*command, script, readme], capture_output=True, text=True, timeout=300)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize(("puzzle", "state", "said"), [
    ("n-puzzle", "213456780", "unsolvable"),
    ("knight-path", None, "To get from a1 to h8 takes 6 knight moves."),
    ("pile-game", "5 2 3", "The second player wins: 2 ⊕ 2 ⊕ 0 = 0"),
    ("pile-game", [3, 4], "The first player wins: 0 ⊕ 1 = 1\nWinning moves: take 2 from pile 1, take 1 from pile 2"),
    ("coin-game", "(5,2) (8,7)", "The first player wins: 0 ⊕ 2 = 2\n"
     "Winning moves: coin 1 from (5,2) to (3,3), coin 2 from (8,7) to (6,6)"),
    ("magic-square", "8 1 6 / 3 5 7 / 4 9 2", "8 1 6\n3 5 7\n4 9 2\nEvery line sums to 15."),
    ("estimate-tree", None, "45 43 41 40"),
])
def test_results_print_as_a_person_would_write_them(puzzle, state, said):
    assert str(dhadha.solve(puzzle, state)) == said


def test_facts_of_results_are_attributes():
    result = dhadha.solve("n-puzzle", "123046758")
    assert (result.moves, result.length) == ("LUL", 3) and {"moves", "length"} <= set(dir(result))
    assert repr(result) == "Result('found', solvable=True, inversions=2, moves='LUL', length=3, optimal=True)"
    with pytest.raises(AttributeError, match="no 'steps'; it has solvable, inversions, moves"):
        getattr(result, "steps")  # noqa: B009
    assert len(list(result.run)) == 20 and result.run.result == dict(result.facts)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda given: pickle.loads(pickle.dumps(given))])
def test_results_runs_and_refusals_are_copied_and_pickled(copied):
    for puzzle in own_puzzles():
        result = dhadha.solve(puzzle.id)
        again = copied(result)
        assert (str(again), repr(again), str(again.run)) == (str(result), repr(result), str(result.run))
        assert isinstance(again.run, dhadha.Run)
    noted = dhadha.run("n-puzzle", "a-star", "3\n1 2 3\n0 4 6\n7 5 8")
    assert noted.read_as and copied(noted).read_as == noted.read_as
    assert [step.word for step in copied(noted)] == [step.word for step in noted]
    with pytest.raises(dhadha.InvalidInput) as refused:
        dhadha.solve("n-puzzle", "1 2 3 4 0 5")
    again = copied(refused.value)
    assert (str(again), again.as_dict()) == (str(refused.value), refused.value.as_dict()) and again.offers
