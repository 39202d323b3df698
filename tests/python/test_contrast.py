"""Text and background colours of the palette meet the required contrast."""

import re
from functools import partial
from itertools import product
from pathlib import Path

import pytest

PLAYER = Path(__file__).parents[2] / "static/player"
THEME = (PLAYER / "base/palette.ts").read_text("utf-8")
VALUES = re.findall(r'^  (\w+): "light-dark', THEME.partition("COLOURS")[2], re.MULTILINE)
ROLES = ["current", "frontier", "visited", "path", "goal", "conflict", "hint"]
PAIRS = [  # on canvases, which axe does not see
    *product(["ink"], ["tile", "tile-home", "hollow", "square-light", "square-dark"]), ("tile-ink", "tile"),
    *(("role-ink", f"role-{role}") for role in ROLES),
]


def colour_named(sheet, name, theme):
    """Return a named colour of a style sheet in a theme."""
    [pair] = re.findall(rf'^  "?{name}"?: "light-dark\((#\w{{6}}), (#\w{{6}})\)"', sheet, re.MULTILINE)
    return pair[theme == "dark"]


def luminance(colour):
    parts = [part / 255 for part in bytes.fromhex(colour[1:])]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_on_palette_shades_and_values(theme):
    named = partial(colour_named, THEME, theme=theme)
    pairs = {f"{ink} on {ground}": (named(ink), named(ground)) for ink, ground in PAIRS}
    for role in ("zero", "done"):  # squares at distance 0, or done, of boards that show distances by colour
        pairs[f"shade {role}"] = colour_named(THEME, "ink", theme), colour_named(THEME, role, theme)
    pairs |= {f"value {name}": (named("role-ink"), named(name)) for name in VALUES}
    assert len(VALUES) == 8 and [name for name, pair in pairs.items() if contrast(*pair) < 4.5] == []
