"""The stage on its first screen, and as a slide: its parts together, whole, and in the same places."""

from itertools import combinations

import dhadha
import pytest
from page_objects import HOMES, PHONE, Race, assert_accessible, eventually, press_tool, query_of
from playwright.sync_api import expect

SCREENS = [(1366, 768), (1920, 1080), (360, 780), (780, 360)]
OFTEN = "n-puzzle", "n-queens", "estimate-tree", "coin-game"  # one board of each shape


EXAMPLES = [f"{puzzle['id']}/?{query_of(preset)}"
            for puzzle in dhadha.catalogue()["puzzles"] for preset in puzzle["presets"]]


def addresses_to_test(languages):
    """Return the addresses that are tested often, and at length those of every example."""
    every = (language + example for language in languages for example in EXAMPLES)
    return [*(f"{puzzle}/" for puzzle in OFTEN), *(pytest.param(path, marks=pytest.mark.long) for path in every)]


# The boxes of the stage's parts; the size of its letters; whether the sentence is cut, or what stands above it.
BOXES = """async (player, position) => {
    await player.seek(position);
    await player.updateComplete;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame); // until the code has scrolled
    const root = player.renderRoot;
    const [sentence, title] = [root.querySelector(".narration"), root.querySelector(".title")];
    const [rule, idea] = root.querySelectorAll(".lead p");
    const code = root.querySelector("dhadha-code")?.renderRoot;
    const parts = {
        rule, idea, board: root.querySelector(".scene"), sentence, list: root.querySelector(".beside"),
        line: code?.querySelector("[aria-current]"), clock: root.querySelector("dhadha-transport"),
        code: root.querySelector(".panel.code"), title, number: root.querySelector(".count"),
    };
    const boxes = {};
    for (const [name, part] of Object.entries(parts)) {
        const box = part?.getBoundingClientRect();
        if (box?.height) boxes[name] = [box.left, box.top, box.right, box.bottom].map(Math.round);
    }
    const box = code?.querySelector(".box").getBoundingClientRect();
    if (boxes.line && box) {
        boxes.line[1] = Math.max(boxes.line[1], Math.round(box.top));
        boxes.line[3] = Math.min(boxes.line[3], Math.round(box.bottom));
    }
    const size = (part) => part ? parseFloat(getComputedStyle(part).fontSize) : Infinity;
    const letters = {sentence: size(sentence), code: size(code?.querySelector("li code")), title: size(title)};
    const isCut = (part) =>
        part && (part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2);
    return {boxes, letters, isCut: isCut(sentence), isLeadCut: isCut(rule) || isCut(idea)};
}"""
FIXED = "rule", "idea", "board", "sentence", "list", "clock", "code"


def faults_of_boxes(boxes, screen, position):
    """Return sentences for each box that is outside the screen, or overlaps another."""
    (width, height), faults = screen, set()
    for name, (left, top, right, bottom) in boxes.items():
        if left < 0 or top < 0 or right > width or bottom > height or bottom - top < 8:
            faults.add(f"{name} at {position} is outside: {left, top, right, bottom}")
    for (name, one), (other, two) in combinations(boxes.items(), 2):
        if min(one[2], two[2]) - max(one[0], two[0]) > 1 and min(one[3], two[3]) - max(one[1], two[1]) > 1:
            faults.add(f"{name} overlaps {other} at {position}")
    return faults


def faults_of_stage(player, screen, positions):
    """Return sentences for each part that is outside the screen, overlaps another, or moves between positions."""
    faults, first = set(), {}
    for position in positions:
        found = player.element.evaluate(BOXES, position)
        boxes = found["boxes"]
        below = {"code", "line"} if screen[0] < 400 else {"code"}  # of the first screen
        faults |= faults_of_boxes({name: box for name, box in boxes.items() if name not in below}, screen, position)
        faults |= {f"no {name}" for name in ("rule", "idea") if name not in boxes}
        faults |= {"the rule or the idea is cut"} if found["isLeadCut"] else set()
        for name in FIXED:
            if name in boxes and first.setdefault(name, boxes[name]) != boxes[name]:
                faults.add(f"{name} moves from {first[name]} to {boxes[name]} at {position}")
    return sorted(faults)


