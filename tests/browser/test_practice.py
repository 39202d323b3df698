"""Practice: the run goes to a decision by itself, the visitor says what comes next, and goes on with one key."""

import re
import time

import dhadha
import pytest
from page_objects import PERSIAN_DIGITS, PHONE, assert_accessible, assert_for_fingers, open_post, query_of
from playwright.sync_api import expect

FIRST = "n-puzzle/?start-at=0"
QUICK = "first-steps", "four"
EXAMPLES = [
    pytest.param(puzzle["id"], preset, id=f"{puzzle['id']}.{preset['id']}",
                 marks=[] if preset["id"] in QUICK else pytest.mark.long)
    for puzzle in dhadha.catalogue()["puzzles"] for preset in puzzle["presets"]
]
FIRST_EXAMPLES = [puzzle["id"] for puzzle in dhadha.catalogue()["puzzles"]]


class Practice:
    """What a visitor sees of a question, and does with it."""

    def __init__(self, player):
        self.player = player
        self.page = player.page
        self.question = player.element.locator(".narration.asking")
        self.choices = player.element.locator(".picks button:not(.skip), dhadha-node-choices li button")
        self.cards = player.element.locator("dhadha-node-choices li button")
        self.verdict = player.element.locator(".verdict")
        self.next = self.verdict.get_by_role("button")
        self.summary = player.element.locator(".summary")
        self.keys = 0

    def press(self, key):
        self.keys += 1
        self.page.keyboard.press(key)

    def key_of(self, is_right=True):
        """The key of a right or a wrong choice."""
        index, number = self.player.js("""(({choices}) => {
            const index = choices.findIndex(({right}) => right === argument);
            return [index, choices[index].number];
        })(player.modes.practice.asked)""", is_right)
        return str(index + 1 if number is None else number % 10)

    def answer(self, is_right=True):
        self.press(self.key_of(is_right))
        expect(self.verdict).to_be_visible()

    def go_to_next_question(self):
        """Go on to the next question, or to the end; return whether something is asked."""
        expect(self.next).to_be_focused()
        self.press("Enter")
        return self.wait_for_question_or_summary()

    def wait_for_question_or_summary(self):
        expect(self.choices.or_(self.summary).first).to_be_visible()
        return self.question.count() > 0

    def go_to(self, condition):
        """Answer until the question is as wanted."""
        while not self.player.js(f"(({{kind, reason, choices}}) => {condition})(player.modes.practice.asked)"):
            self.answer()
            assert self.go_to_next_question()


@pytest.fixture
def start_practice(open_player):
    """Open an example, and start to practise with the key."""
    def open_and_practise(path=FIRST):
        player = open_player(path)
        player.page.keyboard.press("g")
        found = Practice(player)
        assert found.wait_for_question_or_summary()
        return found
    return open_and_practise


@pytest.mark.parametrize("puzzle", FIRST_EXAMPLES)
def test_whole_practice_by_keyboard(start_practice, puzzle):
    """One key an answer, one to go on, and no key that answers ends it."""
    asked = start_practice(f"{puzzle}/")
    count = 0
    while True:
        asked.answer()
        count += 1
        expect(asked.verdict).to_contain_text("✓ Right.")
        if not asked.go_to_next_question():
            break
    assert 4 <= count <= 10 and asked.keys == 2 * count
    expect(asked.summary).to_contain_text(f"{count} of {count} right.")
    asked.player.wait_for_position(asked.player.length - 1)
    for key in ("Enter", "1", "Enter"):
        asked.press(key)
    expect(asked.summary).to_be_visible()
    assert asked.player.js("Boolean(player.modes.practice)")


@pytest.mark.usefixtures("allow_motion")
def test_run_goes_to_the_first_question_fast_but_visibly(open_player):
    player = open_player("pile-game/?algorithm=win-lose&state=12&option-takes=1,2&start-at=0")
    player.js("void (window.seen = new Set(), player.addEventListener('stepchange', () => seen.add(player.position)))")
    asked, began = Practice(player), time.monotonic()
    player.page.keyboard.press("g")
    expect(asked.question).to_be_visible()
    took = time.monotonic() - began
    assert took < 10  # at its own speed, the run would need half a minute
    assert player.page.evaluate("seen.size") > 2 and player.position > 10
    asked.answer()
    assert asked.go_to_next_question()


