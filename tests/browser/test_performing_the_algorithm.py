"""Taking over: the visitor performs the algorithm, and each act is judged by what the algorithm may do there."""

import json
import random
import re
from types import SimpleNamespace

import dhadha
import pytest
from dhadha.runs.run import Run
from page_objects import PHONE, Player, assert_accessible, assert_for_fingers, open_post
from playwright.sync_api import expect

WORKED = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
SEVERAL = "n-puzzle/?algorithm=a-star&state=123406758&start-at=0"
FROM_THE_TOP = "No: column 1 tries its rows from the top, and row {} is not next. Try a row above it."

# Tap the choice of a number, if it is not 0; wait until something is asked that was not shown before; return it.
TAP = """async (player, [number, before]) => {
    const root = player.renderRoot;
    const words = (part) => part?.textContent.replace(/\\s+/g, " ").trim() ?? "";
    const look = async () => {
        await player.updateComplete;
        const lists = [...root.querySelectorAll(".acting dhadha-node-choices")];
        await Promise.all(lists.map((list) => list.updateComplete));
        const picks = [...root.querySelectorAll(".acting .picks button")];
        const buttons = [...lists.flatMap((list) => [...list.renderRoot.querySelectorAll("button")]), ...picks];
        const kindOf = (button) => picks.includes(button) ? "pick"
            : words(button.getRootNode().host.closest("section")).includes("of this node") ? "child" : "node";
        const nameOf = (button) => picks.includes(button)
            ? words(button).replace(words(button.querySelector("kbd")), "").trim()
            : words(button.querySelector(".state, .hidden"));
        const choices = buttons.map((button) =>
            [kindOf(button), nameOf(button), button.disabled || button.className === "refused"]);
        const tool = root.querySelector(".acts :is([data-act=do], [data-act=again])");
        const typed = root.querySelectorAll(".acting :is(.keypad, .picks [aria-pressed])").length > 0;
        const shown = {position: player.position, said: words(root.querySelector(".narration")), typed, choices,
            prompt: words(root.querySelector(".acting .prompt")), isOver: tool?.dataset.act === "again"};
        return {buttons, shown, isReady: tool?.ariaDisabled === "false"};
    };
    const {buttons, shown} = await look();
    before ??= number ? shown : null;
    buttons[number - 1]?.click();
    for (let tries = 0; tries < 2000; tries += 1) {
        const {shown, isReady} = await look();
        if (isReady && JSON.stringify(shown) !== JSON.stringify(before)) return shown;
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error(`nothing more is asked at ${player.position}`);
}"""


class Acting:
    """What a visitor sees of the acts, and does."""

    def __init__(self, player):
        self.player, self.page = player, player.page
        self.prompt = player.element.locator(".acting .prompt")
        self.now = None
        self.wait_until_asked()

    def wait_until_asked(self, before=None):
        """Wait until something is asked, other than before."""
        self.now = self.player.element.evaluate(TAP, [0, before])

    def tap(self, number):
        self.now = self.player.element.evaluate(TAP, [number, None])

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
        self.wait_until_asked(self.now)

    def press_number(self, number):
        """Type the number of an act; with more than nine, Enter ends it."""
        self.press(*str(number), *["Enter"] * (10 * number <= len(self.now["choices"])))

    def click(self, name):
        self.player.button(name).click()
        self.wait_until_asked(self.now)

    @property
    def is_over(self):
        return self.now["isOver"]

    @property
    def is_act(self):
        return "What do you do next?" in self.now["prompt"]

    @property
    def score(self):
        """How many acts were right at once, of how many."""
        pattern = r"(?P<all>\d+) decisions?, (?P<right>\d+)" if self.is_over else r"(?P<right>\d+) of (?P<all>\d+)"
        return tuple(map(int, re.search(pattern, self.now["prompt"]).group("right", "all")))

    @property
    def choices(self):
        """{number: (kind, words)} of what is to be chosen from."""
        return {number: (kind, words) for number, (kind, words, _) in enumerate(self.now["choices"], 1)}

    def number_of(self, words):
        return next(number for number, choice in self.choices.items() if words in choice)

    def perform(self, chance):
        """Act to the end by trial, the choices in any order; what is typed, or has several parts, is shown."""
        while not self.is_over:
            left = [number for number, (*_, refused) in enumerate(self.now["choices"], 1) if not refused]
            if self.now["typed"]:
                self.click("Show me")
            else:
                self.tap(chance.choice(left))


