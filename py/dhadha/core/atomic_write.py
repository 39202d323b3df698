"""Atomic file writes, which overwrite a file only if asked."""

import errno
import os
from pathlib import Path
from secrets import token_hex


def write_atomically(path: str | Path, content: bytes | str, replace: bool = False) -> None:
    """Write `content` to a temporary file in the same folder, and move it to `path`. Raises what check_target does, and
    OSError if writing fails."""
    target = resolve_writable_target(path, replace)
    temporary = target.with_name(f".{token_hex(8)}.part")
    try:
        temporary.write_bytes(content.encode() if isinstance(content, str) else content)
        temporary.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    finally:
        temporary.unlink(missing_ok=True)


def resolve_writable_target(path: str | Path, replace: bool = False) -> Path:
    """Return the path of the file to write; that to which a link leads.

    replace: whether to overwrite an existing file. Raises FileExistsError where not, OSError for what is not a regular
    file.
    """
    target = Path(os.path.realpath(path))
    if not target.exists():
        return target
    if not target.is_file():
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    if not replace:
        message = "the file already exists; use --replace or replace=True to overwrite it"
        raise FileExistsError(errno.EEXIST, message, str(path))
    return target
