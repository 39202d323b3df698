"""The player in host pages: it fits, keeps its size, and leaves the reader alone."""

import pytest
from servers import SUB_PATH
from visitor import Player

HOSTILE = """html { font-size: 10px } body { margin: 0; background: #101014; color: #ddd }
* { line-height: 3; text-transform: uppercase; letter-spacing: .3em; font-size: 30px }
.flex, .grid { display: flex } .grid { display: grid; grid-template-columns: auto 1fr } .float { float: left }
.fit { width: fit-content } .inline { display: inline-block } .narrow { width: 320px } p { clear: both }"""
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
PLAYER = '<dhadha-player puzzle="n-puzzle" panels="none"></dhadha-player>'
BOXES = """() => [...document.querySelectorAll("dhadha-player")].map((player) => {
    const box = player.getBoundingClientRect();
    const board = player.shadowRoot.querySelector("dhadha-board").getBoundingClientRect();
    const said = getComputedStyle(player.shadowRoot.querySelector(".narration"));
    return {left: box.left, right: box.right, width: box.width, board: board.width, inside:
        board.left >= box.left - 1 && board.right <= box.right + 1, size: parseFloat(said.fontSize),
        line: parseFloat(said.lineHeight) / parseFloat(said.fontSize), set: said.textTransform + said.letterSpacing,
        dark: getComputedStyle(player).colorScheme, ink: said.color};
})"""


@pytest.fixture
def post(page, origin):
    """Open a page with the given body beside the site."""
    def open_post(body, style="", head='<script type="module" src="path/dhadha-player.js"></script>'):
        page.route(f"{origin}/any/sub/post.html", lambda route: route.fulfill(content_type="text/html", body=(
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title><meta name="viewport" '
            f'content="width=device-width"><link rel="icon" href="data:,"><style>{style}</style>{head}{body}')))
        page.goto(f"{origin}/any/sub/post.html")
        return page
    assert SUB_PATH == "any/sub/path"
    return open_post


def drawn(page, count):
    page.wait_for_function("""(count) => {
        const players = [...document.querySelectorAll("dhadha-player")];
        return players.length === count && players.every((player) => player.length &&
            player.shadowRoot.querySelector("dhadha-board .board, dhadha-board")?.getBoundingClientRect().width > 0 &&
            player.shadowRoot.querySelector(".narration"));
    }""", arg=count)


@pytest.mark.parametrize("width", (1200, 360))
def test_player_fits_any_container(post, page, width):
    body = "".join(place.replace("PLAYER", PLAYER) + "<p></p>" for place in PLACES.values())
    page.set_viewport_size({"width": width, "height": 780})
    post(body, HOSTILE)
    drawn(page, len(PLACES))
    for place, box in zip(PLACES, page.evaluate(BOXES)):
        most = 320 if place == "column" else width
        assert box["left"] >= 0 and box["right"] <= width + 1 and box["width"] <= most, (place, box)
        assert box["width"] >= min(most, 700) * .8 and box["inside"], (place, box)
        assert box["board"] >= min(180, box["width"] / 2), (place, box)
        assert 15 <= box["size"] <= 21 and box["line"] < 1.6 and box["set"] == "nonenormal", (place, box)
        assert "dark" in box["dark"] and box["ink"] != "rgb(33, 29, 24)", (place, box)


def test_the_theme_follows_the_page(post):
    page = post(PLAYER, "body { background: #fff }")
    drawn(page, 1)
    assert page.evaluate(BOXES)[0]["dark"] == "normal"
    page.evaluate("document.body.style.background = 'oklch(.2 .02 280)'")
    page.wait_for_function("() => getComputedStyle(document.querySelector('dhadha-player')).colorScheme === 'dark'")
    page.evaluate("document.querySelector('dhadha-player').theme = 'light'")
    page.wait_for_function("() => getComputedStyle(document.querySelector('dhadha-player')).colorScheme === 'light'")


SHIFT = """<script>window.shift = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});</script>"""
SIZED = """<p>{}</p><dhadha-player puzzle="{}" height="400" style="display:block;height:400px"></dhadha-player>"""
FAMILIES = ("n-puzzle", "n-queens", "knight-path", "pile-game", "magic-square")


