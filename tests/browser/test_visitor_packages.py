"""Wheels that the visitor installs; test_package_isolation.py has those of links."""

import pytest
from playwright.sync_api import expect
from servers import SUB_PATH

FROGS, TOWERS = (f"dhadha_{name}-1.0-py3-none-any.whl" for name in ("frogs", "towers"))


@pytest.mark.expects_errors
def test_wheels_from_address_and_disk(
    open_player, site_folder, tmp_path
):
    """Files from disk are the visitor's own choice."""
    player = open_player("n-puzzle/?start-at=0")
    page = player.page
    page.get_by_text("Bring your own puzzle").click()
    page.locator("#packages").fill("nothing-1.0-py3-none-any.whl")
    page.get_by_role("button", name="Install").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no package at")
    assert player.run(state="123406758", algorithm="ida-star", options={})["length"] == 2
    (tmp_path / "holiday.txt").write_text("sun")
    page.locator("#package-files").set_input_files(tmp_path / "holiday.txt")
    expect(page.get_by_role("alert")).to_contain_text("“holiday.txt” is no wheel")
    page.locator("#package-files").set_input_files(site_folder / SUB_PATH / TOWERS)
    expect(page.get_by_role("heading", level=1)).to_have_text("Towers of Hanoi")
    expect(page.locator("#puzzle option")).to_have_count(9)
    page.locator("#packages").fill(f"../{FROGS}")
    page.get_by_role("button", name="Install").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Jumping frogs")
    expect(page.get_by_text("One new puzzle: Jumping frogs")).to_be_visible()
    expect(page.locator("#puzzle option")).to_have_count(10)
