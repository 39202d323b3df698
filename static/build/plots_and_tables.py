"""Tables, plots of numbers and pictures side by side as HTML, for articles. `own` writes a number in the language."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

WIDEST = 62  # per cent of its cell that the longest bar takes; its number stands beside it
COLUMN, GAP, TALLEST = 100, 24, 1200  # of a plot of columns, in units of its picture
ARROW = '<span aria-hidden="true">→</span>'
LABELLED = 5  # every so many columns
Rows = Mapping[str, Mapping[str, Any]]  # {heading of the row: {column: value}}
Own = Callable[[int], str]


def html_table_of_rows(rows: Rows, columns: Mapping[str, str], own: Own, heading: str = "", kind: str = "") -> str:
    """columns: {column: its heading}; heading: of the headings of rows."""
    lines = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{own(row[column])}</td>" for column in columns)}</tr>'
        for name, row in rows.items()
    )
    heads = "".join(f'<th scope="col">{escape(words)}</th>' for words in columns.values())
    first = f'<th scope="col">{escape(heading)}</th>' if heading else "<td></td>"
    return f'<table class="{kind}"><tr>{first}{heads}</tr>{lines}</table>'


def side_by_side(pictures: Sequence[str], between: str = "") -> str:
    return f'<div class="pair">{between.join(pictures)}</div>'


def wide(drawn: str) -> str:
    """Return a board's picture in twice its usual width."""
    return drawn.replace('class="figure', 'class="wide figure')


def bars(values: Mapping[str, int], own: Own) -> str:
    """Draw a bar for each number."""
    unit = WIDEST / max(values.values())
    lines = "".join(
        f'<tr><th scope="row">{escape(words)}</th><td>{draw_bar(max(1, round(unit * value)))} {own(value)}</td></tr>'
        for words, value in values.items()
    )
    return f'<table class="bars">{lines}</table>'


def draw_bar(width: int) -> str:
    return f'<svg width="{width}%" height="16" aria-hidden="true"></svg>'


def draw_column_chart(values: Sequence[int], own: Own) -> str:
    """Draw a column for each number of a list, counted from 0."""
    unit = TALLEST / max(values)
    drawn = "".join(draw_column(at, max(6, round(unit * value))) for at, value in enumerate(values))
    labels = "".join(
        f'<text x="{COLUMN * at + COLUMN // 2}" y="{TALLEST + 80}">{own(at)}</text>'
        for at in range(0, len(values), LABELLED)
    )
    said = ", ".join(f"{own(at)}: {own(value)}" for at, value in enumerate(values))
    size = f"0 0 {COLUMN * len(values)} {TALLEST + 120}"
    return f'<svg class="columns" viewBox="{size}" role="img" aria-label="{escape(said)}">{drawn}{labels}</svg>'


def draw_column(at: int, height: int) -> str:
    return f'<rect x="{COLUMN * at + GAP // 2}" y="{TALLEST - height}" width="{COLUMN - GAP}" height="{height}"/>'
