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
        self.send_first_half_return_rest()
        self.close_connection = True

    def short(self):
        """A truncated file that claims to be whole and cacheable."""
        self.send_cacheable_body(self.read_requested_file()[:-20])

    def corrupt(self):
        body = bytearray(self.read_requested_file())
        body[len(body) // 2] ^= 0x5A
        self.send_cacheable_body(bytes(body))

    def page(self):
        """The HTML page that many hosts send for a missing file."""
        self.answer(b"<!doctype html><title>Welcome</title><h1>Welcome</h1>")

    def slow(self):
        self.faults.mended.wait(120)
        super().do_GET()

    def halting(self):
        """The first half at once; the rest after the repair."""
        rest = self.send_first_half_return_rest()
        self.faults.mended.wait(120)
        self.wfile.write(rest)

    def read_requested_file(self) -> bytes:
        with open(self.translate_path(self.path), "rb") as file:
            return file.read()

    def send_first_half_return_rest(self) -> bytes:
        """Promise the whole file, send the first half and return the rest."""
        body = self.read_requested_file()
        half = len(body) // 2
        self.answer(body[:half], self.guess_type(self.path), Content_Length=len(body))
        return body[half:]

    def send_cacheable_body(self, body: bytes):
        headers = {"Cache_Control": "max-age=3600"} if self.faults.kept else {}
        self.answer(body, self.guess_type(self.path), **headers)


@contextmanager
def serve_with_faults(folder):
    """Yield (address, Faults) of a server of `folder`."""
    faults = Faults()
    with serving(type("Handler", (FaultyHandler,), {"faults": faults}), folder) as address:
        yield f"{address}/", faults
        faults.mend()