@pytest.fixture
def take_over(open_player):
    """Open an example, and take over with the key."""
    def open_page(path=WORKED):
        player = open_player(path)
        player.page.keyboard.press("t")
        return Acting(player)
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
        self.left = {self.written(child): ((*path, move), child) for move, child in self.problem.successors(state)}

    def written(self, state):
        """Return a state as the page writes it."""
        if hasattr(state, "square"):
            return f"{'abcdefgh'[state.square % 8]}{8 - state.square // 8}"
        return "".join(map(str, state))

    def allowed(self):
        """Return what may be done next: (its kind, its words), …"""
        return {("child", words) for words in self.left} or self.other_acts()

    def choose(self, kind, words):
        if kind == "child":
            self.child = self.left.pop(words)
        elif kind == "node":
            self.take(words)
        else:
            self.decide()


class AStar(Search):
    def __init__(self, *request):
        super().__init__(*request)
        self.open, self.best = {}, {self.root: 0}

    def worth(self, path):
        h = self.problem.h(self.open[path])
        return len(path) + h, h

    def other_acts(self):
        least = min(map(self.worth, self.open))
        return {("node", self.written(state)) for path, state in self.open.items() if self.worth(path) == least}

    def take(self, words):
        path = min((path for path, state in self.open.items() if self.written(state) == words), key=len)
        state = self.open.pop(path)
        self.enter(path, state)
        if self.best[state] < len(path):
            self.left = {}

    def apply_outcome(self):
        path, state = self.child
        if self.best.get(state, len(path) + 1) <= len(path):
            return "It is refused"
        self.best[state] = len(path)
        self.open[path] = state
        return "It is added and waits its turn"


class BreadthFirst(Search):
    def __init__(self, *request):
        super().__init__(*request)
        self.queue, self.seen, self.is_closed = [], {self.root}, False

    def other_acts(self):
        return {("node", self.written(self.queue[0][1]))} if self.is_closed else {("pick", "Close this node")}

    def take(self, words):
        self.enter(*self.queue.pop(0))
        self.is_closed = False

    def decide(self):
        self.is_closed = True

    def apply_outcome(self):
        if self.child[1] in self.seen:
            return "It is refused"
        self.seen.add(self.child[1])
        self.queue.append(self.child)
        return "It is added and waits its turn"


class IdaStar(Search):
    def __init__(self, *request):
        super().__init__(*request)
        self.stack, self.threshold, self.over = [], self.problem.h(self.root), []
        self.left, self.is_round_over = {}, True

    def other_acts(self):
        return {("pick", "Begin a new round" if self.is_round_over else "Go back")}

    def decide(self):
        if self.is_round_over:
            self.threshold = min(self.over, default=self.threshold)
            self.over, self.is_round_over = [], False
            self.enter((), self.root)
        elif self.stack:
            self.path, self.state, self.left = self.stack.pop()
        else:
            self.is_round_over = True

    def apply_outcome(self):
        path, state = self.child
        f = len(path) + self.problem.h(state)
        if self.stack and state == self.stack[-1][1]:
            return "It is refused"
        if f > self.threshold:
            self.over.append(f)
            return "It is refused"
        self.stack.append((self.path, self.state, self.left))
        self.enter(path, state)
        return "The search goes on from a new board"


def do_an_act(acting, search, chance, press):
    """Do what the search may do, and sometimes what it may not; return how many acts were right."""
    choices = acting.choices
    if acting.is_act:
        right = [number for number, choice in choices.items() if choice in search.allowed()]
        assert {choices[number] for number in right} == search.allowed()
    elif acting.now["typed"]:
        acting.press(*str(search.threshold), "Enter")
        return 0
    else:
        outcome = search.apply_outcome()
        right = [number for number, (_, words) in choices.items() if words == outcome]
    position, wrong = acting.now["position"], sorted(choices.keys() - right)
    if wrong and chance.random() < .3:
        number = chance.choice(wrong)
        press(number)
        assert acting.now["position"] == position and acting.now["choices"][number - 1][2]
    number = chance.choice(right)
    is_act = acting.is_act
    press(number)
    assert not any(refused for *_, refused in acting.now["choices"])
    if is_act:
        search.choose(*choices[number])
    return len(right)


@pytest.mark.parametrize(("puzzle", "algorithm", "state", "oracle"), [
    ("n-puzzle", "a-star", "023156478", AStar), ("n-puzzle", "ida-star", "123746580", IdaStar),
    ("knight-path", "breadth-first", "a1 h8", BreadthFirst),
])
def test_acts_are_judged_as_the_textbook_does(take_over, puzzle, algorithm, state, oracle):
    """Of all choices, exactly those are right that the algorithm may take: equals, and children in any order."""
    acting = take_over(f"{puzzle}/?algorithm={algorithm}&state={state}&start-at=0")
    search, chance, ties, count = oracle(puzzle, algorithm, state), random.Random(7), 0, 0
    while not acting.is_over and count < 60:
        ties += do_an_act(acting, search, chance, acting.tap) > 1
        count += 1
    assert count > 10 and ties > 3 and "ties" in acting.player.request["options"]


