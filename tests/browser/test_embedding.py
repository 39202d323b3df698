"""Players and frames in other people's pages: place, size, theme, keys, swipes, attributes, methods, events."""

import re

import dhadha
import pytest
from playwright.sync_api import expect
from servers import QuietHandler, serving
from visitor import open_post

SCRIPT = '<script type="module" src="dhadha-player.js"></script>'
SHIFT = """<script>window.shift = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});</script>"""
FAMILIES = ("n-puzzle", "n-queens", "knight-path", "pile-game", "magic-square")
HEIGHTS = "[...document.querySelectorAll('dhadha-player')].map((player) => player.offsetHeight)"
DRAWN = "dhadha-player dhadha-code .on"


def players(page):
    return page.locator("dhadha-player")


def python(asked):
    return [url for url in asked if "pyodide" in url or "worker-" in url]


# ---- place and size

HOSTILE = """<style>html { font-size: 10px } body { margin: 0; background: #101014; color: #ddd }
* { line-height: 3; text-transform: uppercase; letter-spacing: .3em; font-size: 30px }
.flex, .grid { display: flex } .grid { display: grid; grid-template-columns: auto 1fr } .float { float: left }
.fit { width: fit-content } .inline { display: inline-block } .narrow { width: 320px } p { clear: both }</style>"""
PLACES = {
    "flex": '<div class="flex"><i>a</i>PLAYER</div>',
    "grid": '<div class="grid"><i>a</i>PLAYER</div>',
    "fit-content": '<div class="fit">PLAYER</div>',
    "inline-block": '<div class="inline">PLAYER</div>',
    "float": '<div class="float">PLAYER</div>',
    "table": "<table><tr><td>a</td><td>PLAYER</td></tr></table>",
    "column": '<div class="narrow">PLAYER</div>',
    "details": "<details open><summary>a</summary>PLAYER</details>",
    "right to left": '<div dir="rtl">PLAYER</div>',
}
TEXT = """(text) => {
    const {fontSize, lineHeight, textTransform, letterSpacing, color} = getComputedStyle(text);
    return [parseFloat(fontSize), parseFloat(lineHeight) / parseFloat(fontSize), textTransform + letterSpacing, color];
}"""
SCHEME = "(player) => getComputedStyle(player).colorScheme"


def test_player_fits_any_container_and_keeps_its_own_text(page, home):
    tag = '<dhadha-player puzzle="n-puzzle" panels="none"></dhadha-player>'
    body = "".join(place.replace("PLAYER", tag) + "<p></p>" for place in PLACES.values())
    open_post(page, home, body, HOSTILE + SCRIPT)
    expect(page.locator("dhadha-player .narration")).to_have_count(len(PLACES))
    for width in (1200, 360):
        page.set_viewport_size({"width": width, "height": 780})
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        for place, player in zip(PLACES, players(page).all()):
            box, board = player.bounding_box(), player.locator("dhadha-board").first.bounding_box()
            most = 320 if place == "column" else width
            assert box["x"] >= 0 and box["x"] + box["width"] <= width + 1 and box["width"] <= most, (place, box)
            assert box["width"] >= min(most, 700) * .8 and board["width"] >= min(180, box["width"] / 2), (place, box)
            assert board["x"] >= box["x"] - 1 and board["x"] + board["width"] <= box["x"] + box["width"] + 1, place
            size, line, style, ink = player.locator(".narration").evaluate(TEXT)
            assert 15 <= size <= 21 and line < 1.6 and style == "nonenormal" and ink != "rgb(33, 29, 24)", place
            assert "dark" in player.evaluate(SCHEME), place
    page.evaluate("document.body.style.background = '#fff'")
    expect(players(page).first).to_have_css("color-scheme", "normal")
    page.evaluate("document.querySelector('dhadha-player').theme = 'dark'")
    expect(players(page).first).to_have_css("color-scheme", "dark")


