"""Bytes fetched by readers of a post: README's snippets, ten frames, ten saved runs, a player never scrolled to."""

import base64
import gzip
import re
import shutil
from urllib.parse import urlencode

import dhadha
import pytest
from dhadha.trace.recorder import Recorder
from playwright.sync_api import expect
from servers import SUB_PATH, compressing
from visitor import ROOT
from watched_page import watching

OWN = [
    ("n-puzzle", "a-star", "123406758", {}),
    ("n-puzzle", "ida-star", "025436178", {}),
    ("n-puzzle", "greedy-backtracking", "123406758", {}),
    ("n-queens", "backtracking", None, {"n": 6, "until": "first"}),
    ("n-queens", "min-conflicts", "5 3 1 4 2 6 8 7", {}),
    ("knight-path", "breadth-first", "a1 h8 x c3 d5", {}),
    ("knight-path", "breadth-first", "b2 g7", {}),
    ("pile-game", "grundy", "4 3 6", {}),
    ("coin-game", "grundy", "(5,3) (8,6)", {}),
    ("magic-square", "siamese", None, {"n": 9}),
]
SHIFT = """<script>window.shift = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});</script>"""
HEAD = ('<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<title>A post</title><link rel="icon" href="data:,">'
        f'<script type="module" src="{SUB_PATH}/dhadha-player.js"></script>')


@pytest.fixture
def post(tmp_path, browser):
    """Open a post beside the site on a compressing host with an empty cache; return the page and the host's responses.
    """
    page, faults = watching(browser.new_page(viewport={"width": 1200, "height": 700})), []
    page.on("pageerror", lambda error: faults.append(str(error)))
    with compressing(tmp_path) as (address, sent):
        shutil.copytree(ROOT / "dist", tmp_path / SUB_PATH)

        def open_post(body, width=1200):
            page.set_viewport_size({"width": width, "height": 700})
            (tmp_path / "post.html").write_text(HEAD + body)
            page.goto(f"{address}/post.html")
            return page, sent

        yield open_post
        page.close()
    assert faults == []


def snippet(number, folder):
    """Return the embed dialogue's code: with the run in the tag or, for every other one, in a file beside the post."""
    puzzle, algorithm, state, options = OWN[number]
    file = gzip.compress(Recorder(dhadha.run(puzzle, algorithm, state, **options)).file(), 9)
    (folder / f"{number}.trace.gz").write_bytes(file)
    inline = f"data:application/gzip;base64,{base64.b64encode(file).decode()}"
    return (f'<p>text</p><dhadha-player puzzle="{puzzle}" height="640" style="display:block;height:640px" '
            f'src="{inline if number % 2 else f"{number}.trace.gz"}"></dhadha-player>')


def test_ten_saved_runs_take_350_kb_and_no_python(post, tmp_path):
    page, sent = post("".join(snippet(number, tmp_path) for number in range(len(OWN))))
    players = page.locator("dhadha-player")
    for number in range(len(OWN)):
        players.nth(number).scroll_into_view_if_needed()
        page.wait_for_function("(at) => document.querySelectorAll('dhadha-player')[at].length", arg=number)
        assert players.nth(number).evaluate("async (player) => (await player.step(2), player.position)") == 2
    page.wait_for_load_state("networkidle")
    assert [path for path in sent if "pyodide" in path or "worker-" in path] == page.workers == []
    assert any("code-" in path for path in sent) and sum(sent.values()) <= 350_000, sent


def test_board_to_be_moved_needs_no_player_with_controls(post):
    page, _ = post('<dhadha-player puzzle="n-puzzle" controls="hand" style="display:block;width:20em"></dhadha-player>')
    board = page.locator("dhadha-board .board")
    expect(board).to_have_attribute("role", "grid")
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        board.press(key)
    page.wait_for_function("() => document.querySelector('dhadha-player').hand?.past.length")


