"""A new release breaks neither cached entries nor open pages, nor does a partial upload."""

import re

import pytest
from playwright.sync_api import expect
from visitor import ROOT

ENTRY = ROOT / "dist/dhadha-player.js"
PLAYS = "document.querySelector('dhadha-player')?.length > 0"
HASHED = re.compile(r"\b((?:dhadha-player|common|chunk|stage)-)[\w]+(?=\.js)")


@pytest.fixture
def old_entry(page):
    """Make the browser cache an entry whose files are gone; {"fresh": the server's responses past the cache}."""
    server = {"fresh": ENTRY.read_text(encoding="utf-8")}
    old = HASHED.sub(r"\1Gone1234", server["fresh"])

    def answer(route):
        is_fresh = route.request.resource_type == "fetch" or "?" in route.request.url
        route.fulfill(body=server["fresh"] if is_fresh else old, content_type="text/javascript")

    page.route(re.compile(r"/dhadha-player\.js"), answer)
    return server


@pytest.mark.expects_errors
def test_old_entry_loads_new_release(page, origin, old_entry):
    page.goto(f"{origin}/any/sub/blog.html")
    page.wait_for_function(f"() => {PLAYS}")
    assert page.evaluate("reached") == []
    assert page.locator("[role=alert]:visible").count() == 0


@pytest.mark.expects_errors
def test_partial_upload_awaited(page, origin, old_entry):
    whole = old_entry["fresh"]
    old_entry["fresh"] = HASHED.sub(r"\1Half1234", whole)
    page.goto(f"{origin}/any/sub/blog.html")
    again = page.get_by_role("button", name="Try again")
    expect(again).to_be_visible()
    again.click()  # during the upload
    expect(again).to_be_visible()
    old_entry["fresh"] = whole
    again.click()
    page.wait_for_function(f"() => {PLAYS}")


@pytest.mark.expects_errors
def test_open_page_announces_update(page, home):
    """Its lazy files are gone; it does not reload without the visitor's click."""
    page.goto(f"{home}n-puzzle/")
    page.wait_for_function(f"() => {PLAYS}")
    page.evaluate("window.marker = 'the same page'")
    renewed = HASHED.sub(r"\1New12345", ENTRY.read_text(encoding="utf-8"))
    address = re.compile(r"/dhadha-player\.js")
    page.route(address, lambda route: route.fulfill(body=renewed, content_type="text/javascript"))
    page.route(re.compile("/assets/"), lambda route: route.fulfill(status=404))
    page.evaluate("void document.querySelector('dhadha-player').run({state: '123456780'})")
    expect(page.get_by_role("alert").filter(has_text="The site has been updated").first).to_be_visible()
    assert page.evaluate("window.marker") == "the same page"
    page.unroute(address)
    page.unroute(re.compile("/assets/"))
    page.get_by_role("button", name="Try again").first.click()
    page.wait_for_function(f"() => !window.marker && {PLAYS}")
