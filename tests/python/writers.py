"""How people write boards down: each notation is a function of the rows of a board."""

import json
from collections.abc import Callable

Rows = list[list[object]]
UTF16 = "utf-16"
BENGALI = str.maketrans("0123456789", "০১২৩৪৫৬৭৮৯")
PERSIAN = str.maketrans("0123456789,;", "۰۱۲۳۴۵۶۷۸۹،؛")
FULL_WIDTH = str.maketrans("0123456789,;", "０１２３４５６７８９，；")


def joined(rows: Rows, cell: str, row: str) -> str:
    return row.join(cell.join(map(str, each)) for each in rows)


def box(rows: Rows, lines: str = "+-|") -> str:
    corner, dash, bar = lines
    width = max(len(str(cell)) for row in rows for cell in row) + 2
    rule = corner + corner.join([dash * width] * len(rows[0])) + corner
    body = [bar + bar.join(str(cell).center(width) for cell in row) + bar for row in rows]
    return "\n".join([rule, *(line for each in body for line in (each, rule))])


def markdown(rows: Rows) -> str:
    lines = ["| " + " | ".join(map(str, row)) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]])


def latex(rows: Rows, name: str = "array", columns: str = "c", rule: str = "") -> str:
    head = f"{{{columns * len(rows[0])}}}" if columns else ""
    body = "\n".join(" & ".join(map(str, row)) + rf" \\ {rule}" for row in rows)
    return f"\\begin{{{name}}}{head} {rule}\n{body}\n\\end{{{name}}}"


def html(rows: Rows) -> str:
    return "<table>\n" + "\n".join(
        "<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows
    ) + "\n</table>"


def numpy(rows: Rows) -> str:
    return "array([" + ",\n       ".join(f"[{', '.join(map(str, row))}]" for row in rows) + "])"


TABLES: dict[str, Callable[[Rows], object]] = {
    "lists": lambda rows: rows,
    "tuples": lambda rows: tuple(map(tuple, rows)),
    "python": lambda rows: f"board = {rows!r}",
    "json": lambda rows: json.dumps({"board": rows}, indent=2),
    "c": lambda rows: f"int board[{len(rows)}][{len(rows)}] = {{{{{joined(rows, ',', '}, {')}}}}};",
    "c without outer braces": lambda rows: f"{{{joined(rows, ',', '},{')}}}",
    "java": lambda rows: f"int[][] b = new int[][]{{{{{joined(rows, ', ', '},{')}}}}};",
    "rust": lambda rows: f"let b = vec![vec![{joined(rows, ', ', '], vec![')}]];",
    "lisp": lambda rows: f"'(({joined(rows, ' ', ') (')}))",
    "matlab": lambda rows: f"A = [{joined(rows, ' ', '; ')}]",
    "matlab on lines": lambda rows: f"[{joined(rows, ' ', chr(10))}];",
    "r": lambda rows: f"matrix(c({joined(rows, ', ', ', ')}), nrow={len(rows)}, byrow=TRUE)",
    "r by columns": lambda rows: f"m <- matrix(c({joined([*map(list, zip(*rows))], ', ', ', ')}), nrow = {len(rows)})",
    "numpy": numpy,
    "numpy printed": lambda rows: f"[[{joined(rows, ' ', ']' + chr(10) + ' [')}]]",
    "lines": lambda rows: joined(rows, " ", "\n"),
    "lines of Windows": lambda rows: joined(rows, " ", "\r\n") + "\r\n",
    "commas": lambda rows: joined(rows, ",", "\n"),
    "commas at the ends": lambda rows: joined(rows, ", ", ",\n") + ",",
    "semicolons": lambda rows: joined(rows, ";", "\n"),
    "tabs": lambda rows: joined(rows, "\t", "\n"),
    "slashes": lambda rows: joined(rows, " ", " / "),
    "tight slashes": lambda rows: joined(rows, ",", "/"),
    "bars": lambda rows: joined(rows, " ", " | "),
    "rows with semicolons": lambda rows: joined(rows, ",", ";"),
    "double spaced": lambda rows: joined(rows, " ", "\n\n"),
    "quoted csv": lambda rows: joined([[f'"{cell}"' for cell in row] for row in rows], ",", "\n"),
    "markdown": markdown,
    "box": box,
    "drawn box": lambda rows: box(rows, "┼─│"),
    "array": latex,
    "ruled array": lambda rows: latex(rows, columns="|c", rule=r"\hline"),
    "tabular": lambda rows: latex(rows, "tabular", "r"),
    "pmatrix": lambda rows: f"$${latex(rows, 'pmatrix', '')}$$",
    "html": html,
    "fence": lambda rows: f"Here is the board:\n\n```\n{joined(rows, ' ', chr(10))}\n```",
    "size line": lambda rows: f"{len(rows)}\n{joined(rows, ' ', chr(10))}\n",
    "comment": lambda rows: f"# a board from the course\n{joined(rows, ' ', '  # a row' + chr(10))}\n",
    "Bengali": lambda rows: joined(rows, " ", "\n").translate(BENGALI),
    "Persian": lambda rows: joined(rows, "، ", "؛ ").translate(PERSIAN),
    "full width": lambda rows: joined(rows, "，", "\n").translate(FULL_WIDTH),
    "marks": lambda rows: "\ufeff\u2066" + joined(rows, "\u00a0", "\n").replace("1", "1\u200b") + "\u2069\u200e",
    "bytes": lambda rows: joined(rows, " ", "\n").encode(),
    "UTF-16": lambda rows: joined(rows, " ", "\n").encode(UTF16),
    "mail": lambda rows: "> " + joined(rows, " ", "\n> "),
}
LISTS: dict[str, Callable[[list[int]], object]] = {
    "list": list,
    "tuple": tuple,
    "python": lambda cells: f"state = {cells}",
    "json": lambda cells: json.dumps(cells, indent=1),
    "c": lambda cells: f"int b[] = {{{', '.join(map(str, cells))}}};",
    "lisp": lambda cells: f"'({' '.join(map(str, cells))})",
    "r": lambda cells: f"c({', '.join(map(str, cells))})",
    "spaces": lambda cells: " ".join(map(str, cells)),
    "commas": lambda cells: ",".join(map(str, cells)),
    "commas and spaces": lambda cells: ", ".join(map(str, cells)) + ",",
    "semicolons": lambda cells: ";".join(map(str, cells)),
    "tabs": lambda cells: "\t".join(map(str, cells)),
    "lines": lambda cells: "\n".join(map(str, cells)),
    "bars": lambda cells: " | ".join(map(str, cells)),
    "slashes": lambda cells: "/".join(map(str, cells)),
    "quoted": lambda cells: json.dumps([*map(str, cells)]),
    "numpy": lambda cells: f"array([{', '.join(map(str, cells))}], dtype=int8)",
    "floats": lambda cells: f"[{' '.join(f'{cell}.' for cell in cells)}]",
    "Persian": lambda cells: "، ".join(map(str, cells)).translate(PERSIAN),
    "full width": lambda cells: " ".join(map(str, cells)).translate(FULL_WIDTH),
    "label": lambda cells: f"State: {' '.join(map(str, cells))}",
    "marks": lambda cells: "\u2066" + " ".join(map(str, cells)) + "\u2069",
    "UTF-16": lambda cells: " ".join(map(str, cells)).encode(UTF16),
}