@pytest.mark.own_page
@pytest.mark.parametrize("count, most", ((1, .02), (10, .05)))
def test_player_keeps_its_size(post, count, most):
    text = "Words before it, and after it. " * 30
    head = SHIFT + '<script type="module" src="path/dhadha-player.js"></script>'
    page = post("".join(SIZED.format(text, FAMILIES[at % 5]) for at in range(count)) + f"<p>{text}</p>", head=head)
    drawn(page, count)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)  # including lazily loaded parts
    assert page.evaluate("window.shift") <= most
    heights = page.evaluate("[...document.querySelectorAll('dhadha-player')].map((each) => each.offsetHeight)")
    assert heights == [400] * count


@pytest.fixture
def phone(browser):
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    yield context.new_page()
    context.close()


def swipe(page, x, y, distance):
    """Swipe by the browser's own touch input."""
    touch = page.context.new_cdp_session(page)
    for kind, down in (("touchStart", 0), *(("touchMove", part / 8) for part in range(1, 9)), ("touchEnd", None)):
        points = [] if down is None else [{"x": x, "y": y - distance * down}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(20 if down != 1 else 200)  # a resting finger prevents a fling


def test_a_swipe_scrolls_the_page_until_the_board_is_tapped(phone, home):
    asked = []
    phone.on("request", lambda request: asked.append(request.url))
    tag = '<dhadha-player puzzle="knight-path"></dhadha-player>'
    phone.route(f"{home}post.html", lambda route: route.fulfill(content_type="text/html", body=(
        '<!doctype html><title>A post</title><meta name="viewport" content="width=device-width">'
        f'<script type="module" src="dhadha-player.js"></script>{tag}<p style="height:2000px">text</p>')))
    phone.goto(f"{home}post.html")
    player = Player(phone)
    drawn(phone, 1)
    phone.locator("dhadha-board .playable").wait_for()
    phone.wait_for_load_state("networkidle")
    box = phone.locator("dhadha-board").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] * .7)
    swipe(phone, *middle, 150)
    phone.wait_for_function("() => scrollY > 80")
    assert not player.js("player.hand") and not [url for url in asked if "pyodide" in url]
    phone.evaluate("scrollTo(0, 0)")
    assert not player.js("player.engaged")
    phone.touchscreen.tap(*middle)
    phone.wait_for_function("() => document.querySelector('dhadha-player').engaged")
    swipe(phone, *middle, 150)
    phone.wait_for_function("() => document.querySelector('dhadha-player').hand")
    assert phone.evaluate("scrollY") == 0


@pytest.mark.usefixtures("moving")
def test_player_ignores_keys_without_focus_and_pauses_offscreen(post):
    page = post(f'<p style="height:40px">a</p>{PLAYER.replace("panels", "autoplay speed=20 panels")}'
                '<p id="end" style="margin-top:3000px">b</p>')
    drawn(page, 1)
    player = Player(page)
    page.wait_for_function("() => document.querySelector('dhadha-player').position > 1")
    assert page.evaluate("document.activeElement.localName") == "body"
    page.mouse.move(300, 300)
    page.mouse.wheel(0, 200)
    page.wait_for_function("() => scrollY > 100")
    page.keyboard.press("End")
    page.wait_for_function("() => scrollY > 1500")
    page.wait_for_function("() => document.querySelector('dhadha-player').timeline.resting")
    before = player.position
    page.wait_for_timeout(300)
    assert player.position == before and player.js("player.timeline.playing")
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_function(f"() => document.querySelector('dhadha-player').position > {before}")


def test_playback_events_do_not_bubble(post):
    page = post(f"<div>{PLAYER}</div>")
    drawn(page, 1)
    heard = page.evaluate("""async () => {
        const heard = [];
        const player = document.querySelector("dhadha-player");
        for (const name of ["play", "pause", "error", "stepchange"])
            for (const [where, target] of [["player", player], ["page", document]])
                target.addEventListener(name, () => heard.push(`${where} ${name}`));
        await player.play();
        await player.pause();
        await player.seek(3);
        await player.run({puzzle: "chess"});
        return heard;
    }""")
    assert heard == ["player play", "player pause", "player stepchange", "page stepchange", "player error"]


KEYED = """<script>window.heard = [];
for (const name of ["keydown", "keypress", "keyup"]) addEventListener(name, ({key}) => heard.push(key));</script>
<dhadha-player id="squares" puzzle="magic-square" algorithm="check" state="8 1 6 / 3 5 7 / 4 2 9" start-at="0"
    panels="code tree"></dhadha-player>
<dhadha-player id="search" puzzle="n-puzzle" algorithm="a-star" state="123046758" start-at="0" panels="code tree"
    ></dhadha-player>
<script type="module" src="path/dhadha-race.js"></script>
<dhadha-race puzzle="n-puzzle" algorithms="a-star ida-star" state="430521786"></dhadha-race>"""


