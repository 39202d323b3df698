"""Taking over: the visitor performs the algorithm, and each act is judged by what the algorithm may do there."""

import json
import random
import re

import dhadha
import pytest
from dhadha.runs.run import Run
from page_objects import PHONE, Player, assert_accessible
from playwright.sync_api import expect

WORKED = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
SETTLED = "player.takeOver && !player.takeOver.isBusy && (player.takeOver.asked || player.takeOver.isOver)"
EIGHT = [  # boards at most five moves from home
    "123046758", "123406758", "123456078", "123456708", "123450786", "120453786", "123746580", "023156478",
]

# Perform up to `most` acts, each a random right one; return what could be chosen, and what was.
PERFORM = """async ([seed, most]) => {
    const player = document.querySelector("dhadha-player");
    const pick = (all) => all[((seed = (seed * 16807) % 2147483647) >> 8) % all.length];
    const settle = async () => {
        for (let tries = 0; !(SETTLED); tries += 1) {
            if (tries > 2000) throw new Error(`nothing is asked at ${player.position}`);
            await new Promise((resolve) => setTimeout(resolve, 5));
        }
    };
    const path = (node) => player.trace.path(0, Infinity, node).slice(1).map((each) => player.trace.node(each).move);
    const records = [];
    for (await settle(); !player.takeOver.isOver && records.length < most; await settle()) {
        const { takeOver } = player;
        const { kind, choices, expected, sentence, position } = takeOver.asked;
        const right = choices.filter((each) => each.right);
        const described = choices.map(({ right, node, child, word, cell, value }) =>
            ({ right, word, cell, value, move: child?.move, path: node === undefined ? undefined : path(node) }));
        const board = takeOver.asked.board && Array.from(takeOver.asked.board.values);
        const record = { kind, expected, position, choices: described, board };
        if (kind === "cells") takeOver.picked = right.map(({ cell }) => cell), takeOver.submit();
        else if (!choices.length) takeOver.typed = String(expected), takeOver.submit();
        else {
            const chosen = pick(right);
            record.chosen = described[choices.indexOf(chosen)];
            takeOver.choose(chosen);
        }
        records.push(record);
    }
    return records;
}""".replace("SETTLED", SETTLED)


@pytest.fixture
def taken_over(open_player):
    """Open an example, and take over with the key."""
    def open_page(path=WORKED):
        player = open_player(path)
        player.element.locator("dhadha-transport").wait_for()
        player.js("player.pause()")
        player.page.keyboard.press("t")
        player.when(SETTLED)
        return player
    return open_page


# ---- what the algorithms may do, written from their textbooks

class Search:
    """Shared by the searches: the current node, by its moves, and its unexamined children."""

    def __init__(self, puzzle, algorithm, state):
        self.problem = Run.prepare(puzzle, algorithm, state).problem
        self.root = self.problem.start
        self.enter((), self.root)

    def enter(self, path, state):
        self.path, self.state = path, state
        self.left = dict(self.problem.successors(state))

    def choose(self, chosen):
        if chosen["move"] is not None:
            self.child = (*self.path, chosen["move"]), self.left.pop(chosen["move"])
        elif chosen["path"] is not None:
            self.take(tuple(chosen["path"]))
        else:
            self.decide(chosen["word"])

    def allowed(self):
        return {("move", move) for move in self.left} or self.others()


class AStar(Search):
    def __init__(self, *request):
        super().__init__(*request)
        self.open, self.best = {}, {self.root: 0}

    def worth(self, path):
        h = self.problem.h(self.open[path])
        return len(path) + h, h

    def others(self):
        least = min(map(self.worth, self.open))
        return {("path", path) for path in self.open if self.worth(path) == least}

    def take(self, path):
        state = self.open.pop(path)
        self.enter(path, state)
        if self.best[state] < len(path):
            self.left = {}

    def outcome(self):
        path, state = self.child
        if self.best.get(state, len(path) + 1) <= len(path):
            return "reject"
        self.best[state] = len(path)
        self.open[path] = state
        return "add"