NEEDED = {"title", "board", "sentence", "code", "number"}
LEAST_LETTERS = {"sentence": 40, "code": 28, "title": 24}
SLIDES = [(1366, 768), (1920, 1080), (3840, 2160)]


def faults_of_slide(player, screen, positions):
    """Return sentences for parts that are missing, outside, cut or small, or overlap."""
    faults = set()
    for position in positions:
        found = player.element.evaluate(BOXES, position)
        faults |= {f"{name} is small: {size}" for name, size in found["letters"].items() if size < LEAST_LETTERS[name]}
        faults |= {"the sentence is cut"} if found["isCut"] else set()
        faults |= {f"no {name}" for name in NEEDED - found["boxes"].keys()}
        boxes = {name: box for name, box in found["boxes"].items() if name not in ("line", "clock")}
        faults |= faults_of_boxes(boxes, screen, position)
    return sorted(faults)


def assert_no_faults_on_screens(page, player, screens, count, faults):
    """Check that there is no fault at `count` positions and the first."""
    player.element.locator("dhadha-code li").first.wait_for(state="attached")  # some steps are about no line
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        last = player.length - 2  # at the end, the answer takes the place of the list
        positions = sorted({round(last * part / count) for part in range(count + 1)})
        eventually([], faults, player, (width, height), positions)


@pytest.mark.parametrize("path", addresses_to_test(HOMES))
def test_stage_is_on_the_first_screen_and_stays_in_place(page, open_player, path):
    assert_no_faults_on_screens(page, open_player(path), SCREENS, 20 if "?" in path else 3, faults_of_stage)


# The controls of the first screen: not squares of the board, terms, entries of lists and numbers of lines.
CONTROLS = """() => {
    const all = (root) => [...root.querySelectorAll("*")].flatMap((part) =>
        part.shadowRoot ? [part, ...all(part.shadowRoot)] : [part]);
    const within = (part, hosts) => part && (part.closest?.(hosts) || within(part.getRootNode().host, hosts));
    return all(document).filter((part) => {
        if (!part.matches("a[href], button, select, input, summary, [tabindex='0']")) return false;
        const box = part.getBoundingClientRect();
        return box.width > 4 && box.height > 4 && box.bottom > 0 && box.top < innerHeight && part.checkVisibility()
            && !within(part, ".board, dhadha-term, dhadha-strip, dhadha-code");
    }).map((part) => part.ariaLabel || part.textContent.trim());
}"""
LONGEST_WHOLE = 20  # lines of code
CODE_ROOM = """({source, renderRoot}) => {
    const box = renderRoot.querySelector(".box");
    const room = innerHeight - box.getBoundingClientRect().bottom;
    return [source.reading.length, box.scrollHeight - box.clientHeight, room];
}"""


@pytest.mark.parametrize("path", addresses_to_test(HOMES))
def test_first_screen_has_few_controls_and_the_whole_code(page, open_player, path):
    player = open_player(path)
    player.js("(localStorage['dhadha-folds'] = '')")
    for size, most in (((1366, 768), 17), ((360, 780), 12)):
        page.set_viewport_size(dict(zip(("width", "height"), size)))
        page.reload()
        player.element.locator("dhadha-code li").first.wait_for(state="attached")
        page.locator("dhadha-player details").first.wait_for(state="attached")
        controls = page.evaluate(CONTROLS)
        assert len(controls) <= most, controls
        if size[0] > 1000:
            lines, hidden, room = player.element.locator("dhadha-code").evaluate(CODE_ROOM)
            assert lines > LONGEST_WHOLE or (hidden <= 0 and room >= 0), (lines, hidden, room)


