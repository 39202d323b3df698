"""What the first visit of a post fetches and shows: snippets, frames, saved runs, players never scrolled to."""

import base64
import gzip
import re
import shutil

import dhadha
import pytest
from dhadha.trace.recorder import Recorder
from page_objects import DRAWN, ROOT, SCRIPT, SHIFT, STARTED, Player, python_addresses, query_of
from playwright.sync_api import expect
from servers import SUB_PATH, serving_compressed

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
HEAD = ('<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        '<title>A post</title><link rel="icon" href="data:,">'
        + SCRIPT.replace("dhadha-player.js", f"{SUB_PATH}/dhadha-player.js") + SHIFT)
SNIPPETS = re.findall(r"```html\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
MOVES = "() => document.querySelector('dhadha-player').position > 0"


@pytest.fixture
def serve_post(tmp_path, new_page):
    """Open a post beside the site on a compressing host with an empty cache; return the page and the host's responses.
    """
    page = new_page(viewport={"width": 1200, "height": 700})
    with serving_compressed(tmp_path) as (address, sent):
        shutil.copytree(ROOT / "dist", tmp_path / SUB_PATH)

        def write_and_open_post(body):
            (tmp_path / "post.html").write_text(HEAD + body)
            page.goto(f"{address}/post.html")
            return page, sent

        yield write_and_open_post
        page.goto("about:blank")


def embed_code_of_saved_run(number, folder):
    """Return the embed dialogue's code: with the run in the tag or, for every other one, in a file beside the post."""
    puzzle, algorithm, state, options = OWN[number]
    file = gzip.compress(Recorder(dhadha.run(puzzle, algorithm, state, **options)).record_trace_file(), 9)
    (folder / f"{number}.trace.gz").write_bytes(file)
    inline = f"data:application/gzip;base64,{base64.b64encode(file).decode()}"
    return (f'<p>text</p><dhadha-player puzzle="{puzzle}" height="640" style="display:block;height:640px" '
            f'src="{inline if number % 2 else f"{number}.trace.gz"}"></dhadha-player>')


def test_ten_saved_runs_take_350_kb_and_no_python(serve_post, tmp_path):
    page, sent = serve_post("".join(embed_code_of_saved_run(number, tmp_path) for number in range(len(OWN))))
    players = page.locator("dhadha-player")
    for number in range(len(OWN)):
        players.nth(number).scroll_into_view_if_needed()
        page.wait_for_function("(at) => document.querySelectorAll('dhadha-player')[at].length", arg=number)
        players.nth(number).locator("dhadha-code li").first.wait_for()
        assert players.nth(number).evaluate("async (player) => (await player.step(2), player.position)") == 2
    assert python_addresses(sent) == page.workers == []
    assert any("code-" in path for path in sent) and sum(sent.values()) <= 350_000, sent


def test_board_to_be_moved_needs_no_player_with_controls(serve_post):
    page, _ = serve_post(
        '<dhadha-player puzzle="n-puzzle" controls="hand" style="display:block;width:20em"></dhadha-player>')
    page.wait_for_function(STARTED)
    player = Player(page)
    expect(player.grid).to_have_attribute("role", "grid")
    before = player.values()
    player.press("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp")
    page.wait_for_function("(before) => String(document.querySelector('dhadha-player').values()) !== String(before)",
                           arg=before)


@pytest.mark.parametrize("number", (0, 1))
def test_readme_snippets_take_150_kb(serve_post, number):
    page, sent = serve_post(SNIPPETS[number].replace("https://example.org/dhadha", SUB_PATH))
    inside = page.frame_locator("iframe") if number else page
    inside.locator("dhadha-player dhadha-code [aria-current]").wait_for()
    player = inside.locator("dhadha-player")
    assert player.evaluate("async (player) => (await player.play(), [player.request.algorithm, player.request.state])"
                           ) == ["ida-star", "025436178"]
    page.frames[-1].wait_for_function(MOVES)
    assert sum(sent.values()) <= 150_000 and page.workers == python_addresses(sent) == [], sent


def test_ten_frames_take_900_kb(serve_post):
    examples = [(puzzle["id"], preset) for puzzle in dhadha.catalogue()["puzzles"] for preset in puzzle["presets"][:2]]
    addresses = [f"{SUB_PATH}/embed/?puzzle={puzzle}&{query_of(preset)}" for puzzle, preset in examples[:10]]
    page, sent = serve_post("".join(f'<iframe src="{address}" height="480"></iframe>' for address in addresses))
    for frame in page.locator("iframe").all():
        frame.content_frame.locator("dhadha-player dhadha-code [aria-current]").wait_for()
    assert sum(sent.values()) <= 900_000 and python_addresses(sent) == [], sent


LAZY = '<div style="height:3000px"></div><dhadha-player puzzle="n-puzzle" autoplay loading="lazy" {}></dhadha-player>'
WATCH = """() => document.querySelector("dhadha-player").addEventListener("stepchange", async () => {
    window.files = performance.getEntriesByType("resource").map(({name}) => name.split("/").at(-1));
    await DRAWN; // what has shifted so far is told after it is painted
    window.shift = 0;
}, {once: true})""".replace("DRAWN", DRAWN)


@pytest.mark.parametrize("puzzle, attributes", [("n-puzzle", ""), ("n-puzzle", 'controls="none" loop'),
                                                ("pile-game", "")])
def test_lazy_player_fetches_in_stages_and_shifts_nothing(serve_post, puzzle, attributes):
    page, sent = serve_post(LAZY.format(attributes).replace("n-puzzle", puzzle))
    page.wait_for_load_state("networkidle")
    assert [path.split("/")[-1] for path in sent] == ["post.html", "dhadha-player.js"]
    page.evaluate(WATCH)
    page.mouse.wheel(0, 4000)
    page.wait_for_function(MOVES)
    fetched = page.evaluate("files")
    sizes = {path.split("/")[-1]: size for path, size in sent.items()}
    assert puzzle != "n-puzzle" or sum(size for name, size in sizes.items() if name in fetched) <= 60_000, fetched
    if "controls" not in attributes:
        page.locator("dhadha-player dhadha-transport").wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.shift") <= .001


BEGIN = {"eager": "document.querySelector('dhadha-player').removeAttribute('loading')",
         "print": "dispatchEvent(new Event('beforeprint'))"}


@pytest.mark.parametrize("begin", BEGIN)
def test_lazy_player_starts_when_it_is_lazy_no_more_or_printed(serve_post, begin):
    page, _ = serve_post(LAZY.format('panels="none"'))
    page.evaluate(BEGIN[begin])
    page.locator("dhadha-player dhadha-board").first.wait_for(state="attached")


ASKS = "dhadha-player dhadha-transport [data-act=practice][aria-pressed=true]"


def begin_practice(page):
    page.locator(ASKS).wait_for(state="attached")
    page.locator("dhadha-player dhadha-transport .play").click()
    page.locator("dhadha-player .asking").wait_for()


@pytest.mark.parametrize("puzzle, attributes", [
    ("knight-path", 'lang="fa"'), ("n-queens", 'panels="none"'), ("n-puzzle", 'loading="lazy"'),
    *(pytest.param(puzzle["id"], "", marks=pytest.mark.long) for puzzle in dhadha.catalogue()["puzzles"]),
])
def test_first_question_takes_119_kb_and_no_python(serve_post, puzzle, attributes):
    page, sent = serve_post(f'<dhadha-player puzzle="{puzzle}" ask="hard" {attributes}></dhadha-player>')
    page.locator(ASKS).wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    parts = page.locator("dhadha-player, dhadha-player dhadha-board, dhadha-player dhadha-transport").all()
    before = [part.bounding_box() for part in parts]
    begin_practice(page)
    page.wait_for_load_state("networkidle")
    assert sum(sent.values()) <= 119_600 and python_addresses(sent) == page.workers == [], sent
    page.locator("dhadha-player .skip").click()  # panels, which wait for the first answer, have a reserved place
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelector('dhadha-player').modes.practice.leave()")
    expect(page.locator("dhadha-player dhadha-code [aria-current]")).to_have_count(0 if "none" in attributes else 1)
    assert python_addresses(sent) == [] and [part.bounding_box() for part in parts] == before


def test_verdicts_and_summary_of_a_post_are_in_view(serve_post):
    page, _ = serve_post(
        '<div style="width:360px"><dhadha-player puzzle="estimate-tree" ask="hard"></dhadha-player></div>')
    begin_practice(page)
    skip, summary = page.locator("dhadha-player .skip"), page.locator("dhadha-player .summary")
    verdict = page.locator("dhadha-player .verdict")
    while not summary.count():
        expect(skip).to_be_in_viewport(ratio=.9)
        skip.click()
        for part in (verdict.locator("b"), verdict.get_by_role("button")):
            expect(part).to_be_in_viewport(ratio=.9)
        verdict.get_by_role("button").click()
        expect(skip.or_(summary)).to_be_visible()
    for name in ("Ask again", "Stop asking"):
        expect(summary.get_by_role("button", name=name)).to_be_in_viewport(ratio=.9)


def test_playback_waits_for_questions(serve_post):
    page, held, goes_on = serve_post("")[0], [], []
    page.route("**/assets/practice-*.js", lambda route: route.continue_() if goes_on else held.append(route))
    serve_post('<dhadha-player puzzle="n-queens" ask="hard" autoplay></dhadha-player>')
    page.locator("dhadha-player dhadha-transport .play").wait_for()
    page.wait_for_timeout(1500)
    assert held and page.evaluate("document.querySelector('dhadha-player').position") == 0
    goes_on.append(True)
    for route in held:
        route.continue_()
    page.locator("dhadha-player .asking").wait_for()
    assert page.evaluate("document.querySelector('dhadha-player').position") == 8
