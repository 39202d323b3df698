"""Players and frames on a hostile host page, in three engines: sizes, keys, pointers, messages."""

import re
from pathlib import Path

import pytest

PAPER = (Path(__file__).parents[2] / "static/docs/embedding.md").read_text(encoding="utf-8")
LISTENER = re.search(r"<script>(addEventListener\(.*)</script>", PAPER)[1]
WIDTHS = (320, 480, 1000)
in_each = pytest.mark.parametrize("driver", ["chromium", "firefox", "webkit"], indirect=True)


@pytest.fixture
def host(driver, watched):
    """Open a host page with the given body, in which SITE is the site's address."""
    def open_host(body, until):
        driver.open(watched.replace("any/sub/path/", "host.html"), until="true")
        driver.run(
            "void document.body.append(document.createRange().createContextualFragment(argument))",
            body.replace("SITE", watched),
        )
        driver.wait(until)
        return driver
    return open_host


# ---- frames

FRAMES = f"""<script>{LISTENER}</script><div id="column" style="width: 700px"><p>Words of the post.</p>
<iframe src="SITEembed/?puzzle=n-puzzle&panels=code&id=plain" width="100%" height="640" style="border:0"></iframe>
<p>Words of the post.</p>
<iframe src="SITEembed/?puzzle=n-puzzle&panels=code&id=boxed" width="100%" height="640" style="border:0"
  sandbox="allow-scripts"></iframe>
<iframe src="SITEfa/embed/?puzzle=n-queens&panels=code+legend+lesson+tree&id=long" width="100%" height="640"
  style="border:0"></iframe></div>"""
HEIGHTS = "told.filter(({type}) => type === 'dhadha-height').map(({at, height}) => [at, height])"
EACH_TOLD = f"new Set({HEIGHTS}.map(([at]) => at)).size === 3"
SETTLED = """(() => {
    const [plain, boxed, long] = document.querySelectorAll("iframe");
    const fits = ({contentDocument: {documentElement: root}, offsetHeight, offsetWidth}) =>
        offsetWidth === column.offsetWidth && root.scrollHeight === offsetHeight && root.scrollWidth <= offsetWidth &&
        offsetHeight - root.querySelector("main").getBoundingClientRect().height < 1;
    return fits(plain) && fits(long) && boxed.offsetHeight === plain.offsetHeight;
})()"""


@in_each
def test_frames_heights_and_commands(host):
    assert not re.search("[<>]|&&", LISTENER)  # which editors of posts escape
    page = host(FRAMES, until=EACH_TOLD)
    page.wait(SETTLED)
    assert page.run(f"{HEIGHTS}.length") == 3 and page.run("window.shift") <= .05, page.run(HEIGHTS)
    for width in WIDTHS:
        page.run("void (told.length = 0, column.style.width = `${argument}px`)", width)
        page.wait(SETTLED)
        heights = page.run(HEIGHTS)
        assert len(dict(heights)) == len(heights), (width, heights)
    steer(page)
    follow_the_theme(page)
    tell_a_script_that_comes_late(page)


def steer(page):
    """Each frame sandboxed or not; invalid commands are ignored."""
    for name in ("plain", "boxed"):
        page.run("""void (told.length = 0, ["run", "seek", "step", "play", "pause"].forEach((command, id) =>
            document.querySelector(`iframe[src*=${argument}]`).contentWindow.postMessage(
                {type: "dhadha", command, value: {seek: "50%", step: -2}[command], id}, "*")))""", name)
        page.wait("told.filter(({type}) => type === 'dhadha-done').length === 4")
        answers = page.run("told.filter(({type}) => type === 'dhadha-done')")
        assert [answer["id"] for answer in answers] == [1, 2, 3, 4]
        assert {answer["frame"] for answer in answers} == {name}
        half = round((answers[0]["length"] - 1) / 2)
        assert [answer["position"] for answer in answers[:2]] == [half, half - 2]
        heard = page.run("told.filter(({type}) => type === 'dhadha-event').map(({name}) => name)")
        assert {"stepchange", "play", "pause"} <= set(heard)


def follow_the_theme(page):
    """Invalid themes are ignored."""
    for theme, value in (("dark", "dark"), ("", "pink")):
        page.run("""void document.querySelector("iframe").contentWindow.postMessage(
            {type: "dhadha", command: "theme", value: argument}, "*")""", value)
        page.wait("""(({documentElement, querySelector}) => documentElement.dataset.theme === argument)(
            document.querySelector("iframe").contentDocument)""", theme)


