"""Texts outside the table of notations: boards as other languages write them, and prose."""

from collections.abc import Callable
from random import Random

Rows = list[list[object]]


def joined(rows: Rows, cell: str, row: str) -> str:
    return row.join(cell.join(map(str, each)) for each in rows)


def on_lines(rows: Rows, before: str, after: str = "", cell: str = " ") -> str:
    """Write each row on a line of its own, {} being its number."""
    return "\n".join(before.format(at) + joined([row], cell, "") + after for at, row in enumerate(rows, 1))


LANGUAGES: dict[str, Callable[[Rows], str]] = {
    "R": lambda rows: f"matrix(c({joined(rows, ', ', ', ')}), nrow={len(rows)}, byrow=TRUE)",
    "R, printed": lambda rows: "     [,1] [,2]\n" + on_lines(rows, "[{},]  ", cell="    "),
    "LaTeX": lambda rows: "\\begin{pmatrix}\n" + on_lines(rows, "", r" \\", " & ") + "\n\\end{pmatrix}",
    "HTML": lambda rows: "<table>" + on_lines(rows, "<tr><td>", "</td></tr>", "</td><td>") + "</table>",
    "BBCode": lambda rows: "[table]\n" + on_lines(rows, "[tr][td]", "[/td][/tr]", "[/td][td]") + "\n[/table]",
    "MediaWiki": lambda rows: '{| class="wikitable"\n|-\n' + on_lines(rows, "| ", "\n|-", " || ") + "\n|}",
    "Haskell": lambda rows: f"board :: [[Int]]\nboard = [[{joined(rows, ', ', '], [')}]]",
    "Lisp": lambda rows: f"'(({joined(rows, ' ', ') (')}))",
    "YAML": lambda rows: "".join("- - " + joined([row], "\n  - ", "") + "\n" for row in rows),
    "APL": lambda rows: f"{len(rows)} {len(rows[0])}⍴{joined(rows, ' ', ' ')}",
    "reshaped": lambda rows: f"np.array([{joined(rows, ', ', ', ')}]).reshape({len(rows)}, {len(rows[0])})",
    "Rust": lambda rows: f"let b = vec![vec![{joined(rows, ', ', '], vec![')}]];",
    "Go": lambda rows: f"[{len(rows)}][{len(rows[0])}]int{{{{{joined(rows, ', ', '}, {')}}}}}",
    "SQL": lambda rows: f"INSERT INTO board VALUES ({joined(rows, ', ', '), (')});",
    "places": lambda rows: str({(y, x): each for y, row in enumerate(rows) for x, each in enumerate(row)}),
    "numbered": lambda rows: on_lines(rows, "{}. "),
    "named rows": lambda rows: on_lines(rows, "row {}: "),
    "mail": lambda rows: on_lines(rows, "> "),
    "a sentence": lambda rows: f"The board that I have is {joined(rows, ' ', ' / ')}.",
    "fences": lambda rows: f"```\n{joined(rows, ' ', chr(10))}\n```",
    "ampersands": lambda rows: joined(rows, " & ", "\n"),
    "plus signs": lambda rows: joined(rows, "+", "+"),
    "fractions": lambda rows: joined([[f"{each}.5" for each in row] for row in rows], " ", "\n"),
    "unbalanced": lambda rows: f"[[{joined(rows, ', ', '], [')}]",
    "an empty place": lambda rows: f"[[{joined(rows, ', , ', '], [')}]]",
}
PROSE = [
    "Alice has 5 stones and Bob has 3", "take 5 from pile 2", "the knight goes from a1 to h8 in 6 moves",
    "queens on a2, b4, c1 and d3", "my 8-puzzle has 3 tiles in place", "2026-11-28", "12:30", "+880 1712-345678",
    "lorem ipsum dolor sit amet", "a magic square of side 3", "রাজা আর রানি", "وزیر و اسب", "???", "…", "{place}", "%s",
    "=A1+B2", "SELECT 1", "x² + y² = z²", "<b>5</b>", "5 > 3", "v1.2.3", "50%", "$5.00", "£5 €2", "#2#4", "\\n\\t", "½",
]
BOARDS: dict[str, list[Rows]] = {
    "n-puzzle": [[[1, 2, 3], [0, 4, 6], [7, 5, 8]], [[1, 2, 3, 4], [5, 6, 0, 7], [8, 9, 10, 11]]],
    "n-queens": [[[2, 4, 1, 3]], [[".", "Q", ".", "."], [".", ".", ".", "Q"], ["Q", *"..."], [*"..Q."]]],
    "knight-path": [[["a1", "h8"]], [[1, 1], [8, 8]]],
    "coin-game": [[[5, 2], [8, 8]], [["e5", "h8"]]],
    "pile-game": [[[5, 2, 3]], [[12, 7, 9, 4]]],
    "magic-square": [[[8, 1, 6], [3, 5, 7], [4, 9, 2]], [[16, 0, 0, 13], [0, 10, 0, 0], [0, 0, 7, 0], [4, 0, 0, 1]]],
    "estimate-tree": [[[45, 42, 43]], [[45, 42], [43, 41]]],
}


def unsupported_texts() -> list[tuple[str, str, str]]:
    texts = [
        (puzzle, name, write(rows))
        for puzzle, boards in BOARDS.items() for rows in boards for name, write in LANGUAGES.items()
    ]
    random = Random(45)
    words = ["lambda", "begin", "end", "def", "q", "x", "3", "12", ":=", "->", *";,()[]{}=&|"]
    garbage = [" ".join(random.choices(words, k=9)) for _ in range(15)]
    return texts + [(puzzle, "prose", text) for puzzle in BOARDS for text in PROSE + garbage]