# ---- what a visitor sees and does

def test_whole_run_of_a_star_by_keys_and_by_role_and_name(take_over):
    """A screen reader finds every act, and keeps its place."""
    acting = take_over()
    player, search = acting.player, AStar("n-puzzle", "a-star", "123046758")

    def press(number):
        if not acting.now["position"] % 2:
            return acting.press_number(number)
        before, button = acting.now, player.element.locator(f".acting button:has(kbd:text-is('{number}'))")
        name = " ".join(button.text_content().split())
        acting.page.get_by_role("button", name=name, exact=True).press("Enter")
        acting.wait_until_asked(before)
        player.when("player.renderRoot.activeElement?.closest('.beside')")

    chance = SimpleNamespace(random=lambda: 1, choice=min)  # errs never, and takes the first that is right
    while not acting.is_over:
        do_an_act(acting, search, chance, press)
    expect(acting.prompt).to_contain_text("right on the first try, without a hint")
    assert acting.score[0] == acting.score[1] > 5
    walked = sum(step.word == "walk" for step in Run.prepare("n-puzzle", "a-star", "123046758")) - 1
    row = player.element.locator(".both tr", has_text="Length").locator("td")
    assert row.all_inner_texts() == [str(walked)] * 2


def test_wrong_acts_hints_and_undo(take_over):
    acting = take_over(WORKED.replace("start-at=0", "start-at=4"))
    player = acting.player
    acting.press_number(acting.number_of("023146758"))
    expect(player.narration).to_have_text("That board has f = 1 + 4 = 5. Another one has only f = 3.")
    expect(player.element.locator(".stage.variation")).to_be_visible()
    player.button("Hint").click()
    expect(player.narration).to_contain_text("Hint: A* always takes a board with the smallest f = g + h")
    player.button("Hint").click()
    expect(player.narration).to_contain_text("Hint: Here 4 has slid left: f = g + h")
    expect(player.button("Hint")).to_have_attribute("aria-disabled", "true")
    acting.press_number(acting.number_of("123406758"))
    player.wait_for_position(5)
    expect(acting.prompt).to_contain_text("0 of 1 right")
    acting.wait_until_asked()
    acting.press_number(acting.number_of("node"))
    expect(player.narration).to_have_text("First examine the children of this node: 4 are left.")
    player.button("Show me").click()
    player.wait_for_position(6)
    player.button("Undo").click()
    player.wait_for_position(5)
    player.button("Undo").click()
    player.wait_for_position(4)
    expect(player.button("Undo")).to_have_attribute("aria-disabled", "true")
    acting.wait_until_asked()
    acting.press_number(acting.number_of("123406758"))
    expect(acting.prompt).to_contain_text("0 of 1 right")  # the wrong act is not forgotten
    player.button("End").click()
    expect(acting.prompt).to_have_count(0)
    player.wait_for_position(5)
    expect(player.element.locator("dhadha-transport")).to_be_visible()


def test_queens_are_tried_on_squares_and_taken_back(take_over):
    acting = take_over("n-queens/?algorithm=backtracking&option-n=4&start-at=0")
    player = acting.player
    player.tap(3, 1)
    expect(player.narration).to_have_text(FROM_THE_TOP.format(3))
    player.tap(1, 2)
    expect(player.narration).to_have_text("No: column 1 is next.")
    player.tap(1, 1)
    expect(acting.prompt).to_contain_text("What happens to the queen in column 1, row 1?")
    player.button("1 It is placed").or_(player.button("2 It is placed")).click()
    player.wait_for_position(1)
    words = [step.word for step in dhadha.run("n-queens", "backtracking", "0 0 0 0")]
    acting.wait_until_asked()
    while words[player.position + 1] != "remove":
        acting.click("Show me")
    player.tap(1, 3)
    expect(player.narration).to_have_text("No: column 3 has no safe row left, so take the queen of column 2 back.")
    player.button(f"{len(acting.now['choices'])} Take back").click()
    player.wait_for_position(words.index("remove"))


