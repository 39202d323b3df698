"""What sentences claim (every, no, only, cannot, last, least, …) is true, on the smallest boards of every algorithm."""

from itertools import combinations_with_replacement, islice, permutations, product

import dhadha
import pytest
from claim_words_and_sentences import WORDS, Said, Story, assert_sentences_well_formed
from claims_of_games import Coins, Piles
from claims_of_queens import Queens
from claims_of_searches import Knight, Sliding, Tree
from claims_of_squares import Squares, Trick
from dhadha import InvalidInput
from dhadha.puzzles.registry import find_puzzle, own_puzzles
from dhadha.trace.recorder import Recorder
from run_helpers import sentences_of_traces

BOARDS = (
    # (puzzle, algorithms or all of its, states, options): each runs on each state with all options that it takes
    ("n-puzzle", "", ("1 2 / 3 0", "1 0 / 3 2", "1 2 / 0 3", "0 1 / 3 2", "2 1 / 3 0", "1 2 3 / 4 5 0", "1 2 3 / 4 0 5",
        "1 2 0 / 4 5 3", "2 1 3 / 4 5 0", "1 2 / 3 4 / 0 5"),
        ({}, {"budget": 1}, {"budget": 2}, {"budget": 7}, {"depth-limit": 1}, {"depth-limit": 2}, {"tolerance": 0},
         {"weight": 0}, {"weight": 1}, {"weight": 20, "budget": 3}, {"heuristic": "misplaced"}, {"effort": 1})),
    ("n-puzzle", "a-star", ("1 2 3 / 0 4 6 / 7 5 8",), [{"heuristic": "pattern-4-4"}]),
    ("n-puzzle", "a-star layer-by-layer", ("4 5 0 / 1 2 3",), [{}]),
    ("estimate-tree", "", ("1", "1*", "1(1)", "1(2)", "2(1*)", "1(2*)", "2(1 1*)", "2(2(3) 2*)", "3(1(2) 2(2 1*))"),
        ({}, {"tolerance": 1})),
    ("n-queens", "", ("0", "1", "0 0", "0 0 0", "0 0 0 0", "1 0 0 0", "0 4 0 0", "2 4 1 3", "1 2 3 4", "1 1", "0 x 1,1",
        "0 0 0 0 x 1,2", "0 0 0 0 x 1,1 2,1 3,1 4,1", "2 4 1 3 x 2,1", "0 0 0 0 0", "2 0 0 0 0"),
        ({}, {"until": "all"}, {"until": "first"}, {"budget": 3}, {"max-steps": 1}, {"restarts": 1},
         {"neighbourhood": "row"}, {"neighbourhood": "square"}, {"population": 4, "patience": 2, "budget": 40},
         {"population": 6, "variant": "classic", "generations": 3}, {"probes": 1}, {"probes": 31}, {"gallery": 0})),
    ("n-queens", "construction large first compare", ("",), [{"n": n} for n in (6, 7, 8)]),
    ("n-queens", "construction", ("",), [{"n": n} for n in (2, 3, 9, 14)]),
    ("knight-path", "", ("a1 a1", "a1 b1", "a1 b2", "a1 b3", "a1 c3", "c3 d4", "c3 e5", "a1 b3 x c2", "a1 d1",
        "a1 a3 x b3 c2"), [{"rows": side, "columns": side, **more} for side in (1, 2, 3, 5) for more in (
            {}, {"leaper": "2,2"}, {"leaper": "0,1"})] + [{"rows": 5, "columns": 5, "all-paths": True}]),
    ("pile-game", "", ("0", "1", "2", "3", "4", "1 1", "2 1", "2 2", "1 2 3", "0 1"),
        [{**rule, "misere": misere} for rule in ({}, {"takes": "2"}, {"takes": "any"}, {"octal": "0.77"},
         {"octal": "4.333…"}, {"split": "unequal"}) for misere in (False, True)]),
    ("pile-game", "period", ("1",), [{**rule, "length": length} for length in (1, 5, 30) for rule in (
        {}, {"takes": "2"}, {"octal": "0.77"}, {"octal": "0.6"}, {"takes": "any"}, {"octal": "4.333…"})]
        + [{"octal": "0.07", "length": 300}]),
    ("coin-game", "", ("(1,1)", "(2,1)", "(3,2)", "(1,1) (2,2)", "(3,3) (3,3)", "(3,1) (2,3) (1,2)"),
        [{"rows": side, "columns": side} for side in (1, 2, 3, 4, 6)] + [{"rows": 4, "columns": 4, **more} for more in (
            {"moves": "-1,0"}, {"moves": "-1,0 0,-1 -1,-1"}, {"moves": "1,-1 -1,0"}, {"opponent": "beatable"})]),
    ("magic-square", "", ("0", "1", "2", "0 0 / 0 0", "1 2 / 3 4", "1 0 / 0 0", "99 0 / 0 0", "8 1 6 / 3 5 7 / 4 9 2",
        "8 1 6 / 3 5 7 / 4 2 9", "8 1 6 / 3 0 7 / 4 9 2", "8 1 0 / 0 0 0 / 0 0 2", "1 2 0 / 0 0 0 / 0 0 0",
        "1 1 1 / 1 1 1 / 1 1 1", "8 8 0 / 0 0 0 / 0 0 0", "8 1 0 / 0 0 2 / 0 0 4", "0 0 0 / 0 5 0 / 0 0 0",
        "1 0 0 / 0 5 9 / 0 0 0",
        "16 3 2 13 / 5 10 11 8 / 9 6 7 12 / 4 15 14 1", "16 3 2 13 / 5 10 11 8 / 9 6 0 0 / 4 0 14 0",
        "1 8 13 12 / 14 11 2 7 / 4 5 16 9 / 15 10 3 6", "8 0 0 / 0 0 0 / 0 0 9", "0 1 6 / 3 5 7 / 4 9 0",
        "9 6 0 / 0 0 0 / 0 0 0"),
        [{}, {"until": "all"}]),
    ("magic-square", "auto siamese doubly-even singly-even check large", ("",),
        [{"n": n} for n in (1, 2, 3, 4, 5, 6, 8, 10)]),
    ("magic-square", "complete completions", ("",), [{"n": n} for n in (1, 2, 3)]),
    ("magic-square", "complete", ("8 1 0 / 0 0 0 / 0 0 2", "0 0 0 / 0 5 0 / 0 0 0"), [{"budget": 5}]),
    ("magic-trick", "", ("",), [{"sum": total, "reveal": reveal} for total in (22, 34, 99)
        for reveal in (True, False)]),
)
ORACLES = {
    "n-puzzle": Sliding, "estimate-tree": Tree, "knight-path": Knight, "n-queens": Queens, "pile-game": Piles,
    "coin-game": Coins, "magic-square": Squares, "magic-trick": Trick,
}
THEOREMS = {"equal-parts-cancel", "number-of-a-part", "closed-form-start"}  # true of all boards
LONGEST = 200  # steps; longer runs are left to other tests


