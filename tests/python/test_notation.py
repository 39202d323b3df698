"""Boards in any notation are parsed correctly or refused with offers, never silently misread."""

import json
import re
from array import array
from contextlib import suppress
from random import Random

import dhadha
import pytest
from board_notations import BENGALI, LISTS, NUMBERS, PERSIAN, TABLES
from dhadha import InvalidInput
from dhadha.notation import Reading, extract_state
from dhadha.puzzles import registry
from dhadha.puzzles.knight.state_text import PathRequest, Square, column_name, read_request, read_square, write_request
from dhadha.puzzles.magic.state_text import read_state as read_square_text
from dhadha.puzzles.magic.state_text import write_state as write_square
from dhadha.puzzles.piles.rule import read_octal, read_takes
from dhadha.puzzles.queens.board import read_state as read_queens
from dhadha.puzzles.queens.board import write_state as write_queens
from dhadha.puzzles.sliding.board import SHAPES, Shape, read_state, write_state
from hypothesis import example, given, settings
from hypothesis import strategies as st
from magic_oracle import NUMBERS as NUMBERS_IN_SQUARES
from magic_oracle import rows_of
from test_fuzz import ANYTHING

BOARDS = 20
ALL = TABLES | NUMBERS
SOLUTIONS = [[2, 4, 1, 3], [5, 7, 1, 8, 3, 6, 4, 2], [1, 5, 8, 6, 3, 7, 2, 4], [6, 3, 7, 4, 1, 5, 2]]


def shuffled(numbers, seed):
    numbers = [*numbers]
    Random(seed).shuffle(numbers)
    return numbers


def in_rows(cells, columns):
    return [list(cells[at : at + columns]) for at in range(0, len(cells), columns)]


def spaced(cells):
    return " ".join(map(str, cells))


SIZES = [(3, 3)] * 6 + [(4, 4)] * 5 + [(2, 2), (5, 5), (2, 3), (3, 2), (2, 4), (4, 3), (3, 5), (6, 6), (10, 10)]
SLIDING = [(Shape(*size), shuffled(range(size[0] * size[1]), seed)) for seed, size in enumerate(SIZES)]
QUEENS = [shuffled(range(1, 5 + seed % 8), seed) for seed in range(BOARDS - len(SOLUTIONS))] + SOLUTIONS
SIDES = [2 + seed % 4 for seed in range(BOARDS)]
MAGIC = [in_rows(shuffled(range(1, side**2 + 1), seed), side) for seed, side in enumerate(SIDES)]


def reading(puzzle, given) -> Reading:
    return registry.find_puzzle(puzzle).read(extract_state(given, 10**7)[0])


def state(puzzle, given) -> str:
    return reading(puzzle, given).state


def answer(puzzle, given):
    """Return the state, or the offered states."""
    try:
        return state(puzzle, given)
    except InvalidInput as refusal:
        return set(refusal.offers) or str(refusal)


@pytest.mark.parametrize("notation", ALL)
def test_tables(notation):
    write, random = ALL[notation], Random(5)
    for shape, tiles in SLIDING:
        assert answer("n-puzzle", write(in_rows(tiles, shape.columns))) == write_state(shape, tiles)
    for rows in MAGIC:
        assert answer("magic-square", write(rows)) == " / ".join(map(spaced, rows))
    for count in range(1, BOARDS + 1 if notation in TABLES else 1):
        coins = [[random.randint(1, 8), random.randint(1, 8)] for _ in range(2 + count % 3)]
        coins[0][0] = 8  # so that no number before them could be their size
        assert answer("coin-game", write(coins)) == " ".join(f"({x},{y})" for x, y in coins)


@pytest.mark.parametrize("notation", LISTS)
def test_lists(notation):
    write = LISTS[notation]
    for shape, tiles in SLIDING:
        read = answer("n-puzzle", write(tiles))
        own = write_state(shape, tiles)
        assert read == own if shape.rows == shape.columns else own in read
    for rows in QUEENS:
        assert answer("n-queens", write(rows)) == answer("pile-game", write(rows)) == spaced(rows)
        assert answer("n-queens", write([row - 1 for row in rows])) == spaced(rows)
    for rows in MAGIC:
        assert answer("magic-square", write(sum(rows, []))) == " / ".join(map(spaced, rows))


DRAWINGS = [
    ("Q", "."), ("Q", "-"), ("Q", "_"), ("q", "."), ("♛", "·"), ("♕", "□"), ("👑", "⬜"), ("1", "0"), ("*", "_"),
    ("X", "."), ("#", "."), ("x", "-"), ("o", "."), ("Q", "0"), ("Q", "x"), ("█", "░"),
    ("রা", "."), ("রানি", "."), ("وزیر", "."), ("queen", "."),
]
TOGETHER = {
    "strings": lambda rows: ["".join(row) for row in rows],
    "strings of JSON": lambda rows: str(["".join(row) for row in rows]).replace("'", '"'),
    "lines": lambda rows: "\n".join("".join(row) for row in rows),
}


@pytest.mark.parametrize("notation", [*TABLES, *TOGETHER])
def test_queens_as_drawings(notation):
    write = TABLES.get(notation) or TOGETHER[notation]
    for rows, (queen, empty) in zip(QUEENS, DRAWINGS):
        drawing = [[queen if row == each else empty for each in rows] for row in range(1, len(rows) + 1)]
        if queen == "1" and notation in TABLES and notation != "lists":
            drawing = [[int(cell) for cell in row] for row in drawing]
        if queen == "#" and notation == "comment" or queen == "*" and "numpy" in notation:
            continue
        if len(queen) == 1 or notation in TABLES:
            assert answer("n-queens", write(drawing)) == spaced(rows), (queen, empty)


