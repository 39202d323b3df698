"""Watching a run: transport, keys, panels that agree, the lesson, the code and its values, curves and walls."""

import re

import pytest
from page_objects import (
    DRAWN,
    FRAMES,
    PHONE,
    Player,
    assert_accessible,
    eventually,
    open_post,
    press_tool,
    python_addresses,
)
from playwright.sync_api import expect

START = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
CODE, VALUES = "dhadha-code", "dhadha-values"
LIT = f"{CODE} li.on"


def test_buttons_and_keys_step_jump_and_play(open_running):
    player = open_running(START, algorithm="ida-star", state="025436178")
    keyboard, last = player.page.keyboard, player.length - 1
    for name, position in (("Step forward", 1), ("Step back", 0)):
        player.button(name).click()
        player.wait_for_position(position)
    press_tool(player, "to-end")
    player.wait_for_position(last)
    press_tool(player, "to-start")
    player.wait_for_position(0)
    press_tool(player, "next-marker")
    expect(player.narration).to_contain_text("First round")
    player.when("player.position > 0 && player.position < argument", last)
    player.seek(0)
    for key, position in ((".", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), (",", last - 1), ("Home", 0)):
        keyboard.press(key)
        player.wait_for_position(position)
    for key, code, position in (("।", "Period", 1), ("و", "Comma", 0)):  # a Bengali and a Persian keyboard
        player.element.dispatch_event("keydown", {"key": key, "code": code})
        player.wait_for_position(position)
    keys = player.page.get_by_role("dialog", name="Keys")
    keyboard.press("?")
    expect(keys).to_be_visible()
    keyboard.press("Escape")
    expect(keys).to_be_hidden()
    player.page.evaluate("document.activeElement.blur()")
    player.js("player.speed = 4")
    keyboard.press("Space")
    player.when("player.position > 1")
    player.button("Pause").click()
    player.wait_until_still()
    player.seek(0)
    player.button("Step forward").click()
    player.wait_for_position(1)
    player.js("void player.seek(2.6)")
    player.wait_for_position(3)
    player.seek("end")
    player.button("Play again").click()
    player.when("0 < player.position && player.position < argument", last)  # playing starts again
    player.button("Pause").click()
    player.seek(0)
    box, mouse = player.page.locator("dhadha-transport .track").bounding_box(), player.page.mouse
    places = [(box["x"] + part * box["width"], box["y"] + box["height"] / 2) for part in (.1, .7)]
    mouse.move(*places[0])
    mouse.down()
    mouse.move(*places[1], steps=3)
    mouse.up()
    # a step is as wide as it lasts
    player.when("Math.abs(player.timeline.scrubberPlaceOf(player.position) - .7) < .06")
    player.page.get_by_label("Speed").select_option("Fast")
    mouse.click(*places[1])
    player.when("Math.abs(player.position / (player.length - 1) - .7) < .06")
    player.page.get_by_label("Speed").select_option("Reading")


@pytest.mark.usefixtures("allow_motion")
def test_pressed_run_moves_at_once_and_a_ring_shows_how_long_a_step_stands(open_player, page):
    player = open_player(START)
    assert player.js("""await new Promise((resolve) => { const begun = performance.now();
        player.addEventListener("stepchange", () => resolve(performance.now() - begun), {once: true});
        player.play(); })""") < 1000
    turns = "document.querySelector('dhadha-player').renderRoot.querySelector('dhadha-transport').renderRoot" \
        ".querySelector('.ring circle').getAnimations().map(({effect}) => effect.getTiming().duration)"
    assert page.evaluate(turns) == pytest.approx([1000 * player.js("player.timeline.reading.secondsAt(1)")])
    page.keyboard.press(".")
    player.wait_for_position(2)
    player.narration.click(position={"x": 3, "y": 3})
    player.wait_for_position(3)
    assert player.js("player.timeline.playing")
    player.button("Pause").click()
    assert page.evaluate(turns) == []
    player.js("await player.run({algorithm: 'a-star', state: '123046758', options: {}})")  # played unasked: in full
    assert player.js("player.position === 0 && player.timeline.standing.passed < 3 < player.timeline.standing.seconds")


