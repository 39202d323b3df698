"""Every message of every puzzle: it has a text, formats in every language, and fits its arguments and its board."""

import re
from functools import cache
from pathlib import Path

import dhadha
import pytest
import test_coins
import test_knight
import test_magic
import test_piles
import test_queens
import test_sliding
from dhadha.puzzle import TwoPlayers
from dhadha.puzzles.magic.square_puzzle import DURER, SUBIRACHS
from dhadha.puzzles.registry import find_puzzle, own_puzzles
from dhadha.trace.recorder import Recorder
from fluent.syntax import parse
from fluent_messages import LANGUAGES, STATIC, TEMPLATE, english_variables_of, faults_of, read_rules, word_faults
from magic_oracle import EXCHANGED
from run_helpers import run_node_script, run_to_end

OWN = [puzzle.id for puzzle in own_puzzles()]
SLOW_PRESETS = {"frenicle", "fifteen", "fifteen-patterns", "fifteen-large-patterns", "anytime", "completed"}
RUNS = {
    "n-puzzle": test_sliding.RUNS, "n-queens": test_queens.RUNS, "knight-path": test_knight.RUNS,
    "pile-game": test_piles.RUNS, "coin-game": test_coins.RUNS, "magic-square": test_magic.RUNS,
}
HANDS = {  # boards in manual play
    "n-puzzle": [("123046758", {}), ("213456780", {}), ("123456780", {}), (test_sliding.HARD, {})],
    "n-queens": [(state, {"n": 4}) for state in ("1 1 0 0", "1 0 0 0", "2 4 1 3", "2 4 1 3 x 2,1", "0 0 0 0 x 2,1")],
    "knight-path": [(state, {"rows": 8, "columns": 8, "leaper": "1,2"}) for state in (
        "", "b1 c3", "c3 c3", "a1 h8 x a1", "a1 h8 x b3 c2",
    )] + [("a1 h7", {"rows": 8, "columns": 8, "leaper": "1,3"})],
    "pile-game": [("30", {"octal": "0.77", "misere": True})] + [
        (state, rule) for state in ("0", "1 1", "2 2", "5 2 1")
        for rule in ({"takes": "1,2"}, {"takes": "1,2", "misere": True}, {"octal": "0.77", "misere": True})
    ],
    "coin-game": [(state, {}) for state in ("(1,1)", "(5,2) (8,8)", "(6,3) (8,6)")],
    "magic-square": [(state, {"n": 3}) for state in (
        "", DURER, SUBIRACHS, EXCHANGED, "8 8 . / . . . / . . .", "8 . 12 / . . . / . . .", "8 1 . / . . . / . . .",
        "1 2 . / . . . / . . .", "8 1 . / . . . / 6 . .", "8 1 . / . . 2 / . . 4", "1 . . / . . . / . . .",
    )] + [("", {"n": 9})],
}
UNUSED = {  # only of long runs
    "n-puzzle": {"anytime-shorter", "optimal-bound", "optimal-searching", "tables-built", "pattern-file"},
    "n-queens": {"count-gallery", "count-symmetric", "hint-too-hard", "large-none", "large-swap"},
    "knight-path": {"fault-endless"},
}
PLURALS = "moves|nodes|inversions|pairs|boards|others|squares|times|rows|columns|paths"


@cache
def finished_runs(name: str) -> list[tuple]:
    """Return (run, its steps), … of the presets and of RUNS."""
    puzzle = find_puzzle(name)
    asked = [(each.algorithm, each.state, each.options) for each in puzzle.presets if each.id not in SLOW_PRESETS]
    for algorithm, cases in RUNS.get(name, {}).items():
        asked += [(algorithm, *(case if isinstance(case, tuple) else (case, {}))) for case in cases]
    ready = {each.id for each in puzzle.algorithms if f"algorithm-{each.id}" in english_variables_of("common", name)}
    asked += [(algorithm, None, {}) for algorithm in sorted(ready - {algorithm for algorithm, *_ in asked})]
    return [run_to_end(name, algorithm, state, **options) for algorithm, state, options in asked]


@cache
def saved_runs(name: str) -> list[bytes]:
    return [Recorder(dhadha.run(name, run.algorithm.id, run.state_text, **run.options)).record_trace_file()
            for run, _ in finished_runs(name)]


def formatted_sentences(folder: Path, files: list[bytes]) -> list[list[dict]]:
    """Return the page's sentences and their arguments for each step of saved runs."""
    paths = [folder / f"{number}.trace" for number in range(len(files))]
    for path, file in zip(paths, files):
        path.write_bytes(file)
    return run_node_script("print_step_sentences.mjs", *paths)


@pytest.mark.parametrize("name", OWN)
def test_every_sentence_of_steps_formats_in_every_language(name, tmp_path):
    for (_, steps), told in zip(finished_runs(name), formatted_sentences(tmp_path, saved_runs(name))):
        assert len(steps) == len(told)
        for step, page in zip(steps, told):
            assert (page["reason"], page["faults"]) == (step.reason, []), page
            assert all(each and not re.search(r"\{ ?[$a-z]", each) for each in page["said"]), page
            assert name != "n-puzzle" or "none" not in page["said"][0].split(), page
            assert not re.search(rf"\b1 (new |other )?({PLURALS})\b", page["said"][0]), page["said"][0]