class BreadthFirst(Search):
    def __init__(self, *request):
        super().__init__(*request)
        self.queue, self.seen, self.is_closed = [], {self.root}, False

    def others(self):
        return {("path", self.queue[0][0])} if self.is_closed else {("word", "close")}

    def take(self, path):
        assert path == self.queue[0][0]
        self.enter(*self.queue.pop(0))
        self.is_closed = False

    def decide(self, word):
        self.is_closed = True

    def outcome(self):
        if self.child[1] in self.seen:
            return "reject"
        self.seen.add(self.child[1])
        self.queue.append(self.child)
        return "add"


class IdaStar(Search):
    def __init__(self, *request):
        super().__init__(*request)
        self.stack, self.threshold, self.over = [], self.problem.h(self.root), []
        self.left, self.is_round_over = {}, True

    def others(self):
        return {("word", "restart" if self.is_round_over else "back")}

    def decide(self, word):
        if word == "restart":
            self.threshold = min(self.over, default=self.threshold)
            self.over, self.is_round_over = [], False
            self.enter((), self.root)
        elif self.stack:
            self.path, self.state, self.left = self.stack.pop()
        else:
            self.is_round_over = True

    def number(self):
        return self.threshold

    def outcome(self):
        path, state = self.child
        f = len(path) + self.problem.h(state)
        if self.stack and state == self.stack[-1][1]:
            return "reject"
        if f > self.threshold:
            self.over.append(f)
            return "reject"
        self.stack.append((self.path, self.state, self.left))
        self.enter(path, state)
        return "expand"


def right_ones(choices):
    return {
        (kind, tuple(choice[kind]) if kind == "path" else choice[kind])
        for choice in choices if choice["right"] for kind in ("move", "path", "word") if choice.get(kind) is not None
    }


def described(record):
    return {**dict.fromkeys(("move", "path", "word")), **record["chosen"]}


SEARCHES = [
    ("n-puzzle", "a-star", "123406758", AStar), ("n-puzzle", "a-star", "023156478", AStar),
    ("n-puzzle", "breadth-first", "123046758", BreadthFirst), ("n-puzzle", "ida-star", "123046758", IdaStar),
    ("n-puzzle", "ida-star", "123746580", IdaStar), ("knight-path", "breadth-first", "a1 h8", BreadthFirst),
]


@pytest.mark.parametrize(("puzzle", "algorithm", "state", "oracle"), SEARCHES)
def test_acts_are_judged_as_the_textbook_does(taken_over, puzzle, algorithm, state, oracle):
    """Of all choices, exactly those are right that the algorithm may take: equals, and children in any order."""
    player = taken_over(f"{puzzle}/?algorithm={algorithm}&state={state}&start-at=0")
    search = oracle(puzzle, algorithm, state)
    records, ties = player.page.evaluate(PERFORM, [7, 150]), 0
    for record in records:
        if record["kind"] == "act":
            assert right_ones(record["choices"]) == search.allowed()
            ties += len(search.allowed()) > 1
            search.choose(described(record))
        elif record["kind"] == "outcome":
            assert [each["word"] for each in record["choices"] if each["right"]] == [search.outcome()]
            assert puzzle != "n-puzzle" or len(set(record["board"])) == len(record["board"])
        else:
            assert record["expected"] == search.number()
    assert len(records) > 10 and ties > 3 and player.js("player.takeOver.departures.length") > 0
    assert player.js("player.takeOver.count('right') === player.takeOver.acts.size")


# ---- what a visitor sees and does

ACT = "[player.position, player.takeOver.isDetail, player.takeOver.tried.length]"
RIGHT = "player.takeOver.asked.choices.findIndex((each) => each.right)"


