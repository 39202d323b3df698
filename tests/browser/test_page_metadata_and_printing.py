"""Link cards, pictures, languages, the sitemap and the 404 page."""

import json
import re
import shutil
import sys
import xml.etree.ElementTree as ET
from html import unescape
from itertools import product
from urllib.parse import parse_qsl, urlsplit

import pytest
from page_objects import HOMES, LANGUAGES, ROOT, Player, copy_text
from PIL import Image
from playwright.sync_api import expect
from servers import SUB_PATH, QuietHandler, serving

SITE = "https://example.org/dhadha/"
TAG = re.compile(
    r'<(?:meta (?:property|name)|link rel)="([\w:-]+)"(?: hreflang="([\w-]+)")? (?:content|href)="([^"]*)"'
)
EXAMPLE = "n-puzzle/first-steps/"


@pytest.fixture
def told(tmp_path_factory):
    """The dist/ of a site with an address, and the cards of some pages."""
    sys.path.insert(0, str(ROOT / "static/build"))
    import bake_and_render_pages as pages

    dist, site = tmp_path_factory.mktemp("told"), tmp_path_factory.mktemp("site") / "site.txt"
    shutil.copy(ROOT / "dist/manifest.json", dist)
    site.write_text(SITE)
    draw, drawn = pages.draw_cards, ("", EXAMPLE, f"fa/{EXAMPLE}", "bn/race/")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "draw_cards", lambda dist, cards: draw(dist, {path: cards[path] for path in drawn}))
        pages.render_site_pages(dist, ROOT / "build/baked", site)
    return dist


def head_metadata(folder, path):
    """Return {name, or name and language: content} of the page's head."""
    html = (folder / path / "index.html").read_text(encoding="utf-8")
    return {f"{name} {language}".strip(): content for name, language, content in TAG.findall(html)}


def test_site_address_adds_metadata(told):
    """Links and languages, cards, oEmbed (https://oembed.com, 2.2 and 2.3), titles, the sitemap."""
    for home, path in product(HOMES, ["", "n-queens/", "challenges/", "teachers/", "race/", EXAMPLE]):
        head, english = head_metadata(told, home + path), head_metadata(told, path)
        assert head["canonical"] == head["og:url"] == SITE + home + path
        assert head["og:image"] == f"{SITE}{home}{path}card.png"
        assert head["twitter:card"] == "summary_large_image"
        assert head["description"] == head["og:description"] != ""
        assert "Dhadha" in head["og:title"] or "ধাঁধা" in head["og:title"]
        assert not home or head["og:description"] != english["og:description"]
        for code, other in (*zip(LANGUAGES, HOMES), ("x-default", "")):
            assert head[f"alternate {code}"] == SITE + other + path
    for path in ("", f"fa/{EXAMPLE}", "bn/race/"):
        picture = Image.open(told / path / "card.png")
        assert (picture.format, picture.size) == ("PNG", (1200, 630))
        for box in ((64, 64, 566, 566), (634, 64, 1136, 566)):
            ink = picture.convert("L").crop(box).histogram()
            assert sum(ink[:128]) > 1000, path  # letters or pieces; the ground is light
        assert (told / path / "card.png").stat().st_size < 60_000
    for path in (EXAMPLE, f"fa/{EXAMPLE}", "bn/n-queens/"):
        html = (told / path / "index.html").read_text(encoding="utf-8")
        link = re.search(r'<link rel="alternate" type="application/json\+oembed" href="([^"]+)" title="([^"]+)">', html)
        answer = json.loads((told / link[1].removeprefix(SITE)).read_text(encoding="utf-8"))
        assert answer["version"] == "1.0" and answer["type"] == "rich" and answer["title"] == unescape(link[2])
        assert answer["thumbnail_url"] == f"{SITE}{path}card.png" and answer["provider_url"] == SITE
        frame = re.fullmatch(r'<iframe title="[^"]+" src="([^"]+)" .*></iframe>', answer["html"])
        query = dict(parse_qsl(urlsplit(unescape(frame[1])).query))
        assert query["lang"] == (path[:2] if path[:3] in ("fa/", "bn/") else "en")
        assert answer["width"] == 680 and f'height="{answer["height"]}"' in answer["html"]
    assert query["puzzle"] == "n-queens"
    assert "oembed" not in (ROOT / "dist" / EXAMPLE / "index.html").read_text(encoding="utf-8")
    titles = [head_metadata(told, path.parent)["og:title"]
              for path in told.glob("*/*/index.html") if path.parent.parent.name not in LANGUAGES]
    assert len(titles) == len(set(titles)) > 60
    names = {"": "http://www.sitemaps.org/schemas/sitemap/0.9"}
    urls = [loc.text for loc in ET.parse(told / "sitemap.xml").iterfind(".//loc", names)]
    files = told.rglob("index.html")
    pages = {path.parent.relative_to(told).as_posix() + "/" for path in files}
    assert sorted(urls) == sorted(SITE + page.removeprefix("./") for page in pages if "embed" not in page)


