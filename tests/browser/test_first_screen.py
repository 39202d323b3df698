"""What must be in view at once is: board, sentence and clock on the first screen, and whatever is wrong where it was made."""

import pytest
from playwright.sync_api import expect
from visitor import unfolded

PUZZLES = ["n-puzzle", "n-queens", "knight-path", "pile-game", "coin-game", "magic-square", "magic-trick"]
SIZES = [(1366, 768), (1280, 800), (1024, 768), (360, 780)]
EMBED = (360, 520)
OUTSIDE = """() => {
    const player = document.querySelector("dhadha-player");
    const parts = ["dhadha-board", ".bar", ".narration"].flatMap((part) => [...player.shadowRoot.querySelectorAll(part)].map((element) => [part, element.getBoundingClientRect()]));
    return [scrollY, parts.length, ...parts.filter(([, {top, bottom, left, right}]) => top < 0 || left < 0 || bottom > innerHeight || right > innerWidth).map(([part, {top, bottom}]) => `${part} ${top} ${bottom}`)];
}"""


def outside(page, width, height):
    """[how far the page is scrolled, parts there are, those that are not wholly in view …]"""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 60))")
    return page.evaluate(OUTSIDE)


@pytest.mark.parametrize("language", ["", "bn/", "fa/"])
def test_board_sentence_and_clock_are_on_the_first_screen(page, home, language):
    page.emulate_media(reduced_motion="reduce")
    for puzzle in PUZZLES:
        for path, sizes in ((f"{puzzle}/", SIZES), (f"embed/?puzzle={puzzle}", [EMBED])):
            page.goto(home + language + path)
            page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
            page.locator("dhadha-player dhadha-code").first.wait_for(state="attached")
            for size in sizes:
                scrolled, parts, *out = outside(page, *size)
                assert (scrolled, out) == (0, []) and parts >= 3, (path, size)


def test_what_is_wrong_stands_at_its_field_in_view(page, home):
    for width, height in SIZES[::3]:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{home}n-queens/?start-at=0")
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        field = unfolded(page).locator("#option-n")
        field.fill("99999")
        field.press("Enter")
        told = page.locator("#option-n-fault")
        expect(told).to_contain_text("99,999")
        expect(told).to_be_in_viewport(ratio=1)
        expect(field).to_have_value("99999")
        expect(field).to_have_attribute("aria-invalid", "true")
        assert page.evaluate("document.querySelector('dhadha-player').timeline.playing") is False
        field.fill("6")
        field.press("Enter")
        page.wait_for_function("() => document.querySelector('dhadha-player').request.options.n === 6", timeout=20_000)
        expect(told).to_have_count(0)
