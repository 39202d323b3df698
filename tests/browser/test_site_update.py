"""A new release breaks neither cached entries nor open pages, nor does a partial upload."""

import re

import pytest
from page_objects import ROOT, STARTED, alert, open_post
from playwright.sync_api import expect
from servers import QuietHandler, serving

ENTRY = re.compile(r"/dhadha-player\.js")
FRESH = (ROOT / "dist/dhadha-player.js").read_text(encoding="utf-8")


def entry_of_release(word):
    """Return the entry with other names of its files."""
    return re.sub(r"\b((?:dhadha-player|common|chunk|stage)-)[\w]+(?=\.js)", rf"\g<1>{word}", FRESH)


class EntryHandler(QuietHandler):
    """Lets browsers keep the entry for ten minutes."""

    entry = FRESH
    pages = []

    def do_GET(self):
        is_page = self.path.endswith("/n-puzzle/") and self.pages
        if not ENTRY.search(self.path) and not is_page:
            return super().do_GET()
        text, kind = (self.pages.pop(0), "text/html") if is_page else (self.entry, "text/javascript")
        self.answer(text.encode(), kind, Cache_Control="max-age=600")


@pytest.mark.expects_errors
def test_old_entry_waits_for_the_whole_new_release(page, site_folder):
    """A browser kept an entry whose files are gone; the upload of the new ones is not over yet."""
    with serving(EntryHandler, site_folder) as origin:
        EntryHandler.entry = entry_of_release("Gone1234")
        page.goto(f"{origin}/any/sub/blog.html")
        again = page.get_by_role("button", name="Try again")
        expect(again).to_be_visible()
        EntryHandler.entry = entry_of_release("Half1234")
        again.click()
        expect(again).to_be_visible()
        EntryHandler.entry = FRESH
        again.click()
        page.wait_for_function(STARTED)
        page.goto(f"{origin}/any/sub/blog.html?again")
        page.wait_for_function(STARTED)
        assert page.evaluate("reached") == []
        expect(alert(page)).to_have_count(0)


@pytest.mark.expects_errors
def test_kept_page_of_an_older_release_asks_for_itself_again(page, site_folder):
    """By itself; the browser still has the script that starts pages, and no other file of that release."""
    fresh = (ROOT / "dist/n-puzzle/index.html").read_text(encoding="utf-8-sig")
    begin = re.search(r"assets/(start-\w+\.js)", fresh)[1]
    (site_folder / "any/sub/path/assets/start-Old12345.js").write_bytes((ROOT / "dist/assets" / begin).read_bytes())
    old = re.sub(r"(assets/(?!start)[\w-]+-)\w{8}(\.js)", r"\1Gone1234\2", fresh).replace(begin, "start-Old12345.js")
    with serving(EntryHandler, site_folder) as origin:
        EntryHandler.pages = [old, fresh, fresh]
        page.goto(f"{origin}/any/sub/path/n-puzzle/")
        page.wait_for_function(STARTED)
        expect(alert(page)).to_have_count(0)


@pytest.mark.expects_errors
def test_lazy_player_of_an_older_release_does_not_blame_the_connection(page, home):
    answers = [FRESH]
    page.route(ENTRY, lambda route: route.fulfill(
        body=answers.pop() if answers else entry_of_release("New12345"), content_type="text/javascript"))
    page.route(re.compile(r"en-common-\w+\.ftl"), lambda route: route.fulfill(status=404))
    open_post(page, home, '<dhadha-player loading="lazy" puzzle="n-puzzle"></dhadha-player>')
    expect(alert(page, "The site has been updated")).to_be_visible()


@pytest.mark.expects_errors
def test_open_page_announces_update(page, home):
    """Its lazy files are gone; it does not reload without the visitor's click."""
    page.goto(f"{home}n-puzzle/")
    page.wait_for_function(STARTED)
    page.wait_for_load_state("networkidle")  # else a panel that does not load tells it first
    page.evaluate("window.marker = 'the same page'")
    page.route(ENTRY, lambda route: route.fulfill(body=entry_of_release("New12345"), content_type="text/javascript"))
    page.route(re.compile("/assets/"), lambda route: route.fulfill(status=404))
    page.evaluate("void document.querySelector('dhadha-player').run({state: '123456780'})")
    updated = alert(page, "The site has been updated")
    expect(updated).to_be_visible()
    assert page.evaluate("window.marker") == "the same page"
    page.unroute_all()
    updated.locator("xpath=ancestor-or-self::*[.//button][1]").get_by_role("button").click()
    page.wait_for_function(f"() => !window.marker && ({STARTED})()")
