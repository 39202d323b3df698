"""Atomic file writes that do not overwrite a foreign file."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

HEAD_SIZE = 4096  # bytes of an existing file passed to `is_ours`


def write_atomically(
    path: str | Path, content: bytes | str, replace: bool = False, is_ours: Callable[[bytes], bool] | None = None
) -> None:
    """Write `content` to a temporary file in the same folder, sync it, and move it to `path`.

    replace: whether to overwrite any existing file; is_ours: predicate on the first bytes of an existing file that
    allows overwriting it. Raises FileExistsError where neither allows it; OSError for a path that is not a regular file
    or is not writable.
    """
    target = Path(os.path.realpath(path))
    may_replace = replace or is_replaceable(target, is_ours)
    temporary = target.with_name(f".{token_hex(8)}.part")
    try:
        with reporting_path(target), temporary.open("xb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
        move(temporary, target, may_replace)
    finally:
        with suppress(FileNotFoundError):
            temporary.unlink()


def check_target(path: str | Path, replace: bool = False) -> None:
    """Check that write_atomically can write to `path`, before its content exists. Raises what write_atomically does."""
    target = Path(os.path.realpath(path))
    if not is_replaceable(target, lambda _: replace) and target.exists():
        raise file_exists_error(target)


def file_exists_error(path: Path) -> FileExistsError:
    message = "the file already exists; use --replace or replace=True to overwrite it"
    return FileExistsError(errno.EEXIST, message, str(path))


@contextmanager
def reporting_path(path: str | Path) -> Iterator[None]:
    """Make every OSError raised in the block report `path` as its file name."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def is_replaceable(path: Path, is_ours: Callable[[bytes], bool] | None) -> bool:
    """Return whether `path` exists and `is_ours` accepts it. Raises OSError unless it is a regular file."""
    try:
        check_regular(path)
        with path.open("rb") as file:
            return bool(is_ours and is_ours(file.read(HEAD_SIZE)))
    except FileNotFoundError:
        return False


def move(source: Path, path: Path, replace: bool = False) -> None:
    """Move a complete file to `path` in the same file system. Raises what write_atomically does."""
    target = Path(os.path.realpath(path))
    sync(source)
    if replace:
        with suppress(FileNotFoundError):
            check_regular(target)
        with suppress(OSError):
            source.chmod(stat.S_IMODE(target.stat().st_mode))
        os.replace(source, target)
    else:
        try:
            os.link(source, target)  # fails if the target exists
        except FileExistsError:
            raise file_exists_error(target) from None
        except OSError:  # a file system without hard links
            target.touch(exist_ok=False)
            os.replace(source, target)
    sync(target.parent)


def check_regular(path: Path) -> None:
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "not a regular file", str(path))


def sync(path: Path) -> None:
    """Flush a file or a folder to disk with fsync, on systems that support it."""
    with suppress(OSError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
