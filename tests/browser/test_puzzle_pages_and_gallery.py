"""The pages of puzzles, home and all examples: form, address and history, layout and words in every language."""

import html
import re

import pytest
from dhadha.puzzles.sliding.puzzle import PUZZLE
from page_objects import (
    HOMES,
    LANGUAGES,
    PHONE,
    PUZZLES,
    STARTED,
    WIDTHS,
    Player,
    alert,
    assert_accessible,
    assert_canvases_and_styles,
    assert_no_layout_faults,
    eventually,
    faults_of_layout,
    open_form,
)
from playwright.sync_api import expect

START = "n-puzzle/?algorithm=a-star&state=123046758&start-at=0"


# ---- the form

def test_changed_form_solves_again(small_window, open_running):
    player = open_running(START)
    page = player.page
    open_form(page).get_by_label("Algorithm", exact=True).select_option("IDA*")
    player.when("player.request.algorithm === 'ida-star'")
    open_form(page).get_by_label("Heuristic", exact=True).select_option("Linear conflict")
    player.when("player.request.options.heuristic === 'linear-conflict'")
    assert player.request["state"] == "123046758"
    player.fill_and_submit_field("Board", "1 2 3\n4 5 6\n0 7 8")
    player.when("player.result?.moves === 'LL'")
    expect(player.state).to_be_hidden()
    open_form(page).locator("#state").fill("১২৩৪৫৬৭০৮")
    page.get_by_role("button", name="Solve", exact=True).click()
    player.when("player.result?.moves === 'L'")
    open_form(page).locator("#state").fill("1 2 3 4 0 5")
    page.locator("#solve").click()
    page.locator("#setup").get_by_role("button", name="1 2 3 / 4 0 5").click()  # of the sizes that it may have
    player.when("player.request.state === '1 2 3 / 4 0 5'")


def change_form_at_once(player, acts):
    """Run a script on the form in one task of the page; set(id, value) changes a field."""
    return player.js(f"""(() => {{
        const set = (id, value) => {{
            const field = document.getElementById(id);
            field.value = value;
            field.dispatchEvent(new Event(id === "state" ? "input" : "change"));
        }};
        {acts}
    }})()""")


def test_quick_changes_build_on_each_other(small_window, open_running):
    player = open_running(START)
    open_form(player.page)
    shown = change_form_at_once(player, """
        set("algorithm", "depth-first");
        const fields = [...document.querySelectorAll("#setup [id^=option-]")].map(({id}) => id);
        set("option-depth-limit", "9");
        set("state", "123406758");
        document.querySelector("#solve").click();
        return [player.request.algorithm, fields.includes("option-heuristic"), document.querySelector("#state").value];
    """)
    assert shown == ["a-star", False, "123406758"]  # the earlier run is still shown, but the form is of the next one
    player.when("player.request.state === '123406758' && player.request.options['depth-limit'] === 9")
    assert player.request["algorithm"] == "depth-first"
    open_form(player.page)
    change_form_at_once(player, """
        set("preset", "two-by-three");
        set("option-heuristic", "misplaced");
    """)
    player.when("player.request.state === '4 5 0 / 1 2 3' && player.request.options.heuristic === 'misplaced'")


def test_typed_text_is_kept_until_it_is_sent_or_discarded(small_window, open_running):
    player = open_running("n-puzzle/?algorithm=depth-first&option-depth-limit=9&state=123046758&start-at=0")
    limit = open_form(player.page).get_by_label("Depth limit (0: none)")
    limit.focus()
    player.page.keyboard.type("1")
    typed = limit.input_value()
    player.run(state="123456708")
    expect(player.state).to_have_value("123456708")
    expect(limit).to_have_value(typed)
    limit.press("Enter")
    player.when(f"player.request.options['depth-limit'] === {typed} && player.request.state === '123456708'")
    limit.fill("7")
    limit.press("Escape")
    open_form(player.page)
    expect(limit).to_have_value(typed)
    player.fill_and_submit_field("Depth limit (0: none)", "8")
    player.when("player.request.options['depth-limit'] === 8")


