"""Options of `build.py build`: a part of the site, and the files of the previous release."""

import json
import sys
from pathlib import Path

import dhadha
import pytest

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "static/build")]
from options import parse_options  # noqa: E402
from pages import site_puzzles  # noqa: E402
from previous_release import keep_assets, save_assets  # noqa: E402

PUZZLES = dhadha.catalogue()["puzzles"]


def test_options_are_read():
    chosen = parse_options(["--only", "race, sliding,n-queens"], {}).only
    assert chosen == ["n-puzzle", "estimate-tree", "n-queens", "race"]
    plain = parse_options([], {"DHADHA_SITE": "https://a.example/b"})
    assert (plain.only, plain.site, plain.keep, plain.zip) == ([], "https://a.example/b/", None, False)
    assert parse_options(["--site", " http://c.example/ "], {}).site == "http://c.example/"


@pytest.mark.parametrize("arguments, fault", [
    (["--only", "n-queens,chess"], "no puzzle is called “chess”; there are coin-game, "),
    (["--only", "race"], "it names no puzzle; there are"), (["--only", ""], "it names no puzzle; there are"),
    (["--keep", "/nowhere"], "/nowhere holds no site"),
    *((["--site", site], "is not where a site can stand") for site in ("ftp://a.example", "https://", "http://a/?b")),
])
def test_wrong_option_is_refused(arguments, fault, capsys):
    with pytest.raises(SystemExit) as ended:
        parse_options(arguments, {})
    assert ended.value.code == 2 and fault in capsys.readouterr().err


def test_no_race_links_without_race():
    [kept] = site_puzzles(PUZZLES, ["n-queens"])
    assert kept["id"] == "n-queens" and not kept["race"]
    assert not any(algorithm["races"] for algorithm in kept["algorithms"])
    assert site_puzzles(PUZZLES, ["n-queens", "race"])[0]["race"] and site_puzzles(PUZZLES, []) == PUZZLES


def site(folder, own):
    (folder / "assets").mkdir(parents=True)
    (folder / "manifest.json").write_text(json.dumps({"assets": own}))
    for name in (*own, "common-0.js"):  # the last one is of an even older release
        (folder / "assets" / name).write_text(f"{name} of {folder.name}")
    return folder


def test_only_previous_release_kept(tmp_path):
    before, now = (site(tmp_path / name, [f"common-{name}.js", "same.js"]) for name in ("before", "now"))
    assert parse_options(["--keep", str(before)], {}).keep == before
    kept = tmp_path / "kept"
    kept.mkdir()
    save_assets(before, kept)
    keep_assets(kept, now)
    texts = {path.name: path.read_text() for path in (now / "assets").iterdir()}
    assert texts == {f"common-{name}.js": f"common-{name}.js of {name}" for name in ("before", "now")} | {
        "same.js": "same.js of now"}
