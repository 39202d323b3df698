"""Nothing overflows and nothing lies over anything else on the smallest telephones, unfolded, answered, raced or in the hand; other widths are seen in every engine."""

import pytest
from layout import faults_of_layout
from visitor import PUZZLES, unfolded

LANGUAGES = ["", "bn/", "fa/"]
SIZES = [(320, 640), (1366, 768)]
STARTED = "() => document.querySelector('dhadha-player')?.length > 0"

UNFOLD = """(() => {
    document.querySelector("#change[aria-expanded=false]")?.click();
    const unfold = (root) => { for (const element of root.querySelectorAll("*")) { if (element.localName === "details") element.open = true; if (element.shadowRoot) unfold(element.shadowRoot); } };
    unfold(document);
})()"""


@pytest.fixture
def still(page):
    page.emulate_media(reduced_motion="reduce")
    return page


def at_every_size(page, where):
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 100))")
        assert faults_of_layout(page) == [], f"{where} at {width}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_place_on_every_page(still, home, language):
    for path in ["", *(f"{puzzle}/" for puzzle in PUZZLES), "embed/?puzzle=n-queens", "race/"]:
        still.goto(home + language + path)
        still.wait_for_load_state("networkidle")
        if path == "race/":
            still.locator("#state").wait_for(state="attached")
        else:
            still.wait_for_function(STARTED)
        still.evaluate(UNFOLD)
        at_every_size(still, path)
        if path.strip("/") in PUZZLES:
            still.evaluate("document.querySelector('dhadha-player').seek('end')")
            at_every_size(still, f"{path}, answered,")


@pytest.mark.parametrize("language", LANGUAGES[2:])
def test_every_example_has_its_place(still, home, language):
    still.set_viewport_size({"width": 320, "height": 640})
    still.goto(home + language)
    still.wait_for_load_state("networkidle")
    for address in still.locator("a.example").evaluate_all("(examples) => examples.map(({href}) => href)"):
        still.goto(f"{address}&start-at=70%25")
        still.locator("dhadha-counters").wait_for()
        still.evaluate("document.fonts.ready")
        assert faults_of_layout(still) == [], address


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_and_a_board_in_the_hand_have_their_place(still, home, language):
    still.goto(f"{home}{language}race/?puzzle=n-puzzle&algorithms=a-star+ida-star+greedy-backtracking&state=123046758")
    still.wait_for_function("() => { const race = document.querySelector('dhadha-race'); return race?.lanes.length === 3 && !race.running && race.length; }", timeout=20_000)
    still.evaluate("document.querySelector('dhadha-race').seek('end')")
    at_every_size(still, "race")
    for path in ("n-puzzle/?start-at=0", "pile-game/?state=5+2+3&option-takes=1,2&start-at=0"):
        still.goto(home + language + path)
        still.wait_for_function(STARTED)
        still.wait_for_load_state("networkidle")
        still.evaluate("document.querySelector('dhadha-player').hint()")
        still.wait_for_function("() => document.querySelector('dhadha-player').hand?.advice", timeout=20_000)
        at_every_size(still, path)


def test_what_is_too_long_for_its_place_is_found(still, home):
    still.goto(home + "n-puzzle/?algorithm=a-star&state=430521786&start-at=0")
    still.wait_for_load_state("networkidle")
    still.wait_for_function(STARTED)
    unfolded(still)
    for selector, style, fault in (
        ("#setup .about", {"width": "20px", "whiteSpace": "nowrap"}, "too long for its place"), ("dhadha-board .number", {"fontSize": "8em"}, "“1” is too long"),
        ("dhadha-player", {"marginTop": "-200px"}, "lies over"),
    ):
        changed = still.locator(selector).first
        changed.evaluate("(element, style) => Object.assign(element.style, style)", style)
        assert any(fault in found for found in faults_of_layout(still)), fault
        changed.evaluate("(element, style) => Object.keys(style).forEach((name) => (element.style[name] = ''))", style)
    assert faults_of_layout(still) == []