def placed(width, attributes):
    return f'<div style="width:{width}px"><dhadha-player {attributes}></dhadha-player></div><p>words</p>'


@pytest.mark.own_page
def test_height_is_reserved_before_the_player_has_loaded(page, home):
    held = []
    page.route("**/common-*.js", lambda route: held.append(route))
    page.set_viewport_size({"width": 1040, "height": 900})
    widths = (320, 360, 575, 576, 680, 799, 800, 1000)
    body = "".join(placed(width, f'puzzle="{FAMILIES[at % 5]}"') for at, width in enumerate(widths))
    body += placed(360, 'puzzle="n-queens" controls="none"') + placed(700, 'puzzle="n-puzzle" height="500"')
    open_post(page, home, body, SHIFT + SCRIPT, wait_until="commit")
    page.wait_for_function("() => document.adoptedStyleSheets.length")
    reserved = [672, 672, 672, 416, 416, 456, 456, 528, 360, 500]
    page.wait_for_function(f"(reserved) => String({HEIGHTS}) === String(reserved)", arg=reserved)
    page.evaluate("window.shift = 0")
    page.unroute("**/common-*.js")
    for each in held:
        each.continue_()
    expect(page.locator(DRAWN)).to_have_count(len(widths) + 1)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(HEIGHTS) == reserved and page.evaluate("window.shift") <= .05


LIT = """(line) => {
    const [top, bottom] = [line.getBoundingClientRect(), line.closest(".box").getBoundingClientRect()];
    return top.top >= bottom.top - 1 && top.top + Math.min(top.height, 22) <= bottom.bottom + 1;
}"""


@pytest.mark.parametrize("height", [360, pytest.param(480, marks=pytest.mark.long), 640])
def test_board_sentence_and_code_share_a_height_at_every_width(page, home, height):
    widths = (320, 360, 440, 520, 575, 680, 800, 840, 1000)
    page.set_viewport_size({"width": 1040, "height": 900})
    asked = (f'puzzle="{FAMILIES[(at + height // 160) % 5]}" lang="bn" height="{height}"' for at in range(len(widths)))
    open_post(page, home, "".join(map(placed, widths, asked)), SCRIPT)
    expect(page.locator(DRAWN)).to_have_count(len(widths))
    page.evaluate("Promise.all([...document.querySelectorAll('dhadha-player')].map((player) => player.seek('60%')))")
    for width, player in zip(widths, players(page).all()):
        box, code, said, clock = (where.bounding_box() for where in (
            player, player.locator(".code"), player.locator(".narration"), player.locator("dhadha-transport")))
        assert max(code["y"] + code["height"], said["y"] + 20) <= box["y"] + box["height"] + 1, width
        boards = [board.bounding_box() for board in player.locator("dhadha-board").all()]
        for board in boards:
            assert board["width"] >= (60 if len(boards) > 1 else 105), width
            assert board["y"] + board["height"] <= clock["y"] + 1, width
        page.wait_for_function(LIT, arg=player.locator("dhadha-code .on").element_handle())


TURNS = ("rotate: 35deg; scale: .6", "scale: -.5 .7", "zoom: .6")
SPOT = """(element, [down, right]) => {
    const place = element.localName === "canvas" ? element.parentNode : element;
    const spot = place.appendChild(document.createElement("b"));
    Object.assign(spot.style, {position: "absolute", top: `${100 * down}%`, left: `${100 * right}%`});
    const {x, y} = spot.getBoundingClientRect();
    spot.remove();
    return [x, y];
}"""