GIVEN = {
    "n-puzzle": [in_rows(tiles, shape.columns) for shape, tiles in SLIDING],
    "magic-square": MAGIC,
    "coin-game": [[[5, 2], [8, 8]], [[1, 3], [3, 2], [4, 6]], [[7, 8]]],
    "n-queens": [[rows] for rows in QUEENS],
}


@pytest.mark.parametrize("notation", TABLES)
def test_tables_of_other_puzzles_not_misread(notation):
    """A puzzle refuses the table, offers readings, or reads its very numbers, possibly each larger by one with a note.
    """
    for owner, boards in GIVEN.items():
        for rows in boards:
            given = TABLES[notation](rows)
            cells = [cell for row in rows for cell in row]
            for puzzle in registry.OWN.keys() - {owner, "magic-trick"}:
                try:
                    read = reading(puzzle, given)
                except InvalidInput as refusal:
                    assert str(refusal)
                    continue
                keys = {note.key for note in read.notes}
                shown = [number for each in (read, *read.more) for number in map(int, re.findall(r"\d+", each.state))]
                shift = any("zero" in key for key in keys)
                what = (owner, puzzle, given, read)
                if puzzle == "n-puzzle" and len(cells) < 10 and "/" not in read.state:
                    shown = [*map(int, read.state)]
                if keys & {"size-before", "empty-column", "queens-pairs", "squares-from-0", "squares-from-1"}:
                    continue
                assert shown == [cell + shift for cell in cells], what
                flat = len(rows) == 1 or len(rows[0]) == 1 or keys & {"first-of-boards"}
                assert puzzle not in ("pile-game", "n-queens", "estimate-tree") or flat, what


OF_OTHERS = {
    "knight-path": ["a1 h8", "a1 h8 x c3 d5", "e2,e4", "Na1-h8", "a1h8", "a1 b2\nc3 d4", "N...\n....\n.#..\n...T",
                    "K . .\n. # .\n. . T", "5,4,3\n2,■,2\n♞,3,◎", "b1 c1 d1", "0 0 7 7", "(1,1) (8,8) x (3,3)"],
    "coin-game": ["(5,2) (8,8)", "5,2 8,8", "(1,3) (3,2) (4,6)", "e5 h8", "C..\n.C.\n...", "0 1 2\n◉ 0 1\n2 ◉ 0",
                  "(1,1)", "(1,2) (2,1)"],
    "estimate-tree": ["45(42(44 46) 43(41*))", "(45 (42) (43))", "[45, [42, [43, [41]]]]", "3(1 2)", "2(1(3 4))",
                      "5(2 3)"],
    "pile-game": ["5 2 3", "5+2+3", "1 2 3 4", "5 2 3\n7 4 9", "5\n2\n3", "523"],
}


@pytest.mark.parametrize("owner", OF_OTHERS)
def test_squares_and_trees_of_other_puzzles_not_misread(owner):
    """A puzzle reads them with a note, or with their very numbers in order."""
    for text in OF_OTHERS[owner]:
        for puzzle in registry.OWN.keys() - {owner, "magic-trick"}:
            with suppress(InvalidInput):
                read = reading(puzzle, text)
                digits = "".join(re.findall(r"\d", read.state))
                assert read.notes or digits == "".join(re.findall(r"\d", text)), (text, puzzle, read)
                assert puzzle != "pile-game" or "size-before" not in {note.key for note in read.notes}, (text, read)


@pytest.mark.parametrize("puzzle", registry.OWN)
def test_canonical_text_parsed(puzzle):
    found = registry.find_puzzle(puzzle)
    for each in [found.example, *(preset.state for preset in found.presets)]:
        assert found.read(each).state == each


