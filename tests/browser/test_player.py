"""The player on the built site."""

import re

import dhadha
import pytest
from dhadha.trace.recorder import Recorder
from playwright.sync_api import expect

HARD = "867254301"
START = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"
THRESHOLDS = {"algorithm": "ida-star", "state": "025436178"}


@pytest.mark.usefixtures("moving")
def test_board_plays_before_python_is_fetched(page, home):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(home)
    card = page.locator("dhadha-player").first
    page.wait_for_function("() => document.querySelector('dhadha-player')?.position > 1")
    assert card.evaluate("player => [player.puzzle, player.length]") == ["n-puzzle", 375]
    assert not [url for url in asked if "pyodide" in url or "worker" in url]


@pytest.mark.usefixtures("moving")
@pytest.mark.own_page
def test_critical_path_is_small(home, page, site_folder):
    import gzip
    asked = []
    page.on("response", lambda response: asked.append(response))
    page.goto(home)
    page.wait_for_function("() => document.querySelector('dhadha-player')?.position > 0")
    code = [response for response in asked if re.search(r"\.(js|css)$", response.url)]
    size = sum(len(gzip.compress(response.body())) for response in code)
    assert 5_000 < size <= 60_000, size


@pytest.mark.usefixtures("small")
def test_solves_a_changed_puzzle_with_real_python(open_running):
    player = open_running(START)
    result = player.run(state=HARD, algorithm="a-star", options={})
    assert (result["length"], result["optimal"]) == (31, True)
    player.seek("end")
    assert player.values() == [1, 2, 3, 4, 5, 6, 7, 8, 0]


@pytest.mark.usefixtures("small")
def test_views_agree_at_every_position(open_running):
    player = open_running(START)
    snapshot = """(await player.seek(argument), await player.updateComplete,
        await new Promise((resolve) => setTimeout(resolve, 30)), {
        sentence: player.shadowRoot.querySelector(".narration").textContent,
        line: player.shadowRoot.querySelector("dhadha-code").shadowRoot.querySelector(".on")?.textContent,
        counters: player.shadowRoot.querySelector("dhadha-counters").shadowRoot.querySelector("dl").textContent,
        lists: player.shadowRoot.querySelector("dhadha-lists").shadowRoot.textContent,
        tree: player.shadowRoot.querySelector("dhadha-tree").shadowRoot.querySelectorAll(".node").length,
        now: player.shadowRoot.querySelector("dhadha-tree").shadowRoot.querySelector(".now")?.dataset.node,
    })"""
    length = player.js("player.length")
    player.page.wait_for_function(
        "() => document.querySelector('dhadha-player').shadowRoot.querySelector('dhadha-code')?.source"
    )

    def look(position):
        return {**player.js(snapshot, position), "values": player.values()}

    forwards = [look(position) for position in range(length)]
    backwards = [look(position) for position in reversed(range(length))][::-1]
    assert forwards == backwards
    assert forwards[0]["values"] == [1, 2, 3, 0, 4, 6, 7, 5, 8]
    assert (
        "heappush" in forwards[4]["line"]
        and "4 slides left: h falls from 3 to 2, so f = 1 + 2 = 3 stays the same." in forwards[4]["sentence"]
    )
    assert forwards[9]["sentence"] == "4 slides right: that would only undo the last move."
    assert [re.search(r"branching factor\s*(\S+)", view["counters"])[1] for view in (forwards[14], forwards[15])] == [
        "–",
        "1.74",
    ]  # 11 nodes, 3 moves
    assert forwards[4]["tree"] == 4
    assert len({frozenset(view["counters"]) for view in forwards}) > 3


def test_transport_steps_plays_and_jumps(open_running):
    player = open_running(START, **THRESHOLDS)
    page = player.page
    page.get_by_role("button", name="Step forward").click()
    assert player.position == 1
    page.get_by_role("button", name="Step back").click()
    assert player.position == 0
    page.get_by_role("button", name="Next marker").click()
    assert player.js("player.trace.step(player.position).word") == "restart"
    page.get_by_role("button", name="To the end").click()
    assert player.position == player.js("player.length") - 1
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').timeline.playing")
    page.get_by_role("button", name="Pause").click()
    assert not player.js("player.timeline.playing")


def test_holding_a_step_button_repeats(open_running):
    player = open_running(START, **THRESHOLDS)
    player.page.get_by_role("button", name="Step forward").hover()
    player.page.mouse.down()
    player.page.wait_for_function("() => document.querySelector('dhadha-player').position >= 4")
    player.page.mouse.up()
    stopped = player.position
    player.page.wait_for_timeout(200)
    assert player.position == stopped


def test_keys(open_running):
    player = open_running(START)
    press = player.page.keyboard.press
    press(".")
    assert player.position == 1
    press("End")
    assert player.position == player.js("player.length") - 1
    press(",")
    assert player.position == player.js("player.length") - 2
    press("Home")
    assert player.position == 0
    press("?")
    expect(player.page.get_by_role("dialog", name="Keys")).to_be_visible()
    press("Escape")
    expect(player.page.get_by_role("dialog", name="Keys")).to_be_hidden()
    player.page.wait_for_function("() => document.activeElement === document.body")
    press("Space")
    player.page.wait_for_function("() => document.querySelector('dhadha-player').timeline.playing", timeout=3000)


def test_a_click_in_the_tree_goes_to_the_nodes_step(open_running):
    player = open_running(START)
    player.seek(8)
    player.page.locator("dhadha-tree .node[data-node='1']").click()
    assert player.js("player.trace.step(player.position).node") == 1


