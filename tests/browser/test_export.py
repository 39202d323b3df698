"""Exported runs open in other programs and hold what the page shows."""

import csv
import io
import json
import re
import xml.etree.ElementTree as ET
import zipfile

import pytest
from PIL import Image
from playwright.sync_api import expect
from visitor import faults_of_access

SVG = "{http://www.w3.org/2000/svg}"
MOST_FRAMES = 300


@pytest.fixture
def exporting(open_player):
    """A function that opens an address with every export format available."""
    def open_at(path="n-puzzle/?start-at=8"):
        player = open_player(path)
        player.page.locator("#export-as").click()
        player.page.locator("[data-export=svg]").wait_for()
        return player
    return open_at


def saved(page, name):
    """Return the bytes of the file that a button downloads."""
    with page.expect_download() as told:
        page.locator(f"[data-export={name}]").click()
    expect(page.locator(".exporting [role=status]")).to_contain_text(told.value.suggested_filename)
    return told.value.path().read_bytes()


def colours(picture):
    return {colour for _, colour in picture.convert("RGB").getcolors(1 << 22)}


def test_a_step_as_a_picture(exporting):
    player = exporting()
    page = player.page
    svg = ET.fromstring(saved(page, "svg"))
    assert svg.tag == f"{SVG}svg" and svg.findtext(f"{SVG}title") == player.js("player.sentence")
    texts = [text.text for text in svg.iter(f"{SVG}text")]
    assert [text for text in texts if re.fullmatch(r"\d", text)] == [str(tile) for tile in player.values() if tile]
    assert texts[-1] == "Sliding puzzle · A* · step 9 of 20"
    picture = Image.open(io.BytesIO(saved(page, "png")))
    assert picture.size == tuple(2 * int(svg.get(side)) for side in ("width", "height"))
    # the page, the board, tiles at home and away, what the step is about, letters
    assert {(250, 246, 239), (220, 207, 186), (216, 236, 223), (255, 250, 241), (185, 220, 255)} <= colours(picture)
    letters = picture.convert("L").crop((0, 720, 1280, picture.height)).histogram()
    assert sum(letters[:100]) > 2000


BOARDS = [
    ("fa/n-queens/?algorithm=backtracking&state=&option-n=8&start-at=40", 4, "#f5efe4"),  # queens
    ("knight-path/?start-at=50%25", 1, "#f5efe4"),  # a knight
    ("bn/pile-game/?start-at=50%25", 1, "#b08d55"),  # stones
    ("n-queens/?algorithm=large&option-n=1000&start-at=end", 1, "#f5efe4"),  # dots
]


@pytest.mark.parametrize("path, count, ink", BOARDS)
def test_boards_of_every_kind_in_the_dark(exporting, page, path, count, ink):
    page.emulate_media(color_scheme="dark")
    svg = ET.fromstring(saved(exporting(path).page, "svg"))
    marks = list(svg.iter(f"{SVG}path"))
    assert marks[0].get("fill") == "#17161b"
    assert len([mark for mark in marks if mark.get("fill") == ink]) >= count
    [prose] = [group for group in svg.iter(f"{SVG}g") if group.get("direction")]
    assert prose.get("direction") == ("rtl" if path.startswith("fa/") else "ltr")
    if path.startswith("fa/"):
        assert any("۴" in (text.text or "") for text in prose)


def test_gif_has_frame_per_step(exporting):
    page = exporting().page
    gif = Image.open(io.BytesIO(saved(page, "gif")))
    assert gif.n_frames == 20
    page.locator("#export-first").fill("5")
    page.locator("#export-last").fill("9")
    gif = Image.open(io.BytesIO(saved(page, "gif")))
    assert (gif.n_frames, gif.width) == (5, 640)
    frames = set()
    for frame in range(gif.n_frames):
        gif.seek(frame)
        frames.add(gif.convert("RGB").tobytes())
    assert len(frames) == 5


def test_the_steps_as_tables(exporting):
    player = exporting()
    rows = list(csv.DictReader(io.StringIO(saved(player.page, "csv").decode("utf-8-sig"))))
    run = json.loads(saved(player.page, "json"))
    assert len(rows) == len(run["steps"]) == player.js("player.length")
    assert run["result"]["moves"] == player.js("player.result.moves")
    for position in (0, 7, 19):
        player.seek(position)
        step, counters = player.js("[player.trace.step(player.position), player.counters]")
        row, said = rows[position], run["steps"][position]
        assert said["sentence"] == row["sentence"] == player.js("player.sentence")
        assert (said["word"], said["line"], said["step"]) == (step["word"], step["line"], position + 1)
        assert (row["g"], row["move"]) == (str(step["args"]["g"]), step["args"].get("move", ""))
        assert {name: said[name] for name in ("expanded", "generated")} == {
            name: counters[name] for name in ("expanded", "generated")
        }
    assert not any("undefined" in value for row in rows for value in row.values())


def test_a_report_with_its_pictures(exporting):
    player = exporting("fa/n-puzzle/?start-at=8")
    packed = zipfile.ZipFile(io.BytesIO(saved(player.page, "report")))
    text = packed.read("report.md").decode()
    pictures = re.findall(r"!\[.*?\]\((step-\d+\.png)\)", text)
    assert sorted([*pictures, "report.md"]) == sorted(packed.namelist()) and len(pictures) >= 5
    assert all(Image.open(io.BytesIO(packed.read(name))).width == 960 for name in pictures)
    assert text.startswith("# پازل") and "def a_star(" in text and "۳" in text
    assert player.js("player.texts.text('counter-expanded')") in text


def test_export_failures_reported_and_retried(exporting):
    page = exporting("knight-path/?start-at=end").page
    problem, status = page.locator(".exporting [role=alert]"), page.locator(".exporting [role=status]")
    gif = page.locator("[data-export=gif]")
    gif.click()
    expect(problem).to_contain_text(f"470 steps are too many for a GIF: choose up to {MOST_FRAMES}.")
    page.locator("#export-last").fill("471")
    gif.click()
    expect(problem).to_contain_text("Choose steps from 1 to 470")
    page.locator("#export-last").fill("300")
    gif.focus()
    page.keyboard.press("Enter")
    expect(status).to_contain_text("of 300")
    page.get_by_role("button", name="Cancel").click()
    expect(status).to_have_text("Stopped. Nothing was saved.")
    page.evaluate("""() => { const {prototype} = HTMLCanvasElement; prototype.kept = prototype.toBlob;
        prototype.toBlob = (then) => then(null); }""")
    page.locator("[data-export=png]").click()
    expect(problem).to_contain_text("The browser could not make this picture")
    page.evaluate("() => { HTMLCanvasElement.prototype.toBlob = HTMLCanvasElement.prototype.kept; }")
    assert saved(page, "png").startswith(b"\x89PNG")
    expect(problem).to_be_empty()


@pytest.mark.own_page
def test_export_loaded_lazily_and_fits_phones(open_player, page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size({"width": 360, "height": 780})
    open_player("bn/n-puzzle/?start-at=8")
    assert not [url for url in asked if "export" in url]
    opener = page.locator("#export-as")
    opener.focus()
    page.keyboard.press("Enter")
    page.locator("[data-export=svg]").wait_for()
    expect(opener).to_have_attribute("aria-expanded", "true")
    assert len([url for url in asked if "export" in url]) == 1
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for button in page.locator(".exporting button").all():
        box = button.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360 and box["height"] >= 40
    assert faults_of_access(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".exporting")).to_have_count(0)
