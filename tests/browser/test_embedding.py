"""Players and frames in other people's pages: place, size, theme, keys, swipes, attributes, methods, events."""

import re
import shutil

import dhadha
import pytest
from page_objects import DRAWN, PHONE, ROOT, SCRIPT, SHIFT, alert, open_post, python_addresses, run
from playwright.sync_api import expect

FAMILIES = ("n-puzzle", "n-queens", "knight-path", "pile-game", "magic-square")
HEIGHTS = "[...document.querySelectorAll('dhadha-player')].map((player) => player.offsetHeight)"
LINE = "dhadha-player dhadha-code [aria-current]"


def players(page):
    return page.locator("dhadha-player")


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
BOX = "(part) => { const {x, width} = part.getBoundingClientRect(); return [x, x + width]; }"


def test_player_fits_any_container_and_keeps_its_own_text(page, home):
    tag = '<dhadha-player puzzle="n-puzzle" panels="none"></dhadha-player>'
    body = "".join(place.replace("PLAYER", tag) + "<p></p>" for place in PLACES.values())
    open_post(page, home, body, HOSTILE + SCRIPT)
    expect(page.locator("dhadha-player .narration")).to_have_count(len(PLACES))
    expect(page.locator("dhadha-player dhadha-transport")).to_have_count(len(PLACES))
    for width in (1200, 360):
        page.set_viewport_size({"width": width, "height": 780})
        page.evaluate(DRAWN)
        for place, player in zip(PLACES, players(page).all()):
            left, right = player.evaluate(BOX)
            start, end = player.locator("dhadha-board").first.evaluate(BOX)
            most = 320 if place == "column" else width
            assert left >= 0 and right <= width + 1 and min(most, 700) * .8 <= right - left <= most, place
            assert left - 1 <= start and end <= right + 1 and end - start >= min(180, (right - left) / 2), place
            size, line, style, ink = player.locator(".narration").evaluate(TEXT)
            assert 15 <= size <= 21 and line < 1.6 and style == "nonenormal" and ink != "rgb(33, 29, 24)", place
            expect(player).to_have_css("color-scheme", re.compile("dark"))
    page.evaluate("document.body.style.background = '#fff'")
    expect(players(page).first).to_have_css("color-scheme", "normal")
    page.evaluate("document.querySelector('dhadha-player').theme = 'dark'")
    expect(players(page).first).to_have_css("color-scheme", "dark")


def placed(width, attributes):
    return f'<div style="width:{width}px"><dhadha-player {attributes}><a>a link</a></dhadha-player></div><p>words</p>'


README = re.search(r"<dhadha-player ([^>]*)>", (ROOT / "README.md").read_text(encoding="utf-8"))[1]


BARE = ('puzzle="n-puzzle" controls="none" '
        'style="display:block;font-size:medium;height:0;padding-bottom:min(100%,30em)"')
SNIPPETS = [  # font sizes of the page, widths, and what the dialogue writes
    *((14, width, README) for width in (320, 360, 1000)), (16, 680, README), (18, 680, README),
    (20, 360, f'lang="bn" {README}'), (20, 680, f'theme="dark" {README}'),
    (18, 360, BARE), (20, 680, f'theme="dark" {BARE}'),
]
CUT = """[...document.querySelectorAll("dhadha-player")].map((player) =>
    player.renderRoot.querySelector(".steady .narration"))
    .filter((said) => said && said.scrollHeight > said.clientHeight).map(({textContent}) => textContent)"""


@pytest.mark.own_page
def test_height_is_reserved_before_the_player_has_loaded(page, home):
    """Also by README's tag alone, in columns of any width."""
    held = []
    page.route("**/common-*.js", lambda route: held.append(route))
    page.set_viewport_size({"width": 1040, "height": 900})
    widths = (320, 360, 575, 576, 680, 799, 800, 1000)
    body = "".join(placed(width, f'puzzle="{FAMILIES[at % 5]}"') for at, width in enumerate(widths))
    body += placed(360, 'puzzle="n-queens" controls="none"') + placed(700, 'puzzle="n-puzzle" height="500"')
    body += "".join(f'<div style="font-size:{size}px">{placed(width, tag)}</div>' for size, width, tag in SNIPPETS)
    open_post(page, home, body, SHIFT + SCRIPT, wait_until="commit")
    page.wait_for_function("() => document.adoptedStyleSheets.length")
    reserved = [696, 696, 696, 440, 440, 480, 480, 552, 360, 500]
    page.wait_for_function(f"(all) => String({HEIGHTS}.slice(0, all.length)) === String(all)", arg=reserved)
    before = page.evaluate(HEIGHTS)
    page.evaluate(DRAWN)  # what has shifted so far is told after it is painted
    page.evaluate("window.shift = 0")
    page.unroute("**/common-*.js")
    for each in held:
        each.continue_()
    expect(page.locator(LINE)).to_have_count(len(widths) + 1 + sum("none" not in tag for *_, tag in SNIPPETS))
    page.wait_for_load_state("networkidle")
    assert page.evaluate(HEIGHTS) == before and page.evaluate("window.shift") <= .01
    assert page.evaluate(CUT) == [], "the first sentence is whole"
    rules = page.locator("dhadha-player .lead p:first-child")
    assert [rule.bounding_box()["height"] > 16 for rule in rules.all()][:len(widths)] == [True] * len(widths)
    expect(page.locator("dhadha-player .bare > .hidden").first).to_have_text(re.compile("^Place 4 queens"))


LIT = """(line) => {
    const [top, bottom] = [line.getBoundingClientRect(), line.closest(".box").getBoundingClientRect()];
    return top.top >= bottom.top - 1 && top.top + Math.min(top.height, 22) <= bottom.bottom + 1;
}"""


def test_board_sentence_and_code_share_a_height_at_every_width(page, home):
    sizes = [(width, height) for height in (360, 640) for width in (320, 440, 575, 680, 840, 1000)]
    page.set_viewport_size({"width": 1040, "height": 900})
    tags = (f'puzzle="{FAMILIES[at % 5]}" lang="bn" height="{height}"' for at, (_, height) in enumerate(sizes))
    open_post(page, home, "".join(placed(width, tag) for (width, _), tag in zip(sizes, tags)))
    expect(page.locator(LINE)).to_have_count(len(sizes))
    expect(page.locator("dhadha-player dhadha-transport")).to_have_count(len(sizes))
    page.evaluate("Promise.all([...document.querySelectorAll('dhadha-player')].map((player) => player.seek('60%')))")
    page.evaluate(DRAWN)
    for size, player in zip(sizes, players(page).all()):
        page.wait_for_function(LIT, arg=player.locator("dhadha-code [aria-current]").element_handle())
        box, code, said, clock = (where.bounding_box() for where in (
            player, player.locator(".code"), player.locator(".narration"), player.locator("dhadha-transport")))
        assert max(code["y"] + code["height"], said["y"] + 20) <= box["y"] + box["height"] + 1, size
        boards = [board.bounding_box() for board in player.locator("dhadha-board").all()]
        for board in boards:
            assert board["width"] >= (45 if len(boards) > 1 else 105), size  # one pile is one cell
            assert board["y"] + board["height"] <= clock["y"] + 1, size


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


def test_example_in_any_notation_needs_no_python(page, home, requested_addresses):
    open_post(page, home, "".join(f"<dhadha-player {tag}></dhadha-player>" for tag in BAKED))
    expect(page.locator(LINE)).to_have_count(len(BAKED))
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
    assert python_addresses(requested_addresses) == []


OTHERS = (  # beyond numbers in their order
    ("knight-path", "breadth-first", "a1 h8 x d5 c3"),
    ("coin-game", "grundy", "(5,3) (8,6) (8,6)"),
)
STILL = {  # tags that no baked run shows, and the values of the first board
    'puzzle="n-puzzle" state="1 2 3 4 0 6 7 5 8"': [1, 2, 3, 4, 0, 6, 7, 5, 8],
    'puzzle="n-queens" state="53142687" lang="bn"': [5, 3, 1, 4, 2, 6, 8, 7],
    'puzzle="pile-game" state="4 3 6"': [4, 3, 6],
    **{f'puzzle="{asked[0]}" state="{asked[2]}"': list(dhadha.run(*asked).board["values"]) for asked in OTHERS},
    'puzzle="knight-path" state="a1 h7" option-rows="9"': None,
    'puzzle="estimate-tree" state="45(47 42(44 46 (50*) 7) 43(44 41(40*)))"': None,  # Python alone can draw it
    'puzzle="pile-game" state="523"': [523],  # sizes of piles are never joined
    'puzzle="pile-game" state="|||/||||"': None,  # separators alone are not the example
}