WRITTEN = {  # {(puzzle, canonical state): the same as others write it}
    ("n-puzzle", "1203"): [
        "{(0,0): 1, (0,1): 2, (1,0): '', (1,1): 3}", "b = {(2, 2): 3, (1, 1): 1, (1, 2): 2, (2, 1): None}",
        '{"0,0": 1, "0,1": 2, "1,0": null, "1,1": 3}', "b[0][0] = 1; b[0][1] = 2; b[1][0] = 0; b[1][1] = 3;",
        "b[0,0]=1\nb[0,1]=2\nb[1,0]=0\nb[1,1]=3", "x1=1, x2=2, x3=0, x4=3", '{"1": 1, "2": 2, "3": "x", "4": 3}',
        "The board is 1 2 / x 3.", "$[1, 2, 0, 3]$",
    ],
    ("n-puzzle", "567430812"): [
        "5-6-7\n4-3--\n8-1-2", "5-6-7/4-3--/8-1-2", "5+6+7 4+3+- 8+1+2", "5:6:7\n4:3:.\n8:1:2", "5 6 7↵4 3 x ↵\n8 1 2",
        "5%206%207%0A4%203%20x%0A8%201%202", "%5B%5B5%2C6%2C7%5D,%5B4%2C3%2C0%5D,%5B8%2C1%2C2%5D%5D",
        "https://example.org/n-puzzle/?state=567 430 812&start-at=3",
        "https://example.org/n-puzzle/?state=567430812#run=3",
        "https://example.org/n-puzzle/?state=5+6+7+/+4+3+#+/+8+1+2", "5,6,7-4,3,x-8,1,2",
        "https://example.org/n-puzzle/?state=5+6+7+/+4+3+?+/+8+1+2", "[[5, 6, 7], [4, 3, ''], [8, 1, 2]]",
        "5-6-7 4-3-x 8-1-2", '{"size": 3, "board": [[5, 6, 7], [4, 3, 0], [8, 1, 2]]}',
        "int main() {\n  int a[3][3] = {{5, 6, 7}, {4, 3, 0}, {8, 1, 2}};\n  return 0;\n}",
    ],
    ("n-puzzle", "6 15 4 9 5 1 2 14 12 10 7 3 8 0 11 13"): [
        "6 15 4 9 \n5 1 2 14 \n12 10 7 3 \n8   11 13", "6 15 4 9\n5 1 2 14\n12 10 7 3\n8   11 13",
    ],
    ("n-puzzle", "3120"): ["3 - 1 - 2 - 0"],
    ("n-puzzle", "5 10 1 15 8 4 11 2 14 6 3 7 0 13 9 12"): [
        "5 | 10 | 1 | 15\n8 | 4 | 11 | 2\n14 | 6 | 3 | 7\n  | 13 | 9 | 12",
    ],
    ("n-puzzle", "572831460"): ["5,7,2\n8,3,1\n4,6"],
    ("n-puzzle", "236081547"): ['"2 3 6\\nx 8 1\\n5 4 7"'],
    ("estimate-tree", "45(42 43(41*))"): [
        "# my tree\n45(42 43(41*))", "```\n45(42 43(41*))\n```", "> 45(42\n> 43(41*))", "$45(42, 43(41*))$",
        "<pre>45(42 43(41*))</pre>", "tree = '45(42 43(41*))';", "(45 (42) (43 (41*)))",
    ],
    ("estimate-tree", "45(42)"): ["45(42)\n44(43)"],
    ("estimate-tree", "45(42(44 46) 43(41*))"): [
        "45\n  42\n    44\n    46\n  43\n    41*", "45\n├── 42\n│   ├── 44\n│   └── 46\n└── 43\n    └── 41 *",
        "- 45\n\t- 42\n\t\t- 44\n\t\t- 46\n\t- 43\n\t\t- 41*",
    ],
    ("n-queens", "2 4 1 3"): [
        " 2\t4\t1,3 ", "(2; 4; 1; 3)", "{2 4 1 3}", "'2413'", "২৪১৩", "[২, ৪, ১, ৩]", "2 ৪ ۱ 3", "02 4 1 3",
        "..q.,q...,...q,.q..", "..♛.\r\n♛...\r\n...♛\r\n.♛..", "..♕. ♕... ...♕ .♕..", "..Q. / Q... / ...Q / .Q..",
        ". . Q .\n Q . . .\n. . . Q\n. Q . .", "* . . X .\n* X . . .\n* . . . X\n* . X . .",
    ],
    ("n-queens", ""): [" \n", "[]", "https://example.org/n-queens/?algorithm=backtracking&option-n=8"],
    ("n-queens", "1"): ["Q"],
    ("n-queens", "0 0 2 0"): [".... ..Q. .... ...."],
    ("n-queens", "0 0 0 0 x 1,2 3,3"): [
        "0000 x 1,2 3,3", "0 0 0 0 X 1,2 3,3", "[0,0,0,0] x [1,2], [3,3]", "0 0 0 0 / x (1, 2) (3, 3)",
        "0 0 0 0\nx 1;2 3;3", "0 0 0 0 × 1,2 3,3",
    ],
    ("n-queens", "3 1 4 2"): [
        "  | Q |   |   \n---+---+---+---\n   |   |   | Q \n---+---+---+---\n Q |   |   |   \n"
        "---+---+---+---\n   |   | Q |   ",
        "  | Q |   |\n   |   |   | Q\n Q |   |   |\n   |   | Q |", "|Q| |\n | | |Q\nQ| | |\n| |Q|",
        "{{ ,Q, , }, { , , ,Q}, {Q, , , }, { , ,Q, }}",
    ],
    ("n-queens", "1 ."): ["Q | \n--+--\n  | "],
    ("n-queens", "5 3 1 4 2"): ['{"a1": "Q", "b3": "Q", "c5": "Q", "d2": "Q", "e4": "Q"}'],
    ("n-queens", "4 3 1 2"): [
        "The board is . . Q . / . . . Q / . Q . . / Q . . ..",
        r"\begin{pmatrix}_&_&Q&_\\_&_&_&Q\\_&Q&_&_\\Q&_&_&_\end{pmatrix}", ".-.-Q-.\n.-.-.-Q\n.-Q-.-.\nQ-.-.-.",
        "4 · 3 · 1 · 2",
    ],
    ("n-queens", "1 2"): ["true, false,\nfalse, true,"],
    ("knight-path", "a1 h8 x c3 d5"): [
        "A1 H8 X C3 D5", " a1,h8 x c3,d5 ", "a1 → h8 without c3;d5", "a1-h8 × c3 d5", "a1 to h8 x c3 d5",
        "a1 h8\nx c3\nd5", "a۱ h৮ x c3، d5", "a1 h8 x c3 x d5", "a1h8xc3d5",
        '{"from": "a1", "to": "h8", "blocked": ["c3", "d5"]}', "a1 h8 without c3 and d5",
    ],
    ("knight-path", "a1 h8"): [
        "A1H8", "a1→h8", "a1–h8", "a1|h8", "(a1, h8)", "from a1 to h8", '["a1","h8"]', "a1\nh8", "N a1 h8",
        "n: a1 -> h8", "| a1 | h8 |\n|---|---|", r"\text{a1} \to \text{h8}", "<td>a1</td><td>h8</td>",
        "# from the course\na1 h8", "```\na1 h8\n```", '{"a1": "N", "h8": "T"}',
    ],
    ("knight-path", "all1000 a1"): ["all1000a1"],
    ("pile-game", "5 2 3"): ["(5;2;3)", "5+2+3", "৫ ২ ৩"],
    ("pile-game", "5 2"): ["pile1=5, pile2=2"],
    ("pile-game", "14 15 4"): ["14,\n15,\n4"],
    ("coin-game", "(5,2) (8,8)"): ["5,2 8,8", "(5,2),(8,8)", "5 2 8 8", "(5 2)\n(8 8)", "(৫,২) (৮,৮)", "۵،۲ ۸،۸"],
    ("coin-game", "(5,2)"): ["5 2", "5, 2"],
    ("magic-square", "8 1 6 / 3 5 7 / 4 9 2"): [
        "8 1 6; 3 5 7; 4 9 2", "৮ ১ ৬ / ৩ ৫ ৭ / ৪ ৯ ২", "08 01 06; 03 05 07; 04 09 02",
        r"\[\begin{pmatrix} 8 & 1 & 6 \\ 3 & 5 & 7 \\ 4 & 9 & 2 \end{pmatrix}\]",
        "\\begin{tabular}{*{3}{c}}\n8 & 1 & 6 \\\\\n3 & 5 & 7 \\\\[2pt]\n4 & 9 & 2\n\\end{tabular}",
        "3\n\n8 1 6\n3 5 7\n4 9 2",
    ],
    ("magic-square", "8 0 6 / 3 5 0 / 0 9 2"): ["8 . 6 / 3 5 . / _ 9 2"],
    ("magic-square", ""): ["  \n ", ";;", "[]"],
    ("magic-square", "8 1 0 / 3 5 0 / 4 9 0"): [
        "8,1,\n3,5,\n4,9,", "8;1;\n3;5;\n4;9;", "8\t1\t\n3\t5\t\n4\t9\t", "[[8,1,],[3,5,],[4,9,]]",
        "| 8 | 1 |  |\n| 3 | 5 |  |\n| 4 | 9 |  |",
    ],
    ("magic-square", "16 5 8 2 / 3 0 12 13 / 0 10 7 0 / 11 9 4 15"): [
        "16  5  8  2\n 3    12 13\n   10  7   \n11  9  4 15",
    ],
    ("magic-square", "2 4 7 / 5 3 0 / 0 0 0"): ["2,4,7\n5,3,\n,,"],
    ("magic-square", "0 0 0 0 / 1 2 3 4 / 0 0 0 0 / 5 6 7 0"): [",,,\n1,2,3,4\n,,,\n5,6,7,"],
    ("magic-square", "1 2 3 4 / 1 2 3 4 / 1 2 3 4 / 1 2 3 4"): [
        "<table>\n" + "<tr>\n <td>1</td>\n <td>2</td>\n <td>3</td>\n <td>4</td>\n</tr>\n" * 4,
    ],
}


