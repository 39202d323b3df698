"""The example posts, on another origin than the site and under the documented policy."""

import re
import shutil

import pytest
from test_policy import PATH, policy_for
from visitor import ROOT
from watched_page import Watched, watching

POSTS = sorted(path.name for path in (ROOT / "static/examples").glob("*.html"))
DRAWN = """(at) => {
    const { length, renderRoot } = document.querySelectorAll("dhadha-player")[at];
    return length && renderRoot.querySelector("dhadha-board") && renderRoot.querySelector(".narration");
}"""


@pytest.fixture
def blog(browser, open_origin, serve_with, tmp_path):
    """Open a post on an origin of its own, which loads the site by address; return the page and its errors."""
    own = policy_for(open_origin).replace("connect-src", "connect-src 'self'")
    own += "; style-src 'unsafe-inline'; img-src data:"
    address = serve_with(tmp_path, {"Content-Security-Policy": own})
    page, faults = watching(browser.new_page()), []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: message.type == "error" and faults.append(message.text))

    def open_post(name):
        html = (ROOT / "static/examples" / name).read_text(encoding="utf-8")
        head = '<head><link rel="icon" href="data:,">'
        text = html.replace('"../', f'"{open_origin}{PATH}').replace("<head>", head)
        (tmp_path / "index.html").write_text(text, encoding="utf-8")
        for run in (ROOT / "dist/examples").glob("*.trace.gz"):
            shutil.copy(run, tmp_path)
        page.goto(address)
        return page, faults

    yield open_post
    page.close()


@pytest.mark.parametrize("name", POSTS)
def test_post_plays_without_python(blog, name):
    page, faults = blog(name)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    for at in (0, 1):
        page.locator("dhadha-player").nth(at).scroll_into_view_if_needed()
        page.wait_for_function(DRAWN, arg=at)
    heights = "[...document.querySelectorAll('dhadha-player')].map((player) => player.offsetHeight)"
    assert page.evaluate(heights) == [640, 640]
    page.wait_for_function("() => document.querySelectorAll('dhadha-player')[1].position > 2")
    language = page.locator("html").get_attribute("lang")
    assert page.evaluate("document.querySelectorAll('dhadha-player')[1].texts.language") == language
    page.locator("iframe").scroll_into_view_if_needed()
    page.frame_locator("iframe").locator("dhadha-player dhadha-board").first.wait_for()
    assert [url for url in asked if "pyodide" in url or "worker-" in url] == [] == faults


@pytest.mark.parametrize("name", POSTS)
def test_site_copy_has_policy_and_plays(page, home, name):
    text = (ROOT / "dist/examples" / name).read_text(encoding="utf-8-sig")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="(.+?)"', text)[1]
    assert policy.startswith("default-src 'none'") and "unsafe-inline" not in policy and "*" not in policy
    assert text.index("Content-Security-Policy") < min(text.index(word) for word in ("<title", "<style", "<script"))
    own = Watched(page).open(f"{home}examples/{name}")
    for at in (0, 1):
        page.locator("dhadha-player").nth(at).scroll_into_view_if_needed()
        page.wait_for_function(DRAWN, arg=at)
    assert page.locator("body").evaluate("(body) => getComputedStyle(body).marginTop") == "32px"  # its style holds
    page.locator("iframe").scroll_into_view_if_needed()
    page.frame_locator("iframe").locator("dhadha-player dhadha-board").first.wait_for()
    assert own.refused() == []
