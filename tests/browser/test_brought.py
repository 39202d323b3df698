"""Puzzles that anyone's wheels bring to the page."""

import pytest
from playwright.sync_api import expect
from visitor import Player, unfolded


def test_anyones_wheel_brings_a_puzzle_with_its_name_in_every_language_form_board_and_code(page, home):
    page.goto(home + "n-puzzle/?lang=bn&packages=../dhadha_frogs-1.0-py3-none-any.whl&puzzle=frogs")
    page.get_by_role("button", name="ইনস্টল করুন", exact=True).first.click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.length === 15")
    expect(page.get_by_role("heading", level=1)).to_have_text("Jumping frogs")
    player = Player(page)
    for language, name in (("fa", "قورباغه‌های پرنده"), ("en", "Jumping frogs")):
        player.js("void (player.lang = argument)", language)
        page.wait_for_function(
            "(language) => document.querySelector('dhadha-player').texts?.language === language", arg=language
        )
        assert player.js("player.texts.text('puzzle-frogs')") == name
    expect(page.locator("#algorithm option")).to_have_count(2)
    expect(page.locator("dhadha-board .cell").first).to_have_text("▶")
    expect(page.locator("dhadha-code li").first).to_contain_text("Breadth-first search")
    unfolded(page).get_by_label("Board", exact=True).fill("frogs?")
    unfolded(page).get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Write frogs as > and <, and one blank as _.")
    player.js("await player.pause(), await player.seek(0)")
    page.locator("dhadha-board [data-cell='2']").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').hand?.assessment?.state === '>>_><<<'")


@pytest.mark.expects_errors
def test_a_wheel_is_installed_from_the_page_and_one_that_is_not_there_refused_in_words(open_player):
    player = open_player()
    page = player.page
    page.get_by_text("Bring your own puzzle").click()
    page.locator("#packages").fill("nothing-1.0-py3-none-any.whl")
    page.get_by_role("button", name="Install").click()
    expect(page.get_by_role("alert")).to_contain_text("There is no package at")
    assert player.run(state="123406758", algorithm="ida-star", options={})["length"] == 2
    page.locator("#packages").fill("../dhadha_frogs-1.0-py3-none-any.whl")
    page.get_by_role("button", name="Install").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Jumping frogs")
    expect(page.get_by_text("One new puzzle: Jumping frogs")).to_be_visible()
    expect(page.locator("#puzzle option")).to_have_count(9)