def test_why_opens_the_lesson_and_folds_stay_as_they_were_left(page, open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=4")
    player.js("(localStorage['dhadha-folds'] = '')")
    page.reload()
    folds = ["Article and challenges", "Tools and sharing", "Lesson", "Tree and counts", "Lists and values"]
    expect(page.locator("dhadha-player .fold > summary")).to_have_text(folds)
    expect(page.locator("dhadha-player .fold[open]")).to_have_count(0)
    page.get_by_role("button", name="Why?").click()
    expect(page.locator("dhadha-lesson li:focus")).to_be_in_viewport()
    expect(page.locator("dhadha-lesson li:focus")).to_have_class("now")
    expect(page.locator("dhadha-board").first).not_to_be_in_viewport(ratio=.5)
    page.locator("dhadha-lesson li:focus button").click()
    expect(page.locator("dhadha-board").first).to_be_in_viewport(ratio=1)
    page.get_by_text("Article and challenges").click()
    expect(page.locator("dhadha-player .fold[open]")).to_have_count(2)
    page.reload()
    expect(page.locator("dhadha-player .fold[open] > summary")).to_have_text(["Article and challenges", "Lesson"])
    assert_accessible(page)


PARTS_OF_GAME = """({renderRoot}) => {
    const boxOf = (part) => {
        const {left, top, right, bottom} = renderRoot.querySelector(part).getBoundingClientRect();
        return [part, [left, top, right, bottom]];
    };
    return Object.fromEntries(["dhadha-board", ".turn", ".narration", ".game label"].map(boxOf));
}"""


@pytest.mark.parametrize("path", ["pile-game/", "coin-game/"])
def test_game_stands_beside_its_board(page, open_player, path):
    player = open_player(path)
    page.get_by_role("button", name="Play against the computer").click()
    player.element.locator(".turn").wait_for()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        boxes = player.element.evaluate(PARTS_OF_GAME)
        assert faults_of_boxes(boxes, (width, max(height, 500)), 0) == set()  # on a low screen the rest is scrolled to


REDRAWN = """async (player) => {
    const parts = (root) => [...root.querySelectorAll("*")].flatMap((part) =>
        part.shadowRoot ? [part, ...parts(part.shadowRoot)] : []);
    const look = () => [...[player, ...parts(player.renderRoot)].map((part) => part.shadowRoot.innerHTML),
        player.position, location.href];
    const changesSince = (before) => look().filter((text, part) => text !== before[part]);
    const names = Object.entries(Object.getOwnPropertyDescriptors(player.constructor.prototype))
        .flatMap(([name, {get}]) => get ? [name] : []);
    let before;
    do { // what is still loading, or written a moment later, has come
        before = look();
        await new Promise((resolve) => setTimeout(resolve, 1000));
    } while (changesSince(before).length);
    for (const name of names) void player[name];
    for (const part of [player, ...parts(player.renderRoot)]) part.requestUpdate?.();
    await player.updateComplete;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return changesSince(before);
}"""


@pytest.mark.parametrize("tool, part", [
    ("", "dhadha-strip"), ("practice", ".narration.asking"),
    ("take-over", ".acting .picks button"), ("hint", ".hand"),
])
def test_reading_and_drawing_again_changes_nothing(page, open_player, tool, part):
    """In a run, in practice, in a takeover, and with a hint on the board."""
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    if tool == "hint":
        press_tool(player, tool)
    elif tool:
        player.element.locator(f"[data-act={tool}]").click()
    player.element.locator(part).first.wait_for()
    page.wait_for_load_state("networkidle")
    player.when("!player.running && player.isWhole")
    assert player.element.evaluate(REDRAWN) == []


def test_step_scrolls_the_list_but_not_the_page(page, open_player):
    player = open_player("knight-path/?state=a1+h8")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(page.locator("dhadha-strip")).not_to_be_in_viewport()
    player.element.evaluate("(player) => player.seek('60%')")
    current = page.locator("dhadha-strip [aria-current=true]")
    within = """(entry) => {
        const [inner, outer] = [entry, entry.closest("ol")].map((each) => each.getBoundingClientRect());
        return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
    }"""
    eventually(True, lambda: current.evaluate(within))
    expect(page.locator("dhadha-strip")).not_to_be_in_viewport()


@pytest.mark.parametrize("path", addresses_to_test([""]))
def test_slide_fits(page, open_player, path):
    player = open_player(path)
    player.js("(player.requestFullscreen = undefined, player.present())")  # in full screen, windows keep their size
    screens, count = (SLIDES, 8) if "?" in path else (SLIDES[:1], 2)
    assert_no_faults_on_screens(page, player, screens, count, faults_of_slide)


RACE_SLIDE = """(race) => {
    const boxes = {}, letters = {};
    race.renderRoot.querySelectorAll(".title, .lane, .verdict, .count").forEach((part, index) => {
        const box = part.getBoundingClientRect(), name = `${part.className} ${index}`;
        boxes[name] = [box.left, box.top, box.right, box.bottom].map(Math.round);
        for (const text of part.matches(".lane") ? part.querySelectorAll("h2, .state, .tally") : [part])
            letters[`${text.className} ${index}`] = parseFloat(getComputedStyle(text).fontSize);
        const inside = part.querySelector("dhadha-player")?.getBoundingClientRect();
        if (inside && (inside.height < 120 || inside.bottom > box.bottom)) boxes[name] = [0, 0, 0, 0];
    });
    return {boxes, letters};
}"""


def faults_of_race_slide(race, screen):
    found = race.element.evaluate(RACE_SLIDE)
    assert len(found["boxes"]) == 3 + 5, found  # title, verdict and number, and a box for each lane
    small = [f"{name} is small: {size}" for name, size in found["letters"].items()
             if size < (40 if "verdict" in name else 24)]
    return sorted({*small, *faults_of_boxes(found["boxes"], screen, "the slide")})


def test_race_fits_as_a_slide(small_window, page, home):
    race = Race(page).open(f"{home}race/?puzzle=n-puzzle&state=123046758&algorithms=a-star+ida-star+breadth-first+"
                           "depth-first+greedy-backtracking")
    race.js("race.requestFullscreen = undefined")
    page.set_viewport_size({"width": 1366, "height": 768})
    press_tool(race, "present")
    expect(race.element).to_have_attribute("presenting", "")
    for width, height in SLIDES:
        page.set_viewport_size({"width": width, "height": height})
        eventually([], faults_of_race_slide, race, (width, height))
    page.keyboard.press("End")
    expect(race.verdict).to_contain_text("wins")
    eventually([], faults_of_race_slide, race, SLIDES[-1])
    page.keyboard.press("Escape")
    expect(race.element).not_to_have_attribute("presenting", "")


WRITTEN = [".narration", "dhadha-code li code", "dhadha-transport .caption", "dhadha-transport select", "dhadha-plot p",
           "dhadha-strip .estimate"]
DRAWN = ["dhadha-tree circle", "dhadha-strip canvas", ".say > .beside"]
LETTERS = "(part) => parseFloat(getComputedStyle(part).fontSize)"
HEIGHT = "(part) => part.getBoundingClientRect().height"


def pixel_sizes_of_parts(page, times=1):
    """Return the size of letters or the height of parts of the player, in pixels, multiplied."""
    return {part: round(times * page.locator(f"dhadha-player {part}").first.evaluate(measure), 0)
            for parts, measure in ((WRITTEN, LETTERS), (DRAWN, HEIGHT)) for part in parts}


def test_phone_has_a_menu_and_sizes_of_the_reader(new_page, home):
    """All is reached by two taps; a browser font of twice the size doubles letters, and nothing is cut or too wide."""
    page = new_page(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce")
    page.goto(f"{home}n-puzzle/?start-at=8")
    page.locator("dhadha-counters dhadha-plot p").first.wait_for(state="attached")
    menu = page.get_by_role("button", name="Menu")
    for name in ("Learn", "Examples", "Challenges", "Race", "English", "বাংলা", "فارسی"):
        menu.tap()
        expect(page.get_by_role("link", name=name, exact=True).first).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
    menu.tap()
    page.get_by_label("Theme").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    assert pixel_sizes_of_parts(page)["dhadha-transport select"] >= 16  # the least that iOS does not enlarge
    doubled = pixel_sizes_of_parts(page, 2)
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    page.wait_for_function("() => getComputedStyle(document.body).fontSize === '32px'")
    eventually(doubled, pixel_sizes_of_parts, page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    strip, card = (page.locator(f"dhadha-strip{part}").first.bounding_box() for part in ("", " .estimate"))
    assert card["y"] + card["height"] <= strip["y"] + strip["height"]
    marks = "(text) => [text.scrollHeight > text.clientHeight, getComputedStyle(text).backgroundAttachment]"
    assert page.locator("dhadha-player .narration").evaluate(marks) == [True, "local, local, scroll, scroll, scroll"]
