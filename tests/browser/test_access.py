"""Everyone's access: keys, focus, names, contrast, and colours that the system forces."""

import base64
import re

import pytest
from boards import BOARD, SOON, active_cell, button, tap, when
from playwright.sync_api import expect
from visitor import faults_of_access, unfolded

LANGUAGES = {"en": "", "bn": "bn/", "fa": "fa/"}

FOCUS = """(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return `${element.localName}.${[...element.classList].join(".")} ${element.getAttribute("aria-label") ?? element.textContent.trim()}`;
})()"""


def focus(player):
    """What has the focus: its element, classes and name."""
    return player.page.evaluate(FOCUS)


def press(player, name, key="Enter", **options):
    """Press a button by the keyboard."""
    button(player, name, **options).focus()
    player.page.keyboard.press(key)


# ---- the focus stays

def test_the_focus_stays_in_the_player_after_a_hint_and_its_end(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    press(player, "Hint")
    when(player, "player.hand?.advice")
    player.settle()
    assert focus(player) == "button.button Hint"
    press(player, "Hide the hint", " ")
    when(player, "!player.hand")
    player.settle()
    assert focus(player).startswith("div.board")


def test_the_focus_stays_after_cancel(open_player):
    player = open_player("n-puzzle/?start-at=0")
    player.js("void player.run({algorithm: 'iterative-deepening', state: '867254301', options: {budget: 1000000}}, {play: false})")
    button(player, "Cancel").wait_for()
    press(player, "Cancel")
    when(player, "!player.running")
    player.settle()
    assert focus(player).startswith("div.board")


def test_the_focus_stays_after_solving_and_after_taking_back(open_player):
    player = open_player("n-queens/?algorithm=backtracking&option-n=6&start-at=0")
    player.page.locator(f"{BOARD} .board").focus()
    for key in ("ArrowRight", "Enter"):
        player.page.keyboard.press(key)
    when(player, "player.hand?.told")
    press(player, "Undo")
    when(player, "!player.hand")
    player.settle()
    assert focus(player).startswith("div.board")
    tap(player, 2, 1)
    press(player, "Solve from here")
    when(player, "!player.hand && player.result")
    assert focus(player).startswith("div.board")


def test_the_focus_stays_while_the_computer_thinks(open_player):
    player = open_player("pile-game/?state=5+2+3&option-takes=1,2&start-at=0")
    press(player, "Computer begins")
    when(player, "player.thinking")
    player.settle()
    assert "Computer" in focus(player)
    when(player, "!player.thinking && player.hand?.told?.moves.length")
    player.settle()
    assert "Computer" in focus(player)
    press(player, "Start over")
    when(player, "!player.hand")
    player.settle()
    assert "body" not in focus(player)
    player.page.locator("dhadha-board.piles .board").focus()
    for key in ("ArrowRight", "Enter"):
        player.page.keyboard.press(key)
    when(player, "player.thinking")
    player.settle()
    assert focus(player).startswith("div.board")


@pytest.mark.parametrize("where", ["0", "end"])
def test_all_moves_open_at_once_and_keep_the_focus(open_player, where):
    player = open_player(f"pile-game/?state=4+3+2&option-takes=1,2&start-at={where}")
    details = player.page.locator("dhadha-player details.moves")
    details.locator("summary").focus()
    player.page.keyboard.press("Enter")
    expect(details.locator("li button")).to_have_count(6, timeout=SOON)
    assert details.evaluate("({open}) => open") and focus(player).startswith("summary")
    details.locator("li button").first.focus()
    player.page.keyboard.press("Enter")
    when(player, "player.hand?.by === 'computer' && player.hand.told && !player.thinking")
    player.settle()
    assert details.evaluate("({open}) => open") and focus(player).startswith("summary")


# ---- the board

@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path, cells", [("n-puzzle/?start-at=0", 9), ("n-queens/?algorithm=backtracking&option-n=4&start-at=0", 16), ("knight-path/?start-at=0", 64), ("magic-square/?start-at=0", 9)])
def test_a_board_is_a_grid_with_a_name_and_an_active_cell(open_player, language, path, cells):
    player = open_player(LANGUAGES[language] + path)
    grid = player.page.get_by_role("grid")
    assert {"en": "Board", "bn": "বোর্ড", "fa": "صفحهٔ"}[language] in grid.get_attribute("aria-label")
    assert grid.get_by_role("gridcell").count() == cells
    assert all(grid.get_by_role("gridcell").all_text_contents())
    assert all(row.get_attribute("aria-label") for row in grid.get_by_role("row").all())
    grid.focus()
    if "n-puzzle" not in path:
        player.page.keyboard.press("ArrowRight")
        player.page.keyboard.press("ArrowRight")
    player.settle()
    assert {"en": "Column", "bn": "কলাম", "fa": "ستون"}[language] in active_cell(player).get_attribute("aria-label")
    assert faults_of_access(player.page) == []


def test_the_active_cell_of_sliding_tiles_is_the_one_they_slide_into(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    assert active_cell(player).get_attribute("aria-label") == "Column 1: row 2, empty"
    player.page.get_by_role("grid").focus()
    player.page.keyboard.press("ArrowLeft")
    expect(active_cell(player)).to_have_attribute("aria-label", "Column 2: row 2, empty", timeout=SOON)


def test_a_board_without_a_hand_is_a_named_table(open_player):
    player = open_player("magic-trick/?start-at=end")
    table = player.page.locator(f"{BOARD} [role=table]")
    expect(table).to_have_attribute("aria-label", "Board with 4 rows and 4 columns.")
    assert table.get_by_role("cell").count() == 16


# ---- the panels

def test_the_tree_is_walked_by_keyboard(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=430521786&start-at=30")
    tree = player.page.get_by_role("tree")

    def at():
        number = tree.get_attribute("aria-activedescendant").removeprefix("node-")
        node = player.page.locator(f"dhadha-tree #node-{number}")
        return int(number), int(node.get_attribute("aria-level")), node.get_attribute("aria-label")

    assert tree.get_attribute("aria-label") == "Search tree"
    tree.focus()
    start, level, name = at()
    assert name.endswith("current")
    player.page.keyboard.press("ArrowUp")
    player.settle()
    parent, above, _ = at()
    assert above == level - 1 and parent == player.js("player.trace.node(argument).parent", start)
    player.page.keyboard.press("ArrowDown")
    player.settle()
    assert player.js("player.trace.node(argument).parent", at()[0]) == parent
    player.page.keyboard.press("ArrowRight")
    player.settle()
    assert at()[1] == level
    player.page.keyboard.press("ArrowUp")
    player.page.keyboard.press("ArrowUp")
    player.settle()
    chosen = at()[0]
    player.page.keyboard.press("Enter")
    player.settle()
    assert player.position == player.js("player.trace.positionOf(player.trace.node(argument).first)", chosen) != 30
    assert at()[0] == chosen and "dhadha-tree" in player.page.evaluate("document.activeElement.shadowRoot.activeElement.localName")
    player.run(algorithm="breadth-first", state="136502478", options={})
    player.seek(600)
    expect(player.page.locator("dhadha-tree .window")).to_contain_text(" of 799 nodes")
    expect(player.page.locator("dhadha-lists .small")).to_have_count(48)
    expect(player.page.locator("dhadha-counters dhadha-plot .x")).to_have_text("step →")
    tree.focus()
    for _ in range(at()[1] - 1):  # also beyond the window, as far as the root
        player.page.keyboard.press("ArrowUp")
        player.settle()
    assert at()[1:] == (1, "–, g = 0, done")
    assert faults_of_access(player.page) == []


def test_the_code_is_english_and_left_to_right(open_player):
    for language in ("bn/", "fa/"):
        player = open_player(language + "n-puzzle/?start-at=4")
        code = player.page.locator("dhadha-code ol")
        assert code.evaluate("(ol) => [ol.closest('[lang]').lang, getComputedStyle(ol).direction]") == ["en", "ltr"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_panels_of_a_board_in_the_hand_can_be_read(open_player, page, theme):
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    player = open_player("n-puzzle/?algorithm=a-star&state=430521786&start-at=10")
    player.page.locator(f"{BOARD} .board").press("ArrowLeft")
    when(player, "player.hand?.told")
    faded = player.page.locator("dhadha-player .panels.stale")
    assert faded.evaluate("(panels) => getComputedStyle(panels).opacity") == "1"
    assert faded.locator(".panel:not(.legend)").first.evaluate("(panel) => getComputedStyle(panel).borderStyle") == "dashed"
    assert faults_of_access(player.page) == []


# ---- forced colours

ROLES = ["idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint"]

MARKS = """async (board, [roles, selector, pseudo, properties]) => {
    const marks = [];
    for (const role of roles) {
        board.roles = Array.from(board.values, () => role);
        await board.updateComplete;
        const style = getComputedStyle(board.shadowRoot.querySelector(selector), pseudo);
        marks.push(properties.map((name) => style[name]).join(" "));
    }
    return marks;
}"""

PIXELS = """async ([image, places]) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context.drawImage(picture, 0, 0);
    return places.map(([x, y]) => [...context.getImageData(Math.floor(x * picture.width), Math.floor(y * picture.height), 1, 1).data.slice(0, 3)]);
}"""


@pytest.fixture(params=["light", "dark"])
def forced(browser, home, request):
    """Opens pages where the system forces its colours."""
    context = browser.new_context(forced_colors="active", color_scheme=request.param, reduced_motion="reduce", bypass_csp=True)  # a picture is read back in the page

    def open_page(path):
        page = context.new_page()
        page.goto(home + path)
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        page.wait_for_load_state("networkidle")
        return page

    yield open_page
    context.close()


def pixels(page, element, *places):
    """The colours of an element at places from 0 to 1, across and down."""
    return page.evaluate(PIXELS, [base64.b64encode(element.screenshot()).decode(), places])


def contrast(one, other):
    def luminance(colour):
        parts = [part / 255 for part in colour]
        return sum(weight * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4) for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def numbers_of(colour):
    return [float(part) for part in re.findall(r"[\d.]+", colour)][:3]


@pytest.mark.parametrize("path, selector, pseudo, properties", [
    ("n-puzzle/?start-at=0", ".piece:not(.home) .face", None, ["backgroundColor", "color", "outlineStyle", "outlineWidth", "outlineColor"]),
    ("magic-square/?start-at=end", ".cell[data-cell]", "::before", ["backgroundColor", "outlineStyle", "outlineWidth", "outlineColor"]),
    ("knight-path/?start-at=end", ".cell[data-cell]", "::before", ["backgroundColor", "outlineStyle", "outlineWidth", "outlineColor"]),
    ("n-queens/?algorithm=backtracking&option-n=4&start-at=end", ".cell", "::before", ["backgroundColor", "outlineStyle", "outlineWidth", "outlineColor"]),
])
def test_every_role_has_a_mark_of_its_own_where_colours_are_forced(forced, path, selector, pseudo, properties):
    page = forced(path)
    roles = ROLES[1:] if "queens" in path else ROLES  # an idle square of queens is not painted at all
    marks = page.locator(BOARD).first.evaluate(MARKS, [roles, selector, pseudo, properties])
    assert len(set(marks)) == len(roles), marks


def test_tiles_and_squares_are_seen_where_colours_are_forced(forced):
    page = forced("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    face = page.locator(f"{BOARD} .face").first
    border, inside = face.evaluate("(face) => { const {borderTopColor, borderTopStyle, backgroundColor} = getComputedStyle(face); return [borderTopStyle === 'solid' && borderTopColor, backgroundColor]; }")
    assert contrast(numbers_of(border), numbers_of(inside)) > 3
    for path in ("n-queens/?algorithm=backtracking&option-n=4&start-at=0", "knight-path/?algorithm=breadth-first&state=a1 h8&start-at=0"):
        page = forced(path)
        n = page.locator(BOARD).first.evaluate("({shape}) => shape.columns")
        dark, light = pixels(page, page.locator(f"{BOARD} .board"), [2.7 / n, 1.3 / n], [3.7 / n, 1.3 / n])
        assert contrast(dark, light) > 1.25, path


def test_the_running_line_is_seen_where_colours_are_forced(forced):
    page = forced("n-puzzle/?algorithm=a-star&state=123046758&start-at=4")
    style = "(line) => { const {color, backgroundColor} = getComputedStyle(line); return [color, backgroundColor]; }"
    ink, ground = page.locator("dhadha-code .on").evaluate(style)
    usual = page.locator("dhadha-code li:not(.on)").first
    assert contrast(numbers_of(ink), numbers_of(ground)) > 4.5
    assert page.locator("dhadha-code .on span").first.evaluate(style)[0] == ink
    edges = [line.evaluate("(line) => getComputedStyle(line).borderLeftColor") for line in (page.locator("dhadha-code .on"), usual)]
    assert ground != usual.evaluate(style)[1] and edges[0] != edges[1]


def test_nothing_is_painted_in_the_colour_of_its_ground_where_colours_are_forced(forced):
    """Solve, play and what else stands on a colour of its own can be read."""
    page = forced("n-puzzle/?algorithm=a-star&state=123046758&start-at=4")
    solve = unfolded(page).get_by_role("button", name="Solve", exact=True)
    ink, ground, adjusts = solve.evaluate("(button) => { const {color, backgroundColor, forcedColorAdjust} = getComputedStyle(button); return [color, backgroundColor, forcedColorAdjust]; }")
    assert contrast(numbers_of(ink), numbers_of(ground)) > 4.5 and adjusts == "none"  # else the system puts a ground of its own behind the letters
    assert faults_of_access(page) == []
