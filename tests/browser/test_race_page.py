"""The race page: form, boards, packages; and embedded races."""

import re

import pytest
from playwright.sync_api import expect
from races import RACE, Race
from visitor import faults_of_access

PACKAGES = [f"../dhadha_{name}-1.0-py3-none-any.whl" for name in ("stairs", "frogs")]


@pytest.mark.usefixtures("small")
def test_unraceable_board_reported_once(page, home):
    page.goto(f"{home}race/?puzzle=n-puzzle&state=&algorithms=a-star+ida-star")
    expect(page.locator("#setup > .problem")).to_contain_text("The board is empty")
    expect(page.locator("#setup > .problem")).to_be_in_viewport()
    expect(page.get_by_text("The board is empty")).to_have_count(1)
    expect(page.locator(".lane")).to_have_count(0)
    assert "state=&" in page.url
    assert page.evaluate(COUNT_CHANGES) == 0, "the form comes to rest"


COUNT_CHANGES = """async () => {
    const replace = history.replaceState;
    let count = 0;
    history.replaceState = (...given) => { count += 1; replace.apply(history, given); };
    await new Promise((resolve) => setTimeout(resolve, 300));
    history.replaceState = replace;
    return count;
}"""


@pytest.mark.parametrize("puzzle", ["pile-game", "magic-square", "magic-trick"])
def test_puzzle_without_race_says_so(page, home, puzzle):
    page.goto(f"{home}race/?puzzle={puzzle}")
    expect(page.get_by_role("alert").filter(has_text="no two methods that race")).to_be_visible()
    expect(page.locator("#puzzle")).to_have_value("n-puzzle")
    expect(page.get_by_role("button", name="Run and time them", exact=True)).to_be_enabled()


@pytest.mark.usefixtures("small")
def test_python_waits_for_the_start_and_two_to_five_methods_are_needed(page, home):
    fetched = []
    page.on("request", lambda asked: fetched.append(asked.url))
    page.goto(home + "race/?puzzle=n-puzzle&algorithm=depth-first&option-budget=1000")
    start = page.get_by_role("button", name="Run and time them", exact=True)
    methods = page.locator("[name=algorithm]")
    expect(methods.and_(page.locator(":checked"))).to_have_count(3)
    expect(page.get_by_label("Depth-first search")).to_be_checked()
    for method in ("Depth-first search", "A*"):
        page.get_by_label(method, exact=True).uncheck()
    expect(start).to_be_disabled()
    expect(page.get_by_text("Choose two to five methods")).to_be_visible()
    for method in ("Depth-first search", "A*", "Breadth-first search", "Greedy with backtracking"):
        page.get_by_label(method, exact=True).check()
    expect(page.get_by_label("Iterative deepening")).to_be_disabled()
    expect(page.get_by_text("No more than five can race.")).to_be_visible()
    assert not [url for url in fetched if "pyodide" in url]
    start.click()
    race = Race(page)
    race.wait("!race.running")
    assert (
        [url for url in fetched if "pyodide" in url]
        and not race.js("race.baked")
        and all(seconds > 0 for seconds in race.lanes("lane.seconds"))
    )


@pytest.mark.usefixtures("moving")
def test_first_race_without_python_then_edited(page, home):
    fetched = []
    page.on("request", lambda asked: fetched.append(asked.url))
    page.goto(home + "race/")
    race = Race(page)
    race.wait("race.position > 5")
    assert race.js("[race.baked, race.lanes.length]") == [True, 4] and page.url.endswith("race/")
    race.js("await race.pause()")
    for place in race.js("race.lanes.map(({steps}) => steps - 1).sort((one, other) => one - other)"):
        page.get_by_role("button", name="Skip to the next finish").click()
        assert race.js("race.position") == place
    expect(page.locator(".summary")).to_contain_text(
        "The shortest answer has 12 moves, and no answer is shorter: proved by A*, IDA*, and Breadth-first search."
    )
    expect(page.locator(".summary")).to_contain_text(
        re.compile(
            r"Least memory: IDA\*, never more than 13 boards\. "
            r"Breadth-first search held up to [\d,]+, \d+ times as many\."
        )
    )
    expect(page.locator(".note")).to_contain_text("made beforehand")
    page.get_by_role("button", name="Change").click()
    page.locator("#start-board").get_by_role("grid").focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_label("Board", exact=True)).to_have_value("431520786")
    page.get_by_role("button", name="Run and time them", exact=True).click()
    race.wait("!race.baked && !race.running && !race.measuring")
    assert race.lanes("lane.player.request.state") == ["431520786"] * 4
    race.seek("end")
    expect(page.locator(".summary")).to_contain_text("Fastest in Python:")
    shuffle_gives_the_board(race)


