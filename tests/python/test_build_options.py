"""Options of `build.py build`: a part of the site, and where it will stand."""

import sys
from pathlib import Path

import dhadha
import pytest

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "static/build")]
from bake_and_render_pages import choose_site_puzzles  # noqa: E402
from build_options import parse_options  # noqa: E402

PUZZLES = dhadha.catalogue()["puzzles"]


def test_options_are_read():
    chosen = parse_options(["--only", "race, sliding,n-queens"], {}).only
    assert chosen == ["n-puzzle", "estimate-tree", "n-queens", "race"]
    plain = parse_options([], {"DHADHA_SITE": "https://a.example/b"})
    assert (plain.only, plain.site, plain.zip) == ([], "https://a.example/b/", False)
    assert parse_options(["--site", " http://c.example/ "], {}).site == "http://c.example/"


@pytest.mark.parametrize("arguments, fault", [
    (["--only", "n-queens,chess"], "no puzzle is called “chess”; there are coin-game, "),
    (["--only", "race"], "it names no puzzle; there are"), (["--only", ""], "it names no puzzle; there are"),
    *((["--site", site], "is not where a site can stand") for site in ("ftp://a.example", "https://", "http://a/?b")),
])
def test_wrong_option_is_refused(arguments, fault, capsys):
    with pytest.raises(SystemExit) as ended:
        parse_options(arguments, {})
    assert ended.value.code == 2 and fault in capsys.readouterr().err


def test_no_race_links_without_race():
    [kept] = choose_site_puzzles(PUZZLES, ["n-queens"])
    assert kept["id"] == "n-queens" and not kept["race"]
    assert not any(algorithm["races"] for algorithm in kept["algorithms"])
    assert choose_site_puzzles(PUZZLES, ["n-queens", "race"])[0]["race"] and choose_site_puzzles(PUZZLES, []) == PUZZLES