@pytest.mark.parametrize("puzzle, own", WRITTEN)
def test_states_are_read_as_others_write_them(puzzle, own):
    found = registry.find_puzzle(puzzle)
    for text in (own, *WRITTEN[puzzle, own]):
        read = state(puzzle, text)
        assert read == own or dhadha.run(puzzle, found.algorithms[0].id, text).state_text == own, text
        assert found.options_from_state(read) == found.options_from_state(own)


NOTED = {  # {(puzzle, note): {text: canonical state}}
    ("n-puzzle", "tiles-letters"): {
        "a b c\nd e f\ng h .": "123456780", "ABC/DEF/GH0": "123456780", "abc\nd_e\nfgh": "123405678",
        "BACxEFGHD": "213056784", "A B C\nD E x": "1 2 3 / 4 5 0", "[['b', 'a'], ['c', None]]": "2130",
        "A B C D\nE F G H\nI J K L\nM N O _": "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0",
        "a b c d e\nf g h i j\nk l m n o\np q r s t\nu v w x .": spaced([*range(1, 25), 0]),
    },
    ("n-queens", "rows-from-one"): {"[3, 0, 2, 0]": "3 0 2 0"},
    ("magic-square", "empty-column"): {"8,1,\n3,5,\n4,9,": "8 1 0 / 3 5 0 / 4 9 0"},
    ("estimate-tree", "tree-indented"): {"45\n  42\n  43": "45(42 43)"},
    ("coin-game", "coins-from-zero"): {"[(0, 0), (3, 4)]": "(1,1) (4,5)"},
    ("n-queens", "rows-from-zero"): {"0 4 7 5 2 6 1 3": "1 5 8 6 3 7 2 4"},
    ("magic-square", "square-from-zero"): {"7 0 5 / 2 4 6 / 3 8 1": "8 1 6 / 3 5 7 / 4 9 2"},
    ("n-queens", ""): {"2 4 1 3": "2 4 1 3"},
    ("knight-path", "squares-from-1"): {
        "(1,1) (8,8)": "a1 h8", "1 1 8 8": "a1 h8", "1,1-8,8": "a1 h8", "2 1 3 8": "a2 h3",
        "(1,1) (8,8) x (3,3) (4,5)": "a1 h8 x c3 e4",
    },
    ("knight-path", "squares-from-0"): {
        "0 0 7 7": "a1 h8", "[[0, 0], [7, 7]]": "a1 h8", "{0,0},{7,0}": "a1 a8", "(0,0) -> (7,7)": "a1 h8",
    },
    ("knight-path", "piece-letter"): {"Na1-h8": "a1 h8", "Na1-Nh8": "a1 h8", "Nb1xc3": "b1 c3", "♞a1 h8": "a1 h8"},
    ("knight-path", ""): {"e2,e4": "e2 e4", "na1 h8": "na1 h8"},
}