def test_pointer_is_right_where_the_page_turns_the_player(page, home):
    """On the timeline, a chart and the picture of a large board; engines/ has the hand's gestures."""
    page.set_viewport_size({"width": 1300, "height": 1400})
    open_post(page, home, """<div id="turned"><dhadha-player puzzle="n-queens" algorithm="min-conflicts"
        panels="code plots" start-at="0"></dhadha-player></div>""", SCRIPT)
    player, track = players(page), page.locator("dhadha-transport .track")
    chart, cursor = (page.locator(f"dhadha-plots {part}").first for part in (".u-over", ".u-cursor-x"))
    chart.wait_for()
    for turn in TURNS:
        page.evaluate(
            "(turn) => (turned.style = `position: absolute; left: 400px; top: 300px; width: 800px; ${turn}`)", turn
        )
        player.evaluate("(player) => player.seek(0)")
        page.mouse.move(*track.evaluate(SPOT, [.5, .1]))
        page.mouse.down()
        page.mouse.move(*track.evaluate(SPOT, [.5, .7]), steps=3)
        page.mouse.up()
        assert .66 < player.evaluate("(player) => player.position / (player.length - 1)") < .78, turn
        page.mouse.move(*chart.evaluate(SPOT, [.5, .6]))
        page.wait_for_function("""([cursor, chart]) =>
            Math.abs(new DOMMatrix(getComputedStyle(cursor).transform).e / chart.clientWidth - .6) < .02""",
            arg=[cursor.element_handle(), chart.element_handle()])
    open_post(page, home, """<div style="transform: scale(.5) rotate(20deg)"><dhadha-player puzzle="magic-square"
        algorithm="large" option-n="100" start-at="end"></dhadha-player></div>""", SCRIPT)
    canvas = page.locator("dhadha-heat canvas")
    canvas.wait_for()
    page.mouse.move(*canvas.evaluate(SPOT, [.255, .755]))
    expect(page.locator("dhadha-heat .lens p")).to_have_text("22–30 × 72–80")


# ---- before Python

BAKED = {  # tags, and the method and the state of what they show
    'puzzle="n-puzzle" state="[[0,2,5],[4,3,6],[1,7,8]]"': ["ida-star", "025436178"],
    'puzzle="n-puzzle" state="\u2066০২৫৪৩৬১৭৮\u2069\ufeff"': ["ida-star", "025436178"],
    'puzzle="n-puzzle" state="0|2|5\n4|3|6\n1|7|8"': ["ida-star", "025436178"],
    'puzzle="pile-game" state="[5,2,3]"': ["grundy", "5 2 3"],
    'puzzle="coin-game" state="5,2 8,8"': ["grundy", "(5,2) (8,8)"],
    'puzzle="n-queens" option-n="8" option-until="first"': ["backtracking", ""],
    'puzzle="knight-path" state="b1 → g6"': ["closed-form", "b1 g6"],
}


def test_example_in_any_notation_needs_no_python(page, home, asked):
    open_post(page, home, "".join(f"<dhadha-player {tag}></dhadha-player>" for tag in BAKED), SCRIPT)
    expect(page.locator(DRAWN)).to_have_count(len(BAKED))
    shown = players(page).evaluate_all("(all) => all.map(({request}) => [request.algorithm, request.state])")
    assert dict(zip(BAKED, shown)) == BAKED
    assert page.evaluate("""async () => {
        const player = document.createElement("dhadha-player");
        player.state = [[0, 2, 5], [4, 3, 6], [1, 7, 8]];
        document.body.append(player);
        await player.step(3);
        await player.run({state: "1 2 3 0 4 6 7 5 8", algorithm: "a-star", options: {}}, {play: false});
        return [player.request.state, player.length];
    }""") == ["123046758", 20]
    assert python(asked) == []


