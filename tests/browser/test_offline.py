"""Kept pages solve offline after a browser restart, and an update breaks no open page."""

import base64
import functools
import re
import shutil
import sys
from contextlib import contextmanager

import pytest
from faulty_server import serve_with_faults
from page_objects import HOMES, PUZZLES, ROOT, STARTED, Player, alert, eventually
from playwright.sync_api import expect
from servers import SUB_PATH, QuietHandler, serving

sys.path.insert(0, str(ROOT / "static/build"))
from family_articles import ARTICLES, address  # noqa: E402 (of the build)

KEPT = """async (root) => {
    const cache = await caches.open(`dhadha ${root}`);
    return (await cache.keys()).map(({ url }) => url.replace(root, ""));
}"""
TEXT = """async ([root, path]) => (await (await caches.open(`dhadha ${root}`)).match(root + path))?.text()"""
INSTALL = """([name, bytes]) => {
    const file = new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name);
    return document.querySelector("dhadha-player").install([file]);
}"""
FETCH, REST = "Make available offline", re.compile(r"Download \d+\.\d MB")
WHOLE = "All of Dhadha is on this device"


@pytest.fixture
def open_browser(playwright, browser_type_launch_args, tmp_path):
    """Open a browser with a persistent profile."""
    @contextmanager
    def open_browser():
        context = playwright.chromium.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args)
        yield context.new_page()
        context.close()
    return open_browser


def download_site_for_offline(page, address):
    page.goto(address)
    expect(page.locator("#offline")).to_contain_text(REST)
    page.get_by_role("button", name=FETCH).click()
    expect(page.locator("#offline")).to_contain_text(WHOLE)


def test_everything_offline_after_restart(open_browser, site_folder):
    with open_browser() as page, serving(QuietHandler, site_folder) as origin:
        root = f"{origin}/{SUB_PATH}/"
        download_site_for_offline(page, f"{root}n-puzzle/")
        kept = set(page.evaluate(KEPT, root))
    home = ROOT / "dist"
    files = {path.relative_to(home).as_posix() for path in (home / "assets").rglob("*")
             if path.is_file() and not path.name.endswith(".font.pack")}  # for pages without our fonts
    pages = {f"{language}{page}/" for language in HOMES for page in (*PUZZLES, "race", "embed")}
    pages |= {f"{language}{address(name)}" for language in HOMES for name in ARTICLES}
    assert files | pages | {*HOMES} <= kept
    with open_browser() as page:
        page.goto(f"{root}n-queens/?option-n=6")
        page.wait_for_function(STARTED)
        assert Player(page).run(puzzle="n-puzzle", algorithm="ida-star", state="123406758")["moves"] == "UL"
        wheel = site_folder / SUB_PATH / "dhadha_frogs-1.0-py3-none-any.whl"
        assert page.evaluate(INSTALL, [wheel.name, base64.b64encode(wheel.read_bytes()).decode()]) == ["frogs"]
        page.goto(f"{root}bn/n-queens/four/")
        page.wait_for_function(STARTED)
        assert page.url.startswith(f"{root}bn/n-queens/?") and Player(page).request["options"]["n"] == 4
        page.goto(f"{root}fa/n-queens/article/")
        page.locator("figure dhadha-player").first.scroll_into_view_if_needed()
        page.wait_for_function("() => [...document.querySelectorAll('dhadha-player')].some(({length}) => length > 0)")
        page.goto(f"{root}examples/eight-queens.html")
        page.wait_for_function("() => [...document.querySelectorAll('dhadha-player')].every(({length}) => length > 0)")
        page.goto(f"{root}fa/magic-square/nothing-like-it/?state=1")  # the nearest cached page
        expect(page).to_have_url(re.compile(f"^{root}fa/magic-square/"))
        expect(page.locator("#not-stored")).to_be_visible()


