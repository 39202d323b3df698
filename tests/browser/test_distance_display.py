"""The displayed distance of a board to its goal, during play and in the summary."""

import re

from boards import DIGITS, SOON, button, when
from dhadha.puzzles.sliding import PUZZLE
from playwright.sync_api import expect
from visitor import faults_of_access

NEAR = "n-puzzle/?state=1+2+3+4+5+6+7+8+9+10+11+12+13+0+14+15&start-at=0"  # LL is a shortest solution
FAR = {"algorithm": "solvability", "options": {}, "state": PUZZLE.shuffle(4, 4, 6)}
LARGE = {"algorithm": "layer-by-layer", "options": {}, "state": PUZZLE.shuffle(5, 5, 3, 60)}
KEYS = {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight"}


def journey(player):
    return player.page.locator("dhadha-player .journey")


def press(player, *moves):
    """Press each key as soon as the previous move is displayed."""
    player.js("player.focusBoard()")
    for move in moves:
        count = player.js("player.hand?.past.length ?? 0")
        player.page.keyboard.press(KEYS[move])
        when(player, "player.hand?.past.length > argument", count)


def test_moves_rated_and_summarized(open_running):
    player = open_running(NEAR)
    press(player, "R")
    expect(journey(player)).to_contain_text("3 moves left", timeout=SOON)
    when(player, "player.hand.past[0].distance?.over")
    expect(journey(player).locator("p .farther")).to_have_text("farther away")
    press(player, "L")
    expect(journey(player)).to_contain_text("2 moves left")
    expect(journey(player).locator("p .nearer")).to_have_text("nearer")
    assert journey(player).locator(".bars li").evaluate_all("(bars) => bars.map(({className}) => className)") == [
        "", "farther", "nearer"]
    press(player, "L", "L")
    expect(journey(player)).to_contain_text("You took 4 moves; a shortest way takes 2. One move led away from the end.")
    own, best = journey(player).locator(".way button"), journey(player).locator(".way span")
    assert own.all_inner_texts() == [*"RLLL"] and best.all_inner_texts() == ["L", "L", "", ""]
    assert faults_of_access(player.page) == []
    journey(player).get_by_role("button", name="Move 1, R: back to this board. farther away").click()
    when(player, "player.hand.past.length === 1")
    expect(journey(player)).to_contain_text("3 moves left")


def test_shortest_solution_confirmed(open_running):
    player = open_running(NEAR)
    press(player, "L", "L")
    expect(journey(player)).to_contain_text("2 moves: no way is shorter.", timeout=SOON)


TELL = """void (window.told = (async () => {
    const told = [];
    while (!player.hand?.distance?.over) {
        if (told.at(-1) !== player.hand?.distance) told.push(player.hand.distance);
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return [...told, player.hand.distance];
})())"""


def test_far_board_shows_interval(open_running):
    player = open_running(NEAR, **FAR)
    player.js(TELL)
    press(player, "U")
    expect(journey(player)).to_contain_text("left", timeout=SOON)
    told = player.js("await window.told")
    known = [(each["least"], each["most"] or 999) for each in told if each]
    assert len(known) > 1
    exact = known[-1][0]
    assert known[-1] == (exact, exact) and all(least <= exact <= most for least, most in known)
    button(player, "Hint").click()
    expect(player.page.locator("dhadha-player .narration")).to_contain_text(str(exact), timeout=SOON)
    press(player, *player.js("player.hand.distance.moves.slice(0, 3)"))
    when(player, "player.hand?.distance?.over")
    assert player.js("player.hand.distance.least") == exact - 3


def test_large_board_shows_bounds(open_running):
    player = open_running(NEAR, **LARGE)
    press(player, "U")
    expect(journey(player)).to_contain_text(re.compile(r"\d+ to \d+ moves left"), timeout=SOON)
    when(player, "player.hand.distance?.over")
    most = player.js("player.hand.distance.most")
    button(player, "Hint").click()
    said = player.page.locator("dhadha-player .narration")
    expect(said).to_contain_text(f"a way of {most} moves begins with it", timeout=SOON)
    press(player, *player.js("player.hand.distance.moves.slice(0, 2)"))
    when(player, "player.hand?.distance?.over")
    assert player.js("player.hand.distance.most") <= most - 2


def test_fast_moves_rated_later(open_running):
    player = open_running(NEAR)
    player.js("player.focusBoard()")
    for key in ("ArrowRight", "ArrowDown", "ArrowUp", "ArrowLeft"):
        player.page.keyboard.press(key)
    when(player, "player.hand?.past.length === 4 && player.hand.past.every(({distance}) => distance?.over)")
    assert player.js("[...player.hand.past, player.hand].map(({distance}) => distance.least)") == [2, 3, 4, 3, 2]


def test_unsolvable_board_has_no_distance(open_running):
    player = open_running(NEAR, state="2 1 3 4 5 6 7 8 0")
    press(player, "R")
    when(player, "player.hand?.distance?.over")
    expect(journey(player)).to_have_count(0)
    player.run(puzzle="pile-game", state="7 4 9", algorithm="grundy", options={"takes": "1,3,4"})
    player.seek(0)
    player.page.locator("dhadha-board.piles [data-cell='0'] [data-stone='7']").click()
    when(player, "player.hand?.past.length === 2")
    assert player.js("player.hand.distance") is None


def test_in_every_language(open_running):
    player = open_running(NEAR)
    press(player, "R")
    for language, words in (("bn", "আর ৩টি চাল বাকি"), ("fa", "حرکت مانده"), ("en", "3 moves left")):
        player.js("void player.setAttribute('lang', argument)", language)
        expect(journey(player)).to_contain_text(words, timeout=SOON)
        expect(journey(player)).to_contain_text(DIGITS.get(language, "0123")[3])
