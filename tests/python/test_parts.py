"""A part of the site, and a zip of it."""

import sys
import zipfile
from pathlib import Path

import dhadha
import pytest

sys.path.append(str(Path(__file__).parents[2] / "static/build"))
import parts  # noqa: E402

PUZZLES = dhadha.catalogue()["puzzles"]


@pytest.mark.parametrize("arguments, chosen", [
    ([], []),
    (["--zip"], []),
    (["--only", "n-queens"], ["n-queens"]),
    (["--zip", "--only", "race, sliding,n-queens"], ["n-puzzle", "estimate-tree", "n-queens", "race"]),
])
def test_puzzles_are_chosen_by_themselves_or_by_their_family(arguments, chosen):
    assert parts.only(arguments, PUZZLES) == chosen


@pytest.mark.parametrize("given, fault", [
    (["n-queens,chess"], "no puzzle is called “chess”; there are coin-game, .*n-queens.* and race"),
    (["race"], "--only names no puzzle; there are"),
    ([], "--only names no puzzle; there are"),
])
def test_what_is_not_there_is_said(given, fault):
    with pytest.raises(ValueError, match=fault):
        parts.only(["--only", *given], PUZZLES)


def test_without_the_race_none_races():
    [kept] = parts.chosen_of(PUZZLES, ["n-queens"])
    assert kept["id"] == "n-queens" and not kept["race"]
    assert not any(algorithm["races"] for algorithm in kept["algorithms"])
    assert parts.chosen_of(PUZZLES, ["n-queens", "race"])[0]["race"]
    assert parts.chosen_of(PUZZLES, []) == PUZZLES


def test_another_part_begins_anew_and_the_same_does_not(tmp_path):
    build, page = tmp_path / "build", tmp_path / "dist/index.html"
    page.parent.mkdir()
    page.write_text("")
    assert parts.choose([], build, page.parent).read_text() == "" and page.exists()
    assert parts.choose(["--only", "magic"], build, page.parent).read_text() == "magic-square\nmagic-trick"
    assert not page.exists()
    with pytest.raises(SystemExit, match="build.py: no puzzle is called “tragic”"):
        parts.choose(["--only", "tragic"], build, page.parent)


def test_the_same_site_is_the_same_zip(tmp_path):
    zips = []
    for name in ("one", "other"):
        dist = tmp_path / name
        for file in ("index.html", "bn/index.html") if name == "one" else ("bn/index.html", "index.html"):
            (dist / file).parent.mkdir(parents=True, exist_ok=True)
            (dist / file).write_text(file)
        (dist / "index.html").touch()
        zips.append(tmp_path / f"{name}.zip")
        parts.pack(dist, zips[-1])
    assert zips[0].read_bytes() == zips[1].read_bytes()
    assert sorted(zipfile.ZipFile(zips[0]).namelist()) == ["bn/index.html", "index.html"]