SNIPPETS = re.findall(r"```html\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
PLAY = """async () => {
    const player = document.querySelector("dhadha-player");
    await player.play();
    return [player.request.algorithm, player.request.state];
}"""


@pytest.mark.parametrize("number", (0, 1))
def test_readme_snippets_take_150_kb(post, number):
    page, sent = post(SNIPPETS[number].replace("https://example.org/dhadha", SUB_PATH))
    inside = page.frame_locator("iframe") if number else page
    inside.locator("dhadha-player dhadha-code .on").wait_for()
    frame = page.frames[-1]
    assert frame.evaluate(PLAY) == ["ida-star", "025436178"]
    frame.wait_for_function(MOVES)
    page.wait_for_load_state("networkidle")
    assert sum(sent.values()) <= 150_000 and page.workers == [], sent
    assert [path for path in sent if "pyodide" in path or "worker-" in path] == []


@pytest.mark.parametrize("width, column", ((360, "auto"), (1366, "auto"), (1366, "320px"), (1366, "1000px")))
def test_readme_tag_reserves_height(post, width, column):
    tag = SNIPPETS[0].replace("https://example.org/dhadha", SUB_PATH)
    page, _ = post(f'{SHIFT}<div style="width: {column}">{tag}</div>' + "<p>What follows.</p>" * 20, width)
    page.locator("dhadha-player dhadha-code .on").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shift") <= 0.05


def test_ten_frames_take_900_kb(post):
    examples = [(puzzle["id"], preset) for puzzle in dhadha.catalogue()["puzzles"] for preset in puzzle["presets"][:2]]
    queries = [urlencode({"puzzle": puzzle, "algorithm": preset["algorithm"], "state": preset["state"] or ""} | {
        f"option-{name}": value for name, value in preset["options"].items()}) for puzzle, preset in examples]
    addresses = [f"{SUB_PATH}/embed/?{query}" for query in queries[:10]]
    page, sent = post("".join(f'<iframe src="{address}" height="480"></iframe>' for address in addresses))
    for frame in page.frames[1:]:
        frame.locator("dhadha-player dhadha-code .on").wait_for()
    assert len(page.frames) == 11 and sum(sent.values()) <= 900_000, sent
    assert [path for path in sent if "pyodide" in path or "worker-" in path] == []


LAZY = '<div style="height:3000px"></div><dhadha-player puzzle="n-puzzle" autoplay loading="lazy" {}></dhadha-player>'
MOVES = "() => document.querySelector('dhadha-player').position > 0"


BOX = """() => [...document.querySelector("dhadha-player").shadowRoot.querySelectorAll("dhadha-board")].map((board) => {
    const {x, y, width, height} = board.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
})"""
KEEP_WHAT_IS_THERE_WHEN_IT_MOVES = f"""() => {{
  const player = document.querySelector("dhadha-player");
  player.addEventListener("stepchange", () => {{
    const files = performance.getEntriesByType("resource").map(({{name}}) => name.split("/").at(-1));
    globalThis.moved = [({BOX})(), files];
  }}, {{once: true}});
}}"""


def ours(sent):
    return {path.split("/")[-1]: size for path, size in sent.items() if path != "/post.html"}


@pytest.mark.parametrize("attributes", ("", 'panels="none"', 'controls="none"', 'controls="none" loop'))
def test_lazy_player_fetches_in_stages(post, attributes):
    page, sent = post(LAZY.format(attributes))
    page.wait_for_timeout(500)  # nothing must happen meanwhile
    assert list(ours(sent)) == ["dhadha-player.js"]
    page.evaluate(KEEP_WHAT_IS_THERE_WHEN_IT_MOVES)
    page.mouse.wheel(0, 4000)
    page.wait_for_function(MOVES)
    at_first, fetched = page.evaluate("() => moved")
    assert sum(size for name, size in ours(sent).items() if name in fetched) <= 60_000, fetched
    if "controls" in attributes:
        return
    page.locator("dhadha-player dhadha-transport").wait_for()
    page.wait_for_load_state("networkidle")
    assert "board" in page.locator("dhadha-player .narration").inner_text()
    assert page.evaluate(BOX) == at_first  # loading the controls shifts no board


@pytest.mark.parametrize("puzzle", ("pile-game", "coin-game"))
def test_lazy_player_layout_is_stable(post, puzzle):
    page, _ = post(LAZY.format("").replace("n-puzzle", puzzle))
    page.evaluate(KEEP_WHAT_IS_THERE_WHEN_IT_MOVES)
    page.mouse.wheel(0, 4000)
    page.wait_for_function(MOVES)
    page.locator("dhadha-player dhadha-transport").wait_for()
    assert page.evaluate(BOX) == page.evaluate("() => moved[0]")


@pytest.mark.parametrize("wanted", (
    "document.querySelector('dhadha-player').seek(3)",
    "document.querySelector('dhadha-player').removeAttribute('loading')",
    "document.body.prepend(document.createElement('dhadha-player'))",
))
def test_lazy_player_starts_on_demand(post, wanted):
    page, _ = post(LAZY.format('panels="none"'))
    page.evaluate(f"async () => {{ await {wanted}; }}")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.shadowRoot?.querySelector('dhadha-board')")