def shuffle_gives_the_board(race):
    page = race.page
    page.get_by_role("button", name="Change").click()
    page.get_by_label("Rows", exact=True).fill("2")
    page.get_by_role("button", name="Shuffle").click()
    expect(page.get_by_label("Board", exact=True)).not_to_have_value("431520786")
    small = page.get_by_label("Board", exact=True).input_value()
    page.get_by_role("button", name="Run and time them", exact=True).click()
    race.wait(f"race.request.state === '{small}' && race.lanes.every(({{outcome}}) => outcome === 'found')")


@pytest.mark.usefixtures("small")
def test_package_races(page, home):
    page.goto(f"{home}race/?packages={'+'.join(PACKAGES)}&puzzle=stairs")
    install, run = (page.get_by_role("button", name=name, exact=True) for name in ("Install", "Run and time them"))
    install.click()
    run.click()
    race = Race(page)
    race.wait("race.lanes.length === 2 && !race.running")
    assert race.js("race.lanes.map(({player}) => [player.request.algorithm, player.request.options.stairs])") \
        == [["recursion", 4], ["table", 4]]
    page.get_by_role("button", name="Change").click()
    page.locator("#puzzle").select_option("frogs")
    expect(page.locator("[name=algorithm]")).to_have_count(2)
    expect(page.get_by_label("Depth-first search")).to_be_visible()
    run.click()
    race.wait("race.request.puzzle === 'frogs' && !race.running")
    race.seek("end")
    assert (
        race.js("race.lanes.map((lane) => [lane.player.request.puzzle, lane.player.result.length])")
        == [["frogs", 15]] * 2
    )
    expect(race.verdict).to_contain_text("Depth-first search wins")
    page.reload()
    install.click()
    race.wait("race.request && !race.running")
    assert race.js("race.request.puzzle") == "frogs"


def test_the_puzzle_page_and_the_gallery_lead_to_the_race(open_player, page):
    open_player("n-puzzle/fifteen/?start-at=0")
    board = page.evaluate("document.querySelector('dhadha-player').request.state")
    page.get_by_role("link", name="Race the methods").click()
    expect(page.get_by_label("Board", exact=True)).to_have_value(board)
    expect(page.get_by_label("Linear conflict")).to_be_checked()
    expect(page.get_by_label("Manhattan distance")).not_to_be_checked()
    expect(page.get_by_label("A*", exact=True)).to_be_checked()
    page.get_by_role("link", name="Gallery").click()
    page.get_by_role("link", name="Race the methods").first.click()
    expect(page.get_by_role("button", name="Run and time them", exact=True)).to_be_enabled()


