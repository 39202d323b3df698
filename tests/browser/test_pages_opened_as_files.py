"""Pages opened as files: the single-file site solves; a page of the site's folder names alternatives that do."""

import pytest
from page_objects import ROOT, Player, copy_text
from playwright.sync_api import expect

OWN = {"algorithm": "ida-star", "state": "312045678"}  # an unbaked board
PYTHON = "performance.getEntriesByName('dhadha-python-ready').length"


@pytest.mark.own_page
def test_single_file_has_all_pages_and_solves(page, single_file_address):
    player, heading = Player(page), page.locator("h1")
    page.goto(single_file_address)
    player.when("player?.length > 0")
    page.get_by_role("link", name="See how a computer does it").click()
    expect(heading).to_have_text("Two roads to Grandmother")
    page.get_by_role("link", name="Examples").click()
    page.locator(".example").first.click()
    expect(heading).to_contain_text("Sliding puzzle")
    page.locator(".skip").press("Enter")
    expect(page.locator("#main")).to_be_focused()
    assert "#/n-puzzle/?" in page.url
    page.locator("button.menu").click()
    page.get_by_role("link", name="Race", exact=True).click()
    expect(heading).to_contain_text("Race the methods")
    page.go_back()
    expect(heading).to_contain_text("Sliding puzzle")
    player.when("player?.length > 0")
    assert page.evaluate(PYTHON) == 0
    assert player.run(**OWN)["length"] == 21 and page.evaluate(PYTHON) == 1
    page.get_by_text("Tools and sharing").click()
    page.locator("#tools").get_by_role("link", name="Race").wait_for()
    page.wait_for_url(lambda url: "#/n-puzzle/?" in url and f"state={OWN['state']}" in url)
    page.get_by_role("button", name="Make this a challenge").click()
    assert "#/n-puzzle/?challenge=" in copy_text(page, "Copy the link")
    page.evaluate("document.querySelector('.brand').click()")
    expect(heading).to_have_text("See how a computer thinks")
    player.when("player?.length > 0")
    page.get_by_role("link", name="Challenges", exact=True).click()
    expect(heading).to_have_text("Challenges")
    page.get_by_role("link", name="Three moves to go").click()
    expect(page.locator("#challenge h2")).to_be_visible()


@pytest.mark.expects_errors  # browsers block modules and style sheets there
@pytest.mark.own_page
@pytest.mark.parametrize("page_path", ["bn/index.html", "n-puzzle/index.html"])
def test_folder_opened_as_file_names_what_works(page, page_path):
    page.goto((ROOT / "dist" / page_path).as_uri())
    sentence = page.get_by_text("python -m http.server")
    expect(sentence).to_be_visible()
    page.wait_for_function("(sentence) => sentence.getBoundingClientRect().y < 100",  # without a style sheet, too
                           arg=sentence.element_handle())
