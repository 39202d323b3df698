"""Prints tables of figures, each beside its baseline or limit."""


def print_table(title: str, heads: list[str], rows: list[list]) -> None:
    cells = [heads, *([format_table_cell(cell) for cell in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells)]
    cells.insert(1, ["-" * width for width in widths])
    print(f"\n{title}")
    for first, *others in cells:
        numbers = (cell.rjust(width) for cell, width in zip(others, widths[1:]))
        print("  " + "  ".join([first.ljust(widths[0]), *numbers]), flush=True)


def format_table_cell(cell: str | float) -> str:
    if isinstance(cell, str):
        return cell
    return f"{cell:,.2f}" if cell < 100 else f"{cell:,.0f}"