@pytest.mark.usefixtures("allow_motion")
def test_long_run_is_skimmed_under_one_sentence(open_player, page):
    player = open_player("knight-path/?algorithm=breadth-first&state=a1+h8&start-at=30")
    player.button("Play").click()
    expect(player.narration).to_have_text(re.compile(r"^\d+ more steps like this: \d+ known squares refused, "))
    said = player.narration.locator("span").first.element_handle()
    player.when("player.position > 40")
    assert said.evaluate("(text) => text.isConnected")  # it is announced once
    expect(player.narration).to_have_attribute("aria-live", "polite")
    player.button("Pause").click()
    expect(player.narration).to_have_text(player.js("player.sentence"))
    player.button("Play").click()
    page.keyboard.press(".")
    player.when("player.timeline.playing && !player.timeline.stretch")  # the next step that is read


VIEWS = {
    "sentence": ".narration", "line": LIT, "counters": "dhadha-counters dl", "lists": "dhadha-lists section",
    "tree": "dhadha-tree .node",
}


def test_all_parts_agree_at_every_position_whichever_way_it_is_reached(open_running):
    player = open_running(START)
    page = player.page
    for part in VIEWS.values():
        page.locator(part.replace("li.on", "li")).first.wait_for(state="attached")

    def texts_and_values_at(position):
        player.seek(position)
        page.evaluate(DRAWN)
        texts = {name: page.locator(where).all_text_contents() for name, where in VIEWS.items()}
        return texts | {"values": player.values()}

    forwards = [texts_and_values_at(position) for position in range(player.length)]
    for position in reversed(range(player.length)):
        eventually(forwards[position], texts_and_values_at, position)
    assert forwards[0]["values"] == [1, 2, 3, 0, 4, 6, 7, 5, 8]
    assert forwards[-1]["values"] == [1, 2, 3, 4, 5, 6, 7, 8, 0]
    assert "heappush" in forwards[4]["line"][0] and len(forwards[4]["tree"]) == 4
    assert "h falls from 3 to 2, so f stays at 1 + 2 = 3." in forwards[4]["sentence"][0].replace("\xa0", " ")
    branching = [re.search(r"branching factor\s*(\S+)", view["counters"][0])[1] for view in forwards[14:16]]
    assert branching == ["–", "1.74"]  # 11 nodes, 3 moves
    player.seek(9)  # a known board, refused without an estimate
    expect(page.locator("dhadha-tree [aria-label$=current]")).to_have_attribute("aria-label", "R, g = 2, current")
    expect(page.locator("dhadha-strip .refused .estimate")).to_have_text("g = 2")
    page.locator("dhadha-tree .node").first.click()
    player.when("player.position < 9")  # a node leads to its step


def test_step_back_shows_what_it_leaves_and_the_tree_one_round(open_running):
    player = open_running(START, algorithm="ida-star", state="025436178", options={})
    cards = player.page.locator("dhadha-strip button:visible")
    player.seek(16)
    expect(player.narration).to_contain_text("8 slides back right")
    expect(cards.locator(".estimate")).to_have_text(["10 = 4 + 6", "12 = 5 + 7", "g = 5"])
    expect(player.page.locator("dhadha-strip .left")).to_have_count(1)
    player.seek(8)
    expect(player.page.locator("dhadha-tree .node")).to_have_text(["", "U"])  # not the U and the L of the first round


def test_reader_who_wants_less_motion_starts_the_run(page, home):
    """Also an immediate request in a post is not replaced by the example."""
    open_post(page, home, """<script type="module">
        import "./dhadha-player.js";
        window.answer = document.querySelector("#asked").run({ state: "123406758", algorithm: "a-star", options: {} });
        </script><dhadha-player id="asked" puzzle="n-puzzle" controls="none"></dhadha-player>
        <dhadha-player id="quiet" puzzle="n-puzzle" autoplay></dhadha-player>""", head="")
    page.wait_for_function("() => window.answer")
    assert page.evaluate("answer.then(({ moves }) => moves)") == "UL"
    page.wait_for_function("() => quiet.length > 0")
    assert page.evaluate(f"(async () => {{ {FRAMES} return quiet.position; }})()") == 0


# ---- the code

WHOLE = """async (code) => {
    const player = document.querySelector("dhadha-player"), faults = [], scrolled = scrollY;
    const box = code.querySelector(".box") ?? code;
    for (let at = 0; at < player.length; at += 1) {
        await player.seek(at);
        await player.updateComplete;
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const frame = box.getBoundingClientRect();
        const { top, bottom } = box.querySelector(".on")?.getBoundingClientRect() ?? frame;
        if (top < frame.top - 1 || bottom > frame.bottom + 1) faults.push(`${at}: line out of view`);
    }
    if (box.scrollWidth > box.clientWidth || document.documentElement.scrollWidth > innerWidth) faults.push("too wide");
    return scrollY === scrolled ? faults : [...faults, "the page scrolled"];
}"""


