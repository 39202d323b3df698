"""Challenges on the pages: solved by hand, judged by Python, handed in as a code; made by a teacher as a link."""

import json
import re
from urllib.parse import parse_qs, urlencode, urlparse

import dhadha
import pytest
from dhadha import challenges
from dhadha.puzzles.registry import find_puzzle
from page_objects import PHONE, Player, assert_accessible, copy_text, eventually
from playwright.sync_api import expect


@pytest.fixture
def open_challenge(page, home):
    def open_challenge_page(path):
        player = Player(page)
        page.goto(home + path)
        expect(page.locator("#challenge h2")).to_be_visible()
        player.when("player?.length > 0 && player.isWhole")
        return player
    return open_challenge_page


def test_challenge_is_solved_by_keyboard(open_challenge, page):
    """The verdict comes by itself with the last move; the code holds moves and name; what is solved is marked, and the
    next one is a tap away."""
    player = open_challenge("n-puzzle/?challenge=three-moves")
    task = page.locator("#challenge")
    expect(task).to_contain_text("Solve this board in at most 3 moves.")
    expect(task).to_contain_text("Tap a tile beside the gap, or press an arrow key")
    expect(task).to_contain_text("A right answer is noticed automatically. Press “Hand in” to check yours")
    assert_accessible(page)
    page.get_by_role("button", name="Hint 1 of 2").press("Enter")
    expect(task).to_contain_text("Each move brings a tile one square nearer")
    task.get_by_role("button", name="Hand in").press("Enter")
    expect(task.get_by_role("status")).to_have_text("Not solved yet: you have not moved.")
    player.grid.focus()
    keys = {"L": "ArrowLeft", "R": "ArrowRight", "U": "ArrowUp", "D": "ArrowDown"}
    for count, move in enumerate(dhadha.solve("n-puzzle", "123046758").moves, 1):
        page.keyboard.press(keys[move])
        player.when(f"player.session.hand?.past.length === {count}")
        if count == 1:
            task.get_by_role("button", name="Hand in").press("Enter")
            expect(task.get_by_role("status")).to_have_text(
                "Not solved after 1 move: the marked tiles are not in their places.")
            expect(page.locator("dhadha-player dhadha-board .role-conflict")).to_have_count(2)
            player.grid.focus()
    expect(task.get_by_role("status")).to_have_text("✓ Solved in 3 moves.")
    task.get_by_text("For a class").press("Enter")
    task.get_by_label("Your name").fill("রিমা")
    task.get_by_label("Your name").press("Enter")
    code = task.get_by_label("Result code")
    page.wait_for_function("""() => document.querySelector(".code").value.length > 80""")
    handed = challenges.decode(code.input_value())
    assert handed.name == "রিমা" and challenges.judge(*handed[:3])["solved"]
    assert_accessible(page)
    assert page.url.endswith("?challenge=three-moves")
    page.reload()
    expect(task.get_by_role("button", name="Hand in")).to_be_visible()
    expect(page.locator("#challenges li .tick:visible")).to_have_text(["✓ done"])
    ids = [each["id"] for each in find_puzzle("n-puzzle").challenges]
    for left, name in (("twenty-moves", "twenty-moves"), ("", "four-queens")):  # at last one of the next puzzle
        done = " ".join(f"challenge/n-puzzle/{each}" for each in ids if each != left)
        page.evaluate("(done) => localStorage.setItem('dhadha-done', done)", done)
        player = open_challenge("n-puzzle/?challenge=three-moves")
        player.press("ArrowLeft", "ArrowUp", "ArrowLeft")
        task.get_by_role("link", name="Next challenge: “").click()
        page.wait_for_url(f"**challenge={name}")


def test_game_is_judged_at_its_end(open_challenge, page):
    """Two equal piles are won by copying the computer's moves."""
    player = open_challenge("pile-game/?challenge=equal-piles")
    equal, larger, own_moves = 5, 2, 0
    while True:
        player.tap_stone(larger, equal + 1)
        own_moves += 1
        if not equal:
            break
        eventually(True, lambda most: sum(player.count_drawn_stones()) < most, 2 * equal)
        sizes = player.count_drawn_stones()
        equal, larger = min(sizes), 1 + sizes.index(max(sizes))
    status = page.locator("#challenge").get_by_role("status")
    expect(status).to_have_text(re.compile(f"✓ You won. You made {own_moves} moves?."))