def test_questions_begin_where_the_run_stands_and_boards_do_not_react(start_practice):
    asked = start_practice("pile-game/?algorithm=win-lose&state=12&option-takes=1,2&start-at=20")
    position, values = asked.player.position, asked.player.values()
    assert position >= 20
    asked.player.tap(1, 1)
    assert (asked.player.position, asked.player.values()) == (position, values)
    asked.answer()
    expect(asked.verdict).to_contain_text("✓ Right.")


def test_wrong_answers_are_answered_and_listed(start_practice):
    asked = start_practice()
    player = asked.player
    expect(asked.question).to_contain_text("so g = 1. Add this board's h: f = g + h = ▢.")
    number = asked.key_of(False)
    position = player.position
    asked.answer(False)
    expect(asked.verdict).to_contain_text(f"✗ Not {number}: f = g + h = 1 + 4.")
    expect(asked.verdict.locator(".rule")).to_contain_text("g is the number of moves made")
    expect(asked.verdict).to_contain_text(re.compile(r"1 of \d answered, 0 right"))
    expect(player.narration).to_contain_text("so f rises from 3 to 1 + 4 = 5.")
    player.wait_for_position(position + 1)
    assert_accessible(asked.page)
    assert asked.go_to_next_question()
    asked.go_to("kind === 'node'")
    expect(asked.question).to_have_text("Which board does A* expand next?")
    asked.answer(False)
    expect(asked.verdict).to_contain_text(re.compile(r"✗ That board has f = \d \+ \d = 5\. Another one has only f = 3"))
    while asked.go_to_next_question():
        player.button("Skip").click()
        expect(asked.verdict).to_contain_text("This is the answer.")
    links = player.element.locator(".summary .missed button")
    assert links.count() > 2
    links.first.click()
    player.wait_for_position(position + 1)
    player.seek("end")
    player.button("Ask again").click()
    expect(asked.question).to_be_visible()
    player.wait_for_position(position)


def test_questions_wait_and_give_the_run_back(start_practice):
    """Playing does not pass a question; a jump does."""
    asked = start_practice()
    player = asked.player
    player.js("void player.addEventListener('answer', ({detail}) => (window.outcome = detail.result))")
    position = player.position
    for key in (".", ".", " "):
        player.page.keyboard.press(key)
        player.wait_for_position(position)
        expect(asked.question).to_contain_text("The run waits for you:")
        expect(player.button("Play")).to_be_visible()
    assert player.js("""await (async () => {
        let isPaused = false;
        player.addEventListener("pause", () => (isPaused = true), {once: true});
        await player.play();
        return isPaused; // at once: an answer that comes soon after must not find the clock running
    })()""")
    player.seek("end")
    expect(asked.question).to_have_count(0)
    player.seek(0)
    player.page.keyboard.press(".")
    player.wait_for_position(1)
    player.page.keyboard.press(".")
    expect(asked.question).to_be_visible()
    player.page.keyboard.press("g")
    expect(asked.question).to_have_count(0)
    expect(player.narration).to_contain_text("so this one is expanded.")
    player.page.keyboard.press("g")
    expect(asked.question).to_be_visible()
    asked.answer()
    expect(asked.verdict).to_contain_text("0 right")  # the jump has shown it
    assert player.page.evaluate("outcome") == "missed"
    player.page.keyboard.press(".")
    expect(asked.verdict).to_have_count(0)


def test_enter_presses_the_focused_button(start_practice):
    asked = start_practice("n-queens/?start-at=0")
    asked.choices.first.focus()
    for key in ("Tab", "Shift+Tab", "Enter"):
        asked.page.keyboard.press(key)
    expect(asked.verdict).to_be_visible()
    assert asked.go_to_next_question()
    asked.choices.last.focus()
    for key in ("Tab", "Enter"):
        asked.page.keyboard.press(key)
    expect(asked.verdict).to_contain_text("This is the answer.")


def test_question_of_another_run_or_language_does_not_stay(start_practice):
    asked = start_practice("n-queens/?start-at=0")
    player = asked.player
    assert player.position == 8
    player.js("void (player.lang = 'fa')")
    expect(asked.question).to_contain_text("وزیری برداشته می‌شود")
    player.js("await player.run({algorithm: 'construction', options: {n: 8}}, {play: false})")
    expect(asked.question).to_have_count(0)


