"""Serves the built site beside the npm package of Pyodide, and opens both in Chromium."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from servers import QuietHandler, serving

HERE, ROOT = Path(__file__).parent, Path(__file__).parents[2]
FLAGS = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]
BYTES_HELD = """(trace) => { // of all columns of a trace
    const parts = [...trace.nodes.blocks, ...trace.chunks].flatMap((part) => Object.values(part));
    const buffers = new Set(parts.flatMap((value) => (ArrayBuffer.isView(value) ? [value.buffer] : [])));
    return [...buffers].reduce((sum, { byteLength }) => sum + byteLength, 0);
}"""


class Site:
    def __init__(self, chromium, origin: str) -> None:
        self.chromium, self.origin = chromium, origin
        as_root = getattr(os, "geteuid", lambda: 1)() == 0
        self.settings = {
            "args": FLAGS + ["--no-sandbox"] * as_root,
            "executable_path": os.environ.get("DHADHA_BROWSER") or None,
        }

    def launch_browser(self) -> Browser:
        return self.chromium.launch(**self.settings)

    @contextmanager
    def launch_with_empty_profile(self) -> Iterator[BrowserContext]:
        """A browser with empty caches, which it writes to disk."""
        with (
            tempfile.TemporaryDirectory() as profile,
            self.chromium.launch_persistent_context(profile, **self.settings) as context,
        ):
            yield context

    def measure_first_answer(self, page: Page, name: str) -> float:
        """Open start-up-NAME.html, of "pyodide" or "dhadha"; return the milliseconds to Python's first answer."""
        page.goto(f"{self.origin}start-up-{name}.html")
        page.wait_for_function("() => window.readyAt", timeout=120_000)
        assert page.evaluate("window.answer") == "UL"
        return page.evaluate("window.readyAt")

    @contextmanager
    def pyodide_page(self, setting: str) -> Iterator[Page]:
        """A page with unmodified Pyodide and the package, in which the code `setting` has run."""
        with self.launch_browser() as browser:
            page = browser.new_page()
            self.measure_first_answer(page, "pyodide")
            page.evaluate("(code) => pyodide.runPython(code)", setting)
            yield page

    def open_player(self, page: Page, path: str) -> None:
        page.goto(f"{self.origin}dist/{path}")
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        page.wait_for_load_state("networkidle")


@contextmanager
def served_site() -> Iterator[Site]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        write_site(Path(folder))
        with serving(QuietHandler, folder) as address:
            yield Site(playwright.chromium, f"{address}/")


def write_site(folder: Path) -> None:
    shutil.copytree(ROOT / "dist", folder / "dist")
    shutil.copytree(ROOT / "node_modules/pyodide", folder / "pyodide")
    shutil.copy(HERE / "start-up-dhadha.html", folder)
    page = (HERE / "start-up-pyodide.html").read_text(encoding="utf-8")
    for name in ("micropip", "wheel"):
        wheel = next((ROOT / "build" / name).glob("*.whl"))
        page = page.replace(f"WHEEL_IN_{name.upper()}", wheel.name)
        shutil.copy(wheel, folder)
    (folder / "start-up-pyodide.html").write_text(page)