def test_unsaved_board_runs_when_asked(page, home, requested_addresses):
    open_post(page, home, "".join(f"<dhadha-player {tag}><a href='x'>by hand</a></dhadha-player>" for tag in STILL))
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
    first.evaluate("(player) => player.setAttribute('state', '1 2 3 4 5 6 0 7 8')")
    expect(first.locator("dhadha-board [data-value='6']")).to_have_attribute("data-cell", "5")
    assert python_addresses(requested_addresses) == [] and page.workers == []
    first.locator("dhadha-board").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'LL'")
    assert players(page).nth(2).evaluate("(player) => player.length") == 0
    page.evaluate("""document.body.insertAdjacentHTML("beforeend", ["autoplay", "loading=eager"].map((how) =>
        `<dhadha-player puzzle="n-puzzle" state="123406758" ${how}></dhadha-player>`).join(""))""")
    for unasked in players(page).all()[-2:]:
        page.wait_for_function("(player) => player.length > 0", arg=unasked.element_handle())


# ---- keys, swipes, motion

KEYED = """<script>window.heard = [];
for (const name of ["keydown", "keypress", "keyup"]) addEventListener(name, ({key}) => heard.push(key));</script>
<dhadha-player id="squares" puzzle="magic-square" algorithm="check" start-at="0" panels="code tree"
    state="16 3 2 13 / 5 10 11 8 / 9 6 7 12 / 4 15 14 1"></dhadha-player>
<dhadha-player id="search" puzzle="n-puzzle" algorithm="a-star" state="123046758" start-at="0" panels="code tree"
    ></dhadha-player>
<script type="module" src="dhadha-race.js"></script>
<dhadha-race puzzle="n-puzzle" algorithms="a-star ida-star" state="430521786"></dhadha-race>"""


def test_used_keys_stay_in_the_player(page, home):
    """In a number field, a tree, an explanation, a race; other keys reach the page."""
    open_post(page, home, KEYED)
    squares, search, race = (page.locator(each) for each in ("#squares", "#search", "dhadha-race"))
    for part in ("#search dhadha-tree .view", "#squares dhadha-transport", "dhadha-race dhadha-transport .play"):
        page.locator(part).wait_for()

    def assert_player_keeps_keys(*keys, but=()):
        page.evaluate("void (heard.length = 0)")
        for key in keys:
            page.keyboard.press(key)
        assert page.evaluate("[...new Set(heard)]") == list(but), keys

    squares.locator("dhadha-board .board").focus()
    assert_player_keeps_keys("ArrowDown", "ArrowDown", "Enter")
    expect(squares.locator("dhadha-board input")).to_be_focused()
    assert_player_keeps_keys("7", ".", "Backspace", "Home", "ArrowLeft", "Enter")
    page.wait_for_function("() => squares.values()[4] === 7")
    assert_player_keeps_keys("Escape")
    search.locator("dhadha-tree .view").focus()
    assert_player_keeps_keys("ArrowDown", "ArrowLeft", "ArrowUp", "Enter", "End", "s", but=["s"])
    search.evaluate("(player) => player.seek(4)")
    search.locator("dhadha-term button").first.focus()
    assert_player_keeps_keys("Enter")
    search.locator("dhadha-term [popover]:popover-open").wait_for()
    assert_player_keeps_keys("Escape")
    race.locator("dhadha-transport .play").focus()
    assert_player_keeps_keys("End", ".", ",", "Home", "Control+End", "r", but=["Control", "End", "r"])