def test_unusual_readings_noted():
    for (puzzle, key), texts in NOTED.items():
        for text, own in texts.items():
            read = reading(puzzle, text)
            assert (read.state, [note.key for note in read.notes]) == (own, [key] if key else []), text
    assert reading("magic-square", "7 0 5 / 2 4 6 / 3 8 1").notes[0].args == {"last": 8, "count": 9}
    run = dhadha.run("n-queens", "check", "0 4 7 5 2 6 1 3")
    assert "Read as rows counted from 0" in str(run.read_as[0]) and str(run.read_as[0]) in str(run)


REFUSED = {  # texts without a board, with cells that are lost, or whose place is not plain
    "n-puzzle": [
        "a b c\nd e f\ng i .", "a b\nc 1", "5 7 2;\n8 3 1;\n4   6;", "| 5 7 2 |\n| 8 3 1 |\n| 4   6 |",
        "2, 7, 6, 5, 8, 1, 3, 4,", "1 2 3 4 5 6 7 8", "[5, 6, 7, 4, 3, 0, 8, 1, 2] and 3", "[[1, 2], [3, 0]] 4 5",
        "{(0,0): 1, (999,999): 0}",
    ],
    "estimate-tree": ["45(42 43", "45\n  42\n46", "5\n2\n3", "45\n  42\n 43", "1: 45(42)"],
    "n-queens": [
        "a", "x", "X", "#", "?", "*", "Q      \n\n    Q  \n\n      Q\n\n  Q    ", "{(0,0): 'Q', (2,1): 'Q'}",
        "x . . x . . x",
    ],
    "knight-path": [
        "a1 h8 c3", "K a1 h8", "(1,1,8) (8)", "| 1 | 2 |\n|---|---|\n| N | T |", "N.\n.N\nT.", "N..\n...", "N..\n.?T",
    ],
    "pile-game": ["Alice has 5 and Bob 3"],
    "coin-game": ["[[0, 0, 1], [0, 2, 0]]", "e5 h9", "N..\n..T", "Q..\n..."],
    "magic-square": [
        "6 94\n5 8 3\n7 1 2", "6,9,4\n5,8,3\n7,12", "7 8 9\n  2\n6 1 3", "2  ; 4 ; 8 9 3", r"[7 \4 3; 1 2 8]",
        "/* 16 5 */ 8 2", "board.append([8, 1, 6])\nboard.append(['_', '_', '_'])",
    ],
}


def test_unclear_text_refused():
    for puzzle, texts in REFUSED.items():
        for text in texts:
            with pytest.raises(InvalidInput):
                dhadha.run(puzzle, registry.find_puzzle(puzzle).algorithms[0].id, text)


@pytest.mark.parametrize("text, offers", [("523", ("5 2 3",)), ("5023", ()), ("523 4", ())])
def test_ambiguous_digits_offered(text, offers):
    with pytest.raises(InvalidInput) as refusal:
        dhadha.run("pile-game", "grundy", text)
    assert (refusal.value.key, refusal.value.offers) == ("pile-too-large", offers)
    assert dhadha.run("pile-game", "period", text.split()[0]).problem.start == (int(text.split()[0]),)


DRAWN = {  # {puzzle: [(drawing, canonical state, rows, columns)]}
    "knight-path": [
        ("K.......\n........\n........\n...#....\n........\n........\n........\n.......T", "a8 h1 x d5", 8, 8),
        ("N . . . .\n. . # . .\nT . . . .", "a3 a1 x c2", 3, 5),
        ("5\n....N\n.....\n..#..\n.....\nT....", "e5 a1 x c3", 5, 5),
        ("  a b c\n3 ♞ . .\n2 . ■ .\n1 . . ◎", "a3 c1 x b2", 3, 3), ("5,4,3\n2,■,2\n♞,3,◎", "a1 c1 x b2", 3, 3),
        ("7 8 9\n6 . .\n♞◎ 1 2", "a1 a1", 3, 3),
    ],
    "coin-game": [
        ("........\n........\n...C....\n.......C", "(3,4) (4,8)", 4, 8),
        ("0 1 2\n◉ 0 1\n2 ◉◉ 0", "(2,1) (3,2) (3,2)", 3, 3), ("0 1 0\n0 0 1", "(1,2) (2,3)", 2, 3),
        ("e5 h8", "(4,5) (1,8)", 8, 8), ("['a1', 'B2']", "(8,1) (7,2)", 8, 8),
    ],
}


@pytest.mark.parametrize("puzzle", DRAWN)
def test_drawing_determines_size(puzzle):
    algorithm = registry.find_puzzle(puzzle).algorithms[0].id
    for text, *expected in DRAWN[puzzle]:
        for options in ({}, {"rows": 30}):
            run = dhadha.run(puzzle, algorithm, text, **options)
            assert [run.state_text, run.options["rows"], run.options["columns"]] == expected
            assert [note.key for note in run.read_as] == ["coins-squares" if text[0] in "e[" else "drawing-size"]


QUESTIONS = [
    ("n-puzzle", "1 2 3 4 0 5", "which-shape", ("1 2 3 / 4 0 5", "1 2 / 3 4 / 0 5")),
    ("n-puzzle", "1 2 3 / 4 5 6 / 7 8 9", "no-blank", ("123456780",)),
    ("n-puzzle", "[3, 6, 7, 5,\n 0, 1, 4, 2]", "which-shape", ("3 6 7 5 / 0 1 4 2", "3 6 / 7 5 / 0 1 / 4 2")),
    ("n-queens", "0 1 2 0", "rows-from-where", ("1 2 3 1", ". 1 2 .")),
    ("n-queens", "0 0 0 0 x 1", "rows-from-where", ("1 1 1 1 . 2", "0 0 0 0 0 1")),
    ("n-queens", "2 4 1 3 x 1 2", "queens-or-forbidden", ("2 4 1 3 x 1,2", "2 4 1 3 . 1 2")),
    ("n-queens", "[-1, 3, -1, 2]", "rows-from-where", ("0 4 0 3", "0 3 0 2")),
    ("magic-square", "1 2 3 / 0 4 6 / 7 5 8", "zero-or-empty", ("2 3 4 / 1 5 7 / 8 6 9", "1 2 3 / . 4 6 / 7 5 8")),
    ("estimate-tree", "[2, 4, 1, 3]", "which-tree", ("2(4 1 3)",)),
]


