"""The pages of puzzles and the gallery: form, address and history, first screen, layout and words in every language."""

import gzip
import html
import re
from urllib.parse import parse_qs, urlparse

import pytest
from dhadha.puzzles.sliding import PUZZLE
from playwright.sync_api import expect
from visitor import (
    DIGITS,
    PUZZLES,
    WIDTHS,
    Player,
    assert_in_place,
    assert_on_first_screen,
    faults_of_access,
    faults_of_layout,
    unfolded,
)
from watched_page import STARTED, Watched

START = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"


# ---- the form

def test_changed_form_solves_again(small, open_running):
    player = open_running(START)
    page = player.page
    unfolded(page).get_by_label("Algorithm", exact=True).select_option("IDA*")
    player.when("player.request.algorithm === 'ida-star'")
    unfolded(page).get_by_label("Heuristic", exact=True).select_option("Linear conflict")
    player.when("player.request.options.heuristic === 'linear-conflict'")
    assert player.request["state"] == "123046758"
    player.enter("Board", "1 2 3\n4 5 6\n0 7 8")
    player.when("player.result?.moves === 'LL'")
    expect(player.state).to_be_hidden()
    unfolded(page).locator("#state").fill("১২৩৪৫৬৭০৮")
    page.get_by_role("button", name="Solve", exact=True).click()
    player.when("player.result?.moves === 'L'")
    unfolded(page).locator("#state").fill("1 2 3 4 0 5")
    page.locator("#solve").click()
    page.locator("#setup").get_by_role("button", name="1 2 3 / 4 0 5").click()  # of the sizes that it may have
    player.when("player.request.state === '1 2 3 / 4 0 5'")


REFUSED = [
    ("12304675x", "“x” at place 9 is not a number"),
    ("1 2 3", "3 numbers do not fill a board of 2 to 10 rows and columns"),
    ("<script>alert(1)</script>", "One number does not fill a board"),
]


def test_refused_input_is_explained_and_leaves_the_board(open_running):
    player = open_running(START)
    before = player.js("[player.request, player.length, [...player.values()]]")
    for state, sentence in REFUSED:
        player.enter("Board", state)
        expect(player.refusal(sentence)).to_be_in_viewport(ratio=1)
        expect(player.state).to_have_attribute("aria-invalid", "true")
        assert player.js("[player.request, player.length, [...player.values()]]") == before
    player.page.keyboard.press("Escape")
    expect(player.state).to_have_value("123046758")
    player.run(algorithm="depth-first", state="123406758", options={"depth-limit": 12})
    player.enter("Depth limit (0: none)", "many")
    said = "Depth limit (0: none) must be a whole number from 0 to 100,000"
    expect(player.refusal(said)).to_be_visible()
    player.enter("Depth limit (0: none)", "13")
    player.when("player.request.options['depth-limit'] === 13")
    expect(player.refusal(said)).to_have_count(0)


def test_refused_board_is_drawn_with_its_fault(open_running):
    knight = open_running(START, puzzle="knight-path", algorithm="breadth-first", state="a1 h8", options={})
    unfolded(knight.page).locator("#state").fill("a1 h8 x b2 a1")
    knight.state.press("Enter")
    expect(knight.refusal("The knight starts from a1, which is blocked.")).to_be_visible()
    assert knight.highlighted("conflict", "dhadha-player dhadha-board.picture") == {56}


def test_unsent_input_is_discarded(small, open_player):
    player = open_player(START)
    page = player.page
    for close in (lambda: page.keyboard.press("Escape"), page.go_back):
        player.run(state="123406758", algorithm="ida-star")
        unfolded(page)
        player.state.fill("12345")
        if close == page.go_back:
            player.state.press("Enter")
            expect(page.locator("#state-fault")).to_contain_text("5 numbers do not fill")
        close()
        player.when("player.request.state === document.querySelector('#state').value")
        expect(player.refusal("5 numbers")).to_have_count(0)
        page.evaluate("document.querySelector('#change[aria-expanded=true]')?.click()")


def test_shuffle_is_seeded_and_fitted_with_an_algorithm(small, open_player):
    player = open_player("n-puzzle/?start-at=0")
    page = player.page

    def shuffle(**fields):
        for label, value in fields.items():
            unfolded(page).get_by_label(label, exact=label in ("Rows", "Columns")).fill(value)
        unfolded(page).get_by_role("button", name="Shuffle").click()

    shuffle(Rows="4", Columns="4", Seed="3")
    player.when("player.request.algorithm === 'optimal' && player.result?.optimal")
    shuffle(Columns="3", **{"Random moves": "12"}, Seed="7")
    player.when("player.request.state.split('/').length === 4 && player.result")
    first = player.request["state"]
    shuffle()
    player.when("player.request.state !== argument", first)
    unfolded(page).get_by_label("Seed").fill("7")
    page.get_by_label("Seed").press("Enter")
    player.when("player.request.state === argument", first)