def test_practice_goes_on_with_another_board(start_practice):
    """Where the puzzle can make some, its page offers them."""
    asked = start_practice()
    player, first = asked.player, asked.player.request["state"]
    while True:
        asked.answer()
        if not asked.go_to_next_question():
            break
    player.button("Another board").click()
    expect(asked.question).to_be_visible()
    assert player.request["state"] != first and player.js("player.modes.practice.record.isBegun") is False


def test_digits_of_other_scripts_answer(start_practice):
    asked = start_practice(f"fa/{FIRST}")
    assert_accessible(asked.page)
    asked.player.element.dispatch_event("keydown", {"key": PERSIAN_DIGITS[int(asked.key_of())]})
    expect(asked.verdict).to_contain_text("✓")


def test_answers_are_one_tap(start_practice, page):
    """On a phone: on a card, on a cell of the board, on a choice; each is large enough for a finger."""
    page.set_viewport_size(PHONE)
    asked = start_practice("magic-square/?algorithm=siamese&option-n=3&start-at=0")
    player = asked.player
    expect(asked.question).to_have_text("Which cell is filled next? Tap it.")
    player.tap(1, 1)
    expect(asked.verdict).to_contain_text(
        "From 1 go one up and one right. That is above the top row, so come in at the bottom of that column.")
    asked.next.click()
    asked.wait_for_question_or_summary()
    player.tap(2, 1)
    expect(asked.verdict).to_contain_text("✓ Right.")
    asked = start_practice()
    assert_for_fingers(*asked.choices.all(), player.button("Skip"))
    asked.choices.filter(has_text=asked.key_of()).click()
    assert_for_fingers(asked.next)
    asked.go_to_next_question()
    asked.go_to("kind === 'node'")
    assert_for_fingers(*asked.cards.all(), player.button("Skip"))
    asked.cards.nth(int(asked.key_of()) - 1).click()
    expect(asked.verdict).to_contain_text("✓ Right.")


REPEATED = "magic-square/?algorithm=check&state=1+14+14+4+11+7+6+9+8+10+10+5+13+2+3+15&start-at=0"


def test_each_of_several_cells_is_right(start_practice):
    """The stage tells none of them; each of them may be tapped."""
    for cell in ((3, 2), (3, 3)):
        asked = start_practice(REPEATED)
        expect(asked.question).to_contain_text("Tap a cell that holds the next one")
        assert not asked.player.highlighted("hint") | asked.player.highlighted("conflict")
        asked.player.tap(*cell)
        expect(asked.verdict).to_contain_text("✓ Right.")


def test_key_and_lines_are_those_of_the_board_that_is_shown(start_practice):
    """The key explains what is asked about, not the answer; each attacker may be tapped, and its line is drawn."""
    asked = start_practice("n-queens/?start-at=0")
    board = asked.page.locator("dhadha-board").first
    key = asked.player.element.locator(".scene dhadha-chips li > span")
    asked.go_to("kind === 'outcome'")
    expect(key).to_have_text("what the question is about")
    asked.go_to("choices.filter(({right}) => right).length > 1")
    expect(key).to_have_text("what the question is about")
    asked.player.tap(2, 3)  # the sentence names the other one
    expect(asked.verdict).to_contain_text("✓ Right.")
    expect(board).to_have_js_property("links", [[1, 3], [2, 3]])
    expect(key.filter(has_text="the attacking queen")).to_have_count(1)
    assert asked.go_to_next_question()
    expect(board).not_to_have_js_property("links", [[1, 3], [2, 3]])


def test_a_square_is_asked_for_what_it_puts_into_the_queue(start_practice):
    """The run goes to the step that shows the answer that was given, or after a wrong one the right choice."""
    asked = start_practice("knight-path/?state=a1+b2&option-rows=3&option-columns=3&start-at=0")
    expect(asked.question).to_contain_text("joins the queue")
    asked.player.tap(2, 3)
    expect(asked.verdict).to_contain_text("✓ Right.")
    expect(asked.player.narration).to_contain_text("c2 is unseen and one move from a1")
    asked = start_practice("knight-path/?state=a1+b2&option-rows=3&option-columns=3&start-at=0")
    right = asked.choices.nth(int(asked.key_of()) - 1).inner_text()[-2:]
    asked.answer(False)
    expect(asked.player.narration).to_contain_text(f"{right} is unseen and one move from a1")


