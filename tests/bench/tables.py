"""Formats tables of figures, each beside its baseline or limit."""

import sys


def table(title: str, heads: list[str], rows: list[list]) -> None:
    cells = [
        heads,
        *[
            [cell if isinstance(cell, str) else f"{cell:,.2f}" if cell < 100 else f"{cell:,.0f}" for cell in row]
            for row in rows
        ],
    ]
    widths = [max(len(row[column]) for row in cells) for column in range(len(heads))]
    print(f"\n{title}")
    for number, row in enumerate(cells):
        print(
            "  "
            + "  ".join(
                cell.ljust(width) if column == 0 else cell.rjust(width)
                for column, (cell, width) in enumerate(zip(row, widths))
            )
        )
        if number == 0:
            print("  " + "  ".join("-" * width for width in widths))
    sys.stdout.flush()
