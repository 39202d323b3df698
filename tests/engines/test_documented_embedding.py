"""The other documented facts of embedding, on a plain host page, in three engines."""

import base64
import json
import os
import re
import shutil
import sys
from pathlib import Path

import pytest
from servers import SUB_PATH, OpenHandler, serving

sys.path.append(str(Path(__file__).parents[2] / "static/build"))
from releases import keep_assets, save_assets  # noqa: E402

in_each = pytest.mark.parametrize("driver", ["chromium", "firefox", "webkit"], indirect=True)

PAGE = """<script type="module" src="SITEdhadha-player.js"></script>
<script type="module" src="SITEdhadha-race.js"></script>
<dhadha-player id="room" puzzle="n-puzzle" state="430521786" panels="legend code" start-at="0"
  style="width: 900px; --dhadha-room: 200px"></dhadha-player>
<dhadha-player id="sized" puzzle="n-queens" height="600" start-at="0" style="width: 480px"></dhadha-player>
<dhadha-player id="waiting" puzzle="n-puzzle" state="123406758"><b>a picture</b></dhadha-player>
<dhadha-player id="content" puzzle="knight-path" state="a1 j10"><b>a picture</b></dhadha-player>
<dhadha-player id="brought" packages="SITEdhadha_frogs-1.0-py3-none-any.whl" puzzle="frogs"
  ><b>a picture</b></dhadha-player>
<dhadha-race id="lanes" puzzle="n-puzzle" height="700"></dhadha-race>
<div style="height: 4000px"></div><dhadha-player id="far" loading="lazy" puzzle="magic-trick"></dhadha-player>"""
STAND = """[room, sized].every((each) => each.whole && each.renderRoot.querySelector("dhadha-transport")) &&
    [waiting, content, brought].every((each) => each.renderRoot?.querySelector("button.solve")) && lanes.whole"""
SMALL = {"puzzle": "n-puzzle", "state": "123406758", "algorithm": "ida-star", "options": {}}
LARGE = {"puzzle": "n-queens", "state": "", "algorithm": "large", "options": {"n": 10_001}}
PYTHON = "performance.getEntriesByType('resource').filter(({name}) => /pyodide|python|\\.whl/.test(name)).length"


@in_each
@pytest.mark.expects_errors
def test_documented_facts_hold(driver, watched, site_folder):
    driver.open(watched.replace(f"{SUB_PATH}/", "host.html"), until="true")
    driver.run("void document.body.append(document.createRange().createContextualFragment(argument))",
               PAGE.replace("SITE", watched))
    driver.wait(STAND)
    for promise in PROMISES:
        promise(driver)
    saved_runs_play_in_frames(driver, watched, site_folder)
    assert driver.run(PYTHON) == 0
    a_race_keeps_its_height_and_has_its_methods_and_events(driver)
    an_eager_player_solves_out_of_sight(driver)
    methods_and_events_tell_the_result(driver)
    if driver.name != "chromium":  # which tests/browser/test_package_isolation.py asks
        a_package_is_installed_when_the_reader_presses_and_agrees(driver)


def the_board_takes_the_room_it_is_left(page):
    assert page.run("one('#room', 'dhadha-board').offsetHeight") == pytest.approx(200, abs=2)


def what_only_python_shows_stands_still_or_is_the_content_of_the_tag(page):
    board = "(player) => Boolean(player.renderRoot.querySelector('dhadha-board'))"
    seen = "(player) => player.querySelector('b').getClientRects().length > 0"
    for each, ask in (("drawn", board), ("content seen", seen)):
        assert page.run(f"[waiting, content, brought].map({ask})") == (
            [True, False, False] if each == "drawn" else [False, True, True]), each


def a_lazy_player_begins_near_the_screen(page):
    assert page.run("[far.length ?? 0, scrollTo(0, document.body.scrollHeight)][0]") == 0
    page.wait("far.length > 0")
    page.run("void scrollTo(0, 0)")


BACK = """await (async () => {
    const still = () => new Promise((resolve) => setTimeout(resolve, 250)); // else no scroll is a smooth one
    const lines = Array.from({length: sized.length}, (_, at) => sized.trace.line(at));
    const [first, last] = [Math.min, Math.max].map((best) => lines.indexOf(best(...lines.filter(Boolean))));
    const box = one("#sized", "dhadha-code", ".box");
    await sized.seek(first);
    await still();
    const { scrollTop } = box;
    await sized.seek(last);
    while (box.scrollTop === scrollTop) await new Promise(requestAnimationFrame);
    await sized.seek(first);
    for (let before = -1; before !== box.scrollTop; await still()) before = box.scrollTop;
})()"""
LIT_IN_VIEW = """(() => {
    const [box, line] = [".box", ".on"].map((part) => one("#sized", "dhadha-code", part).getBoundingClientRect());
    return line.top >= box.top - 1 && (line.bottom <= box.bottom + 1 || line.height > box.height);
})()"""


