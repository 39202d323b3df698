"""Runs as files: saved and opened, exported for other programs, copied as boards; broken and hostile files."""

import base64
import csv
import io
import itertools
import random
import xml.etree.ElementTree as ET
import zlib

import dhadha
import pytest
from dhadha.puzzles import registry
from dhadha.trace.recorder import Recorder
from dhadha.worker.manual_board import ManualBoard
from faulty_server import serve_with_faults
from page_objects import SMALL, assert_accessible, copy_text, press_tool
from PIL import Image
from playwright.sync_api import expect
from trace_mutations import blocks, good_files, head_of, mutated, with_head

HERE = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
SVG = "{http://www.w3.org/2000/svg}"


# ---- saved and opened

FACTS = """(await player.seek(100), [player.request, player.result, player.length, player.sentence,
    [...player.values()], player.counters])"""


def test_saved_run_is_opened_again(open_running, tmp_path):
    """From the page, by its address, and by the element's methods; large ones, too."""
    player = open_running(HERE)
    player.run(state="430521786", algorithm="ida-star", options={"heuristic": "misplaced"})
    before = player.js(FACTS)
    with player.page.expect_download() as saved:
        press_tool(player, "save-trace")
    saved.value.save_as(tmp_path / "run.trace.gz")
    player.run(state="123046758", algorithm="a-star", options={})
    with player.page.expect_file_chooser() as chooser:
        player.button("Open a saved run").click()
    chooser.value.set_files(tmp_path / "run.trace.gz")
    player.when("player.request.state === '430521786' && player.result")
    assert player.js(FACTS) == before
    player.run(state="647850321", algorithm="ida-star", options={})
    length = player.length
    assert length > 50_000
    assert player.js("""await (async () => {
        const file = await player.file();
        await player.run({state: "123046758"}, {play: false});
        await player.open(file);
        return player.length;
    })()""") == length


def test_address_names_the_saved_run_that_is_shown(small_window, open_player, page):
    run = Recorder(dhadha.run("n-puzzle", "a-star", "123406758")).record_trace_file()
    page.route("**/own.trace", lambda route: route.fulfill(body=run))
    player = open_player("n-puzzle/?src=own.trace&start-at=0")
    player.seek(3)
    page.wait_for_url(lambda url: "start-at=3" in url and "src=own.trace" in url)
    player.run(state="123046758", algorithm="a-star", options={})
    page.wait_for_url(lambda url: "123046758" in url and "src=" not in url)


# ---- exported

@pytest.fixture
def open_with_export_section(open_player):
    """Open an address with every export format available."""
    def open_formats_at(path="n-puzzle/?start-at=8"):
        player = open_player(path)
        player.page.locator("#export-as").press("Enter")
        player.page.locator("[data-export=svg]").wait_for()
        return player
    return open_formats_at


def download_export(page, name):
    """Return the bytes of the file that a button downloads."""
    with page.expect_download() as told:
        page.locator(f"[data-export={name}]").click()
    expect(page.locator(".exporting [role=status]")).to_contain_text(told.value.suggested_filename)
    return told.value.path().read_bytes()


def test_step_is_exported_as_picture_film_and_tables(open_with_export_section):
    player = open_with_export_section()
    page = player.page
    assert_accessible(page)
    svg = ET.fromstring(download_export(page, "svg"))
    assert svg.tag == f"{SVG}svg" and svg.findtext(f"{SVG}title") == player.js("player.sentence")
    texts = list(svg.iter(f"{SVG}text"))
    tiles = [int(text.text) for text in texts if text.get("font-weight") == "650"]
    assert tiles == sorted(tile for tile in player.values() if tile)
    assert texts[-1].text == "Sliding puzzle · A* · step 9 of 20"
    picture = Image.open(io.BytesIO(download_export(page, "png")))
    assert picture.size == tuple(2 * int(svg.get(side)) for side in ("width", "height"))
    colours = {colour for _, colour in picture.convert("RGB").getcolors(1 << 22)}
    # the page, the board, tiles at home and away, what the step is about
    assert {(250, 246, 239), (220, 207, 186), (216, 236, 223), (255, 250, 241), (185, 220, 255)} <= colours
    rows = list(csv.DictReader(io.StringIO(download_export(page, "csv").decode("utf-8-sig"))))
    assert len(rows) == player.length
    for position in (0, 7, 19):
        player.seek(position)
        sentence, counters = player.js("[player.sentence, player.counters]")
        row = rows[position]
        assert row["sentence"] == sentence and row["step"] == str(position + 1)
        assert [row[name] for name in ("expanded", "generated")] == [
            str(counters[name]) for name in ("expanded", "generated")]
    assert not any("undefined" in value for row in rows for value in row.values())
    gif = Image.open(io.BytesIO(download_export(page, "gif")))
    frames = set()
    for frame in range(gif.n_frames):
        gif.seek(frame)
        frames.add(gif.convert("RGB").tobytes())
    assert (gif.n_frames, gif.width, len(frames)) == (20, 640, 20)


