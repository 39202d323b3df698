"""Under a content policy without inline code, our pages and embedding pages draw, play and solve."""

import re

import pytest
from servers import QuietHandler, serving
from visitor import PUZZLES, ROOT, Player
from watched_page import STARTED, Watched, asked_elsewhere, watching

PATH = "/any/sub/path/"
RACE = "race/?puzzle=n-puzzle&algorithms=a-star+ida-star&state=123046758"


@pytest.fixture
def watched(page):
    return Watched(page)


def test_foreign_requests_detected(browser, origin):
    """By name or number, from a page or its frame; otherwise no test here would detect them."""
    page = browser.new_page()
    asked = asked_elsewhere(page)
    page.goto(f"{origin}{PATH}manifest.json")
    hosts = ["https://elsewhere.example/font.css", "http://192.0.2.1/", "http://198.51.100.7/frame"]
    page.evaluate("""async ([named, numbered, framed]) => {
        await Promise.allSettled([fetch(named), fetch(numbered)]);
        const frame = document.body.appendChild(document.createElement("iframe"));
        const loaded = new Promise((done) => { frame.onload = done; });
        frame.src = framed;
        await loaded;
    }""", hosts)
    assert sorted(asked) == sorted(hosts)
    page.close()


def policy_for(host):
    """Return the policy for embedding from `host` that static/docs/embedding.md documents, and nothing more."""
    paper = (ROOT / "static/docs/embedding.md").read_text()
    sources, types = (re.search(rf"({name} [^`\n]+)", paper)[1] for name in ("script-src", "trusted-types"))
    sources = sources.replace("https://example.org", host)
    return f"default-src 'none'; {sources}; require-trusted-types-for 'script'; {types}"


@pytest.fixture
def strict(browser, open_origin, serve_with, tmp_path):
    """Open a page of another origin that has a strict policy and embeds from `open_origin`."""
    address = serve_with(tmp_path, {"Content-Security-Policy": policy_for(open_origin)})
    page = watching(browser.new_page())

    def open_page(body):
        (tmp_path / "index.html").write_text(
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Strict</title>'
            f'<script type="module" src="{open_origin}{PATH}dhadha-player.js"></script><body>{body}')
        return Watched(page).open(address)

    yield open_page
    page.close()


def moves(page):
    """Play the first player with animated pieces."""
    page.evaluate("document.querySelector('dhadha-player').seek(0)")
    page.evaluate("document.querySelector('dhadha-player').play()")
    page.wait_for_function(
        """() => document.querySelector("dhadha-player").shadowRoot.querySelector("dhadha-board").shadowRoot
            .getAnimations().some(({transitionProperty}) => transitionProperty === "translate")"""
    )
    page.wait_for_function("() => document.querySelector('dhadha-player').position > 2")


# ---- our own pages

def test_policy_is_first_in_every_page():
    pages = list((ROOT / "dist").rglob("index.html"))
    assert len(pages) >= 3 * (len(PUZZLES) + 3)
    for path in pages:
        html = path.read_text(encoding="utf-8-sig")
        assert re.match(
            r"<!doctype html>\n<html[^>]*>\n<head>\n  <meta http-equiv=\"Content-Security-Policy\" "
            r"content=\"default-src 'none'; script-src 'self' (http: https: )?'wasm-unsafe-eval';",
            html,
        ), path
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|<script(?![^>]*\ssrc=)", html), path


def test_canvas_and_lens_under_policy(watched, home):
    watched.open(home + "n-queens/?algorithm=large&option-n=1000&start-at=end").ready()
    picture = watched.page.locator("dhadha-dots canvas")
    picture.hover(position={"x": 30, "y": 30})
    lens = watched.page.locator("dhadha-dots .lens")
    lens.wait_for()
    assert lens.evaluate("(lens) => [lens.style.bottom, lens.style.right]") == ["4px", "4px"]
    assert watched.faults() == []


@pytest.mark.usefixtures("moving")
def test_boards_move_and_python_solves(watched, home):
    watched.open(home + "n-puzzle/?algorithm=a-star&state=430521786").ready()
    moves(watched.page)
    assert watched.faults() == []
    assert Player(watched.page).run(state="123406758", algorithm="ida-star", options={})["moves"] == "UL"
    assert watched.refused() == []


def test_theme_set_before_first_paint(watched, home):
    watched.open(home).page.locator("#theme").select_option("dark")
    watched.page.reload()
    assert watched.page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert watched.refused() == []


def test_race_under_policy(watched, home):
    watched.open(home + RACE)
    watched.page.wait_for_function(
        "() => { const race = document.querySelector('dhadha-race'); return race?.lanes.length === 2 && "
        "!race.running && race.length; }",
        timeout=20_000,
    )
    watched.page.evaluate("document.querySelector('dhadha-race').seek('end')")
    watched.page.locator("dhadha-race .verdict").filter(has_text="wins").wait_for()
    boards = watched.page.locator("dhadha-race dhadha-board .board").evaluate_all(
        "(boards) => boards.map(({clientHeight}) => clientHeight)"
    )
    assert len(boards) == 2 and min(boards) > 50
    assert watched.refused() == []


