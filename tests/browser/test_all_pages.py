"""Every page in every language, and every example: first screen, content policy, drawing and layout, on small screens
too.
"""

import html
import re

import pytest
from first_screen import outside
from layout import FAULTS, WIDTHS, assert_in_place
from visitor import PUZZLES
from watched_page import DRAWN, Watched

LANGUAGES = ["", "bn/", "fa/"]
SCREENS = [(1366, 768), (1280, 800), (1024, 768)]
TELEPHONE = (360, 780)
EMBED = (360, 672)  # the height message of a frame of that width
KINDS = {"code", "lists", "wall", "tree", "counters", "plots"}

UNFOLD = """(asks) => {
    document.querySelector("#change[aria-expanded=false]")?.click();
    const unfold = (root) => { for (const element of root.querySelectorAll("*")) {
        if (element.matches(asks ? "details" : "details:not(.moves)")) element.open = true;
        if (element.shadowRoot) unfold(element.shadowRoot);
    } };
    unfold(document);
}"""  # the moves of a game need Python, which few visits start

RETURN = """async (address) => {
    const player = document.querySelector("dhadha-player");
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
    const asked = new URLSearchParams(location.search);
    while (player.running) await new Promise((later) => setTimeout(later, 10));
    await player.seek("60%");
    await player.updateComplete;
    const { algorithm, state, options } = player.request;
    const shown = { algorithm, state, ...Object.fromEntries(Object.entries(options).map(([name, value]) =>
        [`option-${name}`, String(value)])) };
    for (const [name, value] of asked) if (name in shown && shown[name] !== value) throw Error(`${name} of ${address}`);
}"""  # as by the browser's Back

LOOK = f"""async ([addresses, kinds]) => {{
    const player = document.querySelector("dhadha-player");
    const found = [];
    const seen = new Set();
    for (const address of addresses) {{
        const at = new URL(address);
        at.searchParams.set("start-at", "60%");
        await ({RETURN})(String(at));
        await new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 60));
        if (!player.renderRoot.querySelector("dhadha-counters")) found.push([address, "no counters"]);
        for (const fault of [...window.refused, ...({DRAWN})([player]), ...{FAULTS}]) found.push([address, fault]);
        for (const kind of kinds) if (player.renderRoot.querySelector(`.panel.${{kind}}`)) seen.add(kind);
    }}
    return [found, [...seen]];
}}"""


@pytest.fixture
def watched(page):
    return Watched(page)


def assert_on_the_first_screen(page, screens, where):
    page.locator("dhadha-player dhadha-code").first.wait_for(state="attached")
    for screen in screens:
        scrolled, parts, *out = outside(page, *screen)
        assert (scrolled, out) == (0, []) and parts >= 3, (where, screen)


@pytest.mark.parametrize("turn", range(3))
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle(watched, home, puzzle, turn):
    """In each language on a phone and a screen; embedded, and with its result on a laptop in one language by turns."""
    language = LANGUAGES[turn]
    chosen = turn == PUZZLES.index(puzzle) % 3
    page = watched.page
    if chosen:
        page.set_viewport_size(dict(zip(("width", "height"), EMBED)))
        watched.open(f"{home}{language}embed/?puzzle={puzzle}").ready()
        assert_on_the_first_screen(page, [EMBED], "embed")
        page.evaluate(UNFOLD, False)
        assert_in_place(page, "embed")
        assert watched.faults() == []
    page.set_viewport_size(dict(zip(("width", "height"), TELEPHONE)))
    watched.open(f"{home}{language}{puzzle}/?start-at=50%25").ready()
    assert_on_the_first_screen(page, [TELEPHONE, SCREENS[turn]], puzzle)
    assert watched.faults() == []
    page.evaluate(UNFOLD, chosen)
    assert_in_place(page, "unfolded", [*WIDTHS[:chosen], SCREENS[turn]])
    page.evaluate("document.querySelector('dhadha-player').seek('end')")
    assert_in_place(page, "answered", WIDTHS if chosen else WIDTHS[:1])
    assert (watched.faults() if chosen else watched.refused()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["", "race/"])
def test_a_page(watched, home, path, language):
    page = watched.open(home + language + path).page
    if path == "race/":
        page.locator("#state").wait_for(state="attached")
        page.wait_for_load_state("networkidle")
    else:
        watched.ready()
    page.evaluate(UNFOLD, True)
    assert_in_place(page, path)
    assert watched.refused() == []


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_every_example(watched, home, puzzle):
    """Curves, walls, trees and canvases of the gallery's examples, on the smallest phones; each sixth on a laptop, too.
    """
    page = watched.page
    gallery = page.request.get(f"{home}fa/").text()
    links = re.findall(f'<a class="example" data-puzzle="{puzzle}" href="(.+?)"', gallery)
    examples = [f"{home}fa/{html.unescape(link)}" for link in links]
    assert len(examples) >= 2
    watched.open(f"{home}fa/{puzzle}/?start-at=0").ready()
    kinds = set()
    for (width, height), looked_at in zip(WIDTHS, (examples, examples[::6])):
        page.set_viewport_size({"width": width, "height": height})
        found, seen = page.evaluate(LOOK, [looked_at, list(KINDS)])
        assert found == [], width
        kinds |= set(seen)
    assert kinds == KINDS or puzzle != "n-queens"