OTHERS = (  # beyond numbers in their order
    ("knight-path", "breadth-first", "a1 h8 x d5 c3"),
    ("coin-game", "grundy", "(5,3) (8,6) (8,6)"),
    ("estimate-tree", "greedy-backtracking", "45(47 42(44 46 (50*) 7) 43(44 41(40*)))"),
)
STILL = {  # tags that no baked run shows, and the values of the first board
    'puzzle="n-puzzle" state="1 2 3 4 0 6 7 5 8"': [1, 2, 3, 4, 0, 6, 7, 5, 8],
    'puzzle="n-queens" state="53142687" lang="bn"': [5, 3, 1, 4, 2, 6, 8, 7],
    'puzzle="pile-game" state="4 3 6"': [4, 3, 6],
    **{f'puzzle="{asked[0]}" state="{asked[2]}"': list(dhadha.run(*asked).board["values"]) for asked in OTHERS},
    'puzzle="knight-path" state="a1 h7" option-rows="9"': None,
    'puzzle="pile-game" state="523"': [523],  # sizes of piles are never joined
}


def test_other_board_waits_for_the_reader(page, home, asked):
    open_post(page, home, "".join(f"<dhadha-player {tag}><a href='x'>by hand</a></dhadha-player>" for tag in STILL),
              SCRIPT)
    buttons = page.get_by_role("button", name=re.compile("Solve it here|এখানেই সমাধান করুন"))
    expect(buttons).to_have_count(len(STILL))
    for player, values in zip(players(page).all(), STILL.values()):
        if values:
            assert player.locator("dhadha-board").evaluate("({values}) => [...values]") == values
        else:
            expect(player.locator("dhadha-board")).to_have_count(0)
            expect(player.get_by_role("link", name="by hand")).to_be_visible()
    first = players(page).first
    expect(first.locator(".narration")).to_contain_text(re.compile(r"\d(\.\d)? MB of Python"))
    for _ in range(6):
        page.keyboard.press("Tab")
    first.evaluate("(player) => player.setAttribute('state', '1 2 3 4 5 6 0 7 8')")
    expect(first.locator("dhadha-board [data-value='6']")).to_have_attribute("data-cell", "5")
    page.wait_for_load_state("networkidle")
    assert python(asked) == [] and page.workers == []
    first.locator("dhadha-board").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'LL'")
    assert players(page).nth(1).evaluate("async (player) => (await player.seek(1), player.position)") == 1
    assert players(page).nth(2).evaluate("(player) => player.length") == 0
    page.evaluate("""document.body.insertAdjacentHTML("beforeend", ["autoplay", "loading=eager"].map((how) =>
        `<dhadha-player puzzle="n-puzzle" state="123406758" ${how}></dhadha-player>`).join(""))""")
    for unasked in players(page).all()[-2:]:
        page.wait_for_function("(player) => player.length > 0", arg=unasked.element_handle())


# ---- keys, swipes, motion

KEYED = """<script>window.heard = [];
for (const name of ["keydown", "keypress", "keyup"]) addEventListener(name, ({key}) => heard.push(key));</script>
<dhadha-player id="squares" puzzle="magic-square" algorithm="check" state="8 1 6 / 3 5 7 / 4 2 9" start-at="0"
    panels="code tree"></dhadha-player>
<dhadha-player id="search" puzzle="n-puzzle" algorithm="a-star" state="123046758" start-at="0" panels="code tree"
    ></dhadha-player>
<script type="module" src="dhadha-race.js"></script>
<dhadha-race puzzle="n-puzzle" algorithms="a-star ida-star" state="430521786"></dhadha-race><p id="end">the end</p>"""


