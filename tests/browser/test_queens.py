"""N-queens in the page: playback, pictures, large boards, races."""

import re

import pytest
from playwright.sync_api import expect
from queens_page import HERE, narration, state, tap
from visitor import unfolded


@pytest.fixture
def open_running(small, open_running):
    return open_running


@pytest.fixture
def queens(open_running):
    return open_running(f"{HERE}?algorithm=backtracking&option-n=8&start-at=0")


@pytest.fixture
def watched(open_running):
    """Show a run from its start."""

    def watch(algorithm, **options):
        return open_running(
            f"{HERE}?algorithm=backtracking&option-n=8&start-at=0", algorithm=algorithm, options=options
        )

    return watch


def pieces(player):
    """Return {column: row} of the drawn pieces."""
    return player.element.evaluate("""(player) => {
        const board = player.shadowRoot.querySelector("dhadha-board").shadowRoot;
        const all = board.querySelector(".board").getBoundingClientRect();
        return [...board.querySelectorAll(".piece")].map((piece) => {
            const {left, top, width} = piece.getBoundingClientRect();
            return [Math.round((left - all.left) / width) + 1, Math.round((top - all.top) / width) + 1];
        });
    }""")


# ---- watching


def test_first_example_without_python(page, home):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{home}{HERE}?start-at=end")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.result")
    expect(page.locator("dhadha-counters [data-counter=tests]")).to_have_text("26")
    for counter, value in (("placements", 8), ("rejections", 18), ("removals", 4)):
        expect(page.locator(f"dhadha-counters [data-counter={counter}]")).to_have_text(str(value))
    expect(page.locator("div.answer")).to_contain_text("2 4 1 3")
    assert not [url for url in asked if "pyodide" in url]


def test_a_refused_square_shows_its_attacker(watched):
    player = watched("backtracking", n=4)
    player.seek(2)
    expect(narration(player)).to_have_text("Column 2, row 1 is attacked by the queen in column 1, row 1: refused.")
    player.page.wait_for_timeout(300)
    assert pieces(player) == [[1, 1], [2, 1]]
    board = player.page.locator("dhadha-board")
    assert board.locator("path.straight").count() == 1
    assert board.locator(".cell.role-conflict").count() == 1 and board.locator(".cell.role-hint").count() == 1


