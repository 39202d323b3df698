"""Text and background colours of the palette meet the required contrast."""

import re
from itertools import product
from pathlib import Path

import pytest

PLAYER = Path(__file__).parents[2] / "static/player"
ROLES = ["current", "frontier", "visited", "path", "goal", "conflict", "hint"]
INK_ON = ["surface", "sunken", "tile", "tile-home", "hollow", "square-light", "square-dark"]
PAIR = r"--{}: light-dark\((#\w{{6}}), (#\w{{6}})\)"


def colours(file, name, theme):
    """Return every named colour of a file in a theme, "light" or "dark"."""
    return [
        pair[theme == "dark"] for pair in re.findall(PAIR.format(name), (PLAYER / file).read_text(encoding="utf-8"))
    ]


def luminance(colour):
    parts = [int(colour[at:at + 2], 16) / 255 for at in (1, 3, 5)]
    return sum(
        weight * (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)
        for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True)
    )


def contrast(one, other):
    low, high = sorted(map(luminance, (one, other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_that_of_wcag():
    assert round(contrast("#000000", "#ffffff"), 2) == 21 and round(contrast("#777777", "#ffffff"), 2) == 4.48


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_on_palette(theme):
    def named(name):
        return colours("base/styles.js", name, theme)[0]

    pairs = [("role-ink", f"role-{role}") for role in ROLES]
    pairs += [
        *product(["ink"], INK_ON),
        *product(["muted"], ["surface", "sunken"]),
        ("tile-ink", "tile"),
        ("accent-ink", "accent"),
    ]
    assert [f"{ink} on {ground}" for ink, ground in pairs if contrast(named(ink), named(ground)) < 4.5] == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_on_shades(theme):
    """Boards with grey and black shades define their text colours."""
    sheet = (PLAYER / "board/drawing.js").read_text(encoding="utf-8")
    for role in ("frontier", "visited"):
        [ground] = colours("board/drawing.js", f"role-{role}", theme)
        ink = re.search(rf"\.shades \.cell\.role-{role} {{[^}}]*?color: (?:light-dark\((#\w+), (#\w+)\)|(#\w+))", sheet)
        letters = ink[3] or ink[1 + (theme == "dark")]
        assert (
            contrast(letters if len(letters) == 7 else "#" + "".join(2 * part for part in letters[1:]), ground) >= 4.5
        ), role


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_contrast_on_value_colours(theme):
    sheet = (PLAYER / "board/colours.js").read_text(encoding="utf-8")
    grounds = dict(re.findall(rf'(\w+): {{ .*?{theme}: "(#\w{{6}})"', sheet))
    [ink] = colours("base/styles.js", "role-ink", theme)
    assert len(grounds) == 8
    assert [name for name, ground in grounds.items() if contrast(ink, ground) < 4.5] == []
