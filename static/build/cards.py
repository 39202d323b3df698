"""Draw link previews: a still board beside the page's title, as a PNG of the size that social networks expect."""

import functools
import io
import re
from pathlib import Path
from xml.sax.saxutils import escape

import resvg_py
from figures import figure, shapes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont
from PIL import Image, ImageFont

ROOT = Path(__file__).parents[2]
WIDTH, HEIGHT = 1200, 630
MARGIN, BOARD = 64, 502
COLOURS = 64
LATIN, BENGALI, ARABIC = "Inter", "Noto Sans Bengali", "Vazirmatn"
FONTS = {
    LATIN: "inter/files/inter-latin",
    BENGALI: "noto-sans-bengali/files/noto-sans-bengali-bengali",
    ARABIC: "vazirmatn/files/vazirmatn-arabic",
}
OF_LANGUAGE = {"bn": BENGALI, "fa": ARABIC}
SCRIPTS = re.compile(  # Bengali; Arabic and direction marks; all others
    "([\u0964\u0980-\u09ff\u200c\u200d]+)|([\u0600-\u06ff\u200c-\u200f\u202a-\u202e\u2066-\u2069]+)|(.)"
)
FROM_RIGHT, END = "\u202b", "\u202c"
WEIGHT = 600
LINES = [("title", 60, 4), ("kind", 34, 5)]  # the text, its size, the maximum of lines


def card(pictures: list[tuple], texts: dict[str, str], language: str, direction: str, folder: Path) -> bytes:
    """Render a PNG. pictures: arguments of `figure` for up to four boards, the last of which formats numbers.

    texts: brand, title and kind of page; folder: of the fonts that `make_fonts` writes.
    """
    turned = direction == "rtl"
    left = WIDTH - MARGIN - BOARD if turned else MARGIN
    family = OF_LANGUAGE.get(language, LATIN)
    defined = "".join(dict.fromkeys(shapes(appearance) for *_, appearance, _ in pictures))
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"><defs>{defined}</defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" class="page"/>'
        f'<g font-family="{family}">{boards(pictures, left)}</g>{text_of_card(texts, turned, folder)}</svg>'
    )
    files = [str(font_file(folder, name)) for name in FONTS]
    png = resvg_py.svg_to_bytes(
        svg_string=svg, style_sheet=colours(), font_files=files, skip_system_fonts=True, width=WIDTH, height=HEIGHT
    )
    return small(png)


def boards(pictures: list[tuple], left: int) -> str:
    """Draw one board, or several in two columns."""
    across = 1 if len(pictures) == 1 else 2
    size = (BOARD - 24 * (across - 1)) / across
    placed = (
        (figure(*picture), left + number % across * (size + 24), MARGIN + number // across * (size + 24))
        for number, picture in enumerate(pictures)
    )
    return "".join(
        drawn.replace("<svg ", f'<svg x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" ', 1)
        for drawn, x, y in placed
    )


def text_of_card(texts: dict[str, str], turned: bool, folder: Path) -> str:
    """Draw the brand, title and kind in lines beside the board."""
    room = WIDTH - BOARD - 3 * MARGIN
    lines = [
        (part, size, line)
        for part, size, most in LINES
        for line in wrapped(texts[part], size, room, folder)[:most]
    ]
    y = MARGIN + 30
    drawn = [written(texts["brand"], "brand", 30, y, turned)]
    y = max(y + 80, (HEIGHT - sum(1.3 * size for _, size, _ in lines)) / 2)
    for number, (part, size, line) in enumerate(lines):
        y += 1.3 * size + (18 if number and part != lines[number - 1][0] else 0)
        drawn.append(written(line, part, size, y, turned))
    return "".join(drawn)


def written(text: str, name: str, size: int, y: float, turned: bool) -> str:
    """Draw a line; each part in a font that has its characters."""
    x = WIDTH - 2 * MARGIN - BOARD if turned else 2 * MARGIN + BOARD
    anchor = ' direction="rtl" text-anchor="end"' if turned else ""
    if turned:
        text = f"{FROM_RIGHT}{text}{END}"
    runs = "".join(f'<tspan font-family="{family}">{escape(run)}</tspan>' for family, run in by_font(text))
    return f'<text class="{name}" x="{x}" y="{y:g}" font-size="{size}"{anchor}>{runs}</text>'


def by_font(text: str) -> list[tuple[str, str]]:
    runs: list[tuple[str, str]] = []
    for match in SCRIPTS.finditer(text):
        family = BENGALI if match[1] else ARABIC if match[2] else LATIN
        if runs and runs[-1][0] == family:
            runs[-1] = family, runs[-1][1] + match[0]
        else:
            runs.append((family, match[0]))
    return runs


def wrapped(text: str, size: int, room: float, folder: Path) -> list[str]:
    """Wrap the text to the available width."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and wide(longer, size, folder) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def wide(text: str, size: int, folder: Path) -> float:
    return sum(loaded(font_file(folder, family), size).getlength(run) for family, run in by_font(text))


@functools.cache
def loaded(path: Path, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


def font_file(folder: Path, family: str) -> Path:
    return folder / f"{Path(FONTS[family]).name}.ttf"


def make_fonts(folder: Path) -> None:
    """Return the pages' fonts in the one weight used, in a format that the renderer reads."""
    folder.mkdir(parents=True, exist_ok=True)
    for family, path in FONTS.items():
        font = TTFont(ROOT / f"node_modules/@fontsource-variable/{path}-wght-normal.woff2")
        drawn = instantiateVariableFont(font, {"wght": WEIGHT})
        drawn.flavor, drawn["OS/2"].usWeightClass = None, WEIGHT
        drawn.save(font_file(folder, family))


@functools.cache
def colours() -> str:
    """Return the light theme's rules for figures in site.css, without syntax that needs a browser."""
    css = (ROOT / "static/style/site.css").read_text(encoding="utf-8")
    css = re.sub(r"light-dark\(([^,()]+),[^()]+\)", r"\1", css)
    values = dict(reversed(re.findall(r"(--[\w-]+):\s*([^;]+);", css)))  # the first rule applies
    css = re.sub(r"var\((--[\w-]+)\)", lambda match: values.get(match[1], "none"), css)
    drawn = re.findall(r"^\.[\w-]+(?: text)? \{[^}]*\b(?:fill|stroke):[^}]*\}", css, re.MULTILINE)
    own = {"page": "--page", "title": "--ink", "kind": "--muted", "brand": "--accent"}
    drawn += [f".{name} {{ fill: {values[variable]}; font-weight: {WEIGHT}; }}" for name, variable in own.items()]
    return "\n".join(drawn)


def small(png: bytes) -> bytes:
    """Quantize the picture to few colours: a third of the bytes."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    written = io.BytesIO()
    few.save(written, "PNG", optimize=True)
    return written.getvalue()
