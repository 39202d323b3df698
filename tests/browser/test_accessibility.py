"""Keyboard and screen readers: where the focus stays, what axe-core finds."""

import re

import pytest
from page_objects import PUZZLES, assert_accessible, assert_no_layout_faults, eventually, press_tool
from playwright.sync_api import expect

HIGHLIGHT_TEXT = """getComputedStyle(Object.assign(
    document.body.appendChild(document.createElement("i")), {style: "color: HighlightText"})).color"""
HERE = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
PILES = {"puzzle": "pile-game", "algorithm": "grundy", "options": {"takes": "1,2"}}
START = "Play against the computer"
PLAYED = re.compile("Your turn\\.\\s+The computer took [12] from pile [123]: ")


def press_key_on_button(player, name, key="Enter"):
    expect(player.button(name)).to_be_enabled()
    player.button(name).press(key)


def test_focus_is_kept_when_its_button_goes(open_running):
    player = open_running(HERE)
    press_tool(player, "hint")
    expect(player.button("Hide the hint")).to_be_visible()
    expect(player.button("Show the answer")).to_be_focused()
    press_key_on_button(player, "Hide the hint", " ")
    expect(player.grid).to_be_focused()
    player.begin(algorithm="iterative-deepening", state="867254301", options={"budget": 1_000_000})
    player.button("Cancel").focus()
    player.when("player.request.state === '867254301'")
    expect(player.button("Cancel")).to_be_focused()
    player.page.keyboard.press("Enter")
    player.when("!player.running")
    expect(player.grid).to_be_focused()
    player.run_and_show_first(puzzle="n-queens", algorithm="backtracking", state="", options={"n": 6})
    player.press("ArrowRight", "Enter")
    press_key_on_button(player, "Undo")
    expect(player.grid).to_be_focused()
    player.tap(2, 1)
    press_key_on_button(player, "Solve from here")
    player.when("player.request.state && player.result")
    expect(player.grid).to_be_focused()


def test_focus_is_kept_in_a_game(open_running):
    player = open_running(HERE, state="5 2 3", **PILES)
    page, turn = player.page, player.page.locator("p.turn")
    press_key_on_button(player, START)
    expect(player.grid).to_be_focused()
    press_key_on_button(player, "Let the computer begin")
    expect(turn).to_have_text(PLAYED)
    expect(player.grid).to_be_focused()
    press_key_on_button(player, "Stop playing")
    expect(turn).to_have_count(0)
    expect(player.grid).to_be_focused()
    player.press("ArrowRight", "Enter")
    expect(turn).to_have_text(PLAYED)
    expect(player.grid).to_be_focused()
    player.run(state="4 3 2", **PILES)
    moves = page.locator("dhadha-player details.moves")
    press_key_on_button(player, START)
    moves.locator("summary").press("Enter")
    expect(moves.locator("li button")).to_have_count(6)
    moves.locator("li button").first.press("Enter")
    expect(turn).to_have_text(PLAYED)
    expect(moves).to_have_attribute("open", "")
    expect(moves.locator("summary")).to_be_focused()


def test_tree_is_walked_by_keyboard(open_running):
    player = open_running(HERE, state="430521786")
    page = player.page
    tree = page.get_by_role("tree", name="Search tree")

    def active_node():
        """Return the active node's number, level and name."""
        number = tree.get_attribute("aria-activedescendant").removeprefix("node-")
        node = page.locator(f"dhadha-tree #node-{number}")
        return int(number), int(node.get_attribute("aria-level")), node.get_attribute("aria-label")

    def press_and_await_node_change(key):
        before = tree.get_attribute("aria-activedescendant")
        page.keyboard.press(key)
        expect(tree).not_to_have_attribute("aria-activedescendant", before)

    player.seek(30)
    expect(page.locator("dhadha-tree [aria-label$=current]")).to_have_count(1)
    tree.focus()
    level = active_node()[1]
    for key, deeper in (("ArrowUp", -1), ("ArrowDown", 0), ("ArrowRight", 0), ("ArrowUp", -1), ("ArrowUp", -2)):
        press_and_await_node_change(key)
        assert active_node()[1] == level + deeper, key
    chosen = active_node()[0]
    page.keyboard.press("Enter")
    player.when("player.position < 30")
    expect(tree).to_be_focused()
    expect(tree).to_have_attribute("aria-activedescendant", f"node-{chosen}")
    player.run(algorithm="breadth-first", state="136502478", options={})
    player.seek(600)
    expect(page.locator("dhadha-tree .window")).to_contain_text(" of 799 nodes")
    expect(page.locator("dhadha-lists .small")).to_have_count(24)
    expect(page.locator("dhadha-counters dhadha-plot .x")).to_have_text("step →")
    tree.focus()
    press_and_await_node_change("ArrowUp")
    assert active_node()[2].endswith("done")
    assert_accessible(page)


def test_manual_play_fits_and_is_accessible(open_running, page):
    """The panels of the run are marked, not faded."""
    player = open_running("fa/" + HERE, state="430521786")
    player.seek(10)
    player.press("ArrowLeft")
    panels = page.locator("dhadha-player .panels.stale").first
    expect(panels).to_have_css("opacity", "1")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(panels.locator(".panel").first).to_have_css("border-style", "dashed")
        assert_accessible(page)
    player.run_and_show_first(state="4 3", **PILES)
    player.button("بازی با رایانه").click()
    player.button("راهنمایی").click()
    player.button("نمایش جواب").click()
    expect(page.locator(".moves .good").first).to_be_visible()
    assert_no_layout_faults(page, "a game")


@pytest.mark.parametrize("puzzle", [
    PUZZLES[0], *(pytest.param(puzzle, marks=pytest.mark.long) for puzzle in PUZZLES[1:]),
])
def test_every_state_of_the_stage_is_accessible(open_player, page, puzzle):
    player = open_player(f"{puzzle}/")
    for where in (0, "50%", "end"):
        player.seek(where)
        assert_accessible(page)
    player.seek("50%")
    page.emulate_media(forced_colors="active")
    assert_accessible(page)
    for number in page.locator(".piece.role-current .number").all():
        expect(number).to_have_css("fill", page.evaluate(HIGHLIGHT_TEXT))
    page.emulate_media(forced_colors="none")
    player.js("(player.requestFullscreen = undefined, player.present())")
    expect(page.locator("dhadha-player .leave")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    if page.locator("dhadha-transport [data-act=fault-look]").count():
        press_tool(player, "fault-look")
        expect(page.locator("dhadha-player .fault").first).to_be_visible()
        assert_accessible(page)


def sides(parts):
    """Return the left and the right side of each element."""
    return [(box["x"], box["x"] + box["width"]) for box in (part.bounding_box() for part in parts.all())]


def test_right_to_left_by_boxes(open_running, page):
    """Strips begin at the right; keys keep their order there."""
    player = open_running("fa/" + HERE, state="430521786")
    player.seek(6)
    cards = page.locator("dhadha-strip li:not(.more)")
    eventually(True, lambda: cards.count() > 1)
    [(_, edge)], (first, second, *_) = sides(page.locator("dhadha-strip ol")), sides(cards)
    assert 0 <= edge - first[1] < 9 and second[1] < first[0]
    page.keyboard.press("?")
    keys = page.locator("dhadha-player .keys div").filter(has_text="Home")
    [(_, edge)], (home, end) = sides(keys.locator("dt")), sides(keys.locator("kbd"))
    assert home[1] < end[0] and edge - end[1] < 9
    page.keyboard.press("Escape")
