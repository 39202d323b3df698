"""The light form: board, sentence and code at a fixed height, and no Python before a reader's action."""

import re

import dhadha
import pytest
from light_form import lit_line_is_seen
from playwright.sync_api import expect
from servers import SUB_PATH
from visitor import Player

WIDTHS = (320, 360, 575, 576, 680, 799, 800, 1000)
SHIFT = """<script>window.shift = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});</script>"""
FAMILIES = ("n-puzzle", "n-queens", "knight-path", "pile-game", "magic-square")


@pytest.fixture
def post(page, origin):
    """Open a page with the given body beside the site; return it and its requests."""
    asked = []
    page.on("request", lambda request: asked.append(request.url))

    def open_post(body):
        page.route(f"{origin}/any/sub/post.html", lambda route: route.fulfill(content_type="text/html", body=(
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title><link rel="icon" href="data:,">'
            f'{SHIFT}<script type="module" src="path/dhadha-player.js"></script>{body}')))
        page.goto(f"{origin}/any/sub/post.html", wait_until="commit")
        return page, asked
    assert SUB_PATH == "any/sub/path"
    return open_post


def placed(width, attributes):
    return f'<div style="width:{width}px"><dhadha-player {attributes}></dhadha-player></div><p>words</p>'


def players(page):
    return page.locator("dhadha-player")


def stand(page, count):
    """Wait until so many players show their code."""
    expect(page.locator("dhadha-player dhadha-code .on")).to_have_count(count)


def python(asked):
    return [url for url in asked if "pyodide" in url or "worker-" in url]


@pytest.mark.own_page
def test_height_reserved_before_script(post, page):
    """From its starter script on; before that, the page's style reserves it."""
    held = []
    page.route("**/common-*.js", lambda route: held.append(route))
    page.set_viewport_size({"width": 1040, "height": 900})
    body = "".join(placed(width, f'puzzle="{FAMILIES[at % 5]}"') for at, width in enumerate(WIDTHS))
    post(body + placed(360, 'puzzle="n-queens" controls="none"') + placed(700, 'puzzle="n-puzzle" height="500"'))
    page.wait_for_function("() => document.adoptedStyleSheets.length")
    heights = "[...document.querySelectorAll('dhadha-player')].map((player) => player.offsetHeight)"
    before = page.evaluate(f"new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => drawn({heights}))))")
    page.evaluate("window.shift = 0")
    page.unroute("**/common-*.js")
    for each in held:
        each.continue_()
    stand(page, len(WIDTHS) + 1)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(heights) == before == [672, 672, 672, 416, 416, 456, 456, 528, 360, 500]
    assert page.evaluate("window.shift") <= .05


SHARED = (320, 360, 440, 520, 575, 680, 800, 840, 1000)


@pytest.mark.parametrize("height", (360, 480, 640))
def test_board_sentence_and_code_share_a_height_at_every_width(post, page, height):
    page.set_viewport_size({"width": 1040, "height": 900})
    asked = (f'puzzle="{FAMILIES[(at + height // 160) % 5]}" lang="bn" height="{height}"' for at in range(len(SHARED)))
    post("".join(map(placed, SHARED, asked)))
    stand(page, len(SHARED))
    page.evaluate("Promise.all([...document.querySelectorAll('dhadha-player')].map((player) => player.seek('60%')))")
    page.wait_for_timeout(400)  # the code scrolls to its line
    for at, width in enumerate(SHARED):
        player = players(page).nth(at)
        assert lit_line_is_seen(player), width
        clock = player.locator("dhadha-transport").bounding_box()
        boards = [board.bounding_box() for board in player.locator("dhadha-board").all()]
        assert all(board["width"] >= (60 if len(boards) > 1 else 105) for board in boards), width
        assert all(board["y"] + board["height"] <= clock["y"] + 1 for board in boards), width
        assert player.evaluate("""({shadowRoot}) => {
            const {scrollHeight, clientHeight} = shadowRoot.querySelector(".frame");
            return scrollHeight <= clientHeight + 1;
        }"""), width


def test_panels_are_a_choice(post):
    page, _ = post('<dhadha-player puzzle="n-puzzle" panels="all"></dhadha-player>')
    players(page).locator("dhadha-tree").wait_for()
    assert players(page).evaluate("(player) => player.offsetHeight") > 1000


WRITTEN = ["[[0,2,5],[4,3,6],[1,7,8]]", "0 2 5 4 3 6 1 7 8", "۰۲۵۴۳۶۱۷۸", "{0, 2, 5},\n{4, 3, 6},\n{1, 7, 8}",
           "025/436/178", "\u2066০২৫৪৩৬১৭৮\u2069\ufeff", "０２５４３６１７８", "0|2|5\n4|3|6\n1|7|8"]