@pytest.fixture
def open_on_phone(open_player, page):
    page.set_viewport_size(PHONE)
    return lambda: open_player(START.replace("start-at=0", "start-at=4"))


def test_code_is_read_folded_or_as_it_runs(open_on_phone, page):
    player = open_on_phone()
    lit, box = page.locator(LIT), page.locator(f"{CODE} .box")
    expect(lit).to_contain_text("heappush")
    expect(page.locator(f"{CODE} ol")).not_to_contain_text("yield")
    eventually([], box.evaluate, WHOLE)
    player.seek(4)
    number = lit.locator(".number").inner_text()
    press_tool(player, "code-running")
    expect(lit).to_contain_text("yield")
    expect(page.locator(f"{CODE} li").nth(int(number) - 1)).to_contain_text("heappush")
    eventually([], box.evaluate, WHOLE)
    player.seek(4)
    press_tool(player, "code-running")
    expect(lit).to_contain_text("heappush")


def test_line_leads_to_its_next_step(open_on_phone, page):
    player = open_on_phone()
    lit, numbers = page.locator(f"{LIT} button"), page.locator(f"{CODE} button.number")
    line = lit.inner_text()
    seen = []
    while player.position not in seen:  # once round
        seen.append(player.position)
        lit.click()
        player.when("player.position !== argument", seen[-1])
        expect(lit).to_have_text(line)
    first = seen.index(min(seen))
    assert len(seen) > 1 and player.position == seen[0] and seen[first:] + seen[:first] == sorted(seen)
    lit.press("ArrowUp")
    above = page.locator(f"{CODE} button.number:focus")
    expect(above).not_to_have_text(line)
    other = above.inner_text()
    assert int(other) < int(line)
    page.keyboard.press("Enter")
    expect(lit).to_have_text(other)
    there = player.position
    page.keyboard.press("Home")  # is meant for the lines
    expect(numbers.first).to_be_focused()
    player.wait_for_position(there)
    never = page.locator(f"{CODE} li", has_text="continue").locator(".number").first
    expect(never).to_have_attribute("title", "This run never stops at this line")


def variable_row(page, name):
    return page.locator(f"{VALUES} dl > div", has=page.get_by_text(name, exact=True))


def test_variables_follow_the_position(open_on_phone, page, requested_addresses):
    player = open_on_phone()
    player.js("await player.step(1)")
    expect(page.get_by_role("button", name="Show the values")).to_be_visible()
    assert python_addresses(requested_addresses) == []
    player.js("await player.step(-1)")
    page.get_by_role("button", name="Show the values").click()
    expect(variable_row(page, "rank").locator("dd")).to_have_text("3")
    assert python_addresses(requested_addresses)
    node = variable_row(page, "node").locator("dd > .node").text_content()
    assert node.split() == ["123046758", "3", "=", "0", "+", "3"]
    expect(page.locator(f"{VALUES} .changed")).to_have_count(5)
    expect(variable_row(page, "rank").locator(".hidden")).to_have_text("changed")
    player.js("await player.step(1)")
    expect(variable_row(page, "node").locator("dd")).to_contain_text("L: 3 = 1 + 2")
    expect(page.locator(f"{VALUES} .changed dt > span:first-child")).to_have_text(["open_list", "node"])
    player.seek("end")
    expect(page.locator(VALUES)).to_contain_text("The algorithm does not run at this step")
    player.js("player.lang = 'fa', await player.run({state: '123046758'}, {startAt: '4', play: false})")
    expect(variable_row(page, "rank").locator("dd")).to_have_text("۳")
    assert_accessible(page)


# ---- lesson, legend, terms

def test_lesson_sentences_lead_to_their_steps(open_running):
    player = open_running(START)
    lesson = player.page.locator("dhadha-lesson")
    now = lesson.locator("[aria-current=step]")
    expect(lesson.get_by_role("heading")).to_have_text(
        ["The idea", "The invariant: true at every step", "Why it is correct", "What it costs"]
    )
    expect(now).to_contain_text("At the start this is the given board.")
    proof = lesson.get_by_role("listitem").filter(has_text="Hart, Nilsson and Raphael 1968")
    proof.get_by_role("button").press("Enter")
    expect(now).to_contain_text("So the first goal taken was reached by a shortest path")
    expect(proof.locator("code").first).to_have_text("h")
    player.run(puzzle="n-queens", algorithm="count", state="", options={"n": 8})  # an engine, which has no steps
    expect(player.page.locator(".panel.lesson")).to_be_hidden()


