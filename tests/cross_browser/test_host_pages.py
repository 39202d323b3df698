"""Players and frames in other people's pages, in three engines: what README.md, static/README.md and
static/docs/embedding.md promise. browser/test_embedding.py has what does not depend on the engine.
"""

import base64
from pathlib import Path

import pytest
from servers import SUB_PATH

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
SMALL = {"puzzle": "n-puzzle", "state": "123406758", "algorithm": "ida-star", "options": {}}
LARGE = {"puzzle": "n-queens", "state": "", "algorithm": "large", "options": {"n": 10_001}}
PYTHON = "performance.getEntriesByType('resource').filter(({name}) => /pyodide|python|\\.whl/.test(name)).length"
in_each = pytest.mark.parametrize("driver", ["chromium", "firefox", "webkit"], indirect=True)


@pytest.fixture
def open_host(driver, error_recording_site):
    """Open a host page with the body of a file, in which SITE is the site's address."""
    def open_host_page_with_file(name, until):
        body = (HERE / name).read_text(encoding="utf-8")
        body = body.replace("SITE", error_recording_site)
        driver.open(error_recording_site.replace(f"{SUB_PATH}/", "host.html"), until="true")
        driver.run("void document.body.append(document.createRange().createContextualFragment(argument))", body)
        driver.wait(until)
        return driver
    return open_host_page_with_file


# ---- frames

HEIGHTS = "told.filter(({type}) => type === 'dhadha-height').map(({at, height}) => [at, height])"
EACH_TOLD = f"new Set({HEIGHTS}.map(([at]) => at)).size === 3"
SETTLED = """(() => {
    const [plain, boxed, long] = document.querySelectorAll("iframe");
    const fits = ({contentDocument: {documentElement: root}, offsetHeight, offsetWidth}) =>
        offsetWidth === column.offsetWidth && root.scrollHeight === offsetHeight && root.scrollWidth <= offsetWidth &&
        offsetHeight - root.querySelector("main").getBoundingClientRect().height < 1;
    return fits(plain) && fits(long) && boxed.offsetHeight === plain.offsetHeight;
})()"""
HELD = """[...document.querySelectorAll("iframe")].every(({contentDocument, offsetHeight}) =>
    offsetHeight > 100 && (!contentDocument || contentDocument.documentElement.scrollHeight === offsetHeight))"""
COMMAND = """void document.querySelector(`iframe[src*=${argument[0]}]`).contentWindow.postMessage(
    {type: "dhadha", command: argument[1], value: argument[2], id: argument[3]}, "*")"""
THEME = "document.querySelector('iframe[src*=long]').contentDocument.documentElement.dataset.theme"


@in_each
def test_frame_tells_its_height_once_for_each_width_and_takes_commands(open_host):
    """Sandboxed ones, too; invalid commands are ignored; a script that comes late hears all heights."""
    page = open_host("frames.html", until=EACH_TOLD)
    page.wait(SETTLED)
    assert page.run(f"{HEIGHTS}.length") == 3 and page.run("window.shift") <= .05, page.run(HEIGHTS)
    for width in (320, 1000):
        page.run("void (told.length = 0, column.style.width = `${argument}px`)", width)
        page.wait(SETTLED)
        heights = page.run(HEIGHTS)
        assert len(dict(heights)) == len(heights), (width, heights)
    for name in ("plain", "boxed"):
        page.run("void (told.length = 0)")
        for number, (command, value) in enumerate((("run", {}), ("seek", "50%"), ("step", -2), ("play", None),
                                                   ("pause", None))):
            page.run(COMMAND, [name, command, value, number])
        page.wait("told.filter(({type}) => type === 'dhadha-done').length === 4")
        answers = page.run("told.filter(({type}) => type === 'dhadha-done')")
        assert [(answer["id"], answer["frame"]) for answer in answers] == [(at, name) for at in (1, 2, 3, 4)]
        half = round((answers[0]["length"] - 1) / 2)
        assert [answer["position"] for answer in answers[:2]] == [half, half - 2]
        heard = page.run("told.filter(({type}) => type === 'dhadha-event').map(({name}) => name)")
        assert {"stepchange", "play", "pause"} <= set(heard)
    assert page.run(THEME) == "dark"
    for theme, value in (("light", "light"), ("", "pink")):
        page.run(COMMAND, ["long", "theme", value, 9])
        page.wait(f"{THEME} === argument", theme)
    page.run("""void (document.querySelectorAll("iframe").forEach((frame) => (frame.height = 100)), told.length = 0,
        document.head.append(Object.assign(document.createElement("script"),
            {src: document.querySelector("iframe").src.replace(/embed.*/, "dhadha-frames.js")})))""")
    page.wait(f"{EACH_TOLD} && {HELD}")  # what grew while the frame was 100 px high does not shrink


