"""Every message of every puzzle: it has a text, formats in every language, and fits its arguments and its board."""

import re
from functools import cache

import dhadha
import pytest
from claim_words_and_sentences import assert_sentences_well_formed
from dhadha.puzzle import TwoPlayers
from dhadha.puzzles.registry import find_puzzle, own_puzzles
from dhadha.trace.recorder import Recorder
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import parse
from fluent_messages import LANGUAGES, STATIC, TEMPLATE, english_variables_of, faults_of, read_rules, word_faults
from run_helpers import run_to_end, sentences_of_traces
from test_claims import BOARDS, messages_for_board_in_hand, runs_steps_and_twins

OWN = [puzzle.id for puzzle in own_puzzles()]
SLOW_PRESETS = {"frenicle", "fifteen", "fifteen-patterns", "fifteen-large-patterns", "anytime", "completed"}
HARD = "12 1 10 2 7 11 4 14 5 0 9 15 8 13 6 3"
RUNS = (  # (puzzle, algorithm, state, options): what neither the examples say nor the small boards of test_claims.py
    ("n-puzzle", "weighted-a-star", "1 12 10 2 7 11 4 14 5 0 9 15 8 13 6 3", {
        "heuristic": "pattern-5-5-5", "goal": "1 0 2 3 4 5 6 7 8 9 10 11 12 13 14 15", "budget": 50,
    }),
    ("n-puzzle", "greedy-backtracking", "867254301", {"tolerance": 0}), ("n-puzzle", "anytime", HARD, {"effort": 2000}),
    ("n-queens", "min-conflicts", "", {"n": 6, "max_steps": 1, "restarts": 2}),
    ("n-queens", "monte-carlo", "", {"n": 24, "probes": 40}),  # beyond 32 bits
    ("n-queens", "count", "", {"n": 13, "gallery": 0}), ("n-queens", "first", "", {"n": 100}),
    ("n-queens", "large", "", {"n": 9000}), ("knight-path", "bitboard", "a1 b4", {"rows": 4, "columns": 2}),
    ("knight-path", "bitboard", "", {"rows": 70, "columns": 70, "all_paths": True}),
    ("knight-path", "bitboard", "", {"rows": 210, "columns": 210, "leaper": "0,1", "all_paths": True}),
    ("pile-game", "grundy", "30 30", {"takes": "1-30"}), ("pile-game", "period", "1", {"octal": "0.6", "length": 700}),
    ("coin-game", "closed-form", "(1,1)", {"rows": 5, "columns": 6}),
    ("coin-game", "fill", "(1,1)", {"rows": 400, "columns": 2}), ("magic-square", "large", "", {"n": 260}),
    ("magic-square", "completions", "", {"n": 4, "budget": 100_000}),
)
HANDS = {  # boards in manual play, likewise
    "n-puzzle": [(HARD, {})], "knight-path": [("a1 h8 x a1", {})], "magic-square": [("1 . . / . . . / . . .", {})],
    "pile-game": [("30", {"octal": "0.77", "misere": True})],
}
UNUSED = {  # only of long runs
    "n-puzzle": {"anytime-shorter", "optimal-bound", "optimal-searching", "tables-built", "pattern-file"},
    "n-queens": {"count-gallery", "count-symmetric", "hint-too-hard", "large-none", "large-swap"},
    "knight-path": {"fault-endless"},
}


@cache
def finished_runs(name: str) -> list[tuple]:
    """Return (run, its steps), … of the presets and of RUNS."""
    puzzle = find_puzzle(name)
    asked = [(each.algorithm, each.state, each.options) for each in puzzle.presets if each.id not in SLOW_PRESETS]
    asked += [each for own, *each in RUNS if own == name]
    ready = {each.id for each in puzzle.algorithms if f"algorithm-{each.id}" in english_variables_of("common", name)}
    asked += [(algorithm, None, {}) for algorithm in sorted(ready - {algorithm for algorithm, *_ in asked})]
    return [run_to_end(name, algorithm, state, **options) for algorithm, state, options in asked]


@cache
def small_runs(name: str) -> list[tuple]:
    return [(run, steps) for boards in BOARDS if boards[0] == name for run, steps, _ in runs_steps_and_twins(*boards)]


@pytest.mark.parametrize("name", OWN)
def test_every_sentence_of_steps_formats_in_every_language(name, tmp_path):
    """Those of small boards, test_claims.py formats."""
    traces = [Recorder(dhadha.run(name, run.algorithm.id, run.state_text, **run.options)).record_trace_file()
              for run, _ in finished_runs(name)]
    for (_, steps), told in zip(finished_runs(name), sentences_of_traces(tmp_path, traces)):
        assert all(page["reason"].startswith(step.reason) for step, page in zip(steps, told, strict=True))
        for page in told:
            assert_sentences_well_formed(name, page)


