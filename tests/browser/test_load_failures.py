"""A file that cannot be fetched whole is named in the page, with a button that fetches it again."""

import re

import dhadha
import pytest
from dhadha.trace.recorder import Recorder
from faulty import FAULTS, serving_faults
from playwright.sync_api import Error, expect

HELP = """
    window.within = (root = document) => [...root.querySelectorAll("*")].flatMap((each) => [each,
        ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
    window.deep = (tag) => within().find(({ localName }) => localName === tag);
    window.whole = () => deep("dhadha-player")?.length > 0 && alerts().length === 0 && styled() &&
        deep("dhadha-transport")?.renderRoot?.querySelector("button") &&
            deep("dhadha-code")?.renderRoot?.querySelector("li");
    window.styled = () => [...document.querySelectorAll("link[rel=stylesheet]")].every(({ sheet }) =>
        sheet?.cssRules.length);
    window.said = () => within().filter((each) => each.role === "alert" && each.textContent.trim());
    window.alerts = () => said().map(({ textContent }) => textContent.trim());
    window.tryAgain = (name) => {
        const alert = said().find(({ textContent }) => textContent.includes(name)) ?? said()[0];
        (alert?.querySelector("button") ?? alert?.parentElement.querySelector("button"))?.click();
    };
"""
PAGE, BLOG = "n-puzzle/?start-at=0", "blog.html"
NOTICED = "missing", "refused", "cut", "slow"  # in a late module, which has no checksum
STARTS = [
    (PAGE, "puzzle-", ".js", "missing"), (PAGE, "chunk-", ".js", "cut"), (PAGE, "chunk-", ".js", "short"),
    (PAGE, "puzzle-", ".js", "slow"), (PAGE, "site-", ".css", "cut"), (BLOG, "dhadha-player-", ".js", "missing"),
    (BLOG, "dhadha-player-", ".js", "short"), (BLOG, "dhadha-player-", ".js", "slow"),
]
LATER = {
    PAGE: [
        ("panels-", ".js", "missing"), ("stage-", ".js", "cut"), ("en-common-", ".ftl", "corrupt"),
        ("en-n-puzzle-", ".ftl", "page"), ("n-puzzle.puzzle-", ".json", "slow"),
        ("n-puzzle.sources-", ".json", "missing"), ("n-puzzle.first-steps-", ".trace", "refused"),
    ],
    BLOG: [
        ("code-", ".js", "refused"), ("en-common-", ".ftl", "short"), ("n-puzzle.first-steps-", ".trace", "cut"),
    ],
}


@pytest.fixture(scope="session")
def faulty(site_folder):
    with serving_faults(site_folder) as server:
        yield server


@pytest.fixture
def visit(browser, faulty, origin):
    """Open a page of the faulty server; a blog is on another, intact origin."""
    contexts = []

    def open_page(path, fetched=None):
        home = faulty[0] + "any/sub/path/"
        contexts.append(browser.new_context(service_workers="block"))
        page = contexts[-1].new_page()
        if fetched is not None:
            page.on("request", lambda request: fetched.append(request.url))
        page.clock.install()
        page.add_init_script(HELP)
        if path == BLOG:
            page.goto(f"{origin}/any/sub/")
            page.set_content(
                f'<html lang="en"><script type="module" src="{home}dhadha-player.js"></script><dhadha-player '
                f'puzzle="n-puzzle" start-at="0"></dhadha-player>'
            )
        else:
            page.goto(home + path, wait_until="commit")
        page.evaluate("window.marker = 'the same page'")
        return page

    yield open_page
    faulty[1].mend()
    for context in contexts:
        context.close()


def asked_for(home, path, start, end):
    """Return a file of that kind, one named in the page's own text if there is one."""
    names = [file.name for file in sorted((home / "assets").glob(f"{start}*{end}*"))]
    page = home / path.split("?")[0] / "index.html"
    text = page.read_text() if page.exists() else ""
    return next((name for name in names if name in text), names[0])