BAKED = {  # tags, and the method and the state of what they show
    **{f'puzzle="n-puzzle" state="{state}"': ["ida-star", "025436178"] for state in WRITTEN},
    'puzzle="n-puzzle" algorithm="ida-star" state="0,2,5,4,3,6,1,7,8"': ["ida-star", "025436178"],
    'puzzle="pile-game" state="[5,2,3]"': ["grundy", "5 2 3"],
    'puzzle="magic-square" state="[[8,1,6],[3,5,7],[4,2,9]]"': ["check", "8 1 6 / 3 5 7 / 4 2 9"],
    'puzzle="coin-game" state="5,2 8,8"': ["grundy", "(5,2) (8,8)"],
    'puzzle="n-queens" option-n="8" option-until="first"': ["backtracking", ""],
    'puzzle="knight-path" state="b1 → g6"': ["closed-form", "b1 g6"],
}


def test_baked_state_recognized_in_any_notation(post):
    page, asked = post("".join(f"<dhadha-player {tag}></dhadha-player>" for tag in BAKED))
    stand(page, len(BAKED))
    shown = players(page).evaluate_all("(all) => all.map(({request}) => [request.algorithm, request.state])")
    assert dict(zip(BAKED, shown)) == BAKED
    element = """async () => {
        const player = document.createElement("dhadha-player");
        player.state = [[0, 2, 5], [4, 3, 6], [1, 7, 8]];
        document.body.append(player);
        await player.step(3);
        await player.run({state: "1 2 3 0 4 6 7 5 8", algorithm: "a-star", options: {}}, {play: false});
        return [player.request.state, player.length];
    }"""
    assert page.evaluate(element) == ["123046758", 20]
    assert python(asked) == []


def test_pile_sizes_never_joined(post):
    page, asked = post('<dhadha-player puzzle="pile-game" state="523"></dhadha-player>')
    page.get_by_role("button", name="Solve it here").wait_for()
    assert players(page).evaluate("(player) => player.length") == 0 and python(asked) == []


OTHERS = (  # beyond numbers in their order
    ("knight-path", "breadth-first", "a1 h8 x d5 c3"),
    ("coin-game", "grundy", "(5,3) (8,6) (8,6)"),
    ("estimate-tree", "greedy-backtracking", "45(47 42(44 46 (50*) 7) 43(44 41(40*)))"),
)
STILL = {  # tags that no baked run shows, and the values of the first board
    'puzzle="n-puzzle" state="1 2 3 4 0 6 7 5 8"': [1, 2, 3, 4, 0, 6, 7, 5, 8],
    'puzzle="n-queens" state="53142687" lang="bn"': [5, 3, 1, 4, 2, 6, 8, 7],
    'puzzle="magic-square" state="2 7 6 / 9 5 1 / 4 3 0" controls="none"': [2, 7, 6, 9, 5, 1, 4, 3, 0],
    'puzzle="pile-game" state="4 3 6"': [4, 3, 6],
    **{f'puzzle="{asked[0]}" state="{asked[2]}"': list(dhadha.run(*asked).board["values"]) for asked in OTHERS},
    'puzzle="knight-path" state="a1 h7" option-rows="9"': None,
}


def test_unbaked_board_fetches_python_on_touch(post):
    page, asked = post("".join(f"<dhadha-player {tag}><a href='x'>by hand</a></dhadha-player>" for tag in STILL))
    english, bengali = (page.get_by_role("button", name=name) for name in ("Solve it here", "এখানেই সমাধান করুন"))
    buttons = english.or_(bengali)
    buttons.nth(len(STILL) - 1).wait_for()
    for at, values in enumerate(STILL.values()):
        board = players(page).nth(at).locator("dhadha-board")
        if values:
            assert board.evaluate("(board) => [...board.values]") == values
        else:
            assert board.count() == 0 and players(page).nth(at).get_by_role("link", name="by hand").is_visible()
    expect(players(page).first.locator(".narration")).to_contain_text(re.compile(r"\d(\.\d)? MB of Python"))
    for _ in range(6):
        page.keyboard.press("Tab")
    players(page).first.evaluate("(player) => player.setAttribute('state', '1 2 3 4 5 6 0 7 8')")
    page.wait_for_function("() => document.querySelector('dhadha-player dhadha-board, dhadha-player')"
                           ".shadowRoot.querySelector('dhadha-board').values[6] === 0")
    page.wait_for_load_state("networkidle")
    assert python(asked) == [] and page.workers == []
    players(page).first.locator("dhadha-board").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'LL'", timeout=60_000)
    assert players(page).nth(1).evaluate("async (player) => (await player.seek(1), player.position)") == 1
    assert Player(page).request["algorithm"] == "a-star"
    assert players(page).nth(2).evaluate("(player) => player.length") == 0


@pytest.mark.parametrize("how", ("autoplay", 'loading="eager"'))
def test_host_page_triggers_python(post, how):
    page, asked = post(f'<dhadha-player puzzle="n-puzzle" state="123406758" {how}></dhadha-player>')
    page.wait_for_function("() => document.querySelector('dhadha-player').length > 0", timeout=60_000)
    assert python(asked) != []
