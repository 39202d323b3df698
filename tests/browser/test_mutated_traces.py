"""Mutated saved runs open whole or are refused in a sentence."""

import base64
import zlib
from array import array

import heavy_traces
import pytest
from faulty import serving_faults
from heavy_traces import HEAVY
from mutated_traces import open_all, serve_mutations
from visitor import SMALL

HERE = "n-puzzle/?start-at=0"


def test_mutated_files_open_whole_or_are_refused(open_running, page):
    page.set_viewport_size(SMALL)
    open_running(HERE)
    serve_mutations(page)
    page.wait_for_function("() => customElements.get('dhadha-tree') && customElements.get('dhadha-transport')")
    facts = open_all(page, 0, 100)
    assert facts["faults"] == []
    assert facts["opened"] > 10 and facts["refused"] > 50


HOSTILE = """async (player) => {
    window.good ??= await player.file();
    await player.open(good);
    if (player.notice || player.length !== 20) throw Error("what is good opens no more");
    const bytes = new Uint8Array(await new Response(
        good.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
    const end = 12 + new DataView(bytes.buffer).getUint32(8, true);
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(12, end)));
    BEND;
    let text = JSON.stringify(head).replaceAll('"1e999"', "1e999");
    text += " ".repeat((4 - (text.length + 1) % 4) % 4) + "\\n";
    const saved = new Blob([bytes.slice(0, 8), new Uint32Array([text.length]), text, bytes.slice(end)]);
    await player.open(saved);
    return player.notice?.text ?? "opened";
}"""
BENDS = {
    "nothing": ("", "opened"),
    "a later format": ("head.format = 3", "newer Dhadha"),
    "no format": ("delete head.format", "older Dhadha"),
    "cells without end": ("head.board.cells = 1e15", "cannot be read"),
    "the largest board": ("Object.assign(head.board, {cells: 4200000, rows: 2100, columns: 2000})", "opened"),
    "more cells than fit": (
        "head.board.cells = 4202000; head.board.rows = 2101; head.board.columns = 2000",
        "cannot be read",
    ),
    "rows that are a style": (
        "head.board = {areas: [{id: 'a', rows: '1;background:url(//evil.example)', columns: 3}], values: "
        "head.board.values}",
        "cannot be read",
    ),
    "a token of no kind": ("head.board.tokens = ['constructor']; head.board.values.push(0)", "cannot be read"),
    "rules, givens and notes": (
        "Object.assign(head.board, {rules: {rows: [1], columns: [2]}, givens: [0], pencil: {1: [4, 5]}})",
        "opened",
    ),
    "a rule at the edge": ("head.board.rules = {rows: [3]}", "cannot be read"),
    "a given beyond the board": ("head.board.givens = [9]", "cannot be read"),
    "notes that are a text": ("head.board.pencil = {1: '45'}", "cannot be read"),
    "notes beyond the board": ("head.board.pencil = {9: [4]}", "cannot be read"),
    "notes in a cell of every object": ("head.board.pencil = {constructor: [4]}", "cannot be read"),
    "a counter of every object": ("head.counters.constructor = {words: {add: 1}}", "cannot be read"),
    "an infinite weight": ("head.counters.expanded.words.expand = '1e999'", "cannot be read"),
    "nothing said of its words": ("delete head.vocabulary; delete head.waiting; delete head.informed", "opened"),
    "a word that paints a role of every object": ("head.vocabulary.expand.changed = 'constructor'", "cannot be read"),
    "a word that counts for many": ("head.vocabulary.add.frontier_delta = 1e9", "cannot be read"),
    "a meaning of every object": ("head.vocabulary.constructor = {}", "cannot be read"),
    "nodes that wait by no counter": ("head.waiting = 'nobody'", "cannot be read"),
    "a puzzle that is not here": ("head.puzzle = 'chess'", "not here: chess"),
    "an algorithm that is not here": ("head.algorithm = 'guessing'", "cannot be read"),
    "a source of every object": ("head.source = 'constructor'", "opened"),
}