class Acting:
    def __init__(self, player):
        self.player, self.page = player, player.page
        self.prompt = player.element.locator(".acting .prompt")
        self.cards = player.element.locator("dhadha-node-choices li button")
        self.buttons = player.element.locator(".acting .picks button")

    @property
    def is_over(self):
        return self.player.js("player.takeOver.isOver")

    def press(self, number):
        """Type the number of an act, and wait for the next one."""
        before = self.player.js(ACT)
        many = self.player.js("player.takeOver.asked.choices.length")
        for key in [*number, *["Enter"] * (10 * int(number) <= many)]:
            self.page.keyboard.press(key)
        self.player.when(f"{SETTLED} && JSON.stringify({ACT}) !== JSON.stringify(argument)", before)

    def press_right(self):
        self.press(str(1 + self.player.js(RIGHT)))

    def press_wrong(self):
        self.press(str(1 + self.player.js(RIGHT.replace("each.right", "!each.right"))))

    def name_right(self):
        """Press the button of a right act, by its role and name."""
        index = self.player.js(RIGHT)
        words = self.player.element.locator(f".acting button:has(kbd:text-is('{index + 1}'))").text_content()
        before = self.player.js(ACT)
        self.page.get_by_role("button", name=" ".join(words.split()), exact=True).press("Enter")
        self.player.when(f"{SETTLED} && JSON.stringify({ACT}) !== JSON.stringify(argument)", before)


@pytest.mark.parametrize("board", EIGHT)
def test_whole_run_of_a_star_by_keys(taken_over, board):
    acting = Acting(taken_over(f"n-puzzle/?algorithm=a-star&state={board}&start-at=0"))
    while not acting.is_over:
        acting.press_right()
    footer = list(Run.prepare("n-puzzle", "a-star", board))
    assert acting.player.js("player.takeOver.count('right') === player.takeOver.acts.size")
    expect(acting.prompt).to_contain_text("acts right at once, without a hint")
    row = acting.player.element.locator(".both tr", has_text="Length").locator("td")
    assert row.all_inner_texts() == [str(sum(step.word == "walk" for step in footer) - 1)] * 2


def test_acts_by_role_and_name(taken_over):
    """Without the keys of the player: a screen reader finds every act, and keeps its place."""
    acting = Acting(taken_over())
    while not acting.is_over:
        acting.name_right()
        acting.player.when("player.renderRoot.activeElement?.closest('.beside')")
    assert acting.player.js("player.takeOver.count('right') === player.takeOver.acts.size")


def test_wrong_acts_hints_and_undo(taken_over):
    acting = Acting(taken_over(WORKED.replace("start-at=0", "start-at=4")))
    player = acting.player
    acting.press_wrong()
    expect(player.narration).to_have_text("That board has f = 1 + 4 = 5; one with 3 waits.")
    expect(player.element.locator(".stage.variation")).to_be_visible()
    player.button("Hint").click()
    expect(player.narration).to_contain_text(player.js("player.texts.reason(player.takeOver.nextSentence)"))
    acting.press_right()
    player.at(5)
    expect(acting.prompt).to_contain_text("0 of 1 right")
    acting.press(next(str(1 + index) for index, each in enumerate(
        player.js("player.takeOver.asked.choices.map(({node}) => node !== undefined)")) if each))
    expect(player.narration).to_have_text("First examine the children of this node: 4 are left.")
    player.button("Show me").click()
    player.at(6)
    player.button("Undo").click()
    player.at(5)
    player.button("Undo").click()
    player.at(4)
    expect(player.button("Undo")).to_have_attribute("aria-disabled", "true")
    acting.press_right()
    expect(acting.prompt).to_contain_text("0 of 1 right")  # the wrong act is not forgotten
    player.button("End").click()
    expect(acting.prompt).to_have_count(0)
    player.at(5)
    expect(player.element.locator("dhadha-transport")).to_be_visible()


def test_queens_are_tried_on_squares_and_taken_back(taken_over):
    acting = Acting(taken_over("n-queens/?algorithm=backtracking&option-n=4&start-at=0"))
    player = acting.player
    player.tap(3, 1)
    expect(player.narration).to_have_text("Not row 3 yet: the rows come in order, from the top.")
    player.tap(1, 2)
    expect(player.narration).to_have_text("No: it is the turn of column 1.")
    player.tap(1, 1)
    expect(acting.prompt).to_contain_text("What happens to the queen in column 1, row 1?")
    player.button("1 It is placed").or_(player.button("2 It is placed")).click()
    player.at(1)
    words = [step.word for step in dhadha.run("n-queens", "backtracking", "0 0 0 0")]
    while words[player.position + 1] != "remove":
        acting.press_right()
    player.tap(1, 3)
    expect(player.narration).to_have_text("No: every square of this column was tried.")
    player.button(f"{acting.buttons.count()} Take the piece back").click()
    player.at(words.index("remove"))