def swipe(page, x, y, distance):
    """Swipe by the browser's own touch input; several moves in one place, so that a resting finger ends it."""
    touch = page.context.new_cdp_session(page)
    moves = [*range(1, 9), *[8] * 6]
    for kind, down in (("touchStart", 0), *(("touchMove", part / 8) for part in moves), ("touchEnd", None)):
        points = [] if down is None else [{"x": x, "y": y - distance * down}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.evaluate("new Promise(requestAnimationFrame)")


def test_swipe_scrolls_the_page_until_the_board_is_tapped(new_page, home):
    page, fetched = new_page(viewport=PHONE, has_touch=True, is_mobile=True), []
    page.on("request", lambda request: fetched.append(request.url))
    open_post(page, home, '<dhadha-player puzzle="knight-path"></dhadha-player><p style="height:2000px">text</p>')
    page.locator("dhadha-player dhadha-code [aria-current]").wait_for()
    page.locator("dhadha-board .playable").wait_for()
    page.evaluate("document.fonts.ready.then(() => {})")
    box = page.locator("dhadha-board").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] * .7
    board = "(player) => [...player.values()].join()"
    before = players(page).evaluate(board)
    swipe(page, *middle, 150)
    page.wait_for_function("() => scrollY > 80")
    assert players(page).evaluate(board) == before and not python_addresses(fetched)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_function("() => scrollY === 0")
    changed = f"(before) => ({board})(document.querySelector('dhadha-player')) !== before"
    page.touchscreen.tap(*middle)
    page.wait_for_function(changed, arg=before)
    tapped = players(page).evaluate(board)
    swipe(page, *middle, 150)
    page.wait_for_function(changed, arg=tapped)
    assert page.evaluate("scrollY") == 0


def test_link_alone_on_its_line_becomes_a_player(page, home):
    address = f"{home}bn/n-puzzle/?puzzle=n-puzzle&state=025436178&start-at=3&onclick=alert(1)&packages=x.whl"
    shown, kept = address.replace("&", "&amp;"), f'<a href="{home}n-puzzle/?puzzle=n-puzzle">{home}</a>'
    open_post(page, home, f'<p>See {kept}.</p><p><a href="{shown}">{shown}</a></p>', SCRIPT.replace("player", "links"))
    page.locator(LINE).wait_for()
    facts = "(player) => [player.position, player.lang, player.querySelector('a').href, ...player.getAttributeNames()]"
    position, lang, link, *names = players(page).evaluate(facts)
    assert (position, lang, link) == (3, "bn", address) and set(names) == {"dir", "lang", "puzzle", "start-at", "state"}


# ---- attributes, methods, events

HAS_BENGALI = shutil.which("fc-list") and run("fc-list", ":lang=bn", "family").strip()


def test_attributes_change_what_is_shown(blog_player):
    """Texts, numbers and arrays are states; a puzzle that is refused is replaced by what is set next."""
    blog_player.js("player.setAttribute('puzzle', 'chess')")
    expect(alert(blog_player.page, "no puzzle called chess")).to_be_visible()
    assert blog_player.js("player.result") is None
    blog_player.js("""[["option-heuristic", "misplaced"], ["puzzle", "n-puzzle"], ["state", "123406758"],
        ["algorithm", "ida-star"]].forEach(([name, value]) => player.setAttribute(name, value))""")
    blog_player.when("player.result?.moves === 'UL' && player.request.algorithm === 'ida-star'")
    assert blog_player.request["options"]["heuristic"] == "misplaced"
    blog_player.js("void (window.plays = 0, player.addEventListener('play', () => { window.plays += 1; }))")
    for state, moves, motion in (([1, 2, 3, 4, 5, 6, 0, 7, 8], "LL", "reduce"), (123406758, "UL", "no-preference"),
                                 ("123456708", "L", "reduce")):
        blog_player.page.emulate_media(reduced_motion=motion)
        blog_player.js("void (player.state = argument, window.plays = 0)", state)
        blog_player.when("player.result?.moves === argument", moves)
        assert blog_player.js("window.plays") == (motion != "reduce")
    for language, word, fetched in (("fa", "گام", 0), ("bn", "ধাপ", 1)):  # this system has Persian letters
        blog_player.js("player.setAttribute('lang', argument)", language)
        expect(blog_player.page.locator("dhadha-transport .caption")).to_contain_text(word)
        blog_player.when("document.fonts.size === argument", 0 if HAS_BENGALI else fetched)


SOON = "await new Promise((resolve) => setTimeout(resolve, 50));"
PUT = """const player = document.querySelector("dhadha-player");
const put = (name, value) => player.setAttribute(name, value);"""
SUCCESSIVE = {  # what is asked in succession, and its last request
    f"put('state', '413726580'); {SOON} put('algorithm', 'ida-star')": ("413726580", "ida-star", "manhattan"),
    f"put('option-heuristic', 'misplaced'); {SOON} put('state', '123745068')": ("123745068", "ida-star", "misplaced"),
    "player.run({state: '436871052'}); player.run({algorithm: 'a-star'})": ("436871052", "a-star", "misplaced"),
    f"player.run({{state: '123456708'}}); {SOON} put('option-heuristic', 'manhattan')":
        ("123456708", "a-star", "manhattan"),
    """player.replaceWith(document.createElement("dhadha-player"));
    document.querySelector("dhadha-player").setAttribute("puzzle", "n-puzzle");
    await new Promise(requestAnimationFrame);
    document.querySelector("dhadha-player").setAttribute("state", "123406758");
    """ + SOON + "document.querySelector('dhadha-player').setAttribute('algorithm', 'ida-star')":
        ("123406758", "ida-star", "manhattan"),
}