def tell_a_script_that_comes_late(page):
    page.run("""void (document.querySelectorAll("iframe").forEach((frame) => (frame.height = 100)), told.length = 0,
        document.head.append(Object.assign(document.createElement("script"),
            {src: document.querySelector("iframe").src.replace(/embed.*/, "dhadha-frames.js")})))""")
    page.wait(f"{EACH_TOLD} && {SETTLED}")


# ---- tags

DECK = """<script type="module" src="SITEdhadha-player.js"></script>
<div id="deck" class="deck" style="height: 640px">
<dhadha-player id="knight" puzzle="knight-path" panels="none"></dhadha-player>
<dhadha-player id="queens" puzzle="n-queens" panels="none" start-at="0"></dhadha-player></div>
<div id="column" style="width: 700px">
<dhadha-player id="tiles" puzzle="n-puzzle" algorithm="a-star" state="123046758" panels="code"
  height="640" style="display:block;height:640px"></dhadha-player></div>"""
STAND = """[knight, queens, tiles].every((each) => each.length && each.renderRoot.querySelector("dhadha-transport")
    && each.renderRoot.querySelector("dhadha-board .board, dhadha-board[playable]"))"""
TURNED = {
    "half": "transform: scale(.5)",
    "turned": "transform: translate(330px, 60px) scale(.7) rotate(35deg) skewX(8deg)",
    "zoomed": "zoom: .6",
    "mirrored": "transform: translate(900px, 0) scale(-.8, .6)",
}
OFTEN = {"half": ["carry", "slide"], "turned": ["draw", "place", "slide"], "zoomed": ["draw"]}
# The middle of a square on the screen, which no turn of the page moves off a point; WebKit tells zoomed boxes unzoomed.
SPOT = """(([id, row, column, zoom]) => {
    const board = document.getElementById(id).renderRoot.querySelector("dhadha-board");
    const {rows, columns} = board.shape;
    const spot = board.shadowRoot.querySelector(".board").appendChild(document.createElement("b"));
    Object.assign(spot.style, {position: "absolute", width: 0, height: 0,
        left: `${100 * (column - .5) / columns}%`, top: `${100 * (row - .5) / rows}%`});
    const {x, y} = spot.getBoundingClientRect();
    spot.remove();
    const unzoomed = "currentCSSZoom" in spot ? 1 : zoom;
    return [x * unzoomed, y * unzoomed];
})(argument)"""


@pytest.fixture
def deck(host):
    page = host(DECK, until=STAND)
    page.run("""[knight, queens, tiles].forEach((player) => {
        player.inquire = () => new Promise(() => {}); // what Python would say of a board is not asked for here
        player.pause();
    })""")
    return page


@in_each
def test_players_in_slide_deck(deck):
    fit_every_column(deck)
    keep_their_keys(deck)
    lay_over_each_other(deck)
    for turn, acts in OFTEN.items():
        for act in acts:
            ACTS[act](deck, turn)


@pytest.mark.long
@in_each
def test_pointers_under_transforms(deck):
    lay_over_each_other(deck)
    for turn in TURNED:
        for act in ACTS.values():
            act(deck, turn)


def fit_every_column(page):
    assert page.run("window.shift") <= .05
    for width in (*WIDTHS, 700):
        page.run("void (column.style.width = `${argument}px`)", width)
        assert page.run("""(() => {
            const {left, right, width, height} = tiles.getBoundingClientRect();
            const parts = ["dhadha-board", ".narration", "dhadha-transport", "dhadha-code"].map((part) =>
                tiles.renderRoot.querySelector(part).getBoundingClientRect());
            return height === 640 && width === column.offsetWidth && tiles.scrollWidth <= width &&
                parts.every((part) => part.width && part.left >= left - 1 && part.right <= right + 1);
        })()"""), width


# ---- pointers

def lay_over_each_other(page):
    page.run("void (column.className = 'deck')")


def drag(page, turn, player, *squares):
    """What the board in the hand shows after a drag over squares, under a turn of the page."""
    page.run(f"""(await {player}.seek(0), [deck, column].forEach((each) =>
        (each.style = each.contains({player}) ? argument : "display: none")))""", f"position: absolute; {TURNED[turn]}")
    zoom = .6 if turn == "zoomed" else 1
    page.pointer([page.run(SPOT, [player, *square, zoom]) for square in squares])
    page.wait(f"{player}.hand")
    return page.run(f"[...{player}.hand.values]")


def carry(page, turn):
    assert drag(page, turn, "knight", (8, 1), (6, 3))[-2] == 5 * 8 + 3