def test_board_is_searched_on_a_phone(open_challenge, page):
    """A board for which a run fulfils the condition: typed, then handed in."""
    page.set_viewport_size(PHONE)
    player = open_challenge("fa/knight-path/?challenge=two-walls")
    task = page.locator("#challenge")
    assert_accessible(page)
    for button in task.get_by_role("button").all():
        assert button.bounding_box()["height"] >= 36
    task.get_by_role("button").first.click()
    expect(task.get_by_role("status")).not_to_be_empty()
    expect(task.locator(".code")).to_have_count(0)
    player.when("player.session.hand?.hint.marks.length")  # the path that there still is
    player.js("await player.run({state: 'a1 h8 x b3 c2'}, {play: false})")
    task.get_by_role("button").first.click()
    task.locator("summary").click()
    expect(task.locator(".code")).to_be_visible()


def test_teacher_makes_a_challenge(open_challenge, open_player, page, home):
    open_player("n-puzzle/?algorithm=ida-star&state=025436178&start-at=0")
    page.get_by_role("button", name="Make this a challenge").click()
    page.get_by_label("Moves allowed").fill("30")
    page.get_by_label("Moves allowed").press("Enter")
    assert_accessible(page)
    link = copy_text(page, "Copy the link")
    assert '"most":30' in parse_qs(urlparse(link).query)["challenge"][0]
    page.goto(link)
    task = page.locator("#challenge")
    expect(task).to_contain_text("Solve this board in at most 30 moves.")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.request?.state === '025436178'")
    task.get_by_role("button", name="Hand in").click()
    expect(task.get_by_role("status")).to_contain_text("Not solved yet")


def test_teacher_is_warned_of_what_nobody_can_meet(open_player, page):
    player = open_player("n-puzzle/?algorithm=ida-star&state=123456870&start-at=0")
    page.get_by_role("button", name="Make this a challenge").click()
    warning = page.locator("section.challenge .problem")
    expect(warning).to_have_text("This board cannot be solved. Choose another one.")
    player.run(state="123456708")
    page.get_by_role("button", name="Copy the link").click()
    expect(warning).to_have_text("")


def test_link_of_a_stranger_is_refused_or_says_what_its_options_say(page, home):
    """It puts no words of its own on the page, and does not break it."""
    task = page.locator("#challenge")
    for given in (
        "nonsense", "{", {"goal": 7}, {"goal": "buy-cheap-watches"}, {"goal": "win", "of": "free-money"},
        {"goal": "solve", "most": {"toString": 1}}, {"goal": "find", "of": "length", "least": "x"},
        {"goal": "solve", "id": "three-moves", "state": "867254301"}, {"goal": "solve", "options": {"n": [1]}},
        {"goal": "solve", "options": {"a b": 1}}, {"goal": "find", "of": "free-money", "algorithm": {}, "hints": 7},
    ):
        code = given if isinstance(given, str) else json.dumps(given)
        page.goto(f"{home}n-puzzle/?{urlencode({'challenge': code})}")
        expect(task).to_have_text("There is no such challenge here. Choose one from the list below.")
    links = page.locator("#challenges li a")
    expect(links.first.locator("b")).to_have_text("Three moves to go")
    expect(links.first).to_contain_text("Solve this board in at most 3 moves.")
    assert links.count() == len(find_puzzle("n-puzzle").challenges)
    page.goto(f"{home}n-puzzle/?{urlencode({'challenge': json.dumps(find_puzzle('n-puzzle').challenges[0])})}")
    expect(task).to_contain_text("Solve this board in at most 3 moves.")  # one of ours, written out
    given = {"goal": "win", "state": "13", "options": {"takes": "1,2,3"}}
    page.goto(f"{home}pile-game/?{urlencode({'challenge': json.dumps(given)})}")
    expect(task).to_contain_text("You begin. Stones per move = ")
    expect(task.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("button", name="Play against the computer")).to_be_visible()


ALL = [each for puzzle in dhadha.catalogue()["puzzles"] for each in puzzle["challenges"]]


