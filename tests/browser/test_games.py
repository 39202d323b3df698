"""Piles and coins in the page: play against the computer or in turn, the theory, custom rules."""

import re

import pytest
from boards import (
    BOARD,
    SOON,
    button,
    drag,
    highlighted,
    links,
    narration,
    numbers,
    reads_well_in,
    refusal,
    state,
    tap,
    when,
)
from playwright.sync_api import expect
from visitor import unfolded

PILES, COINS = "pile-game/", "coin-game/"
HERE = f"{PILES}?start-at=0"  # 5 2 3, one or two stones a move


def turn(player):
    return player.page.locator("dhadha-player p.turn")


def take(player, pile, stone):
    """Tap a stone, which takes it and those above it. Piles and stones count from 1."""
    player.page.locator(f"dhadha-board.piles [data-cell='{pile - 1}'] [data-stone='{stone}']").click()


def piles(player):
    """Return the number of visible stones in each pile."""
    heaps = player.page.locator("dhadha-board.piles .heap")
    return [heaps.nth(number).locator("circle").count() for number in range(heaps.count())]


def top_stone(sizes):
    """Return the first pile with stones, and its last stone."""
    return next((number, size) for number, size in enumerate(sizes, 1) if size)


def coins(player):
    """Return row and column of each coin, from its drawn position."""
    return player.page.locator(BOARD).first.evaluate("""({shadowRoot, shape}) => {
        const all = shadowRoot.querySelector(".board").getBoundingClientRect();
        return [...shadowRoot.querySelectorAll(".token")].map((coin) => {
            const {left, bottom} = coin.getBoundingClientRect();
            return [Math.round((bottom - all.top) / all.height * shape.rows), Math.floor((left - all.left +
                2) / all.width * shape.columns) + 1];
        });
    }""")


def answered(player, moves):
    """Wait until `moves` moves are made and the status message is shown."""
    when(player, "player.hand?.past.length === argument && player.hand.assessment && !player.thinking", moves)


@pytest.fixture
def open_running(small, open_running):
    return open_running


@pytest.fixture
def on_piles(open_running):
    return lambda **request: open_running(HERE, **request)


def against(player, opponent):
    player.page.get_by_label("Against").select_option(opponent)


# ---- piles

def test_perfect_computer_wins_lost_position(on_piles):
    player = on_piles(state="4 1", options={"takes": "1,2"})
    expect(turn(player)).to_have_text("Play on this board: you begin, or the computer.")
    for moves in range(0, 6, 2):
        stones = piles(player)
        take(player, *top_stone(stones))
        answered(player, moves + 2)
        assert sum(stones) - 3 <= sum(piles(player)) < sum(stones) - 1
        if not any(piles(player)):
            break
        expect(turn(player)).to_have_text(re.compile(r"^The computer played \d:\d-\d\. Your turn\.$"))
        expect(narration(player)).to_contain_text("whatever is played, the opponent can win")
    expect(turn(player)).to_have_text(re.compile(r"^The computer played \d:\d-\d\. The computer wins\.$"))
    assert button(player, "Hint").is_disabled()


def test_hints_win_won_position(on_piles):
    player = on_piles(state="4 3", options={"takes": "1,2"})
    for moves in range(0, 8, 2):
        button(player, "Hint").click()
        expect(narration(player)).to_contain_text(re.compile(r"Take \d from pile \d, which leaves \d.* = 0\."))
        assert highlighted(player, "hint", "dhadha-board.piles")
        player.page.locator(".moves .good").first.click()
        when(player, "player.hand.past.length > argument && player.hand.assessment && !player.thinking", moves)
        if player.js("player.hand.assessment.outcome"):
            break
    expect(turn(player)).to_have_text("You win!")


def test_undo_restart_and_computer_first(on_piles):
    player = on_piles()
    take(player, 1, 5)
    answered(player, 2)
    button(player, "Undo").click()
    assert piles(player)[:3] == [5, 2, 3] and player.js("player.hand") is None
    take(player, 2, 1)
    answered(player, 2)
    before = piles(player)
    take(player, *top_stone(before))
    answered(player, 4)
    button(player, "Undo").click()
    assert piles(player) == before
    button(player, "Start over").click()
    expect(state(player)).to_have_value("5 2 3")
    expect(turn(player)).to_have_text("Play on this board: you begin, or the computer.")

    button(player, "Computer begins").click()
    answered(player, 1)
    expect(turn(player)).to_have_text(re.compile(r"^The computer played \d:\d-\d\. Your turn\.$"))
    assert sum(piles(player)) in (8, 9)
    button(player, "Undo").click()
    assert piles(player)[:3] == [5, 2, 3]