def the_lit_line_is_seen_under_a_height(page):
    """Also when seeking back while the code still scrolls to the previous line."""
    page.run(BACK)
    page.wait(LIT_IN_VIEW, seconds=4)


def an_error_can_be_tried_again_and_nothing_rejects(page):
    assert page.run("""await (async () => {
        const heard = [];
        const hear = (event) => (event.preventDefault(), heard.push(event.detail));
        room.addEventListener("error", hear);
        const told = await room.open("no-such.trace.gz");
        room.removeEventListener("error", hear);
        return [told, heard.length, typeof heard[0].message, typeof heard[0].again];
    })()""") == [None, 1, "string", "function"]


def a_step_becomes_a_slide(page):
    page.run("void (room.requestFullscreen = null, room.present())")
    page.wait("room.presenting && getComputedStyle(room).position === 'fixed'")
    page.run("void room.leave()")
    page.wait("!room.presenting")


def a_race_keeps_its_height_and_has_its_methods_and_events(page):
    assert page.run("lanes.offsetHeight") == 700
    heard = page.run("""await (async () => {
        const heard = [];
        for (const name of ["runstart", "runend", "stepchange", "play", "pause", "ended"])
            for (const [where, target] of [["race", lanes], ["page", document]])
                target.addEventListener(name, (event) => event.composedPath().includes(lanes) && heard.push(
                    `${where} ${name}`));
        const results = await lanes.run();
        await lanes.seek("50%");
        const half = lanes.position;
        await lanes.step(-1);
        const before = lanes.position;
        await lanes.play();
        await lanes.pause();
        await lanes.seek("end");
        return [[...new Set(heard)], results.length > 1, half - before, lanes.running, lanes.over, lanes.offsetHeight];
    })()""")
    assert heard[1:] == [True, 1, False, True, 700]
    assert {"race runstart", "page runend", "race stepchange", "race play", "race pause"} <= set(heard[0])
    assert not {"page play", "page pause"} & set(heard[0])


def an_eager_player_solves_out_of_sight(page):
    page.run("""void far.insertAdjacentHTML("afterend",
        '<dhadha-player id="eager" loading="eager" puzzle="n-puzzle" state="123406758"></dhadha-player>')""")
    page.wait("eager.result")
    assert page.run("[eager.getBoundingClientRect().top > 2 * innerHeight, eager.result.moves, waiting.length]") == [
        True, "UL", 0]


def methods_and_events_tell_the_result(page):
    """A list that is too long by its length alone."""
    small = {"moves": "UL", "length": 2}
    for request, result in ((SMALL, small), (LARGE, {"queens": {"length": 10_001}})):
        told, heard, kept = page.run("""await (async () => {
            const heard = {};
            const names = ["runstart", "runend", "stepchange"];
            const hear = ({type, detail}) => (heard[type] = detail);
            for (const name of names) eager.addEventListener(name, hear);
            const told = await eager.run(argument);
            await eager.seek("end");
            for (const name of names) eager.removeEventListener(name, hear);
            return [told, heard, [eager.request, eager.result, eager.position, eager.length]];
        })()""", request)
        assert told | result == told, told
        assert kept[:2] == [heard["runend"]["request"], told] and heard["runend"]["status"] == "found"
        assert heard["runend"]["result"] == told and heard["runstart"]["request"] == kept[0]
        assert heard["stepchange"] == {"position": kept[2], "length": kept[3]} and kept[2] == kept[3] - 1


def a_package_is_installed_when_the_reader_presses_and_agrees(page):
    """Asked first, as by a page that a link opened."""
    page.run("void (brought.asksFirst = true)")
    page.click("#brought", "button.solve")
    page.wait("controlNames().includes('Do not install')")
    assert page.run("brought.length") == 0
    page.wait("!named('Install').disabled")
    page.button("Install")
    page.wait("brought.result?.length === 15")


PROMISES = (
    the_board_takes_the_room_it_is_left,
    what_only_python_shows_stands_still_or_is_the_content_of_the_tag,
    a_lazy_player_begins_near_the_screen,
    the_lit_line_is_seen_under_a_height,
    an_error_can_be_tried_again_and_nothing_rejects,
    a_step_becomes_a_slide,
)


