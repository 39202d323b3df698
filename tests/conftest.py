"""The built site, with the wheels of tests/packages, on plain servers under a sub-path."""

import gc
import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from servers import SUB_PATH, OpenHandler, QuietHandler, serving
from wheels import write_wheel

ROOT = Path(__file__).parents[1]
os.environ.setdefault("DHADHA_DATA", str(ROOT / "build/data"))
os.environ["PYTHONPATH"] = str(ROOT / "py")  # of processes that tests start, in any folder


BLOG = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,">
<script>
    window.reached = [];
    window.onerror = (...all) => { reached.push(String(all[0])); };
    addEventListener("unhandledrejection", ({reason}) => reached.push(String(reason)));
</script>
<body><h1>A blog</h1><script type="module" src="path/dhadha-player.js"></script>
<dhadha-player puzzle="n-puzzle" algorithm="a-star" state="123046758"></dhadha-player></body></html>"""


gc.set_threshold(50_000, 20, 50)  # thousands of tests and their rewritten sources stay in memory


def pytest_collection_finish():
    gc.collect()
    gc.freeze()


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="run the proofs that take minutes, too")


def pytest_collection_modifyitems(config, items):
    """Skip long tests unless --long is given."""
    for item in items:
        if item.get_closest_marker("long") and not config.getoption("--long"):
            item.add_marker(pytest.mark.skip(reason="takes minutes: --long runs it"))


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory):
    """Copy dist/ under a sub-path, with the wheels of tests/packages and a bare page beside it."""
    top = tmp_path_factory.mktemp("site")
    home = top / SUB_PATH
    shutil.copytree(ROOT / "dist", home)
    for file in (ROOT / "tests/packages").glob("*.py"):
        write_wheel(home, f"dhadha_{file.stem}", file.read_text("utf-8"), module=file.stem, requires="dhadha")
    (home.parent / "blog.html").write_text(BLOG)
    return top


@pytest.fixture(scope="session")
def origin(site_folder):
    with serving(QuietHandler, site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def cors_origin(site_folder):
    """The same site on another origin that allows cross-origin use."""
    with serving(OpenHandler, site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def home(origin):
    return f"{origin}/{SUB_PATH}/"


@pytest.fixture
def serve_with_headers():
    """Serve a folder on an origin of its own, with additional headers."""
    def serve_folder_with_headers(folder, headers):
        class HeadersHandler(QuietHandler):
            def end_headers(self):
                for name, value in headers.items():
                    self.send_header(name, value)
                super().end_headers()
        return servers.enter_context(serving(HeadersHandler, folder))

    with ExitStack() as servers:
        yield serve_folder_with_headers


class CountingHandler(OpenHandler):
    """Records requests in `asked`; browsers keep all files but packages."""

    asked: list[str]

    def do_GET(self):
        self.asked.append(self.path)
        super().do_GET()

    def end_headers(self):
        if self.path.endswith(".whl"):
            self.send_header("Cache-Control", "no-store")
        super().end_headers()


@pytest.fixture(scope="session")
def two_origins(site_folder):
    with ExitStack() as servers:
        recorded = [], []
        handlers = [type("Handler", (CountingHandler,), {"asked": asked}) for asked in recorded]
        yield [(servers.enter_context(serving(each, site_folder)), each.asked) for each in handlers]


@pytest.fixture
def recording_origins(two_origins):
    """Two origins with the site that allow cross-origin use: [(address, [requested path, …]), …]."""
    for _, asked in two_origins:
        asked.clear()
    return two_origins


@pytest.fixture(scope="session")
def single_file_address(tmp_path_factory):
    """The address of the single file."""
    path = tmp_path_factory.mktemp("single") / "dhadha.html"
    subprocess.run([sys.executable, ROOT / "static/build/single_file.py", "--output", path], check=True)
    return path.as_uri()
