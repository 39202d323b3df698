"""What a visitor sees of a player or a race, and does with it. Rows and columns count from 1 at the top left."""

import json
import os
import re
import subprocess
import time
from pathlib import Path
from urllib.parse import urlencode

import dhadha
from playwright.sync_api import expect

ROOT = Path(__file__).parents[2]
LANGUAGES = json.loads((ROOT / "py/dhadha/languages.json").read_text("utf-8"))
HOMES = ["" if language == "en" else f"{language}/" for language in LANGUAGES]
PUZZLES = [puzzle["id"] for puzzle in dhadha.catalogue()["puzzles"]]
SMALL = {"width": 320, "height": 240}  # a small window, since painting costs most
PHONE = {"width": 360, "height": 780}
AXE = ROOT / "node_modules/axe-core/axe.min.js"
LAYOUT = "".join(
    (ROOT / "tests/cross_browser" / name).read_text("utf-8") for name in ("page-helpers.js", "layout-checks.js")
)
WIDTHS = [(320, 640), (1366, 768)]
BOARD = "dhadha-player dhadha-board"
PERSIAN_DIGITS = "۰۱۲۳۴۵۶۷۸۹"
STARTED = "() => document.querySelector('dhadha-player')?.length > 0"
SCRIPT = '<script type="module" src="dhadha-player.js"></script>'
SHIFT = """<script>window.shift = 0; new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});</script>"""
FRAMES = "for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);"
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def run(*command, cwd=ROOT, **env):
    """Return what a command prints, with these variables; check that it ends well."""
    done = subprocess.run(list(map(str, command)), cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def eventually(wanted, read, *arguments):
    """Read until the result is what is wanted, for half a minute."""
    end = time.monotonic() + 30
    while (found := read(*arguments)) != wanted and time.monotonic() < end:
        pass
    assert found == wanted, arguments


def query_of(preset):
    """Return the query of an example's address."""
    options = {f"option-{name}": value for name, value in preset["options"].items()}
    return urlencode({"algorithm": preset["algorithm"], "state": preset["state"] or "", **options})


def record_faults(page):
    """Return the errors of a page and its requests to other hosts, as they come. The browser cannot resolve these
    hosts, so failed requests suffice; listening to all would take a tenth of a visit.
    """
    errors, elsewhere = [], []
    own = "http://localhost:", "http://127.0.0.1:", "data:", "blob:", "file:"
    page.on("pageerror", lambda error: errors.append(f"page error: {error}"))
    page.on("console", lambda message: message.type == "error" and errors.append(f"console: {message.text}"))
    page.on("requestfailed", lambda failed: failed.url.startswith(own) or elsewhere.append(failed.url))
    return errors, elsewhere


class Player:
    """The page's first player."""

    def __init__(self, page):
        self.page = page
        self.element = page.locator("dhadha-player").first
        self.narration = self.element.locator(".narration")
        self.answer = self.element.locator("div.answer")
        self.grid = page.locator(f"{BOARD} .board").first
        self.state = page.locator("#state")

    def js(self, expression, argument=None):
        return self.element.evaluate(f"async (player, argument) => ({expression})", argument)

    def when(self, condition, argument=None):
        """Wait for a condition on `player`, the element."""
        self.page.wait_for_function(
            f"(argument) => {{ const player = document.querySelector('dhadha-player'); return {condition}; }}",
            arg=argument,
        )

    def run(self, **request):
        return self.js("await player.run(argument, {play: false})", request)

    def begin(self, **request):
        """Run without waiting for the result."""
        self.js("void player.run(argument, {play: false})", request)

    def run_and_show_first(self, **request):
        """Run to the answer, and show the first step."""
        answer = self.run(**request)
        self.seek(0)
        return answer

    def run_and_show_last(self, **request):
        """Run to the answer, and show the last step."""
        answer = self.run(**request)
        self.seek("end")
        return answer

    def seek(self, where):
        self.js("(await player.seek(argument), await player.updateComplete)", where)

    def wait_for_position(self, position):
        """Wait until this position is shown."""
        expect(self.element).to_have_js_property("position", position)

    def wait_until_still(self):
        """Wait until it stops, and stands for some frames."""
        stands = f"await (async () => {{ const at = player.position; {FRAMES} return player.position === at; }})()"
        eventually(True, self.js, stands)

    @property
    def position(self):
        return self.js("player.position")

    @property
    def length(self):
        return self.js("player.length")

    @property
    def request(self):
        return self.js("player.request")

    def sentences(self):
        """Return the sentences of all steps, and show the last one."""
        return self.js("""await (async () => {
            const found = [];
            for (let at = 0; at < player.length; at += 1) found.push((await player.seek(at), player.sentence));
            return found;
        })()""")

    def seek_sentence(self, words):
        """Seek to the first step whose sentence contains the words."""
        self.seek(next(at for at, sentence in enumerate(self.sentences()) if words in sentence))

    # ---- the board

    def values(self):
        """Return the values of the drawn pieces, by cell."""
        pieces = self.page.locator(f"{BOARD} .piece").evaluate_all(
            "(pieces) => pieces.map(({dataset: {cell, value}}) => [Number(cell), Number(value)])"
        )
        drawn = dict(pieces)
        return [drawn.get(cell, 0) for cell in range(self.page.locator(f"{BOARD} .cell").count())]

    def wait_for_values(self, values):
        eventually(values, self.values)

    def middle_of_square(self, row, column):
        """Return the screen coordinates of a square's centre."""
        found = self.page.locator(BOARD).first
        found.scroll_into_view_if_needed()
        rows, columns = found.evaluate("({shape}) => [shape.rows, shape.columns]")
        box = found.locator(".board").bounding_box()
        return box["x"] + (column - 0.5) * box["width"] / columns, box["y"] + (row - 0.5) * box["height"] / rows

    def tap(self, row, column):
        self.page.mouse.click(*self.middle_of_square(row, column))

    def drag(self, *squares):
        """Press on the first square, move over the others and release on the last."""
        mouse = self.page.mouse
        mouse.move(*self.middle_of_square(*squares[0]))
        mouse.down()
        for square in squares[1:]:
            mouse.move(*self.middle_of_square(*square), steps=5)
        mouse.up()

    def count_drawn_stones(self):
        """Return the number of drawn stones in each pile."""
        return [heap.locator(".stone").count() for heap in self.page.locator("dhadha-board.piles .heap").all()]

    def tap_stone(self, pile, stone):
        """Tap a stone, which takes it and those above it."""
        self.page.locator(f"dhadha-board.piles [data-cell='{pile - 1}'] [data-stone='{stone}']").click()

    def press(self, *keys):
        self.grid.focus()
        for key in keys:
            self.page.keyboard.press(key)

    def highlighted(self, role, board=BOARD):
        """Return the numbers of the cells with a role."""
        cells = self.page.locator(f"{board} .cell.role-{role}[data-cell]")
        return set(cells.evaluate_all("(cells) => cells.map(({dataset}) => Number(dataset.cell))"))

    def numbers(self, board=BOARD):
        """Return {cell: its text} of the cells that are not empty."""
        return dict(self.page.locator(f"{board} .cell[data-cell] .number").evaluate_all(
            "(numbers) => numbers.map((number) => [Number(number.closest('.cell').dataset.cell), number.textContent])"
        ))

    def links(self, board=BOARD):
        return self.page.locator(f"{board} path.link")

    @property
    def active_cell(self):
        """The cell that screen readers have as active."""
        name = self.page.get_by_role("grid").first.get_attribute("aria-activedescendant")
        return self.page.locator(f"{BOARD} #{name}")

    # ---- controls and form

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def fill_and_submit_field(self, label, text):
        """Type into a field of the form, and send it."""
        field = open_form(self.page).get_by_label(label, exact=True)
        field.fill(text)
        field.press("Enter")


class Race:
    """The page's race."""

    def __init__(self, page):
        self.page = page
        self.element = page.locator("dhadha-race")
        self.verdict = page.locator(".verdict")

    def js(self, expression, argument=None):
        return self.element.evaluate(f"async (race, argument) => ({expression})", argument)

    def when(self, condition, argument=None):
        self.page.wait_for_function(
            "(argument) => { const race = document.querySelector('dhadha-race');"
            f"return race?.request && race.length && ({condition}); }}", arg=argument
        )

    def open(self, address):
        """Open a page, and wait for the results of its race."""
        self.page.goto(address)
        self.wait_for_end()
        return self

    def wait_for_end(self, condition="true", argument=None):
        """Wait until all lanes have their results, of a request with this condition."""
        self.when(f"!race.running && ({condition})", argument)

    def seek(self, where):
        self.js("(await race.pause(), await race.seek(argument), await race.updateComplete)", where)

    def wait_for_position(self, position):
        expect(self.element).to_have_js_property("position", position)

    def column(self, name):
        """Return a column of the table: what it says of each method, in the order of the rows."""
        return self.page.locator(f"dhadha-race tbody .{name}").all_inner_texts()

    def wait_for_column(self, name, *texts):
        """Wait until a column of the table has these texts."""
        expect(self.page.locator(f"dhadha-race tbody .{name}")).to_have_text([*texts])

    @property
    def run_button(self):
        return self.page.get_by_role("button", name="Start the race", exact=True)


def alert(page, words=""):
    """Return the first alert that contains the words, or any; the page may show others beside it."""
    return page.get_by_role("alert").filter(has_text=re.compile(re.escape(words) or r"\S")).first


def press_tool(shown, act):
    """Press a tool in the menu of a player or a race, to which on a phone the menu of the page leads."""
    more = shown.element.locator("[data-act=more]")
    if not more.is_visible():
        shown.page.locator("button.menu").click()
        more = shown.page.locator("button#more")
    more.click()
    shown.element.locator(f"dhadha-transport .menu [data-act={act}]").click()


def copy_text(page, button):
    """Return what a button copies."""
    page.evaluate("(window.copied = '', navigator.clipboard.writeText = async (text) => void (window.copied = text))")
    page.get_by_role("button", name=button).click()
    return page.wait_for_function("() => window.copied").json_value()


def open_form(page):
    """Return the page with its form open."""
    change = page.locator("#change")
    change.wait_for()
    if change.get_attribute("aria-expanded") == "false":
        change.click()
        expect(change).to_have_attribute("aria-expanded", "true")
    return page


def python_addresses(addresses):
    """Return the addresses of Python's files."""
    return [address for address in addresses if "pyodide" in address or "worker-" in address]


VIOLATIONS = """async () => (await axe.run({resultTypes: ["violations"]})).violations.map(({id, nodes}) =>
    `${id}: ${nodes.map(({target, failureSummary}) => `${target.join(" ")} ${failureSummary}`).slice(0, 3)}`)"""


def assert_accessible(page):
    """Check that axe finds nothing. axe is evaluated, since the page's policy blocks added scripts."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";undefined")
    eventually([], page.evaluate, VIOLATIONS)


def assert_for_fingers(*buttons):
    for button in buttons:
        box = button.bounding_box()
        assert min(box["width"], box["height"]) >= 44, box


def faults_of_layout(page):
    """Return sentences for every overlap, overflow and truncated element, once the layout is stable."""
    return page.evaluate(f"(async () => {{ {LAYOUT} return (await settledLayout()).faults; }})()")


def assert_no_layout_faults(page, where, widths=WIDTHS):
    """Check the layout on the smallest phones and on a laptop; the present window comes first."""
    now = page.viewport_size["width"]
    for width, height in sorted(widths, key=lambda size: abs(size[0] - now)):
        page.set_viewport_size({"width": width, "height": height})
        eventually([], lambda _: faults_of_layout(page), f"{where} at {width}")


INKED = """(canvases) => canvases.every((canvas) =>
    canvas.width && new Uint32Array(canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.buffer)
        .some(Boolean))"""
STYLE = "(elements, [name, bad]) => elements.every((element) => getComputedStyle(element)[name] !== bad)"


def assert_canvases_and_styles(page):
    """Wait until the canvases of the players have ink, and check the styles that scripts set."""
    player = page.locator("dhadha-player")
    eventually(True, player.locator("canvas:visible").evaluate_all, INKED)
    for selector, name, bad in (
        ("dhadha-board g.piece", "translate", "none"),
        ("dhadha-tree :is(svg.now, .view svg)", "translate", "none"),
        (".u-over", "position", "static"),
    ):
        eventually(True, player.locator(selector).evaluate_all, STYLE, [name, bad])


def open_post(page, home, body, head=SCRIPT, **how):
    """Open a page with the given body beside the site's scripts."""
    page.route(f"{home}post.html", lambda route: route.fulfill(content_type="text/html; charset=utf-8", body=(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>A post</title><meta name="viewport" '
        f'content="width=device-width"><link rel="icon" href="data:,">{head}{body}')))
    page.goto(f"{home}post.html", **how)
    return page