@pytest.mark.parametrize("name", OWN)
def test_every_text_is_used(name):
    puzzle, texts = find_puzzle(name), english_variables_of("common", name)
    runs = [*finished_runs(name), *small_runs(name)]
    said = [(reason, step) for _, steps in runs for step in steps for reason in step.reason.split()]
    assert all(texts.get(f"rule-{reason}", set()) <= (step.args or {}).keys() for reason, step in said)
    used = {reason for reason, _ in said}
    hands = [(run.state_text, run.options) for run, _ in small_runs(name) if run.algorithm is puzzle.algorithms[0]]
    hands += [(state, puzzle.algorithms[0].read_options(options)) for state, options in HANDS.get(name, ())]
    for state, options in hands:
        for facts in messages_for_board_in_hand(puzzle, state, options):
            first, *others = facts["reason"].split()
            if facts.get("moves") or facts.get("cells") and first.startswith("hint-"):
                assert texts[f"rule-{first}"] <= set(facts["args"]), facts  # the answer comes after the rule
            for each in (first, *others):
                assert texts[f"reason-{each}"] | texts.get(f"rule-{each}", set()) <= set(facts.get("args", {})), facts
            used |= {first, *others}
        for move in puzzle.moves(state, options) if isinstance(puzzle, TwoPlayers) else ():
            assert texts["move-name"] | texts["game-played"] <= move["args"].keys() | {"by"}
    rules = {key.removeprefix("rule-") for key in texts if key.startswith("rule-")}
    assert rules <= used, rules - used
    unused = {key.removeprefix("reason-") for key in english_variables_of(name) if key.startswith("reason-")} - used
    assert unused <= UNUSED.get(name, set()), sorted(unused - UNUSED.get(name, set()))


def rule_and_idea(run, language="en"):
    bundle, args = FluentBundle([language], use_isolating=False), run.puzzle.rule_arguments(run.problem)
    for part in ("common", run.puzzle.id):
        source = (STATIC / "i18n" / language / f"{part}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    keys = f"puzzle-{run.puzzle.id}-rule", f"algorithm-{run.effective_algorithm.id}-idea"
    told = [bundle.format_pattern(bundle.get_message(key).value, args) for key in keys]
    assert all(said and not faults for said, faults in told), (run, language, told)
    return [said for said, _ in told]


@pytest.mark.parametrize("name", OWN)
def test_each_example_has_a_rule_and_an_idea_of_one_line(name):
    for preset in find_puzzle(name).presets:
        run = dhadha.run(name, preset.algorithm, preset.state, **preset.options)
        assert all(len(line) < 150 for language in LANGUAGES for line in rule_and_idea(run, language)), run


LOSES = "The player who cannot move loses."


@pytest.mark.parametrize("puzzle, state, options, rule", [
    ("pile-game", "5 2", {}, f"You may take 1 or 2 stones from one pile. {LOSES}"),
    ("pile-game", "5 2", {"takes": "1,3-5", "misere": True},
     "You may take 1 or 3–5 stones from one pile. The player who makes the last move loses."),
    ("pile-game", "5 2", {"octal": "0.77"},
     f"Kayles: take 1 or 2 stones from one pile; the rest may be split in two. {LOSES}"),
    ("coin-game", "(5,2)", {"moves": "-1,0"}, f"Move a coin by (−1,0) (down, right). {LOSES}"),
    ("n-queens", "", {"n": 1}, "Place a queen on the only square."),
    ("knight-path", "a1 c1 x b2", {"leaper": "0,1"},
     "Bring the piece to the gold ring in the fewest moves, each "
     "1 square along a row or column, never onto a wall."),
    ("n-puzzle", "1 2 3 0", {"goal": "0123"}, "Slide tiles into the gap until the board reads 0123 (0 is the gap)."),
])
def test_rule_follows_state_and_options(puzzle, state, options, rule):
    assert rule_and_idea(dhadha.run(puzzle, None, state, **options))[0] == rule


@pytest.mark.parametrize("name", OWN)
def test_everything_shown_has_a_name(name):
    """What algorithms need, test_algorithms_have_all_parts.py tells."""
    puzzle = find_puzzle(name)
    texts = english_variables_of("common", "site", "challenges", "examples", name).keys()
    wanted = {f"puzzle-{name}{end}" for end in ("", "-about", "-hint", "-rule")}
    wanted |= {f"preset-{name}-{each.id}{end}" for each in puzzle.presets for end in ("", "-about")}
    wanted |= {f"challenge-title-{each['id']}" for each in puzzle.challenges}
    assert {key for key in english_variables_of("examples") if key.startswith(f"preset-{name}-")} <= wanted
    for table in puzzle.tables:
        wanted |= {f"table-{table.id}", f"table-{table.id}-note", *(f"column-{column}" for column in table.columns)}
    facts = set()
    for run, _ in (*finished_runs(name), *small_runs(name)):
        facts |= {f"result-{fact}{end}" for fact in run.result for end in ("", "-none")}
        wanted |= {f"area-{area['id']}" for area in run.board.get("areas", ())}
    assert wanted <= texts, wanted - texts
    assert {key for key in english_variables_of(name) if key.startswith("result-")} <= facts


def test_words_are_those_of_the_term_sheets():
    """The build refuses others; each word of a sheet is said somewhere, each exception is one."""
    for language in LANGUAGES:
        rules, paths = read_rules(language), [*(STATIC / "i18n" / language).glob("*.ftl"), TEMPLATE / f"{language}.ftl"]
        markdown = [*(STATIC / "i18n" / language).glob("*/*.md")]
        named = [f"\n{path.parent.name.removesuffix('s')}-{path.stem} =" for path in markdown]
        said = "".join(path.read_text("utf-8") for path in paths) + "".join(named)
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
