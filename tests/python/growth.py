"""Measures how parsing time grows with the length of a text."""

from contextlib import suppress
from time import process_time

from dhadha import InvalidInput

SHORT, LONG = 990, 99_000  # characters; the short text is read a hundred times


def assert_grows_with_the_text(read, text_of):
    """Check that parsing time is linear: as many characters take as long in one text as in many. text_of returns a text
    of a length; read parses or refuses it.
    """
    def spent(length):
        text = text_of(length)
        began = process_time()
        for _ in range(LONG // length):
            with suppress(InvalidInput):
                read(text)
        return process_time() - began

    assert spent(LONG) < 20 * spent(SHORT) + 0.05
