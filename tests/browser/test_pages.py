"""The pages: form, address, languages, embedding, and everyone's access."""

import re
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import expect
from visitor import ROOT, Player, faults_of_access, unfolded

LANGUAGES = {"en": "", "bn": "bn/", "fa": "fa/"}
PAGES = ["", "n-puzzle/", "embed/?puzzle=n-puzzle"]


def test_changing_algorithm_and_heuristic_solves_again(open_player):
    player = open_player()
    page = player.page
    unfolded(page).get_by_label("Algorithm", exact=True).select_option("IDA*")
    page.wait_for_function("() => document.querySelector('dhadha-player').request.algorithm === 'ida-star'")
    unfolded(page).get_by_label("Heuristic").select_option("Linear conflict")
    page.wait_for_function("() => document.querySelector('dhadha-player').request.options.heuristic === 'linear-conflict'")
    assert player.request["state"] == "123046758"


def test_typing_and_pasting_a_board(open_player):
    page = open_player().page
    board = unfolded(page).get_by_label("Board", exact=True)
    board.fill("1 2 3\n4 5 6\n0 7 8")
    board.press("Enter")
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'LL'")
    expect(board).to_be_hidden()
    unfolded(page).get_by_label("Board", exact=True).fill("১২৩৪৫৬৭০৮")
    unfolded(page).get_by_role("button", name="Solve", exact=True).click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'L'")


@pytest.mark.parametrize("state, sentence", [
    ("12304675x", "“x” at place 9 is not a number"),
    ("1 2 3", "3 numbers do not fill a square board"),
    ("123046759", "9 at place 9 is too large"),
    ("123046757", "7 stands twice, again at place 9. 8 is missing."),
    ("", "The board is empty"),
    ("<script>alert(1)</script>", "is not a number"),
])
def test_bad_input_is_answered_in_words_and_the_board_stays(open_player, state, sentence):
    player = open_player()
    player.run(state="123406758", algorithm="ida-star", options={})
    player.seek(0)
    before = player.values()
    page = player.page
    unfolded(page).get_by_label("Board", exact=True).fill(state)
    page.evaluate("""() => new Promise((resolve) => {
        document.querySelector("dhadha-player").addEventListener("error", resolve, {once: true});
        document.querySelector("#solve").click();
    })""")
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    player.js("await player.pause()")
    assert player.js("player.request.state") == "123406758"
    player.seek(0)
    assert player.values() == before


def test_many_boards_at_once(open_player):
    player = open_player()
    page = player.page
    page.get_by_text("Many boards at once").click()
    page.locator("#judge-lines").fill("123046758\n213456780\n\n12x\n123456708")
    page.locator(".judge button").click()
    expect(page.locator(".tools pre").first).to_have_text("LUL\nunsolvable\n“x” at place 3 is not a number. Write the tiles as numbers, 0 for the blank.\nL")
    assert player.request["state"] == "123046758"


def test_an_option_out_of_range_is_refused_in_words(open_player):
    page = open_player("n-puzzle/?algorithm=depth-first&state=123406758&option-depth-limit=12&start-at=0").page
    unfolded(page).get_by_label("Depth limit").fill("many")
    page.get_by_label("Depth limit").press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("Depth limit (0: none) must be a whole number from 0 to 100,000")