def test_update_keeps_open_page_working(open_browser, site_folder, tmp_path):
    site = tmp_path / "site"
    home = shutil.copytree(site_folder, site) / SUB_PATH
    with open_browser() as page, serving(QuietHandler, site) as origin:
        root = f"{origin}/{SUB_PATH}/"
        download_site_for_offline(page, f"{root}n-puzzle/")
        late = [*(home / "assets").glob("solver-*.js"), *(home / "assets").glob("worker-*.pack")]
        renewed = {path.name: f"{path.stem}2{path.suffix}" for path in late}
        assert len(renewed) == 2
        for old, new in renewed.items():
            (home / "assets" / old).rename(home / "assets" / new)
        worker = home / "service-worker.js"
        text = functools.reduce(lambda text, names: text.replace(*names), renewed.items(), worker.read_text())
        worker.write_text(text)
        page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
        waiting = "navigator.serviceWorker.ready.then(({waiting}) => waiting?.state)"
        eventually("installed", page.evaluate, waiting)
        assert Player(page).run(puzzle="n-puzzle", algorithm="ida-star", state="123406758")["moves"] == "UL"
        assert page.evaluate(waiting) == "installed"  # it takes over from no open page
        page.goto("about:blank")
        page.goto(f"{origin}/any/sub/blog.html")
        old, new = ({f"assets/{name}" for name in names} for names in (renewed, renewed.values()))
        eventually(set(), lambda: old & {*page.evaluate(KEPT, root)})
        assert {*page.evaluate(KEPT, root)} >= new


class WithALogin(QuietHandler):
    """A server behind a captive portal, which also answers any path with one of our pages."""
    wants_login = False

    def do_GET(self):
        if "made-up" in self.path:
            self.path = f"/{SUB_PATH}/n-puzzle/index.html"
        if not self.wants_login or not self.path.split("?")[0].endswith("/"):
            return super().do_GET()
        self.answer(b"<!doctype html><title>Log in</title><h1>Log in</h1>")


def test_fallback_responses_not_cached(open_browser, site_folder, monkeypatch):
    with open_browser() as page, serving(WithALogin, site_folder) as origin:
        root = f"{origin}/{SUB_PATH}/"
        page.goto(f"{root}magic-trick/")
        page.wait_for_function("() => navigator.serviceWorker.controller")
        page.goto(f"{root}magic-trick/")
        eventually(True, lambda: "data-entry" in (page.evaluate(TEXT, [root, "magic-trick/"]) or ""))
        page.goto(f"{root}made-up/")
        known = next((site_folder / SUB_PATH / "assets").glob("knight*.pack")).name
        for path in ("assets/made-up-ABCDEFGH.js", f"assets/{known}?1", f"assets/{known}"):
            page.evaluate("address => fetch(address).then((answer) => answer.arrayBuffer())", root + path)
        eventually(True, lambda: bool(page.evaluate(TEXT, [root, f"assets/{known}"])))
        assert [path for path in page.evaluate(KEPT, root) if "made-up" in path or "?1" in path] == []
        monkeypatch.setattr(WithALogin, "wants_login", True)
        page.goto(f"{root}magic-trick/?option-sum=30")  # the browser's own cache has another address
        expect(page.get_by_role("heading", name="Log in")).to_be_visible()
        assert "data-entry" in page.evaluate(TEXT, [root, "magic-trick/"])
        assert "made-up/" not in page.evaluate(KEPT, root)
    with open_browser() as page:
        page.goto(f"{root}magic-trick/")
        page.wait_for_function(STARTED)


def test_offline_download_retried_and_cancelled(browser, site_folder):
    with serve_with_faults(site_folder) as (address, faults):
        pack = next((site_folder / SUB_PATH / "assets").glob("worker-*.pack")).name
        page = browser.new_page()
        page.goto(f"{address}{SUB_PATH}/magic-trick/")
        place = page.locator("#offline")
        expect(place).to_contain_text(REST)
        faults.set(pack, "slow")
        page.get_by_role("button", name=FETCH).press("Enter")
        expect(place.get_by_role("progressbar")).to_be_visible()
        expect(place).to_contain_text(re.compile(r"(?!0\.0)\d+\.\d of \d+\.\d MB"))
        page.get_by_role("button", name="Cancel").press("Enter")
        expect(page.get_by_role("button", name=FETCH)).to_be_focused()
        faults.mend()
        faults.set(pack, "corrupt")
        page.get_by_role("button", name=FETCH).click()
        expect(alert(place, pack)).to_contain_text("The downloaded part is kept")
        faults.mend()
        page.get_by_role("button", name="Try again").click()
        expect(place).to_contain_text(WHOLE)
        page.close()


def test_only_own_pages_cached(browser, origin):
    page = browser.new_page()
    page.clock.install()
    registered = "navigator.serviceWorker.getRegistrations().then(({length}) => length)"
    for path, count in (("path/embed/", 0), ("blog.html", 0), ("path/magic-trick/", 1)):
        page.goto(f"{origin}/any/sub/{path}")
        page.wait_for_function(STARTED)
        page.wait_for_load_state("networkidle")
        page.clock.run_for(10_000)
        eventually(count, page.evaluate, registered)
    page.close()