def test_used_keys_stay_in_the_player(page, home):
    """In a number field, a tree, code, an explanation and its list, a slide, a race; other keys reach the page."""
    open_post(page, home, KEYED, SCRIPT)
    squares, search, race = (page.locator(each) for each in ("#squares", "#search", "dhadha-race"))
    search.locator("dhadha-tree .view").wait_for()
    squares.locator("dhadha-transport").wait_for()

    def used(*keys, but=()):
        page.evaluate("void (heard.length = 0)")
        for key in keys:
            page.keyboard.press(key)
        assert page.evaluate("[...new Set(heard)]") == list(but), keys

    page.keyboard.press("End")
    page.wait_for_function("() => heard.length && scrollY > 100")  # without focus, no key is the player's
    squares.locator("dhadha-board .board").focus()
    used("ArrowDown", "ArrowDown", "Enter")
    squares.locator("dhadha-board input").wait_for()
    used("7", ".", "Backspace", "Home", "ArrowLeft", "Enter")
    page.wait_for_function("() => squares.values()[3] === 7")
    used("Escape")
    used("Control+z", but=["Control"])
    page.wait_for_function("() => squares.values()[3] === 3")
    search.locator("dhadha-tree .view").focus()
    used("ArrowDown", "ArrowLeft", "ArrowUp", "Enter", "End", "s", but=["s"])
    search.locator("dhadha-code button.number").first.focus()
    used("ArrowDown", "End", "Enter", "PageDown", "Tab", but=["Tab"])
    search.locator("dhadha-term button").first.focus()
    used("Enter")
    search.locator("dhadha-term [popover]").first.wait_for()
    used("Escape")
    search.locator("dhadha-term button").first.click()
    search.locator("dhadha-term .all").first.click()
    page.locator("dhadha-glossary dialog").wait_for()
    used("ArrowDown", ".", "Escape")
    page.evaluate("void (search.requestFullscreen = null)")
    search.locator("dhadha-board .board").focus()
    used("p")
    search.locator(".count").wait_for()
    used("PageDown", " ", "Home", "Escape")
    expect(search.locator(".count")).to_have_count(0)
    race.locator("dhadha-transport .play").focus()
    used("End", ".", ",", "Home", "?", "Escape", "Control+End", "r", but=["Control", "End", "r"])


def swipe(page, x, y, distance):
    """Swipe by the browser's own touch input; several moves in one place, so that a resting finger ends it."""
    touch = page.context.new_cdp_session(page)
    moves = [*range(1, 9), *[8] * 6]
    for kind, down in (("touchStart", 0), *(("touchMove", part / 8) for part in moves), ("touchEnd", None)):
        points = [] if down is None else [{"x": x, "y": y - distance * down}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.evaluate("new Promise(requestAnimationFrame)")


def test_swipe_scrolls_the_page_until_the_board_is_tapped(browser, home):
    page = browser.new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    fetched = []
    page.on("request", lambda request: fetched.append(request.url))
    open_post(page, home, '<dhadha-player puzzle="knight-path"></dhadha-player><p style="height:2000px">text</p>',
              SCRIPT)
    page.locator("dhadha-board .playable").wait_for()
    page.wait_for_load_state("networkidle")
    box = page.locator("dhadha-board").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] * .7
    board = "(player) => [...player.values()].join()"
    before = players(page).evaluate(board)
    swipe(page, *middle, 150)
    page.wait_for_function("() => scrollY > 80")
    assert players(page).evaluate(board) == before and not python(fetched)
    page.evaluate("scrollTo(0, 0)")
    page.touchscreen.tap(*middle)
    expect(players(page)).to_have_js_property("engaged", True)
    tapped = players(page).evaluate(board)
    swipe(page, *middle, 150)
    page.wait_for_function(f"(before) => ({board})(document.querySelector('dhadha-player')) !== before", arg=tapped)
    assert page.evaluate("scrollY") == 0
    page.close()


# ---- attributes, methods, events