def test_hostile_headers(blog):
    """None prevents a later valid run from opening."""
    page = blog.page
    page.set_viewport_size(SMALL)
    for bend, (how, said) in BENDS.items():
        assert said in blog.element.evaluate(HOSTILE.replace("BEND", how)), bend
        assert blog.js("player.length") > 0 and page.locator("dhadha-board .board").count() == 1, bend


SHOW = """async (player) => {
    await player.open(new URL("/heavy.trace", location.href).href);
    const answered = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const where of ["end", "50%", 0]) { await player.seek(where); await player.updateComplete; await answered(); }
    return player.notice?.text ?? player.request.puzzle;
}"""


def test_no_saved_run_blocks_the_page(blog, site_folder):
    """Regressions: each of these blocked the page for seconds or for ever."""
    page = blog.page
    for name, made in HEAVY.items():
        (site_folder / "heavy.trace").write_bytes(made())
        page.evaluate(
            f"() => {{ window.said = null; ({SHOW})(document.querySelector('dhadha-player'))"
            ".then((said) => (window.said = said)); }"
        )
        page.wait_for_function("() => window.said", timeout=16_000)
        said = page.evaluate("said")
        assert said in ("pile-game", "magic-square", "n-puzzle") or "cannot be read" in said, name
        assert page.locator("dhadha-board .board").count() == 1, name


def test_node_with_full_board_and_any_parent(open_running):
    player = open_running(HERE)
    count = 300
    whole = {
        "wholeAt": array("I", range(0, 9 * count + 1, 9)),
        "whole": array("B", [value for at in range(count) for value in (1, 2, 3, 0, 4, 6, 7, 5, at % 9)]),
    }
    run = heavy_traces.file(
        heavy_traces.header(),
        heavy_traces.nodes(count, **whole),
        heavy_traces.steps(count, node=array("I", range(1, count + 1))),
        heavy_traces.footer(count),
    )
    player.page.route("**/whole.trace", lambda route: route.fulfill(body=run))
    player.js("await player.open(new URL('whole.trace', location.href).href)")
    for position in (299, 0, 150, 37):
        player.seek(position)
        assert player.values() == [1, 2, 3, 0, 4, 6, 7, 5, position % 9]


def bomb(megabytes):
    """Return a decompression bomb of identical compressed blocks."""
    packer = zlib.compressobj(9, wbits=31)
    parts = [packer.compress(part) + packer.flush(zlib.Z_FULL_FLUSH) for part in (b"DHADHA1\n", bytes(2**20))]
    return parts[0] + parts[1] * megabytes


def test_decompression_bomb_stopped(open_running):
    player = open_running(HERE)
    packed = bomb(300)
    assert len(packed) < 2**20
    said = player.js("""await (async () => {
        const before = player.request;
        await player.open(new Blob([Uint8Array.from(atob(argument), (sign) => sign.charCodeAt(0))]));
        return [player.notice.text, player.request === before];
    })()""", base64.b64encode(packed).decode())
    assert said == ["This file is too large: more than 256 MB are not opened.", True]


@pytest.fixture
def endless(tmp_path):
    """The address of a response that starts and never ends."""
    (tmp_path / "endless").write_bytes(b"GIF89a, not a trace" * 10_000)
    with serving_faults(tmp_path) as (address, faults):
        faults.set("endless", "halting")
        yield address + "endless"


@pytest.fixture
def witnesses(origin, endless):
    """The only permitted hosts."""
    return [(origin, None), (endless, None)]


@pytest.mark.usefixtures("witnesses")
def test_endless_download_stopped(blog, endless):
    """A response that does not begin like a saved run is refused by its first bytes."""
    said = blog.js("""await Promise.race([player.open(argument).then(() => player.notice.text),
        new Promise((resolve) => setTimeout(resolve, 10_000, "waited in vain"))])""", endless)
    assert "cannot be read" in said
