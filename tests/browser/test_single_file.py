"""Opened as files: the single file solves; a page of the site's folder says what does."""

import pytest
from playwright.sync_api import expect
from visitor import ROOT, Player

OWN = {"algorithm": "ida-star", "state": "312045678"}  # an unbaked board
PYTHON = "performance.getEntriesByName('dhadha-python-ready').length"
SHOWN = "() => document.querySelector('dhadha-player')?.length > 0"
MOVING = "() => document.querySelector('dhadha-player')?.position > 0"


pytestmark = pytest.mark.usefixtures("witnesses")


@pytest.fixture
def witnesses():
    """No host is permitted."""
    return [("file://", None)]


def heading(page, words):
    expect(page.locator("h1")).to_have_text(words)
    page.wait_for_function(SHOWN)


@pytest.mark.usefixtures("moving")
@pytest.mark.own_page
def test_single_file_has_all_pages_and_solves(page, single_file):
    page.goto(single_file)
    page.wait_for_function(MOVING)
    page.locator(".card", has_text="Sliding puzzle").get_by_role("link", name="Start here").click()
    heading(page, "Sliding puzzle")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main" and "#/n-puzzle/?" in page.url
    page.get_by_role("link", name="Race").first.click()
    expect(page.locator("h1")).to_have_text("Race the methods")
    page.go_back()
    heading(page, "Sliding puzzle")
    assert page.evaluate(PYTHON) == 0
    assert Player(page).run(**OWN)["length"] == 21 and page.evaluate(PYTHON) == 1
    page.locator("#tools").get_by_role("link", name="Race").wait_for()
    assert "#/n-puzzle/?" in page.url and f"state={OWN['state']}" in page.url
    page.evaluate("document.querySelector('.brand').click()")
    page.wait_for_function(MOVING)
    expect(page.locator("h1")).to_contain_text("Dhadha")


@pytest.mark.expects_errors  # browsers block modules and style sheets there
@pytest.mark.own_page
@pytest.mark.parametrize("page_path", ["bn/index.html", "n-puzzle/index.html"])
def test_folder_opened_as_file_names_what_works(page, page_path):
    page.goto((ROOT / "dist" / page_path).as_uri())
    sentence = page.get_by_text("python -m http.server")
    expect(sentence).to_be_visible()
    assert sentence.bounding_box()["y"] < 100  # without a style sheet, too
