"""Draw link previews of pages; needs the site's URL. A picture is the arguments of `figure`."""

import functools
import io
import re
import tempfile
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

import resvg_py
from call_page_code import figure, shapes
from compare_languages import LANGUAGES, SCRIPT_FONTS
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from PIL import Image, ImageFont

ROOT = Path(__file__).parents[2]
CARD = "card.png"
WIDTH, HEIGHT = 1200, 630  # of a card
MARGIN, BOARD, GAP = 64, 502, 24
LINES = [("title", 60, 4), ("kind", 34, 5)]  # the text, its size, the maximum of lines
LATIN = "Inter"
OF_LANGUAGE = {language: row.get("font", {"family": LATIN})["family"] for language, row in LANGUAGES.items()}
FONTS = {LATIN: "inter/files/inter-latin"} | {family: font["file"] for family, font in SCRIPT_FONTS.items()}
FROM_RIGHT, END = "\u202b", "\u202c"
WEIGHT = 600
COLOURS = 64  # of a picture; takes a third of the bytes of all

Picture = tuple[Mapping[str, Any], list[int], dict[int, str], Mapping[str, Any], str]


def draw_cards(dist: Path, cards: dict[str, tuple[Any, ...]]) -> None:
    """Write the cards of pages; cards: {path: the arguments of draw_card, but for the folder}."""
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor() as beside:
        make_fonts(Path(folder))
        draw = functools.partial(draw_card, folder=Path(folder))
        made = {path: beside.submit(draw, *arguments) for path, arguments in cards.items()}
        for number, (path, card) in enumerate(made.items(), 1):
            (dist / path / CARD).write_bytes(card.result())
            print(f"\r  pictures of {number} of {len(made)} pages", end="\n" if number == len(made) else "", flush=True)


def draw_card(
    pictures: list[Picture], texts: dict[str, str], language: str, direction: str, folder: Path
) -> bytes:
    """Draw up to four still boards beside the texts, brand, title and kind of page, in the size that networks expect.

    folder: of the fonts that `make_fonts` writes.
    """
    turned = direction == "rtl"
    left = WIDTH - MARGIN - BOARD if turned else MARGIN
    across = 1 if len(pictures) == 1 else 2
    size = (BOARD - GAP * (across - 1)) / across
    boards = ""
    for number, picture in enumerate(pictures):
        x, y = left + number % across * (size + GAP), MARGIN + number // across * (size + GAP)
        place = f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" '
        boards += figure(*picture, light=True).replace("<svg ", place, 1)
    words = draw_card_text(texts, turned, font_file(folder, OF_LANGUAGE[language]))
    card = io.BytesIO()
    drawn = render_svg(boards + words, pictures, language, folder)
    drawn.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(card, "PNG", optimize=True)
    return card.getvalue()


def draw_card_text(texts: dict[str, str], turned: bool, font: Path) -> str:
    """Draw the brand, title and kind in lines beside the board."""
    lines = [(part, size, line) for part, size, most in LINES for line in wrap_text(texts[part], size, font)[:most]]
    y: float = MARGIN + 30
    drawn = [draw_text_line(texts["brand"], "brand", 30, y, turned)]
    y = max(y + 80, (HEIGHT - sum(1.3 * size for _, size, _ in lines)) / 2)
    for number, (part, size, line) in enumerate(lines):
        y += 1.3 * size + (18 if number and part != lines[number - 1][0] else 0)
        drawn.append(draw_text_line(line, part, size, y, turned))
    return "".join(drawn)


def draw_text_line(text: str, name: str, size: int, y: float, turned: bool) -> str:
    """Draw a line. The renderer takes characters that a font lacks from the others."""
    x = WIDTH - 2 * MARGIN - BOARD if turned else 2 * MARGIN + BOARD
    anchor = ' direction="rtl" text-anchor="end"' if turned else ""
    text = f"{FROM_RIGHT}{text}{END}" if turned else text
    return f'<text class="{name}" x="{x}" y="{y:g}" font-size="{size}"{anchor}>{escape(text)}</text>'


def wrap_text(text: str, size: int, font: Path) -> list[str]:
    """Wrap the text to the width beside the board."""
    measure = ImageFont.truetype(font, size, layout_engine=ImageFont.Layout.BASIC).getlength
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and measure(longer) > WIDTH - BOARD - 3 * MARGIN:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def render_svg(body: str, pictures: list[Picture], language: str, folder: Path) -> Image.Image:
    """Render an SVG on the colour of the page; pictures: those whose appearances it uses."""
    defined = "".join(dict.fromkeys(shapes(appearance) for *_, appearance, _ in pictures))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{defined}</defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" class="page"/>'
        f'<g font-family="{OF_LANGUAGE[language]}">{body}</g></svg>'
    )
    return Image.open(io.BytesIO(resvg_py.svg_to_bytes(
        svg_string=svg, style_sheet=style_sheet(), font_files=[str(font_file(folder, name)) for name in FONTS],
        skip_system_fonts=True, width=WIDTH, height=HEIGHT,
    ))).convert("RGB")


def font_file(folder: Path, family: str) -> Path:
    return folder / f"{Path(FONTS[family]).name}.ttf"


def make_fonts(folder: Path) -> None:
    """Write the pages' fonts in the one weight used, in a format that the renderer reads."""
    for family, path in FONTS.items():
        font = TTFont(ROOT / f"node_modules/@fontsource-variable/{path}-wght-normal.woff2")
        drawn = instantiateVariableFont(font, {"wght": WEIGHT})
        drawn.flavor, drawn["OS/2"].usWeightClass = None, WEIGHT
        drawn.save(font_file(folder, family))


@functools.cache
def style_sheet() -> str:
    """Return the light theme's colours of the page and its texts, which are site.css's."""
    css = (ROOT / "static/style/site.css").read_text(encoding="utf-8")
    css = re.sub(r"light-dark\(([^,()]+),[^()]+\)", r"\1", css)
    values = dict(reversed(re.findall(r"(--[\w-]+):\s*([^;]+);", css)))  # the first rule applies
    own = {"page": "--page", "title": "--ink", "kind": "--muted", "brand": "--accent"}
    drawn = [f".{name} {{ fill: {values[variable]}; font-weight: {WEIGHT}; }}" for name, variable in own.items()]
    figures = f".figure text {{ text-anchor: middle; dominant-baseline: central; font-weight: {WEIGHT}; }}"
    return "\n".join([*drawn, figures])
