"""Notations of boards, each a function of the board's rows."""

import json
from collections.abc import Callable
from functools import partial

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


def printed(rows: Rows, first: int = 0) -> str:
    """Format a table as pandas prints a frame."""
    head = "   " + "  ".join(str(at) for at in range(first, first + len(rows[0])))
    return "\n".join([head, *(f"{at}  {joined([row], '  ', '')}" for at, row in enumerate(rows, first))])


def r_printed(rows: Rows) -> str:
    head = "     " + " ".join(f"[,{at}]" for at in range(1, len(rows[0]) + 1))
    return "\n".join([head, *(f"[{at},] " + " ".join(f"{cell:>4}" for cell in row) for at, row in enumerate(rows, 1))])


def named(rows: Rows, names: list[str]) -> str:
    return markdown([names[: len(rows[0])], *rows])


def xml(rows: Rows, row: str, cell: str, inner: str = "") -> str:
    opened, closed = (f"<{inner}>", f"</{inner}>") if inner else ("", "")
    cells = ["".join(f"<{cell}>{opened}{each}{closed}</{cell}>" for each in line) for line in rows]
    return "<board>" + "".join(f"<{row}>{line}</{row}>" for line in cells) + "</board>"


def on_lines(rows: Rows, before: str, after: str = "", cell: str = " ") -> str:
    """Write each row on a line of its own, {} being its number."""
    return "\n".join(before.format(at) + joined([row], cell, "") + after for at, row in enumerate(rows, 1))


