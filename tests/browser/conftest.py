"""A real browser on the built site; errors of the page fail the test."""

import functools
import os
import shutil

import pytest
from find_or_install_browsers import ONE_COMPILATION
from page_objects import SMALL, Player, record_faults
from playwright.sync_api import Page, expect

expect.set_options(timeout=30_000)  # several browsers share the machine
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


UNFOLDED = "try { localStorage['dhadha-folds'] ??= 'lesson tree lists challenges tools'; } catch {}"


class SharedPage:
    """One page for the tests of a process: its cache stays, its other state is reset."""

    def __init__(self, browser, arguments):
        self.context = browser.new_context(**arguments)
        self.context.add_init_script(UNFOLDED)
        self.page = self.context.new_page()
        self.size = self.page.viewport_size
        self.listeners = []
        self.standing = None  # the address of the player that stays for the next test, and the request it began with
        listen = self.page.on
        self.page.on = lambda event, act: (self.listeners.append((event, act)), listen(event, act))[1]

    def reset(self):
        """Reset everything but the browser's cache."""
        for event, act in self.listeners:
            self.page.remove_listener(event, act)
        self.listeners.clear()
        self.page.unroute_all(behavior="ignoreErrors")
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        if self.page.url.startswith("http"):
            self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        self.context.clear_cookies()
        if not self.standing:
            self.page.goto("about:blank")
        self.page.emulate_media(
            media="null", color_scheme="null", reduced_motion="reduce", forced_colors="null", contrast="null")
        if self.page.viewport_size != self.size:
            self.page.set_viewport_size(self.size)


@pytest.fixture(scope="session")
def shared_pages(browser):
    """The list with the shared page; empty after a failed test."""
    pages = []
    yield pages
    for each in pages:
        each.context.close()


@pytest.fixture
def page(request, shared_pages, browser, browser_context_args, pytestconfig):
    """A reset page: the shared one, unless the test needs its own or is recorded."""
    filmed = any(pytestconfig.getoption(name) != "off" for name in ("--tracing", "--video", "--screenshot"))
    if filmed or request.node.get_closest_marker("own_page") or "context" in request.fixturenames:
        yield request.getfixturevalue("context").new_page()
        return
    own = shared_pages.pop() if shared_pages else SharedPage(browser, browser_context_args)
    if own.standing and "open_running" not in request.fixturenames:
        own.standing = None
        own.page.goto("about:blank")
    own.page.shared = own
    yield own.page
    outcome = getattr(request.node, "rep_call", None)
    if outcome and outcome.passed:
        own.reset()
        shared_pages.append(own)
    else:
        own.context.close()


@pytest.fixture
def small_window(page):
    """A small window, where drawing is cheap."""
    page.set_viewport_size(SMALL)


@pytest.fixture
def allow_motion(page):
    """Allow autoplay and sliding, as for most visitors."""
    page.emulate_media(reduced_motion="no-preference")


@pytest.fixture(autouse=True)
def nothing_goes_wrong(request):
    """Fail tests whose page has a page error, a console error (also of its content policy) or a request to another
    host.
    """
    if "page" not in request.fixturenames:
        yield
        return
    errors, elsewhere = record_faults(request.getfixturevalue("page"))
    yield
    assert (elsewhere, [] if request.node.get_closest_marker("expects_errors") else errors) == ([], [])


@pytest.fixture
def new_page(browser):
    """Open pages with contexts of their own, whose errors fail the test, too."""
    opened = []

    def open_page_of_own_context(**options):
        page = browser.new_page(service_workers="block", **options)
        page.add_init_script(UNFOLDED)
        opened.append((page, record_faults(page)))
        return page

    yield open_page_of_own_context
    for page, _ in opened:
        page.close()
    assert [faults for _, faults in opened] == [([], [])] * len(opened)


@pytest.fixture
def requested_addresses(page):
    """The addresses that the page requests."""
    addresses = []
    page.on("request", lambda request: addresses.append(request.url))
    return addresses


@pytest.fixture
def open_player(page, home):
    """Open an address and wait until the player has its run, its controls and its panels."""
    def open_address_and_await_player(path="n-puzzle/", **options):
        page.goto(home + path, **options)
        player = Player(page)
        player.when("document.readyState === 'complete' && document.fonts.status === 'loaded' && player?.length > 0")
        if player.js("player.controls !== 'none'"):
            player.element.locator("dhadha-transport").first.wait_for()
            if player.js("player.panels !== 'none'"):
                player.element.locator(".panel:not(.chips)").first.wait_for()
                player.when("customElements.get('dhadha-tree')")
        if page.locator("#setup").count():
            page.locator("#setup :is(select, input)").first.wait_for(state="attached")
        return player
    return open_address_and_await_player


RESET = """async (player, [request, lang]) => {
    document.querySelector("#change[aria-expanded=true]")?.click();
    document.activeElement.blur();
    player.lang = lang;
    if (!await player.run(request, {play: false, startAt: 0})) throw Error("the player cannot be reset");
    await player.updateComplete;
    scrollTo(0, 0);
}"""


@pytest.fixture
def open_running(page, open_player):
    """Open a player at its start, or reset the player of the previous test to it, with Python running."""
    def open_running(path, **request):
        shared = page.shared
        if not shared.standing or shared.standing[0] != path:
            player = open_player(path)
            shared.standing = path, player.js("[player.request, player.lang]")
            if not request:
                return player
        begun, lang = shared.standing[1]
        player = Player(page)
        player.element.evaluate(RESET, [{**begun, **request}, lang])
        return player
    return open_running


@pytest.fixture
def blog_player(page, origin):
    """A host page with one player, whose events do not reach its window."""
    page.goto(f"{origin}/any/sub/blog.html")
    player = Player(page)
    player.when("player?.length === 20 && player.isWhole")  # keys are lost before its parts have come
    yield player
    assert page.evaluate("window.reached ?? []") == []