@pytest.mark.usefixtures("moving")
def test_tiles_slide(open_running):
    player = open_running(START)
    places = player.js("""await (async () => {
        const piece = player.shadowRoot.querySelector("dhadha-board").shadowRoot.querySelector("[data-value='4']");
        const seen = new Set();
        await player.seek(4);
        for (let frame = 0; frame < 30; frame += 1) {
            await new Promise(requestAnimationFrame);
            seen.add(Math.round(piece.getBoundingClientRect().x));
        }
        return [...seen];
    })()""")
    assert len(places) > 3


def test_dragging_and_arrow_keys_move_tiles_and_python_solves_from_there(open_running):
    player = open_running(START)
    page = player.page
    box = page.locator("dhadha-board .board").bounding_box()
    side = box["width"] / 3
    x, y = box["x"] + 1.5 * side, box["y"] + 1.5 * side
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - side * .5, y, steps=5)
    page.wait_for_timeout(50)
    page.mouse.move(x - side, y, steps=5)
    page.mouse.up()
    page.wait_for_function("() => document.querySelector('dhadha-player').hand?.assessment?.state === '123406758'")
    page.locator("dhadha-board .board").focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_function("() => document.querySelector('dhadha-player').hand?.assessment?.state === '123456708'")
    page.wait_for_function("() => location.search.includes('state=123456708')")
    expect(page.get_by_label("Board", exact=True)).to_have_value("123456708")
    page.get_by_role("button", name="Undo").click()
    assert player.js("player.hand.assessment.state") == "123406758"
    page.get_by_role("button", name="Solve from here").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'UL'")


@pytest.mark.usefixtures("small")
def test_long_trace_opens(open_running):
    """`build.py bench` measures how long the page is unresponsive meanwhile."""
    player = open_running(START)
    player.run(state="647850321", algorithm="ida-star", options={})
    length = player.js("player.length")
    assert length > 50_000
    assert (
        player.js(
            "await (async () => { const file = await player.file(); await player.run({state: '123046758'}, {play: "
            "false}); await player.open(file); return file.size; })()"
        )
        > 100_000
    )
    assert player.js("player.length") == length


@pytest.mark.usefixtures("small")
def test_saved_run_equals_original(open_running):
    player = open_running(START)
    player.run(state="430521786", algorithm="ida-star", options={"heuristic": "misplaced"})
    before = player.js(
        "[player.request, player.result, player.length, player.trace.step(100), player.trace.board(100), "
        "player.trace.counters(100)]"
    )
    player.js(
        "await (async () => { window.saved = await player.file(); await player.run({state: '123046758', algorithm: "
        "'a-star', options: {}}); await player.open(window.saved); })()"
    )
    assert (
        player.js(
            "[player.request, player.result, player.length, player.trace.step(100), player.trace.board(100), "
            "player.trace.counters(100)]"
        )
        == before
    )


def test_a_saved_run_is_opened_from_the_page(open_running, tmp_path):
    player = open_running(START)
    player.run(state="123406758", algorithm="ida-star", options={})
    with player.page.expect_download() as saved:
        player.page.get_by_role("button", name="Save this run").click()
    saved.value.save_as(tmp_path / "run.trace.gz")
    player.run(state="123046758", algorithm="a-star", options={})
    for _ in range(2):
        with player.page.expect_file_chooser() as chooser:
            player.page.get_by_role("button", name="Open a saved run").click()
        chooser.value.set_files(tmp_path / "run.trace.gz")
        player.page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'UL'")
        player.run(state="123046758", algorithm="a-star", options={})


@pytest.mark.usefixtures("small")
def test_unreadable_file_refused(open_running):
    player = open_running(START)
    before = player.request
    alert = player.page.get_by_role("alert")
    for rubbish in ("hello", "DHADHA1\n\u0000\u0001"):
        player.js("await player.open(new Blob([argument]))", rubbish)
        expect(alert).to_contain_text("not a Dhadha trace")
        assert player.request == before
        player.js("await player.run({state: '123046758'}, {play: false})")
        expect(alert).to_have_text("")


@pytest.mark.usefixtures("small")
def test_address_names_displayed_saved_run(open_player, page):
    page.route(
        "**/own.trace", lambda route: route.fulfill(body=Recorder(dhadha.run("n-puzzle", "a-star", "123406758")).file())
    )
    player = open_player("n-puzzle/?src=own.trace&start-at=0")
    player.seek(3)
    page.wait_for_function("() => location.search.includes('start-at=3')")
    assert "src=own.trace" in page.url
    player.run(state="123046758", algorithm="a-star", options={})
    page.wait_for_function("() => location.search.includes('123046758')")
    assert "src=" not in page.url


def test_reduced_motion_does_not_play_by_itself(page, home):
    page.emulate_media(reduced_motion="reduce")
    page.goto(home + "n-puzzle/")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.wait_for_timeout(700)
    assert page.evaluate("document.querySelector('dhadha-player').position") == 0


@pytest.mark.usefixtures("small")
def test_immediate_run_not_replaced_by_example(page, home, site_folder):
    script = """<script type="module">
        import "./dhadha-player.js";
        window.answer = (await document.querySelector("dhadha-player").run({ state: "123406758", algorithm: "a-star",
            options: {} }, { play: false })).moves;
    </script><dhadha-player puzzle="n-puzzle" controls="none"></dhadha-player>"""
    page.route(
        "**/at-once.html",
        lambda route: route.fulfill(body=f"<!doctype html><title>x</title>{script}", content_type="text/html"),
    )
    page.goto(f"{home}at-once.html")
    page.wait_for_function("() => window.answer === 'UL'")