# ---- the address

def test_back_and_forward_restore_runs(small, open_running):
    """A request during a run is an entry of its own."""
    player = open_running(START)
    page, hard = player.page, "0 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"
    player.run(state="123406758", algorithm="ida-star", options={"heuristic": "misplaced"})
    player.run(state="123745086", algorithm="ida-star", options={"heuristic": "misplaced"})
    player.seek(7)
    page.wait_for_url("**start-at=7*")
    for step, state, algorithm in (
        (page.go_back, "123406758", "ida-star"), (page.go_back, "123046758", "a-star"),
        (page.go_forward, "123406758", "ida-star"), (page.go_forward, "123745086", "ida-star"),
    ):
        step()
        player.when("player.request.state === argument && player.result", state)
        assert player.request["algorithm"] == algorithm
        expect(page.locator("#asked")).to_contain_text("A*" if algorithm == "a-star" else "IDA* · Misplaced tiles")
    assert player.position == 7
    shown = """player.request.state === argument &&
        new URLSearchParams(location.search).get("state") === argument"""
    player.begin(state=hard, algorithm="a-star", options={"budget": 2_000_000})
    player.when(shown, hard)
    player.run(state="123406758")
    for state in (hard, "123745086"):
        page.go_back()
        player.when(shown, state)


def test_copied_address_restores_the_step(open_running, page):
    player = open_running(START)
    player.run(state="430521786", algorithm="ida-star", options={"heuristic": "misplaced"})
    player.seek(77)
    page.wait_for_url("**start-at=77*")
    query = parse_qs(urlparse(page.url).query)
    assert query["state"] == ["430521786"] and query["option-heuristic"] == ["misplaced"]
    other = page.context.new_page()
    other.goto(page.url)
    again = Player(other)
    again.when("player?.position === 77")
    assert again.values() == player.values() and again.js("player.sentence") == player.js("player.sentence")


def test_board_too_large_for_a_link_survives_a_reload(open_player):
    player = open_player("n-queens/?start-at=0")
    rows = " ".join(str(1 + 2 * column % 2999) for column in range(3000))
    assert player.run(algorithm="check", state=rows, options={}) is not None
    page = player.page
    page.wait_for_function("() => history.state?.query")
    assert len(page.url) < 8192 and "state=" not in page.url
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("too large for a link")).to_be_visible()
    page.reload()
    player.when("player?.request?.state === argument", rows)


def test_wrong_address_is_explained(page, home):
    page.goto(f"{home}n-puzzle/?option-heuristic=euclid")
    expect(page.get_by_role("alert")).to_contain_text("“euclid” is not a choice for Heuristic")
    page.goto(f"{home}n-puzzle/?puzzle=chess")
    expect(page.get_by_role("alert")).to_contain_text("There is no puzzle called chess")
    player = Player(page)
    player.when("player?.length === 20")
    assert player.run(state="123406758", algorithm="a-star")["moves"] == "UL"


# ---- the gallery

@pytest.mark.usefixtures("moving")
@pytest.mark.own_page
def test_gallery_plays_before_python_is_fetched(page, home):
    """In 60 kB of code; the boards can be stopped; examples move under the pointer and lead to their pages."""
    responses = []
    page.on("response", lambda response: responses.append(response))
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(home)
    playing = "() => [...document.querySelectorAll('.card dhadha-player')].every(({position}) => position > 0)"
    page.wait_for_function("() => document.querySelector('dhadha-player')?.position > 0")
    size = sum(len(gzip.compress(each.body())) for each in responses if re.search(r"\.(js|css)$", each.url))
    assert 5_000 < size <= 60_000, size
    page.wait_for_function(playing)
    assert not [each for each in responses if "pyodide" in each.url or "worker" in each.url]
    bottoms = page.locator(".card").evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().bottom)")
    assert len(bottoms) == 5 and max(bottoms) <= 768
    page.get_by_role("button", name="Stop the boards").click()
    first = page.locator("dhadha-player").first
    assert first.evaluate("""async (player) => {
        const at = player.position;
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
        return player.position === at;
    }""")
    page.get_by_role("button", name="Let the boards move").click()
    before = first.evaluate("({position}) => position")
    page.wait_for_function("(before) => document.querySelector('dhadha-player').position !== before", arg=before)
    assert page.locator(".topic .example svg").count() == page.locator(".example").count() > 50  # at rest
    example = page.locator(".example").nth(3)
    example.hover()
    page.wait_for_function("() => document.querySelector('.example dhadha-player')?.position > 1")
    page.locator("h1").hover()
    expect(example.locator("svg")).to_be_visible()
    example.click()
    player = Player(page)
    player.when("player?.length > 0 && !document.querySelector('.card')")
    player.seek("end")
    page.get_by_role("link", name="Next example: “Depth-first wanders").click()
    player.when("player?.request?.algorithm === 'depth-first'")
    assert page.evaluate("getComputedStyle(document.querySelector('dhadha-player')).display") != "none"


