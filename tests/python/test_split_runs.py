"""Split algorithms: the parts combine to the sequential answer, and a parts file resumes the run."""

import json
from concurrent.futures import ThreadPoolExecutor

import dhadha
import pytest
from dhadha import InvalidInput, batch
from dhadha.cli.main import main
from hypothesis import given, settings
from hypothesis import strategies as st

SOLUTIONS = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680]
FUNDAMENTAL = [1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341]
COUNT = ("n-queens", "count")
COMMAND = ["solve", "n-queens", "--algorithm", "count"]


def counted(state="", **more):
    with ThreadPoolExecutor(1) as executor:
        return batch.solve(executor, *COUNT, state, **more)


def test_parts_combine():
    for n, result in enumerate(zip(SOLUTIONS, FUNDAMENTAL), 1):
        run = counted(n=n)
        assert ((run.result["solutions"], run.result["fundamental"]), run.status) == (result, "found")


@settings(max_examples=20)
@given(st.integers(4, 9).flatmap(lambda n: st.lists(st.integers(0, n), min_size=n, max_size=n)))
def test_parts_of_any_board_combine(rows):
    state = " ".join(str(row or ".") for row in rows)
    alone = dhadha.run(*COUNT, state, n=len(rows))
    for _ in alone:
        pass
    assert counted(state, n=len(rows)).result == alone.result


def test_parts_are_independent():
    run = dhadha.run(*COUNT, n=11)
    split = run.algorithm.split
    parts = split.parts(run.problem)
    counts = [split.solve(run.problem, part) for part in parts]
    assert len(parts) == 256 and sum(counts) == SOLUTIONS[10]
    assert json.loads(json.dumps(parts)) == parts and json.loads(json.dumps(counts)) == counts
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
    assert told_of(file) == ((len(lines) - 1,) * 2, 724)
    file.write_text("".join(lines[:1] + lines[20:100]))
    assert told_of(file) == ((80, len(lines) - 1), 724)
    assert sorted(file.read_text().splitlines()) == sorted("".join(lines).splitlines())
    for left in (1, 7, 30):  # of the letters of an incomplete line
        file.write_text("".join(lines[:50]) + lines[50][:left])
        assert told_of(file) == ((49, len(lines) - 1), 724)
        assert told_of(file) == ((len(lines) - 1,) * 2, 724)


def test_damaged_line_is_named(file):
    lines = file.read_text().splitlines()
    for number in (1, 2, 30):
        line = lines[number - 1]
        for damaged in (
            line.replace('"answer": ', '"answer": 1'), line.replace('"part": ', '"part": 1'), line[:20], "", "[]",
            "\0\ud7ff\x7f", '{"part": 1000000, "answer": 0, "check": 0}', '{"part": [], "answer": 0, "check": 0}',
            "[" * 100_000,
        ):
            if damaged == line:
                continue
            file.write_text("\n".join([*lines[: number - 1], damaged, *lines[number:], ""]))
            before = file.read_bytes()
            with pytest.raises(InvalidInput, match=rf"parts, line {number}, is not what was written"):
                told_of(file)
            assert file.read_bytes() == before


def test_foreign_file_is_refused_and_unchanged(file, capsys):
    before = file.read_bytes()
    with pytest.raises(InvalidInput, match=r"something else: .*n-queens.*count.*10"):
        counted(n=11, file=file)
    lines = file.read_text().splitlines()
    other = file.with_name("other")
    counted(n=11, file=other)
    file.write_text("\n".join([*lines, other.read_text().splitlines()[1], ""]))
    with pytest.raises(InvalidInput, match=f"line {len(lines) + 1}, "):
        told_of(file)
    file.write_bytes(before)
    assert main([*COMMAND, "--option", "n=9", "--parts", str(file)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1 and file.read_bytes() == before


# ---- the command line

def test_the_command_line_counts_in_parts(tmp_path, capsys):
    wanted = [*COMMAND, "--option", "n=9"]
    for more in (["--workers", "2"], ["--parts", str(tmp_path / "nine")], ["--parts", str(tmp_path / "nine")]):
        assert main([*wanted, *more]) == 0
        out, err = capsys.readouterr()
        assert out == "solutions: 352, fundamental: 46\n"
        assert err.splitlines()[-1] == "129 of 129 parts"
    assert err.splitlines() == ["129 of 129 parts"]  # all were there
    assert main([*wanted, "--parts", str(tmp_path / "nine"), "--json"]) == 0
    output = json.loads(capsys.readouterr().out)
    assert output["result"] == {"solutions": 352, "fundamental": 46} and output["options"]["n"] == 9


def test_unsplittable_algorithm_reported(capsys):
    for arguments, part in (
        ("n-queens --algorithm first --workers 2", "of n-queens, these can: count"),
        ("n-puzzle --workers 2", "of n-puzzle, these can: –"),
        ("n-queens --algorithm count --option n=19 --workers 2", "1 to 18"),
        ("n-queens --algorithm count --option n=17", "1 to 16"),
        ("n-queens --algorithm count --parts /", "/"),
    ):
        assert main(["solve", *arguments.split()]) in (1, 2)
        out, err = capsys.readouterr()
        assert out == "" and part in err and len(err.splitlines()) == 1


def test_full_board_checked(capsys):
    assert main([*COMMAND, "--state", "2 4 1 3", "--workers", "2"]) == 0
    assert capsys.readouterr().out == "solution\n"