def test_refused_input_is_explained_and_leaves_the_board(open_running):
    player = open_running(START)
    before = player.js("[player.request, player.length, [...player.values()]]")
    for state, sentence in (("12304675x", "“x” on square 9 is not a number"),
                            ("<script>alert(1)</script>", "cannot be read as a board")):
        player.fill_and_submit_field("Board", state)
        expect(alert(player.page, sentence)).to_be_in_viewport(ratio=1)
        expect(player.state).to_have_attribute("aria-invalid", "true")
        assert player.js("[player.request, player.length, [...player.values()]]") == before
    player.page.keyboard.press("Escape")
    expect(player.state).to_have_value("123046758")
    change = player.page.locator("#change")
    for key, is_open in (("Enter", True), ("Escape", False)):
        expect(change).to_be_focused()
        change.press(key)
        expect(player.state).to_be_visible(visible=is_open)
    open_form(player.page).locator("#state").fill("nothing")
    player.state.dispatch_event("keydown", {"key": "Enter", "isComposing": True})  # it ends a word
    expect(alert(player.page, "nothing")).to_have_count(0)
    player.page.keyboard.press("Escape")
    player.run(algorithm="depth-first", state="123406758", options={"depth-limit": 12})
    player.fill_and_submit_field("Depth limit (0: none)", "many")
    said = "Depth limit (0: none) must be a whole number from 0 to 100,000"
    expect(alert(player.page, said)).to_be_visible()
    player.fill_and_submit_field("Depth limit (0: none)", "13")
    player.when("player.request.options['depth-limit'] === 13")
    expect(alert(player.page, said)).to_have_count(0)
    player.run(puzzle="knight-path", algorithm="breadth-first", state="a1 h8", options={})
    open_form(player.page).locator("#state").fill("a1 h8 x b2 a1")
    player.state.press("Enter")
    expect(alert(player.page, "The start is a1, but there is a wall on it.")).to_be_visible()
    eventually({56}, player.highlighted, "conflict", "dhadha-player dhadha-board.picture")


def test_shuffle_is_seeded_and_asks_what_to_do(small_window, open_player):
    player = open_player("n-puzzle/?start-at=0")
    page = player.page

    def shuffle(**fields):
        for label, value in fields.items():
            open_form(page).get_by_label(label, exact=label in ("Rows", "Columns")).fill(value)
        open_form(page).get_by_role("button", name="Shuffle").click()

    shuffle(Rows="4", Columns="4", Seed="3")
    choices = page.locator("[slot=choices]")
    expect(choices.get_by_role("button")).to_have_text(["Try it yourself", "Watch A*", "Watch Optimal"])
    assert player.request["algorithm"] == "a-star" and player.position == 0
    choices.get_by_role("button").nth(2).click()
    player.when("player.request.algorithm === 'optimal'")
    expect(choices).to_have_count(0)
    player.run(algorithm="a-star", state="1 2 3 4 5 6 7 8 9 10 11 12 13 14 0 15")
    shuffle(Columns="3", **{"Shuffle by random moves": "12"}, Seed="7")
    player.when("player.request.state.split('/').length === 4 && player.result")
    first = player.request["state"]
    shuffle()
    player.when("player.request.state !== argument", first)
    open_form(page).get_by_label("Seed").fill("7")
    page.get_by_label("Seed").press("Enter")
    player.when("player.request.state === argument", first)


# ---- the address

def test_back_and_forward_restore_runs(small_window, open_running):
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
        player.when("player.request.state === argument[0] && player.request.algorithm === argument[1] && player.result",
                    [state, algorithm])
        expect(page.locator("h1")).to_contain_text("· A*" if algorithm == "a-star" else "· IDA*")
    player.wait_for_position(7)
    shown = """player.request.state === argument &&
        new URLSearchParams(location.search).get("state") === argument"""
    player.begin(state=hard, algorithm="a-star", options={"budget": 2_000_000})
    player.when(shown, hard)
    player.run(state="123406758")
    for state in (hard, "123745086"):
        page.go_back()
        player.when(shown, state)


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


# ---- all examples

