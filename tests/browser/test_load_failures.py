"""A file that cannot be fetched whole is named in the page, with a button that fetches it again."""

import re
import time
from contextlib import suppress

import dhadha
import pytest
from dhadha.trace.recorder import Recorder
from faulty_server import FAULTS, serve_with_faults
from page_objects import STARTED, alert
from playwright.sync_api import Error, expect

PAGE, BLOG = "n-puzzle/?start-at=0", "blog.html"
STARTS = [
    (PAGE, "puzzle-", ".js", "slow"), (PAGE, "page-", ".css", "short"), (BLOG, "dhadha-player-", ".js", "missing"),
]
LATER = {
    PAGE: [
        ("all-panels-", ".js", "missing"), ("player-view-", ".js", "cut"), ("en-common-", ".ftl", "corrupt"),
        ("en-n-puzzle-", ".ftl", "page"), ("n-puzzle.puzzle-", ".json", "slow"),
        ("n-puzzle.sources-", ".json", "missing"), ("n-puzzle.first-steps-", ".trace", "refused"),
    ],
    BLOG: [
        ("code-", ".js", "refused"), ("en-common-", ".ftl", "short"), ("n-puzzle.first-steps-", ".trace", "cut"),
    ],
}
STYLED = """[...document.querySelectorAll("link[rel=stylesheet]")].every(({ sheet }) => sheet?.cssRules.length)"""


@pytest.fixture(scope="session")
def faulty_site(site_folder):
    with serve_with_faults(site_folder) as server:
        yield server


@pytest.fixture
def faults(faulty_site):
    yield faulty_site[1]
    faulty_site[1].mend()


@pytest.fixture
def visit(browser, faulty_site, faults, origin):
    """Open a page of the faulty server; a blog is on another, intact origin."""
    contexts = []

    def open_on_faulty_server(path, fetched=None, attributes='start-at="0"'):
        home = faulty_site[0] + "any/sub/path/"
        contexts.append(browser.new_context(service_workers="block"))
        page = contexts[-1].new_page()
        if fetched is not None:
            page.on("request", lambda request: fetched.append(request.url))
        page.clock.install()
        if path == BLOG:
            page.goto(f"{origin}/any/sub/")
            page.set_content(
                f'<html lang="en"><script type="module" src="{home}dhadha-player.js"></script><dhadha-player '
                f'puzzle="n-puzzle" {attributes}></dhadha-player>'
            )
        else:
            page.goto(home + path, wait_until="commit")
        page.evaluate("window.marker = 'the same page'")
        return page

    yield open_on_faulty_server
    for context in contexts:
        context.close()


@pytest.fixture
def file_of(site_folder):
    """Return a file of a kind, one named in the page's own text if there is one."""
    home = site_folder / "any/sub/path"

    def find_asset_name(path, start, end):
        names = [file.name for file in sorted((home / "assets").rglob(f"{start}*{end}*"))]
        page = home / path.split("?")[0] / "index.html"
        text = page.read_text() if page.exists() else ""
        return next((name for name in names if name in text), names[0])
    return find_asset_name


def is_player_complete(page):
    return all(page.locator(part).count() for part in ("dhadha-transport button", "dhadha-code li")
               ) and page.evaluate(STYLED)


def assert_not_reloaded(page):
    assert page.evaluate("window.marker") == "the same page"


def wait_until_fault_names_file(page, name, patient=False):
    """Wait until the page names the broken file; for the patient, its clock runs ahead, step by step."""
    for _ in range(60 if patient else 0):
        page.clock.fast_forward(3000)
        with suppress(Error):
            alert(page, name).wait_for(timeout=500)
            return
    alert(page, name).wait_for()


def press_try_again(page, words="", **how):
    """Press the button of the alert with these words."""
    places = page.locator(":has(> [role=alert]), [role=alert]").filter(has_text=words)
    places.get_by_role("button", name=re.compile("Try again|دوباره")).first.click(**how)


def retry_with_other_fault(page, faults, name, fault, patient=False):
    """Request the named file again, broken in another way, and check that it is named again."""
    faults.mend()
    faults.set(name, fault)
    before = len(faults.given)
    press_try_again(page)
    faults.wait_for(fault, before)
    wait_until_fault_names_file(page, name, patient or fault == "slow")


