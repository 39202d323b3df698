"""The built site on a plain server under a sub-path, a real browser, and the test packages' wheels."""

import functools
import http.server
import os
import shutil
import subprocess
import sys
import threading
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect
from visitor import ROOT, Player

SUB_PATH = "any/sub/path"
expect.set_options(timeout=20_000)  # two browsers share the machine


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory):
    """dist/ copied under a sub-path, with the wheels of tests/packages and a bare page beside it."""
    top = tmp_path_factory.mktemp("site")
    home = top / SUB_PATH
    shutil.copytree(ROOT / "dist", home)
    for package in ("frogs", "trouble"):
        subprocess.run(
            [sys.executable, "-m", "pip", "wheel", "-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation",
             "-w", home, ROOT / "tests/packages" / package], check=True)
    (home.parent / "blog.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,"><body><h1>A blog</h1>'
        '<script type="module" src="path/dhadha-player.js"></script>'
        '<dhadha-player puzzle="n-puzzle" algorithm="a-star" state="123046758"></dhadha-player></body></html>')
    return top


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class OpenHandler(QuietHandler):
    def end_headers(self):
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


@contextmanager
def serving(handler, folder):
    server = http.server.ThreadingHTTPServer(("localhost", 0), functools.partial(handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()


@pytest.fixture(scope="session")
def origin(site_folder):
    with serving(QuietHandler, site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def open_origin(site_folder):
    """The same site on another origin that lets every page use it."""
    with serving(OpenHandler, site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def home(origin):
    return f"{origin}/{SUB_PATH}/"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    path = os.environ.get("DHADHA_BROWSER") or shutil.which("chromium") or shutil.which("google-chrome")
    root = getattr(os, "geteuid", lambda: 1)() == 0
    flags = ["--disable-background-networking", "--disable-component-update", "--disable-sync", *(["--no-sandbox"] if root else [])]
    return {**browser_type_launch_args, "args": flags, **({"executable_path": path} if path else {})}


@pytest.fixture(autouse=True)
def nothing_goes_wrong(request, origin):
    """No page error, no console error and no request to another host, in any test that has a page."""
    if "page" not in request.fixturenames:
        yield
        return
    page = request.getfixturevalue("page")
    faults = []
    expected = request.node.get_closest_marker("expects_errors")
    page.on("pageerror", lambda error: faults.append(f"page error: {error}"))
    page.on("console", lambda message: message.type == "error" and faults.append(f"console: {message.text}"))
    page.on("request", lambda asked: asked.url.startswith((origin, "data:", "blob:")) or faults.append(f"request to {asked.url}"))
    yield
    foreign = [fault for fault in faults if fault.startswith("request")]
    assert (foreign if expected else faults) == []


@pytest.fixture
def open_player(page, home):
    def open_page(path="n-puzzle/", **options):
        page.goto(home + path, **options)
        player = Player(page)
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        page.wait_for_load_state("networkidle")
        return player
    return open_page
