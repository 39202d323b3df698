"""A new language is a row and a folder: the build makes its pages, which show its texts, direction and digits."""

import json
import re
import shutil
import sys

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer
from page_objects import LANGUAGES, ROOT, Player, run
from playwright.sync_api import expect
from servers import QuietHandler, serving

CODE, NAME, DIGITS = "yi", "Áccénts", "٠١٢٣٤٥٦٧٨٩"
ROW = {
    **LANGUAGES["fa"], "name": NAME, "direction": "rtl", "openGraph": "yi_UA", "zim": "yid",
    "locale": "ar-u-nu-arab",  # browsers know no Yiddish
}
ACCENTS = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")
NOT_READ = "step", "only"  # attributes that name steps and puzzles


class Accents(Transformer):
    """Adds accents to all words that visitors read."""

    def visit_TextElement(self, node):
        node.value = node.value.translate(ACCENTS)
        return node

    def visit_Attribute(self, node):
        return node if node.id.name in NOT_READ else self.generic_visit(node)


@pytest.fixture
def site(tmp_path):
    """The site with the language, built from a copy of the sources; only what the language changes is built."""
    copy = tmp_path / "sources"
    for folder in ("py", "static", "build"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__", "bytecode"))
    for path in (path for path in ROOT.iterdir() if path.is_file()):
        shutil.copy(path, copy)
    for tools in (".venv", "node_modules"):
        (copy / tools).symlink_to(ROOT / tools)
    table = json.dumps(LANGUAGES | {CODE: ROW}, ensure_ascii=False)
    (copy / "py/dhadha/languages.json").write_text(table, encoding="utf-8")
    texts = copy / "static/i18n" / CODE
    shutil.copytree(ROOT / "static/i18n/en", texts)  # ideas and articles stay in English
    (texts / "terms.toml").unlink()
    for path in (ROOT / "static/i18n/en").glob("*.ftl"):
        accented = Accents().visit(FluentParser().parse(path.read_text(encoding="utf-8")))
        text = FluentSerializer().serialize(accented)
        (texts / path.name).write_text(text, encoding="utf-8")
    run(sys.executable, copy / "build.py", "build")
    with serving(QuietHandler, copy / "dist") as address:
        yield f"{address}/"


@pytest.mark.long
@pytest.mark.own_page
def test_added_language_needs_one_row_and_one_folder(page, site):
    page.goto(f"{site}n-puzzle/?algorithm=a-star&state=123046758&start-at=5")
    player = Player(page)
    player.when("player?.position === 5")
    english = player.narration.inner_text()
    page.get_by_role("button", name="Menu").click()
    chooser = page.get_by_role("navigation", name="Language").get_by_role("link")
    expect(chooser).to_have_text([row["name"] for row in LANGUAGES.values()] + [NAME])

    chooser.last.click()
    page.wait_for_url(f"{site}{CODE}/n-puzzle/?**")
    player.when("player?.position === 5")
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(player.narration).to_have_css("direction", "rtl")
    assert re.sub("[\u2066-\u2069]", "", player.narration.inner_text()) == write_in_added_language(english)
    expect(page.locator("dhadha-board").first.locator(".number")).to_have_text([*DIGITS[1:9]])
    expect(page.locator("h1")).to_have_text(write_in_added_language("Sliding puzzle · A*"))
    assert page.request.get(f"{site}{CODE}/app.webmanifest").json()["dir"] == "rtl"

    page.get_by_text(write_in_added_language("Tools and sharing")).click()
    page.get_by_role("button", name=write_in_added_language("Embed")).click()
    expect(page.locator("#embed-lang option")).to_have_text([row["name"] for row in LANGUAGES.values()] + [NAME])
    assert f'<section lang="{CODE}" dir="rtl">' in page.request.get(f"{site}404.html").text()


def write_in_added_language(text):
    return text.translate(ACCENTS).translate(str.maketrans("0123456789", DIGITS))
