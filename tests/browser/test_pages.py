"""The pages: form, address, gallery."""

from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import expect
from visitor import Player, unfolded

START = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"


@pytest.fixture
def open_running(small, open_running):
    return open_running


def test_changing_algorithm_heuristic_and_board_solves_again(open_running):
    player = open_running(START)
    page = player.page
    unfolded(page).get_by_label("Algorithm", exact=True).select_option("IDA*")
    page.wait_for_function("() => document.querySelector('dhadha-player').request.algorithm === 'ida-star'")
    unfolded(page).get_by_label("Heuristic", exact=True).select_option("Linear conflict")
    page.wait_for_function(
        "() => document.querySelector('dhadha-player').request.options.heuristic === 'linear-conflict'"
    )
    assert player.request["state"] == "123046758"
    board = unfolded(page).get_by_label("Board", exact=True)
    board.fill("1 2 3\n4 5 6\n0 7 8")
    board.press("Enter")
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'LL'")
    expect(board).to_be_hidden()
    unfolded(page).get_by_label("Board", exact=True).fill("১২৩৪৫৬৭০৮")
    unfolded(page).get_by_role("button", name="Solve", exact=True).click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.moves === 'L'")


REFUSED = [
    ("12304675x", "“x” at place 9 is not a number"),
    ("1 2 3", "3 numbers do not fill a board of 2 to 10 rows and columns"),
    ("123046759", "9 at place 9 is too large"),
    ("123046757", "7 stands twice, again at place 9. 8 is missing."),
    ("", "The board is empty"),
    ("<script>alert(1)</script>", "One number does not fill a board"),
]


def test_invalid_input_explained(open_running):
    """Many boards at once, valid and invalid, leave the board unchanged, too."""
    player = open_running(START)
    player.run(state="123406758", algorithm="ida-star", options={})
    for state, sentence in REFUSED:
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
    page.keyboard.press("Escape")  # a click that left the field would send it, and the page scroll away under the mouse
    page.get_by_text("Many boards at once").click()
    page.locator("#judge-lines").fill("123046758\n213456780\n\n12x\n123456708")
    page.locator(".judge button").click()
    expect(page.locator(".tools pre").first).to_have_text(
        "LUL\nunsolvable\n“x” at place 3 is not a number. Write the tiles as numbers, 0 for the blank.\nL"
    )
    assert player.request["state"] == "123406758"


def test_history_navigation(open_running):
    player = open_running(START)
    page = player.page
    player.run(state="123406758", algorithm="ida-star", options={"heuristic": "misplaced"})
    player.run(state="123745086", algorithm="ida-star", options={"heuristic": "misplaced"})
    player.seek(7)
    page.wait_for_function("() => location.search.includes('start-at=7')")
    shows = """([state, algorithm]) => {
        const { request, result } = document.querySelector("dhadha-player");
        return request.state === state && request.algorithm === algorithm && result;
    }"""
    for step, state, algorithm in (
        (page.go_back, "123406758", "ida-star"),
        (page.go_back, "123046758", "a-star"),
        (page.go_forward, "123406758", "ida-star"),
        (page.go_forward, "123745086", "ida-star"),
    ):
        step()
        page.wait_for_function(shows, arg=[state, algorithm])
        expect(page.locator("#asked")).to_contain_text("A*" if algorithm == "a-star" else "IDA* · Misplaced tiles")
    assert player.position == 7
    go_back_to_a_long_search_and_leave_it(player)


def go_back_to_a_long_search_and_leave_it(player):
    """A request during a run is a history entry of its own; one stopped before its start is none."""
    page, before, hard = player.page, player.request["state"], "0 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1"
    shows = """(state) => document.querySelector("dhadha-player").request.state === state &&
        new URLSearchParams(location.search).get("state") === state"""
    player.js(
        "void player.run({state: argument, algorithm: 'a-star', options: {budget: 2000000}}, {play: false})", hard
    )
    page.wait_for_function(shows, arg=hard)
    player.run(state="123406758")
    page.go_back()
    page.wait_for_function(shows, arg=hard)
    player.run(state="123046758")
    for state in (hard, before):
        page.go_back()
        page.wait_for_function(shows, arg=state)


def test_an_option_out_of_range_is_refused_in_words(open_running):
    page = open_running(START, algorithm="depth-first", state="123406758", options={"depth-limit": 12}).page
    unfolded(page).get_by_label("Depth limit").fill("many")
    page.get_by_label("Depth limit").press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("Depth limit (0: none) must be a whole number from 0 to 100,000")


def test_an_unsolvable_board_is_explained_and_a_solvable_one_offered(open_running):
    player = open_running(START, state="213456780")
    page = player.page
    player.seek("end")
    expect(page.locator("dhadha-player .narration")).to_contain_text("it cannot be solved")
    expect(page.locator("dhadha-board .piece.role-conflict")).to_have_count(2)
    expect(page.locator("dhadha-board svg path")).to_have_count(1)
    page.get_by_role("button", name="Use the nearest solvable board").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.solvable")
    assert player.request["state"] == "123456780"
    assert player.request["algorithm"] == "a-star"