def test_two_players_and_misere(on_piles):
    player = on_piles(state="2 1")
    against(player, "")
    take(player, 1, 2)
    expect(turn(player)).to_have_text("The second player's turn.", timeout=SOON)
    player.page.get_by_text("All 2 moves").focus()
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Tab")
    player.page.keyboard.press("Enter")
    expect(turn(player)).to_have_text("The first player's turn.")
    expect(state(player)).to_have_value("0 1")
    player.page.locator("dhadha-board.piles .board").focus()
    for key in ("ArrowRight", "ArrowRight", "Enter"):
        player.page.keyboard.press(key)
    expect(turn(player)).to_have_text("The first player wins.")
    player.run(state="2 1", options={"takes": "1,2", "misere": True})
    player.seek(0)
    button(player, "Hint").click()
    expect(player.page.locator(".moves .good")).to_have_text(["1:2-2"], timeout=SOON)
    take(player, 1, 1)
    expect(narration(player)).to_contain_text("whatever is played, the opponent can win.")
    take(player, 2, 1)
    expect(turn(player)).to_have_text("The first player wins.")


def test_tap_splits_pile(on_piles):
    player = on_piles(state="8 6", options={"split": "unequal"})
    expect(player.page.locator("#asked")).to_contain_text("two unequal piles")
    expect(player.page.locator("#asked")).not_to_contain_text("Takes")  # nothing is taken
    button(player, "Hint").click()
    expect(narration(player)).to_contain_text(re.compile(r"Split pile \d into \d\+\d: the XOR is .* = 0\."))
    against(player, "")
    take(player, 1, 5)  # in two equal halves
    expect(player.page.get_by_text("That is no move here.")).to_be_visible(timeout=SOON)
    assert piles(player)[:3] == [8, 6, 0]
    take(player, 1, 3)
    expect(turn(player)).to_have_text("The second player's turn.", timeout=SOON)
    assert piles(player)[:3] == [6, 6, 2]
    take(player, 2, 6)
    expect(state(player)).to_have_value("6 5 2 1")
    against(player, "perfect")
    take(player, 1, 2)
    answered(player, 4)
    expect(turn(player)).to_have_text(re.compile(r"^The computer played \d:\d=\d\+\d\. Your turn\.$"))


def test_grundy_numbers_are_added_in_binary(on_piles):
    player = on_piles(state="7 4 9", options={"takes": "1,3,4"})
    player.seek("end")
    table = numbers(player, "dhadha-board.table")
    assert [table[cell] for cell in range(1, 11)] == list("0101232010")
    added = numbers(player, "dhadha-board.sum")
    assert [added[cell] for cell in range(1, 5)] == ["0", "2", "0", "2"] and [
        added[cell] for cell in range(6, 10)
    ] == list("0101")
    answer = player.page.locator("dhadha-player div.answer")
    expect(answer).to_contain_text("first player")
    expect(narration(player)).to_contain_text("4 moves")
    assert any(highlighted(player, role, "dhadha-board.piles") for role in ("hint", "goal"))


def test_the_period_of_kayles_is_proved(on_piles):
    player = on_piles(algorithm="period", state="12", options={"octal": "0.77", "length": 251})
    player.seek("end")
    facts = player.page.locator("dhadha-player div.answer div")
    for name, value in (("Period", "12"), ("Last exception", "70"), ("Proved", "yes")):
        expect(facts.filter(has_text=name).locator("dd")).to_have_text(value)
    assert highlighted(player, "hint") == {0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}
    shown = numbers(player)
    assert [shown[cell] for cell in range(72, 84)] == list("412814721827")


# ---- coins

@pytest.fixture
def two_coins(open_running):
    return open_running(HERE, puzzle="coin-game", algorithm="grundy", state="(6,3) (8,6)", options={})


def test_coin_tap_shows_targets_and_moves(two_coins):
    tap(two_coins, 6, 3)
    targets = two_coins.page.locator("dhadha-board .target")
    expect(targets).to_have_count(4)
    assert {int(each.get_attribute("data-cell")) for each in targets.all()} == {
        8 * 3 + 1,
        8 * 3 + 3,
        8 * 4 + 0,
        8 * 6 + 0,
    }
    assert coins(two_coins) == [[6, 3], [8, 6]]
    tap(two_coins, 4, 4)
    expect(targets).to_have_count(0)
    answered(two_coins, 2)
    now = coins(two_coins)
    assert now != [[4, 4], [8, 6]] and (now[0] == [4, 4]) != (now[1] == [8, 6])
    expect(state(two_coins)).to_have_value(" ".join("({},{})".format(*square) for square in now))
    button(two_coins, "Start over").click()
    when(two_coins, "!player.hand")
    against(two_coins, "beatable")
    assert two_coins.js("player.opponent") == "beatable"
    tap(two_coins, 8, 6)
    tap(two_coins, 6, 7)
    answered(two_coins, 2)
    here = state(two_coins).input_value()
    button(two_coins, "Solve from here").click()
    when(two_coins, "player.request.state === argument && player.result?.winner && !player.hand", here)
    assert two_coins.request["options"]["coins"] == here