class DocumentedHandler(QuietHandler):
    """Sends the nginx headers of static/docs/hosting.md."""

    PAPER = (ROOT / "static/docs/hosting.md").read_text()
    MAPS = dict(re.findall(r"^map \$uri (\$\w+) +{ (.*) }$", PAPER, re.MULTILINE))
    HEADERS = re.findall(r'^ +add_header (\S+) "?([^";]+)"?;$', PAPER, re.MULTILINE)

    def end_headers(self):
        for name, value in self.HEADERS:
            value = self.mapped(self.MAPS[value]) if value in self.MAPS else value
            if value:
                self.send_header(name, value)
        super().end_headers()

    def mapped(self, rows):
        first, second = re.findall(r'(?:default|~(\S+)) "([^"]*)"', rows)
        return second[1] if re.search(second[0], self.path) else first[1]


def test_documented_headers_suffice(browser, site_folder):
    assert len(DocumentedHandler.MAPS) == 2 and len(DocumentedHandler.HEADERS) == 6
    with serving(DocumentedHandler, site_folder) as address:
        page = watching(browser.new_page(service_workers="block"))
        watched = Watched(page).open(f"{address}{PATH}n-puzzle/").ready()
        kept = page.evaluate("fetch(document.querySelector('link[rel=stylesheet]').href)"
                             ".then(({headers}) => headers.get('cache-control'))")
        assert "immutable" in kept and page.evaluate("crossOriginIsolated") is False  # which also wants COOP
        player = Player(page)
        assert player.run(state="123406758")["moves"] == "UL"
        player.js("await player.install([new URL('../dhadha_frogs-1.0-py3-none-any.whl', location.href).href])")
        assert page.evaluate("document.querySelector('dhadha-player').run({puzzle: 'frogs'})")["length"] == 15
        assert watched.faults() == []
        page.close()


# ---- others' pages

EMBEDDED = {
    "n-puzzle": 'algorithm="a-star" state="430521786"',
    "n-queens": 'algorithm="genetic"',
    "knight-path": "",
    "pile-game": "",
    "coin-game": 'algorithm="play"',
    "magic-square": "",
    "magic-trick": 'lang="fa"',
}


def test_strict_embedding_page_has_no_violation(strict):
    players = (f'<dhadha-player puzzle="{puzzle}" {more} panels="all"></dhadha-player>'
               for puzzle, more in EMBEDDED.items())
    blog = strict("".join(players)).ready()
    for number in range(len(EMBEDDED)):
        blog.page.locator("dhadha-player").nth(number).locator("dhadha-counters").first.wait_for()
    assert blog.faults() == []
    moves(blog.page)
    assert blog.faults() == []
    assert Player(blog.page).run(state="123406758", algorithm="ida-star", options={})["moves"] == "UL"
    assert blog.refused() == []


def test_a_strict_page_frames_the_embed(strict, open_origin):
    blog = strict(
        f'<iframe title="Dhadha" width="700" height="500" '
        f'src="{open_origin}{PATH}embed/?puzzle=n-puzzle&state=123046758"></iframe>'
    )
    frame = blog.page.frames[-1]
    frame.wait_for_function(STARTED)
    assert frame.evaluate("window.refused") == [] == blog.refused()
    assert frame.locator("dhadha-board .board").bounding_box()["height"] > 100


def test_page_with_lit_trusted_types_embeds(browser, open_origin, serve_with, tmp_path):
    address = serve_with(tmp_path, {"Content-Security-Policy": "trusted-types lit-html 'allow-duplicates'"})
    script = f'<script type="module" src="{open_origin}{PATH}dhadha-player.js"></script>'
    (tmp_path / "index.html").write_text(
        f'<!doctype html><link rel="icon" href="data:,">{script}<dhadha-player puzzle="n-queens"></dhadha-player>'
    )
    page = browser.new_page(service_workers="block")
    page.goto(address)
    page.wait_for_function("() => document.querySelector('dhadha-player').length > 0")
    page.close()


def test_a_page_isolated_from_other_origins_embeds(browser, site_folder, serve_with, tmp_path):
    """The site's host sends the documented headers."""
    isolated = {"Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin"}
    address = serve_with(tmp_path, isolated)
    with serving(DocumentedHandler, site_folder) as host:
        (tmp_path / "index.html").write_text(
            f'<!doctype html><html lang="en"><script type="module" src="{host}{PATH}dhadha-player.js"></script>'
            f'<link rel="icon" href="data:,"><body><dhadha-player puzzle="n-queens"></dhadha-player>'
            f'<iframe title="Dhadha" src="{host}{PATH}embed/?puzzle=n-puzzle&state=123046758"></iframe>'
        )
        page = watching(browser.new_page(service_workers="block"))
        page.goto(address)
        page.wait_for_function("() => crossOriginIsolated && document.querySelector('dhadha-player').length > 0")
        assert Player(page).run(puzzle="n-puzzle", state="123406758", algorithm="ida-star")["moves"] == "UL"
        page.frames[-1].wait_for_function(STARTED)
        page.close()


# ---- the sources

def test_no_template_has_an_inline_style():
    for path in [ROOT / "index.html", *(ROOT / "static").rglob("*.html"), *(ROOT / "static").rglob("*.js")]:
        if path.parent.name == "examples":
            continue  # sample blog posts
        if path.name == "missing.html":
            continue  # 404.html brings its style and says its hash: no address leads to a sheet from every depth
        source = path.read_text(encoding="utf-8")
        assert not re.search(
            r"\sstyle=|<style|createElement\(.style|cssText|\bonclick\b|javascript:|\beval\(|new Function|styleMap",
            source.replace("Lit's styleMap", "").replace("`style`", ""),
        ), path