def mend_and_retry_until_done(page, faults, done=is_player_complete):
    """Repair each file that the page names and press its button, until nothing is named and `done` holds. Buttons may
    reload the page, and a file may be named in two places.
    """
    end = time.monotonic() + 60
    while time.monotonic() < end:
        with suppress(Error, AssertionError):  # during a reload, or without a button
            names = [name for name in faults.broken if alert(page, name).count()]
            for name in names:
                faults.mend(name)
            told = alert(page)
            if not faults.broken and not told.count() and done(page):
                return
            if not told.count():
                page.clock.fast_forward(3000)
                told.wait_for(timeout=500)
                continue
            press_try_again(page, *names[:1], timeout=500)
            expect(alert(page, names[0]) if names else told).to_have_count(0, timeout=3000)
    pytest.fail(f"the page names none of {[*faults.broken]}, but says {page.get_by_role('alert').all_inner_texts()}")


@pytest.mark.parametrize("path, start, end, fault", STARTS)
def test_start_of_page_or_element_retried(visit, faults, file_of, path, start, end, fault):
    """A page of the site may be reloaded; a page of others never is."""
    name = file_of(path, start, end)
    faults.set(name, fault)
    page = visit(path)
    wait_until_fault_names_file(page, name, fault == "slow")
    mend_and_retry_until_done(page, faults)
    if path == BLOG:
        assert_not_reloaded(page)


@pytest.mark.parametrize("path", LATER)
def test_later_files_retried_without_reload(visit, faults, file_of, path):
    """All are broken at once; a retry also requests a file whose fault another one replaced."""
    for start, end, fault in LATER[path]:
        faults.set(file_of(path, start, end), fault)
    page = visit(path)
    mend_and_retry_until_done(page, faults)
    assert_not_reloaded(page)


def test_lanes_of_race_retried_together(visit, faults, file_of):
    """The lanes that arrived run meanwhile."""
    faults.set(file_of("race/", "n-puzzle.race-ida-star-", ".trace"), "corrupt")
    faults.set(file_of("race/", "n-puzzle.race-breadth-first-", ".trace"), "missing")
    page = visit("race/")
    refused = page.locator("dhadha-race .lane.refused")
    expect(refused).to_have_count(2)
    expect(page.locator("dhadha-race .lane.found")).to_have_count(2)
    mend_and_retry_until_done(page, faults, lambda page: page.locator("dhadha-race .lane.found").count() == 4)
    expect(refused).to_have_count(0)
    assert_not_reloaded(page)


def test_practice_goes_on_without_panels(visit, faults, file_of):
    """They wait for the first answer, and are fetched again."""
    name = file_of(BLOG, "code-", ".js")
    faults.set(name, "missing")
    page = visit(BLOG, attributes='ask="hard"')
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Skip").click()
    wait_until_fault_names_file(page, name)
    page.evaluate("document.querySelector('dhadha-player').modes.practice.leave()")  # the code takes its place again
    mend_and_retry_until_done(page, faults)
    assert_not_reloaded(page)


@pytest.mark.long
@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault != "slow"])
@pytest.mark.parametrize("path", [PAGE, "n-queens/", "race/", "embed/?puzzle=pile-game", "fa/coin-game/"])
def test_every_broken_file_retried(visit, faults, path, fault):
    """A late module is named in place of a chunk that it imports. Fonts and the glossary, which are fetched before they
    are needed, fail unseen; the start script has a sentence of its own.
    """
    fetched = []
    visit(path, fetched).wait_for_load_state("networkidle")
    names = {address.split("?")[0].split("/")[-1] for address in fetched if "/assets/" in address}
    for name in sorted(name for name in names if not re.search(r"^start-|\.woff2$|glossary-|^script-font-", name)):
        faults.set(name, fault)
        page = visit(path)
        wait_until_fault_names_file(page, "" if name.startswith("chunk-") else name)
        faults.mend()
        mend_and_retry_until_done(page, faults, lambda page: page.locator("dhadha-board").count())
        page.close()


def test_when_nothing_starts_the_page_says_so_itself(visit, faults, monkeypatch):
    """Also after its link, while the file is broken in another way."""
    monkeypatch.setattr(faults, "kept", False)
    faults.set("start-", "missing")
    page = visit(PAGE)
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": 10})  # a style shows it late
    again = page.locator(".starting").get_by_role("link", name="Try again")
    for fault in ("refused", "corrupt", "slow"):
        expect(again).to_be_visible()
        faults.set("start-", fault)
        before = len(faults.given)
        again.click()
        faults.wait_for(fault, before)
    expect(again).to_be_visible()
    faults.mend()  # it continues automatically
    page.wait_for_function(STARTED)