def read(page, name, patient):
    """Wait until the page names the broken file; `patient` allows for time-outs."""
    if patient:
        page.wait_for_timeout(1500)
        for _ in range(4):
            page.clock.fast_forward(9000)
            page.wait_for_timeout(300)
    page.wait_for_function("(name) => alerts().some((text) => text.includes(name))", arg=name, timeout=15_000)


def try_again(page):
    page.get_by_role("button", name="Try again").first.click()


def break_otherwise(page, faults, name, fault, patient=False):
    """Request the named file again, broken in another way, and check that it is named again."""
    faults.mend()
    faults.set(name, fault)
    before = len(faults.given)
    try_again(page)
    met(page, faults, fault, before)
    read(page, name, patient or fault == "slow")


def met(page, faults, fault, before):
    """Wait until a file broken in that way is requested again."""
    for _ in range(200):
        if fault in faults.given[before:]:
            return
        page.wait_for_timeout(50)
    pytest.fail(f"nothing was asked for again that is {fault}")


def evaluate_or_reload(page, *arguments):
    """Evaluate; return None if the page is being reloaded."""
    try:
        return page.evaluate(*arguments)
    except Error as error:
        if "context was destroyed" not in str(error):
            raise
        return None


def mend_each_named(page, faults, done):
    """Repair each file that the page names and press its button, until `done` holds. A file repaired through one place
    may still be named in another, and is then requested again. A button may reload the page.
    """
    for turn in range(600):
        page.wait_for_load_state("domcontentloaded")
        told = evaluate_or_reload(page, "alerts()") or []
        if not faults.broken and not told and done():
            return
        name = next((name for name in faults.broken if any(name in text for text in told)), None)
        if name:
            faults.mend(name)
        if name or told and turn % 10 == 9:
            evaluate_or_reload(page, "tryAgain", name or "")
        elif turn % 10 == 9:
            page.clock.fast_forward(9000)
        page.wait_for_timeout(50)
    pytest.fail(f"the page names none of {[*faults.broken]}, but says {page.evaluate('alerts()')}")


@pytest.mark.parametrize("path, start, end, fault", STARTS)
def test_start_of_page_or_element_retried(visit, faulty, site_folder, path, start, end, fault):
    """A page of the site may be reloaded; a page of others never is."""
    name = asked_for(site_folder / "any/sub/path", path, start, end)
    faulty[1].set(name, fault)
    page = visit(path)
    read(page, name, fault == "slow")
    faulty[1].mend()
    try_again(page)
    page.wait_for_function("() => whole()")
    assert path == PAGE or page.evaluate("marker")


@pytest.mark.parametrize("path", LATER)
def test_later_files_retried_without_reload(visit, faulty, site_folder, path):
    """Break all files at once; repair each named one and press its button, which also requests a file whose fault it
    replaced.
    """
    for start, end, fault in LATER[path]:
        faulty[1].set(asked_for(site_folder / "any/sub/path", path, start, end), fault)
    page = visit(path)
    mend_each_named(page, faulty[1], lambda: page.evaluate("() => Boolean(whole())"))
    assert page.evaluate("marker")


@pytest.mark.parametrize("start, end", [("panels-", ".js"), ("en-common-", ".ftl")])
def test_file_broken_in_every_way_in_turn(visit, faulty, site_folder, start, end):
    name = asked_for(site_folder / "any/sub/path", "n-puzzle/", start, end)
    first, *others = NOTICED if end == ".js" else FAULTS
    faulty[1].set(name, first)
    page = visit(PAGE)
    read(page, name, patient=False)
    for fault in others:
        break_otherwise(page, faulty[1], name, fault)
    faulty[1].mend()
    try_again(page)
    page.wait_for_function("() => whole()")
    assert page.evaluate("marker")


