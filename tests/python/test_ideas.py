"""The ideas use no word before they have shown it, and the directives of articles."""

import re
import sys
from html.parser import HTMLParser
from itertools import chain

import pytest
from dhadha.devtools.bake import preset_run
from dhadha.puzzles.registry import own_puzzles
from dhadha.testing.text_checks import LANGUAGES
from dhadha.trace.recorder import Recorder
from fluent_messages import STATIC, read_rules
from run_helpers import sentences_of_traces
from test_glossary import glossary_terms, is_form_in_text

sys.path.insert(0, str(STATIC / "build"))
from articles import figures, readable_text_of_markdown, render_article  # noqa: E402 (of the build)
from ideas import IDEAS, STEPS, faults_of_idea, puzzles_shown_in_idea, text_of  # noqa: E402

BOLD = re.compile(r"\*\*(.+?)\*\*|^```\{card\} (.+)$", re.MULTILINE)
LONGEST_WATCH = 30  # steps
EXAMPLES = {f"{puzzle.id}/{preset.id}": (puzzle, preset) for puzzle in own_puzzles() for preset in puzzle.presets}
CHALLENGES = {f"{puzzle.id}/{challenge['id']}" for puzzle in own_puzzles() for challenge in puzzle.challenges}


def step_texts_of_idea(idea, language):
    return dict(zip(STEPS, text_of(idea, language).split("\n## ")[1:]))


@pytest.fixture(scope="module")
def said(tmp_path_factory):
    """Return {example: the sentences of each step, by language} of all examples of the ideas."""
    names = sorted({figure["example"] for idea in IDEAS for figure in figures(text_of(idea, "en"))
                    if "example" in figure})
    traces = [Recorder(preset_run(*EXAMPLES[name])).record_trace_file() for name in names]
    runs = sentences_of_traces(tmp_path_factory.mktemp("runs"), traces)
    return {name: [step["said"] for step in run] for name, run in zip(names, runs)}


def span(figure, run):
    """Return the steps that a figure shows."""
    return run[int(figure.get("start-at", 0)): 1 + int(figure.get("end-at", len(run)))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("idea", IDEAS)
def test_ideas_have_the_steps_and_figures_of_english(idea, language):
    assert faults_of_idea(idea, language) == []
    named = figures(text_of(idea, language))
    assert {figure["example"] for figure in named if "example" in figure} <= EXAMPLES.keys()
    assert {figure["challenge"] for figure in named if "challenge" in figure} <= CHALLENGES


@pytest.mark.parametrize("idea", IDEAS)
def test_watching_takes_at_most_thirty_steps(idea, said):
    [figure] = figures(step_texts_of_idea(idea, "en")["watch"])
    assert 5 < len(span(figure, said[figure["example"]])) <= LONGEST_WATCH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("idea", IDEAS)
def test_no_word_is_used_before_it_was_shown(idea, language, said):
    """A step shows what it has in bold: terms of the glossary, and words that the term sheet calls technical."""
    own = puzzles_shown_in_idea(idea)
    words = [forms for forms, puzzles, _ in glossary_terms(language).values() if not puzzles or own & {*puzzles}]
    words += [[word] for word in read_rules(language)["technical"]]
    shown: list[str] = []
    for step, text in step_texts_of_idea(idea, language).items():
        shown += chain(*BOLD.findall(text))
        runs = [span(figure, said[figure["example"]]) for figure in figures(text) if "example" in figure]
        spoken = [sentences[list(LANGUAGES).index(language)] for run in runs for sentences in run]
        told = readable_text_of_markdown(text)
        late = [forms for forms in words if is_any_in(forms, [told, *spoken]) and not is_any_in(forms, shown)]
        assert not late, (step, late)


def is_any_in(forms, texts):
    return any(is_form_in_text(form, text) for form in forms for text in texts)


class Tags(HTMLParser):
    def __init__(self, html):
        super().__init__()
        self.found = []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        self.found.append((tag, dict(attributes)))


ARTICLE = """# Two `A*`

About **it**.

## First

```{question}
Which?

- [ ] this
  No <b>.
- [x] that
  Yes.
```

```{figure}
example: a/b
ask: hard

A caption
```

## Second

```{reveal} Why?
Because.
```
"""


def test_directives_become_html():
    article = render_article(ARTICLE, {"figure": lambda figure: f"<x-{figure['ask']}>"})
    first, second = article.sections
    assert (article.title, article.about) == ('Two <bdi dir="ltr">A*</bdi>', "About <strong>it</strong>.")
    choices = [attributes for tag, attributes in Tags(first.html).found if tag == "details"]
    assert [each["class"] for each in choices] == ["choice", "choice right"]
    assert len({each["name"] for each in choices}) == 1 and "&lt;b&gt;" in first.html
    assert "<x-hard><figcaption>A caption</figcaption></figure>" in first.html
    assert '<summary>Why?</summary><p>Because.</p>' in second.html
    with pytest.raises(ValueError, match="poem"):
        render_article("# A\n\nB\n\n## C\n\n```{poem}\n```\n", {})
