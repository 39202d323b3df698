"""The board of the home page, and the five ideas: what a reader does, step by step."""

import re
import sys

import pytest
from page_objects import (
    HOMES,
    PHONE,
    ROOT,
    Player,
    assert_accessible,
    assert_no_layout_faults,
    open_post,
    python_addresses,
)
from playwright.sync_api import expect

sys.path.insert(0, str(ROOT / "static/build"))
from ideas import IDEAS, STEPS, idea_step_path  # noqa: E402 (of the build)

SIZES = (PHONE["width"], PHONE["height"]), (1366, 768)
REFUSED = "Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new DOMException('refused'); }"


def test_first_board_is_solved_without_python(page, home, requested_addresses):
    page.goto(home)
    player, told, see = Player(page), page.locator("#told"), page.locator("#see")
    player.when("player?.modes && player.length")
    expect(told).to_have_text("Tap the 4: it slides into the gap.")
    page.locator("dhadha-board [data-value='6']").click()
    expect(told).to_have_text("Only a tile next to the gap can move.")
    for tile, said in ((4, "2 more moves."), (5, "One more move.")):
        page.get_by_role("button", name="Hint").click()
        expect(told).to_have_text(re.compile(f"^Tap the {tile}"))
        page.locator(f"dhadha-board [data-value='{tile}']").click()
        expect(told).to_have_text(said)
    page.locator("dhadha-board [data-value='8']").click()
    expect(told).to_contain_text("You did not try every move")
    expect(see).to_have_class(re.compile("primary"))
    page.get_by_role("button", name="Begin again").click()
    expect(told).to_have_text("Tap the 4.")
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft"):
        player.grid.press(key)
    expect(told).to_contain_text("3 moves are enough")
    assert python_addresses(requested_addresses) == []
    assert_accessible(page)
    see.click()
    expect(page.locator("article h1")).to_have_text("Two roads to Grandmother")


@pytest.mark.parametrize("folder", HOMES)
@pytest.mark.parametrize("idea", IDEAS)
def test_each_step_is_whole_on_a_phone_and_on_a_laptop(page, home, folder, idea):
    for step in STEPS:
        page.set_viewport_size(PHONE)
        page.goto(f"{home}{folder}{idea_step_path(idea, step)}")
        if page.locator("dhadha-player, #stage").count():
            Player(page).when("player?.length > 0 && player.isWhole")
        for closed in page.locator(":is(.choice, .reveal) > summary").all():
            closed.click()
        assert_no_layout_faults(page, f"{folder}{idea} {step}", SIZES)
        assert_accessible(page)


def test_path_is_walked_by_keyboard_and_remembered(page, home):
    page.goto(f"{home}{idea_step_path('remember', 'ask')}")
    choices = page.locator(".choice")
    for at in (0, 1):
        choices.nth(at).locator("summary").press("Enter")
    assert [choice.get_attribute("open") is not None for choice in choices.all()] == [False, True, False]
    page.get_by_role("link", name="Next: Watch").press("Enter")
    expect(page.locator(".steps a").filter(has=page.locator(".tick:visible"))).to_have_text(re.compile("Ask"))
    page.get_by_role("link", name="Prove", exact=True).click()
    reveals = page.locator(".reveal")
    expect(page.locator(".reveal:visible")).to_have_count(1)
    for at in range(3):
        reveals.nth(at).locator("summary").click()
    expect(reveals.nth(2).locator("p")).to_be_visible()
    page.get_by_role("link", name="Next: Challenge").click()
    page.get_by_role("link", name="Next idea").click()
    expect(page.locator("article h1")).to_have_text("A wall at the end of the street")
    page.get_by_role("link", name="Five ideas").click()
    expect(page.locator(".idea .dots span")).to_have_text(["2/6", "0/6", "0/6", "0/6", "0/6"])


@pytest.mark.own_page
def test_solved_challenge_is_ticked_a_mere_visit_is_not(page, home):
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"{home}{idea_step_path('remember', 'predict')}")
    page.locator("dhadha-player .asking").wait_for()  # the run goes to the first question by itself
    page.get_by_role("link", name="Next: Do").click()
    expect(page.locator(".steps .tick:visible")).to_have_count(0)
    page.goto(f"{home}{idea_step_path('take-back', 'challenge')}")
    player = Player(page)
    player.when("player?.length > 0 && player.isWhole")
    for column, row in enumerate((2, 4, 6, 1, 3, 5), 1):
        player.tap(row, column)
    expect(page.locator(".steps a").filter(has=page.locator(".tick:visible"))).to_have_text(re.compile("Challenge"))


@pytest.mark.own_page
def test_refused_storage_only_forgets(page, home):
    page.add_init_script(REFUSED)
    page.goto(f"{home}{idea_step_path('remember', 'ask')}")
    page.get_by_role("link", name="Next: Watch").click()
    expect(page.locator("article h1")).to_have_text("Watch the knight")
    expect(page.locator(".steps .tick:visible")).to_have_count(0)


def test_step_stands_alone_in_a_frame(page, home):
    frame = f'<iframe src="{idea_step_path("take-back", "watch")}" width="700" height="100"></iframe>'
    open_post(page, home, f'{frame}<script src="dhadha-frames.js"></script>', head="")
    inside = page.frame_locator("iframe")
    inside.locator("dhadha-player dhadha-transport").wait_for()
    expect(inside.locator(".top")).to_be_hidden()
    assert inside.locator(".steps a").first.get_attribute("target") == "_blank"
    page.wait_for_function("document.querySelector('iframe').clientHeight > 500")
