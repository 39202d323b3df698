"""Options of `build.py build`: a part of the site, a ZIP of it, and the files of the previous release."""

import json
import sys
import zipfile
from pathlib import Path

import dhadha
import pytest

sys.path.append(str(Path(__file__).parents[2] / "static/build"))
import parts  # noqa: E402
from options import options_of  # noqa: E402
from releases import keep_assets, save_assets  # noqa: E402

PUZZLES = dhadha.catalogue()["puzzles"]


@pytest.mark.parametrize("names, chosen", [
    (None, []),
    ("n-queens", ["n-queens"]),
    ("race, sliding,n-queens", ["n-puzzle", "estimate-tree", "n-queens", "race"]),
])
def test_puzzles_are_chosen_by_themselves_or_by_their_family(names, chosen):
    assert parts.parse_only_option(names, PUZZLES) == chosen


@pytest.mark.parametrize("names, fault", [
    ("n-queens,chess", "no puzzle is called “chess”; there are coin-game, .*n-queens.* and race"),
    ("race", "--only names no puzzle; there are"),
    ("", "--only names no puzzle; there are"),
])
def test_unknown_part_reported(names, fault):
    with pytest.raises(ValueError, match=fault):
        parts.parse_only_option(names, PUZZLES)


def test_no_race_links_without_race():
    [kept] = parts.chosen_of(PUZZLES, ["n-queens"])
    assert kept["id"] == "n-queens" and not kept["race"]
    assert not any(algorithm["races"] for algorithm in kept["algorithms"])
    assert parts.chosen_of(PUZZLES, ["n-queens", "race"])[0]["race"]
    assert parts.chosen_of(PUZZLES, []) == PUZZLES


def test_changed_selection_rebuilds(tmp_path):
    build, page = tmp_path / "build", tmp_path / "dist/index.html"
    page.parent.mkdir()
    page.write_text("")
    assert parts.choose(None, build, page.parent).read_text() == "" and page.exists()
    assert parts.choose("magic", build, page.parent).read_text() == "magic-square\nmagic-trick"
    assert not page.exists()
    with pytest.raises(SystemExit, match="build.py: no puzzle is called “tragic”"):
        parts.choose("tragic", build, page.parent)


def test_zip_is_reproducible(tmp_path):
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


@pytest.mark.parametrize("arguments, fault", [
    (["--ony", "n-queens"], "--ony"),
    (["--zip=yes"], "--zip"),
    (["dist"], "dist"),
    (["--only"], "--only"),
    (["--keep", "/nowhere"], "/nowhere holds no site"),
])
def test_an_unknown_option_is_refused(arguments, fault, capsys):
    with pytest.raises(SystemExit) as ended:
        options_of(arguments, {})
    assert ended.value.code == 2
    assert fault in capsys.readouterr().err


def site(folder, own, kept=()):
    (folder / "assets").mkdir(parents=True)
    (folder / "manifest.json").write_text(json.dumps({"assets": own}))
    for name in (*own, *kept):
        (folder / "assets" / name).write_text(f"{name} of {folder.name}")
    return folder


def test_only_previous_release_kept(tmp_path):
    before = site(tmp_path / "before", ["common-1.js", "same-1.js"], kept=["common-0.js"])
    now = site(tmp_path / "now", ["common-2.js", "same-1.js"], kept=["common-0.js"])
    assert options_of(["--keep", str(before)], {}).keep == before
    kept = tmp_path / "kept"
    kept.mkdir()
    save_assets(before, kept)
    keep_assets(kept, now)
    assert sorted(path.name for path in (now / "assets").iterdir()) == ["common-1.js", "common-2.js", "same-1.js"]
    assert (now / "assets/common-1.js").read_text() == "common-1.js of before"
    assert (now / "assets/same-1.js").read_text() == "same-1.js of now"
