"""Boards and code in forced-colors mode."""

import re
from io import BytesIO

import pytest
from boards import BOARD
from PIL import Image
from visitor import faults_of_access, unfolded

HERE = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
QUEENS = {"puzzle": "n-queens", "algorithm": "backtracking", "state": "", "options": {"n": 4}}
KNIGHT = {"puzzle": "knight-path", "algorithm": "breadth-first", "state": "a1 h8", "options": {}}
SQUARE = {"puzzle": "magic-square", "algorithm": "siamese", "state": "", "options": {"n": 3}}
ROLES = ["idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint"]
OUTLINE = ["outlineStyle", "outlineWidth", "outlineColor"]

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


@pytest.fixture(params=["light", "dark"])
def forced(open_running, page, request):
    """Show runs in forced-colors mode."""
    page.emulate_media(forced_colors="active", color_scheme=request.param)
    return lambda **asked: open_running(HERE, **asked)


def pixels(element, *places):
    """Return an element's colours at positions from 0 to 1, across and down."""
    picture = Image.open(BytesIO(element.screenshot())).convert("RGB")
    return [picture.getpixel((int(x * picture.width), int(y * picture.height))) for x, y in places]


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


def test_every_role_has_a_mark_of_its_own_where_colours_are_forced(forced):
    for asked, position, selector, pseudo, properties in (
        ({}, 0, ".piece:not(.home) .face", None, ["backgroundColor", "color", *OUTLINE]),
        (SQUARE, "end", ".cell[data-cell]", "::before", ["backgroundColor", *OUTLINE]),
        (KNIGHT, "end", ".cell[data-cell]", "::before", ["backgroundColor", *OUTLINE]),
        (QUEENS, "end", ".cell", "::before", ["backgroundColor", *OUTLINE]),
    ):
        player = forced(**asked)
        player.seek(position)
        roles = ROLES[1:] if asked is QUEENS else ROLES  # an idle square of queens is not painted at all
        marks = player.page.locator(BOARD).first.evaluate(MARKS, [roles, selector, pseudo, properties])
        assert len(set(marks)) == len(roles), (asked, marks)


def test_tiles_and_squares_are_seen_where_colours_are_forced(forced, page):
    forced()
    face = page.locator(f"{BOARD} .face").first
    border, inside = face.evaluate(
        "(face) => { const {borderTopColor, borderTopStyle, backgroundColor} = getComputedStyle(face); return "
        "[borderTopStyle === 'solid' && borderTopColor, backgroundColor]; }"
    )
    assert contrast(numbers_of(border), numbers_of(inside)) > 3
    for asked in (QUEENS, KNIGHT):
        forced(**asked)
        n = page.locator(BOARD).first.evaluate("({shape}) => shape.columns")
        dark, light = pixels(page.locator(f"{BOARD} .board"), [2.7 / n, 1.3 / n], [3.7 / n, 1.3 / n])
        assert contrast(dark, light) > 1.25, asked


def test_the_running_line_and_buttons_are_seen_where_colours_are_forced(forced, page):
    """Solve, play and other coloured controls are legible."""
    forced().seek(4)
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
    )  # otherwise the system paints a backplate behind the text
    assert faults_of_access(page) == []


def test_colours_may_be_forced_while_a_page_is_open(open_running):
    page = open_running(HERE).page
    border = """(style) => getComputedStyle(document.querySelector("dhadha-player").renderRoot
        .querySelector("dhadha-board").renderRoot.querySelector(".face")).borderTopStyle === style"""
    assert page.evaluate(border, "none")
    page.emulate_media(forced_colors="active")
    page.wait_for_function(border, arg="solid")