def test_attributes_change_what_is_shown(blog):
    """Texts, numbers and arrays are states; a puzzle that is refused is replaced by what is set next."""
    page = blog.page
    blog.js("player.setAttribute('puzzle', 'chess')")
    expect(blog.refusal("no puzzle called chess")).to_be_visible()
    assert blog.js("player.result") is None
    blog.js("""[["option-heuristic", "misplaced"], ["puzzle", "n-puzzle"], ["state", "123406758"],
        ["algorithm", "ida-star"]].forEach(([name, value]) => player.setAttribute(name, value))""")
    blog.when("player.result?.moves === 'UL'")
    assert blog.request["algorithm"] == "ida-star" and blog.request["options"]["heuristic"] == "misplaced"
    for state, moves in (([1, 2, 3, 4, 5, 6, 0, 7, 8], "LL"), (123406758, "UL"), ("123456708", "L")):
        blog.js("void (player.state = argument)", state)
        blog.when("player.result?.moves === argument", moves)
    blog.js("player.setAttribute('lang', 'fa')")
    expect(page.locator("dhadha-transport .caption")).to_contain_text("گام")
    assert blog.js("""await new Promise((resolve) => {
        player.addEventListener("error", ({detail, target}) => resolve([typeof detail.message, target.localName]));
        player.run({state: "nonsense"});
    })""") == ["string", "dhadha-player"]


@pytest.mark.usefixtures("moving", "small")
def test_denied_autoplay_stays_denied_when_attributes_change(blog):
    moved = "player.length > 1 && player.position > 0"
    for autoplay, state, plays in (("no", "430521786", False), ("", "025436178", True), ("false", "062148735", False)):
        blog.js("(player.autoplay = argument[0], player.setAttribute('autoplay', argument[0]), "
                "player.setAttribute('state', argument[1]))", [autoplay, state])
        blog.when("player.request.state === argument && player.result", state)
        if plays:
            blog.when(moved)
        else:
            expect(blog.page.get_by_role("button", name=re.compile("^Play"))).to_be_visible()
            assert not blog.js(moved)


LONG = {"state": "647850321", "algorithm": "breadth-first", "options": {}}


def test_player_that_is_cancelled_early_or_removed_searches_no_more(blog):
    """Before Python has arrived, too; and a late refusal does not hide the next search."""
    blog.js("(void player.run(argument), void player.run({...argument, state: '867254301'}), await player.cancel())",
            LONG)
    assert blog.run(state="123406758", algorithm="a-star", options={})["moves"] == "UL"
    assert blog.js("player.running") is False
    blog.js("void player.run({state: 'oops'})")
    blog.begin(**LONG)
    blog.when("player.running && player.length > 3000")
    before = blog.js("(player.remove(), await new Promise((resolve) => setTimeout(resolve)), "
                     "window.gone = player, [player.running, player.length])")
    assert before[0] is False
    blog.page.evaluate("document.body.append(document.createElement('dhadha-player'))")
    blog.when("player?.length === 20")
    assert blog.run(state="123406758", algorithm="a-star", options={})["moves"] == "UL"
    assert blog.page.evaluate("[gone.running, gone.length]") == before


def test_second_copy_of_the_script_and_another_version_stand_back(blog):
    blog.page.evaluate("""async (script) => {
        const before = customElements.get("dhadha-player");
        await Promise.all(["?one", "?two"].map((again) => import(script + again)));
        if (customElements.get("dhadha-player") !== before) throw new Error("replaced");
    }""", blog.page.url.replace("blog.html", "path/dhadha-player.js"))
    assert blog.run(state="123406758")["moves"] == "UL"
    open_post(blog.page, blog.page.url.replace("blog.html", "path/"), """<script>
        for (const name of ["dhadha-player", "dhadha-board", "dhadha-plot"])
            customElements.define(name, class extends HTMLElement {});</script>
        <script type="module" src="dhadha-race.js"></script><dhadha-race puzzle="n-puzzle"></dhadha-race>""")
    expect(blog.page.get_by_role("button", name="Run and time them", exact=True)).to_be_visible()