# ---- words in every language

def visible_texts(page):
    """Return the visible words of the page, but for code, quotations and input."""
    return page.evaluate("""() => {
        const texts = (root) => [...root.childNodes].flatMap((node) => node.nodeType === 3 ? [node.data]
            : ["STYLE", "SCRIPT", "BDI", "TEXTAREA"].includes(node.nodeName) ? [] : texts(node));
        return texts(document.body);
    }""") + page.locator("dhadha-player :is(p, dd, dt, li, button, h2, h3):not(dhadha-code *)").all_text_contents()


@pytest.mark.parametrize("language, path", [
    ("bn", "n-puzzle/"), ("fa", "knight-path/"), *(pytest.param(language, f"{puzzle}/", marks=pytest.mark.long)
                                                for language in DIGITS for puzzle in PUZZLES)])
def test_page_speaks_its_language(page, home, language, path):
    """Its words and digits, at 360 pixels, in both themes; only the code is English, and left to right."""
    page.set_viewport_size({"width": 360, "height": 740})
    Watched(page).open(f"{home}{language}/{path}").ready()
    Player(page).seek("end")
    expect(page.locator("dhadha-player div.answer")).to_be_visible()
    for shown in visible_texts(page):
        words = re.sub("“.*?”|«.*?»", "", shown)
        assert not re.search(r"[{}]|reason-|[a-z]{2,} [a-z]{2,} [a-z]{2,}", words), words
    board = " ".join(page.locator("dhadha-player dhadha-board :is(.number, .label)").all_inner_texts())
    assert not board.strip() or set(board) & set(DIGITS[language]), "digits of the language"
    assert not re.search("[0-9]", re.sub("[a-z]+[0-9]+", "", board)), "only squares such as a1 keep Latin digits"
    assert page.evaluate("document.documentElement.lang") == language
    direction = page.locator("dhadha-code ol").evaluate("(ol) => getComputedStyle(ol).direction")
    assert direction == "ltr" and page.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults_of_access(page) == []
    page.emulate_media(color_scheme="dark")
    assert faults_of_access(page) == []


def test_language_changes_in_place_and_persian_is_mirrored(open_player, page):
    player = open_player(f"{START.replace('start-at=0', 'start-at=5')}")
    page.get_by_role("link", name="বাংলা").click()
    page.wait_for_url("**/bn/n-puzzle/**")
    player.when("player?.position === 5")
    expect(page.locator("dhadha-transport .caption")).to_contain_text("ধাপ")
    page.get_by_role("link", name="فارسی").click()
    page.wait_for_url("**/fa/n-puzzle/**")
    player.when("player?.position === 5")
    left = {name: where.first.bounding_box()["x"] for name, where in {
        "one": page.locator("dhadha-board [data-value='1']"), "two": page.locator("dhadha-board [data-value='2']"),
        "board": page.locator("dhadha-player dhadha-board"), "code": page.locator("dhadha-code"),
        "forward": page.get_by_role("button", name="یک گام جلو"), "back": page.get_by_role("button", name="یک گام عقب"),
    }.items()}
    assert left["one"] < left["two"] and left["board"] > left["code"] and left["forward"] < left["back"]
    player.run(state="nonsense")
    refusal = page.get_by_role("alert").inner_text()
    assert refusal and "not a number" not in refusal
    player.run(state="3\n1 2 3\n4 0 6\n7 5 8", algorithm="a-star", options={})
    said = " ".join(page.locator("dhadha-player .notice").all_inner_texts())
    assert "۳" in said and not re.search("[0-9]", said), said
    player.run(algorithm="layer-by-layer", state=PUZZLE.shuffle(10, 10, 1))
    expect(page.locator("#asked")).to_have_text(re.compile("\u2066۵۴ ۳۸ ۶۶ [۰-۹ ]+ …\u2069$"))  # its beginning


# ---- layout

