"""Files of data that help a solver and that it can do without, such as large tables; and work that nobody waits for.

A solver asks for a file when it first could use it, and goes on, or waits for it. Where the site was built, the file
lies on disk; elsewhere the page is told, fetches it and hands it over. What there is to do with it is done in slices,
by whoever has time: a search that takes long, or the page's worker between two runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from os.path import exists, expanduser, join
from time import perf_counter
from typing import Any
from zlib import crc32

SUM = 4  # bytes of the CRC-32 at the end of a file

files: dict[str, DataFile] = {}
missing: list[str] = []  # names of files that the page may bring
coming: set[str] = set()  # those that it is waiting
pages: list[bool] = []  # True, as soon as a page asked what it may bring
jobs: list[Iterator[None]] = []  # the first one first


def data_folder() -> str:
    """Where data files lie: the folder that DHADHA_DATA names, else one in the platform's cache folder for the user."""
    if named := os.environ.get("DHADHA_DATA"):
        return named
    if sys.platform == "win32":
        caches = os.environ.get("LOCALAPPDATA") or expanduser("~/AppData/Local")
    elif sys.platform == "darwin":
        caches = expanduser("~/Library/Caches")
    else:
        caches = os.environ.get("XDG_CACHE_HOME") or expanduser("~/.cache")
    return join(caches, "dhadha")


class DataFile:
    """A file of data.

    make: its bytes, minutes of work at most, when the site is built
    use: takes them in, a slice of some milliseconds at a time
    """

    def __init__(self, name: str, make: Callable[[], bytes], use: Callable[[bytes], Iterator[None]]) -> None:
        self.name = name
        self.make = make
        self.use = use
        self.job: Iterator[None] | None = None  # that takes it in
        files[name] = self

    def request(self) -> None:
        """Have it brought, unless that is under way or done."""
        if self.job or self.name in coming:
            return
        path = join(data_folder(), self.name)
        if exists(path):
            with open(path, "rb") as file:
                use(self.name, file.read())  # one that is not whole is as good as none
        elif self.name not in missing:
            missing.append(self.name)

    def wait(self) -> Iterator[None]:
        """Have it brought and taken in, a slice at a time; at the end it was, or cannot be had."""
        self.request()
        while self.job in jobs or self.name in coming or (pages and self.name in missing):
            work()
            yield


def with_checksum(content: bytes) -> bytes:
    """What a file holds: its content, and a sum by which a fault is noticed."""
    return content + crc32(content).to_bytes(SUM, "little")


def use(name: str, file: bytes) -> bool:
    """A file is here; whether it came whole, and is used."""
    content = file[:-SUM]
    if name not in files or with_checksum(content) != file:
        return False
    files[name].job = job = files[name].use(content)
    jobs.insert(0, job)
    return True


def work() -> bool:
    """Do a slice of what there is to do; whether there was any."""
    if not jobs:
        return False
    job = jobs[0]
    try:
        next(job)
    except (StopIteration, MemoryError):  # what there is does, too
        jobs.remove(job)
    return True


# ---- what the page's worker calls

def wanted() -> str:
    """The names of the files that the page should bring, parted by spaces; each is told once."""
    names = " ".join(missing)
    pages[:] = [True]
    coming.update(missing)
    missing.clear()
    return names


def take(name: str, file: Any) -> bool:
    """The page brings a file, as a buffer of JavaScript's, or could not (None): then it may be asked for again."""
    coming.discard(name)
    return file is not None and use(name, file.to_bytes())


def idle(seconds: float) -> bool:
    """Do what nobody waits for, for about `seconds`; whether there may be more of it."""
    deadline = perf_counter() + seconds
    while work():
        if perf_counter() >= deadline:
            return True
    return False
