"""Board, sentence and clock are on the first screen, and errors appear where they arose."""

import pytest
from first_screen import OUTSIDE
from playwright.sync_api import expect
from visitor import faults_of_access, unfolded

SIZES = [(1366, 768), (360, 780)]


def test_errors_shown_at_their_field(open_player, page):
    open_player("n-queens/?start-at=0")
    for (width, height), right in zip(SIZES, (6, 7)):
        page.set_viewport_size({"width": width, "height": height})
        field = unfolded(page).locator("#option-n")
        field.fill("99999")
        field.press("Enter")
        said = page.locator("#option-n-fault")
        expect(said).to_contain_text("99,999")
        expect(said).to_be_in_viewport(ratio=1)
        expect(field).to_have_value("99999")
        expect(field).to_have_attribute("aria-invalid", "true")
        assert page.evaluate("document.querySelector('dhadha-player').timeline.playing") is False
        field.fill(str(right))
        field.press("Enter")
        page.wait_for_function(
            "(right) => document.querySelector('dhadha-player').request.options.n === right", arg=right, timeout=20_000
        )
        expect(said).to_have_count(0)
        page.evaluate("document.querySelector('dhadha-player').pause()")


def test_slide_mode(page, home):
    """Board, sentence and code alone; clickers and arrow keys step, in Persian leftwards; Escape leaves."""
    page.set_viewport_size({"width": 1366, "height": 768})
    for language, theme in (("bn/", "dark"), ("fa/", "light")):  # English on a phone: see below
        page.emulate_media(color_scheme=theme)
        page.goto(f"{home}{language}n-puzzle/?start-at=3")
        page.wait_for_function("() => document.querySelector('dhadha-player')?.position === 3")
        page.locator("dhadha-player dhadha-code").wait_for()
        page.keyboard.press("p")
        page.wait_for_function("() => document.querySelector('dhadha-player').presenting")
        for key in ("PageDown", "ArrowLeft" if language == "fa/" else "ArrowRight", " ", "PageUp"):
            page.keyboard.press(key)
        player = page.locator("dhadha-player")
        assert player.evaluate("(player) => player.position") == 5
        expect(page.locator("dhadha-player .count")).to_be_visible()
        for gone in (".stage > .bar", ".panels"):
            expect(page.locator(f"dhadha-player {gone}")).to_be_hidden()
        font = "(player, part) => parseFloat(getComputedStyle(player.shadowRoot.querySelector(part)).fontSize)"
        assert player.evaluate(font, ".narration") >= 24
        assert page.evaluate(OUTSIDE)[2:] == []
        assert faults_of_access(page) == []
        page.keyboard.press("Escape")
        page.wait_for_function("() => !document.querySelector('dhadha-player').presenting")
        expect(page.locator("dhadha-player .stage > .bar")).to_be_visible()
    assert faults_of_access(page) == []


def test_slide_swipe(browser, home):
    page = browser.new_page(viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True)
    for language, backward, forward in (("", "Step back", "Step forward"), ("fa/", "یک گام عقب", "یک گام جلو")):
        page.goto(f"{home}{language}n-puzzle/?start-at=5")
        page.wait_for_function("() => document.querySelector('dhadha-player')?.position === 5")
        page.locator("dhadha-player dhadha-code").wait_for()
        page.keyboard.press("p")
        slide = page.locator("dhadha-player .count")
        for name, position in ((forward, 6), (forward, 7), (backward, 6)):
            slide.get_by_role("button", name=name).tap()
            assert page.evaluate("document.querySelector('dhadha-player').position") == position
        expect(slide).to_be_in_viewport(ratio=1)
        if not language:
            assert faults_of_access(page) == []
        page.locator("dhadha-player .leave").tap()
        expect(slide).to_have_count(0)
    page.close()


@pytest.fixture
def at_three(open_running):
    player = open_running("n-puzzle/?start-at=0")
    player.seek(3)
    return player


def test_closed_sheet_captures_no_keys(at_three):
    """Its button still has the focus, until the next frame."""
    player = at_three
    player.js("void player.present()")
    assert player.js("player.presenting")
    player.js("""(() => {
        const sheet = player.renderRoot.querySelector("dialog");
        sheet.showModal();
        sheet.close();
        sheet.querySelector("button").dispatchEvent(
            new KeyboardEvent("keydown", {key: "Escape", bubbles: true, composed: true}));
    })()""")
    assert not player.js("player.presenting")


def test_closed_explanation_captures_no_keys(at_three):
    player = at_three
    player.page.keyboard.press("p")
    term = player.page.locator("dhadha-player dhadha-term").first
    term.get_by_role("button").first.click()
    explanation = term.locator("[popover]")
    expect(explanation).to_be_visible()
    escape = 'new KeyboardEvent("keydown", {key: "Escape", bubbles: true, composed: true})'
    explanation.evaluate(f"(element) => element.dispatchEvent({escape})")
    assert player.js("player.presenting"), "the key is the explanation's"
    explanation.evaluate(f"(element) => {{ element.hidePopover(); element.dispatchEvent({escape}); }}")
    assert not player.js("player.presenting")


def test_repeated_slide_request_releases_keys(at_three):
    player, page = at_three, at_three.page
    page.locator("dhadha-transport button[data-act=present]").dblclick()
    page.wait_for_function("() => document.querySelector('dhadha-player').presenting")
    page.keyboard.press("?")
    page.keyboard.press("ArrowRight")
    assert player.position == 3, "a sheet that is open has the keys"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_be_hidden()  # until then the sheet handles Escape
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('dhadha-player').presenting")
    board = unfolded(page).locator("#state")
    board.focus()
    board.press("End")
    page.keyboard.type(" p")
    expect(board).to_have_value("123046758 p")
    assert player.position == 3


@pytest.mark.usefixtures("moving")
def test_old_run_paused_while_waiting(page, home):
    page.goto(f"{home}n-puzzle/")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.position > 1")
    seen = page.evaluate("""async () => {
        const player = document.querySelector("dhadha-player");
        const answer = player.run({ state: "678541023" }, { play: false });
        await player.updateComplete;
        const [before, awaited, busy] = [player.position,
            player.shadowRoot.querySelector(".awaited .scene .work") !== null, player.timeline.playing];
        await new Promise((later) => setTimeout(later, 300));
        const after = player.request.state === "678541023" ? before : player.position;
        return [before === after, awaited, busy, (await answer).length, player.shadowRoot.querySelector(".awaited")];
    }""")
    assert seen == [True, True, False, 26, None]