@pytest.mark.own_page
def test_examples_are_found_by_words_and_marked_when_seen(page, home):
    """Without storage, nothing but the marks is lost."""
    player, seen = Player(page), page.locator(".tick:visible")
    page.goto(f"{home}examples/")
    examples, count = page.locator(".example:visible"), page.locator(".example").count()
    assert page.locator(".example svg").count() == count > 50
    assert_accessible(page)
    page.get_by_label("Search").fill("92 FAMILIES")
    expect(page.locator("#matches")).to_have_text("1 example")
    expect(examples).to_have_count(1)
    page.get_by_label("Search").fill("no such words")
    expect(page.locator("#matches")).to_have_text("No example has these words.")
    page.get_by_label("Search").fill("")
    expect(examples).to_have_count(count)
    expect(seen).to_have_count(0)
    examples.filter(has_text="Depth-first wanders").click()
    player.when("player?.length > 0")
    player.seek("end")
    player.button("Now predict it").click()
    expect(player.element.locator(".narration.asking")).to_be_visible()
    player.seek("end")
    page.get_by_role("link", name="Next example").click()
    player.when("player?.request?.algorithm !== 'depth-first'")
    expect(player.element).not_to_have_css("display", "none")
    page.goto(f"{home}examples/")
    expect(page.locator("#done-count")).to_have_text(f"1 of {count} done ✓")
    expect(seen).to_have_count(1)
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('refused'); } })")
    page.goto(f"{home}fa/examples/")
    page.locator("#words").fill("كاشي")  # as an Arabic keyboard writes it
    expect(page.locator("#matches")).not_to_be_empty()
    expect(examples.first).to_be_visible()
    expect(seen).to_have_count(0)


# ---- words in every language

def visible_words_of_page(page):
    """Return the visible words of the page, but for code, quotations and input."""
    return page.evaluate("""() => {
        const texts = (root) => [...root.childNodes].flatMap((node) => node.nodeType === 3 ? [node.data]
            : ["STYLE", "SCRIPT", "BDI", "TEXTAREA"].includes(node.nodeName) ? [] : texts(node));
        return texts(document.body);
    }""") + page.locator("dhadha-player :is(p, dd, dt, li, button, h2, h3):not(dhadha-code *)").all_text_contents()


SCRIPTS = [language for language, row in LANGUAGES.items() if "font" in row]  # other scripts than Latin
DIGITS_OF = "(locale) => new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)"


@pytest.mark.parametrize("language, path", [
    ("bn", "n-puzzle/"), ("fa", "knight-path/"), *(pytest.param(language, f"{puzzle}/", marks=pytest.mark.long)
                                                for language in SCRIPTS for puzzle in PUZZLES)])
def test_page_speaks_its_language(page, open_player, language, path):
    """Its words and digits, at 360 pixels, in both themes; only the code is English, and left to right."""
    page.set_viewport_size(PHONE)
    open_player(f"{language}/{path}").seek("end")
    expect(page.locator("dhadha-player [slot=next] > *").first).to_be_visible()
    for shown in visible_words_of_page(page):
        words = re.sub("“.*?”|«.*?»", "", shown)
        assert not re.search(r"[{}]|reason-|[a-z]{2,} [a-z]{2,} [a-z]{2,}", words), words
    digits = {*page.evaluate(DIGITS_OF, LANGUAGES[language]["locale"])}
    board = " ".join(page.locator("dhadha-player dhadha-board :is(.number, .label)").all_text_contents())
    assert not board.strip() or set(board) & digits, "digits of the language"
    assert not re.search("[0-9]", re.sub("[a-z]+[0-9]+", "", board)), "only squares such as a1 keep Latin digits"
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("dhadha-code ol")).to_have_css("direction", "ltr")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert_accessible(page)