@pytest.mark.parametrize("name", OWN)
def test_every_text_is_used(name):
    puzzle, texts = find_puzzle(name), english_variables_of("common", name)
    said = [(reason, step) for _, steps in finished_runs(name) for step in steps for reason in step.reason.split()]
    assert all(texts.get(f"rule-{reason}", set()) <= (step.args or {}).keys() for reason, step in said)
    used = {reason for reason, _ in said}
    for state, options in HANDS.get(name, ()):
        options = puzzle.algorithms[0].read_options({}) | options
        for facts in (puzzle.status_message(state, options), puzzle.hint(state, options)):
            if facts.get("moves") or facts.get("cells") and facts["reason"].startswith("hint-"):
                assert texts[f"rule-{facts['reason']}"] <= set(facts["args"]), facts  # the answer comes after the rule
            if facts:
                assert texts[f"reason-{facts['reason']}"] <= set(facts.get("args", {})), facts
                used.add(facts["reason"])
        for move in puzzle.moves(state, options) if isinstance(puzzle, TwoPlayers) else ():
            assert texts["move-name"] | texts["game-computer-played"] <= move["args"].keys()
    rules = {key.removeprefix("rule-") for key in texts if key.startswith("rule-")}
    assert rules <= used, rules - used
    unused = {key.removeprefix("reason-") for key in english_variables_of(name) if key.startswith("reason-")} - used
    assert unused <= UNUSED.get(name, set()), sorted(unused - UNUSED.get(name, set()))


@pytest.mark.parametrize("name", OWN)
def test_everything_shown_has_a_name(name):
    """What algorithms need, test_algorithms_have_all_parts.py tells."""
    puzzle, texts = find_puzzle(name), english_variables_of("common", "site", name).keys()
    wanted = {f"puzzle-{name}{end}" for end in ("", "-about", "-hint")} | {f"family-{puzzle.family}-about"}
    wanted |= {f"preset-{name}-{each.id}" for each in puzzle.presets}
    for table in puzzle.tables:
        wanted |= {f"table-{table.id}", f"table-{table.id}-note", *(f"column-{column}" for column in table.columns)}
    for run, _ in finished_runs(name):
        wanted |= {f"result-{fact}" for fact in run.result if fact != "offer"}
        wanted |= {f"area-{area['id']}" for area in run.board.get("areas", ())}
    assert wanted <= texts, wanted - texts


def test_words_are_those_of_the_term_sheets():
    """The build refuses others; each word of a sheet is said somewhere, each exception is one."""
    for language in LANGUAGES:
        rules, paths = read_rules(language), [*(STATIC / "i18n" / language).glob("*.ftl"), TEMPLATE / f"{language}.ftl"]
        said = "".join(path.read_text("utf-8") for path in paths)
        assert [word for word, *_ in rules["terms"].values() if word not in said] == []
        assert [key for key in rules["except"] if f"\n{key} =" not in said and not said.startswith(f"{key} =")] == []
        assert [fault for path in paths for fault in word_faults(path, language)] == []


@pytest.mark.parametrize("language, text, fault", [
    ("en", "This is the shortest way.", "not “path”"), ("en", "It has { $count } moves.", "“1 moves” if $count is 1"),
    ("en", "The layers hold 2 and 1 squares.", "“1 squares”"), ("bn", "মেমরি লাগে কম।", "not “মেমোরি”"),
    ("en", "{ $count ->\n    [one] { $count } moves\n   *[other] no\n }", "“1 moves” if $count is 1"),
    ("bn", "Python কোড চলে।", "“Python” in Latin letters"), ("bn", "বোর্ডে ৪ বা 5টি গুটি।", "“5” in western digits"),
    ("fa", "کل پرونده خوانده شد.", "not “فایل”"), ("fa", "«{\"\u2066\"}Resultها»", "“Result” in Latin letters"),
    ("en", "{ $count ->\n    [one] 1 move\n   *[other] { $count } moves\n }", ""),
    ("bn", "`h^2`, a1, XOR, “dhadha 2”", ""),
])
def test_other_words_are_refused(language, text, fault):
    [message] = parse(f"made-up = {text}\n").body
    found = [*faults_of(message, language)]
    assert [fault in each for each in found] == [True] * bool(fault), found


def test_page_names_only_messages_that_exist():
    """A misspelt key would show as words made of it."""
    known = english_variables_of(*{path.stem for path in (STATIC / "i18n/en").glob("*.ftl")}).keys()
    code = "".join(path.read_text("utf-8") for path in STATIC.rglob("*.ts"))
    named = re.findall(r'\b(?:text|textIfAny|reason:|LocalizedError)\(?\s*"([\w-]+)"', code)
    unknown = [key for key in named if not {key, f"reason-{key}", f"error-{key}"} & known]
    assert len(named) > 250 and unknown == []
