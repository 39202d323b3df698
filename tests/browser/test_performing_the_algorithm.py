"""Taking over: the visitor decides for the algorithm, each decision is judged at once; the computer does the rest."""

import json
import re

import dhadha
import pytest
from page_objects import PHONE, Player, assert_accessible, assert_for_fingers, open_post, python_addresses
from playwright.sync_api import expect

WORKED = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
EQUALS = "n-puzzle/?algorithm=a-star&state=135460728&start-at=0"  # two of three boards are equally good
QUEENS = "n-queens/?algorithm=backtracking&option-n=4&start-at=0"
FIRST_EXAMPLES = [puzzle["id"] for puzzle in dhadha.catalogue()["puzzles"]]


class Acting:
    """What a visitor sees of a decision, and does."""

    def __init__(self, player):
        self.player, self.page = player, player.page
        self.prompt = player.element.locator(".acting .prompt")
        self.choices = player.element.locator(".acting :is(.picks button, dhadha-node-choices li button)")
        self.objection = player.element.locator(".narration .objection")
        self.keys = 0
        self.wait_until_asked_or_over()

    def js(self, expression, argument=None):
        names = "{asked, decisions, record, isOver}"
        return self.player.js(f"(({names}) => {expression})(player.modes.takeOver)", argument)

    def wait_until_asked_or_over(self):
        """Wait for a decision, or for the end; return whether something is asked."""
        self.player.when("(({texts, asked, isOver}) => texts && (asked || isOver))(player.modes?.takeOver ?? {})")
        self.player.js("await player.updateComplete")
        return not self.js("isOver")

    def press(self, key):
        self.keys += 1
        self.page.keyboard.press(key)

    def key_of(self, how):
        """The digit of the algorithm's own choice, of one that is as right, or of a wrong one."""
        own = self.player.js("player.session.trace.step(player.position + 1).node")
        is_own = "[argument, undefined].includes(node)"
        is_meant = {"own": f"right && {is_own}", "equal": f"right && !{is_own}", "wrong": "!right"}[how]
        index = self.js(f"asked.choices.findIndex(({{right, node}}) => {is_meant})", own)
        number = self.js("asked.choices[argument].number ?? null", index)
        return str(index + 1 if number is None else number % 10)

    def press_digit_of_choice(self, how="own"):
        """Press the digit of a choice; return whether something is asked."""
        self.press(self.key_of(how))
        return self.wait_until_asked_or_over()

    def go_to(self, condition):
        """Decide until the decision is as wanted."""
        while not self.js(condition):
            assert self.press_digit_of_choice()

    def finish(self):
        while self.wait_until_asked_or_over():
            self.press_digit_of_choice()


@pytest.fixture
def take_over(open_player):
    """Open an example, and take over with the key."""
    def open_and_take_over(path=WORKED):
        player = open_player(path)
        player.page.keyboard.press("t")
        return Acting(player)
    return open_and_take_over


def test_key_tells_what_is_asked_about_from_what_the_search_is_at(take_over):
    acting = take_over("knight-path/?state=a1+d4&option-rows=5&option-columns=5&start-at=0")
    acting.go_to("asked.kind === 'outcome'")
    key = acting.player.element.locator(".scene dhadha-chips")
    for words in ("its moves are looked at now", "what the question is about"):
        expect(key).to_contain_text(words)
    assert len(acting.player.highlighted("current")) == 1
    acting.press(acting.key_of("wrong"))
    acting.go_to("asked.kind === 'node'")
    expect(key).not_to_contain_text("what the question is about")


@pytest.mark.parametrize("puzzle", FIRST_EXAMPLES)
def test_whole_takeover_by_keyboard(take_over, puzzle, requested_addresses):
    """At most twelve decisions, one key each, without Python."""
    acting = take_over(f"{puzzle}/")
    count = acting.js("decisions.length")
    assert 3 < count <= 12
    expect(acting.prompt).to_contain_text("Now you are the computer.")
    for number in range(1, count + 1):
        expect(acting.prompt.locator("small")).to_have_text(f"{number} of {count}")
        assert acting.press_digit_of_choice() == (number < count)
    assert acting.keys == count and python_addresses(requested_addresses) == []
    expect(acting.prompt).to_have_text(f"{count} decisions, {count} right on the first try, without a hint.")
    acting.player.wait_for_position(acting.player.length - 1)
    acting.player.button("Start over").click()
    acting.wait_until_asked_or_over()
    expect(acting.prompt.locator("small")).to_have_text(f"1 of {count}")


