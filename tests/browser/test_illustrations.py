"""Illustrations below a puzzle's description, those of packages included."""

from playwright.sync_api import expect

STAIRS = "../dhadha_stairs-1.0-py3-none-any.whl"
FROGS = "../dhadha_frogs-1.0-py3-none-any.whl"


def open_stairs(page, home):
    page.goto(f"{home}n-puzzle/?packages={STAIRS}+{FROGS}&puzzle=stairs")
    page.get_by_role("button", name="Install").first.click()
    page.wait_for_function("() => document.querySelector('dhadha-player')?.result?.ways === 13")


def test_package_tables_and_plots(page, home):
    open_stairs(page, home)
    expect(page.locator("#illustrations > .about")).to_have_text("One or two at a time.")
    rows = page.locator("#illustrations .numbers tbody tr")
    expect(rows).to_have_text(["11", "22", "40165,580,141", "400–"])
    expect(page.get_by_text("Counted by hand.", exact=True)).to_be_visible()
    expect(page.locator("#illustrations table")).to_have_count(1)
    picture = page.get_by_role("region", name="How often it is asked")
    picture.get_by_role("button", name="Draw").click()
    expect(picture.get_by_role("button", name="Draw again")).to_be_visible()
    expect(picture.locator("tr")).to_have_text(["stairs246", "Table135", "Recursion3925"])
    expect(picture.locator("dhadha-plot canvas").first).to_be_visible()
    page.evaluate("document.querySelector('dhadha-player').run({puzzle: 'frogs'})")
    expect(page.locator("#illustrations > .about")).to_have_text("Let the frogs change sides.")
    expect(page.locator("#illustrations section")).to_have_count(0)
    page.evaluate("document.querySelector('dhadha-player').run({puzzle: 'n-puzzle'})")
    expect(page.locator("#reading")).to_be_visible()
    expect(page.locator("#illustrations")).to_be_hidden()


def test_own_puzzle_tables_and_plots(page, home):
    page.goto(home + "n-queens/")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    expect(page.get_by_role("heading", name="How many solutions there are")).to_be_visible()
    expect(page.locator("#pictures dhadha-pictures section").first).to_be_visible()
    expect(page.locator("#illustrations")).to_be_hidden()