# ---- a slide deck

STAND = """["#knight", "#queens", "#tiles"].every((id) =>
    all(id, "dhadha-transport").length && all(id, ".board").length) && all("#tiles", "dhadha-code").length"""
TURNED = {
    "half": "transform: scale(.5)",
    "turned": "transform: translate(330px, 60px) scale(.7) rotate(35deg) skewX(8deg)",
    "zoomed": "zoom: .6",
    "mirrored": "transform: translate(900px, 0) scale(-.8, .6)",
}
DRAGS = [  # how a board is turned, the board, the squares that are drawn over, and what it shows then
    ("half", "#knight", ((8, 1), (6, 3)), "[...knight.values()].at(-2) === 5 * 8 + 3"),
    ("turned", "#knight", ((4, 4), (4, 5), (4, 6)), "[28, 29].every((cell) => knight.values()[cell])"),
    ("mirrored", "#queens", ((2, 3),), "queens.values()[2] === 2"),
    ("zoomed", "#tiles", ((2, 2), (2, 1)), "String([...tiles.values()]) === '1,2,3,4,0,6,7,5,8'"),
]
# The middle of a square on the screen, which no turn of the page moves off a point; WebKit tells zoomed boxes unzoomed.
SPOT = """(([id, row, column, zoom, rows]) => {
    const spot = one(id, "dhadha-board", ".board").appendChild(document.createElement("b"));
    Object.assign(spot.style, {position: "absolute", width: 0, height: 0,
        left: `${100 * (column - .5) / rows}%`, top: `${100 * (row - .5) / rows}%`});
    const {x, y} = spot.getBoundingClientRect();
    spot.remove();
    const unzoomed = "currentCSSZoom" in spot ? 1 : zoom;
    return [x * unzoomed, y * unzoomed];
})(argument)"""
ROWS = {"#knight": 8, "#queens": 4, "#tiles": 3}


@in_each
def test_player_in_a_slide_deck_fits_and_follows_the_pointer(open_host):
    page = open_host("deck.html", until=STAND)
    page.run("[knight, queens, tiles].forEach((player) => player.pause())")
    assert page.run("window.shift") <= .05
    for width in (320, 480, 1000, 700):
        page.run("void (column.style.width = `${argument}px`)", width)
        assert page.run("""(() => {
            const {left, right, width, height} = tiles.getBoundingClientRect();
            const parts = ["dhadha-board", ".narration", "dhadha-transport", "dhadha-code"].map((part) =>
                one("#tiles", part).getBoundingClientRect());
            return height === 640 && width === column.offsetWidth && tiles.scrollWidth <= width &&
                parts.every((part) => part.width && part.left >= left - 1 && part.right <= right + 1);
        })()"""), width
    page.run("void (column.className = 'deck')")
    for turn, player, squares, shows in DRAGS:
        page.run(f"""(await {player[1:]}.seek(0), [deck, column].forEach((each) =>
            (each.style = each.contains({player[1:]}) ? argument : "display: none")))""",
            f"position: absolute; {TURNED[turn]}")
        zoom = .6 if turn == "zoomed" else 1
        page.press_along([page.run(SPOT, [player, *square, zoom, ROWS[player]]) for square in squares])
        page.wait(shows)


# ---- what the documents say of the elements

STANDING = """[tiles, queens, sized, room].every(({length}) => length) && lanes.length &&
    ["#tiles", "#room", "#sized"].every((id) => all(id, "dhadha-transport").length) && all("#sized", ".on").length &&
    ["#waiting", "#content", "#brought"].every((id) => all(id, "button.solve").length)"""