def runs_steps_and_twins(puzzle, algorithms, states, options):
    """Yield a run of each algorithm on each of these boards with each options that it takes, its steps, and a twin."""
    chosen = [each for each in find_puzzle(puzzle).algorithms if not algorithms or each.id in algorithms.split()]
    for algorithm, state, given in product(chosen, states, options):
        if given.keys() <= {each.id for each in algorithm.parameters}:
            try:
                run, twin = (dhadha.run(puzzle, algorithm.id, state, **given) for _ in range(2))
            except InvalidInput:
                continue
            steps = list(islice(run, LONGEST + 1))
            if len(steps) <= LONGEST:
                yield run, steps, twin


def stories(puzzle, *boards):
    for run, steps, twin in runs_steps_and_twins(puzzle, *boards):
        yield Story(puzzle, ORACLES[puzzle], run.problem, run.state_text, run.options, run, steps,
            Recorder(twin).record_trace_file())


def messages_for_board_in_hand(puzzle, state, options):
    """Yield what the page says of a board in the hand: its status and its hint."""
    for ask in ("status_message", "hint"):
        if message := getattr(puzzle, ask, lambda *_: {})(state, options):
            yield message


def all_sentences_of_stories(folder, told: list) -> list[Said]:
    """Return all sentences of these stories, and of the boards of their first algorithm in the hand."""
    first = {puzzle.id: puzzle.algorithms[0] for puzzle in own_puzzles()}
    by_hand = [(Story(story.puzzle, ORACLES[story.puzzle], story.run.problem, story.state, story.options), message)
               for story in told if story.run.algorithm == first[story.puzzle]
               for message in messages_for_board_in_hand(story.run.puzzle, story.state, story.options)]
    given = [[story.puzzle, {"args": {}, **message}] for story, message in by_hand]
    traces = [story.trace for story in told]
    *pages, hands = sentences_of_traces(folder, traces, given or [["n-puzzle", {"reason": ""}]])
    for story, page in ((story, page) for story, steps in zip(told, pages) for page in steps):
        assert_sentences_well_formed(story.puzzle, page)
    found = [Said(story, at, story.steps[at].reason, page["args"], page["said"])  # the end repeats an earlier one, too
             for story, steps in zip(told, pages) for at, page in enumerate(steps)]
    found += [Said(story, -1, message["reason"], message.get("args", {}), said)
              for (story, message), said in zip(by_hand, hands)]
    return found + [Said(story, len(story.steps) - 1, "result", story.run.result, (
        find_puzzle(story.puzzle).result_text(story.run),)) for story in told]


