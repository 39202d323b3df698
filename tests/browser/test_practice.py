"""Practice: the clock stops before decisions, and the visitor says what comes next."""

import re

import dhadha
import pytest
from page_objects import PERSIAN_DIGITS, PHONE, assert_accessible, assert_for_fingers, open_post, query_of
from playwright.sync_api import expect

OUTCOMES = {"add": "It is added and waits its turn", "reject": "It is refused"}
FIRST = "n-puzzle/?start-at=0"
STEPS = list(dhadha.run("n-puzzle", "a-star", "123046758"))  # of that example
QUICK = "first-steps", "four"
EXAMPLES = [
    pytest.param(puzzle["id"], preset, id=f"{puzzle['id']}.{preset['id']}",
                 marks=[] if preset["id"] in QUICK else pytest.mark.long)
    for puzzle in dhadha.catalogue()["puzzles"] for preset in puzzle["presets"]
]


class Practice:
    """What a visitor sees of a question, and does with it."""

    def __init__(self, player):
        self.player = player
        self.page = player.page
        self.question = player.element.locator(".narration.asking")
        self.objection = self.question.locator(".objection")
        self.choices = player.element.locator(".picks button:not(.skip)")
        self.cards = player.element.locator("dhadha-node-choices li button")
        self.keypad = player.element.locator(".keypad")
        self.score = player.element.locator(".score")
        self.summary = player.element.locator(".summary")

    @property
    def right_keys(self):
        """The keys that answer the question, from Python's own run."""
        step = STEPS[self.player.position + 1]
        if self.keypad.count():
            return [*str(step.node.f), "Enter"]
        if self.cards.count():
            state = "".join(map(str, step.node.state))
            return [str(1 + self.cards.all_text_contents().index(next(
                text for text in self.cards.all_text_contents() if state in text.replace(" ", ""))))]
        words = [each.split(" ", 1)[1] for each in self.choices.all_inner_texts()]
        return [str(1 + words.index(OUTCOMES[step.word]))]

    def answer(self, *keys):
        for key in keys or self.right_keys:
            self.page.keyboard.press(key)

    def go_on(self):
        """Play until the next question, or until there is none."""
        self.page.keyboard.press("Enter")
        expect(self.question.or_(self.summary)).to_be_visible(timeout=90_000)  # two thousand steps may lie between

    def has_question(self):
        """Wait until the question can be answered by keys, cards or choices; return whether one is asked."""
        expect(self.keypad.or_(self.cards).or_(self.choices).or_(self.summary).first).to_be_visible()
        return self.question.count() > 0

    def begin(self):
        """Play until something is asked, unless practice has begun with it."""
        expect(self.player.element.locator("[data-act=practice]")).to_have_attribute("aria-pressed", "true")
        if not self.question.count():
            self.page.keyboard.press(" ")
        expect(self.question).to_be_visible()


@pytest.fixture
def start_practice(open_player):
    """Open an example, and start to practise with the key."""
    def open_page(path=FIRST):
        player = open_player(path)
        player.js("player.speed = 60")
        player.page.keyboard.press("g")
        found = Practice(player)
        found.begin()
        return found
    return open_page


def test_whole_practice_by_keyboard(start_practice):
    """All right on the first try; the answers of the first example are those of Python's own run."""
    asked, seen = start_practice(), set()
    player, count = asked.player, 0
    while asked.has_question():
        position = player.position
        seen.add("value" if asked.keypad.count() else "node" if asked.cards.count() else "outcome")
        asked.answer()
        player.wait_for_position(position + 1)
        count += 1
        expect(player.element.locator(".score, .summary p").first).to_contain_text("✓ Right.")
        asked.go_on()
    assert seen == {"value", "node", "outcome"} and 5 <= count <= 9
    expect(asked.summary).to_contain_text(f"{count} of {count} right on the first try")
    player.button("Ask again").click()
    player.wait_for_position(0)
    player.page.keyboard.press("g")
    expect(player.element.locator("[data-act=practice]")).to_have_attribute("aria-pressed", "false")
    player.page.keyboard.press(".")
    player.page.keyboard.press(".")
    player.wait_for_position(2)  # nothing is asked any more


