"""Plain servers of a folder, each on a port of its own."""

import functools
import http.server
import threading
from contextlib import contextmanager

SUB_PATH = "any/sub/path"


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class OpenHandler(QuietHandler):
    def end_headers(self):
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()


@contextmanager
def serving(handler, folder):
    server = http.server.ThreadingHTTPServer(("localhost", 0), functools.partial(handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()
