"""Files that are there whole or not at all, and none lost that somebody else wrote."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

LOOK = 4096  # bytes of a file by which it is known to be ours


def write_whole(
    path: str | Path, content: bytes | str, replace: bool = False, is_ours: Callable[[bytes], bool] | None = None
) -> None:
    """Write a file beside its place, have it reach the disk, and put it there.

    replace: whether whatever file is there may go; is_ours: told how that one begins, whether it may go nevertheless.
    Raises FileExistsError where neither holds, and OSError for what is no regular file or cannot be written.
    """
    place = Path(os.path.realpath(path))
    may_replace = replace or is_replaceable(place, is_ours)
    beside = place.with_name(f".{token_hex(8)}.part")
    how = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    try:
        with naming(place), os.fdopen(os.open(beside, how, 0o666), "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
        put(beside, place, may_replace)
    finally:
        with suppress(FileNotFoundError):
            beside.unlink()


def claim(path: str | Path, replace: bool = False) -> None:
    """See, before there is any work done for it, that a file can be put there. Raises what write_whole does."""
    place = Path(os.path.realpath(path))
    if not is_replaceable(place, lambda _: replace) and place.exists():
        raise there_already(place)


def there_already(place: Path) -> FileExistsError:
    said = "it is there already, and stays unless it is to be replaced (--replace, replace=True)"
    return FileExistsError(errno.EEXIST, said, str(place))


def not_regular(place: Path) -> OSError:
    return OSError(errno.EINVAL, "it is no regular file", str(place))


@contextmanager
def naming(place: str | Path) -> Iterator[None]:
    """An OSError in the block names this file, not another one or none."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(place)) from None


def is_replaceable(place: Path, is_ours: Callable[[bytes], bool] | None) -> bool:
    """Whether a file is there that may go. Raises OSError for one that is no file."""
    try:
        if not is_regular(place):
            raise not_regular(place)
        with place.open("rb") as file:
            return bool(is_ours and is_ours(file.read(LOOK)))
    except FileNotFoundError:
        return False


def put(beside: Path, path: Path, replace: bool = False) -> None:
    """Move a finished file of the same file system to its place. Raises what write_whole does."""
    place = Path(os.path.realpath(path))
    settle(beside)
    if replace:
        if place.exists() and not is_regular(place):
            raise not_regular(place)
        with suppress(OSError):
            beside.chmod(stat.S_IMODE(place.stat().st_mode))
        os.replace(beside, place)
    else:
        try:
            os.link(beside, place)  # only where nothing is
        except FileExistsError:
            raise there_already(place) from None
        except OSError:  # a file system without links
            os.close(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
            os.replace(beside, place)
    settle(place.parent)


def is_regular(path: Path) -> bool:
    return stat.S_ISREG(path.stat().st_mode)


def settle(path: Path) -> None:
    """Have a file, or the names in a folder, reach the disk, where systems let one ask for it."""
    with suppress(OSError):
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