def test_request_completes_the_one_asked_before(blog_player):
    """Whether that one has finished or not, and while the player starts, as frameworks set attributes."""
    for asked, (state, algorithm, heuristic) in SUCCESSIVE.items():
        blog_player.page.evaluate(f"async () => {{ {PUT} {asked}; }}")
        blog_player.when("""player.result && !player.running && player.request.state === argument[0] &&
            player.request.algorithm === argument[1] && player.request.options.heuristic === argument[2]""",
                  [state, algorithm, heuristic])


LONG = {"state": "647850321", "algorithm": "breadth-first", "options": {}}


def test_player_that_is_cancelled_early_or_removed_searches_no_more(blog_player):
    """Before Python has arrived, too; and a late refusal does not hide the next search."""
    blog_player.js(
        "(void player.run(argument), void player.run({...argument, state: '867254301'}), await player.cancel())",
        LONG)
    assert blog_player.run(state="123406758", algorithm="a-star", options={})["moves"] == "UL"
    assert blog_player.js("player.running") is False
    blog_player.js("void player.run({state: 'oops'})")
    blog_player.begin(**LONG)
    blog_player.when("player.running && player.length > 3000")
    before = blog_player.js("(player.remove(), await new Promise((resolve) => setTimeout(resolve)), "
                     "window.gone = player, [player.running, player.length])")
    assert before[0] is False
    blog_player.page.evaluate("document.body.append(document.createElement('dhadha-player'))")
    blog_player.when("player?.length === 20")
    assert blog_player.run(state="123406758", algorithm="a-star", options={})["moves"] == "UL"
    assert blog_player.page.evaluate("[gone.running, gone.length]") == before


def test_second_copy_and_other_version_do_not_redefine_elements(blog_player):
    blog_player.page.evaluate("""async (script) => {
        const before = customElements.get("dhadha-player");
        await Promise.all(["?one", "?two"].map((again) => import(script + again)));
        if (customElements.get("dhadha-player") !== before) throw new Error("replaced");
    }""", blog_player.page.url.replace("blog.html", "path/dhadha-player.js"))
    assert blog_player.run(state="123406758")["moves"] == "UL"
    open_post(blog_player.page, blog_player.page.url.replace("blog.html", "path/"), """<script>
        for (const name of ["dhadha-player", "dhadha-board", "dhadha-plot"])
            customElements.define(name, class extends HTMLElement {});</script>
        <script type="module" src="dhadha-race.js"></script><dhadha-race puzzle="n-puzzle"></dhadha-race>""", head="")
    expect(blog_player.page.get_by_role("button", name="Measure the times", exact=True)).to_be_visible()


FAULTS = {  # attributes of a player, and what its author is told
    'puzzel="n-queens"': "has no attribute puzzel", 'option-heuristik="manhattan"': "option-heuristik=",
    'option-heuristic="manhatan"': "linear-conflict", 'lang="xx"': "en, bn, fa", 'theme="drak"': "light, dark",
    'speed="fast"': "reading, a number", 'start-at="halfway"': "50%", 'panels="boards"': "legend, code",
    'ask="harder"': "hard, all, acts, node", 'height="-5"': "a CSS length", 'controls="nonne"': "none, hand",
    'loading="lasy"': "lazy, eager", 'algorithm="a-str"': "a-star, ida-star", 'state="12304675"': "123046758",
    'puzzle="n-puzzel"': "The puzzles are: n-puzzle",
}
OPEN = ('<div><dhadha-player puzzle="n-queens" /><h2>The rest</h2>'
        '<dhadha-player puzzle="n-puzzle" /><p>The end</p></div>')
STARTS = "[...document.querySelectorAll('dhadha-player')].map(({length, offsetHeight}) => [length, offsetHeight])"