def test_more_than_nine_acts_have_numbers_of_two_digits(take_over):
    acting = take_over("n-queens/?algorithm=backtracking&option-n=12&start-at=0")
    narration = acting.player.narration
    acting.page.keyboard.press("1")
    expect(acting.prompt).to_contain_text("What do you do next? ‹1›")
    acting.page.keyboard.press("2")
    expect(narration).to_have_text(FROM_THE_TOP.format(12))
    acting.page.keyboard.press("7")
    expect(narration).to_have_text(FROM_THE_TOP.format(7))
    acting.press_number(1)
    expect(acting.prompt).to_contain_text("What happens to the queen in column 1, row 1?")


def test_grundy_numbers_are_typed(take_over):
    acting = take_over("bn/pile-game/?algorithm=grundy&start-at=7")
    player = acting.player
    expect(player.element.locator(".keypad")).to_be_visible()
    player.element.dispatch_event("keydown", {"key": "২"})
    player.page.keyboard.press("Enter")
    player.when("player.position > 7")
    expect(acting.prompt).to_contain_text("১টির মধ্যে ১টি ঠিক")
    player.button("ফিরিয়ে নিন").click()
    player.wait_for_position(7)


def test_squares_of_a_level_come_in_any_order(take_over):
    """A coin moves to a smaller row + column, so the squares of a diagonal are equal."""
    rows, columns, chance = 3, 4, random.Random(5)
    size = f"option-rows={rows}&option-columns={columns}"
    acting = take_over(f"coin-game/?algorithm=grundy&state=(3,4)&{size}&start-at=0")
    player, left = acting.player, {divmod(cell, columns) for cell in range(rows * columns)}
    while left:
        if not acting.is_act:
            acting.click("Show me")
            continue
        squares = {number: tuple(int(each) - 1 for each in re.findall(r"\d+", words))
                   for number, (_, words) in acting.choices.items()}
        diagonal = {square for square in left if sum(square) == min(map(sum, left))}
        right = [number for number, square in squares.items() if square in diagonal]
        assert len(right) == min(3, len(diagonal))
        if wrong := sorted(squares.keys() - right):
            acting.tap(wrong[0])
            assert acting.now["choices"][wrong[0] - 1][2]
        number = chance.choice(right)
        acting.tap(number)
        assert not acting.is_act or not any(refused for *_, refused in acting.now["choices"])
        left.remove(squares[number])
    while not acting.is_over:
        acting.click("Show me")
    run = dhadha.run("coin-game", "grundy", "(3,4)", rows=rows, columns=columns)
    assert list(run) and player.js("[...player.values()]")[: rows * columns] == sum(run.result["grid"], [])
    assert player.element.locator(".acting p", has_text="you chose differently").get_by_role("button").count() > 1


def test_taking_over_on_a_phone(take_over, page):
    page.set_viewport_size(PHONE)
    acting = take_over(f"fa/{WORKED.replace('start-at=0', 'start-at=5')}")
    targets = acting.player.element.locator(".acting button, .acts button").all()
    assert len(targets) >= 9
    assert_for_fingers(*targets)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert_accessible(page)
    acting.perform(random.Random(3))
    expect(acting.player.element.locator(".both")).to_be_visible()
    assert_accessible(page)


def test_decisions_are_undone_and_stay_in_the_address_and_not_on_other_boards(take_over):
    """A link repeats the visitor's run; another board or algorithm has none of its decisions."""
    acting = take_over()
    player = acting.player
    acting.press_number([kind for kind, _ in acting.choices.values()].count("child"))  # the last child first
    assert "ties" in player.request["options"] and not acting.is_act
    acting.click("Undo")
    assert acting.is_act and not player.request["options"].get("ties")
    acting.press_number(1)
    acting.press_number(acting.number_of("It is added and waits its turn"))
    for language, score in (("bn", "১টির মধ্যে ১টি ঠিক"), ("en", "1 of 1 right")):
        player.js("void (player.lang = argument)", language)
        expect(acting.prompt).to_contain_text(score)
    acting.wait_until_asked()
    acting.perform(random.Random(5))
    ties = player.request["options"]["ties"]
    steps = list(dhadha.run("n-puzzle", "a-star", "123046758", ties=ties))
    player.button("End").click()
    player.page.reload()
    player.when("player?.result")
    assert player.length == len(steps) and json.loads(player.request["options"]["ties"]) == json.loads(ties)
    player.run(algorithm="breadth-first")
    assert "ties" not in player.request["options"]


PRESSED_AT_ONCE = """argument.forEach((key) => player.dispatchEvent(
    new KeyboardEvent("keydown", {key, bubbles: true, composed: true, cancelable: true})))"""