def test_more_than_nine_acts_have_numbers_of_two_digits(taken_over):
    acting = Acting(taken_over("n-queens/?algorithm=backtracking&option-n=12&start-at=0"))
    narration = acting.player.narration
    acting.page.keyboard.press("1")
    expect(acting.prompt).to_contain_text("What do you do next? ‹1›")
    acting.page.keyboard.press("2")
    expect(narration).to_have_text("Not row 12 yet: the rows come in order, from the top.")
    acting.page.keyboard.press("7")
    expect(narration).to_have_text("Not row 7 yet: the rows come in order, from the top.")
    acting.press("1")
    expect(acting.prompt).to_contain_text("What happens to the queen in column 1, row 1?")


def test_siamese_square_is_written_by_taps(taken_over, page):
    page.set_viewport_size(PHONE)
    acting = Acting(taken_over("magic-square/?algorithm=siamese&option-n=3&start-at=0"))
    for cell in (1, 8, 3, 6, 4, 2, 5, 0, 7):
        acting.player.when(f"{SETTLED} && player.takeOver.asked.choices.some((each) => each.cell === argument)", cell)
        acting.page.locator(f"dhadha-board .cell[data-cell='{cell}']").first.click()
    acting.player.when("player.takeOver.isOver")
    expect(acting.prompt).to_contain_text("9 of 9 acts right at once")


@pytest.mark.parametrize("digit", "2২۲")
def test_grundy_numbers_are_typed(taken_over, digit):
    player = taken_over("pile-game/?algorithm=grundy&start-at=7")
    assert player.js("player.takeOver.asked.kind") == "value"
    player.element.dispatch_event("keydown", {"key": digit})
    player.page.keyboard.press("Enter")
    player.when("player.position > 7")
    assert player.js("player.takeOver.count('right')") == 1
    player.when(SETTLED)
    player.button("Undo").click()
    player.at(7)


def test_squares_of_a_level_come_in_any_order(taken_over):
    """A coin moves to a smaller row + column, so the squares of a diagonal are equal."""
    rows, columns = 4, 5
    size = f"option-rows={rows}&option-columns={columns}"
    player = taken_over(f"coin-game/?algorithm=grundy&state=(4,5)&{size}&start-at=0")
    left, chosen = {divmod(cell, columns) for cell in range(rows * columns)}, 0
    for record in player.page.evaluate(PERFORM, [5, 90]):
        if record["kind"] == "act" and record["chosen"]["cell"] is not None:
            diagonal = {square for square in left if sum(square) == min(map(sum, left))}
            right, wrong = ({divmod(each["cell"], columns) for each in record["choices"]
                             if each["cell"] is not None and each["right"] is is_right} for is_right in (True, False))
            assert right <= diagonal and not wrong & diagonal and len(right) == min(3, len(diagonal))
            left.remove(divmod(record["chosen"]["cell"], columns))
            chosen += 1
    assert chosen == rows * columns and player.js("player.takeOver.departures.length") > 3
    run = dhadha.run("coin-game", "grundy", "(4,5)", rows=rows, columns=columns)
    assert list(run) and player.js("[...player.values()]")[: rows * columns] == sum(run.result["grid"], [])
    player.button("End").click()
    player.page.keyboard.press("t")
    player.when(SETTLED)
    assert player.js("player.takeOver.departures.length") > 3  # they belong to the run


PACKAGES = [("frogs", "breadth-first", ">>_<<"), ("frogs", "depth-first", ">>_<<"), ("hanoi", "breadth-first", "AAB")]