def test_no_address_without_site_option():
    head = head_metadata(ROOT / "dist", EXAMPLE)
    assert "First steps" in head["og:title"]
    assert not {"canonical", "og:url", "og:image"} & head.keys()
    assert head["alternate x-default"] == "../n-puzzle/first-steps/"  # of the folder that the page names as its base


def test_example_address_redirects_to_puzzle(page, home):
    page.goto(f"{home}{EXAMPLE}?start-at=2")
    Player(page).when("player?.position === 2 && player.request.state === '123046758'")
    page.wait_for_url(f"{home}n-puzzle/?algorithm=a-star&*")
    page.locator(".skip").press("Enter")
    page.wait_for_url("**start-at=2*#main")
    assert copy_text(page, "Copy link") == f"{home}{EXAMPLE}?start-at=2"
    expect(page.get_by_role("link", name="Race").first).to_have_attribute("href", re.compile(r"^\.\./"))
    page.locator("button.menu").click()
    page.locator("[data-language][lang=fa]").click()
    page.wait_for_url(f"{home}fa/n-puzzle/?*start-at=2*")


class MissingHandler(QuietHandler):
    """Responds with 404.html to missing paths, as most hosts do."""

    def send_error(self, code, *_):
        self.answer((ROOT / "dist/404.html").read_bytes(), status=code)


def test_not_found_page_links_home(context, site_folder):
    page = context.new_page()
    with serving(MissingHandler, site_folder) as elsewhere:
        page.goto(f"{elsewhere}/{SUB_PATH}/fa/no/such/page/at-all")
        links = page.locator("[data-home]")
        for number, home in enumerate(HOMES):
            expect(links.nth(number)).to_have_attribute("href", f"/{SUB_PATH}/{home}")
        expect(page.locator("body")).to_have_css("display", "grid")  # its own policy lets its style in
        links.nth(HOMES.index("fa/")).click()
        page.wait_for_url(f"{elsewhere}/{SUB_PATH}/fa/")


PAPER = {"width": 718, "height": 1047}  # A4 without its margins, in CSS pixels
PARTS = {"board": "dhadha-player dhadha-board", "sentence": "dhadha-player .narration",
         "line": "dhadha-code [aria-current=step]", "code": "dhadha-code", "clock": "dhadha-transport .caption"}


@pytest.mark.parametrize("path", ["n-puzzle/?start-at=8&theme=dark", "fa/n-queens/?algorithm=backtracking&start-at=40"])
def test_step_is_printed_on_one_sheet(page, open_player, path):
    page.set_viewport_size(PAPER)
    page.emulate_media(media="print", color_scheme="dark")
    player = open_player(path)
    for part in PARTS.values():
        page.locator(part).first.wait_for()
    expect(player.element.locator(".folds")).to_be_hidden()
    expect(page.locator("dhadha-transport :is(button, input, select):visible")).to_have_count(0)
    boxes = {name: page.locator(part).first.bounding_box() for name, part in PARTS.items()}
    left, top = ({name: box[side] for name, box in boxes.items()} for side in ("x", "y"))
    right, bottom = ({name: box[side] + box[size] for name, box in boxes.items()}
                     for side, size in (("x", "width"), ("y", "height")))
    assert right["board"] - left["board"] > 220 and bottom["sentence"] - top["sentence"] > 20
    assert top["code"] > max(bottom["board"], bottom["sentence"], bottom["clock"]) - 1
    assert left["sentence"] > right["board"] or right["sentence"] < left["board"]
    assert top["code"] < top["line"] < bottom["line"] < min(bottom["code"], PAPER["height"])
    assert page.evaluate("document.documentElement.scrollHeight") < 1.05 * PAPER["height"]  # the longest code
    expect(player.element).to_have_css("color-scheme", "light")
    expect(page.locator("body")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