def test_an_unsolvable_board_is_explained_and_a_solvable_one_offered(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=213456780")
    page = player.page
    player.seek("end")
    expect(page.locator("dhadha-player .narration")).to_contain_text("it cannot be solved")
    expect(page.locator("dhadha-board .piece.role-conflict")).to_have_count(2)
    expect(page.locator("dhadha-board svg path")).to_have_count(1)
    page.get_by_role("button", name="Use the nearest solvable board").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.solvable")
    assert player.request["state"] == "123456780"
    assert player.request["algorithm"] == "a-star"


def test_shuffle_is_seeded(open_player):
    player = open_player()
    page = player.page
    unfolded(page).get_by_label("Side").fill("4")
    unfolded(page).get_by_label("Random moves").fill("12")
    unfolded(page).get_by_label("Seed").fill("7")
    unfolded(page).get_by_role("button", name="Shuffle").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').trace.header.board.rows === 4")
    first = player.request["state"]
    unfolded(page).get_by_role("button", name="Shuffle").click()
    page.wait_for_function("(before) => document.querySelector('dhadha-player').request.state !== before", arg=first)
    unfolded(page).get_by_label("Seed").fill("7")
    page.get_by_label("Seed").press("Enter")
    page.wait_for_function("(before) => document.querySelector('dhadha-player').request.state === before", arg=first)


def test_a_copied_address_reopens_the_same_picture(open_player, context):
    player = open_player()
    player.run(state="430521786", algorithm="ida-star", options={"heuristic": "misplaced"})
    player.seek(77)
    player.page.wait_for_timeout(800)
    query = parse_qs(urlparse(player.page.url).query)
    assert query["state"] == ["430521786"] and query["start-at"] == ["77"] and query["option-heuristic"] == ["misplaced"]
    other = context.new_page()
    other.goto(player.page.url)
    other.wait_for_function("() => document.querySelector('dhadha-player')?.position === 77")
    assert Player(other).values() == player.values()
    assert other.evaluate("document.querySelector('dhadha-player').sentence") == player.js("player.sentence")


def test_back_returns_to_the_board_before_and_forward_to_the_next(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=2")
    page = player.page
    player.run(state="123406758", algorithm="ida-star", options={"heuristic": "misplaced"})
    player.run(state="430521786", algorithm="ida-star", options={"heuristic": "misplaced"})
    player.seek(7)
    page.wait_for_function("() => location.search.includes('start-at=7')")
    shows = "([state, algorithm]) => { const { request, result } = document.querySelector('dhadha-player'); return request.state === state && request.algorithm === algorithm && result; }"
    for step, state, algorithm in ((page.go_back, "123406758", "ida-star"), (page.go_back, "123046758", "a-star"), (page.go_forward, "123406758", "ida-star"), (page.go_forward, "430521786", "ida-star")):
        step()
        page.wait_for_function(shows, arg=[state, algorithm])
        expect(page.locator("#asked")).to_contain_text("A*" if algorithm == "a-star" else "IDA* · Misplaced tiles")
    assert player.position == 7


def test_back_to_a_long_search_is_left_again_without_losing_it(open_player):
    """A request made while it still runs is an entry of its own; one that is stopped before it begins is none."""
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    page, hard = player.page, "0 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"
    shows = "(state) => document.querySelector('dhadha-player').request.state === state && new URLSearchParams(location.search).get('state') === state"
    player.js("void player.run({state: argument, options: {budget: 2000000}}, {play: false})", hard)
    page.wait_for_function(shows, arg=hard)
    player.run(state="123406758")
    page.go_back()
    page.wait_for_function(shows, arg=hard)
    player.run(state="430521786")
    for state in (hard, "123046758"):
        page.go_back()
        page.wait_for_function(shows, arg=state)


def test_what_is_typed_and_not_sent_goes_when_the_form_closes(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    page = player.page
    board = page.locator("#state")
    for close in (lambda: page.keyboard.press("Escape"), page.go_back):
        player.run(state="123406758", algorithm="ida-star")
        unfolded(page)
        board.fill("12345")
        if close == page.go_back:
            board.press("Enter")
            expect(page.locator("#state-fault")).to_contain_text("5 numbers do not fill")
        close()
        page.wait_for_function("() => document.querySelector('#state').value === document.querySelector('dhadha-player').request.state")
        assert player.js("player.result") is not None
        expect(page.get_by_role("alert").filter(has_text="5 numbers")).to_have_count(0)
        page.evaluate("document.querySelector('#change[aria-expanded=true]')?.click()")


@pytest.mark.parametrize("language, word, digit", [("bn", "ধাপ", "১"), ("fa", "گام", "۱")])
def test_languages_have_their_own_words_and_digits(open_player, language, word, digit):
    player = open_player(f"{language}/n-puzzle/?algorithm=a-star&state=123046758&start-at=4")
    page = player.page
    expect(page.locator("dhadha-transport .caption")).to_contain_text(word)
    expect(page.locator("dhadha-board .piece").first).to_contain_text(digit)
    assert not re.search(r"\d", re.sub("[০-৯۰-۹]", "", page.locator("dhadha-counters").inner_text())), "Latin digits"
    assert page.evaluate("document.documentElement.lang") == language
    player.run(state="nonsense")
    assert not re.search("not a number", page.get_by_role("alert").inner_text())


def test_right_to_left_mirrors_the_chrome_and_never_the_board(open_player):
    page = open_player("fa/n-puzzle/?algorithm=a-star&state=123046758&start-at=0").page
    box = lambda selector: page.locator(selector).first.bounding_box()["x"]  # noqa: E731
    assert box("dhadha-board [data-value='1']") < box("dhadha-board [data-value='2']")
    assert box("dhadha-player dhadha-board") > box("dhadha-code")
    assert page.get_by_role("button", name="گام بعدی").or_(page.locator("dhadha-transport .icon").nth(3)).first.is_visible()


def test_changing_the_language_keeps_the_picture(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=5")
    player.page.get_by_role("link", name="বাংলা").click()
    player.page.wait_for_function("() => document.querySelector('dhadha-player')?.position === 5")
    assert "/bn/n-puzzle/" in player.page.url


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(browser, home, path, language, theme):
    context = browser.new_context(color_scheme=theme, reduced_motion="reduce")
    page = context.new_page()
    page.goto(home + LANGUAGES[language] + path)
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.wait_for_load_state("networkidle")
    page.evaluate("document.querySelector('dhadha-player').seek('end')")
    violations = faults_of_access(page)
    context.close()
    assert violations == []


def test_keyboard_alone_reaches_and_works_the_player(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=0")
    page = player.page
    reached = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "change":
            page.keyboard.press("Enter")
        reached.add(page.evaluate("(() => { let e = document.activeElement; while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement; return e?.getAttribute('aria-label') || e?.id || e?.textContent?.trim(); })()"))
    assert {"algorithm", "state", "Play", "Step forward", "shuffle"} <= {name and name for name in reached}
    assert any(name and name.startswith("Board with 3 rows") for name in reached)


def test_a_screen_reader_gets_a_grid_and_a_sentence(open_player):
    player = open_player("n-puzzle/?algorithm=a-star&state=123046758&start-at=4")
    rows = player.page.get_by_role("grid").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1).get_by_role("gridcell").nth(1)).to_have_text("empty")
    expect(player.page.locator("dhadha-player [aria-live=polite]")).to_contain_text("f = 1 + 2 = 3")


def test_a_bare_page_beside_it_plays_and_solves_a_changed_state(page, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    player = Player(page)
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    player.js("await player.play()")
    page.wait_for_function("() => document.querySelector('dhadha-player').position > 2")
    assert player.run(state="123406758")["moves"] == "UL"


def test_a_page_on_another_origin_plays_and_solves(browser, origin, open_origin):
    page = browser.new_page()
    page.goto(f"{origin}/any/sub/")
    page.set_content(f'<script type="module" src="{open_origin}/any/sub/path/dhadha-player.js"></script><dhadha-player></dhadha-player>')
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    assert Player(page).run(state="123406758")["moves"] == "UL"
    page.close()


def test_an_iframe_takes_the_query_and_tells_its_height(page, home, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    page.evaluate("""(address) => {
        addEventListener("message", ({data}) => { if (data.type === "dhadha-height") window.height = data.height; });
        document.body.append(Object.assign(document.createElement("iframe"), {src: address, width: 700}));
    }""", home + "embed/?puzzle=n-puzzle&algorithm=ida-star&state=025436178&start-at=12&panels=code")
    page.wait_for_function("() => window.height > 300")
    inside = page.frames[-1]
    inside.wait_for_function("() => document.querySelector('dhadha-player')?.position === 12")
    assert inside.locator("dhadha-code").count() == 1 and inside.locator("dhadha-tree").count() == 0


def test_events_and_methods_of_the_contract(page, origin):
    page.goto(f"{origin}/any/sub/blog.html")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    heard = page.evaluate("""async () => {
        const heard = [];
        for (const name of ["ready", "error", "play", "pause", "ended", "stepchange", "runstart", "runend"])
            document.addEventListener(name, (event) => heard.at(-1) === name || heard.push(name));
        const player = document.querySelector("dhadha-player");
        await player.seek("50%");
        const half = player.position;
        await player.seek("end");
        await player.step(-1);
        await player.run({state: "123406758", algorithm: "ida-star", options: {}}, {play: false});
        const {moves} = player.result;
        const refused = [await player.run({state: "oops"}), player.result];
        return [heard, half, moves, player.counters.expanded, player.length, refused];
    }""")
    assert heard[0] == ["stepchange", "runstart", "runend", "error"]
    assert heard[1:3] == [10, "UL"] and heard[4] > 5
    assert heard[5] == [None, None]


def test_no_javascript_knows_a_puzzle():
    rules = re.compile(
        r"\bn-puzzle|sliding|inversion|manhattan|solvab|a-star|breadth|queen|conflicts?-|genetic|monte|backtrack"
        r"|knight|leaper|\bcoins?\b|grundy|\bmex\b|\bxor\b|mis[eè]re|octal|kayles|\bpiles?\b|magic square|magic-|siamese", re.IGNORECASE)
    for path in (ROOT / "static").rglob("*.js"):
        assert not rules.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("size, whole", [((1366, 768), 5), ((360, 780), 1)])
def test_the_gallerys_first_screen_shows_families_that_move(page, home, size, whole):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(home)
    page.wait_for_function("(whole) => [...document.querySelectorAll('.card dhadha-player')].slice(0, whole).every((player) => player.position > 0)", arg=whole)
    boxes = page.locator(".card").evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().bottom)")
    assert len(boxes) == 5 and max(boxes[:whole]) <= size[1]
    assert page.evaluate("document.documentElement.scrollHeight") < (4000 if whole == 5 else 5000)
    assert page.locator(".topic .example svg").count() == page.locator(".example").count() > 50  # at rest


def test_an_example_of_the_gallery_moves_while_it_is_pointed_at_and_leads_to_the_next(page, home):
    page.goto(home)
    example = page.locator(".example").nth(3)
    example.hover()
    page.wait_for_function("() => document.querySelector('.example dhadha-player')?.position > 1")
    page.locator("h1").hover()
    expect(example.locator("svg")).to_be_visible()
    example.click()
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    page.evaluate("document.querySelector('dhadha-player').seek('end')")
    page.get_by_role("link", name="Next example: “Depth-first wanders").click()
    page.wait_for_function("() => document.querySelector('dhadha-player')?.request?.algorithm === 'depth-first'")
