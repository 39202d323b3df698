"""The development server: responses and allowed origins; spreadsheet-safe CSV; escaped Markdown and LaTeX."""

import functools
import http.client
import json
import subprocess
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
        def ask(path, method="GET", **headers):
            connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=20)
            connection.request(method, path, headers=headers)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()

        yield ask


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


CELLS = {
    "=1+1": "'=1+1", "+cmd|' /C calc'!A0": "'+cmd|' /C calc'!A0", "-2+3": "'-2+3", "@SUM(A1)": "'@SUM(A1)",
    "\t=1": "\t'=1", "\r=1": '"\r\'=1"', "＝1+1": "'＝1+1", "=a,b": '"\'=a,b"', '="x"': '"\'=""x"""', "-": "'-",
    "-1 -2": "'-1 -2", "a;=1+1": "a;'=1+1", "a\t@b": "a\t'@b", "a\n=1;-2": '"a\n\'=1;\'-2"', "\n=1": '"\n\'=1"',
    'a"b': '"a""b"', **{plain: plain for plain in ("-1", "-2.5", "+7", "0", "", "a=b", "–", "♛", "a; b = c-d")},
}
MARKUP = [
    (["pages/escape-markdown.ts", "plain", "a\n# <img src=x onerror=alert(1)> &lt; [x](y) | `b` *c* _d_ ~e~ \\"],
     "a \\# \\<img src=x onerror=alert\\(1\\)\\> \\&lt; \\[x\\]\\(y\\) \\| \\`b\\` \\*c\\* \\_d\\_ \\~e\\~ \\\\"),
    (["pages/escape-markdown.ts", "fenced", "x = '```'\n````\n<b>", "python"],
     "`````python\nx = '```'\n````\n<b>\n`````"),
    (["pages/escape-markdown.ts", "fenced", "x = 1", "python"], "```python\nx = 1\n```"),
    (["pages/board-text.ts", "latex", [["\\input{a}", 1], ["_", "$&#^~%"]]],
     "\\begin{array}{|*{2}{c|}} \\hline\n\\backslash input\\{a\\} & 1 \\\\ \\hline\n"
     "\\_ & \\$\\&\\#\\hat{}\\sim \\% \\\\ \\hline\n\\end{array}"),
    *((["pages/csv.ts", "csvRow", [cell]], written) for cell, written in CELLS.items()),
    (["pages/csv.ts", "csvRow", [-1, 0, "L"]], "-1,0,L"),
]


def test_exported_texts_are_escaped():
    command = ["node", ROOT / "tests/python/call_functions.mjs", ROOT / "static"]
    asked = json.dumps([call for call, _ in MARKUP])
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [written for _, written in MARKUP]