def test_shuffle_is_seeded(open_running):
    player = open_running(START)
    page = player.page
    unfolded(page).get_by_label("Rows", exact=True).fill("4")
    page.get_by_label("Columns", exact=True).fill("3")
    unfolded(page).get_by_label("Random moves").fill("12")
    unfolded(page).get_by_label("Seed").fill("7")
    unfolded(page).get_by_role("button", name="Shuffle").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').trace.header.board.rows === 4")
    assert player.js("player.trace.header.board.columns") == 3
    first = player.request["state"]
    unfolded(page).get_by_role("button", name="Shuffle").click()
    page.wait_for_function("(before) => document.querySelector('dhadha-player').request.state !== before", arg=first)
    unfolded(page).get_by_label("Seed").fill("7")
    page.get_by_label("Seed").press("Enter")
    page.wait_for_function("(before) => document.querySelector('dhadha-player').request.state === before", arg=first)


def test_copied_address_restores_step(open_running, page):
    player = open_running(START)
    player.run(state="430521786", algorithm="ida-star", options={"heuristic": "misplaced"})
    player.seek(77)
    page.wait_for_function("() => location.search.includes('start-at=77')")
    query = parse_qs(urlparse(player.page.url).query)
    assert (
        query["state"] == ["430521786"] and query["start-at"] == ["77"] and query["option-heuristic"] == ["misplaced"]
    )
    other = page.context.new_page()
    other.goto(page.url)
    other.wait_for_function("() => document.querySelector('dhadha-player')?.position === 77")
    assert Player(other).values() == player.values()
    assert other.evaluate("document.querySelector('dhadha-player').sentence") == player.js("player.sentence")


def test_large_board_survives_reload_without_link(open_player):
    player = open_player("n-queens/?start-at=0")
    rows = " ".join(str(1 + 2 * column % 2999) for column in range(3000))
    answer = player.run(puzzle="n-queens", algorithm="check", state=rows, options={})
    page = player.page
    assert answer is not None
    page.wait_for_function("() => history.state?.query")
    assert len(page.url) < 8192 and "state=" not in page.url
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("too large for a link")).to_be_visible()
    page.reload()
    page.wait_for_function("(rows) => document.querySelector('dhadha-player')?.request?.state === rows", arg=rows)


@pytest.mark.usefixtures("small")
def test_unsent_form_input_discarded(open_player):
    player = open_player(START)
    page = player.page
    unfolded(page).locator("#state").fill("867254301")
    page.evaluate("document.querySelector('#solve').click()")
    page.evaluate("document.querySelector('dhadha-player').cancel()")
    page.get_by_role("button", name="Done").click()
    expect(page.locator("#setup")).to_be_hidden()
    assert player.request["state"] == "123046758"
    board = page.locator("#state")
    for close in (lambda: page.keyboard.press("Escape"), page.go_back):
        player.run(state="123406758", algorithm="ida-star")
        unfolded(page)
        board.fill("12345")
        if close == page.go_back:
            board.press("Enter")
            expect(page.locator("#state-fault")).to_contain_text("5 numbers do not fill")
        close()
        page.wait_for_function(
            "() => document.querySelector('#state').value === document.querySelector('dhadha-player').request.state"
        )
        assert player.js("player.result") is not None
        expect(page.get_by_role("alert").filter(has_text="5 numbers")).to_have_count(0)
        page.evaluate("document.querySelector('#change[aria-expanded=true]')?.click()")


@pytest.mark.usefixtures("small")
def test_ambiguous_input_offers_choices(open_player):
    page = unfolded(open_player("n-puzzle/?start-at=0").page)
    page.locator("#state").fill("1 2 3 4 0 5")
    page.locator("#solve").click()
    page.locator("#setup").get_by_role("button", name="1 2 3 / 4 0 5").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').request.state === '1 2 3 / 4 0 5'")
    expect(page.locator("#setup")).to_be_hidden()


@pytest.mark.usefixtures("small")
def test_shuffled_15_puzzle_uses_optimal(open_player):
    player = open_player("n-puzzle/?start-at=0")
    page = player.page
    unfolded(page).get_by_label("Rows", exact=True).fill("4")
    page.get_by_label("Columns", exact=True).fill("4")
    page.get_by_label("Seed").fill("3")
    unfolded(page).get_by_role("button", name="Shuffle").click()
    page.wait_for_function("() => document.querySelector('dhadha-player').result?.length > 30")
    before = player.request
    assert before["algorithm"] == "optimal" and player.js("player.result.optimal")
    unfolded(page).get_by_label("Algorithm", exact=True).select_option("weighted-a-star")
    page.wait_for_function("() => document.querySelector('dhadha-player').request.algorithm === 'weighted-a-star'")
    unfolded(page).get_by_role("button", name="Shuffle").click()
    page.wait_for_function("(before) => document.querySelector('dhadha-player').request.state !== before",
                           arg=before["state"])
    assert player.request["algorithm"] == "weighted-a-star"


@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize("size, whole", [((1366, 768), 5), ((360, 780), 1)])
def test_gallery_first_screen(page, home, size, whole):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(home)
    page.wait_for_function(
        "(whole) => [...document.querySelectorAll('.card dhadha-player')].slice(0, whole).every((player) => "
        "player.position > 0)",
        arg=whole,
    )
    boxes = page.locator(".card").evaluate_all("(cards) => cards.map((card) => card.getBoundingClientRect().bottom)")
    assert len(boxes) == 5 and max(boxes[:whole]) <= size[1]
    assert page.evaluate("document.documentElement.scrollHeight") < (4000 if whole == 5 else 5000)
    assert page.locator(".topic .example svg").count() == page.locator(".example").count() > 50  # at rest


@pytest.mark.usefixtures("moving")
def test_gallery_example_hover_and_link(page, home):
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
