"""A server whose files can be broken, and mended again, in every way that a network or a host breaks them."""

import functools
import http.server
import threading
from contextlib import contextmanager

FAULTS = ("missing", "refused", "cut", "short", "corrupt", "page", "slow")


class Faults:
    """Which files are broken, and how: {part of a name: one of FAULTS}.

    While `kept`, browsers may keep what they got of broken ones. `given`: the faults that somebody met.
    """

    def __init__(self):
        self.broken = {}
        self.given: list[str] = []
        self.kept = True
        self.mended = threading.Event()

    def of(self, path: str) -> str | None:
        return next((fault for part, fault in self.broken.items() if part in path), None)

    def set(self, part: str, fault: str) -> None:
        self.mended.clear()
        self.broken[part] = fault

    def mend(self, part: str | None = None) -> None:
        """Repair that file, or all."""
        for each in [part] if part else [*self.broken]:
            del self.broken[each]
        if not {"slow", "halting"} & {*self.broken.values()}:
            self.mended.set()


class FaultyHandler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *arguments, faults, **more):
        self.faults = faults
        super().__init__(*arguments, **more)

    def do_GET(self):
        fault = self.faults.of(self.path.partition("?")[0])
        if not fault:
            return super().do_GET()
        self.faults.given.append(fault)
        getattr(self, fault)()

    def missing(self):
        self.send_error(404)

    def refused(self):
        self.close_connection = True
        self.connection.close()

    def cut(self):
        """The connection breaks off in the middle."""
        body = self.body()
        self.answer(body[: len(body) // 2], length=len(body))
        self.close_connection = True

    def short(self):
        """A truncated file that claims to be whole and cacheable."""
        self.answer(self.body()[:-20], keep=True)

    def corrupt(self):
        body = bytearray(self.body())
        body[len(body) // 2] ^= 0x5A
        self.answer(bytes(body), keep=True)

    def page(self):
        """The HTML page that many hosts send for a missing file."""
        self.answer(b"<!doctype html><title>Welcome</title><h1>Welcome</h1>", kind="text/html")

    def slow(self):
        self.faults.mended.wait(120)
        super().do_GET()

    def halting(self):
        """The first half at once; the rest after the repair."""
        body = self.body()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.end_headers()
        self.wfile.write(body[: len(body) // 2])
        self.faults.mended.wait(120)
        self.wfile.write(body[len(body) // 2 :])

    def body(self) -> bytes:
        with open(self.translate_path(self.path), "rb") as file:
            return file.read()

    def answer(self, body: bytes, kind="", length=None, keep=False):
        self.send_response(200)
        self.send_header("Content-Type", kind or self.guess_type(self.path))
        self.send_header("Content-Length", str(len(body) if length is None else length))
        if keep and self.faults.kept:
            self.send_header("Cache-Control", "max-age=3600")
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        pass  # an aborted request is expected here


@contextmanager
def serving_faults(folder):
    """Yield (address, Faults) of a server of `folder`."""
    faults = Faults()
    server = Server(("localhost", 0), functools.partial(FaultyHandler, directory=folder, faults=faults))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/", faults
    faults.mend()
    server.shutdown()