def test_wrong_answers_are_answered_and_listed(start_practice):
    asked = start_practice()
    expect(asked.question).to_contain_text("h was 3 and is now ?, so f = 1 + ? = ▢.")  # neither rises nor falls
    asked.answer("9", "Enter")
    expect(asked.question).to_contain_text("The number is smaller than 9. Try once more.")
    asked.page.keyboard.press(" ")  # the miss is kept
    expect(asked.question).to_contain_text("The run waits for you: answer, or skip the question.")
    asked.answer("1", "Enter")  # the second miss shows the step
    expect(asked.score).to_contain_text("This is the answer. 0 of 1 right")
    asked.go_on()
    while asked.has_question() and not asked.cards.count():
        asked.answer()
        asked.go_on()
    wrong = next(number for number in ("1", "2") if [number] != asked.right_keys)
    asked.answer(wrong)
    expect(asked.question).to_contain_text(re.compile(r"That board has f = \d \+ \d = 5\. Another one has only f = 3"))
    expect(asked.cards.nth(int(wrong) - 1)).to_have_class("refused")
    asked.answer()
    asked.go_on()
    while asked.has_question():
        asked.player.button("Skip").click()
        asked.go_on()
    links = asked.player.element.locator(".summary .missed button")
    expect(links.nth(2)).to_be_visible()
    links.first.click()
    asked.player.wait_for_position(2)


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
    asked.answer()
    expect(asked.score).to_have_text("✓ Right on a later try. 0 of 1 right")  # the jump has shown it
    assert player.page.evaluate("outcome") == "missed"
    player.page.keyboard.press(".")
    expect(asked.score.or_(asked.question).first).not_to_contain_text("Right")


def test_enter_presses_the_focused_button(start_practice):
    asked = start_practice("n-queens/?start-at=0")
    asked.choices.first.focus()
    for key in ("Tab", "Shift+Tab", "Enter"):
        asked.page.keyboard.press(key)
    expect(asked.score).to_contain_text("✓ Right.")
    asked.go_on()
    asked.player.element.locator(".picks button:not(.skip):enabled").last.focus()
    for key in ("Tab", "Enter"):
        asked.page.keyboard.press(key)
    expect(asked.score).to_contain_text("Skipped.")


def test_question_of_another_run_or_language_does_not_stay(start_practice):
    asked = start_practice("n-queens/?start-at=0")
    player = asked.player
    assert player.position == 0
    player.js("void (player.lang = 'fa')")
    expect(asked.question).to_contain_text("برای وزیر ستون")
    player.js("await player.run({algorithm: 'construction', options: {n: 8}}, {play: false})")
    expect(asked.question).to_have_count(0)


def test_digits_of_other_scripts_are_typed(start_practice):
    """On a keypad from left to right, as on a phone."""
    asked, digits = start_practice(f"fa/{FIRST}"), PERSIAN_DIGITS
    lefts = [key.bounding_box()["x"] for key in asked.keypad.locator("button").all()[:5]]
    assert lefts == sorted(lefts)
    assert_accessible(asked.page)
    asked.player.element.dispatch_event("keydown", {"key": digits[5]})
    expect(asked.question).to_contain_text(f"‹{digits[5]}›")
    asked.answer("Backspace", "5", "Enter")
    expect(asked.score).to_contain_text("✓")
    asked.go_on()
    asked.player.element.locator(".skip").click()
    assert_accessible(asked.page)


def test_answers_are_one_tap(start_practice, page):
    """On a phone: on a card, a cell of the board, a key of the keypad; each is large enough for a finger."""
    page.set_viewport_size(PHONE)
    asked = start_practice("magic-square/?start-at=0")
    player = asked.player
    expect(asked.question).to_have_text("Which cell is filled next? Tap it.")
    player.tap(1, 1)
    expect(asked.question).to_contain_text(
        "From 1 go one up and one right. That is above the top row, so come in at the bottom of that column. "
        "Try once more.")
    player.tap(3, 3)
    expect(asked.score).to_contain_text("Right on a later try.")
    asked = start_practice()
    for key in ("5", "Answer"):
        asked.keypad.get_by_role("button", name=key, exact=True).click()
    expect(asked.score).to_contain_text("✓ Right.")
    asked.go_on()
    while asked.has_question() and not asked.cards.count():
        asked.answer()
        asked.go_on()
    assert_for_fingers(*asked.cards.all(), player.button("Skip"))
    asked.cards.nth(int(asked.right_keys[0]) - 1).click()
    expect(asked.score).to_contain_text("✓ Right.")


REPEATED = "magic-square/?algorithm=check&state=1+14+14+4+11+7+6+9+8+10+10+5+13+2+3+15&start-at=0"


