"""Locate the source of an uncaught error, for authors of packages."""

import json
import sys

OWN = ("/lib/python", "<frozen ")  # paths of the standard library and this package in Pyodide
INSTALLED, INSTALLER = "/site-packages/", "/site-packages/micropip/"
LONGEST = 20_000  # last characters of a traceback


def locate_error_in_package(error: BaseException) -> tuple[str, int]:
    """Return file and line of the innermost traceback frame in a package's code; ("", 0) if none."""
    if isinstance(error, SyntaxError) and error.filename and not is_library_file(error.filename):
        return error.filename.rpartition(INSTALLED)[2], error.lineno or 0
    location, link = ("", 0), error.__traceback__
    while link:
        file = link.tb_frame.f_code.co_filename
        if INSTALLED in file and not is_library_file(file):
            location = file.rpartition(INSTALLED)[2], link.tb_lineno
        link = link.tb_next
    return location


def traceback_of(error: BaseException) -> str:
    from traceback import format_exception  # imported late: rarely needed

    return "".join(format_exception(error))[-LONGEST:]


def last_error() -> str:
    """Return the exception that ended the last call from JavaScript, as JSON: {"file", "line", "traceback"}."""
    error = getattr(sys, "last_exc", None) or sys.last_value
    assert error
    file, line = locate_error_in_package(error)
    return json.dumps({"file": file, "line": line, "traceback": traceback_of(error)})


def is_library_file(file: str) -> bool:
    if INSTALLED in file:
        return INSTALLER in file
    return file.startswith(OWN)
