"""Pictures and animations of every example, for posts without scripts; needs the site's URL."""

import functools
import io
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import resvg_py
from cards import COLOURS, FONTS, LATIN, OF_LANGUAGE, colours, font_file, make_fonts
from figures import figure, shapes
from PIL import Image

STILL, FILM = "still.png", "steps.gif"  # as static/pages/player-embed-dialogue.js names them
EDGE = 0.04  # of the side
SIDES = {STILL: 640, FILM: 320}  # pixels
LAST = 3000  # milliseconds that the last frame stays
EACH = 700


def draw_boards(dist: Path, wanted: dict[str, tuple]) -> None:
    """Write both to the folder of every example. wanted: {path: (arguments of `figure` for the picture, the same for
    each frame, language)}."""
    with tempfile.TemporaryDirectory() as fonts, ProcessPoolExecutor() as beside:
        make_fonts(Path(fonts))
        drawn = beside.map(functools.partial(drawn_example, folder=Path(fonts)), wanted.values(), chunksize=4)
        for path, files in zip(wanted, drawn):
            for name, content in files.items():
                (dist / path / name).write_bytes(content)


def drawn_example(asked: tuple, folder: Path) -> dict[str, bytes]:
    still, frames, language = asked
    [picture] = drawn([still], language, folder, SIDES[STILL])
    written = io.BytesIO()
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(written, "PNG", optimize=True)
    return {STILL: written.getvalue(), FILM: moving(drawn(frames or [still], language, folder, SIDES[FILM]))}


def drawn(pictures: list[tuple], language: str, folder: Path, side: int) -> list[Image.Image]:
    """Render each board on a square of one sheet, because starting the renderer is slow."""
    edge = round(side * EDGE)
    inside = side - 2 * edge
    *_, appearance, _ = pictures[0]
    placed = "".join(
        figure(*picture).replace(
            "<svg ", f'<svg x="{edge + side * number}" y="{edge}" width="{inside}" height="{inside}" ', 1
        )
        for number, picture in enumerate(pictures)
    )
    wide = side * len(pictures)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {side}"><defs>{shapes(appearance)}</defs>'
        f'<rect width="{wide}" height="{side}" class="page"/>'
        f'<g font-family="{OF_LANGUAGE.get(language, LATIN)}">{placed}</g></svg>'
    )
    sheet = resvg_py.svg_to_bytes(
        svg_string=svg, style_sheet=colours(), font_files=[str(font_file(folder, name)) for name in FONTS],
        skip_system_fonts=True, width=wide, height=side,
    )
    picture = Image.open(io.BytesIO(sheet)).convert("RGB")
    return [picture.crop((side * number, 0, side * (number + 1), side)) for number in range(len(pictures))]


def moving(frames: list[Image.Image]) -> bytes:
    """Write a looping GIF that pauses at its end; equal consecutive frames are merged."""
    few = [frame.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE) for frame in frames]
    written = io.BytesIO()
    durations = [EACH] * (len(few) - 1) + [LAST]
    few[0].save(written, "GIF", save_all=True, append_images=few[1:], duration=durations, loop=0, optimize=True)
    return written.getvalue()