@pytest.fixture(scope="module")
def said(tmp_path_factory) -> list[Said]:
    told = [story for boards in BOARDS for story in stories(*boards)]
    return all_sentences_of_stories(tmp_path_factory.mktemp("claims"), told)


def describe_false_sentences(said) -> str:
    found = {(objection, each.story.puzzle, each.key): each for each in said if (objection := each.objection())}
    return "\n\n".join(f"{objection}: {each!r}" for (objection, *_), each in found.items())


def test_every_algorithm_of_every_puzzle_speaks(said):
    spoken = {(each.story.puzzle, each.run.algorithm.id) for each in said if each.run}
    assert spoken == {(puzzle.id, each.id) for puzzle in own_puzzles() for each in puzzle.algorithms}


def test_every_claim_is_true(said):
    assert not describe_false_sentences(said)


def tampered(each: Said, told: list[Story]):
    """Yield the sentence with other numbers, at other steps, and of other boards."""
    for name, value in each.args.items():
        if isinstance(value, int):
            yield from (Said(each.story, each.at, each.key, {**each.args, name: value + by}, each.said)
                for by in (1, -1))
    yield from (Said(each.story, at, each.key, each.args, each.said) for at in range(len(each.steps))[:20])
    for story in told:
        other = Said(each.story, each.at, each.key, each.args, each.said)
        other.facts = story.facts
        yield other


def objects(each: Said) -> bool:
    try:
        return each.objection() == "false"
    except (LookupError, ValueError, TypeError, AttributeError, AssertionError, StopIteration):
        return False  # the board does not have what the sentence names


def test_every_check_objects_to_some_false_sentence(said):
    told, sayings = {}, {}
    for each in said:
        told.setdefault(each.story.puzzle, []).append(each.story)
        if each.story.checks.get(each.key) and (each.kinds or each.key == "result"):
            sayings.setdefault((each.story.puzzle, each.key), []).append(each)
    credulous = {at for at, every in sayings.items() if not any(
        objects(other) for each in every[:: len(every) // 9 + 1] for other in tampered(each, told[at[0]][::8]))}
    assert {key for _, key in credulous} <= THEOREMS


def test_a_new_claim_needs_a_check_in_each_language(said):
    silent = next(each for each in said if each.key not in each.story.checks)
    for kind, words in WORDS.items():
        for language, word in enumerate(words):
            added = " " + word.split("|")[0]
            claiming = [sentence + added * (at == language) for at, sentence in enumerate(silent.said)]
            other = Said(silent.story, silent.at, silent.key, silent.args, claiming)
            assert (other.kinds, other.objection()) == ({kind}, "no check")


@pytest.mark.long
def test_every_claim_is_true_on_all_small_boards(tmp_path):
    sizes = [combinations_with_replacement(range(5), count) for count in (1, 2, 3)]
    heaps = [" ".join(map(str, piles)) for each in sizes for piles in each]
    shapes = "{}", "{}({})", "{}({}({}))", "{}({} {})", "{}({}({} {}))", "{}({}({}) {})", "{}({} {} {} {})"
    values = [product(("1", "2", "2*"), repeat=shape.count("{}")) for shape in shapes]
    trees = [shape.format(*numbers) for shape, each in zip(shapes, values) for numbers in each]
    boards = [" {} {} / {} {} / {} {}".format(*tiles) for tiles in permutations(range(6))]
    rules = next(given for puzzle, _, _, given in BOARDS if puzzle == "pile-game")
    searches = "a-star ida-star breadth-first depth-first greedy-backtracking layer-by-layer solvability"
    told = [*stories("n-puzzle", searches, boards, ({},)), *stories("estimate-tree", "", trees, ({}, {"tolerance": 1})),
            *stories("pile-game", "grundy win-lose", heaps, rules)]
    assert not describe_false_sentences(all_sentences_of_stories(tmp_path, told))