def test_legend_explains_what_is_on_the_board(open_running):
    player = open_running(START)
    legend = player.page.locator(".scene dhadha-chips li > span")
    home, corner = "this tile is in its place", "in the corner: the tile's Manhattan distance to its place"
    waits, goal = "a move to a board that waits its turn", "the last move, to the goal"
    player.seek(7)
    for entry in (home, corner, waits):
        expect(legend.filter(has_text=entry)).to_have_count(1)
    expect(legend.filter(has_text=goal)).to_have_count(0)
    on_board, in_legend = (player.page.locator(f"{where} .role-frontier .face").first
                           for where in ("dhadha-board", "dhadha-swatch"))
    colour = on_board.evaluate("(face) => getComputedStyle(face).fill")
    expect(in_legend).to_have_css("fill", colour)
    player.page.keyboard.press("]")  # to the next marker
    expect(legend.filter(has_text=goal)).to_have_count(1)
    expect(legend.filter(has_text=waits)).to_have_count(0)
    player.press("ArrowRight")
    expect(legend.filter(has_text=goal)).to_have_count(0)
    expect(legend.filter(has_text=home)).to_have_count(1)


def test_term_is_explained_by_keyboard_and_by_tap(open_running):
    player = open_running(START)
    player.seek(4)
    page, opened = player.page, player.page.locator("dhadha-term [popover]:popover-open")
    term = player.narration.locator("dhadha-term", has_text="open list")
    expect(player.narration).to_have_text(player.js("player.sentence"))  # who listens hears the same sentence
    term.get_by_role("button").first.press("Enter")
    expect(opened).to_contain_text("found but not expanded yet")
    expect(opened).to_be_in_viewport(ratio=1)
    page.keyboard.press(".")
    player.wait_for_position(5)
    expect(opened).to_have_count(1)  # a step that speaks of the same leaves it open
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(term.get_by_role("button").first).to_be_focused()
    term.click()
    expect(opened).to_have_count(1)
    assert_accessible(page)
    page.mouse.click(3, 3)
    expect(opened).to_have_count(0)


# ---- what only some runs have

QUEENS = "n-queens/?algorithm=backtracking&option-n=8&start-at=0"


def test_population_and_families_stand_on_walls(open_running, page):
    player = open_running(QUEENS, algorithm="genetic", options={"n": 8, "seed": 2, "population": 30})
    wall = page.locator("dhadha-wall")
    player.seek_sentence("parents")
    expect(wall.locator("button:not(.term)")).to_have_count(30)
    expect(wall.locator("button.now")).to_have_count(1)
    expect(wall.locator("button.related")).to_have_count(1)
    labels = [int(re.match(r"\d+", label)[0]) for label in wall.locator(".estimate").all_inner_texts()]
    assert labels == sorted(labels)
    player.run_and_show_last(algorithm="count", options={"n": 8})
    families = wall.locator(".family")
    expect(families).to_have_count(12)
    assert sorted(family.locator("button").count() for family in families.all()) == [4] + [8] * 11
    families.nth(3).locator("button").nth(2).click()
    player.when("player.position < player.length - 1")


def test_running_mean_has_its_band_and_the_exact_value(open_running):
    player = open_running(QUEENS, algorithm="monte-carlo", options={"n": 8, "probes": 200})
    player.seek("end")
    legend = player.page.locator("dhadha-plots .legend")
    mean, low, high = (player.js(f"Math.round(player.result.{name})") for name in ("estimate", "low", "high"))
    for words in ("15,721", f"{mean:,}", f"{low:,} – {high:,}"):
        expect(legend).to_contain_text(words)
    expect(player.page.locator("dhadha-plots canvas")).to_be_visible()
    player.seek("30%")
    expect(legend).not_to_contain_text(f"{mean:,}")