def test_language_changes_in_place(open_player, page):
    player = open_player(f"{START.replace('start-at=0', 'start-at=5')}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="বাংলা").click()
    page.wait_for_url("**/bn/n-puzzle/**")
    player.when("player?.position === 5")
    expect(page.locator("dhadha-transport .caption")).to_contain_text("ধাপ")
    page.get_by_role("button", name="মেনু").click()
    page.get_by_role("link", name="فارسی").click()
    page.wait_for_url("**/fa/n-puzzle/**")
    player.when("player?.position === 5")
    player.run(state="nonsense")
    expect(alert(page)).not_to_contain_text("not read")
    player.run(state="3\n1 2 3\n4 0 6\n7 5 8", algorithm="a-star", options={})
    expect(page.locator("dhadha-player .notice", has_text="۳").first).not_to_have_text(re.compile("[0-9]"))
    page.get_by_role("button", name="منو").click()
    page.locator("#theme").select_option("dark")
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"  # before the first paint
    player.when("player?.length > 0")
    player.run(algorithm="layer-by-layer", state=PUZZLE.shuffle(10, 10, 1))
    expect(page.locator("#asked")).not_to_have_text(re.compile("[0-9۰-۹]"))  # the board is on the stage


# ---- layout

@pytest.fixture
def open_whole(page, home):
    """Open a page in a window; wait until all its parts have arrived."""
    def open_page_of_size(path, width, height):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(home + path)
        page.wait_for_function(STARTED)
        page.locator("dhadha-player dhadha-code").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        return Player(page)
    return open_page_of_size


def open_form_and_details(page):
    """Open the form and all that is folded, but for the moves of a game, which need Python."""
    if page.locator("#change").count():
        open_form(page)
    page.locator("details:not(.moves)").evaluate_all("(all) => all.forEach((each) => (each.open = true))")


@pytest.mark.parametrize("puzzle, language", [
    ("n-puzzle", "fa/"), ("knight-path", "bn/"), ("pile-game", ""),
    *(pytest.param(puzzle, language, marks=pytest.mark.long) for puzzle in PUZZLES for language in HOMES)])
def test_page_fits_every_screen(page, open_whole, puzzle, language):
    """Nothing overlaps or overflows, folded or not; test_stage_layout.py has what is on the first screen."""
    open_whole(f"{language}embed/?puzzle={puzzle}", 360, 748)  # as *Embed* writes it
    assert_no_layout_faults(page, "embed")
    assert_canvases_and_styles(page)
    player = open_whole(f"{language}{puzzle}/?start-at=50%25", *PHONE.values())
    open_form_and_details(page)
    assert_no_layout_faults(page, "unfolded", [*WIDTHS, (1024, 768)])
    player.seek("end")
    assert_no_layout_faults(page, "answered")
    assert_canvases_and_styles(page)


@pytest.mark.parametrize("puzzle", [pytest.param(puzzle, marks=[] if puzzle == "knight-path" else pytest.mark.long)
                                    for puzzle in PUZZLES])
def test_every_example_is_drawn_and_fits(page, open_whole, home, puzzle):
    """Curves, walls, trees and pictures of all examples, on the smallest phones."""
    listed = page.request.get(f"{home}fa/examples/").text()
    links = re.findall(f'<a class="example" [^>]*href="../({puzzle}/.*?)"', listed)
    assert len(links) >= 2
    player = open_whole(f"fa/{puzzle}/?start-at=0", 320, 640)
    for link in links:
        address = f"{home}fa/{html.unescape(link)}"
        page.evaluate("""(address) => {
            history.pushState(null, "", address);
            dispatchEvent(new PopStateEvent("popstate"));
        }""", f"{address}{'&' if '?' in address else '?'}start-at=60%25")  # as by the browser's Back
        player.when("""(([name, ...rest]) => !rest.length && (!name || player.request.algorithm === name) &&
            !player.running)(new URLSearchParams(location.search).getAll("algorithm"))""")
        player.seek("60%")
        assert_canvases_and_styles(page)
        eventually([], lambda _: faults_of_layout(page), link)


def test_example_without_a_board_begins_without_one(open_player, home, page):
    """Not with the board of another example of the algorithm."""
    listed = html.unescape(page.request.get(f"{home}examples/").text())
    link = re.search(r'href="../(magic-square/\?algorithm=complete&state=&[^"]*)"', listed)[1]
    assert open_player(f"{link}&start-at=0").request["state"] == ""