def test_several_cells_are_tapped_or_toggled_by_keys(start_practice, page):
    page.set_viewport_size(PHONE)
    asked = start_practice(REPEATED)
    player, cells = asked.player, asked.player.element.locator(".picks .cell")
    pressed = player.element.locator(".picks .cell[aria-pressed=true]")
    expect(asked.question).to_contain_text("Which cells hold the next one")
    assert not player.highlighted("hint") | player.highlighted("conflict")  # the stage tells nothing
    answer = player.button("Answer")
    expect(answer).to_be_disabled()
    assert_for_fingers(*cells.all(), answer)
    assert_accessible(page)
    player.tap(3, 2)
    player.tap(4, 4)
    expect(pressed).to_have_count(2)
    assert player.highlighted("hint") == {9, 15}
    answer.click()
    expect(asked.question).to_contain_text("One chosen cell is wrong, and one is missing.")
    expect(answer).to_be_disabled()  # the same cells again are no other answer
    page.keyboard.press("Enter")
    expect(asked.question).to_be_visible()
    player.tap(4, 4)
    expect(pressed).to_have_count(1)
    other = [each.split(" ", 1)[1] for each in cells.all_inner_texts()].index("row 3, column 3") + 1
    for key in (str(other), str(other), str(other), "Enter"):
        page.keyboard.press(key)
    expect(asked.score).to_contain_text("Right on a later try.")
    asked.go_on()
    names = [each.split(" ", 1)[1] for each in cells.all_inner_texts()]
    asked.answer(*(str(names.index(f"row 1, column {column}") + 1) for column in (2, 3)), "Enter")
    expect(asked.score).to_contain_text("✓ Right.")


def test_a_square_is_asked_for_all_that_it_puts_into_the_queue(start_practice):
    """The answer is shown at the last of them."""
    asked = start_practice("knight-path/?state=a1+b2&option-rows=3&option-columns=3&start-at=0")
    player = asked.player
    cells = player.element.locator(".picks .cell")
    expect(asked.question).to_contain_text("join the queue")
    position = player.position
    names = [each.split(" ", 1)[1] for each in cells.all_inner_texts()]
    asked.answer(*(str(names.index(name) + 1) for name in ("b3", "c2")), "Enter")
    expect(asked.score).to_contain_text("✓ Right.")
    player.wait_for_position(position + 2)


def test_objections_are_about_the_run(start_practice):
    asked = start_practice("n-puzzle/?algorithm=iterative-deepening&start-at=0")
    sentences = asked.player.element.locator(".picks.reason")
    wrong = asked.objection.filter(has_text="No: it is")
    while not wrong.count():
        if sentences.count():
            asked.answer("1")
            expect(wrong.or_(asked.player.element.locator(".score.right"))).to_be_visible()
        if not wrong.count():
            if asked.question.count():
                asked.player.button("Skip").click()
            asked.go_on()
    expect(wrong).to_contain_text("from the start, the depth limit is")
    expect(asked.player.element.locator(".rule")).to_contain_text("depth-first search to depth 0, then 1")


def test_wrong_number_is_drawn_where_it_would_stand(start_practice):
    asked = start_practice("coin-game/?start-at=0")
    player = asked.player
    steps = list(dhadha.run("coin-game", "grundy", player.request["state"], **player.request["options"]))
    for too_far, sentence in ((1, "a smaller number is missing from the options"),
                              (-1, "an option has this number already")):
        while not asked.keypad.count() or not steps[player.position + 1].cells[0][1]:
            player.button("Skip").click()
            asked.go_on()
        before, [(cell, number)] = player.numbers(), steps[player.position + 1].cells
        asked.answer(*str(number + too_far), "Enter")
        expect(asked.objection).to_have_text(f"Not {number + too_far}: {sentence}. Try once more.")
        expect(player.element.locator(".stage.variation")).to_be_visible()
        assert player.numbers() == before | {cell: str(number + too_far)}
        player.button("Skip").click()
        asked.go_on()


def test_questions_are_answered_on_a_slide(start_practice):
    """Enter answers; it goes on to the next step otherwise."""
    asked = start_practice()
    asked.page.keyboard.press("p")
    expect(asked.player.element).to_have_js_property("presenting", True)
    asked.answer("5", "Enter")
    asked.player.wait_for_position(2)
    expect(asked.score).to_contain_text("✓ Right.")
    asked.page.keyboard.press("Escape")


def test_score_is_reported_to_the_course_around_the_frame(page, home):
    open_post(page, home, """<script>
        window.reports = [];
        addEventListener("message", ({data: {subject, ...more}}) => subject && reports.push({subject, ...more}));
    </script><iframe src="embed/?puzzle=n-puzzle&ask=hard&start-at=0&speed=60" width=700 height=500></iframe>""", "")
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Play", exact=True).click()
    for key in ("5", "Answer"):
        frame.locator(".keypad").get_by_role("button", name=key, exact=True).click()
    expect(frame.locator(".score")).to_contain_text("✓")
    page.wait_for_function("() => reports.length")
    (report,) = page.evaluate("reports")
    assert report["subject"] == "SPLICE.reportScoreAndState" and 0 < report["score"] < 1
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
    asked.begin()
    while asked.has_question():
        position, seen = player.position + 1, player.element.evaluate(READ)
        assert " ".join(asked.question.inner_text().split())[:20] in seen
        if not player.element.locator(".picks.reason").count():  # where it is one of several
            assert sentences[position] not in seen, position
        player.button("Skip").click()
        asked.go_on()
        count += 1
    assert count