@pytest.mark.long
@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault != "slow"])
@pytest.mark.parametrize("path", [PAGE, "n-queens/", "race/", "embed/?puzzle=pile-game", "fa/coin-game/"])
def test_every_broken_file_retried(visit, faulty, path, fault):
    """Fonts may fail unseen, and the start script has a sentence of its own."""
    fetched = []
    visit(path, fetched).wait_for_load_state("networkidle")
    names = {address.split("?")[0].split("/")[-1] for address in fetched if "/assets/" in address}
    lost = []
    for name in sorted(name for name in names if not name.startswith("start-") and not name.endswith(".woff2")):
        faulty[1].set(name, fault)
        page = visit(path)
        try:
            page.wait_for_function("(name) => alerts().some((text) => text.includes(name))", arg=name, timeout=10_000)
            faulty[1].mend()
            page.evaluate("tryAgain", name)
            page.wait_for_function("() => !alerts().length && deep('dhadha-board')", timeout=10_000)
        except Error:
            lost.append(name)
        faulty[1].mend()
        page.close()
    assert not [name for name in lost if fault in NOTICED or not name.endswith(".js")]


def test_when_nothing_starts_the_page_says_so_itself(visit, faulty, monkeypatch):
    """Also after its link, while the file is broken in another way."""
    monkeypatch.setattr(faulty[1], "kept", False)
    faulty[1].set("start-", "missing")
    page = visit(PAGE)
    again = page.locator(".starting").get_by_role("link", name="Try again")
    for fault in ("refused", "corrupt", "slow"):
        expect(again).to_be_visible(timeout=12_000)
        faulty[1].set("start-", fault)
        before = len(faulty[1].given)
        again.click()
        met(page, faulty[1], fault, before)
    expect(again).to_be_visible(timeout=12_000)
    faulty[1].mend()  # it continues automatically
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")


def test_modules_wait_for_the_page_that_they_work_on(visit, faulty):
    fetched = []
    faulty[1].set("magic-trick/index.html", "halting")
    page = visit("magic-trick/index.html", fetched)
    page.wait_for_timeout(1000)
    assert any("/start-" in address for address in fetched)
    assert page.evaluate("document.getElementById('stage')") is None
    faulty[1].mend()
    page.wait_for_function("() => whole()")


def test_load_error_localized(visit, faulty):
    faulty[1].set("fa-common-", "missing")
    page = visit("fa/n-puzzle/")
    page.wait_for_function("() => alerts().length")
    assert re.search("fa-common-.*دریافت نشد", page.evaluate("alerts()")[0])
    faulty[1].mend()
    page.get_by_role("button", name="دوباره امتحان کنید").click()
    page.wait_for_function("() => alerts().length === 0 && whole()")


def test_saved_run_retried(visit, faulty, site_folder):
    (site_folder / "any/sub/path/own.trace").write_bytes(Recorder(dhadha.run("n-puzzle", "a-star", "430521786")).file())
    faulty[1].set("own.trace", "slow")
    page = visit("n-puzzle/?src=../own.trace")
    read(page, "own.trace", patient=True)
    for fault in ("cut", "missing"):
        break_otherwise(page, faulty[1], "own.trace", fault)
    faulty[1].mend()
    try_again(page)
    page.wait_for_function(
        "() => document.querySelector('dhadha-player').request?.state === '430521786' && alerts().length === 0"
    )
    assert page.evaluate("window.marker") == "the same page"


LINKED = "packages=../dhadha_frogs-1.0-py3-none-any.whl&puzzle=frogs"
ASKED = "This link wants to add a puzzle"