def saved_runs_play_in_frames(page, watched, site_folder):
    """As a fragment, and as a file beside the frame's page."""
    run = page.run("""await new Promise(async (resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result.replace(/^.*,/, ""));
        reader.readAsDataURL(await sized.file());
    })""")
    (site_folder / SUB_PATH / "embed/a-run.trace.gz").write_bytes(base64.b64decode(run))
    page.run("""void (told.length = 0, document.body.prepend(...argument.map((src) =>
        Object.assign(document.createElement("iframe"), {src, width: 600, height: 500}))))""",
        [f"{watched}embed/?id=of-text#run={run}", f"{watched}embed/?puzzle=n-queens&src=a-run.trace.gz&id=of-file"])
    page.wait("""["of-text", "of-file"].every((name) => told.some(({type, name: event, frame, length}) =>
        type === "dhadha-event" && event === "ready" && frame === name && length === sized.length))""")


TYPED = "require-trusted-types-for 'script'; trusted-types dhadha lit-html 'allow-duplicates'"
ISOLATED = {"Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*"}
REFUSES_TEXTS = """(() => {
    try {
        document.createElement("script").src = "data:,";
        return false;
    } catch {
        return true;
    }
})()"""


@in_each
@pytest.mark.expects_errors  # the origin of the frame is another one
def test_a_page_that_is_isolated_and_requires_trusted_types_takes_a_tag_and_a_frame(
    driver, watched, site_folder, serve_with
):
    """The tag from a host that only lets others use it, the frame from one that lets others isolate it."""
    page = serve_with(site_folder, ISOLATED | {"Content-Security-Policy": TYPED})
    frames = serve_with(site_folder, ISOLATED)
    driver.open(f"{page}/any/sub/blog.html", until="player?.length")
    assert driver.run(REFUSES_TEXTS) == driver.run("Boolean(window.trustedTypes)")
    driver.run("""void (window.told = [], addEventListener("message", ({data}) => told.push(data.type)),
        document.body.append(Object.assign(document.createElement("iframe"), {src: argument})))""",
        f"{frames}/{SUB_PATH}/embed/?puzzle=n-puzzle")
    driver.wait("told.includes('dhadha-height') && crossOriginIsolated")
    assert driver.run("(await player.run(argument)).moves", SMALL) == "UL"
    assert driver.run("[await player.seek(2), player.position, reached]")[1:] == [2, []]


class NewReleaseHandler(OpenHandler):
    """Who first asks for the script gets it as a cache may have it, of a release whose files are gone."""

    asked = 0

    def do_GET(self):
        if not self.path.endswith("/dhadha-player.js"):
            return super().do_GET()
        type(self).asked += 1
        script = Path(self.translate_path(self.path)).read_text(encoding="utf-8")
        if self.asked == 1:
            script = re.sub(r"\b(common|chunk|stage|dhadha-player)-\w+(?=\.js)", r"\1-Gone1234", script)
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript; charset=utf-8")
        self.send_header("Cache-Control", "max-age=600" if self.asked == 1 else "no-cache")
        self.end_headers()
        self.wfile.write(script.encode())


@pytest.fixture
def own_site(site_folder, tmp_path):
    """A copy of the site that a test may replace."""
    top = tmp_path / "own"
    shutil.copytree(site_folder, top, copy_function=os.link)
    with serving(type("Handler", (NewReleaseHandler,), {}), top) as address:
        yield address, top / SUB_PATH


def release_anew(site, kept):
    """Another release takes the place of a site, which keeps the files of the one before, as `--keep` does."""
    kept.mkdir()
    save_assets(site, kept)
    for path in site.rglob("*.*"):
        if path.is_file() and path.parent.name != "assets":
            path.unlink()
    (site / "manifest.json").write_text(json.dumps({"assets": ["newest.js"]}))
    (site / "assets/newest.js").write_text("// all that is new")
    keep_assets(kept, site)


OPENED = """[player, document.querySelector("iframe")?.contentDocument.querySelector("dhadha-player")]"""


@in_each
@pytest.mark.expects_errors
def test_a_tag_and_a_frame_outlive_a_release(driver, own_site, tmp_path):
    """A script that a cache has of an older one starts the newest; what is open goes on with files that are kept."""
    address, site = own_site
    driver.open(f"{address}/any/sub/blog.html", until="player?.length")
    assert driver.run("[reached, controlNames().includes('Try again')]") == [[], False]
    driver.run("""void document.body.append(Object.assign(document.createElement("iframe"),
        {src: "path/embed/?puzzle=n-queens", width: 700, height: 500}))""")
    driver.wait(f"{OPENED}[1]?.whole && player.whole")
    release_anew(site, tmp_path / "kept")
    driver.run(f"void {OPENED}.forEach((each) => (each.lang = 'fa'))")
    driver.wait(f"{OPENED}.every(({{texts}}) => texts.language === 'fa')")
    assert driver.run(f"(await Promise.all({OPENED}.map((each) => each.file()))).map(({{size}}) => size > 100)") == [
        True, True]
    assert driver.run(f"{OPENED}.some(({{notice}}) => notice)") is False
