"""The development server: responses and allowed origins."""

import functools
import http.client
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from servers import serving as served

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "static/build"))
import dev_server  # noqa: E402

WHEEL = "mine-0.dev0-py3-none-any.whl"


@pytest.fixture(scope="module")
def ask(tmp_path_factory):
    """Request a path with headers; return (status, headers, body)."""
    site, packed = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("packed")
    (site / "n-puzzle").mkdir()
    (site / "n-puzzle/index.html").write_text('<html><head></head><body><main id="stage"></main></body></html>')
    (packed / WHEEL).write_bytes(b"wheel")
    (packed / "other.txt").write_bytes(b"other")
    state = {"version": 3, "fault": None}
    brought = SimpleNamespace(wheel=WHEEL, folder=SimpleNamespace(name=str(packed)), state=state)
    with served(functools.partial(dev_server.Handler, brought=brought), site) as address:
        def send_request(path, method="GET", **headers):
            connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=20)
            connection.request(method, path, headers=headers)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

        yield send_request


def test_other_origins_refused(ask):
    for path in ("/n-puzzle/", f"/dev/{WHEEL}", "/dev/reload.js", "/dev/state"):
        for origin in ("https://elsewhere.example", "http://localhost:9", "null"):
            status, headers, body = ask(path, Origin=origin)
            assert status == 200 and body and not any(name.lower().startswith("access-control") for name in headers)
        assert path == "/n-puzzle/" or headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_foreign_host_names_refused(ask):
    own = ("localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000")
    for host in (
        *own, "elsewhere.example", "elsewhere.example:8000", "localhost.elsewhere.example",
        "localhost:8000@elsewhere.example", "[", "", "10.0.0.1",
    ):
        for method in ("GET", "HEAD"):
            assert (ask("/n-puzzle/", method, Host=host)[0] == 200) == (host in own), host


def test_paths_outside_site_not_found(ask):
    for path in (
        "/dev/other.txt", f"/dev/x/{WHEEL}", "/dev/", "/dev/../../etc/passwd", "/dev/%2e%2e/other.txt",
        "/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "/n-puzzle/..%2f..%2fetc/passwd", "//[/", "/%00",
    ):
        assert ask(path)[0] in (400, 403, 404), path


def test_consent_names_the_wheel(ask):
    body = ask("/n-puzzle/?packages=/elsewhere.whl")[2].decode()
    assert f'data-packages="/dev/{WHEEL}"' in body and "elsewhere" not in body and 'data-version="3"' in body