def test_missed_question_is_listed_with_the_step_that_answers_it(start_practice):
    asked = start_practice("knight-path/?state=a1+b2&option-rows=3&option-columns=3&start-at=0")
    right = asked.choices.nth(int(asked.key_of()) - 1).inner_text()[-2:]
    asked.answer(False)
    while asked.go_to_next_question():
        asked.answer()
    asked.player.element.locator(".summary .missed button").click()
    expect(asked.player.narration).to_contain_text(f"{right} is unseen and one move from a1")


def test_objections_are_about_the_run(start_practice):
    asked = start_practice("n-puzzle/?algorithm=iterative-deepening&start-at=0")
    asked.go_to("kind === 'reason'")
    asked.answer(False)
    expect(asked.verdict).to_contain_text("from the start, the depth limit is")
    expect(asked.verdict.locator(".rule")).to_contain_text("depth-first search to depth 0, then 1")


def test_questions_are_answered_on_a_slide(start_practice):
    asked = start_practice()
    asked.page.keyboard.press("p")
    expect(asked.player.element).to_have_js_property("presenting", True)
    asked.answer()
    expect(asked.verdict).to_contain_text("✓ Right.")
    assert asked.go_to_next_question()
    asked.page.keyboard.press("Escape")


def test_score_is_reported_to_the_course_around_the_frame(page, home):
    open_post(page, home, """<script>
        window.reports = [];
        addEventListener("message", ({data: {subject, ...more}}) => subject && reports.push({subject, ...more}));
    </script><iframe src="embed/?puzzle=n-puzzle&ask=hard+3&start-at=0&speed=60" width=700 height=500></iframe>""", "")
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Play", exact=True).click()
    frame.locator(".picks").get_by_role("button", name=re.compile(r"\b5$")).click()
    expect(frame.locator(".verdict")).to_contain_text("✓")
    page.wait_for_function("() => reports.length")
    (report,) = page.evaluate("reports")
    assert report["subject"] == "SPLICE.reportScoreAndState" and report["score"] == pytest.approx(1 / 3)
    assert report["state"]["request"]["algorithm"] == "a-star"
    expect(frame.locator("#asked")).to_contain_text("Sliding puzzle A* · Manhattan distance")


# ---- nothing is told beforehand

# All that is visible or audible: texts, and attributes that are read out.
READ = """(player) => {
    const read = (root) => [...root.childNodes].flatMap((node) => {
        if (node.nodeType === Node.TEXT_NODE) return [node.data];
        if (node.nodeType !== Node.ELEMENT_NODE || !node.checkVisibility({visibilityProperty: true})) return [];
        const spoken = ["aria-label", "title", "alt", "aria-valuetext", "aria-description"].map((name) =>
            node.getAttribute(name) ?? "");
        return [...spoken, ...read(node.shadowRoot ?? node)];
    });
    return read(player.shadowRoot).join(" ").replace(/\\s+/g, " ");
}"""


@pytest.mark.parametrize("puzzle, preset", EXAMPLES)
def test_stage_gives_no_answer_away(open_player, puzzle, preset):
    """While a question stands, neither the sentence of its step nor the number is to be seen or heard."""
    if not dhadha.run(puzzle, preset["algorithm"], preset["state"], **preset["options"]).effective_algorithm.questions:
        pytest.skip("an engine")
    player = open_player(f"{puzzle}/?{query_of(preset)}&start-at=0&speed=250")
    player.when("!player.running")
    sentences, asked, count = [" ".join(each.split()) for each in player.sentences()], Practice(player), 0
    player.seek(0)
    player.page.keyboard.press("g")
    while asked.wait_for_question_or_summary():
        position, seen = player.position + 1, player.element.evaluate(READ)
        assert " ".join(asked.question.inner_text().split())[:20] in seen
        if not player.element.locator(".picks.reason").count():  # where it is one of several
            assert sentences[position] not in seen, position
        player.button("Skip").click()
        asked.next.click()
        count += 1
    assert count


def test_tiles_are_named_by_their_numbers(start_practice):
    asked = start_practice("n-puzzle/?algorithm=solvability&state=123456870&start-at=0")
    asked.go_to("kind === 'cell'")
    expect(asked.choices.first).to_have_text(re.compile(r"1 tile [1-8]"))