def test_used_keys_do_not_propagate(post):
    """In a number field, a tree, an explanation and its list, a slide, a race; other keys reach the page."""
    page = post(KEYED)
    drawn(page, 2)
    page.evaluate("void (squares.inquire = () => new Promise(() => {}))")  # no Python needed here
    squares, search, race = (page.locator(each) for each in ("#squares", "#search", "dhadha-race"))
    pressed = page.keyboard.press

    def used(*keys, but=()):
        page.evaluate("void (heard.length = 0)")
        for key in keys:
            pressed(key)
        assert page.evaluate("[...new Set(heard)]") == list(but), keys

    squares.locator("dhadha-board .board").focus()
    used("ArrowDown", "ArrowDown", "Enter")
    squares.locator("dhadha-board input").wait_for()
    used("7", ".", "Backspace", "Home", "ArrowLeft", "Enter")
    assert page.evaluate("squares.hand.values[3]") == 7
    used("Escape")
    used("Control+z", but=["Control"])
    assert page.evaluate("squares.hand") is None
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
    page.wait_for_function("() => search.presenting")
    used("PageDown", " ", "Home", "Escape")
    assert page.evaluate("[search.presenting, search.position]") == [False, 0]
    race.locator("dhadha-transport .play").focus()
    used("End", ".", ",", "Home", "?", "Escape", "Control+End", "r", but=["Control", "End", "r"])


LARGE = '<div style="transform: scale(.5) rotate(20deg)"><dhadha-player puzzle="{}" {} start-at="end"></dhadha-player>'
POINT = """([down, right]) => {
    const spot = document.createElement("b");
    const picture = document.querySelector("dhadha-player").renderRoot.querySelector("dhadha-board").shadowRoot
        .querySelector("dhadha-heat").shadowRoot;
    Object.assign(spot.style, {position: "absolute", top: `${100 * down}%`, left: `${100 * right}%`});
    picture.append(spot);
    const {x, y} = spot.getBoundingClientRect();
    spot.remove();
    return [x, y];
}"""


def test_lens_under_transforms(post):
    page = post(LARGE.format("magic-square", 'algorithm="large" option-n="100"'))
    page.locator("dhadha-heat canvas").wait_for()
    page.mouse.move(*page.evaluate(POINT, [.255, .755]))
    lens = page.locator("dhadha-heat .lens p")
    lens.wait_for()
    assert lens.text_content().split() == ["22–30", "×", "72–80"]


TURNS = ("rotate: 35deg; scale: .6", "scale: -.5 .7", "zoom: .6")
CHART = """<div id="turned" style="position: absolute; left: 400px; top: 300px; width: 800px">
<dhadha-player puzzle="n-queens" algorithm="min-conflicts" panels="code plots" start-at="0"></dhadha-player></div>"""
INNER_SPOT = """(element, share) => {
    const spot = element.appendChild(document.createElement("b"));
    Object.assign(spot.style, {position: "absolute", top: "50%", left: `${100 * share}%`});
    const {x, y} = spot.getBoundingClientRect();
    spot.remove();
    return [x, y];
}"""


def test_timeline_and_chart_cursor_under_transforms(post, page):
    page.set_viewport_size({"width": 1300, "height": 1400})
    post(CHART)
    player, track, chart = (page.locator(each) for each in ("dhadha-player", "dhadha-transport .track", ".u-over"))
    chart.wait_for()
    for turn in TURNS:
        page.evaluate("(turn) => (turned.style = `position: absolute; left: 400px; top: 300px; width: 800px; ${turn}`)",
                      turn)
        player.evaluate("(player) => player.seek(0)")
        page.mouse.move(*track.evaluate(INNER_SPOT, .1))
        page.mouse.down()
        page.mouse.move(*track.evaluate(INNER_SPOT, .7), steps=3)
        page.mouse.up()
        assert .66 < player.evaluate("(player) => player.position / (player.length - 1)") < .78, turn
        page.mouse.move(*chart.evaluate(INNER_SPOT, .6))
        page.wait_for_function("""(wanted) => {
            const plot = document.querySelector("dhadha-player").renderRoot.querySelector("dhadha-plots").renderRoot
                .querySelector("dhadha-plot").renderRoot;
            const {e} = new DOMMatrix(getComputedStyle(plot.querySelector(".u-cursor-x")).transform);
            return Math.abs(e / plot.querySelector(".u-over").clientWidth - wanted) < .02;
        }""", arg=.6, timeout=3000)