SEPARATORS = {  # between cells, between rows
    "lines": (" ", "\n"), "commas": (",", "\n"), "semicolons": (";", "\n"), "tabs": ("\t", "\n"),
    "slashes": (" ", " / "), "tight slashes": (",", "/"), "bars": (" ", " | "), "rows with semicolons": (",", ";"),
    "old lines": (" ", "\r"), "double spaced": (" ", "\n\n"),
}
TABLES: dict[str, Callable[[Rows], object]] = {
    **{name: partial(joined, cell=cell, row=row) for name, (cell, row) in SEPARATORS.items()},
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
    "lines of Windows": lambda rows: joined(rows, " ", "\r\n") + "\r\n",
    "commas at the ends": lambda rows: joined(rows, ", ", ",\n") + ",",
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
    "haskell": lambda rows: f"b :: [[Int]]\nb =\n  [ [{joined(rows, ', ', ']' + chr(10) + '  , [')}]\n  ]",
    "scheme": lambda rows: f"(define b '(({joined(rows, ' ', ') (')})))",
    "lists of Lisp": lambda rows: f"(list (list {joined(rows, ' ', ') (list ')}))",
    "array of Lisp": lambda rows: f"#2A(({joined(rows, ' ', ') (')}))",
    "vectors of C++": lambda rows: f"std::vector<std::vector<int>> b{{{{{joined(rows, ',', '},{')}}}}};",
    "arrays of C++": lambda rows: "std::array<std::array<int, 3>, 3> b = {{{{" + joined(rows, ", ", "}}, {{") + "}}}};",
    "c#": lambda rows: f"int[,] a = new int[{len(rows)},{len(rows[0])}] {{ {{ {joined(rows, ', ', ' }, { ')} }} }};",
    "go": lambda rows: f"[{len(rows)}][{len(rows[0])}]int{{{{{joined(rows, ', ', '}, {')}}}}}",
    "torch": lambda rows: f"tensor([[{joined(rows, ', ', '],' + chr(10) + '        [')}]], device='cuda:0')",
    "printed rows": lambda rows: on_lines(rows, "print([", "])", ", "),
    "prose around brackets": lambda rows: f"I have this board: [[{joined(rows, ', ', '], [')}]] and cannot solve it.",
    "wiki": lambda rows: '{| class="wikitable"\n|-\n' + on_lines(rows, "| ", "\n|-", " || ") + "\n|}",
    "plain TeX": lambda rows: f"\\pmatrix{{{joined(rows, ' & ', chr(92) + 'cr ')}}}",
    "xml": lambda rows: xml(rows, "row", "cell"),
    "MathML": lambda rows: xml(rows, "mtr", "mtd", "mn"),
    "comment of several lines": lambda rows: f"/* a board\n   of mine */\n{joined(rows, ' ', chr(10))}",
    "comment of Lua": lambda rows: f"-- a board of mine\n{joined(rows, ' ', chr(10))}",
    "numbered board": lambda rows: f"Board #1\n{joined(rows, ' ', chr(10))}",
    "test case": lambda rows: f"Test case 1\n{joined(rows, ' ', chr(10))}",
    "Bengali label": lambda rows: f"শুরু:\n{joined(rows, ' ', chr(10))}",
    "underlined": lambda rows: f"Board 1\n-------\n{joined(rows, ' ', chr(10))}",
    "danda": lambda rows: joined(rows, " ", " । ").translate(BENGALI),
    "large brackets": lambda rows: on_lines(rows, "⎢ ", " ⎥"),
    "angles": lambda rows: on_lines(rows, "<", ">"),
    "names above": lambda rows: named(rows, [f"C{at}" for at in range(1, 21)]),
    "Bengali": lambda rows: joined(rows, " ", "\n").translate(BENGALI),
    "Persian": lambda rows: joined(rows, "، ", "؛ ").translate(PERSIAN),
    "full width": lambda rows: joined(rows, "，", "\n").translate(FULL_WIDTH),
    "marks": lambda rows: "\ufeff\u2066" + joined(rows, "\u00a0", "\n").replace("1", "1\u200b") + "\u2069\u200e",
    "bytes": lambda rows: joined(rows, " ", "\n").encode(),
    "UTF-16": lambda rows: joined(rows, " ", "\n").encode(UTF16),
    "mail": lambda rows: "> " + joined(rows, " ", "\n> "),
}
NUMBERS: dict[str, Callable[[Rows], object]] = {  # tables of numbers, whose signs a drawing may mean otherwise
    "pandas": printed,
    "printed from 1": lambda rows: printed(rows, 1),
    "printed by R": r_printed,
    "csv with numbers": lambda rows: ",".join(["", *map(str, range(len(rows[0])))]) + "\n" + "\n".join(
        f"{at}," + joined([row], ",", "") for at, row in enumerate(rows)
    ),
    "csv with names": lambda rows: ",".join(f"c{at}" for at in range(len(rows[0]))) + "\n" + joined(rows, ",", "\n"),
    "empty header": lambda rows: named(rows, [""] * 20),
    "bullets": lambda rows: on_lines(rows, "* "),
    "numbers before": lambda rows: on_lines(rows, "{}. "),
    "named rows": lambda rows: on_lines(rows, "row {}: "),
    "size": lambda rows: f"{len(rows)}x{len(rows[0])}\n{joined(rows, ' ', chr(10))}",
    "MATLAB on lines": lambda rows: f"A = [{joined(rows, ' ', '; ...' + chr(10) + '     ')}];",
    "Julia": lambda rows: f"{len(rows)}×{len(rows[0])} Matrix{{Int64}}:\n" + on_lines(rows, " ", cell="  "),
    "reshaped": lambda rows: f"np.array([{joined(rows, ', ', ', ')}]).reshape({len(rows)}, {len(rows[0])})",
    "reshaped by a call": lambda rows: f"np.reshape([{joined(rows, ', ', ', ')}], ({len(rows)}, {len(rows[0])}))",
    "yaml": lambda rows: "".join("- - " + joined([row], "\n  - ", "") + "\n" for row in rows),
    "RST": lambda rows: f"{'=== ' * len(rows[0])}\n{joined(rows, '   ', chr(10))}\n{'=== ' * len(rows[0])}",
    "cells in brackets": lambda rows: on_lines(rows, "[", "]", "]["),
    "colons": lambda rows: joined(rows, " : ", "\n"),
    "ampersands": lambda rows: joined(rows, " & ", "\n"),
    "words of dashes": lambda rows: joined(rows, "-", " "),
    "a sentence": lambda rows: f"The board is {joined(rows, ' ', ' / ')}.",
    "UTF-32": lambda rows: joined(rows, " ", "\n").encode("utf-32"),
}
BETWEEN = {
    "spaces": " ", "commas": ",", "semicolons": ";", "tabs": "\t", "lines": "\n", "bars": " | ", "slashes": "/",
    "lines with commas": ",\n", "colons": " : ", "arrows": " -> ",
}
LISTS: dict[str, Callable[[list[int]], object]] = {
    **{name: lambda cells, sign=sign: sign.join(map(str, cells)) for name, sign in BETWEEN.items()},
    "list": list,
    "tuple": tuple,
    "python": lambda cells: f"state = {cells}",
    "json": lambda cells: json.dumps(cells, indent=1),
    "c": lambda cells: f"int b[] = {{{', '.join(map(str, cells))}}};",
    "lisp": lambda cells: f"'({' '.join(map(str, cells))})",
    "r": lambda cells: f"c({', '.join(map(str, cells))})",
    "commas and spaces": lambda cells: ", ".join(map(str, cells)) + ",",
    "and": lambda cells: ", ".join(map(str, cells[:-1])) + (" and " if cells[1:] else "") + str(cells[-1]),
    "haskell": lambda cells: f"{cells} :: [Int]",
    "quoted": lambda cells: json.dumps([*map(str, cells)]),
    "numpy": lambda cells: f"array([{', '.join(map(str, cells))}], dtype=int8)",
    "floats": lambda cells: f"[{' '.join(f'{cell}.' for cell in cells)}]",
    "Persian": lambda cells: "، ".join(map(str, cells)).translate(PERSIAN),
    "full width": lambda cells: " ".join(map(str, cells)).translate(FULL_WIDTH),
    "label": lambda cells: f"State: {' '.join(map(str, cells))}",
    "marks": lambda cells: "\u2066" + " ".join(map(str, cells)) + "\u2069",
    "UTF-16": lambda cells: " ".join(map(str, cells)).encode(UTF16),
}
