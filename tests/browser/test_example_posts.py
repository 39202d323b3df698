"""The example posts, as copies of the site and on another origin under the documented policy."""

import re
import shutil

import pytest
from page_objects import ROOT, python
from playwright.sync_api import expect
from test_content_security_policy import PATH, policy_for

POSTS = sorted(path.name for path in (ROOT / "static/examples").glob("*.html"))


def play(page):
    """Scroll through the post until its players and its frame are drawn."""
    for player in page.locator("dhadha-player").all()[:2]:
        player.scroll_into_view_if_needed()
        expect(player.locator("dhadha-board").first).to_be_visible()
        expect(player.locator(".narration")).to_be_visible()
    page.locator("iframe").scroll_into_view_if_needed()
    expect(page.frame_locator("iframe").locator("dhadha-player dhadha-board").first).to_be_visible()


@pytest.mark.parametrize("name", POSTS)
def test_post_plays_without_python(page, home, new_page, open_origin, serve_with, tmp_path, name):
    copy = (ROOT / "dist/examples" / name).read_text(encoding="utf-8-sig")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="(.+?)"', copy)[1]
    assert policy.startswith("default-src 'none'") and "unsafe-inline" not in policy and "*" not in policy
    page.goto(f"{home}examples/{name}")
    play(page)
    expect(page.locator("body")).to_have_css("margin-top", "32px")  # its style holds
    policy = policy_for(open_origin).replace("connect-src", "connect-src 'self'")
    address = serve_with(tmp_path, {
        "Content-Security-Policy": f"{policy}; style-src 'unsafe-inline'; img-src data:"})
    text = (ROOT / "static/examples" / name).read_text(encoding="utf-8").replace('"../', f'"{open_origin}{PATH}')
    (tmp_path / "index.html").write_text(text.replace("<head>", '<head><link rel="icon" href="data:,">'), "utf-8")
    for run in (ROOT / "dist/examples").glob("*.trace.gz"):
        shutil.copy(run, tmp_path)
    other, asked = new_page(), []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(address)
    play(other)
    for player in other.locator("dhadha-player").all():
        expect(player).to_have_js_property("offsetHeight", 640)
    other.locator("dhadha-player").nth(1).scroll_into_view_if_needed()
    other.wait_for_function("() => document.querySelectorAll('dhadha-player')[1].position > 2")
    assert python(asked) == []
