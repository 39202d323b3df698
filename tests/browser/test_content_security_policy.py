"""Under the documented headers and strict policies, pages embed players that draw, play and solve. What a policy
refuses is an error in the console, which fails every test of a page.
"""

import re

import pytest
from page_objects import PUZZLES, ROOT, SCRIPT, STARTED, Player, assert_canvases_and_styles
from servers import QuietHandler, serving

DIST = ROOT / "dist"
PATH = "/any/sub/path/"
SOLVED = {"puzzle": "n-puzzle", "state": "123406758", "algorithm": "ida-star", "options": {}}


@pytest.fixture
def open_embedding_page(new_page, serve_with_headers, tmp_path):
    """Open a page of another origin that embeds from a host, under its own headers."""
    def serve_and_open_embedding_page(host, body, headers):
        script = SCRIPT.replace("dhadha-player.js", f"{host}{PATH}dhadha-player.js")
        icon = "" if "default-src" in str(headers) else '<link rel="icon" href="data:,">'
        (tmp_path / "index.html").write_text(
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Strict</title>{icon}{script}<body>{body}')
        page = new_page()
        page.goto(serve_with_headers(tmp_path, headers))
        page.wait_for_function(STARTED)
        return page
    return serve_and_open_embedding_page


# ---- our own pages

def test_policy_is_first_in_every_page():
    pages = list(DIST.rglob("index.html"))
    assert len(pages) >= 3 * (len(PUZZLES) + 3)
    for path in pages:
        html = path.read_text(encoding="utf-8-sig").replace('<script type="application/ld+json">', "")  # no program
        assert re.match(
            r"<!doctype html>\n<html[^>]*>\n<head>\n  <meta http-equiv=\"Content-Security-Policy\" "
            r"content=\"default-src 'none'; script-src 'self' (http: https: )?'wasm-unsafe-eval';",
            html,
        ), path
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|<script(?![^>]*\ssrc=)", html), path


class DocumentedHandler(QuietHandler):
    """Sends the nginx headers of static/docs/hosting.md."""

    DOCUMENT = (ROOT / "static/docs/hosting.md").read_text()
    MAPS = dict(re.findall(r"^map \$uri (\$\w+) +{ (.*) }$", DOCUMENT, re.MULTILINE))
    HEADERS = re.findall(r'^ +add_header (\S+) "?([^";]+)"?;$', DOCUMENT, re.MULTILINE)

    def end_headers(self):
        for name, value in self.HEADERS:
            if value in self.MAPS:
                (_, usual), (pattern, special) = re.findall(r'(?:default|~(\S+)) "([^"]*)"', self.MAPS[value])
                value = special if re.search(pattern, self.path) else usual
            if value:
                self.send_header(name, value)
        super().end_headers()


def test_documented_headers_suffice_for_pages_and_isolated_hosts(new_page, open_embedding_page, site_folder):
    assert len(DocumentedHandler.MAPS) == 2 and len(DocumentedHandler.HEADERS) == 6
    with serving(DocumentedHandler, site_folder) as address:
        page = new_page()
        page.goto(f"{address}{PATH}n-puzzle/")
        page.wait_for_function(STARTED)
        kept = page.evaluate("fetch(document.querySelector('link[rel=stylesheet]').href)"
                             ".then(({headers}) => headers.get('cache-control'))")
        assert "immutable" in kept and page.evaluate("crossOriginIsolated") is False  # which also wants COOP
        player = Player(page)
        player.js("await player.install([new URL('../dhadha_frogs-1.0-py3-none-any.whl', location.href).href])")
        assert player.run(puzzle="frogs")["length"] == 15
        assert_canvases_and_styles(page)
        isolated = open_embedding_page(
            address, '<dhadha-player puzzle="n-queens"></dhadha-player>'
            f'<iframe title="Dhadha" src="{address}{PATH}embed/?puzzle=n-puzzle&state=123046758"></iframe>',
            {"Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin"})
        assert isolated.evaluate("crossOriginIsolated")
        assert Player(isolated).run(**SOLVED)["moves"] == "UL"
        isolated.frames[-1].wait_for_function(STARTED)


@pytest.mark.long
def test_every_built_page_works_under_documented_headers(new_page):
    pages = sorted(path.relative_to(DIST).as_posix() for path in DIST.rglob("*.html") if path.parent.name != "assets")
    assert len(pages) > 300
    with serving(DocumentedHandler, DIST) as address:
        page = new_page()
        for path in pages:
            page.goto(f"{address}/{path}?puzzle=n-queens" if path.startswith("embed/") else f"{address}/{path}")
            assert page.evaluate("document.styleSheets.length") > 0, path  # what is refused is an error in the console
            if page.locator("[data-puzzle]").count():
                page.wait_for_function(STARTED)


# ---- others' pages

EMBEDDED = {
    "n-puzzle": 'algorithm="a-star" state="430521786"',
    "estimate-tree": "",
    "n-queens": 'algorithm="genetic"',
    "knight-path": "",
    "pile-game": "",
    "coin-game": 'algorithm="play"',
    "magic-square": "",
    "magic-trick": 'lang="fa"',
}


def test_strict_embedding_page_has_no_violation(open_embedding_page, cors_origin):
    """Under the policy that static/docs/embedding.md documents, and nothing more."""
    document = (ROOT / "static/docs/embedding.md").read_text()
    sources, types = (re.search(rf"({name} [^`\n]+)", document)[1] for name in ("script-src", "trusted-types"))
    sources = sources.replace("https://example.org", cors_origin)
    policy = f"default-src 'none'; {sources}; require-trusted-types-for 'script'; {types}"
    players = "".join(f'<dhadha-player puzzle="{puzzle}" {more} panels="all"></dhadha-player>'
                      for puzzle, more in EMBEDDED.items())
    frame = (f'<iframe title="Dhadha" width="700" height="500" '
             f'src="{cors_origin}{PATH}embed/?puzzle=n-puzzle&state=123046758"></iframe>')
    page = open_embedding_page(cors_origin, players + frame, {"Content-Security-Policy": policy})
    for number in range(len(EMBEDDED)):
        page.locator("dhadha-player").nth(number).locator("dhadha-counters").first.wait_for()
    assert_canvases_and_styles(page)
    player = Player(page)
    player.seek(0)
    player.js("(player.loop = true, await player.updateComplete, await player.play())")  # however late the frames are
    page.wait_for_function("(board) => board.getAnimations({subtree: true}).some(({transitionProperty}) => "
                           "transitionProperty === 'translate')", arg=player.grid.element_handle())
    player.when("player.position > 2")
    player.js("(player.loop = false)")
    assert_canvases_and_styles(page)
    assert player.run(**SOLVED)["moves"] == "UL"
    page.frames[-1].wait_for_function(STARTED)
    page.frames[-1].locator("dhadha-board .board").wait_for()


def test_page_with_lit_trusted_types_embeds(open_embedding_page, cors_origin):
    open_embedding_page(cors_origin, '<dhadha-player puzzle="n-queens"></dhadha-player>',
              {"Content-Security-Policy": "trusted-types lit-html 'allow-duplicates'"})
