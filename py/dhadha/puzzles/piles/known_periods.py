"""Octal games whose period this engine proves.

From Winning Ways, chapter 4, and Guy & Smith 1956, which often give one more than the last exception: the length of the
preperiod. Kayles is 0.77, Dawson's Chess 0.137, Dawson's Kayles 0.07.
"""

from .period_proof import values_to_prove
from .rule import GRUNDYS_GAME, read_octal

PERIODS = (
    ("0.77", 12, 70),
    ("0.07", 34, 52),
    ("0.137", 34, 51),
    ("4.4", 12, 71),
    ("0.4", 34, 53),
    ("0.15", 10, 0),
    ("0.26", 4, 0),
    ("0.53", 9, 10),
    ("0.077", 24, 141),
    ("0.045", 32, 188),
    ("0.055", 148, 258),
    ("0.45", 20, 497),
    ("0.644", 442, 3255),
    ("0.156", 349, 3478),
    ("0.165", 1550, 5180),
    ("0.356", 142, 7314),
)
KNOWN_PERIODS = tuple(  # (code, period, last exception, largest n for which the proof needs g(n))
    (code, period, last, values_to_prove(read_octal(code), period, last)) for code, period, last in PERIODS
)
OPEN = {"0.007": "treblecross", "0.6": "officers", GRUNDYS_GAME: "grundys-game"}
"""Games without a period in all values computed so far, by the names of their rules."""