@pytest.mark.parametrize("puzzle, text, key, offers", QUESTIONS)
def test_ambiguous_board_offers_readings(puzzle, text, key, offers):
    with pytest.raises(InvalidInput) as question:
        reading(puzzle, text)
    assert (question.value.key, question.value.offers) == (key, offers)
    assert question.value.as_dict()["offers"] == list(offers)
    for offer in offers:
        assert state(puzzle, offer) == offer


def test_ambiguous_shape_offers_readings():
    for count in (6, 8, 10, 12, 15, 90):
        with pytest.raises(InvalidInput) as question:
            reading("n-puzzle", spaced(range(count)))
        shapes = [shape for shape in SHAPES if shape.cells == count]
        assert question.value.key == "which-shape" and len(shapes) > 1
        assert [read_state(offer)[0] for offer in question.value.offers] == shapes


@pytest.mark.parametrize("puzzle, values, text", [
    ("n-queens", [0, 4, 7, 5, 2, 6, 1, 3], ". 4 7 5 2 6 1 3"), ("n-queens", [2, 0, 0, 3], "2 0 0 3"),
    ("magic-square", [8, 1, 6, 3, 5, 7, 4, 0, 2], "8 1 6 / 3 5 7 / 4 . 2"),
])
def test_manual_board_never_zero_based(puzzle, values, text):
    assert registry.find_puzzle(puzzle).state_of(values, {"n": 8}) == text == state(puzzle, text)


BOARDS_AT_ONCE = [
    ("n-puzzle", "123046758\n213456780", ["123046758", "213456780"]),
    ("n-puzzle", "1 2 3\n4 5 6\n7 8 0\n\n1 2 3\n4 0 6\n7 5 8", ["123456780", "123406758"]),
    ("n-puzzle", "[[[1, 2], [3, 0]], [[2, 1], [3, 0]]]", ["1230", "2130"]),
    ("n-puzzle", "Start:\n1 2\n3 0\nGoal:\n1 2\n0 3\n", ["1230", "1203"]),
    ("n-puzzle", "1 2\n3 0\n---\n2 1\n3 0", ["1230", "2130"]),
    ("n-queens", '[[".Q..","...Q","Q...","..Q."],["..Q.","Q...","...Q",".Q.."]]', ["3 1 4 2", "2 4 1 3"]),
    ("n-queens", "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n2 4 1 3", ["3 1 4 2", "2 4 1 3"]),
    ("magic-square", "8 1 6\n3 5 7\n4 9 2\n\n2 7 6\n9 5 1\n4 3 8", ["8 1 6 / 3 5 7 / 4 9 2", "2 7 6 / 9 5 1 / 4 3 8"]),
    ("knight-path", "a1 h8\nb1 c3", ["a1 h8", "b1 c3"]),
    ("knight-path", "a1 h8 x c3\n\n(1,1) (8,8)", ["a1 h8 x c3", "a1 h8"]),
    ("knight-path", "0 0\n7 0\n0 0\n30 50\n", ["a1 a8", "a1 ay31"]),
    ("pile-game", "5 2 3\n7 4 9", ["5 2 3", "7 4 9"]),
]


@pytest.mark.parametrize("puzzle, text, states", BOARDS_AT_ONCE)
def test_several_boards(puzzle, text, states):
    read = reading(puzzle, text)
    assert [each.state for each in (read, *read.more)] == states and read.notes[-1].args == {"count": len(states)}


@pytest.mark.parametrize("given", [
    [[1, 2, 3], [0, 4, 6], [7, 5, 8]], ((1, 2, 3), (0, 4, 6), (7, 5, 8)), [1, 2, 3, 0, 4, 6, 7, 5, 8], 123046758,
    b"123046758", "123046758".encode("utf-16"), "123046758".encode("utf-32"), bytearray(b"\xef\xbb\xbf123046758"),
    array("b", [1, 2, 3, 0, 4, 6, 7, 5, 8]),
    "\ufeff123046758", "\u2066১২৩\u200c০৪৬\u00ad৭৫৮\u2069", "1️⃣2️⃣3️⃣\n⬜4️⃣6️⃣\n7️⃣5️⃣8️⃣", "①②③\n⓪④⑥\n⑦⑤⑧",
    "https://example.org/n-puzzle/?state=123046758&start-at=3", '{"puzzle": "n-puzzle", "state": "123046758"}',
    "Look at https://example.org/n-puzzle/?state=123046758 please",
    "# Mine\n<https://example.org/?state=123046758>\n[1]",
    '<iframe src="https://example.org/embed/?puzzle=n-puzzle&amp;state=123046758&amp;lang=fa"></iframe>',
    '<dhadha-player puzzle="n-puzzle" state="123046758"></dhadha-player>',
    '{"kind": "header", "puzzle": "n-puzzle", "state": "123046758"}\n{"kind": "steps"}',
    '{"puzzle": "n-puzzle", "state": "123046758", "steps": "' + 200_000 * "-" + '"}',
])
def test_state_types(given):
    assert dhadha.run("n-puzzle", "a-star", given).state_text == "123046758"