@pytest.mark.own_page
def test_texts_survive_wrong_charsets_of_host_and_page(page, home, site_folder):
    post = '''<!doctype html><html lang="fa" dir="rtl"><title>وبلاگ</title><link rel="icon" href="data:,">
        <script type="module" src="dhadha-player.js"></script>
        <dhadha-player puzzle="n-puzzle" panels="all"></dhadha-player>'''
    page.route(f"{home}old.html", lambda route: route.fulfill(
        body=post.encode("windows-1256"), content_type="text/html; charset=windows-1256"))
    page.goto(f"{home}old.html")
    expect(page.locator("dhadha-lesson button").first).to_have_attribute("aria-label", re.compile("^رفتن به گام "))

    class WrongHandler(QuietHandler):
        def guess_type(self, path):
            kind = super().guess_type(path)
            return f"{kind}; charset=iso-8859-1" if kind.startswith("text/") else kind

    with serving(WrongHandler, site_folder / "any/sub/path") as address:
        page.goto(f"{address}/bn/n-puzzle/")
        expect(page.get_by_role("heading", level=1)).to_have_text("গুটি সরানোর ধাঁধা")


# ---- frames

FLOOD = """async ([address, count]) => {
    const frame = Object.assign(document.createElement("iframe"), { src: address, width: 700, height: 500 });
    const done = new Map();
    let shown = 0;
    const [started, ended] = [Promise.withResolvers(), Promise.withResolvers()];
    addEventListener("message", ({ data }) => {
        if (data.type === "dhadha-event") shown += data.name === "stepchange";
        if (data.type === "dhadha-event" && data.name === "runstart") started.resolve();
        if (data.type === "dhadha-done") done.set(data.id, data.position);
        if (done.get(2) === 10) ended.resolve();
    });
    document.body.append(frame);
    await started.promise;
    shown = 0;
    let deep = [];
    for (let depth = 0; depth < 3000; depth += 1) deep = [deep]; // too deep to be sent back
    const send = (command, value, id) => frame.contentWindow.postMessage({ type: "dhadha", command, value, id }, "*");
    send("seek", deep, deep);
    for (let id = 0; id < count; id += 1) send("seek", id % 18, id);
    send("seek", 7, "end");
    for (let id = 0; id < 3; id += 1) send("step", undefined, id);
    await ended.promise;
    return { answered: done.size, shown, end: done.get("end") };
}"""


def test_commands_to_a_frame_are_all_answered_and_drawn_once(page, home, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    facts = page.evaluate(FLOOD, [home + "embed/?puzzle=n-puzzle&start-at=0&panels=none", 5000])
    assert facts["answered"] == 5002 and facts["end"] == 7 and facts["shown"] < 500


def test_frame_of_a_race_tells_its_height_once_for_each_width(page, home):
    """A baked race, and one that waits for its button."""
    addresses = [f"{home}embed/?puzzle=n-puzzle&algorithms=a-star+ida-star&state={state}"
                 for state in ("430521786", "123046758")]
    open_post(page, home, """<script>window.heights = [];
        addEventListener("message", ({data, source}) => {
            const frames = [...document.querySelectorAll("iframe")];
            const at = frames.findIndex(({contentWindow}) => contentWindow === source);
            if (data.type === "dhadha-height") heights.push([at, (frames[at].height = data.height)]);
        });</script>""" + "".join(f'<iframe src="{address}" width="700"></iframe>' for address in addresses))
    fits = """() => heights.length >= 2 && [...document.querySelectorAll("iframe")].every(({contentDocument, height}) =>
        height - contentDocument.querySelector("main").getBoundingClientRect().height < 1)"""
    for width in (700, 360):
        page.evaluate("""(width) => {
            if (width !== 700) heights.length = 0;
            document.querySelectorAll("iframe").forEach((frame) => (frame.width = width));
        }""", width)
        page.wait_for_function(fits)
        page.wait_for_load_state("networkidle")
        assert sorted(at for at, _ in page.evaluate("heights")) == [0, 1], width
    expect(page.frame_locator("iframe").first.locator(".lane")).to_have_count(2)
    waiting = page.frame_locator("iframe").last
    expect(waiting.locator(".note").first).to_contain_text("Press “Run and time them”")