def record_events_during(page, element, names, acts):
    """Return where which events of an element are heard while it acts, and what the acts return."""
    heard, returned = page.run(f"""await (async () => {{
        const heard = new Set();
        const hear = (where, target, name) => target.addEventListener(name, (event) =>
            event.composedPath().includes({element}) && heard.add(`${{where}} ${{name}}`));
        for (const name of argument) hear("element", {element}, name), hear("page", document, name);
        const returned = await (async () => {{ {acts} }})();
        return [[...heard], returned];
    }})()""", names)
    return set(heard), returned


@pytest.mark.parametrize("driver", ["firefox", "webkit"], indirect=True)
@pytest.mark.expects_errors
def test_documented_attributes_methods_and_events(open_host, error_recording_site, site_folder):
    page = open_host("elements.html", until=STANDING)
    assert page.run("""[tiles.position, tiles.request.options.heuristic, tiles.offsetHeight,
        getComputedStyle(tiles).colorScheme, all("#tiles", ".panel").length, queens.position,
        one("#tiles", ".caption").textContent.includes("ধাপ")]""") == [
        page.run("Math.round((tiles.length - 1) / 2)"), "manhattan", 480, "dark", 0, 1, True]
    for promise in (assert_heights_fit, assert_shown_without_python, assert_loops_between_two_steps):
        promise(page)
    assert_saved_runs_play(page, error_recording_site, site_folder)
    assert page.run(PYTHON) == 0
    assert_methods_fire_events(page)
    assert_race_methods_and_events(page)
    assert_eager_player_solves(page)
    page.click("#brought", "button.solve")  # the reader agrees to install a package
    page.wait("brought.result?.length === 15")


def assert_heights_fit(page):
    """A host frame resized to its content gets its height, in whole pixels, in one step from the reserved height."""
    assert page.run("one('#room', 'dhadha-board').offsetHeight") == pytest.approx(200, abs=2)
    page.run("void (window.framed = () => inner.contentDocument.querySelector('dhadha-player'))")
    page.run("void (window.fits = () => Math.abs(framed().getBoundingClientRect().height - steps.at(-1)) < 1)")
    page.wait("framed()?.length && fits() && steps.at(-1) > 1000")
    assert page.run("steps.filter(Boolean).length") <= 2
    assert page.run("[200, 2000].every((height) => (inner.height = height, fits()))")
    page.run("""void (window.light = document.createElement("dhadha-player"),
        light.state = [[0, 2, 5], [4, 3, 6], [1, 7, 8]], light.style.width = "500px", document.body.append(light))""")
    page.run("void scrollTo(0, document.body.scrollHeight)")
    page.wait("light.length && all('dhadha-player', '.on').length && light.offsetHeight === 696")
    assert page.run("""[light.request.state, light.request.algorithm,
        ...[680, 1000].map((width) => (light.style.width = `${width}px`, light.offsetHeight))]""") == [
        "025436178", "ida-star", 440, 552]


def assert_shown_without_python(page):
    """The first board, or the content of the tag; a lazy player begins near the screen."""
    page.wait("far.length > 0")
    page.run("void scrollTo(0, 0)")
    assert page.run("['#waiting', '#content', '#brought'].map((id) => all(id, 'dhadha-board').length)") == [1, 0, 0]
    seen = "[waiting, content, brought].map((each) => each.querySelector('b').getClientRects().length > 0)"
    assert page.run(seen) == [False, True, True]
    assert page.run("waiting.length") == 0


def assert_methods_fire_events(page):
    """Nothing rejects; a failed download can be tried again; an error that a listener prevents is not shown."""
    heard, refused = record_events_during(page, "tiles", ["stepchange", "play", "pause", "ended", "error"], """
        await tiles.seek("end"), await tiles.step(-2), await tiles.play(), await tiles.pause();
        return [await tiles.run({state: "oops", puzzle: "chess"}), tiles.result];""")
    assert refused == [None, None]
    assert {"element stepchange", "page stepchange", "element play", "element pause", "element error"} <= heard
    assert not {"page play", "page pause", "page error"} & heard
    shown = "all('#room', '[role=alert]').filter(visible).filter(({textContent}) => textContent.trim()).length"
    for prevented, notices in ((True, 0), (False, 1)):
        page.run("""void (window.detail = null, room.addEventListener("error",
            (event) => (window.detail = event.detail, argument && event.preventDefault()), {once: true}))""", prevented)
        assert page.run("await room.open('no-such.trace.gz')") is None
        page.wait(f"{shown} === argument", notices)
        assert page.run("[typeof detail.message, typeof detail.again]") == ["string", "function"]