BOARDS = [
    ("fa/n-queens/?algorithm=backtracking&state=&option-n=8&start-at=40", 4, "#f5efe4"),  # queens
    ("bn/pile-game/?start-at=50%25", 1, "#b08d55"),  # stones
    ("n-queens/?algorithm=large&option-n=1000&start-at=end", 1, "#f5efe4"),  # dots
]


def test_boards_of_every_kind_are_exported_in_the_dark(open_with_export_section, page):
    page.emulate_media(color_scheme="dark")
    for path, count, ink in BOARDS:
        svg = ET.fromstring(download_export(open_with_export_section(path).page, "svg"))
        inks = [mark.get(part) for mark in svg.iter() for part in ("fill", "stroke") if mark.get(part)]
        assert inks[0] == "#17161b" and inks.count(ink) >= count
        [prose] = [group for group in svg.iter(f"{SVG}g") if group.get("direction")]
        assert prose.get("direction") == ("rtl" if path.startswith("fa/") else "ltr")


def test_export_that_fails_or_is_stopped_can_be_repeated(open_with_export_section):
    page = open_with_export_section("knight-path/?state=a1+h8&start-at=end").page
    problem, status = page.locator(".exporting [role=alert]"), page.locator(".exporting [role=status]")
    gif = page.locator("[data-export=gif]")
    gif.click()
    expect(status).to_contain_text(" of ")
    page.get_by_role("button", name="Cancel").click()
    expect(status).to_have_text("Stopped. Nothing was saved.")
    page.evaluate("""() => { const {prototype} = HTMLCanvasElement; prototype.kept = prototype.toBlob;
        prototype.toBlob = (then) => then(null); }""")
    page.locator("[data-export=png]").click()
    expect(problem).to_contain_text("The browser could not make this picture")
    page.evaluate("() => { HTMLCanvasElement.prototype.toBlob = HTMLCanvasElement.prototype.kept; }")
    assert download_export(page, "png").startswith(b"\x89PNG")
    expect(problem).to_be_empty()


# ---- boards that are written parse back to themselves

COPIED = ["n-puzzle two-by-three", "magic-square durer-gaps", "knight-path walls", "coin-game diagonals"]


def test_copied_boards_and_links_parse_back(open_player):
    player = open_player("n-puzzle/")
    for name in COPIED:
        puzzle, wanted = name.split()
        example = next(each for each in registry.find_puzzle(puzzle).presets if each.id == wanted)
        algorithm, options = example.algorithm, dict(example.options)
        player.run(puzzle=puzzle, algorithm=algorithm, state=example.state, options=options)
        run = dhadha.run(puzzle, algorithm, example.state, **options)
        sides = {name: 8 for name in ("rows", "columns") if name in run.options}
        plain = {name: value for name, value in run.options.items() if name in ("moves", "leaper")}
        for where in (0, "50%"):
            player.seek(where)
            values, copied = player.js("[...player.values()]"), copy_text(player.page, "Copy the board")
            own = ManualBoard(puzzle, values, algorithm, dict(run.options), run.board).state
            read = dhadha.run(puzzle, algorithm, copied, **plain, **sides)
            assert read.state_text == own, (example.id, copied)
            assert all(read.options[name] == run.options[name] for name in sides)
        link = player.page.url
        assert dhadha.run(puzzle, algorithm, link).state_text == run.state_text, link


# ---- broken and hostile files

SHOW = """async (player, address) => {
    let refusal = null;
    const refused = ({detail}) => (refusal = detail.message);
    player.addEventListener("error", refused);
    await player.open(new URL(address, location.href).href);
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const where of ["end", "50%", 0]) { await player.seek(where); await player.updateComplete; await drawn(); }
    player.removeEventListener("error", refused);
    return refusal ?? player.request.puzzle;
}"""


@pytest.fixture
def open_file(blog_player, site_folder):
    """Open a file, or what is at an address; return why it is refused, or its puzzle. A board stands afterwards."""
    numbers = itertools.count()

    def serve_and_open_trace(data, address=None):
        name = f"odd-{next(numbers)}.trace"
        (site_folder / name).write_bytes(data)
        blog_player.js(f"void (window.said = null, ({SHOW})(player, argument).then((said) => (window.said = said)))",
                address or f"/{name}")
        blog_player.page.wait_for_function("() => window.said")
        expect(blog_player.page.locator("dhadha-board .board")).to_have_count(1)
        return blog_player.page.evaluate("said")
    return serve_and_open_trace


