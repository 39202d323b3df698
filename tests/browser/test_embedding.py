"""Embedded players: elements, frames, events, methods."""

import pytest
from visitor import Player


def test_a_page_on_another_origin_plays_and_solves(browser, origin, open_origin):
    page = browser.new_page()
    page.goto(f"{origin}/any/sub/")
    page.set_content(
        f'<script type="module" '
        f'src="{open_origin}/any/sub/path/dhadha-player.js"></script><dhadha-player></dhadha-player>'
    )
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    assert Player(page).run(state="123406758")["moves"] == "UL"
    page.close()


@pytest.mark.own_page
def test_latin1_blog_shows_every_character(page, home):
    post = '''<!doctype html><html lang="fa" dir="rtl"><title>وبلاگ</title><link rel="icon" href="data:,">
        <script type="module" src="dhadha-player.js"></script>
        <dhadha-player puzzle="n-puzzle" panels="all"></dhadha-player>'''
    page.route(f"{home}old.html", lambda route: route.fulfill(
        body=post.encode("windows-1256"), content_type="text/html; charset=windows-1256"))
    page.goto(f"{home}old.html")
    button = page.locator("dhadha-lesson button").first
    number = button.text_content()
    assert button.get_attribute("aria-label") == f"رفتن به گام \u2068{number}\u2069"


def test_iframe_query_and_height(page, home, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    page.evaluate("""(address) => {
        addEventListener("message", ({data}) => { if (data.type === "dhadha-height") window.height = data.height; });
        document.body.append(Object.assign(document.createElement("iframe"), {src: address, width: 700}));
    }""", home + "embed/?puzzle=n-puzzle&algorithm=ida-star&state=025436178&start-at=12&panels=code")
    page.wait_for_function("() => window.height > 300")
    inside = page.frames[-1]
    inside.wait_for_function("() => document.querySelector('dhadha-player')?.position === 12")
    assert inside.locator("dhadha-code").count() == 1 and inside.locator("dhadha-tree").count() == 0


def test_race_frames_post_height_once_per_width(page, home, origin):
    """A baked race, and one that waits for its button."""
    states = ("430521786", "123046758")
    page.goto(f"{origin}/any/sub/blog.html")
    page.evaluate("""(addresses) => {
        window.told = [];
        const frames = addresses.map((src) => Object.assign(document.createElement("iframe"), {src, width: 700}));
        document.body.append(...frames);
        addEventListener("message", ({data, source}) => {
            if (data.type !== "dhadha-height") return;
            const at = frames.findIndex(({contentWindow}) => contentWindow === source);
            told.push([at, (frames[at].height = data.height)]);
        });
    }""", [f"{home}embed/?puzzle=n-puzzle&algorithms=a-star+ida-star&state={state}" for state in states])
    fits = """(least) => told.length >= least &&
        [...document.querySelectorAll("iframe")].every(({contentDocument: {documentElement}, height}) =>
            height - documentElement.querySelector("main").getBoundingClientRect().height < 1)"""
    for width in (700, 360):
        page.evaluate("""(width) => {
            if (width !== 700) told.length = 0;
            document.querySelectorAll("iframe").forEach((frame) => (frame.width = width));
        }""", width)
        page.wait_for_function(fits, arg=2, timeout=5000)
        page.wait_for_timeout(300)
        assert sorted(at for at, _ in page.evaluate("told")) == [0, 1], width
    assert page.frames[1].evaluate("() => document.querySelector('dhadha-race').lanes.length") == 2


def test_bare_page_methods_and_events(page, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    player = Player(page)
    player.js("await player.play()")
    page.wait_for_function("() => document.querySelector('dhadha-player').position > 2")
    player.js("await player.pause()")
    heard = page.evaluate("""async () => {
        const heard = [];
        const player = document.querySelector("dhadha-player");
        const hear = (name) => () => heard.at(-1) === name || heard.push(name);
        for (const name of ["ready", "stepchange", "runstart", "runend"]) document.addEventListener(name, hear(name));
        for (const name of ["error", "play", "pause", "ended"]) player.addEventListener(name, hear(name));
        await player.seek("50%");
        const half = player.position;
        await player.seek("end");
        await player.step(-1);
        await player.run({state: "123406758", algorithm: "ida-star", options: {}}, {play: false});
        const {moves} = player.result;
        const refused = [await player.run({state: "oops"}), player.result];
        return [heard, half, moves, player.counters.expanded, player.length, refused];
    }""")
    assert heard[0] == ["stepchange", "runstart", "runend", "error"]
    assert heard[1:3] == [10, "UL"] and heard[4] > 5
    assert heard[5] == [None, None]


FLOOD = """async ([address, count]) => {
    const frame = Object.assign(document.createElement("iframe"), { src: address, width: 700, height: 500 });
    const done = new Map();
    let shown = 0;
    const heard = new Promise((resolve) => addEventListener("message", ({ data }) => {
        if (data.type === "dhadha-event") shown += data.name === "stepchange";
        if (data.type === "dhadha-event" && data.name === "runstart") resolve();
        if (data.type === "dhadha-done") done.set(data.id, data.position);
    }));
    document.body.append(frame);
    await heard;
    shown = 0;
    let deep = [];
    for (let depth = 0; depth < 3000; depth += 1) deep = [deep]; // too deep to be sent back
    frame.contentWindow.postMessage({ type: "dhadha", command: "seek", value: deep, id: deep }, "*");
    for (let id = 0; id < count; id += 1)
        frame.contentWindow.postMessage({ type: "dhadha", command: "seek", value: id % 18, id }, "*");
    frame.contentWindow.postMessage({ type: "dhadha", command: "seek", value: 7, id: "end" }, "*");
    for (let id = 0; id < 3; id += 1) frame.contentWindow.postMessage({ type: "dhadha", command: "step", id }, "*");
    while (done.get(2) !== 10) await new Promise((resolve) => setTimeout(resolve, 20));
    return { answered: done.size, shown, end: done.get("end") };
}"""


def test_fast_commands_coalesce(page, home, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    facts = page.evaluate(FLOOD, [home + "embed/?puzzle=n-puzzle&start-at=0&panels=none", 5000])
    assert facts["answered"] == 5002 and facts["end"] == 7 and facts["shown"] < 500
