"""The drawing of a board on the screen, in an exported picture and in print, compared pixel by pixel."""

import io
import re
import xml.etree.ElementTree as ET

import pypdfium2
import pytest
from page_objects import PUZZLES
from PIL import Image, ImageChops, ImageFilter
from test_saved_runs_and_exports import SVG, download_export

SIDE = 320  # pixels of a compared drawing
BLUR = 1.5  # of both drawings, since edges are smoothed differently
UNLIKE = 48  # of 255, in a channel
PAPER = 1000, 1300  # pixels
MOST = 0.02  # of the pixels
PLACES_OF_TEXTS = """(board) => { // as fractions of the board's width and height
    const whole = board.getBoundingClientRect();
    return [...board.querySelectorAll(".number, .badge, .label")].filter((text) => text.textContent).map((text) => {
        const {left, top, right, bottom} = text.getBoundingClientRect();
        return [(left - whole.left) / whole.width, (top - whole.top) / whole.height,
            (right - whole.left) / whole.width, (bottom - whole.top) / whole.height];
    });
}"""
BOARD = "dhadha-player dhadha-board .board"


def comparable_part_of_picture(picture, box, texts):
    """Return a part of a picture in the size for comparison, without its texts, which fonts draw differently.

    box: left, top, right, bottom; texts: the same for each text, as fractions of the box.
    """
    part = picture.convert("RGB").crop([round(side) for side in box]).resize((SIDE, SIDE), Image.Resampling.BOX)
    for text in texts:
        part.paste("gray", [round(SIDE * side) for side in text])
    return part.filter(ImageFilter.GaussianBlur(BLUR))


def share_of_unlike_pixels(one, other):
    pixels = ImageChops.difference(one, other).getdata()
    return sum(max(pixel) > UNLIKE for pixel in pixels) / len(pixels)


def sides_of_board(page):
    box = page.locator(BOARD).first.bounding_box()
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def board_on_screenshot(page, texts):
    return comparable_part_of_picture(Image.open(io.BytesIO(page.screenshot())), sides_of_board(page), texts)


def board_of_exported_png(page, texts):
    """Return the first board of the PNG; the SVG's first group tells where it is."""
    page.locator("#export-as").press("Enter")
    page.locator("[data-export=svg]").wait_for()
    marks = ET.fromstring(download_export(page, "svg"))
    shape = page.locator("dhadha-player dhadha-board").first.evaluate("({shape: {rows, columns}}) => [columns, rows]")
    x, y, scale = map(float, re.findall(r"[\d.]+", next(marks.iter(f"{SVG}g")).get("transform")))
    unit = 100 * scale
    box = x, y, x + unit * shape[0], y + unit * shape[1]
    picture = Image.open(io.BytesIO(download_export(page, "png")))
    return comparable_part_of_picture(picture, [2 * side for side in box], texts)


@pytest.mark.parametrize("puzzle", [
    pytest.param(puzzle, marks=[] if puzzle in ("n-puzzle", "pile-game", "estimate-tree") else pytest.mark.long)
    for puzzle in PUZZLES])
def test_exported_and_printed_board_equals_screen(open_player, page, puzzle):
    """Of a dark page; print is light, also without the browser's option to print backgrounds."""
    page.set_viewport_size({"width": PAPER[0], "height": PAPER[1]})
    page.emulate_media(color_scheme="dark")
    open_player(f"{puzzle}/?start-at=40%25")
    texts = page.locator(BOARD).first.evaluate(PLACES_OF_TEXTS)
    screen, exported = board_on_screenshot(page, texts), board_of_exported_png(page, texts)
    assert share_of_unlike_pixels(screen, exported) < MOST
    page.emulate_media(media="print")
    texts = page.locator(BOARD).first.evaluate(PLACES_OF_TEXTS)
    screen = board_on_screenshot(page, texts)
    page.emulate_media(media="null", color_scheme="dark")
    paper = pypdfium2.PdfDocument(page.pdf(width=f"{PAPER[0]}px", height=f"{PAPER[1]}px", print_background=False))
    page.emulate_media(media="print")
    printed = paper[0].render(scale=PAPER[0] / paper[0].get_width()).to_pil()
    assert share_of_unlike_pixels(screen, comparable_part_of_picture(printed, sides_of_board(page), texts)) < MOST
    for small in page.locator("dhadha-strip canvas").all()[:3]:
        box = small.bounding_box()
        sides = [box["x"] + 2, box["y"] + 2, box["x"] + box["width"] - 2, box["y"] + box["height"] - 2]
        assert min(printed.convert("L").crop(sides).resize((8, 8), Image.Resampling.BOX).getdata()) > 100, "it is dark"
