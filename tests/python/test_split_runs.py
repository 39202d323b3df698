"""Split algorithms: the parts combine to the sequential answer, and a parts file resumes the run."""

import json
from concurrent.futures import ThreadPoolExecutor

import dhadha
import pytest
from dhadha import InvalidInput, batch
from hypothesis import given, settings
from hypothesis import strategies as st
from run_helpers import command, result

COUNT = ("n-queens", "count")
COMMAND = ["solve", "n-queens", "--algorithm", "count"]


def counted(state="", **more):
    with ThreadPoolExecutor(1) as executor:
        return batch.solve(executor, *COUNT, state, **more)


@settings(max_examples=20)
@given(st.integers(1, 9).flatmap(lambda n: st.just([0] * n) | st.lists(st.integers(0, n), min_size=n, max_size=n)))
def test_parts_of_any_board_combine(rows):
    state = " ".join(str(row or ".") for row in rows)
    run = counted(state, n=len(rows))
    assert run.result == result(*COUNT, state, n=len(rows)) and (any(rows) or run.status == "found")


def test_parts_are_independent():
    run = dhadha.run(*COUNT, n=11)
    split = run.algorithm.split
    parts = split.parts(run.problem)
    counts = [split.solve(run.problem, part) for part in parts]
    assert len(parts) == 256 and sum(counts) == 2680
    assert json.loads(json.dumps([parts, counts])) == [parts, counts]
    assert max(counts) < sum(counts) / 20  # none is most of the work


# ---- a file of parts

@pytest.fixture
def file(tmp_path):
    """A file with the parts of 10 queens."""
    assert counted(n=10, file=tmp_path / "parts").result["solutions"] == 724
    return tmp_path / "parts"


def told_of(file, **more):
    """Return the number of parts at first, their total, and the result."""
    heard = []
    result = counted(n=10, file=file, tell=lambda *numbers: heard.append(numbers), **more).result
    assert [done for done, _ in heard] == list(range(heard[0][0], heard[0][1] + 1))
    return heard[0], result["solutions"]


def test_finished_parts_are_not_repeated(file):
    lines = file.read_text().splitlines(keepends=True)
    total = len(lines) - 1
    assert told_of(file) == ((total, total), 724)
    for kept, done in (
        (lines[:1] + lines[20:100], 80), *(([*lines[:50], lines[50][:letters]], 49) for letters in (1, 7, 30))
    ):
        file.write_text("".join(kept))
        assert told_of(file) == ((done, total), 724)
        assert sorted(file.read_text().splitlines(keepends=True)) == sorted(lines)


def test_damaged_line_is_named(file):
    lines = file.read_text().splitlines()
    for number in (1, 2, 30):
        line = lines[number - 1]
        for damaged in {
            line.replace('"answer": ', '"answer": 1'), line.replace('"part": ', '"part": 1'), line[:20], "", "[]",
            "\0\ud7ff\x7f", '{"part": 1000000, "answer": 0, "check": 0}', '{"part": [], "answer": 0, "check": 0}',
            "[" * 100_000,
        } - {line}:
            file.write_text("\n".join([*lines[: number - 1], damaged, *lines[number:], ""]))
            before = file.read_bytes()
            with pytest.raises(InvalidInput, match=rf"parts, line {number}, (is damaged|does not begin)"):
                told_of(file)
            assert file.read_bytes() == before


def test_foreign_file_is_refused_and_unchanged(file):
    before = file.read_bytes()
    with pytest.raises(InvalidInput, match=r"another request: .*n-queens.*count.*10"):
        counted(n=11, file=file)
    status, _, errors = command(*COMMAND, "--option", "n=9", "--parts", str(file))
    assert (status, len(errors), file.read_bytes()) == (2, 1, before)
    other = file.with_name("other")
    counted(n=11, file=other)
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines, other.read_text().splitlines()[1], ""]))
    with pytest.raises(InvalidInput, match=f"line {len(lines) + 1}, "):
        told_of(file)


# ---- the command line

def test_the_command_line_counts_in_parts(tmp_path):
    parts = ["--parts", str(tmp_path / "nine")]
    for more in (["--workers", "2"], parts, parts):
        status, out, errors = command(*COMMAND, "--option", "n=9", *more)
        assert (status, out, errors[-1]) == (0, ["solutions: 352, fundamental: 46"], "129 of 129 parts")
    assert len(errors) == 1  # all were there
    status, out, _ = command(*COMMAND, "--option", "n=9", *parts, "--json")
    output = json.loads("".join(out))
    assert output["result"] == {"solutions": 352, "fundamental": 46} and output["options"]["n"] == 9
    assert command(*COMMAND, "--state", "2 4 1 3", "--workers", "2")[:2] == (0, ["solution"])


@pytest.mark.parametrize("arguments, part", [
    ("n-queens --algorithm first --workers 2", "of n-queens, these can: count"),
    ("n-puzzle --workers 2", "of n-puzzle, these can: –"),
    ("n-queens --algorithm count --option n=19 --workers 2", "1 to 18"),
    ("n-queens --algorithm count --option n=17", "1 to 16"),
    ("n-queens --algorithm count --parts /", "/"),
])
def test_unsplittable_algorithm_reported(arguments, part):
    status, out, (line,) = command("solve", *arguments.split())
    assert status in (1, 2) and out == [] and part in line
