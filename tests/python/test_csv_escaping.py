"""Tables in CSV are safe for spreadsheets, those of the page and those of the command line."""

from dhadha.challenges.class_results import csv_line
from run_helpers import call_page

CELLS = {
    "=1+1": "'=1+1", "+cmd|' /C calc'!A0": "'+cmd|' /C calc'!A0", "-2+3": "'-2+3", "@SUM(A1)": "'@SUM(A1)",
    "\t=1": "' =1", "\r=1": "' =1", "＝1+1": "'＝1+1", "﹦1": "'﹦1", "=a,b": '"\'=a,b"', '="x"': '"\'=""x"""',
    "-": "'-", "-1 -2": "'-1 -2", "a;=1+1": "a;'=1+1", "a; @b": "a;' @b", "a\tb": "a b", "a\n=1;-2": "a =1;'-2",
    "  =1": "'  =1", 'a"b': '"a""b"', "\u200b=1": "'=1", "\u2060\ufeff\u202e@x": "'@x", "\0=1": "'=1",
    "a;\u200e-b": "a;'-b", **{plain: plain for plain in ("-1", "-2.5", "+7", "0", "", "a=b", "–", "♛", "a; b = c-d")},
}


def test_exported_texts_are_escaped():
    rows = [*([cell] for cell in CELLS), [-1, 0, "می\u200cرود"]]
    written = [*CELLS.values(), "-1,0,می\u200cرود"]
    assert call_page("pages/export/csv-row.ts", (["csvRow", row] for row in rows)) == written
    assert [csv_line([cell, 1]).removesuffix(",1") for cell in CELLS] == [*CELLS.values()]
    assert csv_line([-1, True, "L"]) == "-1,true,L"