def draw(page, turn):
    values = drag(page, turn, "knight", (4, 4), (4, 5), (4, 6), (4, 7))
    before = page.run("[...knight.trace.board(0).values]")
    assert [cell for cell in range(64) if values[cell] != before[cell]] == [27, 28, 29, 30]


def place(page, turn):
    assert drag(page, turn, "queens", (2, 3))[2] == 2


def slide(page, turn):
    assert drag(page, turn, "tiles", (2, 2), (2, 1)) == [1, 2, 3, 4, 0, 6, 7, 5, 8]


ACTS = {act.__name__: act for act in (carry, draw, place, slide)}


# ---- keys

PARTS = {  # where the focus is, what is pressed there, and what the page hears of it
    "a board": ("one('#knight', 'dhadha-board', '.board')", ["ArrowUp", "Enter", "Space", "n"], ["n"]),
    "a button": ("one('#queens', 'dhadha-transport', '.play')", ["Space", "Enter", ".", ",", "x"], ["x"]),
    "the slider": ("one('#queens', 'dhadha-transport', 'input')", ["ArrowRight", "End", "Home", "-", "y"], ["y"]),
    "a choice": ("one('#queens', 'dhadha-transport', 'select')", ["1", "a"], []),
    "code that scrolls": ("one('#tiles', 'dhadha-code', '.box')", ["ArrowDown", "]", "z"], ["z"]),
    "a sheet": ("(one('#tiles', 'dhadha-transport', '[data-act=keys]').click(), one('#tiles', 'dialog button'))",
                ["ArrowDown", ".", "Escape"], []),
}


def keep_their_keys(page):
    """Key releases do not propagate either; the page's own keys, and those with modifiers, do."""
    page.run("void document.body.append(document.createElement('input'))")
    for name, (part, keys, heard) in PARTS.items():
        page.run(f"void (leaked.length = 0, {part}.focus())")
        page.press(*keys)
        page.wait("leaked.length >= argument", 3 * len(heard))
        leaked = page.run("leaked")
        assert leaked == [f"{kind} {key}" for key in heard for kind in ("keydown", "keypress", "keyup")], name
    page.run("""void (leaked.length = 0, one('#knight', 'dhadha-board', '.board').dispatchEvent(new KeyboardEvent(
        "keydown", {key: "ArrowUp", ctrlKey: true, bubbles: true, composed: true})))""")
    assert page.run("leaked") == ["keydown ArrowUp"]


# ---- what the paper says of the element

RUN = "data:application/gzip;base64,"
PROMISED = """<script type="module" src="SITEdhadha-player.js"></script><div id="outer" style="display: flex">
<dhadha-player id="tiles" puzzle="n-puzzle" algorithm="a-star" state="123046758" option-heuristic="manhattan"
  start-at="50%" height="30em" panels="none" lang="bn" theme="dark" style="flex: 1"></dhadha-player>
<dhadha-player id="queens" puzzle="n-queens" controls="none" autoplay="false" start-at="1" end-at="3" loop speed="20"
  style="flex: 1"></dhadha-player></div>
<iframe id="sized" height="1" scrolling="no" style="position: absolute; top: 900px"
  srcdoc='<body style="margin: 0"><script type="module" src="SITEdhadha-player.js"></script>
<dhadha-player puzzle="n-queens" panels="all"></dhadha-player><script>
  parent.steps = [];
  new ResizeObserver(() => {
    const height = document.documentElement.scrollHeight;
    if (Number(frameElement.height) !== height) parent.steps.push((frameElement.height = height));
  }).observe(document.body);</script>'></iframe>
<div style="height: 3000px"></div><dhadha-player id="knight" puzzle="knight-path" panels="legend"></dhadha-player>"""
ALL_STAND = """[tiles, queens, knight].every(({length}) => length) && [tiles, knight].every(({renderRoot}) =>
    renderRoot.querySelector("dhadha-transport"))"""
HEARD = ["ready", "runstart", "runend", "stepchange", "play", "pause", "ended", "error"]