@pytest.mark.parametrize(
    "path", ["n-puzzle/", *(pytest.param(path, marks=pytest.mark.long) for path in ("race/", "embed/"))]
)
def test_load_failures_never_skip_consent(visit, faulty, path):
    """Break once every file that the page fetches before asking for consent."""
    fetched = []
    page = visit(f"{path}?{LINKED}&lang=en", fetched)
    page.get_by_text(ASKED).wait_for()
    names = {address.split("/")[-1] for address in fetched if "/assets/" in address}
    page.close()
    others = ("start-", "site-", "fonts-", "chunk-")  # required for the page, optional, or named by their importers
    needed = {name for name in names if not name.startswith(others) and not name.endswith(".woff2")}
    assert any(name.startswith("packages-") for name in needed) and len(needed) > 6
    for name in needed:
        faulty[1].set(name, "missing")
    fetched.clear()
    page = visit(f"{path}?{LINKED}&lang=en", fetched)
    mend_each_named(page, faulty[1], page.get_by_text(ASKED).is_visible)
    page.wait_for_timeout(300)
    assert not [address for address in fetched if address.endswith(".whl")]
    with page.expect_request(lambda request: request.url.endswith(".whl")):
        page.get_by_role("button", name="Install", exact=True).first.click()


@pytest.mark.parametrize("fault", ["missing", "slow"])
def test_question_and_load_failure_do_not_replace_each_other(visit, faulty, site_folder, fault):
    """The failure comes before the question, or after it."""
    path = f"n-puzzle/?{LINKED}&lang=en"
    name = asked_for(site_folder / "any/sub/path", path, "stage-", ".js")
    faulty[1].set(name, fault)
    page = visit(path)
    question = page.get_by_text(ASKED)
    question.wait_for()
    read(page, name, fault == "slow")
    expect(question).to_be_visible()
    faulty[1].mend()
    try_again(page)
    page.wait_for_function("() => alerts().length === 0")
    expect(question).to_be_visible()


PYTHONS = [("pyodide-", ".pack"), ("boot-", ".pack"), ("worker-", ".pack"), ("lazy-", ".js")]
SOLVE = "player.run({puzzle: 'n-puzzle', state: '123406758', algorithm: 'ida-star', options: {}}, {play: false})"
INSTALL = "player.install([new URL('../dhadha_frogs-1.0-py3-none-any.whl', location.href).href])"


@pytest.fixture
def break_and_mend(visit, faulty, site_folder):
    """Run an action that needs files, each broken in several ways in turn; check the named files and retry; return the
    page after all repairs.
    """
    def go(act, cases):
        page = visit("n-puzzle/?start-at=0")
        page.wait_for_function("() => whole()")
        for number, (start, end, fault) in enumerate(cases):
            name = next(file.name for file in sorted((site_folder / "any/sub/path/assets").rglob(f"{start}*{end}")))
            patient = fault == "slow" or start == "frame-"
            if number:
                break_otherwise(page, faulty[1], name, fault, patient)
                continue
            faulty[1].set(name, fault)
            page.evaluate(f"() => {{ window.player = document.querySelector('dhadha-player'); void {act}; }}")
            read(page, name, patient)
        faulty[1].mend()
        try_again(page)
        return page
    return go


@pytest.mark.parametrize("start, end", PYTHONS)
def test_broken_python_file_named_and_retried(break_and_mend, start, end):
    page = break_and_mend(SOLVE, [(start, end, fault) for fault in (NOTICED if end == ".js" else FAULTS)])
    page.wait_for_function("() => alerts().length === 0 && player.result?.moves === 'UL'", timeout=15_000)
    assert page.evaluate("window.marker") == "the same page"


@pytest.mark.parametrize("cases", [
    [*[("frame-", ".html", fault) for fault in ("missing", "cut", "corrupt")],  # browsers render any page
     *[("python_stdlib-", ".zip", fault) for fault in ("missing", "refused")]],
    [("micropip-", ".whl", fault) for fault in ("cut", "short")],
], ids=lambda cases: cases[0][0])
def test_broken_package_file_named_and_retried(break_and_mend, cases):
    page = break_and_mend(INSTALL, cases)
    page.wait_for_function("() => alerts().length === 0", timeout=15_000)
    page.evaluate(INSTALL)
    assert page.evaluate("player.run({puzzle: 'frogs'})")["length"] == 15
    assert page.evaluate("window.marker") == "the same page"
