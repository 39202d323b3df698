"""Keys on keyboards of every script, and numbers in every script's digits."""

from run_helpers import run_node_script

KEYS = {  # what a key types, the place of the key, and the shortcut that it means
    ("g", "KeyG"): "g", ("G", "KeyG"): "g", ("?", "Minus"): "?", ("ü", "BracketLeft"): "[", ("z", "KeyY"): "z",
    ("ل", "KeyG"): "g", ("ف", "KeyT"): "t", ("ح", "KeyP"): "p", ("ظ", "KeyZ"): "z", ("و", "Comma"): ",",
    ("ج", "BracketLeft"): "[", ("چ", "BracketRight"): "]", ("؟", "Slash"): "?", ("\u200c", "Space"): " ",
    ("গ", "KeyG"): "g", ("ট", "KeyT"): "t", ("প", "KeyP"): "p", ("।", "Period"): ".", ("ক্ষ", "KeyX"): "x",
    ("Dead", "BracketLeft"): "[", ("Process", "KeyT"): "t", ("৭", "Digit7"): "৭", (":", "Period"): ":",
    ("Enter", "Enter"): "Enter", ("ArrowLeft", "KeyH"): "ArrowLeft", ("Unidentified", ""): "Unidentified",
}
EVENTS, READER = "player/base/key-events.ts", "loading/plain-digits.ts"
ATTRIBUTES = "player/catalogue/element-attributes.ts"
CALLS = [
    *([[EVENTS, "keyName", {"key": key, "code": code}], meant] for (key, code), meant in KEYS.items()),
    *([[EVENTS, "isComposing", {"isComposing": known, "keyCode": code}], composing]
      for known, code, composing in ((True, 13, True), (False, 229, True), (False, 13, False))),
    *([[READER, "parseNumber", text], number] for text, number in {
        "420": 420, "৪২০": 420, "۴۲۰": 420, "−৩": -3, "۱٫۵": 1.5, "": 0, "ten": None}.items()),
    *([[ATTRIBUTES, "positionFor", where, 100], position] for where, position in {
        "3": 3, "۳": 3, "৫০%": 50, "۵۰٪": 50, "end": 100, "x": None}.items()),
    *([[ATTRIBUTES, "paceOf", speed], pace] for speed, pace in {"۴": 4, "fast": "auto"}.items()),
    [[ATTRIBUTES, "normalizeRequest", {"options": {"n": "৮", "budget": 5, "takes": "۱, ۲"}}],
     {"options": {"n": "8", "budget": 5, "takes": "1, 2"}}],
]


def test_keys_and_digits_of_every_script():
    assert run_node_script("call_functions.mjs", given=[call for call, _ in CALLS]) == [wanted for _, wanted in CALLS]
