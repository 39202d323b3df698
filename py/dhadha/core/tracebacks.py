"""Where an error came from that nobody caught: for authors of packages, whose code it is, perhaps."""

import json
import sys
from typing import Any

OWN = ("/lib/python", "<frozen ")  # the standard library and this package, as Pyodide holds them
INSTALLED, INSTALLER = "/site-packages/", "/site-packages/micropip/"
LONGEST = 20_000  # characters of a traceback, its end


def place_of(error: BaseException) -> tuple[str, int]:
    """File and line of the innermost code of a package that an error came through; ("", 0) if none."""
    if isinstance(error, SyntaxError) and error.filename and not is_own(error.filename):
        return shortened(error.filename), error.lineno or 0
    place, link = ("", 0), error.__traceback__
    while link:
        file = link.tb_frame.f_code.co_filename
        if INSTALLED in file and not is_own(file):
            place = shortened(file), link.tb_lineno
        link = link.tb_next
    return place


def shortened(file: str) -> str:
    return file.rpartition(INSTALLED)[2]


def traceback_of(error: BaseException) -> str:
    from traceback import format_exception  # seldom needed

    return "".join(format_exception(error))[-LONGEST:]


def last_fault() -> str:
    """The exception that ended the last call from JavaScript, as JSON: {"file", "line", "traceback"}."""
    error: Any = getattr(sys, "last_exc", None) or sys.last_value
    file, line = place_of(error)
    return json.dumps({"file": file, "line": line, "traceback": traceback_of(error)})


def is_own(file: str) -> bool:
    if INSTALLED in file:
        return INSTALLER in file
    return file.startswith(OWN)
