"""The other documented facts of embedding, on a plain host page, in three engines."""

import base64

import pytest
from servers import SUB_PATH

in_each = pytest.mark.parametrize("driver", ["chromium", "firefox", "webkit"], indirect=True)

PAGE = """<script type="module" src="SITEdhadha-player.js"></script>
<script type="module" src="SITEdhadha-race.js"></script>
<dhadha-player id="room" puzzle="n-puzzle" state="430521786" panels="legend code" start-at="0"
  style="width: 900px; --dhadha-room: 200px"></dhadha-player>
<dhadha-player id="sized" puzzle="n-queens" height="600" start-at="0" style="width: 480px"></dhadha-player>
<dhadha-player id="waiting" puzzle="n-puzzle" state="123406758"><b>a picture</b></dhadha-player>
<dhadha-player id="content" puzzle="knight-path" state="a1 j10"><b>a picture</b></dhadha-player>
<dhadha-player id="brought" packages="SITEno-such.whl" puzzle="frogs"><b>a picture</b></dhadha-player>
<dhadha-race id="lanes" puzzle="n-puzzle" height="700"></dhadha-race>
<div style="height: 4000px"></div><dhadha-player id="far" loading="lazy" puzzle="magic-trick"></dhadha-player>"""
STAND = """[room, sized].every((each) => each.whole && each.renderRoot.querySelector("dhadha-transport")) &&
    [waiting, content, brought].every((each) => each.renderRoot?.querySelector("button.solve")) && lanes.whole"""
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


ISOLATED = {"Cross-Origin-Embedder-Policy": "require-corp", "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*"}


@in_each
@pytest.mark.expects_errors  # the origin of the frame is another one
def test_cross_origin_isolated_page(driver, watched, site_folder, serve_with):
    """The tag from a host that only lets others use it, the frame from one that lets others isolate it."""
    page, frames = (serve_with(site_folder, ISOLATED) for _ in range(2))
    driver.open(f"{page}/any/sub/blog.html", until="player?.length")
    driver.run("""void (window.told = [], addEventListener("message", ({data}) => told.push(data.type)),
        document.body.append(document.createRange().createContextualFragment(argument)))""",
        f'<iframe src="{frames}/{SUB_PATH}/embed/?puzzle=n-puzzle"></iframe>')
    driver.wait("told.includes('dhadha-height') && crossOriginIsolated")