def test_coin_dragged_to_legal_targets_only(two_coins):
    against(two_coins, "")
    drag(two_coins, (8, 6), (5, 5))
    when(two_coins, "!document.querySelector('dhadha-player').shadowRoot.querySelector('dhadha-board').targets.length")
    assert two_coins.js("player.hand") is None
    drag(two_coins, (8, 6), (6, 5))
    expect(state(two_coins)).to_have_value("(6,3) (6,5)", timeout=SOON)
    assert coins(two_coins) == [[6, 3], [6, 5]]
    two_coins.page.locator("dhadha-board .board").focus()
    for key in (
        "ArrowDown",
        *["ArrowDown"] * 5,
        *["ArrowRight"] * 2,
        "Enter",
        "ArrowUp",
        "ArrowUp",
        "ArrowRight",
        "Enter",
    ):
        two_coins.page.keyboard.press(key)
    expect(state(two_coins)).to_have_value("(4,4) (6,5)")


def test_board_filled_by_diagonals(on_piles):
    player = on_piles(puzzle="coin-game", algorithm="grundy", state="(5,2) (8,8)", options={})
    player.seek(12)
    assert highlighted(player, "frontier") == {3, 10, 17, 24}
    assert numbers(player) == {0: "0", 1: "0", 8: "0", 2: "1", 9: "0", 16: "1"}
    player.seek(15)
    assert (highlighted(player, "current"), highlighted(player, "hint")) == ({10}, {0, 16})
    expect(links(player)).to_have_count(2)
    player.seek(16)
    assert numbers(player)[10] == "2"
    expect(narration(player)).to_contain_text("The options of (2,3) hold {0, 1}")


def test_move_set_editor(two_coins):
    before = two_coins.js("[player.request, player.length]")
    unfolded(two_coins.page).locator("dhadha-offsets [data-offset='2,-1']").click()
    expect(refusal(two_coins, "2 moves can lead back to the same square, so the game need not end:")).to_be_visible(
        timeout=SOON
    )
    picture = f"{BOARD}.picture"
    expect(links(two_coins, picture)).to_have_count(2)
    assert len(highlighted(two_coins, "conflict", picture)) == 2
    assert two_coins.js("[player.request, player.length]") == before
    assert coins(two_coins) == [[6, 3], [8, 6]]
    moves = unfolded(two_coins.page).locator("dhadha-offsets")
    moves.locator("[data-offset='2,-1']").click()
    for offset in ("-2,-1", "1,-2", "-1,-2"):
        moves.locator(f"[data-offset='{offset}']").click()
    when(two_coins, "player.request.options.moves === '-2,1' && player.result")
    expect(moves.locator("[aria-checked=true]")).to_have_count(1)
    two_coins.seek("end")
    assert numbers(two_coins)[8 * 7 + 4] == "1" and numbers(two_coins)[8 * 7 + 7] == "0"
    moves.locator("[data-offset='-3,-3']").focus()
    for key in ("ArrowDown", "ArrowRight", "Space"):
        two_coins.page.keyboard.press(key)
    when(two_coins, "player.request.options.moves === '-2,1 -2,-2'")


@pytest.mark.parametrize("path", [PILES, COINS])
@pytest.mark.parametrize("language", ["bn", "fa"])
def test_games_in_other_languages(page, home, language, path):
    reads_well_in(page, home, language, path)


GAPS = """() => {
    const board = document.querySelector("dhadha-player").shadowRoot.querySelector("dhadha-board");
    return [...board.shadowRoot.querySelectorAll(".heap")].filter((heap) => heap.querySelector("circle")).map((heap) =>
        heap.querySelector(".number").getBoundingClientRect().top -
        Math.max(...[...heap.querySelectorAll("circle")].map((stone) => stone.getBoundingClientRect().bottom)));
}"""


def test_stones_do_not_cover_pile_numbers(page, home):
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"{home}embed/?puzzle=pile-game&state=9+8+7+6+5+4+3+2")
    page.locator("dhadha-board .heap circle").first.wait_for()
    gaps = page.evaluate(GAPS)
    assert len(gaps) == 8 and min(gaps) >= 0
