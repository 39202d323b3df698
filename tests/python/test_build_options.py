"""Options of `build.py build`: where the site will stand."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "static/build")]
from build_options import parse_options  # noqa: E402


def test_options_are_read():
    plain = parse_options([], {"DHADHA_SITE": "https://a.example/b"})
    assert (plain.site, plain.zip) == ("https://a.example/b/", False)
    assert parse_options(["--site", " http://c.example/ "], {}).site == "http://c.example/"


@pytest.mark.parametrize("site", ["ftp://a.example", "https://", "http://a/?b"])
def test_wrong_address_is_refused(site, capsys):
    with pytest.raises(SystemExit) as ended:
        parse_options(["--site", site], {})
    assert ended.value.code == 2 and "is not where a site can stand" in capsys.readouterr().err