def test_load_error_localized(visit, faults):
    faults.set("fa-common-", "missing")
    page = visit("fa/n-puzzle/")
    expect(alert(page, "fa-common-")).to_contain_text("دریافت نشد")
    mend_and_retry_until_done(page, faults)


def test_saved_run_retried(visit, faults, site_folder):
    recorder = Recorder(dhadha.run("n-puzzle", "a-star", "430521786"))
    (site_folder / "any/sub/path/own.trace").write_bytes(recorder.record_trace_file())
    faults.set("own.trace", "slow")
    page = visit("n-puzzle/?src=../own.trace")
    faults.wait_for("slow", 0)
    wait_until_fault_names_file(page, "own.trace", patient=True)
    for fault in ("cut", "missing"):
        retry_with_other_fault(page, faults, "own.trace", fault)
    mend_and_retry_until_done(page, faults)
    page.wait_for_function("() => document.querySelector('dhadha-player').request?.state === '430521786'")
    assert_not_reloaded(page)


LINKED = "packages=dhadha_frogs-1.0-py3-none-any.whl&puzzle=frogs&lang=en"


def consent_question(page):
    return page.get_by_text("This link wants to add a puzzle")


def test_load_failures_never_skip_consent(visit, faults):
    """Break once every file that the page fetches before asking for consent."""
    fetched = []
    page = visit(f"n-puzzle/?{LINKED}", fetched)
    consent_question(page).wait_for()
    names = {address.split("/")[-1] for address in fetched if "/assets/" in address}
    page.close()
    # required for the page, optional, or named by their importers
    others = ("start-", "site-", "fonts-", "chunk-", "unknown-attributes-")
    needed = {name for name in names if not name.startswith(others) and not name.endswith(".woff2")}
    for start in ("puzzle-", "page-", "en-board-", "en-common-", "install-packages-"):
        assert any(name.startswith(start) for name in needed), start
    for name in needed:
        faults.set(name, "missing")
    fetched.clear()
    page = visit(f"n-puzzle/?{LINKED}", fetched)
    mend_and_retry_until_done(page, faults, lambda page: consent_question(page).is_visible())
    assert not [address for address in fetched if address.endswith(".whl")]
    with page.expect_request(lambda request: request.url.endswith(".whl")):
        page.get_by_role("button", name="Install", exact=True).first.click()


def test_question_and_load_failure_do_not_replace_each_other(visit, faults, file_of):
    name = file_of("n-puzzle/", "player-view-", ".js")
    faults.set(name, "slow")
    page = visit(f"n-puzzle/?{LINKED}")
    consent_question(page).wait_for()
    wait_until_fault_names_file(page, name, patient=True)
    expect(consent_question(page)).to_be_visible()
    mend_and_retry_until_done(page, faults, lambda page: consent_question(page).is_visible())


SOLVE = "player.run({puzzle: 'n-puzzle', state: '123406758', algorithm: 'ida-star', options: {}}, {play: false})"
INSTALL = "player.install([new URL('../dhadha_frogs-1.0-py3-none-any.whl', location.href).href])"


@pytest.mark.parametrize("act, cases", [
    (SOLVE, [("pyodide-", ".pack", "missing"), ("pyodide-", ".pack", "corrupt"), ("pyodide-", ".pack", "slow")]),
    (INSTALL, [("frame-", ".html", "corrupt"), ("python_stdlib-", ".zip", "refused")]),  # browsers render any page
], ids=["solve", "install"])
def test_broken_file_of_python_named_and_retried(visit, faults, file_of, act, cases):
    page = visit(PAGE)
    mend_and_retry_until_done(page, faults)
    page.evaluate("() => { window.player = document.querySelector('dhadha-player'); }")
    for number, (start, end, fault) in enumerate(cases):
        name, patient = file_of(PAGE, start, end), start == "frame-"
        if number:
            retry_with_other_fault(page, faults, name, fault, patient)
            continue
        faults.set(name, fault)
        page.evaluate(f"() => void {act}")
        wait_until_fault_names_file(page, name, patient or fault == "slow")
    mend_and_retry_until_done(page, faults)
    then, length = (SOLVE, 2) if act == SOLVE else (f"{act}.then(() => player.run({{puzzle: 'frogs'}}))", 15)
    assert page.evaluate(f"async () => (await {then}).length") == length
    assert_not_reloaded(page)
