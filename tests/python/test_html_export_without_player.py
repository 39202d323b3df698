"""HTML export without the bundled player; tests/browser/test_npm_and_python_packages.py covers it with the player."""

import json

import dhadha
import pytest
from dhadha.export import html as page
from hypothesis import given
from hypothesis import strategies as some


@pytest.fixture(autouse=True)
def without_player(monkeypatch, tmp_path):
    monkeypatch.setattr(page, "PLAYER", tmp_path)
    page.read_player_json.cache_clear()


def test_summary_without_bundled_player():
    run = dhadha.run("n-puzzle", "a-star", "123046758")
    with pytest.raises(page.PlayerMissing, match="build.py pack"):
        run.save("page.html")
    shown = run._repr_html_()
    assert "<pre>n-puzzle by a-star" in shown and "build.py pack" in shown


@given(some.text())
def test_script_content_escaped(text):
    written = page.json_safe_in_script({"text": text, "end": "</script><!--"})
    assert "<" not in written and json.loads(written)["text"] == text


def test_attributes_are_written_as_in_a_tag():
    given = {"autoplay": True, "loop": False, "speed": None, "panels": ["code", "tree"], "start-at": 1}
    assert page.attributes_as_texts(given) == {"autoplay": "", "panels": "code tree", "start-at": "1"}
    lengths = {480: "480px", "50vh": "50vh", "12.5 rem": "12.5rem"}
    assert [*map(page.css_length, lengths)] == [*lengths.values()]
    for text in ('1px" onload="', "1px;background:url(//x)", "-5", "calc(1px)", "٤٨٠"):
        with pytest.raises(ValueError, match="a number of pixels"):
            page.css_length(text)