@pytest.mark.usefixtures("allow_motion")
def test_computer_does_the_rest_visibly(take_over):
    acting = take_over(QUEENS)
    player = acting.player
    acting.press_digit_of_choice()
    acting.press_digit_of_choice()
    player.js("void (window.seen = [], player.addEventListener('stepchange', () => seen.push(player.position)))")
    player.button("5 None: take a queen back").click()
    acting.wait_until_asked_or_over()
    assert player.page.evaluate("[...new Set(seen)]") == [5, 6, 7, 8, 9]  # four squares are refused, a queen taken back


def test_wrong_choice_hint_and_undo(take_over):
    acting = take_over()
    player = acting.player
    expect(acting.prompt).to_contain_text("Now you are the computer.")
    acting.go_to("asked.kind === 'node'")
    expect(acting.prompt).to_contain_text("Which board does A* expand next?")
    position, number = player.position, acting.js("decisions.indexOf(asked) + 1")
    acting.press_digit_of_choice("wrong")
    expect(acting.objection).to_contain_text("Another one has only f = 3.")
    expect(player.element.locator(".stage.variation")).to_be_visible()
    expect(player.element.locator("dhadha-node-choices button.refused")).to_have_count(1)
    player.button("Hint").click()
    expect(player.element.locator(".acting .rule")).to_contain_text("Hint: A* takes the board with the smallest f")
    player.wait_for_position(position)
    player.button("Show me").click()
    acting.wait_until_asked_or_over()
    assert player.position > position
    player.button("Undo").click()
    player.wait_for_position(position)
    player.button("Undo").click()
    acting.wait_until_asked_or_over()
    expect(acting.prompt.locator("small")).to_contain_text(f"{number - 1} of")
    acting.finish()
    expect(acting.prompt).to_contain_text(re.compile(r"(\d+) decisions, .* with one hint\."))
    missed = acting.js("record.count('right') + 1 === decisions.length")
    assert missed and player.element.locator(".missed button").count() == 1  # the wrong choice is not forgotten
    player.button("End").click()
    expect(acting.prompt).to_have_count(0)
    expect(player.element.locator("dhadha-transport")).to_be_visible()


def test_wrong_outcome_gets_the_rule_of_what_was_said(take_over):
    acting = take_over("knight-path/")
    acting.go_to("asked.choices.some(({word, right}) => right && word === 'reject')")
    acting.press_digit_of_choice("wrong")
    expect(acting.objection).to_have_text("No: this square was found before, so it is refused.")


def test_squares_of_queens_are_tapped(take_over):
    acting = take_over(QUEENS)
    player = acting.player
    expect(acting.prompt).to_contain_text("Column 1: tap the next safe row.")
    player.tap(3, 1)
    expect(acting.objection).to_have_text("No: rows are tried from the top, and a safe row comes before row 3.")
    player.tap(1, 2)
    expect(acting.objection).to_have_text("No: column 1 is next.")
    player.tap(1, 1)
    expect(acting.prompt).to_contain_text("Column 2")
    player.tap(1, 2)
    expect(acting.objection).to_contain_text("row 1")  # the sentence of the step that refuses it
    player.button("5 None: take a queen back").click()
    expect(acting.objection).to_have_text("No: a row of column 2 is still safe.")
    player.tap(3, 2)
    expect(acting.prompt).to_contain_text("Column 3")
    player.button("5 None: take a queen back").click()
    expect(acting.prompt).to_contain_text("Column 2")
    player.tap(3, 2)
    expect(acting.objection).to_have_text("No: column 2 is past row 3. Its rows are tried from the top.")


def test_wrong_number_is_drawn_where_it_would_stand(take_over):
    acting = take_over("coin-game/?algorithm=grundy&start-at=0")
    player = acting.player
    steps = list(dhadha.run("coin-game", "grundy", player.request["state"], **player.request["options"]))
    acting.go_to("asked.kind === 'value'")
    before, [(cell, number)] = player.numbers(), steps[player.position + 1].cells
    wrong = acting.js("asked.choices.find(({right}) => !right).number")
    acting.press_digit_of_choice("wrong")
    reason = "a smaller number is missing from the options" if wrong > number else "an option has this number already"
    expect(acting.objection).to_have_text(f"Not {wrong}: {reason}.")
    assert player.numbers() == before | {cell: str(wrong)}


def test_taking_over_on_a_phone(take_over, page):
    page.set_viewport_size(PHONE)
    acting = take_over(f"fa/{WORKED}")
    acting.go_to("asked.kind === 'node'")
    assert_for_fingers(*acting.choices.all(), *acting.player.element.locator(".acts button").all())
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert_accessible(page)
    acting.finish()
    assert_accessible(page)


