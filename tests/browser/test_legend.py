"""What signs, words and squares are called: the legend, the terms, and the names of rows and columns."""

import pytest
from boards import BOARD, DIGITS, when
from playwright.sync_api import expect
from visitor import faults_of_access

ENTRIES = "dhadha-legend li > span"
OPEN = "dhadha-term [popover]:popover-open"
AT_A_TERM = """() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element.className === "term";
}"""


def legend(player):
    """What the legend names, once it has come to rest."""
    player.page.wait_for_timeout(400)
    return set(player.page.locator(ENTRIES).all_text_contents())


def test_the_legend_names_what_is_on_the_board_now(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=7")
    home, corner = "this tile is in its place", "in the corner: the tile's Manhattan distance to its place"
    waits, goal = "the last move into a board that waits", "the last move: the goal"
    assert {home, corner, waits, "tree: waits", "timeline: an answer"} <= legend(player) and goal not in legend(player)
    drawn = """([one, other]) =>
        getComputedStyle(one).backgroundColor === getComputedStyle(other).backgroundColor &&
        getComputedStyle(one, "::before").content === getComputedStyle(other, "::before").content"""
    faces = [
        player.page.locator(f"{where} .role-frontier .face").first.element_handle()
        for where in (BOARD, "dhadha-swatch")
    ]
    assert player.page.evaluate(drawn, faces), "the legend draws a role as the board does"
    player.seek(player.js("player.trace.markers[0].position"))
    assert goal in legend(player) and waits not in legend(player)
    player.page.locator(f"{BOARD} .board").press("ArrowRight")
    when(player, "player.hand?.assessment")
    assert goal not in legend(player) and home in legend(player)


def test_a_term_is_explained_by_keyboard_and_by_tap(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=4")
    page, opened = player.page, player.page.locator(OPEN)
    term = page.locator(".narration dhadha-term", has_text="open list")
    expect(term).to_have_count(1)
    assert page.locator(".narration").evaluate("(shown) => shown.textContent") == player.js("player.sentence"), (
        "who listens hears the same sentence"
    )
    term.locator("button").first.focus()
    page.keyboard.press("Enter")
    expect(opened).to_contain_text("found but not expanded yet")
    box = opened.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= page.viewport_size["width"]
    page.keyboard.press(".")
    player.settle()
    assert player.position == 5 and opened.count() == 1, "a step that speaks of the same leaves it open"
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    page.wait_for_function(AT_A_TERM)
    term.click()
    expect(opened).to_have_count(1)
    opened.get_by_role("button", name="All terms").click()
    expect(page.locator("dhadha-glossary dt", has_text="Manhattan distance")).to_be_visible()
    page.keyboard.press(".")
    page.keyboard.press("Escape")
    expect(page.locator("dhadha-glossary")).to_have_count(0)
    page.wait_for_function(AT_A_TERM)
    assert player.position == 5
    term.click()
    page.mouse.click(3, 3)
    expect(opened).to_have_count(0)
    player.js("(player.timeline.speed = 60, player.play())")
    expect(page.locator(".narration dhadha-term")).to_have_count(0)


def test_rows_and_columns_bear_the_names_that_sentences_give_them(open_player, page, home):
    page.set_viewport_size({"width": 360, "height": 780})
    for path, row, column in (
        (
            "bn/n-queens/?algorithm=backtracking&option-n=8&start-at=30",
            "".join(DIGITS["bn"][1:9]),
            "".join(DIGITS["bn"][1:9]),
        ),
        ("fa/coin-game/?start-at=0", "".join(DIGITS["fa"][1:9]), "".join(DIGITS["fa"][1:9])),
        ("magic-square/?option-n=3&start-at=0", "123", "123"),
        ("magic-trick/?start-at=0", "1234", "1234"),
        ("fa/knight-path/?start-at=0", "87654321", "abcdefgh"),
    ):
        open_player(path)
        names = page.locator(f"{BOARD} dhadha-coordinates")
        expect(names.locator(".row")).to_have_text(list(row))
        expect(names.locator(".column")).to_have_text(list(column))
        board, first, last = (
            found.bounding_box()
            for found in (
                page.locator(f"{BOARD} .board").first,
                names.locator(".row").first,
                names.locator(".column").last,
            )
        )
        assert first["x"] >= 0 and first["x"] + first["width"] <= board["x"] + 1 and abs(first["y"] - board["y"]) < 2, (
            path
        )
        below = "knight" in path
        assert (
            (last["y"] >= board["y"] + board["height"] - 1) if below else (last["y"] + last["height"] <= board["y"] + 1)
        ), path
        assert float(names.evaluate("(names) => parseFloat(getComputedStyle(names).fontSize)")) >= 11
    open_player("n-puzzle/?start-at=0")
    assert page.locator("dhadha-coordinates").count() == 0
    page.goto(home)
    page.wait_for_function("() => [...document.querySelectorAll('dhadha-player')].some(({length}) => length)")
    assert page.locator("dhadha-coordinates").count() == 0, "cards are too small for names"


def test_only_lines_of_what_clashes_are_red(open_player, page):
    for path, kind in (
        ("n-queens/?algorithm=backtracking&option-n=8&start-at=30", "clash"),
        ("knight-path/?start-at=end", "tip"),
        ("magic-square/?option-n=3&start-at=2", "tip"),
    ):
        open_player(path)
        kinds = page.locator(f"{BOARD} .links > path").evaluate_all(
            "(paths) => paths.map(({classList}) => [...classList].at(-1))"
        )
        assert kinds and set(kinds) == {kind}, path


@pytest.mark.parametrize("language, of_term, of_glossary", [
    ("", "light", "dark"), ("bn/", "dark", "light"), ("fa/", "light", "dark"),
])
def test_terms_and_legend_are_open_to_everyone(open_player, page, language, of_term, of_glossary):
    player = open_player(f"{language}coin-game/?start-at=40")
    legend(player)
    page.emulate_media(reduced_motion="reduce", color_scheme=of_term)
    page.locator(".narration dhadha-term button").first.press("Enter")
    expect(page.locator(OPEN)).to_have_count(1)
    assert faults_of_access(page) == []
    page.keyboard.press("Escape")
    page.emulate_media(color_scheme=of_glossary)
    page.locator("dhadha-legend .all button").click()
    expect(page.locator("dhadha-glossary dialog")).to_be_visible()
    assert faults_of_access(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dhadha-glossary")).to_have_count(0)