@pytest.mark.parametrize(("package", "algorithm", "state"), PACKAGES)
def test_puzzles_of_packages_are_taken_over(open_player, package, algorithm, state):
    player = open_player("n-puzzle/?start-at=0")
    wheel = f"../dhadha_{package}-1.0-py3-none-any.whl"
    assert player.js("await player.install([new URL(argument, location.href).href])", wheel) == [package]
    player.start(puzzle=package, algorithm=algorithm, state=state)
    player.js("player.focusBoard()")
    player.page.keyboard.press("t")
    player.when(SETTLED)
    records = player.page.evaluate(PERFORM, [random.Random(package).randrange(1, 10**6), 40])
    assert len(records) > 8 and player.js("player.takeOver.count('right') === player.takeOver.acts.size")


@pytest.mark.parametrize("language", ["", "bn/", "fa/"])
def test_taking_over_on_a_phone(taken_over, page, language):
    page.set_viewport_size(PHONE)
    player = taken_over(f"{language}{WORKED.replace('start-at=0', 'start-at=5')}")
    targets = player.element.locator(".acting button, .acts button").all()
    assert len(targets) >= 9
    for button in targets:
        box = button.bounding_box()
        assert min(box["width"], box["height"]) >= 44, box
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert_accessible(page)
    player.page.evaluate(PERFORM, [3, 100])
    expect(player.element.locator(".both")).to_be_visible()
    assert_accessible(page)


def test_another_run_or_language_does_not_confuse_it(taken_over):
    acting = Acting(taken_over())
    player = acting.player
    acting.press_right()
    player.js("void (player.lang = 'fa')")
    expect(acting.prompt).to_contain_text("با این چیدمان چه می‌شود؟")
    player.js("await player.run({state: '123406758'}, {play: false})")
    expect(acting.prompt).to_have_count(0)
    assert "ties" not in player.request["options"]


def test_decisions_stay_in_the_address_and_not_on_other_boards(taken_over):
    """A link repeats the visitor's run; another board or algorithm has none of its decisions."""
    player = taken_over()
    player.page.evaluate(PERFORM, [5, 100])
    ties = json.loads(player.request["options"]["ties"])
    words = [str(step) for step in dhadha.run("n-puzzle", "a-star", "123046758", ties=json.dumps(ties))]
    player.button("End").click()
    player.page.reload()
    player.when("player?.trace?.complete")
    assert player.length == len(words) and player.request["options"]["ties"] == json.dumps(ties, separators=(",", ":"))
    player.run(algorithm="breadth-first")
    assert "ties" not in player.request["options"]


def test_undo_takes_decisions_back(taken_over):
    acting = Acting(taken_over())
    player = acting.player
    last = player.js("player.takeOver.asked.choices.filter(({child}) => child).length")
    acting.press(str(last))  # the last child first
    assert "ties" in player.request["options"]
    player.button("Undo").click()
    player.when(f"{SETTLED} && !player.takeOver.isDetail && !player.request.options.ties")
    assert player.js("player.takeOver.departures.length") == 0
    for _ in range(4):
        acting.press(str(player.js("player.takeOver.isDetail") and 1 + player.js(RIGHT) or 1))
    player.js("void (player.lang = 'bn')")
    expect(acting.prompt).to_contain_text("২টির মধ্যে ২টি ঠিক")


SEVERAL = "n-puzzle/?algorithm=a-star&state=123406758&start-at=0"


def test_two_fast_acts_are_one(taken_over):
    """The second of two keys comes while Python works on the first."""
    acting = Acting(taken_over(SEVERAL))
    player = acting.player
    player.js("argument.forEach((key) => player.dispatchEvent(new KeyboardEvent('keydown', {key, cancelable: true})))",
              ["3", "2", "3", "g"])
    player.when(f"{SETTLED} && player.takeOver.isDetail")
    assert player.js("[player.takeOver.departures, player.takeOver.asked.kind]") == [[2], "outcome"]
    assert player.js("player.practice") is None


def test_the_clock_may_go_on(taken_over):
    """Playing performs steps; a pause asks again."""
    player = taken_over(SEVERAL)
    player.js("player.speed = 60")
    player.page.keyboard.press(" ")
    player.when("player.position > 3 && player.timeline.playing")
    expect(player.element.locator("dhadha-transport")).to_be_visible()
    player.page.keyboard.press(" ")
    player.when(SETTLED)
    player.page.keyboard.press("End")
    player.page.keyboard.press("t")
    player.page.keyboard.press("t")
    player.when("player.takeOver === null || player.takeOver.asked")


