"""Finds the browsers for the tests, and installs missing ones.

`find_or_install_browsers.py firefox` prints {variable: path}.
An empty path means Playwright's own browser; other paths are the system's. Debian's Firefox and WebKitGTK are driven
by WebDriver.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

# Chromium: skip the optimizing compiler for short runs, and validate functions lazily.
ONE_COMPILATION = "--js-flags=--wasm-tiering-budget=1300000000,--wasm-lazy-validation"
VARIABLES = {"chromium": "DHADHA_BROWSER", "firefox": "DHADHA_FIREFOX", "webkit": "DHADHA_WEBKIT"}
CHROMIUM = "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"
COMMANDS = {"chromium": CHROMIUM, "firefox": ("firefox-esr",)}
DEBIAN = {"chromium": ["chromium-headless-shell"], "firefox": ["firefox-esr"], "webkit": ["webkit2gtk-driver", "xvfb"]}


def main(engines) -> int:
    found = {}
    for engine in engines:
        with sync_playwright() as playwright:
            path = find_browser(engine, playwright)
            path = install_browser(engine, playwright) if path is None else path
        if path is None:
            print(f"there is no {engine}: connect to the network, so that Playwright can fetch its own, or install "
                  f"{' and '.join(DEBIAN[engine])}, and run this again.")
            return 1
        found[VARIABLES[engine]] = path
    print(json.dumps(found))
    return 0


def find_browser(engine: str, playwright) -> str | None:
    """Return the path of an installed browser, "" for Playwright's own, None if there is neither."""
    named = os.environ.get(VARIABLES[engine])
    if named is not None:
        return named
    return "" if has_playwright_browser(engine, playwright) else find_system_browser(engine)


def install_browser(engine: str, playwright) -> str | None:
    """Install Playwright's browser from the network; on Debian, as root, Debian's."""
    quiet = {"stdout": sys.stderr}
    status = subprocess.call([sys.executable, "-m", "playwright", "install", engine], **quiet)
    if status == 0 and has_playwright_browser(engine, playwright):
        return ""
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        subprocess.call(["apt-get", "update", "-qq"], **quiet)
        subprocess.call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *DEBIAN[engine]], **quiet)
    return find_system_browser(engine)


def has_playwright_browser(engine: str, playwright) -> bool:
    """Return whether Playwright's own browser is installed and starts."""
    kind = getattr(playwright, engine)
    if not Path(kind.executable_path).exists():
        return False
    try:
        kind.launch().close()
    except Error:
        return False
    return True


def find_system_browser(engine: str) -> str | None:
    if engine != "webkit":
        return next(filter(None, map(shutil.which, COMMANDS[engine])), None)
    if not shutil.which("WebKitWebDriver") or not shutil.which("Xvfb"):
        return None
    found = [path for folder in ("/usr/lib", "/usr/libexec")
             for path in sorted(Path(folder).glob("**/webkit2gtk-4*/MiniBrowser"))]
    return str(found[0]) if found else None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