def assert_loops_between_two_steps(page):
    """Again and again, but for those that are out of view; swipes are the player's when the page says so."""
    page.run("""void (window.seen = new Set(), queens.addEventListener("stepchange", () => seen.add(queens.position)),
        queens.play())""")
    page.wait("seen.size === 3")
    assert page.run("[...seen].sort()") == [1, 2, 3]
    page.run("void scrollTo(0, document.body.scrollHeight)")
    page.wait("""await (async () => {
        seen.clear();
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
        return !seen.size;
    })()""")
    page.run("void (scrollTo(0, 0), seen.clear())")
    page.wait("seen.size === 3")
    page.run("queens.pause()")
    touch = "getComputedStyle(one('#sized', 'dhadha-board', '.board')).touchAction"
    assert page.run(f"[{touch}, sized.engaged]") == ["auto", False]
    page.run("void (sized.engaged = true)")
    page.wait(f"{touch} !== 'auto'")


def assert_saved_runs_play(page, watched, site_folder):
    """As an attribute, as a fragment of a frame's address, and as a file beside the frame's page."""
    saved = bytes(page.run("[...new Uint8Array(await (await sized.file()).arrayBuffer())]"))
    (site_folder / SUB_PATH / "embed/a-run.trace.gz").write_bytes(saved)
    run = base64.b64encode(saved).decode()
    page.run("void tiles.setAttribute('src', argument)", f"data:application/gzip;base64,{run}")
    page.wait("tiles.request?.puzzle === 'n-queens' && tiles.length === sized.length")
    page.run("""void (told.length = 0, document.body.prepend(...argument.map((src) =>
        Object.assign(document.createElement("iframe"), {src, width: 600, height: 500}))))""",
        [f"{watched}embed/?id=of-text#run={run}", f"{watched}embed/?puzzle=n-queens&src=a-run.trace.gz&id=of-file"])
    page.wait("""["of-text", "of-file"].every((name) => told.some(({type, name: event, frame, length}) =>
        type === "dhadha-event" && event === "ready" && frame === name && length === sized.length))""")


def assert_race_methods_and_events(page):
    assert page.run("lanes.offsetHeight") == 700
    heard, facts = record_events_during(page, "lanes", ["runstart", "runend", "stepchange", "play", "pause"], """
        const results = await lanes.run();
        await lanes.seek("50%");
        const half = lanes.position;
        await lanes.step(-1);
        const before = lanes.position;
        await lanes.play(), await lanes.pause(), await lanes.seek("end");
        return [results.length > 1, half - before, lanes.running, lanes.over, lanes.offsetHeight];""")
    assert facts == [True, 1, False, True, 700]
    assert {"element runstart", "page runend", "element stepchange", "element play", "element pause"} <= heard
    assert not {"page play", "page pause"} & heard


def assert_eager_player_solves(page):
    """Unasked and out of sight, if eager; a result's long list is its length alone."""
    page.run("""void far.insertAdjacentHTML("afterend",
        '<dhadha-player id="eager" loading="eager" puzzle="n-puzzle" state="123406758"></dhadha-player>')""")
    page.wait("eager.result")
    assert page.run("[eager.getBoundingClientRect().top > 2 * innerHeight, eager.result.moves, waiting.length]") == [
        True, "UL", 0]
    for request, result in ((SMALL, {"moves": "UL", "length": 2}), (LARGE, {"queens": {"length": 10_001}})):
        told, heard, kept = page.run("""await (async () => {
            const heard = {};
            for (const name of ["runstart", "runend", "stepchange"])
                eager.addEventListener(name, ({type, detail}) => (heard[type] = detail));
            const told = await eager.run(argument);
            await eager.seek("end");
            return [told, heard, [eager.request, eager.result, eager.position, eager.length]];
        })()""", request)
        assert told | result == told, told
        assert kept[:2] == [heard["runend"]["request"], told] and heard["runend"]["status"] == "found"
        assert heard["runend"]["result"] == told and heard["runstart"]["request"] == kept[0]
        assert heard["stepchange"] == {"position": kept[2], "length": kept[3]} and kept[2] == kept[3] - 1