@pytest.mark.parametrize("given", [
    "https://example.org/knight-path/?state=a1+e5&option-rows=5&option-columns=6",
    '<dhadha-player puzzle="knight-path" state="a1 e5" option-rows="5" option-columns="6"></dhadha-player>',
    b'{"puzzle": "knight-path", "state": "a1 e5", "options": {"rows": 5, "columns": 6, "none": 1}}',
])
def test_links_and_saved_runs_determine_size(given):
    run = dhadha.run("knight-path", "breadth-first", given, rows=8, columns=8)
    assert (run.state_text, run.options["rows"], run.options["columns"]) == ("a1 e5", 5, 6)
    assert dhadha.run("n-puzzle", "a-star", "https://example.org/?state=1230&option-rows=5").state_text == "1230"


# --- Options ----------------------------------------------------------------------------------------------------------


OPTIONS = {  # {(puzzle, option): {canonical text: the same as others write it}}
    ("knight-path", "leaper"): {
        "1,2": ["2,1", "1,2;2,1", "১,২"], "2,3": ["(2, 3)"], "1,3": [[[1, 3]], "{1,3}", "array([1, 3])", "leaper: 1,3"],
    },
    ("knight-path", "blocked"): {"c3 d5": [["c3", "d5"], "{c3,d5}", '"c3", "d5"']},
    ("knight-path", "from"): {"b3": [["b3"], "'b3'", "`b3`", "b3."]},
    ("knight-path", "to"): {"b3": [("b3",), '"b3"']},
    ("coin-game", "moves"): {"-2,1 -3,-1": ["(−2,+1) (−3,−1)"], "-1,0 0,-1": [[[-1, 0], [0, -1]]]},
    ("coin-game", "coins"): {"(5,2)": [[[5, 2]], "5 2"]},
    ("pile-game", "takes"): {"1–3": [
        "1,2,3", "{1, 2, 3}", "1-3", "3-1", "1 2 3", "৩ ১–২", "1…3", "3,2,1,1", "1 to 3", "1..3", "range(1, 4)",
        range(1, 4), {1, 2, 3}, "1, 2 or 3", "array([1,2,3])", "'1-3'",
    ]},
    ("pile-game", "octal"): {
        "0.77": [".77", " 0.77 ", "0.770", "০.৭৭", "۰٫۷۷", "·77", " 0. 7\u200f7 "], "0.137": ["0·137"],
        "0.007": ["٫۰۰۷"], "4.4": ["4·4", "৪.৪", "4．4"], "4.0": ["4.", "4·", "4.000"],
        "0.333…": ["0.333...", "·3…", "۰٫۳۳۳…"], "4.333…": ["4·3…"],
    },
}


def leapers(problem):
    return problem.board.leapers if hasattr(problem, "target") else ()


@pytest.mark.parametrize("puzzle, option", OPTIONS)
def test_options_are_read_as_states_are(puzzle, option):
    def asked(given):
        run = dhadha.run(puzzle, registry.find_puzzle(puzzle).algorithms[0].id, "", **{option: given})
        found = vars(run.problem.rule if puzzle == "pile-game" else run.problem)
        return run.board, [found.get(name) for name in ("moves", "digits", "endless")], leapers(run.problem)

    for own, texts in OPTIONS[puzzle, option].items():
        assert all(asked(given) == asked(own) for given in texts), own
        assert option != "octal" or read_octal(own).name == own
        assert option != "takes" or read_takes(own).name == f"{{{own}}}"
    assert len({str(asked(own)) for own in OPTIONS[puzzle, option]}) == len(OPTIONS[puzzle, option])


@pytest.mark.parametrize("puzzle, option", [
    ("knight-path", {"from": "(1,1)"}), ("knight-path", {"blocked": [[1, 2]]}), ("knight-path", {"leaper": "1x2"}),
    ("pile-game", {"takes": "matrix(c(1,2),nrow=1)"}), ("pile-game", {"takes": "[1:3]"}),
    ("pile-game", {"octal": "0.8"}),
])
def test_ambiguous_options_refused(puzzle, option):
    with pytest.raises(InvalidInput):
        dhadha.run(puzzle, registry.find_puzzle(puzzle).algorithms[0].id, "", **option)


def test_goal_parsed_like_state():
    run = dhadha.run("n-puzzle", "a-star", "1230", goal=[[1, 2], [0, 3]])
    assert list(run.problem.goal) == [1, 2, 0, 3]
    assert dhadha.run("n-queens", "compare", "2 4 1 3", other="[1, 3, 0, 2]").problem.other == (2, 4, 1, 3)


def test_columns_are_named_as_in_a_spreadsheet():
    names = {0: "a", 25: "z", 26: "aa", 27: "ab", 51: "az", 52: "ba", 701: "zz", 702: "aaa", 999: "all"}
    assert {column: column_name(column) for column in names} == names
    assert all(read_square(letters + "1") == (0, column) for column, letters in names.items())
    assert read_square("all1000") == (999, 999) and read_square("e৪") == read_square("E۴") == (3, 4)


# --- States are read back ---------------------------------------------------------------------------------------------


SQUARES = st.builds(Square, st.integers(0, 999), st.integers(0, 999))
QUEENS_PLACED = st.integers(1, 12).flatmap(lambda n: st.tuples(
    st.lists(st.integers(0, n), min_size=n, max_size=n),
    st.frozensets(st.tuples(st.integers(1, n), st.integers(1, n)), max_size=4),
)).filter(lambda board: any(board[0]) or board[1])
SCRIPTS = st.sampled_from([{}, BENGALI, PERSIAN])
SEPARATORS = st.sampled_from([" ", ",", ", ", "\n", "\t", "  ", ";", "،", " \r\n "])