def test_wrong_line_is_found(open_player, page):
    """An exercise: an algorithm with a misprint runs, and the reader picks the line."""
    player = open_player("n-queens/?algorithm=too-many-solutions&option-n=4&start-at=0")
    fault = page.locator("dhadha-fault")
    lines, verdict = fault.locator("li button"), fault.get_by_role("status")
    wrong = lines.filter(has_text="abs(col[i] - col[k] == i - k)")
    player.seek_sentence("attacks her")  # an attacked queen that is accepted
    press_tool(player, "fault-look")
    expect(page.locator("dhadha-code")).to_have_count(0)  # the exercise takes its place
    expect(wrong).to_have_count(1)
    lines.first.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(verdict).to_contain_text("is correct")
    expect(fault.locator("li.guessed")).to_have_count(1)
    wrong.click()
    expect(verdict).to_contain_text("2,113 instead of 92")
    expect(fault.locator("li.right")).to_contain_text("if col[i] == col[k] or abs(col[i] - col[k]) == i - k:")
    expect(fault.locator("li.wrong")).to_contain_text("abs(col[i] - col[k] == i - k)")
    assert_accessible(page)
    fault.get_by_role("button", name="Ask me again").click()
    fault.get_by_role("button", name="Show me").click()
    fault.get_by_role("button", name="Backtracking").click()
    player.when("player.request.algorithm === 'backtracking'")
    expect(fault).to_have_count(0)


TRANSLATE = """(root) => { // as translators of pages do
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts.filter(({data}) => data.trim())) {
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(`<${text.data}>`);
    }
}"""


def test_texts_change_after_a_translation(open_running):
    """They neither freeze nor mix; of a language that the reader has, nothing is to be translated."""
    player = open_running(START)
    sentence, clock = player.narration, player.page.locator("dhadha-transport .caption")
    for text in (sentence, clock):
        text.evaluate(f"(text) => ({TRANSLATE})(text.getRootNode())")
        expect(text).to_contain_text("<")
    player.seek(4)
    expect(sentence).to_have_text(player.js("player.sentence"))
    expect(clock).to_have_text("step 5 of 20")
    for language, value in (("en", "no"), ("fa", "yes")):  # the browser's language is English
        player.js("void (player.lang = argument)", language)
        for text in (sentence, clock, player.page.locator("dhadha-legend li").first):
            eventually(value, text.evaluate, "(text) => text.closest('[translate]').getAttribute('translate')")


# ---- a step as a slide

def test_step_becomes_a_slide(page, open_player):
    """Clickers and arrow keys step, in Persian leftwards; a sheet or a term in front has the keys; Escape leaves."""
    for language, start, forward in (("bn/", "৩", "ArrowRight"), ("fa/", "۳", "ArrowLeft")):
        player = open_player(f"{language}n-puzzle/?start-at={start}")
        element, count = player.element, player.element.locator(".count")
        press_tool(player, "present")
        expect(count).to_be_visible()
        page.wait_for_function("() => document.fullscreenElement")  # until then, the browser may drop keys
        for key, position in (("PageDown", 4), (forward, 5), (" ", 6), ("PageUp", 5)):
            page.keyboard.press(key)
            player.wait_for_position(position)
        for gone in (".stage > .bar", ".folds"):
            expect(element.locator(gone)).to_be_hidden()
        assert player.narration.evaluate("(text) => parseFloat(getComputedStyle(text).fontSize)") >= 24
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_be_hidden()
        player.wait_for_position(5)
        explained = element.locator("[popover]:popover-open")
        element.locator(".narration dhadha-term button").first.click()
        expect(explained).to_have_count(1)
        page.keyboard.press("Escape")
        expect(explained).to_have_count(0)
        expect(count).to_be_visible()
        assert_accessible(page)
        page.keyboard.press("Escape")
        expect(element.locator(".stage > .bar")).to_be_visible()
    page.locator("#change").click()
    page.locator("#state").fill("1")
    page.keyboard.type("p")
    expect(page.locator("#state")).to_have_value("1p")
    expect(count).to_have_count(0)


def test_slide_is_stepped_by_tap_on_a_phone(new_page, home):
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto(f"{home}n-puzzle/?start-at=5")
    player = Player(page)
    player.element.locator("dhadha-transport").wait_for()
    player.element.locator("dhadha-code [aria-current]").wait_for()
    page.keyboard.press("p")
    slide = player.element.locator(".count")
    for name, position in (("Step forward", 6), ("Step back", 5)):
        slide.get_by_role("button", name=name).tap()
        player.wait_for_position(position)
    expect(slide).to_be_in_viewport(ratio=1)
    player.element.locator(".leave").tap()
    expect(slide).to_have_count(0)