def test_embedded_player_shows_the_acts(page, home):
    """In a post, they take the place of the code."""
    page.route("**/post.html", lambda route: route.fulfill(content_type="text/html", body=(
        f'<!doctype html><script type="module" src="{home}dhadha-player.js"></script>'
        '<dhadha-player puzzle="n-puzzle" state="123046758"></dhadha-player>')))
    page.goto(f"{home}post.html")
    player = Player(page)
    player.when("player?.length > 0 && player.whole")
    player.seek(5)
    player.js("player.focusBoard()")
    page.keyboard.press("t")
    player.when(SETTLED)
    cards = player.element.locator("dhadha-node-choices li button")
    expect(cards).to_have_count(6)
    around = player.element.bounding_box()
    for card in cards.all():
        box = card.bounding_box()
        assert around["y"] < box["y"] and box["y"] + box["height"] <= around["y"] + around["height"]
    player.page.evaluate(PERFORM, [3, 400])
    player.when("player.takeOver.isOver")
    expect(player.element.locator("table.both")).to_be_in_viewport(ratio=.9)


def test_comparison_is_with_the_run_of_the_algorithm_alone(taken_over):
    """Also where the visitor goes on in a run of earlier decisions."""
    player = taken_over(SEVERAL)
    own = player.js("player.trace.footer.steps")
    player.page.evaluate(PERFORM, [3, 6])
    player.button("End").click()
    player.page.keyboard.press("t")
    player.when(SETTLED)
    player.page.evaluate(PERFORM, [4, 400])
    player.when("player.takeOver.own")
    assert player.js("player.takeOver.own.footer.steps") == own
    assert player.js("player.takeOver.own.header.options.ties ?? null") is None
    done = player.js("player.takeOver.acts.size")
    player.page.evaluate("""() => {
        document.querySelector("dhadha-player").renderRoot.querySelector("[data-act=again]").click();
        document.querySelector("dhadha-player").cancel();
    }""")
    player.when(SETTLED)
    assert player.js("player.takeOver.acts.size") == done  # a cancelled restart loses nothing
    player.button("Start over").click()
    player.when(f"{SETTLED} && player.position < 3 && !player.request.options.ties && !player.takeOver.acts.size")
    player.page.evaluate(PERFORM, [4, 400])
    player.button("Watch the algorithm alone").click()
    player.when("player.takeOver === null && !player.request.options.ties")


def test_wrong_acts_are_listed_and_shown_again(taken_over):
    acting = Acting(taken_over(WORKED.replace("start-at=0", "start-at=4")))
    player = acting.player
    acting.press_wrong()
    player.button("Show me").click()
    while not acting.is_over:
        acting.press_right()
    wrong = player.element.locator(".missed button")
    expect(wrong).to_have_count(1)
    wrong.click()
    player.at(5)
    expect(player.narration).to_contain_text("This board is expanded.")
    expect(player.element.locator(".both")).to_be_visible()


def test_decisions_after_a_step_back_replace_later_ones(taken_over):
    player = taken_over(SEVERAL)
    player.page.evaluate(PERFORM, [3, 20])
    player.seek(1)
    player.when(f"{SETTLED} && player.position === 1")
    acting = Acting(player)
    acting.press("4")
    assert len(set(player.js("player.takeOver.departures"))) == player.js("player.takeOver.departures.length") <= 1
    player.page.keyboard.press("Control+z")
    player.when(f"{SETTLED} && !player.takeOver.isDetail")


@pytest.mark.expects_errors
def test_python_that_cannot_load_is_told(page, open_player):
    page.route(re.compile("/assets/(boot|pyodide)-"), lambda route: route.abort())
    player = open_player(WORKED)
    player.page.keyboard.press("t")
    expect(page.get_by_role("button", name="Try again").first).to_be_visible()
    expect(player.element.locator(".acting .prompt")).to_have_count(0)
    page.unroute_all()
    page.get_by_role("button", name="Try again").first.click()
    player.when(SETTLED)
