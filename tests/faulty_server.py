"""A server whose files can be broken, and mended again, in every way that a network or a host breaks them."""

import threading
from contextlib import contextmanager

from servers import OpenHandler, serving

FAULTS = ("missing", "refused", "cut", "short", "corrupt", "page", "slow")


class Faults:
    """Which files are broken, and how: {part of a name: one of FAULTS}.

    While `kept`, browsers may cache broken files. `given`: the faults that requests met.
    """

    def __init__(self):
        self.broken = {}
        self.given: list[str] = []
        self.kept = True
        self.mended = threading.Event()
        self.news = threading.Condition()

    def record(self, fault: str) -> None:
        with self.news:
            self.given.append(fault)
            self.news.notify_all()

    def wait_for(self, fault: str, before: int) -> None:
        """Wait until a request meets that fault, after the first `before` ones."""
        with self.news:
            assert self.news.wait_for(lambda: fault in self.given[before:], 30), f"nothing met {fault}"

    def set(self, part: str, fault: str) -> None:
        self.mended.clear()
        self.broken[part] = fault

    def mend(self, part: str | None = None) -> None:
        """Repair that file, or all."""
        for each in [part] if part else [*self.broken]:
            del self.broken[each]
        if not {"slow", "halting"} & {*self.broken.values()}:
            self.mended.set()


class FaultyHandler(OpenHandler):
    faults: Faults

    def do_GET(self):
        path = self.path.partition("?")[0]
        fault = next((fault for part, fault in self.faults.broken.items() if part in path), None)
        if not fault:
            return super().do_GET()
        self.faults.record(fault)
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
        self.answer(self.body()[:-20], keep=self.faults.kept)

    def corrupt(self):
        body = bytearray(self.body())
        body[len(body) // 2] ^= 0x5A
        self.answer(bytes(body), keep=self.faults.kept)

    def page(self):
        """The HTML page that many hosts send for a missing file."""
        self.answer(b"<!doctype html><title>Welcome</title><h1>Welcome</h1>", kind="text/html")

    def slow(self):
        self.faults.mended.wait(120)
        super().do_GET()

    def halting(self):
        """The first half at once; the rest after the repair."""
        body = self.body()
        self.answer(body[: len(body) // 2], length=len(body))
        self.faults.mended.wait(120)
        self.wfile.write(body[len(body) // 2 :])

    def body(self) -> bytes:
        with open(self.translate_path(self.path), "rb") as file:
            return file.read()

    def answer(self, body: bytes, kind="", length=None, keep=False):
        self.send_response(200)
        self.send_header("Content-Type", kind or self.guess_type(self.path))
        self.send_header("Content-Length", str(len(body) if length is None else length))
        if keep:
            self.send_header("Cache-Control", "max-age=3600")
        self.end_headers()
        self.wfile.write(body)


@contextmanager
def serving_faults(folder):
    """Yield (address, Faults) of a server of `folder`."""
    faults = Faults()
    with serving(type("Handler", (FaultyHandler,), {"faults": faults}), folder) as address:
        yield f"{address}/", faults
        faults.mend()