@pytest.mark.parametrize("algorithm", ["a-star", "greedy-backtracking"])
def test_choosing_an_equal_changes_the_run(take_over, algorithm):
    """A link repeats it."""
    acting, state = take_over(EQUALS.replace("a-star", algorithm)), "135460728"
    player, own = acting.player, acting.player.length
    acting.go_to("asked.choices.filter(({right}) => right).length > 1")
    position = player.position
    acting.press_digit_of_choice("equal")
    ties = player.request["options"]["ties"]
    steps = list(dhadha.run("n-puzzle", algorithm, state, ties=ties))
    assert steps[position + 1].node.state != list(dhadha.run("n-puzzle", algorithm, state))[position + 1].node.state
    player.button("Undo").click()
    player.wait_for_position(position)
    assert not player.request["options"].get("ties")
    acting.wait_until_asked_or_over()
    acting.press_digit_of_choice("equal")
    for language, words in (("fa", " از "), ("en", " of ")):
        player.js("void (player.lang = argument)", language)
        expect(acting.prompt.locator("small")).to_contain_text(words)
    acting.finish()
    expect(player.element.locator(".both tr", has_text="Steps").locator("td").last).to_have_text(str(own))
    expect(player.element.locator(".acting p", has_text="you chose differently").get_by_role("button")).to_have_count(2)
    player.button("End").click()
    player.page.reload()
    player.when("player?.result")
    assert player.length == len(steps) and json.loads(player.request["options"]["ties"]) == json.loads(ties)
    player.page.keyboard.press("t")
    acting.wait_until_asked_or_over()
    acting.finish()
    player.button("Watch the algorithm alone").click()
    expect(acting.prompt).to_have_count(0)
    player.when("!player.request.options.ties")


HOLD_RUNS = """void (() => {
    const {session} = player, {run} = session, released = new Promise((resolve) => window.release = resolve);
    session.run = async (...asked) => (await released, run.call(session, ...asked));
})()"""
PRESSED_AT_ONCE = """argument.forEach((key) => player.dispatchEvent(
    new KeyboardEvent("keydown", {key, bubbles: true, composed: true, cancelable: true})))"""


def test_keys_that_come_while_python_works(take_over):
    """Of two fast choices the second is dropped, and practice does not begin. Who moves away is asked something."""
    acting = take_over(EQUALS)
    player = acting.player
    acting.go_to("asked.choices.filter(({right}) => right).length > 1")
    position = player.position
    player.js(HOLD_RUNS)
    player.js(PRESSED_AT_ONCE, [acting.key_of("equal"), "1", "2", "g"])
    expect(player.element.locator(".acting [role=status]")).to_have_text("Python is preparing the next step…")
    player.js("void release()")
    acting.wait_until_asked_or_over()
    assert player.position == position + 1 and player.js("!player.modes.practice")
    for keys in (["Home"], ["t", "t", "End", "Home"]):
        player.js(PRESSED_AT_ONCE, keys)
        acting.wait_until_asked_or_over()
        expect(acting.choices.first).to_be_visible()


def test_playing_performs_until_paused(take_over):
    """Playing performs steps; a pause asks again."""
    acting = take_over()
    player = acting.player
    begun = player.position
    player.js("player.speed = 2")  # far from the end while it is looked at
    player.page.keyboard.press(" ")
    player.when("player.position > argument", begun)
    expect(player.element.locator("dhadha-transport")).to_be_visible()
    player.page.keyboard.press(" ")
    assert acting.wait_until_asked_or_over()
    player.page.keyboard.press("End")
    player.when("player.modes.takeOver.isOver")
    player.page.keyboard.press("t")
    expect(player.element.locator("dhadha-transport")).to_be_visible()


def test_embedded_player_shows_the_decisions(page, home):
    """In a post, they take the place of the code, and may be there from the beginning."""
    open_post(page, home, '<dhadha-player puzzle="n-puzzle" state="123046758" ask="acts"></dhadha-player>')
    acting = Acting(player := Player(page))
    player.element.locator(".acting").focus()
    acting.go_to("asked.kind === 'node'")
    around = player.element.bounding_box()
    for card in acting.choices.all():
        box = card.bounding_box()
        assert around["y"] < box["y"] and box["y"] + box["height"] <= around["y"] + around["height"]
    acting.finish()
    expect(acting.prompt).to_be_in_viewport(ratio=.9)


@pytest.mark.expects_errors
def test_python_that_cannot_load_is_told(take_over, page):
    page.route(re.compile("/assets/(boot|pyodide)-"), lambda route: route.abort())
    acting = take_over(EQUALS.replace("135460728", "430521786"))  # an example
    acting.go_to("asked.choices.filter(({right}) => right).length > 1")
    acting.press(acting.key_of("equal"))
    expect(page.get_by_role("button", name="Try again").first).to_be_visible()
    expect(acting.choices.first).to_be_visible()  # the same decision stands
