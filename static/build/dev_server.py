"""Serve dist/, and optionally an author's puzzle: repackaged, and the page reloaded, whenever it is saved."""

import argparse
import functools
import http.server
import json
import re
import subprocess
import tempfile
import threading
import time
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

LOOK_EVERY = 0.25  # seconds
RELOAD = Path(__file__).with_name("reload.js")
PAGE = "/n-puzzle/"
OWN_NAMES = re.compile(r"(localhost|127\.0\.0\.1|\[::1\])(:\d+)?", re.IGNORECASE)


class Refused(Exception):
    """The request cannot be served; the message says what to do."""


def parse_arguments(arguments: list[str]) -> tuple[Path | None, int]:
    """Return the puzzle to serve the site with, if one is named, and the port."""
    parser = argparse.ArgumentParser(prog="build.py serve")
    parser.add_argument("port", nargs="?", type=int, default=8000)
    parser.add_argument("--with", dest="path", metavar="PUZZLE", type=Path, help="a .py file or a folder")
    chosen = parser.parse_args(arguments)
    if chosen.path and not chosen.path.exists():
        raise Refused(f"there is no puzzle at {chosen.path}; give --with a .py file or a folder")
    return chosen.path and chosen.path.resolve(), chosen.port


class Brought:
    """An author's puzzle, packaged by `pack` (a command: path, folder) whenever a file of it changes.

    state: for the page, {"version": number of packagings, "fault": None or {"message", "file", "line"}}.
    """

    def __init__(self, path: Path, pack: Sequence[str | Path], environment: dict[str, str]):
        self.path, self.pack = path, pack
        self.environment = environment | {"PYTHONDONTWRITEBYTECODE": "1"}
        self.folder = tempfile.TemporaryDirectory(prefix="dhadha-")
        self.wheel = ""
        self.puzzles: list[str] = []
        self.files: list[Path] = []
        self.state: dict[str, Any] = {"version": 0, "fault": None}
        self.package_puzzle()

    def package_puzzle(self) -> None:
        seen = self.modification_times_of_files()
        command = [*self.pack, self.path, self.folder.name]
        done = subprocess.run(command, capture_output=True, text=True, env=self.environment)
        try:
            told = json.loads(done.stdout.splitlines()[-1])
        except (IndexError, ValueError):  # the package printed something itself, or ended Python
            told = {"fault": {"message": (done.stderr or done.stdout).strip()[-500:], "file": "", "line": 0}}
        self.files = [Path(file) for file in told.get("files", self.files)]
        self.wheel, self.puzzles = told.get("wheel", self.wheel), told.get("puzzles", self.puzzles)
        self.built = seen if seen == self.modification_times_of_files() else None
        self.state = {"version": self.state["version"] + 1, "fault": told.get("fault")}

    def modification_times_of_files(self) -> dict[Path, float]:
        """Return when each file of it was saved."""
        folders = {self.path if self.path.is_dir() else self.path.parent, *(file.parent for file in self.files)}
        files = {file for folder in folders for file in folder.glob("*")} | {*self.files}
        return {file: file.stat().st_mtime for file in files if file.is_file()}

    def watch(self) -> None:
        while True:
            time.sleep(LOOK_EVERY)
            if self.modification_times_of_files() != self.built:
                self.package_puzzle()
                print(self.fault or "reloaded", flush=True)

    @property
    def fault(self) -> str:
        """The fault of the last packaging with its place; "" for none."""
        fault = self.state["fault"]
        place = f"{fault['file']}:{fault['line']}: " if fault and fault["file"] else ""
        return place + fault["message"] if fault else ""

    @property
    def path_of_puzzle_page(self) -> str:
        """The path of its page below the site's."""
        if not self.puzzles:
            return PAGE
        return f"{PAGE}?{urlencode({'packages': f'/dev/{self.wheel}', 'puzzle': self.puzzles[0]})}"


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128  # connections; a page asks for more files at once than the default of 5


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serve pages on this machine only: no page of another origin can read them, under any host name."""

    def __init__(self, *arguments: Any, brought: Brought | None = None, **more: Any):
        self.brought = brought
        super().__init__(*arguments, **more)

    def parse_request(self) -> bool:
        """Return whether to answer: refuse other host names, which may point here (DNS rebinding)."""
        if not super().parse_request():
            return False
        if not OWN_NAMES.fullmatch(self.headers.get("Host", "localhost")):
            self.send_error(403, "This server answers to localhost alone")
        elif "%00" in self.path:
            self.send_error(404)
        else:
            return True
        return False

    def list_directory(self, _path: object) -> None:
        self.send_error(404)  # as hosts do

    def do_GET(self) -> None:
        path = re.split("[?#]", self.path)[0]
        page = Path(self.translate_path(path))
        page = page / "index.html" if path.endswith("/") else page
        if not self.brought:
            super().do_GET()
        elif path == "/dev/state":
            self.answer("application/json", json.dumps(self.brought.state).encode())
        elif path == "/dev/reload.js":
            self.answer("text/javascript", RELOAD.read_bytes())
        elif self.brought.wheel and path == f"/dev/{self.brought.wheel}":
            self.answer("application/octet-stream", Path(self.brought.folder.name, self.brought.wheel).read_bytes())
        elif page.suffix == ".html" and page.is_file():
            self.answer("text/html; charset=utf-8", live_page(page.read_text(encoding="utf-8"), self.brought).encode())
        else:
            super().do_GET()

    def answer(self, kind: str, content: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Cache-Control", "no-store")
        self.send_header("Cross-Origin-Resource-Policy", "same-origin")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        pass


def live_page(page: str, brought: Brought) -> str:
    """Return a page that reloads itself and needs no consent to the package, which its visitor served."""
    page = page.replace('id="stage"', f'id="stage" data-packages="{escape(f"/dev/{brought.wheel}")}"', 1)
    version = brought.state["version"]
    script = f'<script src="/dev/reload.js" data-version="{version}" defer></script>'
    return page.replace("</head>", f"{script}</head>", 1)


def serve(dist: Path, port: int, brought: Brought | None = None) -> None:
    """Serve until Ctrl+C. Raises Refused where the port is in use."""
    handler = functools.partial(Handler, directory=dist, brought=brought)
    try:
        server = Server(("localhost", port), handler)
    except (OSError, OverflowError) as error:
        raise Refused(f"port {port} is not free ({error}); try: python build.py serve 8001") from None
    if brought and brought.fault:
        print(brought.fault, flush=True)
    home = f"http://localhost:{server.server_port}"
    print(f"Dhadha is open at {home}{brought.path_of_puzzle_page if brought else '/'} (stop with Ctrl+C)", flush=True)
    if brought:
        threading.Thread(target=brought.watch, daemon=True).start()
    server.serve_forever()
