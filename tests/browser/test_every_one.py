"""Every page in every language, and every example, opened once: board, sentence and clock are on the first screen,
the content policy refuses nothing, all is drawn, and nothing overflows or lies over anything else, unfolded or
answered, down to the smallest telephones."""

import pytest
from first_screen import outside
from layout import WIDTHS, assert_in_place, faults_of_layout
from visitor import PUZZLES
from watched import Watched

LANGUAGES = ["", "bn/", "fa/"]
SCREENS = [(1366, 768), (1280, 800), (1024, 768)]
TELEPHONE = (360, 780)
EMBED = (360, 520)
KINDS = {"code", "lists", "wall", "tree", "counters", "plots"}

UNFOLD = """(asks) => {
    document.querySelector("#change[aria-expanded=false]")?.click();
    const unfold = (root) => { for (const element of root.querySelectorAll("*")) {
        if (element.matches(asks ? "details" : "details:not(.moves)")) element.open = true;
        if (element.shadowRoot) unfold(element.shadowRoot);
    } };
    unfold(document);
}"""  # the moves of a game are asked of Python, which few visits need start

RETURN = """async (address) => {
    const player = document.querySelector("dhadha-player");
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
    const asked = new URLSearchParams(location.search);
    while (player.running) await new Promise(requestAnimationFrame);
    await player.seek("60%");
    await player.updateComplete;
    const { algorithm, state, options } = player.request;
    const shown = { algorithm, state, ...Object.fromEntries(Object.entries(options).map(([name, value]) =>
        [`option-${name}`, String(value)])) };
    for (const [name, value] of asked) if (name in shown && shown[name] !== value) throw Error(`${name} of ${address}`);
}"""  # as by the browser's Back


@pytest.fixture
def watched(page):
    page.emulate_media(reduced_motion="reduce")
    return Watched(page)


def assert_on_the_first_screen(page, screens, where):
    page.locator("dhadha-player dhadha-code").first.wait_for(state="attached")
    for screen in screens:
        scrolled, parts, *out = outside(page, *screen)
        assert (scrolled, out) == (0, []) and parts >= 3, (where, screen)


@pytest.mark.parametrize("turn", range(3))
@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_puzzle(watched, home, puzzle, turn):
    """On telephones in each language; on other screens, embedded and, once answered, on a laptop turn about."""
    language = LANGUAGES[turn]
    chosen = turn == PUZZLES.index(puzzle) % 3
    if chosen:
        page = watched.open(f"{home}{language}embed/?puzzle={puzzle}").ready().page
        assert_on_the_first_screen(page, [EMBED], "embed")
        page.evaluate(UNFOLD, False)
        assert_in_place(page, "embed")
        assert watched.faults() == []
    page = watched.open(f"{home}{language}{puzzle}/").ready().page
    assert_on_the_first_screen(page, [TELEPHONE, SCREENS[turn]], puzzle)
    page.evaluate("document.querySelector('dhadha-player').seek('50%')")
    assert watched.faults() == []
    page.evaluate(UNFOLD, chosen)
    assert_in_place(page, "unfolded")
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
    """Curves, walls of boards, trees, canvases: whatever the examples of the gallery show."""
    page = watched.open(f"{home}fa/").ready().page
    examples = page.locator(f"a.example[data-puzzle={puzzle}]").evaluate_all(
        "(examples) => examples.map(({href}) => href)"
    )
    assert len(examples) >= 2
    kinds = set()
    watched.open(f"{home}fa/{puzzle}/?start-at=0").ready()
    for at, address in enumerate(examples):
        if at % 3 == 0:
            page.set_viewport_size({"width": 1280, "height": 720})
        page.evaluate(RETURN, address)
        page.locator("dhadha-counters").first.wait_for()
        assert watched.faults() == [], address
        kinds |= set(
            page.locator("dhadha-player").evaluate(
                "({ shadowRoot }, kinds) => kinds.filter((name) => shadowRoot.querySelector(`.panel.${name}`))",
                list(KINDS),
            )
        )
        page.set_viewport_size({"width": 320, "height": 640})
        page.evaluate("new Promise((drawn) => setTimeout(() => requestAnimationFrame(drawn), 60))")
        assert faults_of_layout(page) == [], address
    assert kinds == KINDS or puzzle != "n-queens"
