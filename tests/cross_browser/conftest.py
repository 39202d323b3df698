"""The built site in three engines; each test selects its engines."""

from pathlib import Path

import pytest
from driver import ENGINES
from faulty_server import serve_with_faults
from find_or_install_browsers import find_browser
from playwright_driver import PlaywrightDriver
from selenium_driver import Firefox, WebKit
from servers import SUB_PATH, OpenHandler, serving

HERE = Path(__file__).parent


class RecordingHandler(OpenHandler):
    """Adds a first script to every page that records its errors."""

    def do_GET(self):
        asked = self.path.partition("?")[0]
        path = Path(self.translate_path(self.path))
        page = path / "index.html" if path.is_dir() and asked.endswith("/") else path
        if page.suffix == ".html" and page.is_file():
            text = page.read_text(encoding="utf-8")
            text = text.replace("<head>", '<head><script src="/error-recorder.js"></script>', 1)
            self.answer(text.encode())
        elif asked in ("/error-recorder.js", "/narrow-window.html", "/host.html"):
            self.answer((HERE / asked[1:]).read_bytes(), f"{self.guess_type(asked)}; charset=utf-8")
        else:
            super().do_GET()


@pytest.fixture(scope="session")
def error_recording_site(site_folder):
    """The address of the site with error recording."""
    with serving(RecordingHandler, site_folder) as address:
        yield f"{address}/{SUB_PATH}/"


@pytest.fixture
def faulty_site(site_folder):
    """The address of the site on a server of its own, uncached, and the control of its faults."""
    with serve_with_faults(site_folder) as (address, faults):
        yield f"{address}{SUB_PATH}/", faults


@pytest.fixture(scope="session")
def started_drivers():
    """{engine: its driver}, kept from test to test, but for those of a failed one."""
    drivers = {}
    yield drivers
    for each in drivers.values():
        each.close()


@pytest.fixture
def get_driver(playwright, started_drivers, request):
    """A function that returns the driver of an engine, on an empty page."""
    used = []

    def driver(engine):
        used.append(engine)
        started_drivers[engine] = started_drivers.get(engine) or start_driver(engine, playwright)
        started_drivers[engine].faults.clear()
        return started_drivers[engine]

    yield driver
    outcome = getattr(request.node, "rep_call", None)
    if not (outcome and outcome.passed):
        for engine in set(used) & started_drivers.keys():
            started_drivers.pop(engine).close()


def start_driver(engine, playwright):
    path = find_browser(engine, playwright)
    if path is None:
        pytest.fail(f"There is no {engine}: run python build.py test, which gets it.")
    systems = {"firefox": Firefox, "webkit": WebKit}
    return systems[engine](path) if path and engine in systems else PlaywrightDriver(engine, playwright, path)


@pytest.fixture
def driver(request, get_driver):
    """A browser on an empty page; unexpected errors fail the test."""
    driver = get_driver(request.param)
    yield driver
    driver.record_faults_and_go_blank()
    assert driver.faults == [] or request.node.get_closest_marker("expects_errors")


@pytest.fixture
def all_drivers(get_driver):
    """All three engines, in turn."""
    return list(map(get_driver, ENGINES))
