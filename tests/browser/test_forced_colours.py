"""Boards and code where the system forces its colours."""

import base64
import re

import pytest
from boards import BOARD
from visitor import faults_of_access, unfolded

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
    return places.map(([x, y]) => [...context.getImageData(Math.floor(x * picture.width),
        Math.floor(y * picture.height), 1, 1).data.slice(0, 3)]);
}"""


@pytest.fixture(scope="module", params=["light", "dark"])
def forcing(browser, request):
    """A context in which the system forces its colours."""
    context = browser.new_context(
        forced_colors="active", color_scheme=request.param, reduced_motion="reduce", bypass_csp=True
    )  # a picture is read back in the page
    yield context
    context.close()


@pytest.fixture
def forced(forcing, home):
    """Opens pages where the system forces its colours."""
    page = forcing.new_page()

    def open_page(path):
        page.goto(home + path)
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        page.wait_for_load_state("networkidle")
        return page

    yield open_page
    page.close()


def pixels(page, element, *places):
    """The colours of an element at places from 0 to 1, across and down."""
    return page.evaluate(PIXELS, [base64.b64encode(element.screenshot()).decode(), places])


def contrast(one, other):
    def luminance(colour):
        parts = [part / 255 for part in colour]
        return sum(
            weight * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
            for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True)
        )
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def numbers_of(colour):
    return [float(part) for part in re.findall(r"[\d.]+", colour)][:3]


@pytest.mark.parametrize(
    "path, selector, pseudo, properties",
    [
        (
            "n-puzzle/?start-at=0",
            ".piece:not(.home) .face",
            None,
            ["backgroundColor", "color", "outlineStyle", "outlineWidth", "outlineColor"],
        ),
        (
            "magic-square/?start-at=end",
            ".cell[data-cell]",
            "::before",
            ["backgroundColor", "outlineStyle", "outlineWidth", "outlineColor"],
        ),
        (
            "knight-path/?start-at=end",
            ".cell[data-cell]",
            "::before",
            ["backgroundColor", "outlineStyle", "outlineWidth", "outlineColor"],
        ),
        (
            "n-queens/?algorithm=backtracking&option-n=4&start-at=end",
            ".cell",
            "::before",
            ["backgroundColor", "outlineStyle", "outlineWidth", "outlineColor"],
        ),
    ],
)
def test_every_role_has_a_mark_of_its_own_where_colours_are_forced(forced, path, selector, pseudo, properties):
    page = forced(path)
    roles = ROLES[1:] if "queens" in path else ROLES  # an idle square of queens is not painted at all
    marks = page.locator(BOARD).first.evaluate(MARKS, [roles, selector, pseudo, properties])
    assert len(set(marks)) == len(roles), marks


def test_tiles_and_squares_are_seen_where_colours_are_forced(forced):
    page = forced("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    face = page.locator(f"{BOARD} .face").first
    border, inside = face.evaluate(
        "(face) => { const {borderTopColor, borderTopStyle, backgroundColor} = getComputedStyle(face); return "
        "[borderTopStyle === 'solid' && borderTopColor, backgroundColor]; }"
    )
    assert contrast(numbers_of(border), numbers_of(inside)) > 3
    for path in (
        "n-queens/?algorithm=backtracking&option-n=4&start-at=0",
        "knight-path/?algorithm=breadth-first&state=a1 h8&start-at=0",
    ):
        page = forced(path)
        n = page.locator(BOARD).first.evaluate("({shape}) => shape.columns")
        dark, light = pixels(page, page.locator(f"{BOARD} .board"), [2.7 / n, 1.3 / n], [3.7 / n, 1.3 / n])
        assert contrast(dark, light) > 1.25, path


def test_the_running_line_and_buttons_are_seen_where_colours_are_forced(forced):
    """Solve, play and what else stands on a colour of its own can be read."""
    page = forced("n-puzzle/?algorithm=a-star&state=123046758&start-at=4")
    style = "(line) => { const {color, backgroundColor} = getComputedStyle(line); return [color, backgroundColor]; }"
    ink, ground = page.locator("dhadha-code .on").evaluate(style)
    usual = page.locator("dhadha-code li:not(.on)").first
    assert contrast(numbers_of(ink), numbers_of(ground)) > 4.5
    assert page.locator("dhadha-code .on span").first.evaluate(style)[0] == ink
    edges = [
        line.evaluate("(line) => getComputedStyle(line).borderLeftColor")
        for line in (page.locator("dhadha-code .on"), usual)
    ]
    assert ground != usual.evaluate(style)[1] and edges[0] != edges[1]
    solve = unfolded(page).get_by_role("button", name="Solve", exact=True)
    ink, ground, adjusts = solve.evaluate(
        "(button) => { const {color, backgroundColor, forcedColorAdjust} = getComputedStyle(button); return "
        "[color, backgroundColor, forcedColorAdjust]; }"
    )
    assert (
        contrast(numbers_of(ink), numbers_of(ground)) > 4.5 and adjusts == "none"
    )  # else the system puts a ground of its own behind the letters
    assert faults_of_access(page) == []


def test_colours_may_be_forced_while_a_page_is_open(open_player):
    page = open_player("n-puzzle/?start-at=0").page
    border = """(style) => getComputedStyle(document.querySelector("dhadha-player").renderRoot
        .querySelector("dhadha-board").renderRoot.querySelector(".face")).borderTopStyle === style"""
    assert page.evaluate(border, "none")
    page.emulate_media(forced_colors="active")
    page.wait_for_function(border, arg="solid")
