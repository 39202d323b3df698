"""A real browser on the built site; errors of the page fail the test."""

import functools
import os
import shutil

import pytest
from browsers import ONE_COMPILATION
from playwright.sync_api import Page, expect
from shared_page import KeptPage
from visitor import SMALL, Player
from watched_page import asked_elsewhere, watching

expect.set_options(timeout=20_000)  # several browsers share the machine
Page.wait_for_function = functools.partialmethod(Page.wait_for_function, polling=20)  # rAF polling forces paints


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    path = os.environ.get("DHADHA_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    root = getattr(os, "geteuid", lambda: 1)() == 0
    flags = [
        ONE_COMPILATION,
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        *(["--no-sandbox"] if root else []),
    ]
    return {**browser_type_launch_args, "args": flags, **({"executable_path": path} if path else {})}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    """Block service workers and reduce motion, so that requests reach the server and nothing is drawn needlessly."""
    return {**browser_context_args, "service_workers": "block", "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def kept(browser):
    """The list with the shared page; empty after a failed test."""
    pages = []
    yield pages
    for each in pages:
        each.close()


@pytest.fixture
def page(request, kept, browser, browser_context_args, pytestconfig):
    """A reset page: the shared one, unless the test needs its own or is recorded."""
    recorded = any(pytestconfig.getoption(name) != "off" for name in ("--tracing", "--video", "--screenshot"))
    if recorded or request.node.get_closest_marker("own_page") or "context" in request.fixturenames:
        yield watching(request.getfixturevalue("context").new_page())
        return
    kept_page = kept.pop() if kept else KeptPage(browser, browser_context_args)
    if "open_running" not in request.fixturenames:
        kept_page.clear()
    kept_page.page.kept = kept_page
    yield kept_page.page
    outcome = getattr(request.node, "rep_call", None)
    if outcome and outcome.passed:
        kept_page.leave()
        kept.append(kept_page)
    else:
        kept_page.close()


@pytest.fixture
def small(page):
    """A small window, where drawing is cheap."""
    page.set_viewport_size(SMALL)


@pytest.fixture
def moving(page):
    """Allow autoplay and sliding, as for most visitors."""
    page.emulate_media(reduced_motion="no-preference")


@pytest.fixture(autouse=True)
def nothing_goes_wrong(request):
    """Fail tests whose page has a page error, a console error or a request to another host."""
    if "page" not in request.fixturenames:
        yield
        return
    page = request.getfixturevalue("page")
    faults = []
    expected = request.node.get_closest_marker("expects_errors")
    page.on("pageerror", lambda error: faults.append(f"page error: {error}"))
    page.on("console", lambda message: message.type == "error" and faults.append(f"console: {message.text}"))
    elsewhere = asked_elsewhere(page)
    yield
    assert (elsewhere, [] if expected else faults) == ([], [])


STANDS = """() => {
    const player = document.querySelector("dhadha-player");
    if (document.readyState !== "complete" || document.fonts.status !== "loaded" || !(player?.length > 0)) return false;
    const drawn = (selector) => player.renderRoot.querySelector(selector);
    const panels = player.panels === "none" || (drawn(".panel") && customElements.get("dhadha-tree"));
    const form = document.querySelector("#setup");
    return player.bare || (drawn("dhadha-transport") && panels && (!form || form.querySelector("select, input")));
}"""


@pytest.fixture
def open_player(page, home):
    def open_page(path="n-puzzle/", **options):
        page.goto(home + path, **options)
        player = Player(page)
        page.wait_for_function(STANDS)
        return player
    return open_page


RESET = """async (player, [request, opponent, lang]) => {
    document.querySelector("#change[aria-expanded=true]")?.click();
    document.activeElement.blur();
    for (const unfolded of player.renderRoot.querySelectorAll("details[open]")) unfolded.open = false;
    player.lang = lang;
    if (player.opponent !== opponent) await player.manualPlay.acts.opponent(opponent);
    if (!await player.run(request, {play: false, startAt: 0})) throw Error(player.error);
    await player.updateComplete;
    scrollTo(0, 0);
}"""


@pytest.fixture
def open_running(page, open_player):
    """Open a player at its start, or reset the player of the previous test to it, with Python running."""
    def open_running(path, **request):
        kept = page.kept
        if not kept.standing or kept.standing[0] != path:
            player = open_player(path)
            kept.standing = path, player.js("[player.request, player.opponent, player.lang]")
            if not request:
                return player
        begun, *settings = kept.standing[1]
        player = Player(page)
        player.element.evaluate(RESET, [{**begun, **request}, *settings])
        return player
    return open_running


@pytest.fixture
def clipboard(page):
    """Grant the page clipboard access in this test."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    yield
    page.context.clear_permissions()


@pytest.fixture
def blog(page, origin):
    """A host page with one player, whose events do not reach its window."""
    page.goto(f"{origin}/any/sub/blog.html")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.length === 20")
    yield Player(page)
    assert page.evaluate("window.reached ?? []") == []