def boards_of(*shapes):
    """Return (shape, tiles)."""
    return st.sampled_from(shapes).flatmap(
        lambda shape: st.tuples(st.just(shape), st.permutations(range(shape.cells)).map(bytes))
    )


@given(boards_of(*SHAPES), SEPARATORS, SCRIPTS, st.sampled_from(["/", " / ", "\n/"]))
@example((Shape(4, 9), bytes(range(36))), "\n", {}, "\n/")
@example((Shape(2, 3), bytes([1, 2, 3, 4, 0, 5])), " ", {}, "/")
@example((Shape(2, 2), bytes([1, 2, 3, 0])), " ", BENGALI, "/")
def test_tiles_are_read_back(board, separator, script, slash):
    (shape, tiles), text = board, write_state(*board)
    rows = [map(str, row) for row in in_rows(tiles, shape.columns)]
    in_slashes = slash.join(separator.join(row) for row in rows)
    assert [read_state(state("n-puzzle", each.translate(script))) for each in (text, in_slashes)] == [board] * 2
    if shape.rows == shape.columns:
        assert read_state(state("n-puzzle", separator.join(map(str, tiles)).translate(script))) == board


def test_shape_of_36_numbers_follows_the_goal():
    text = spaced(range(36))
    assert read_state(state("n-puzzle", text))[0] == (6, 6) and read_state(text, Shape(4, 9))[0] == (4, 9)
    assert dhadha.run("n-puzzle", "a-star", "1 2 3 / 4 0 5", goal="012345").problem.goal == bytes(range(6))


@settings(max_examples=300)
@given(st.sampled_from([*registry.OWN]), ANYTHING | st.text("0123456789 ,/\n-৩۴²½x{}", max_size=40))
@example("n-puzzle", "²")
@example("n-puzzle", "{place}")
@example("n-puzzle", "9" * 5000)
@example("n-puzzle", "0" * 5000 + " 1")
@example("n-puzzle", "\ud800")
def test_any_state_is_read_or_refused(puzzle, given):
    with suppress(InvalidInput):
        read = state(puzzle, given)
        assert state(puzzle, read) == read


@given(st.builds(PathRequest, SQUARES, SQUARES, st.lists(SQUARES, max_size=5).map(tuple)))
def test_knight_states_are_read_back(request):
    text = write_request(request)
    assert read_request(text) == request and reading("knight-path", text) == Reading(text)


@given(QUEENS_PLACED, st.sampled_from("০٠۰०"))
def test_queens_are_read_back(board, zero):
    (rows, forbidden), n = board, len(board[0])
    text = write_queens(rows)
    if forbidden:
        text = f"{' '.join(map(str, rows))} x {' '.join(f'{row},{column}' for row, column in sorted(forbidden))}"
    read = read_queens(state("n-queens", text))
    assert (read, read.forbidden, write_queens(read)) == (tuple(rows), forbidden, text)
    assert registry.find_puzzle("n-queens").options_from_state(text) == {"n": n}
    if not forbidden:
        digits = "".join(chr(ord(zero) + int(sign)) if sign.isdigit() else sign for sign in text)
        drawing = ["".join(".Q"[rows[column] == row] for column in range(n)) for row in range(1, n + 1)]
        assert read_queens(state("n-queens", digits)) == read_queens(state("n-queens", "\n".join(drawing))) == read


@given(NUMBERS_IN_SQUARES)
@example([0, 1, 2, 3])
def test_magic_squares_are_read_back(numbers):
    """Foreign ones may be counted from 0: then this reading is offered."""
    text, rows = write_square(numbers), rows_of(numbers)
    assert read_square_text(state("magic-square", text)) == (tuple(numbers) if any(numbers) else ())
    if any(numbers):
        found = answer("magic-square", json.dumps(rows))
        assert tuple(numbers) in map(read_square_text, [found] if isinstance(found, str) else found)


def test_states_and_options_that_say_the_same():
    run = dhadha.run("knight-path", "breadth-first", "B1 G6 x d5 c3")
    assert [run.options[name] for name in ("from", "to", "blocked")] == ["b1", "g6", "d5 c3"]
    again = dhadha.run("knight-path", "breadth-first", run.state_text, **run.options)
    assert (again.state_text, again.options) == (run.state_text, run.options)
    for options in ({"from": "A1", "to": "h8", "blocked": "d5, C3"}, {"from": "", "to": "", "blocked": ""}):
        assert len(dhadha.run("knight-path", "bitboard", "a1 h8 x c3 d5", **options).problem.board.blocked) == 2
    assert dhadha.run("knight-path", "breadth-first", rows=5, columns=12).problem.to_name == "l5"
    run = dhadha.run("knight-path", "bitboard", **{"from": "b1", "to": "g6", "blocked": "c3 d2"})
    assert (run.state_text, run.problem.from_name, len(run.problem.board.blocked)) == ("", "b1", 2)
    assert dhadha.run("coin-game", "grundy", "(5,2)", coins="5 2").state_text == "(5,2)"
    assert dhadha.run("coin-game", "grundy", "", coins="(5,3)").problem.start == ((5, 3),)
    assert dhadha.run("pile-game", "grundy", "", piles="4 1").problem.start == (4, 1)
    assert dhadha.run("pile-game", "grundy", "8 0", octal="0.77").state_text == "8"
    assert dhadha.run("n-queens", "check", "2413", n="4").options["n"] == 4
    assert dhadha.run("magic-square", "check", "8 1 6 / 3 5 7 / 4 9 2").options["n"] == 3
    for puzzle, text in (("coin-game", "(5"), ("pile-game", "?"), ("n-queens", "2 9"), ("magic-square", "1 2 3")):
        assert registry.find_puzzle(puzzle).options_from_state(text) == {}
