"""Tables in CSV are safe for spreadsheets."""

from run_helpers import run_node_script

CELLS = {
    "=1+1": "'=1+1", "+cmd|' /C calc'!A0": "'+cmd|' /C calc'!A0", "-2+3": "'-2+3", "@SUM(A1)": "'@SUM(A1)",
    "\t=1": "\t'=1", "\r=1": '"\r\'=1"', "＝1+1": "'＝1+1", "=a,b": '"\'=a,b"', '="x"': '"\'=""x"""', "-": "'-",
    "-1 -2": "'-1 -2", "a;=1+1": "a;'=1+1", "a\t@b": "a\t'@b", "a\n=1;-2": '"a\n\'=1;\'-2"', "\n=1": '"\n\'=1"',
    'a"b': '"a""b"', **{plain: plain for plain in ("-1", "-2.5", "+7", "0", "", "a=b", "–", "♛", "a; b = c-d")},
}
MARKUP = [
    *((["pages/export/csv-row.ts", "csvRow", [cell]], written) for cell, written in CELLS.items()),
    (["pages/export/csv-row.ts", "csvRow", [-1, 0, "L"]], "-1,0,L"),
]


def test_exported_texts_are_escaped():
    calls = [call for call, _ in MARKUP]
    assert run_node_script("call_functions.mjs", given=calls) == [written for _, written in MARKUP]
