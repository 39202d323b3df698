"""Words that claim, and sentences of runs, results, hints and verdicts with what a check of their claims may ask."""

import re
from functools import cached_property

from run_helpers import boards_after_steps

WORDS = {  # {kind of claim: its words in English, Bengali and Persian}
    "all": ("every|all", "সব|সবই|সবগুলো|সবকটি|সবকটিই|প্রতিটি|প্রতিটিই|প্রত্যেক", "هر|همه|همهٔ"),
    "no": ("no|never|nothing|none", "কোনো|কখনো|কিছুই|কেউ", "هیچ|هیچ‌کدام|هیچ‌یک|هرگز"),
    "only": ("only", "শুধু|কেবল|একমাত্র|মাত্র", "فقط|تنها"),
    "must": ("must|cannot", "হতে হবে|করতে হবে|পারে না|যায় না", "باید|نمی‌تواند|نمی‌توان|نمی‌شود"),
    "last": ("last", "শেষ চাল|শেষ পাথর", "آخرین"),
    "least": ("much|best|least|fewest|shortest|smallest", "অনেক|সেরা|অন্তত|সবচেয়ে|ন্যূনতম",
        r"بسیار|دست‌کم|[\w‌]*ترین"),
}
LETTER = r"[\w‌ঀ-৿]"
PATTERNS = {
    kind: [re.compile(rf"(?<!{LETTER})(?:{each})(?!{LETTER})", re.I) for each in words] for kind, words in WORDS.items()
}
PLURALS = "moves|nodes|inversions|pairs|boards|others|squares|times|rows|columns|paths"


class Story:
    """A run with its steps, or a board in the hand, without. facts: what an oracle knows; checks: {key: check}."""

    def __init__(self, puzzle, oracle, problem, state, options, run=None, steps=(), trace=b""):
        self.puzzle, self.state, self.options = puzzle, state, options
        self.run, self.steps, self.trace = run, steps, trace
        self.facts = oracle(problem, state, options)
        self.checks = {key: check for keys, check in oracle.CHECKS.items() for key in keys.split()}

    @cached_property
    def boards_before_and_after_steps(self) -> list[list[int]]:
        """The board before the first step, and after each."""
        return [self.run.board["values"] if self.run else self.facts.start, *boards_after_steps(self.run, self.steps)]


class Said:
    """A sentence at a step of a story: the keys of its messages, their arguments, and its words in all languages."""

    def __init__(self, story, at, key="", args=None, said=()):
        self.story, self.at, self.key, self.args, self.said = story, at, key, args, said
        self.run, self.steps, self.options, self.facts = story.run, story.steps, story.options, story.facts
        self.past, self.future = self.steps[:at], self.steps[at + 1 :]
        self.step = self.steps[at] if self.steps else None
        self.node = self.step and self.step.node

    def __getitem__(self, name):
        return self.args[name]

    def __repr__(self):
        by, told = self.run.algorithm.id if self.run else "hand", self.story
        return f"{told.puzzle} by {by} {told.state!r} {told.options}, {self.at}: {self.key} {self.args}\n{self.said}"

    def same_story_at_step(self, at):
        return Said(self.story, at)

    @property
    def before(self):
        return self.story.boards_before_and_after_steps[self.at]

    @property
    def after(self):
        return self.story.boards_before_and_after_steps[self.at + 1]

    @property
    def kinds(self) -> set[str]:
        """The kinds of claims in the sentence, in any language."""
        return {kind for kind, each in PATTERNS.items() if any(map(re.Pattern.search, each, self.said))}

    def objection(self) -> str:
        """Return why the sentence may not stand: "no check" of a claim, or "false"; "" if it may."""
        checks = [self.story.checks[key] for key in self.key.split() if key in self.story.checks]
        if not self.kinds and self.key != "result":
            return ""
        if not checks:
            return "no check"
        known = getattr(self.facts, "TRUE", {}).items()
        true = all(self.args[name] == value(self.facts, self) for name, value in known if name in self.args)
        return "" if true and all(check(self.facts, self) for check in checks if check) else "false"


def assert_sentences_well_formed(puzzle, page):
    """Check a sentence that the page formats, in every language."""
    assert page["faults"] == [], page
    assert all(each and not re.search(r"\{ ?[$a-z]", each) for each in page["said"]), page
    assert puzzle != "n-puzzle" or "none" not in page["said"][0].split(), page
    assert not re.search(rf"(?<!×)\b1 (new |other )?({PLURALS})\b", page["said"][0]), page["said"][0]
