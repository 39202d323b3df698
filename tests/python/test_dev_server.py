"""The development server: responses and allowed origins; spreadsheet-safe CSV; escaped Markdown and LaTeX."""

import functools
import http.client
import http.server
import json
import subprocess
import sys
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "static/build")]
import serving  # noqa: E402

import build as build_steps  # noqa: E402

WHEEL = "mine-0.dev0-py3-none-any.whl"


@pytest.fixture(scope="module")
def ask(tmp_path_factory):
    """Request a path with headers; return (status, headers, body)."""
    site, packed = tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("packed")
    (site / "n-puzzle").mkdir()
    (site / "n-puzzle/index.html").write_text('<html><head></head><body><main id="stage"></main></body></html>')
    (packed / WHEEL).write_bytes(b"wheel")
    (packed / "other.txt").write_bytes(b"other")
    folder, state = SimpleNamespace(name=str(packed)), {"version": 3, "fault": None}
    brought = SimpleNamespace(wheel=WHEEL, folder=folder, state=state)
    handler = functools.partial(serving.Handler, directory=site, brought=brought)
    server = http.server.ThreadingHTTPServer(("localhost", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()

    def ask(path, method="GET", **headers):
        connection = http.client.HTTPConnection("localhost", server.server_port, timeout=20)
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.headers, answer.read()

    yield ask
    server.shutdown()
    server.server_close()


def test_other_origins_refused(ask):
    for path in ("/n-puzzle/", f"/dev/{WHEEL}", "/dev/reload.js"):
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


# ---- CSV

CELLS = [
    ("=1+1", "'=1+1"), ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"), ("-2+3", "'-2+3"), ("@SUM(A1)", "'@SUM(A1)"),
    ("\t=1", "\t'=1"), ("\r=1", '"\r\'=1"'), ("＝1+1", "'＝1+1"), ("=a,b", '"\'=a,b"'), ('="x"', '"\'=""x"""'),
    (-1, "-1"), ("-1", "-1"), ("-2.5", "-2.5"), ("+7", "+7"), (0, "0"), ("", ""), ("a=b", "a=b"), ("–", "–"),
    ('a"b', '"a""b"'),
    ("-", "'-"), ("L", "L"), ("♛", "♛"), ("-1 -2", "'-1 -2"), ("a;=1+1", "a;'=1+1"), ("a\t@b", "a\t'@b"),
    ("a\n=1;-2", '"a\n\'=1;\'-2"'), ("a; b = c-d", "a; b = c-d"), ("\n=1", '"\n\'=1"'),
]


def test_csv_formulas_escaped():
    script = (
        f"import {{ csvRow }} from {json.dumps((ROOT / 'static/pages/csv.js').as_uri())};"
        f"console.log(JSON.stringify({json.dumps([cell for cell, _ in CELLS])}.map((cell) => csvRow([cell]))));"
    )
    done = subprocess.run([build_steps.node(), "--input-type=module", "-e", script], capture_output=True, check=True)
    assert json.loads(done.stdout) == [written for _, written in CELLS]


# ---- Markdown and LaTeX

def test_markup_escaped():
    asked = [
        ["pages/markdown.js", "plain", "a\n# <img src=x onerror=alert(1)> &lt; [x](y) | `b` *c* _d_ ~e~ \\"],
        ["pages/markdown.js", "fenced", "x = '```'\n````\n<b>", "python"],
        ["pages/markdown.js", "fenced", "x = 1", "python"],
        ["pages/board-text.js", "latex", [["\\input{a}", 1], ["_", "$&#^~%"]]],
    ]
    command = [build_steps.node(), ROOT / "tests/python/calls.mjs", ROOT / "static"]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [
        "a \\# \\<img src=x onerror=alert\\(1\\)\\> \\&lt; \\[x\\]\\(y\\) \\| \\`b\\` \\*c\\* \\_d\\_ \\~e\\~ \\\\",
        "`````python\nx = '```'\n````\n<b>\n`````",
        "```python\nx = 1\n```",
        "\\begin{array}{|*{2}{c|}} \\hline\n\\backslash input\\{a\\} & 1 \\\\ \\hline\n"
        "\\_ & \\$\\&\\#\\hat{}\\sim \\% \\\\ \\hline\n\\end{array}",
    ]
