"""Serves the built site beside the npm package of Pyodide, and opens both in Chromium."""

import functools
import http.server
import os
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
FLAGS = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]

STOCK_PAGE = """<!doctype html><meta charset="utf-8"><title>stock</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = window.pyodide = await loadPyodide({ indexURL: new URL("./pyodide/", location.href).href });
await pyodide.loadPackage("./WHEEL_OF_MICROPIP", { messageCallback() {} });
await pyodide.pyimport("micropip").install(new URL("./WHEEL_OF_DHADHA", location.href).href);
window.answer = pyodide.runPython(`import dhadha
run = dhadha.run("n-puzzle", "a-star", "123406758")
list(run)
run.result["moves"]`);
window.readyAt = performance.now();
</script>"""

OWN_PAGE = """<!doctype html><meta charset="utf-8"><title>own</title><script type="module">
import "./dist/dhadha-player.js";
const player = document.querySelector("dhadha-player");
window.answer = (await player.run({ state: "123406758", algorithm: "a-star", options: {} }, { play: false })).moves;
window.readyAt = performance.now();
</script><dhadha-player puzzle="n-puzzle" controls="none"></dhadha-player>"""


class Site:
    def __init__(self, chromium, origin: str) -> None:
        self.chromium, self.origin = chromium, origin
        as_root = getattr(os, "geteuid", lambda: 1)() == 0
        self.settings = {
            "args": FLAGS + ["--no-sandbox"] * as_root,
            "executable_path": os.environ.get("DHADHA_BROWSER") or None,
        }

    @contextmanager
    def browser(self) -> Iterator[Browser]:
        browser = self.chromium.launch(**self.settings)
        yield browser
        browser.close()

    @contextmanager
    def new_profile(self) -> Iterator[BrowserContext]:
        """A browser with empty caches, which it writes to disk."""
        with tempfile.TemporaryDirectory() as profile:
            context = self.chromium.launch_persistent_context(profile, **self.settings)
            yield context
            context.close()

    def solve_first_board(self, page: Page, name: str) -> float:
        """Open stock.html or own.html; return the milliseconds from navigation to Python's first answer."""
        page.goto(f"{self.origin}{name}.html")
        page.wait_for_function("() => window.readyAt", timeout=120_000)
        assert page.evaluate("window.answer") == "UL"
        return page.evaluate("window.readyAt")

    def open_player(self, page: Page, path: str) -> None:
        page.goto(f"{self.origin}dist/{path}")
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        page.wait_for_load_state("networkidle")


@contextmanager
def served_site() -> Iterator[Site]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder))
        server = http.server.ThreadingHTTPServer(("localhost", 0), functools.partial(SilentHandler, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Site(playwright.chromium, f"http://localhost:{server.server_port}/")
        server.shutdown()


def write_site(folder: Path) -> None:
    shutil.copytree(ROOT / "dist", folder / "dist")
    shutil.copytree(ROOT / "node_modules/pyodide", folder / "pyodide")
    micropip, dhadha = next((ROOT / "build/micropip").glob("*.whl")), next((ROOT / "build/wheel").glob("*.whl"))
    shutil.copy(micropip, folder)
    shutil.copy(dhadha, folder)
    stock = STOCK_PAGE.replace("WHEEL_OF_MICROPIP", micropip.name).replace("WHEEL_OF_DHADHA", dhadha.name)
    (folder / "stock.html").write_text(stock)
    (folder / "own.html").write_text(OWN_PAGE)


class SilentHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass
