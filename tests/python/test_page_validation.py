"""The page's checks of boards and appearances, by the schema of Python's types and rules of its own."""

from dhadha.core import page_json_types
from dhadha.worker import api as worker
from run_helpers import call_page

BOARD = {
    "rows": 2, "columns": 3, "values": [1, 2, 0, 0, 0, 0], "rules": {"rows": [1], "columns": [1, 2]},
    "givens": [0, 5], "pencil": {"2": [1, 2], "5": []},
}
APPEARANCE = {
    "pieces": "none", "blank": 0, "colours": {"1": "red", "-2": "grey"}, "widths": {"1": 0.25, "2": 1},
    "hand": {"tokens": True, "brush": [0, 1], "type": [1, 6]},
}
AREAS = {
    "areas": [BOARD | {"values": None}, {"id": "b", "rows": 1, "columns": 2, "hand": True, "givens": [1]}],
    "values": [0] * 8,
}
BENT_BOARDS = {  # the place of the fault: changes
    ".rules": [{"rules": None}, {"rules": []}, {"rules": {"rows": [2]}}, {"rules": {"columns": [1, 3]}}],
    ".rules.rows": [{"rules": {"rows": 0}}, {"rules": {"rows": [1] * 1025}}],
    ".rules.rows[0]": [{"rules": {"rows": [0]}}, {"rules": {"rows": ["0"]}}],  # no rule stands at the edge
    ".rules.columns[0]": [{"rules": {"columns": [0.5]}}, {"rules": {"columns": [-1]}}],
    ".givens": [{"givens": {}}, {"givens": [6]}, {"givens": [0] * 4097}],
    ".givens[1]": [{"givens": [0, -1]}],
    ".pencil": [{"pencil": "x"}, {"pencil": {"6": [1]}}],
    ".pencil.0": [{"pencil": {"0": 1}}, {"pencil": {"0": [1] * 65}}],
    ".pencil.0[0]": [{"pencil": {"0": ["1"]}}, {"pencil": {"0": [2**31]}}],
    **{f".pencil.{key}": [{"pencil": {key: [1]}}] for key in ("00", "-1", "constructor")},
}
BENT_APPEARANCES = {
    ".colours": [{"colours": True}],
    ".colours.1": [{"colours": {"1": colour}} for colour in ("#ff0000", "pink", "url(//evil)", None)],
    **{f".colours.{key}": [{"colours": {key: "red"}}] for key in ("one", "01", "2147483648", "__proto__x")},
    ".widths.1": [{"widths": {"1": width}} for width in (0, -0.5, 1.01, "0.5", True)],
    ".hand": [{"hand": 1}, {"hand": "frei"}],
    ".hand.tokens": [{"hand": {"tokens": 1}}],
    ".hand.type": [{"hand": {"type": 6}}, {"hand": {"type": [1]}}, {"hand": {"type": [1, 2, 3]}}],
    ".hand.type[1]": [{"hand": {"type": [1, None]}}],
}
BENT_AREAS = {
    ".areas[1].hand": [{"hand": 1}, {"hand": {"type": [1, 2]}}],
    ".givens": [{"givens": [2]}],  # a cell of the other board
    ".pencil": [{"pencil": {"2": [1]}}],
    ".rules": [{"rules": {"rows": [1]}}],
}


REFUSED = [
    (check, changed(change), where)
    for check, bent, changed in (
        ("boardFault", BENT_BOARDS, BOARD.__or__), ("appearance", BENT_APPEARANCES, APPEARANCE.__or__),
        ("boardFault", BENT_AREAS, lambda change: AREAS | {"areas": [AREAS["areas"][0], AREAS["areas"][1] | change]}),
    ) for where, changes in bent.items() for change in changes
]
TAKEN = [
    ("boardFault", BOARD), ("boardFault", AREAS), ("boardFault", BOARD | {"rules": {}, "givens": [], "pencil": {}}),
    # beside the board
    ("boardFault", BOARD | {"edges": [[0, 3]], "values": [0] * 7, "givens": [6], "pencil": {"6": [1]}}),
    ("appearance", APPEARANCE), ("appearance", APPEARANCE | {"hand": "free"}),
    ("appearance", APPEARANCE | {"colours": {}, "widths": {}, "hand": {}}),
]


def test_board_is_accepted_or_refused_with_the_place_of_its_fault():
    asked = [*((check, value, None) for check, value in TAKEN), *REFUSED]
    said = call_page("validation/boards.ts", (call for *call, _ in asked))
    assert [(each, fault) for each, fault in zip(asked, said, strict=True) if fault != each[2]] == []


def test_every_answer_has_a_shape():
    assert page_json_types.ANSWERS.keys() == {*worker.QUESTIONS, "status", "refusal", "fault"}