SCREENS = [(1366, 768), (1280, 800), (1024, 768)]
PHONE = (360, 780)
FRAME = (360, 672)  # the height that a frame of this width tells
LANGUAGES = ["", "bn/", "fa/"]
UNFOLD = "(all) => all.forEach((each) => (each.open = true))"


def unfold(page):
    """Open the form and all that is folded, but for the moves of a game, which need Python."""
    if page.locator("#change").count():
        unfolded(page)
    page.locator("details:not(.moves)").evaluate_all(UNFOLD)


def turns():
    """(puzzle, language): by turns, one of each kind of board in each language; all with --long."""
    for number, puzzle in enumerate(PUZZLES):
        for turn, language in enumerate(LANGUAGES):
            often = turn == number % 3 and puzzle in ("n-puzzle", "n-queens", "knight-path", "pile-game",
                                                      "magic-square")
            yield pytest.param(puzzle, language, marks=[] if often else pytest.mark.long)


@pytest.mark.parametrize("puzzle, language", [*turns()])
def test_page_fits_every_screen(page, home, puzzle, language):
    """Board, sentence and clock are on the first screen; nothing overlaps or overflows, folded or not, under the
    content policy.
    """
    watched = Watched(page)
    page.set_viewport_size(dict(zip(("width", "height"), FRAME)))
    watched.open(f"{home}{language}embed/?puzzle={puzzle}").ready()
    page.locator("dhadha-player dhadha-code").first.wait_for()
    assert_on_first_screen(page, FRAME)
    assert_in_place(page, "embed")
    assert watched.faults() == []
    page.set_viewport_size(dict(zip(("width", "height"), PHONE)))
    watched.open(f"{home}{language}{puzzle}/?start-at=50%25").ready()
    page.locator("dhadha-player dhadha-code").first.wait_for(state="attached")
    assert_on_first_screen(page, PHONE, SCREENS[PUZZLES.index(puzzle) % 3])
    unfold(page)
    assert_in_place(page, "unfolded", [*WIDTHS, (1024, 768)])
    Player(page).seek("end")
    assert_in_place(page, "answered")
    assert watched.faults() == []


@pytest.mark.parametrize("path", ["fa/", "bn/race/", *(pytest.param(path, marks=pytest.mark.long) for path in (
    "", "bn/", "race/", "fa/race/"))])
def test_gallery_and_race_page_fit(page, home, path):
    watched = Watched(page).open(home + path)
    page.locator("#state" if "race" in path else ".example").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    unfold(page)
    assert_in_place(page, path)
    assert watched.refused() == []


@pytest.mark.parametrize("puzzle", [pytest.param(puzzle, marks=[] if puzzle == "n-queens" else pytest.mark.long)
                                    for puzzle in PUZZLES])
def test_every_example_is_drawn_and_fits(page, home, puzzle):
    """Curves, walls, trees and pictures of the gallery's examples, on the smallest phones."""
    gallery = page.request.get(f"{home}fa/").text()
    links = re.findall(f'<a class="example" data-puzzle="{puzzle}" href="(.+?)"', gallery)
    assert len(links) >= 2
    page.set_viewport_size({"width": 320, "height": 640})
    watched = Watched(page).open(f"{home}fa/{puzzle}/?start-at=0").ready()
    for link in links:
        address = f"{home}fa/{html.unescape(link)}"
        page.evaluate("""(address) => {
            history.pushState(null, "", address);
            dispatchEvent(new PopStateEvent("popstate"));
        }""", f"{address}{'&' if '?' in address else '?'}start-at=60%25")  # as by the browser's Back
        player = Player(page)
        player.when("""(([name, ...rest]) => !rest.length && (!name || player.request.algorithm === name) &&
            !player.running)(new URLSearchParams(location.search).getAll("algorithm"))""")
        player.seek("60%")
        assert (watched.faults(), faults_of_layout(page)) == ([], []), link


def test_layout_faults_are_seen(page, home):
    """Otherwise no test here would see them."""
    page.goto(home + START)
    page.wait_for_function(STARTED)
    page.wait_for_load_state("networkidle")
    unfolded(page)
    for selector, style, fault in (
        ("#setup .about", {"width": "20px", "whiteSpace": "nowrap"}, "too long for its place"),
        ("dhadha-board .number", {"fontSize": "8em"}, "“1” is too long"),
        ("dhadha-player", {"marginTop": "-200px"}, "lies over"),
    ):
        changed = page.locator(selector).first
        changed.evaluate("(element, style) => Object.assign(element.style, style)", style)
        assert any(fault in found for found in faults_of_layout(page)), fault
        changed.evaluate("(element, style) => Object.keys(style).forEach((name) => (element.style[name] = ''))", style)
    assert faults_of_layout(page) == []
