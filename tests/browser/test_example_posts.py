"""The example posts, under their own policy; test_content_security_policy.py embeds on other origins."""

import re

import pytest
from page_objects import ROOT, python_addresses
from playwright.sync_api import expect


@pytest.mark.usefixtures("allow_motion")
@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "static/examples").glob("*.html")))
def test_post_plays_without_python(page, home, requested_addresses, name):
    copy = (ROOT / "dist/examples" / name).read_text(encoding="utf-8-sig")
    policy = re.search(r'http-equiv="Content-Security-Policy" content="(.+?)"', copy)[1]
    assert policy.startswith("default-src 'none'") and "unsafe-inline" not in policy and "*" not in policy
    page.goto(f"{home}examples/{name}")
    expect(page.locator("body")).to_have_css("margin-top", "32px")  # its style holds
    for player in page.locator("dhadha-player").all()[:2]:
        player.scroll_into_view_if_needed()
        expect(player.locator("dhadha-board").first).to_be_visible()
        expect(player.locator(".narration")).to_be_visible()
    page.locator("iframe").scroll_into_view_if_needed()
    expect(page.frame_locator("iframe").locator("dhadha-player dhadha-board").first).to_be_visible()
    for player in page.locator("dhadha-player").all():
        expect(player).to_have_js_property("offsetHeight", 640)
    page.locator("dhadha-player").nth(1).scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelectorAll('dhadha-player')[1].position > 2")
    assert python_addresses(requested_addresses) == []
