"""Plain servers of a folder, each on a port of its own."""

import functools
import gzip
import http.server
import threading
from contextlib import contextmanager, suppress
from pathlib import Path

SUB_PATH = "any/sub/path"


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def handle(self):
        """Browsers drop connections when a test ends."""
        with suppress(ConnectionError):
            super().handle()

    def answer(self, body: bytes, kind="text/html; charset=utf-8", status=200, **headers):
        """Send a body of this type, with these headers, in whose names _ stands for -."""
        self.send_response(status)
        for name, value in {"Content_Type": kind, "Content_Length": len(body), **headers}.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


class OpenHandler(QuietHandler):
    def end_headers(self):
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


class CompressingHandler(OpenHandler):
    """Compresses known text types and lets assets be cached for ever, as most hosts do. `sent` counts the bytes of all
    bodies of an address.
    """

    sent: dict[str, int]
    KNOWN = (".html", ".css", ".js", ".json", ".svg")

    def do_GET(self):
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            return super().do_GET()
        body = path.read_bytes()
        known = path.suffix in self.KNOWN and "gzip" in self.headers.get("Accept-Encoding", "")
        body = gzip.compress(body, 6) if known else body
        self.sent[self.path] = self.sent.get(self.path, 0) + len(body)
        headers = {"Content_Encoding": "gzip"} if known else {}
        if "/assets/" in self.path:
            headers["Cache_Control"] = "public, max-age=31536000, immutable"
        self.answer(body, self.guess_type(path), **headers)


@contextmanager
def serving_compressed(folder):
    """Yield the address of a compressing server, and {path: bytes sent}."""
    sent: dict[str, int] = {}
    with serving(type("Handler", (CompressingHandler,), {"sent": sent}), folder) as address:
        yield address, sent


class Server(http.server.ThreadingHTTPServer):
    request_queue_size = 128  # frames and workers ask for many files at once; the default of 5 drops connections


@contextmanager
def serving(handler, folder):
    server = Server(("localhost", 0), functools.partial(handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()
