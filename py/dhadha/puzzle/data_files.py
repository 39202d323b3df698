"""Optional data files for solvers, such as large tables, which are loaded in the background.

A solver requests a file on first use and continues without it or waits for it. The file is read from `data_folder()`,
if `python -m dhadha data` or the build has written it there; in a browser the page fetches it and passes it to
`receive`. Files are loaded in slices, by a long search or by the page's worker between two runs.
"""

import os
from collections.abc import Callable, Iterator
from os.path import expanduser, isfile, join
from time import perf_counter
from typing import Any
from zlib import crc32

CHECKSUM_SIZE = 4  # bytes of the CRC-32 at the end of a file

files: "dict[str, DataFile]" = {}
missing: list[str] = []  # names of files that are not yet requested from the page
pending: set[str] = set()  # names of files that the page is fetching
pages: list[bool] = []  # [True] once a page has called `pop_missing`
jobs: list[Iterator[None]] = []  # files that are being loaded


def data_folder() -> str:
    """Return the folder of data files, which DHADHA_DATA may name."""
    return os.environ.get("DHADHA_DATA") or expanduser("~/.cache/dhadha")


class DataFile:
    """A data file.

    make: returns its content when the site is built, in minutes at most
    use: loads the content, some milliseconds per iteration; raises ValueError for one that `make` did not return
    """

    def __init__(self, name: str, make: Callable[[], bytes], use: Callable[[bytes], Iterator[None]]) -> None:
        self.name = name
        self.make = make
        self.use = use
        self.job: Iterator[None] | None = None  # the call of `use`
        files[name] = self

    def request(self) -> None:
        """Start loading the file from disk or ask the page for it, unless it is requested already."""
        if self.job or self.name in pending:
            return
        path = join(data_folder(), self.name)
        if isfile(path):
            with open(path, "rb") as file:
                queue_loading(self.name, file.read())  # ignores a damaged file
        elif self.name not in missing:
            missing.append(self.name)

    def wait_in_slices(self) -> Iterator[None]:
        """Request the file and run jobs, a slice per iteration, until it is loaded or unavailable."""
        self.request()
        while self.job in jobs or self.name in pending or (pages and self.name in missing):
            run_slice()
            yield


def append_checksum(content: bytes) -> bytes:
    """Return the bytes of a file: its content and a CRC-32."""
    return content + crc32(content).to_bytes(CHECKSUM_SIZE, "little")


def queue_loading(name: str, file: bytes) -> bool:
    """Queue the loading of a file; return False if it is unknown or damaged."""
    content = file[:-CHECKSUM_SIZE]
    if name not in files or append_checksum(content) != file:
        return False
    files[name].job = job = files[name].use(content)
    jobs.append(job)
    return True


def run_slice() -> bool:
    """Run a slice of the first job; return whether there was one."""
    if not jobs:
        return False
    job = jobs[0]
    try:
        next(job)
    except (StopIteration, MemoryError, ValueError):  # without memory or the right content, solvers do without it
        jobs.remove(job)
    return True


# ---- called by the page's worker

def pop_missing() -> str:
    """Return the names of the files that the page should fetch, separated by spaces, each name once."""
    names = " ".join(missing)
    pages[:] = [True]
    pending.update(missing)
    missing.clear()
    return names


def receive(name: str, file: Any) -> bool:
    """Load a file that the page has fetched, a JavaScript buffer; None: the fetch failed and may be requested again."""
    pending.discard(name)
    return file is not None and queue_loading(name, file.to_bytes())


def run_jobs(seconds: float) -> bool:
    """Run jobs for about `seconds`; return whether jobs may remain."""
    deadline = perf_counter() + seconds
    while run_slice():
        if perf_counter() >= deadline:
            return True
    return False