@pytest.mark.usefixtures("small")
def test_embedded_race(page, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    page.evaluate("""() => {
        document.body.innerHTML = `<h1>A blog</h1><dhadha-race puzzle="n-puzzle" algorithms="a-star ida-star"
            state="123406758" option-heuristic="misplaced" theme="dark"></dhadha-race>`;
        const script = Object.assign(document.createElement("script"), {type: "module", src: "path/dhadha-race.js"});
        document.body.append(script);
    }""")
    expect(page.locator(".lane h2")).to_have_text(["A*", "IDA*"])
    expect(page.locator("dhadha-race .note").first).to_contain_text("MB of Python")
    boards = page.locator(".lane dhadha-board").evaluate_all("(boards) => boards.map((board) => [...board.values])")
    assert boards == [[1, 2, 3, 4, 0, 6, 7, 5, 8]] * 2 and page.workers == []
    race = Race(page)
    height = race.js("race.offsetHeight")
    expect(page.get_by_role("button", name="Run and time them", exact=True)).to_be_visible()
    page.locator(".lane dhadha-board").first.click()
    race.wait("!race.running")
    assert race.js("race.offsetHeight") == height
    race.seek("end")
    assert race.lanes("[lane.algorithm, lane.player.result.moves, lane.player.request.options.heuristic]") == [
        ["a-star", "UL", "misplaced"],
        ["ida-star", "UL", "misplaced"],
    ]
    race.js("race.setAttribute('state', '123046758')")
    race.wait("!race.running && race.lanes.every((lane) => lane.player.result?.length === 3)")


SHIFT = """<script>window.shift = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});</script>"""


@pytest.mark.own_page
@pytest.mark.usefixtures("small")
def test_dialogue_writes_race_with_height(page, home):
    page.goto(f"{home}race/?puzzle=n-puzzle&algorithms=a-star+ida-star&state=123406758")
    page.get_by_role("button", name="Embed").click()
    box = page.locator("dialog.embedding")
    expect(box.locator(".cost")).to_contain_text("MB of Python")
    pasted = box.locator("pre")
    expect(pasted).to_have_text(re.compile(r"min-height:max\(\d{3,4}px,min\(\d{3,4}px,"))
    for width in (680, 360):
        box.get_by_label("Width of the preview").select_option(str(width))
        expect(box.locator(".preview > dhadha-race")).to_have_js_property("offsetWidth", width)
    assert faults_of_access(page) == []
    tag = pasted.text_content()
    box.get_by_label("What to paste").select_option("iframe")
    frame = re.search(r'src="([^"]+)".* height="\d{3,4}"', pasted.text_content())[1].replace("&amp;", "&")
    page.route(f"{home}post.html", lambda route: route.fulfill(content_type="text/html", body=(
        f'<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A post</title>'
        f'<link rel="icon" href="data:,">{SHIFT}{tag}' + "<p>What follows.</p>" * 20)))
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{home}post.html")
    page.locator(".lane dhadha-board").nth(1).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.shift") <= 0.05 and page.workers == []
    page.goto(frame)
    expect(page.locator(".lane h2")).to_have_text(["A*", "IDA*"])


@pytest.mark.own_page
@pytest.mark.parametrize("width", [360, 1000])
def test_race_layout_is_stable(page, home, width):
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": width, "height": 800})
    page.route(f"{home}post.html", lambda route: route.fulfill(content_type="text/html", body=(
        '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A post</title>'
        f'{SHIFT}<script type="module" src="dhadha-race.js"></script>'
        '<dhadha-race puzzle="n-puzzle"></dhadha-race><p>What follows.</p>')))
    page.goto(f"{home}post.html")
    race = Race(page)
    race.wait("race.baked && race.whole && !race.running")
    height = race.js("race.offsetHeight")
    page.evaluate("window.shift = 0")
    for clock in ("30%", "70%", "end"):
        race.seek(clock)
    expect(page.locator(".summary")).to_contain_text("Least memory")
    assert page.evaluate("new Promise(requestAnimationFrame).then(() => window.shift)") <= 0.05
    assert race.js("race.offsetHeight") == height


@pytest.mark.own_page
def test_pending_race_reserves_height(page, home):
    page.set_viewport_size({"width": 1366, "height": 768})
    page.route(f"{home}post.html", lambda route: route.fulfill(content_type="text/html", body=(
        f'<!doctype html><html lang="en"><title>A post</title>{SHIFT}'
        '<script type="module" src="dhadha-race.js"></script>')))
    for column in (320, 480, 700, 1000):
        page.goto(f"{home}post.html")
        page.wait_for_function("() => document.adoptedStyleSheets.length")
        page.evaluate("""(width) => document.body.insertAdjacentHTML("beforeend", `<div style="width: ${width}px">
            <dhadha-race puzzle="n-puzzle"></dhadha-race></div>${"<p>What follows.</p>".repeat(20)}`)""", column)
        page.wait_for_function("() => document.querySelector('dhadha-race').whole")
        assert page.evaluate("new Promise(requestAnimationFrame).then(() => window.shift)") <= 0.05, column


@pytest.mark.own_page
def test_unknown_method_reported_before_race(page, home):
    page.route(f"{home}post.html", lambda route: route.fulfill(content_type="text/html", body=(
        '<!doctype html><html lang="en"><title>A post</title><script type="module" src="dhadha-race.js"></script>'
        '<dhadha-race puzzle="n-puzzle" algorithms="dijkstra a-star ida-star" state="123406758"></dhadha-race>')))
    page.goto(f"{home}post.html")
    expect(page.locator(".lane .sentence").first).to_contain_text("has no algorithm dijkstra. It has: a-star,")
    expect(page.locator(".lane dhadha-board")).to_have_count(2)
    expect(page.locator("dhadha-race .note").first).to_contain_text("Press “Run and time them”")
    assert page.workers == []


@pytest.mark.parametrize("path, query", [("", RACE), ("bn/", "race/"), ("fa/", "race/")], ids=["timed", "bn", "fa"])
def test_nothing_overflows_and_axe_finds_nothing(page, home, path, query):
    page.set_viewport_size({"width": 360, "height": 740})
    page.emulate_media(color_scheme="dark" if path == "bn/" else "light")
    page.goto(home + path + query)
    race = Race(page)
    race.wait("!race.running")
    assert race.js("race.position") == 0  # reduced motion: nothing moves unasked
    for clock in (0, 160, "end"):
        race.seek(clock)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert race.js("getComputedStyle(race).direction") == ("rtl" if path == "fa/" else "ltr")
    assert page.evaluate("document.documentElement.dir") == ("rtl" if path == "fa/" else "ltr")
    assert faults_of_access(page) == []
