"""The pages in every language, and their accessibility."""

import re

import pytest
from dhadha.puzzles.sliding import PUZZLE
from playwright.sync_api import expect
from visitor import faults_of_access

START = "n-puzzle/?algorithm=a-star&state=123046758&start-at="
LOOKS = [("", ""), ("n-puzzle/", "bn/"), ("embed/?puzzle=n-puzzle", "fa/")]


def assert_own_words_and_digits(player, language, word, digit):
    """Only the code is English, and left to right."""
    page = player.page
    expect(page.locator("dhadha-transport .caption")).to_contain_text(word)
    expect(page.locator("dhadha-board .piece").first).to_contain_text(digit)
    assert not re.search(r"\d", re.sub("[০-৯۰-۹]", "", page.locator("dhadha-counters").inner_text())), "Latin digits"
    assert page.evaluate("document.documentElement.lang") == language
    direction = "(ol) => [ol.closest('[lang]').lang, getComputedStyle(ol).direction]"
    assert page.locator("dhadha-code ol").evaluate(direction) == ["en", "ltr"]


def test_language_change_keeps_picture(open_player):
    player = open_player(f"{START}5")
    player.page.get_by_role("link", name="বাংলা").click()
    player.page.wait_for_function("() => document.querySelector('dhadha-player')?.position === 5")
    assert "/bn/n-puzzle/" in player.page.url
    assert_own_words_and_digits(player, "bn", "ধাপ", "১")


@pytest.fixture
def persian(open_running):
    return open_running(f"fa/{START}0")


def test_reading_notes_use_local_digits(persian):
    persian.run(state="3\n1 2 3\n4 0 6\n7 5 8", algorithm="a-star", options={})
    said = " ".join(persian.page.locator("dhadha-player .notice").all_inner_texts())
    assert "۳" in said and not re.search("[0-9]", said), said


def test_rtl_mirrors_interface_not_board(persian):
    page = persian.page
    box = lambda selector: page.locator(selector).first.bounding_box()["x"]  # noqa: E731
    assert box("dhadha-board [data-value='1']") < box("dhadha-board [data-value='2']")
    assert box("dhadha-player dhadha-board") > box("dhadha-code")
    forward, backward = (page.get_by_role("button", name=name, exact=True) for name in ("یک گام جلو", "یک گام عقب"))
    assert forward.bounding_box()["x"] < backward.bounding_box()["x"]
    forward.click()
    assert page.evaluate("document.querySelector('dhadha-player').position") == 1


def test_persian_has_its_own_words_and_digits(persian):
    persian.seek(4)
    assert_own_words_and_digits(persian, "fa", "گام", "۱")
    persian.run(state="nonsense")
    refusal = persian.page.get_by_role("alert").inner_text()
    assert refusal and not re.search("not a number", refusal)


def test_truncated_text_keeps_beginning(persian):
    state = PUZZLE.shuffle(10, 10, 1)
    moves = persian.run(algorithm="layer-by-layer", state=state)["moves"]
    expect(persian.page.locator("#asked")).to_have_text(re.compile("\u2066۵۴ ۳۸ ۶۶ [۰-۹ ]+ …\u2069$"))
    persian.seek("end")
    word = persian.page.locator(".answer bdi").filter(has_text=moves)
    assert word.evaluate("""(word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        const [text, place] = [range.getBoundingClientRect(), word.getBoundingClientRect()];
        return text.width > place.width && Math.abs(text.left - place.left) < 1;
    }""")


@pytest.mark.parametrize("path, language", LOOKS)
def test_axe_in_both_themes(page, home, path, language):
    page.emulate_media(color_scheme="light")
    page.goto(home + language + path)
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelector('dhadha-player').seek('end')")
    assert faults_of_access(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults_of_access(page) == []


def test_keyboard_and_screen_reader(open_player):
    player = open_player(f"{START}0")
    page = player.page
    reached = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "change":
            page.keyboard.press("Enter")
        reached.add(
            page.evaluate(
                "(() => { let e = document.activeElement; while (e?.shadowRoot?.activeElement) e = "
                "e.shadowRoot.activeElement; return e?.getAttribute('aria-label') || e?.id || "
                "e?.textContent?.trim(); })()"
            )
        )
    assert {"algorithm", "state", "Play", "Step forward", "shuffle"} <= {name and name for name in reached}
    assert any(name and name.startswith("Board with 3 rows") for name in reached)
    player.seek(4)
    rows = player.page.get_by_role("grid").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1).get_by_role("gridcell").nth(1)).to_have_text("empty")
    expect(player.page.locator("dhadha-player [aria-live=polite]")).to_contain_text("f = 1 + 2 = 3")