def test_author_is_told_each_mistake_once_and_readers_see_a_board(page, home, requested_addresses):
    """What is unknown counts as absent; another puzzle never stands for an unknown one; nothing needs Python."""
    told = []
    page.on("console", lambda message: told.append(message.text) if message.type == "warning" else None)
    page.set_viewport_size({"width": 680, "height": 400})
    open_post(page, home, "<style>body { margin: 0 }</style>" + "".join(
        f"<dhadha-player {fault}></dhadha-player>" for fault in FAULTS) + OPEN)
    expect(page.locator(LINE)).to_have_count(len(FAULTS) - 2 + 2)
    page.get_by_role("button", name="Solve it here").wait_for()
    expect(alert(page, "no puzzle called n-puzzel")).to_be_visible()
    for words in FAULTS.values():
        assert len([text for text in told if words in text and "<dhadha-player>" in text]) == 1, (words, told)
    assert len(told) == len(FAULTS) + 2 and sum("has no end tag" in text for text in told) == 2, told
    assert python_addresses(requested_addresses) == []
    assert page.evaluate(STARTS) == [*[[20, 440]] * (len(FAULTS) - 2), *[[0, 440]] * 2, [32, 440], [20, 440]]
    for words in ("The rest", "The end"):
        expect(page.get_by_text(words, exact=True)).to_be_visible()


# ---- frames

LISTEN = """<script>window.told = []; addEventListener("message", ({data}) => told.push(data));</script>"""
FLOOD = """() => {
    const frame = document.querySelector("iframe").contentWindow;
    const send = (command, value, id) => frame.postMessage({ type: "dhadha", command, value, id }, "*");
    let deep = [];
    for (let depth = 0; depth < 3000; depth += 1) deep = [deep]; // too deep to be sent back
    told.length = 0;
    send("seek", deep, deep);
    for (let id = 0; id < 5000; id += 1) send("seek", id % 18, id);
    for (let id = 5000; id < 5003; id += 1) send("step", undefined, id);
}"""


FRAMES = """<style>body { margin: 0 }</style><iframe src="embed/?puzzle=n-puzzle" width="360" height="490"></iframe>
<iframe src="embed/?puzzle=n-puzzle&theme=dark" width="680" height="490"></iframe>
<iframe id="other" srcdoc="<p>Another frame"></iframe><script src="dhadha-frames.js"></script>"""
ASK = "(height) => parent.postMessage({type: 'dhadha-height', height}, '*')"


def test_frames_fill_their_height_know_the_theme_and_alone_are_obeyed(page, home):
    """On a bright page of a reader who prefers dark ones; no script is needed for board, sentence and code."""
    page.emulate_media(color_scheme="dark")
    open_post(page, home, FRAMES, LISTEN)
    for at, theme in enumerate(("light", "dark")):
        frame = page.locator("iframe").nth(at).content_frame
        frame.locator("dhadha-code [aria-current]").wait_for()
        expect(frame.locator("html")).to_have_attribute("data-theme", theme)
        for part in (".narration", "dhadha-board", "dhadha-code"):
            box = frame.locator(f"dhadha-player {part}").first.evaluate("(part) => part.getBoundingClientRect().bottom")
            assert 40 < box <= 490, part
    frame.locator("dhadha-board [data-cell='0'] text").first.click()
    page.wait_for_function("() => told.some(({name, detail}) => name === 'cellclick' && detail.cell === 0)")
    heights = "[...document.querySelectorAll('iframe')].map(({clientHeight}) => clientHeight)"
    before = page.evaluate(heights)
    for at, height in ((2, 300), (0, 9000), (0, "1e3px"), (1, 600)):
        page.frames[1 + at].evaluate(ASK, height)
    page.wait_for_function(f"() => {heights}[1] === 600")
    assert page.evaluate(heights) == [before[0], 600, before[2]]


def test_commands_to_a_frame_are_all_answered_and_drawn_once(page, home):
    open_post(page, home, '<iframe src="embed/?puzzle=n-puzzle&start-at=0&panels=none" width="700"></iframe>', LISTEN)
    page.wait_for_function("() => told.some(({name}) => name === 'runstart')")
    page.evaluate(FLOOD)
    page.wait_for_function("() => told.some(({id}) => id === 5002)")
    assert page.evaluate("told.filter(({type}) => type === 'dhadha-done').length") == 5004
    assert page.evaluate("told.find(({id}) => id === 5002).position") == 4999 % 18 + 3
    assert page.evaluate("told.filter(({name}) => name === 'stepchange').length") < 500
