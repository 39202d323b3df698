"""Optional data files for solvers."""

import pytest
from dhadha.puzzle import data_files as data
from hypothesis import given
from hypothesis import strategies as st


@pytest.fixture
def file(monkeypatch, tmp_path):
    """A data file that is loaded byte by byte."""
    monkeypatch.setenv("DHADHA_DATA", str(tmp_path))
    for name, empty in (("files", {}), ("missing", []), ("pending", set()), ("pages", []), ("jobs", [])):
        monkeypatch.setattr(data, name, empty)
    taken = []

    def use(content):
        for byte in content:
            taken.append(byte)
            yield

    file = data.DataFile("some.table", lambda: b"abc", use)
    file.taken = taken
    return file


WHOLE = data.append_checksum(b"abc")


def test_no_wait_for_unavailable_file(file, tmp_path):
    assert [*file.wait()] == []  # neither a page nor a file on disk
    assert data.pop_missing() == "some.table"
    waiting = file.wait()
    next(waiting)
    assert not data.receive("some.table", None) and [*waiting] == []
    (tmp_path / "some.table").write_bytes(b"not whole")
    assert [*file.wait()] == [] and not file.taken
    (tmp_path / "some.table").write_bytes(WHOLE)
    assert [*file.wait()] and file.taken == [*b"abc"]


@given(st.binary(max_size=40), st.data())
def test_incomplete_file_ignored(content, chosen):
    whole = data.append_checksum(content)
    at = chosen.draw(st.integers(0, len(whole) - 1))
    bent = bytes(byte ^ (1 << chosen.draw(st.integers(0, 7))) if i == at else byte for i, byte in enumerate(whole))
    assert not data.load("n-puzzle.6-6-3.table", bent) and not data.load("n-puzzle.6-6-3.table", whole[:at])
    assert not data.load("no such file", whole)


def test_loading_abandoned_on_memory_error(file):
    def greedy():
        yield
        raise MemoryError

    data.jobs.append(greedy())
    assert data.run_slice() and data.jobs and data.run_slice() and not data.jobs and not data.run_slice()