def test_population_wall(watched, page):
    """Its layout in Bengali; test_all_pages.py has other languages."""
    player = watched("genetic", n=8, seed=2, population=30)
    couple = player.js(
        "Array.from({length: player.length}, (_, at) => player.trace.step(at)).findIndex(({word}) => word === 'choose')"
    )
    player.seek(couple)
    wall = player.page.locator("dhadha-wall")
    expect(wall.locator("button:not(.term)")).to_have_count(30)
    expect(wall.locator("button.now")).to_have_count(1)
    expect(wall.locator("button.related")).to_have_count(1)
    assert wall.locator("button.now .role-path").count() > 0
    labels = [int(re.match(r"\d+", label)[0]) for label in wall.locator(".label").all_inner_texts()]
    assert labels == sorted(labels)
    player.seek("end")
    assert player.js("player.counters.alive") == player.js("player.trace.open(player.position, 'h', 5000).count")
    player.seek(40)
    player.js("player.lang = 'bn'")
    page.wait_for_function("() => document.querySelector('dhadha-player').texts.language === 'bn'")
    expect(wall.locator("button").first).to_be_visible()
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("new Promise(requestAnimationFrame)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_all_92_solutions_stand_in_12_families(watched):
    player = watched("count", n=8)
    player.seek("end")
    families = player.page.locator("dhadha-wall .family")
    expect(families).to_have_count(12)
    assert sorted(families.nth(number).locator("button").count() for number in range(12)) == [4] + [8] * 11
    families.nth(3).locator("button").nth(2).click()
    assert player.js("player.trace.step(player.position).word") == "add"


def test_the_running_mean_has_its_band_and_the_exact_value(watched):
    player = watched("monte-carlo", n=8, probes=200)
    player.seek("end")
    legend = player.page.locator("dhadha-plots .legend")
    expect(legend).to_contain_text("15,721")
    mean, low, high = (player.js(f"Math.round(player.result.{name})") for name in ("estimate", "low", "high"))
    expect(legend).to_contain_text(f"{mean:,}")
    expect(legend).to_contain_text(f"{low:,} – {high:,}")
    expect(player.page.locator("dhadha-plots canvas")).to_be_visible()
    player.seek("30%")
    expect(legend).not_to_contain_text(f"{mean:,}")


# ---- pictures, large boards


STOPPED = """() => {
    const section = document.querySelector("dhadha-pictures").shadowRoot.querySelector("section");
    const [, , cartesian] = section.querySelectorAll("tr");
    if (cartesian?.querySelectorAll("td")[4].textContent !== "15,720") return false;
    const progress = section.querySelector("[role=status]").textContent;
    section.querySelector("button").click();
    return progress;
}"""  # at once: the runs of nine queens take a second or two, a look from outside may come as late


def test_experiment_plot_and_stop(queens):
    """test_illustrations.py draws one to its end."""
    picture = queens.page.locator("dhadha-pictures section").first
    picture.get_by_role("button", name="Draw").click()
    expect(picture.get_by_role("button", name="Cancel")).to_be_visible()
    assert re.search(r"run 1[01] of 12", queens.page.wait_for_function(STOPPED, timeout=60_000).json_value())
    expect(picture.get_by_role("button", name="Draw again")).to_be_visible()
    rows = picture.locator("tr")
    assert rows.nth(1).locator("td").all_inner_texts()[:5] == ["32", "101", "356", "1,345", "5,508"]
    assert rows.nth(2).locator("td").all_inner_texts() == ["60", "220", "894", "3,584", "15,720", "–"]
    expect(picture.locator("canvas")).to_be_visible()
    assert queens.run(algorithm="construction", state="", options={"n": 8})["queens"] == [2, 4, 6, 8, 3, 1, 7, 5]


def test_hundred_thousand_queens(queens):
    queens.run(algorithm="large", state="", options={"n": 100_000, "seed": 2})
    assert queens.js("player.result") == {"queens": {"length": 100_000}}
    values = queens.js("(await player.seek('end'), Array.from(player.values()))")
    assert sorted(values) == list(range(1, 100_001))
    assert (
        len({row - column for column, row in enumerate(values)})
        == len({row + column for column, row in enumerate(values)})
        == 100_000
    )


def test_every_search_can_be_cancelled(queens):
    for algorithm, n in (("count", 15), ("large", 1_000_000), ("first", 96), ("genetic", 48), ("permutation", 12)):
        queens.js(
            "void player.run({algorithm: argument[0], state: '', options: {n: argument[1]}}, {play: false})",
            [algorithm, n],
        )
        queens.page.wait_for_timeout(60)
        queens.js("await player.cancel()")
        assert queens.js("player.running") is False
        assert queens.run(algorithm="construction", state="", options={"n": 4})["queens"] == [2, 4, 1, 3]


def test_enter_in_a_field_takes_the_number(queens):
    for algorithm, n in (("construction", 9), ("backtracking", 5)):
        queens.run(algorithm=algorithm, state="", options={"n": 8})
        unfolded(queens.page).locator("#option-n").fill(str(n))
        queens.page.locator("#option-n").press("Enter")
        queens.page.wait_for_function("(n) => document.querySelector('dhadha-player').request.options.n === n", arg=n)
        queens.page.wait_for_timeout(300)
        assert queens.request["options"]["n"] == n


def test_race_uses_manual_board(queens):
    tap(queens, 1, 2)
    expect(state(queens)).to_have_value("2 0 0 0 0 0 0 0", timeout=20_000)
    assert "state=2+0+0+0+0+0+0+0" in queens.page.get_by_role("link", name="Race the methods").get_attribute("href")


INK = """(dots) => {
    const canvas = dots.shadowRoot.querySelector("canvas");
    const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    const drawn = data.filter((value, index) => index % 4 === 3 && value).length;
    return [drawn, data[data.findIndex((value, index) => index % 4 === 3 && value === 255) - 1]];
}"""


def test_thousand_queens_picture_and_lens(page, home):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{home}{HERE}?algorithm=large&option-n=1000&option-seed=1&start-at=end")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.result")
    board, dots = page.locator("dhadha-board"), page.locator("dhadha-dots")
    expect(dots.locator("canvas")).to_be_visible()
    drawn, light = dots.evaluate(INK)
    assert drawn > 700
    board.hover(position={"x": 90, "y": 120})
    expect(board.locator(".lens")).to_contain_text("–")
    assert board.locator(".piece.column").count() == 0
    expect(board.locator(".board")).to_have_attribute("role", "img")
    board.locator(".board").dispatch_event("keydown", {"key": "ArrowUp"})
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(500)
    assert light < 100 < dots.evaluate(INK)[1]
    assert not [url for url in asked if "pyodide" in url]


def test_race_reports_impossible_only_with_proof(page, home):
    page.goto(f"{home}race/?puzzle=n-queens&state=2+4+1+3&algorithms=backtracking+first")
    page.wait_for_function("() => document.querySelector('dhadha-race')?.lanes.length === 2")
    for start, second, outcomes in (
        ("2 4 1 3", "first", ["found", "found"]),
        ("1 0 0 0", "first", ["impossible", "impossible"]),
        ("1 1 1 1", "min-conflicts", ["impossible", "found"]),
    ):
        asked = {"puzzle": "n-queens", "state": start, "algorithms": ["backtracking", second]}
        page.evaluate("(asked) => document.querySelector('dhadha-race').run(asked, {play: false})", asked)
        assert page.evaluate("document.querySelector('dhadha-race').lanes.map(({outcome}) => outcome)") == outcomes


def test_restarting_search_has_tree_at_every_step(watched):
    player = watched("hill-climbing", n=8, neighbourhood="row", restarts=10, seed=9)
    for position in range(0, player.js("player.length"), 15):
        player.seek(position)
        assert player.page.locator("dhadha-tree .now").count() == 1
    assert player.js("player.counters.climbs") > 1