PENCIL = {"values": [0] * 1024, "rows": 32, "columns": 32, "pencil": {at: list(range(64)) for at in range(1024)}}
HEAPS = {"look": "heaps", "rows": 1, "columns": 1000, "values": [2**31 - 1] * 1000}
HEADS = [  # changes of a header and of its board, and what is said of the file
    ({}, {}, "n-puzzle"),
    ({"format": 6}, {}, "newer version of Dhadha"),
    ({"format": 4}, {}, "older version of Dhadha"),
    ({"puzzle": "chess"}, {}, "not here: chess"),
    ({"source": "constructor"}, {}, "n-puzzle"),
    ({"algorithm": "guessing"}, {}, "cannot be read"),
    ({"waiting": "nobody"}, {}, "cannot be read"),
    ({}, {"cells": 4_200_000, "rows": 2100, "columns": 2000}, "n-puzzle"),
    ({}, {"cells": 4_202_000, "rows": 2101, "columns": 2000}, "cannot be read"),
    ({}, {"areas": [{"id": "a", "rows": "1;background:url(//evil)", "columns": 3}]}, "cannot be read"),
    ({}, PENCIL, ""),  # these blocked the page
    ({}, HEAPS, ""),
]


def test_hostile_headers_are_refused_and_good_files_open_afterwards(blog_player, open_file):
    blog_player.page.set_viewport_size(SMALL)
    good = Recorder(dhadha.run("n-puzzle", "a-star", "123046758")).record_trace_file()
    head = head_of(blocks(good)[0])
    for change, board, said in HEADS:
        bent = with_head(good, 0, head | change | {"board": head["board"] | board})
        assert said in open_file(bent), (change, board)
        assert open_file(good) == "n-puzzle" and blog_player.length == 20


OPEN = """async (player, [file, again]) => {
    const faults = [];
    let refusal = null;
    const fault = ({ error, reason, message, detail }) => detail || faults.push(String((error ?? reason)?.stack ??
        message));
    const refused = ({ detail }) => (refusal = detail);
    addEventListener("error", fault);
    addEventListener("unhandledrejection", fault);
    player.addEventListener("error", refused);
    const blob = (text) => new Blob([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))]);
    const show = async (text) => {
        refusal = null;
        await player.open(blob(text));
        if (refusal) return;
        for (const where of [...Array(Math.min(player.length, 40)).keys(), "50%", "end"]) {
            await player.seek(where);
            if (Number(where) % 10 === 0 || where === "end") await player.updateComplete;
            [player.sentence, player.counters, ...player.values()].at(0);
        }
    };
    await show(file);
    const said = refusal;
    if (said && (said.error.name !== "BadTrace" || !said.message)) faults.push(said.error.stack);
    if (again) await show(again);
    if (again && refusal) faults.push(`the next could not be shown: ${refusal.error.stack}`);
    removeEventListener("error", fault);
    removeEventListener("unhandledrejection", fault);
    player.removeEventListener("error", refused);
    return [said === null, faults];
}"""


@pytest.mark.parametrize("first, last", [(0, 60), pytest.param(1000, 2000, marks=pytest.mark.long)])
def test_mutated_files_open_whole_or_are_refused(open_running, page, first, last):
    page.set_viewport_size(SMALL)
    player, opened, faults = open_running(HERE), 0, []
    for seed in range(first, last):
        chance = random.Random(seed)
        good = chance.choice(good_files())
        bent, again = (base64.b64encode(each).decode() for each in (mutated(good, chance), good))
        is_open, found = player.element.evaluate(OPEN, [bent, "" if seed % 10 else again])
        opened += is_open
        faults += [f"{seed}: {fault}" for fault in found]
    assert faults == [] and opened > 5 and last - first - opened > 30


def make_decompression_bomb(megabytes):
    """Return a decompression bomb of identical compressed blocks."""
    packer = zlib.compressobj(9, wbits=31)
    parts = [packer.compress(part) + packer.flush(zlib.Z_FULL_FLUSH) for part in (b"DHADHA1\n", bytes(2**20))]
    return parts[0] + parts[1] * megabytes


def test_what_is_no_run_is_refused_by_its_first_bytes(blog_player, open_file, tmp_path):
    """Also what would fill the memory, or never ends."""
    assert "it is not from Dhadha" in open_file(b"hello")
    assert open_file(make_decompression_bomb(300)) == "This file is too large. The page opens files of up to 256 MB."
    (tmp_path / "endless").write_bytes(b"GIF89a, not a trace" * 10_000)
    with serve_with_faults(tmp_path) as (address, faults):
        faults.set("endless", "halting")
        assert "cannot be read" in open_file(b"", address + "endless")
    assert blog_player.request["state"] == "123046758" and blog_player.run(state="123406758")["moves"] == "UL"