def test_all_challenges_are_listed_on_a_phone(page, home):
    """Each entry has a title of its own, and leads to its page."""
    page.set_viewport_size(PHONE)
    page.goto(f"{home}fa/challenges/")
    assert_accessible(page)
    entries = page.locator(".challenges a")
    names = page.locator(".challenges b").all_inner_texts()
    assert len(names) == len(set(names)) == len(ALL)
    assert entries.locator("svg").count() == sum("state" in each for each in ALL)
    for family in page.locator(".topic").all():
        targets = [link.get_attribute("href").rsplit("=", 1)[1] for link in family.locator("a.example").all()]
        levels = [each["level"] for target in targets for each in ALL if each["id"] == target]
        assert levels == sorted(levels) and len(levels) == len(targets)
    entries.last.click()
    expect(page.locator("#challenge h2")).to_be_visible()


def test_challenge_shows_no_solution_before_it_is_solved(open_challenge, page):
    """A small stage: no run, no hint of the solver, no keys that play, nothing that replaces the board. What was earned
    stays, and the run may be watched afterwards."""
    player = open_challenge("n-puzzle/?challenge=three-moves&start-at=20")
    player.wait_for_position(0)
    clock, status = player.element.locator("dhadha-transport"), page.locator("#challenge").get_by_role("status")
    for hidden in (page.locator("#acts"), page.locator("#tools")):
        expect(hidden).to_be_hidden()
    for absent in (clock, player.element.locator(".code")):
        expect(absent).to_have_count(0)
    for key in (" ", ".", "g", "t", "p"):
        page.keyboard.press(key)
    player.wait_for_position(0)
    assert player.js("!player.modes.now.isAsking && !player.session.hand && !player.timeline.playing")
    for count, key in enumerate(("ArrowLeft", "ArrowUp", "ArrowLeft"), 1):
        player.press(key)
        player.when(f"player.session.hand?.past.length === {count}")
        if count < 3:
            expect(player.element.locator(".hand button")).to_have_text(["Undo"])
    expect(status).to_have_text("✓ Solved in 3 moves.")
    player.button("Undo").click()
    expect(page.get_by_text("For a class")).to_be_visible()
    expect(page.locator("#tools")).to_be_visible()
    page.get_by_role("button", name="Back to the start: watch a run").click()
    expect(clock).to_be_visible()
    expect(status).to_have_text("✓ Solved in 3 moves.")


def test_task_without_new_walls_draws_none(open_challenge):
    player = open_challenge("knight-path/?challenge=six-moves-apart")
    player.tap(3, 3)
    expect(player.element.get_by_text("This task has no new walls or forbidden squares.")).to_be_visible()
    assert player.js("player.session.hand") is None
    player = open_challenge("knight-path/?challenge=two-walls")
    player.tap(3, 3)
    player.when("player.session.hand?.assessment")
    assert set(player.js("player.session.hand.values.slice(0, 64)")) == {-1, -2}  # no distance gives the answer away
    expect(player.narration).to_be_empty()
    expect(player.button("Hint")).to_have_count(0)


def test_wrong_board_is_marked_and_stays_as_it_was_put(open_challenge, page):
    """Even beside a run that has led the knight to the target."""
    player = open_challenge("knight-path/?challenge=six-moves-apart")
    player.seek("end")
    page.get_by_role("button", name="Hand in").click()
    expect(page.locator("#challenge").get_by_role("status")).to_contain_text("has only 2 moves")
    expect(page.locator("dhadha-player dhadha-board .cell.role-path")).to_have_count(3)
    for start, to, state in (((5, 4), (8, 1), "a1 e5"), ((4, 5), (1, 8), "a1 h8")):
        player.drag(start, to)
        player.when(f"player.session.hand.state === '{state}'")


def test_queens_that_stand_there_stay(open_challenge):
    player = open_challenge("n-queens/?challenge=queen-in-the-middle")
    player.tap(1, 4)
    expect(player.element.get_by_text("This cell is given, so you cannot change it.")).to_be_visible()
    assert player.js("player.session.hand") is None


def test_page_whose_next_puzzle_was_begun_ticks_its_own(open_challenge, page, home):
    """The hidden link to the next puzzle's first challenge has no mark."""
    page.goto(home)
    done = "challenge/knight-path/six-moves-apart challenge/n-queens/four-queens"
    page.evaluate("done => localStorage.setItem('dhadha-done', done)", done)
    open_challenge("n-queens/?challenge=four-queens")
    expect(page.locator("#challenges .tick:visible")).to_have_count(1)