@in_each
@pytest.mark.expects_errors
def test_element_keeps_documented_size(host):
    page = host(PROMISED, until=ALL_STAND)
    assert page.run("""[tiles.position, tiles.request.options.heuristic, tiles.offsetHeight, tiles.texts.language,
        getComputedStyle(tiles).colorScheme, tiles.renderRoot.querySelectorAll(".panel").length]""") == [
        page.run("Math.round((tiles.length - 1) / 2)"), "manhattan", 480, "bn", "dark", 0]
    assert page.run("[queens.position, queens.timeline.playing, queens.offsetHeight > 100]") == [1, False, True]
    heard = page.run("""await (async () => {
        const heard = [];
        for (const name of argument) for (const [where, target] of [["player", tiles], ["page", document]])
            target.addEventListener(name, () => heard.push(`${where} ${name}`));
        await tiles.seek("end");
        await tiles.step(-2);
        await tiles.play();
        await tiles.pause();
        const told = [await tiles.run({state: "oops", puzzle: "chess"}), tiles.result];
        return [[...new Set(heard)], told];
    })()""", HEARD)
    assert heard[1] == [None, None]
    assert {"player stepchange", "page stepchange", "player play", "player pause", "player error"} <= set(heard[0])
    assert not {"page play", "page pause", "page error"} & set(heard[0])
    keep_its_height_in_any_frame(page)
    loop_between_two_steps(page)
    show_a_saved_run(page)
    give_swipes_when_meant(page)
    be_light_by_itself(page)
    say_nothing_where_the_page_says_it(page)


def keep_its_height_in_any_frame(page):
    """A host frame resized to its content gets its height in one step, from the reserved height."""
    page.run("void (window.inner = () => sized.contentDocument.querySelector('dhadha-player'))")
    page.wait("inner().whole && inner().offsetHeight === steps.at(-1)")
    steps = page.run("steps.filter(Boolean)")
    assert len(steps) <= 2 and steps[-1] > 1500, steps
    assert page.run("""[200, 500, 2000].map((height) => {
        sized.height = height;
        return inner().offsetHeight;
    }).every((height) => height === argument)""", steps[-1])


def loop_between_two_steps(page):
    """And pause offscreen."""
    page.run("void (window.seen = new Set(), queens.addEventListener('stepchange', () => seen.add(queens.position)))")
    page.run("await queens.play()")
    page.wait("seen.size === 3")
    assert page.run("[...seen].sort()") == [1, 2, 3] and page.run("queens.timeline.playing")
    page.run("void scrollTo(0, document.body.scrollHeight)")
    page.wait("queens.timeline.resting && !knight.timeline.resting")


def show_a_saved_run(page):
    """By an address, in a player with another run."""
    page.run("""void (async () => {
        const reader = new FileReader();
        reader.onload = () => tiles.setAttribute("src", argument + reader.result.replace(/^.*,/, ""));
        reader.readAsDataURL(await knight.file());
    })()""", RUN)
    page.wait("tiles.request?.puzzle === 'knight-path' && tiles.length === knight.length")


def give_swipes_when_meant(page):
    touch = "getComputedStyle(boardOf()).touchAction"
    page.run("void (window.boardOf = () => knight.renderRoot.querySelector('dhadha-board').shadowRoot"
             ".querySelector('.board'))")
    page.wait("knight.renderRoot.querySelector('dhadha-board[playable]')")
    assert page.run(touch) == "auto" and page.run("knight.engaged") is False
    page.run("void (knight.engaged = true)")
    page.wait(f"{touch} !== 'auto'")


def be_light_by_itself(page):
    """The light form has the height for its width and the example's run in any notation; a second script is idle."""
    page.run("""(await new Promise((done) => document.body.append(Object.assign(document.createElement("script"), {
        type: "module", onload: done,
        src: document.querySelector("script[src*=dhadha-player]").src + "?a-second-copy"}))),
        window.light = document.createElement("dhadha-player"), light.state = [[0, 2, 5], [4, 3, 6], [1, 7, 8]],
        light.style.width = "500px", document.body.append(light), scrollTo(0, 0), void 0)""")
    page.wait("light.length && light.renderRoot.querySelector('dhadha-code')")
    assert page.run("""[light.request.state, light.request.algorithm, light.offsetHeight,
        ...[680, 1000].map((width) => (light.style.width = `${width}px`, light.offsetHeight))]""") == [
        "025436178", "ida-star", 672, 416, 528]


def say_nothing_where_the_page_says_it(page):
    """An error with a prevented default is not shown; nothing rejects."""
    notices = "[...light.renderRoot.querySelectorAll('.notice.problem:not(.hidden)')].length"
    for prevented, shown in ((True, 0), (False, 1)):
        page.run("""void light.addEventListener(
            "error", (event) => argument && event.preventDefault(), {once: true})""", prevented)
        assert page.run("(await light.run({puzzle: 'chess'}))") is None
        page.wait(f"{notices} === argument", shown)
