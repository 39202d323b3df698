"""Manual play: late responses of Python, saving, sharing, and every pointer type."""

import pytest
from boards import BOARD, SOON, button, middle, narration, numbers, state, tap, when
from playwright.sync_api import expect
from visitor import unfolded

SQUARE, SLIDING = "magic-square/?start-at=0", "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
GAME = "pile-game/?state=7+4+9&option-takes=1,3,4&start-at=0"


def take(player, pile, stone):
    player.page.locator(f"dhadha-board.piles [data-cell='{pile - 1}'] [data-stone='{stone}']").click()


def quiet(player):
    """Wait until all requests are answered."""
    player.js("await player.ask('sources')")
    player.page.wait_for_timeout(700)


# ---- late answers

def test_move_undone_during_startup_gets_no_reply(open_player):
    player = open_player(GAME)
    take(player, 1, 7)
    button(player, "Undo").click()
    quiet(player)
    assert player.js("player.hand") is None


def test_late_key_ignored_after_position_change(open_player):
    player = open_player("n-puzzle/?start-at=end")
    player.js("void player.inquire('moves', [...player.values()])")
    player.page.locator(f"{BOARD} .board").press("ArrowDown")
    player.seek(0)
    quiet(player)
    assert sorted(player.js("[...player.values()]")) == list(range(9))


def test_the_puzzle_attribute_changes_the_puzzle(open_player):
    player = open_player()
    player.js("player.puzzle = 'n-queens'")
    when(player, "player.request.puzzle === 'n-queens' && player.result")
    expect(player.page.get_by_role("alert")).to_have_text("")


def test_late_hint_discarded(open_running):
    player = open_running(SLIDING)
    player.js("""(player.hint(), await player.run(
        {state: '5 1 2 4 9 6 3 8 13 10 7 11 0 14 15 12', algorithm: 'solvability'}, {play: false}))""")
    quiet(player)
    assert player.js("player.hand") is None and len(player.js("[...player.values()]")) == 16


def test_leaving_manual_play_restores_form_and_address(open_running):
    player = open_running(SLIDING)
    page = player.page
    player.js("await player.seek(0)")
    page.locator("dhadha-board .board").focus()
    page.keyboard.press("ArrowLeft")
    when(player, "player.hand?.state === '123406758'")
    expect(page.locator("#state")).to_have_value("123406758")
    player.js("await player.step(1)")
    expect(page.locator("#state")).to_have_value("123046758")
    expect(page.locator("#asked")).to_contain_text("First steps")
    page.wait_for_function("() => new URLSearchParams(location.search).get('state') === '123046758'")


@pytest.mark.parametrize(
    "meanwhile", ["await player.seek(0); await player.step(1)", "await player.run({state: '3 3'}, {play: false})"]
)
def test_late_reply_discarded(open_running, meanwhile):
    player = open_running(GAME)
    take(player, 1, 7)
    player.js(f"""await (async () => {{
        while (!player.thinking) await new Promise(requestAnimationFrame);
        {meanwhile};
    }})()""")
    quiet(player)
    assert player.js("player.hand") is None and player.js("player.thinking") is False


# ---- what was done by hand is kept

def test_space_and_option_changes_keep_the_game(open_running):
    player = open_running(GAME)
    take(player, 1, 7)
    when(player, "player.hand?.past.length === 2 && player.hand.assessment")
    player.page.locator("dhadha-board.piles .board").press(" ")
    quiet(player)
    assert player.js("player.hand.past.length") == 2
    said = player.js("player.hand.assessment.state")
    unfolded(player.page).get_by_label("Takes", exact=True).fill("1,2")
    player.page.get_by_label("Takes", exact=True).press("Enter")
    when(player, "player.request.options.takes === '1,2' && player.request.state === argument", said)


def test_illegal_stone_explained_and_pile_notes_shown(open_running):
    player = open_running(GAME)
    take(player, 1, 1)
    expect(player.page.get_by_text("That is no move here.")).to_be_visible(timeout=SOON)
    assert numbers(player, "dhadha-board.piles")[0] == "7"
    button(player, "Hint").click()
    when(player, "player.hand?.advice?.marks.length > 0")
    shown = player.page.locator("dhadha-board.piles .heap.role-hint").first
    assert shown.evaluate("(heap) => getComputedStyle(heap, '::before').backgroundColor") != "rgba(0, 0, 0, 0)"


def test_blur_does_not_solve_again(open_running):
    player = open_running(SQUARE)
    unfolded(player.page).locator("#state").fill("8 1 0 / 3 5 7 / 4 9 2")
    state(player).press("Enter")
    when(player, "player.request.state === '8 1 0 / 3 5 7 / 4 9 2' && player.result")
    player.js("await player.pause(), await player.seek(0)")
    button(player, "Hint").click()
    expect(narration(player)).to_contain_text("6 is forced", timeout=SOON)


# ---- every pointer

def test_enter_moves_to_next_cell(open_running):
    player = open_running(SQUARE)
    tap(player, 1, 1)
    for key in ("8", "Enter", "Enter", "Escape"):
        player.page.keyboard.press(key)
    when(player, "player.hand?.assessment?.state === '8 0 0 / 0 0 0 / 0 0 0'")
    tap(player, 1, 2)
    for key in ("9", "9", "9", "9", "Enter"):
        player.page.keyboard.press(key)
    expect(player.page.get_by_text("Type a whole number from 0 to 900.")).to_be_visible()


def carry_the_knight(player):
    tap(player, 8, 1)
    expect(player.page.locator(f"{BOARD} .token.held")).to_have_count(1)
    tap(player, 6, 3)
    expect(state(player)).to_have_value("c3 h8", timeout=SOON)


@pytest.mark.parametrize("path, act", [
    (GAME, lambda player: take(player, 1, 7)),
    ("knight-path/?start-at=0", carry_the_knight),
])
def test_the_address_of_a_board_changed_by_hand_opens_it_again(open_player, page, path, act):
    player = open_player(path)
    act(player)
    when(player, "player.hand?.assessment && !player.thinking && (player.players < 2 || player.hand.past.length === 2)")
    said = player.js("player.hand.assessment.state")
    page.wait_for_function(
        "(state) => new URLSearchParams(location.search).get('state') === state", arg=said, timeout=SOON
    )
    page.goto(page.url)
    when(player, "player?.length > 0")
    assert player.request["state"] == said
    expect(page.get_by_role("alert")).to_have_text("")


def test_cell_history_on_hover_and_tap(open_player):
    player = open_player("coin-game/?start-at=end")
    final = narration(player).text_content()
    player.page.mouse.move(*middle(player, 5, 4))
    expect(narration(player)).to_contain_text("The options of (5,4) hold {0, 1, 2, 3}")
    assert player.page.locator(f"{BOARD} path[marker-end]").count() == 4
    player.page.mouse.move(2, 2)
    expect(narration(player)).to_have_text(final)
    player.js("player.shadowRoot.querySelector('dhadha-board').inspect([4, 3])")
    expect(narration(player)).to_contain_text("(5,4)")