def test_keys_that_come_while_python_works(take_over):
    """Of two fast acts, the second is dropped, and practice does not begin. Who moves away, after an act that the
    algorithm alone would not do, and while the first act is awaited, is asked something.
    """
    acting = take_over(SEVERAL)
    player, first = acting.player, acting.now["position"]
    player.js(PRESSED_AT_ONCE, ["3", "2", "3", "g"])
    acting.wait_until_asked(acting.now)
    expect(acting.prompt).to_contain_text("What happens to this board?")
    assert [len(moves) for _, moves in json.loads(player.request["options"]["ties"])["orders"]] == [1]
    expect(player.element.locator(".narration")).to_have_text("You are examining the child shown on the board.")
    acting.click("Undo")
    for keys in (["3", "Home"], ["t", "t", "End", "Home"]):
        player.js(PRESSED_AT_ONCE, keys)
        acting.wait_until_asked()
        assert acting.now["prompt"] and acting.now["position"] == first


HOLD_ANSWERS = """(() => {
    const {query} = player.session, released = new Promise((resolve) => window.release = resolve);
    player.session.query = async (...asked) => (await released, query(...asked));
})()"""


def test_takeover_ends_while_python_prepares_the_first_act(open_player, page):
    player = open_player(SEVERAL)
    player.js(HOLD_ANSWERS)
    player.element.locator("[data-act=take-over]").click()
    expect(player.element.locator(".acting [role=status]")).to_have_text("Python is preparing the next step…")
    player.button("End").click()
    transport = player.element.locator("dhadha-transport")
    expect(transport).to_be_visible()
    player.js("(release(), await player.session.query('shuffle', {options: {}}))")
    expect(transport).to_be_visible()
    player.wait_for_position(0)


def test_the_clock_may_go_on(take_over):
    """Playing performs steps; a pause asks again."""
    acting = take_over()
    player = acting.player
    player.js("player.speed = 2")  # far from the end while it is looked at
    player.page.keyboard.press(" ")
    player.when("player.position > 0")
    expect(player.element.locator("dhadha-transport")).to_be_visible()
    player.page.keyboard.press(" ")
    acting.wait_until_asked()
    acting.press("End")
    player.page.keyboard.press("t")
    expect(player.element.locator("dhadha-transport")).to_be_visible()


def test_embedded_player_shows_the_acts(page, home):
    """In a post, they take the place of the code."""
    open_post(page, home, '<dhadha-player puzzle="n-puzzle" state="123046758"></dhadha-player>')
    player = Player(page)
    player.when("player?.length > 0 && player.isWhole")
    player.seek(5)
    player.grid.focus()
    page.keyboard.press("t")
    acting = Acting(player)
    cards = player.element.locator("dhadha-node-choices li button")
    expect(cards).to_have_count(6)
    around = player.element.bounding_box()
    for card in cards.all():
        box = card.bounding_box()
        assert around["y"] < box["y"] and box["y"] + box["height"] <= around["y"] + around["height"]
    acting.perform(random.Random(3))
    expect(player.element.locator("table.both")).to_be_in_viewport(ratio=.9)


def test_comparison_is_with_the_run_of_the_algorithm_alone(take_over, page):
    """Also where the visitor goes on in a run of earlier decisions."""
    acting = take_over(SEVERAL)
    player, own, chance = acting.player, acting.player.length, random.Random(4)
    acting.press_number(2)  # another child than the algorithm alone
    player.button("End").click()
    page.keyboard.press("t")
    acting.wait_until_asked()
    acting.perform(chance)
    expect(player.element.locator(".both tr", has_text="Steps").locator("td").last).to_have_text(str(own))
    before = acting.prompt.inner_text()
    page.evaluate("""() => {
        const player = document.querySelector("dhadha-player");
        player.renderRoot.querySelector("[data-act=again]").click();
        player.cancel();
    }""")
    acting.wait_until_asked()
    assert acting.prompt.inner_text() == before  # a cancelled restart loses nothing
    acting.click("Start over")
    player.when("player.position < 3 && !player.request.options.ties")
    expect(acting.prompt).not_to_contain_text("right")
    acting.wait_until_asked()
    acting.press_number(2)
    acting.perform(chance)
    player.button("Watch the algorithm alone").click()
    expect(acting.prompt).to_have_count(0)
    player.when("!player.request.options.ties")


@pytest.mark.expects_errors
def test_python_that_cannot_load_is_told(page, open_player):
    page.route(re.compile("/assets/(boot|pyodide)-"), lambda route: route.abort())
    player = open_player(WORKED)
    player.page.keyboard.press("t")
    expect(page.get_by_role("button", name="Try again").first).to_be_visible()
    expect(player.element.locator(".acting .prompt")).to_have_count(0)
    page.unroute_all()
    page.get_by_role("button", name="Try again").first.click()
    Acting(player)
