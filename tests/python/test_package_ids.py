"""Puzzle ids of packages: neither taken nor reserved."""

import re

import pytest
from dhadha.core.errors import InvalidInput
from dhadha.devtools.check import check
from dhadha.devtools.package import find_package
from dhadha.puzzles import registry
from wheels import PLAIN

REFUSED = {
    "n-puzzle": "as one is called that is here already",
    "constructor": "as one is called that is here already",
    "../../x": "take small letters",
    "__proto__": "take small letters",
    "a\x1b[31mred": "take small letters",
    "Upper": "take small letters",
    "a" * 61: "take small letters",
    "": "take small letters",
}


@pytest.fixture(autouse=True)
def own_puzzles_alone(monkeypatch):
    monkeypatch.setattr(registry, "PUZZLES", registry.PUZZLES.copy())


@pytest.mark.parametrize("name", REFUSED, ids=repr)
def test_check_refuses_id(tmp_path, name):
    file = tmp_path / f"strange_{[*REFUSED].index(name)}.py"
    file.write_text(PLAIN.replace('"nested"', repr(name)).replace("puzzle-nested", "puzzle-strange"))
    [fault] = check(find_package(str(file)), seconds=1).faults
    assert REFUSED[name] in str(fault) and re.search(r"strange_\d\.py:\d+", str(fault))


class Entry:
    def __init__(self, name):
        self.name = name

    def load(self):
        pytest.fail("it is not even imported")


@pytest.mark.parametrize("name", REFUSED, ids=repr)
def test_an_installed_package_is_refused_before_it_is_imported(monkeypatch, name):
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [Entry(name)])
    with pytest.raises(InvalidInput, match=REFUSED[name]):
        registry.discover(strict=True)
    assert registry.discover() == [] and name not in {*registry.PUZZLES} - {*registry.OWN}
