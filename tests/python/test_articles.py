"""Articles say the same in every language, in easy words, and their numbers and drawings are true."""

import re
import sys
from collections import Counter

import pytest
from dhadha.puzzles.sliding.board import write_state
from dhadha.puzzles.sliding.puzzle import PUZZLE
from dhadha.testing.text_checks import LANGUAGES
from fluent_messages import STATIC, read_rules
from sliding_oracle_and_graphs import packed
from test_glossary import glossary_terms, is_form_in_text

sys.path.insert(0, str(STATIC / "build"))
import numbers_and_drawings as numbers  # noqa: E402 (of the build)
import sliding_article as sliding  # noqa: E402
from articles import NUMBER, figures, readable_text_of_markdown, render_article  # noqa: E402
from family_articles import ARTICLES, faults_of_article, puzzles_of, text_of  # noqa: E402

HIGHEST_GRADE = 10
WORDS = 1500, 3000
VOWELS = re.compile(r"[aeiouy]+")
NO_WORDS = re.compile(r"\$.+?\$|\[\^\w+\]|\]\(.+?\)|[*`\[\]]|^#+ .+$|^- ?(?:\[[ x]\])?", re.MULTILINE)
SENTENCE = re.compile(r"[.?!:]\s+|\n\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ARTICLES)
def test_articles_have_the_figures_and_numbers_of_english(name, language):
    assert list(faults_of_article(name, language)) == []


@pytest.mark.parametrize("lost", [
    "{{ boards 3 }}", "[](challenge:n-puzzle/three-moves)", "```{aside}", "[^korf]", "run n-puzzle/deepening peak",
])
def test_a_missing_number_link_or_directive_is_a_fault(monkeypatch, lost):
    text = text_of("n-puzzle", "fa")
    texts = {"en": text, "fa": text.replace(lost, "", 1)}
    monkeypatch.setattr("family_articles.text_of", lambda _, language: texts[language])
    assert list(faults_of_article("n-puzzle", "fa"))


@pytest.mark.parametrize("name", ARTICLES)
def test_english_is_easy_to_read_and_of_the_right_length(name):
    """Flesch–Kincaid: 0.39 words a sentence + 11.8 syllables a word - 15.59."""
    text = NO_WORDS.sub(" ", readable_text_of_markdown(NUMBER.sub(" ", text_of(name, "en").partition("\n[^")[0])))
    sentences = [re.findall(r"[a-z’']+", each.lower()) for each in SENTENCE.split(text)]
    spoken = [words for words in sentences if len(words) > 1]
    words = [word for sentence in spoken for word in sentence]
    grade = 0.39 * len(words) / len(spoken) + 11.8 * sum(map(count_syllables, words)) / len(words) - 15.59
    assert grade <= HIGHEST_GRADE, grade
    assert WORDS[0] <= len(words) <= WORDS[1], len(words)


def count_syllables(word):
    return max(1, len(VOWELS.findall(word)) - bool(re.search(r"[^aeiouyl]e(?:s|d)?$", word)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ARTICLES)
def test_each_term_is_explained_where_it_first_appears(name, language):
    """A section has in bold the terms that no section before it had."""
    own, shown = puzzles_of(name), []
    words = [forms for forms, puzzles, _ in glossary_terms(language).values() if not puzzles or own & {*puzzles}]
    words += [[word] for word in read_rules(language)["technical"]]
    for section in readable_text_of_markdown(NUMBER.sub(" ", text_of(name, language))).split("\n## ")[1:]:
        shown += re.findall(r"\*\*(.+?)\*\*", section) + re.findall(r"\$(.+?)\$", section)
        told = section.partition("\n[^")[0]
        late = [forms for forms in words if is_in(forms, [told]) and not is_in(forms, shown)]
        assert not late, (section[:40], late)


def is_in(forms, texts):
    return any(is_form_in_text(form, text) for form in forms for text in texts)


def test_numbers_of_boards_are_those_of_a_search(distance_table):
    counted = Counter(distance_table.values())
    assert numbers.number("distances 3") == [counted[moves] for moves in range(32)]
    assert numbers.number("boards 3") == len(distance_table) and numbers.number("farthest 3") == 31
    assert {bytes(board) for board in sliding.boards_at_each_distance(3)[-1]} == {
        packed(state) for state, moves in distance_table.items() if moves == 31
    }
    assert numbers.number("boards 4") == 10_461_394_944_000


def test_numbers_of_runs_and_unknown_numbers():
    assert numbers.number("run n-puzzle/first-steps length") == 3
    assert numbers.number("run n-puzzle a-star 123046758 heuristic=misplaced length") == 3
    with pytest.raises(ValueError, match="there is no number “moons 3”"):
        numbers.number("moons 3")
    with pytest.raises(ValueError, match="no integer"):
        numbers.number("run n-puzzle/first-steps moves")


@pytest.mark.parametrize("before, after, inversions", [
    (*sliding.SIDEWAYS, [0, 0]), (*sliding.UPWARDS, [2, 0]), (*sliding.UPWARDS_IN_FOUR, [3, 0]),
])
def test_each_drawn_move_is_one_and_keeps_the_parity(before, after, inversions):
    shape = sliding.shape_of(before)
    assert write_state(shape, after) in [move["state"] for move in PUZZLE.moves(write_state(shape, before), {})]
    assert [len(sliding.inverted_pairs_of_tiles(tiles)) for tiles in (before, after)] == inversions
    rows = [sliding.blank_row_from_bottom(shape, bytes(tiles)) for tiles in (before, after)]
    odd = [count + (row if len(before) == 16 else 0) for count, row in zip(inversions, rows)]
    assert (odd[0] - odd[1]) % 2 == 0


ARTICLE = """# Two

About it.[^book]

## First

There are {{ boards 3 }} boards, $9!/2$.

```{exercise} By hand
Draw one.
```

```{plot}
One: boards 3
```

[^book]: A book.
"""


def test_formulae_numbers_and_footnotes_become_html():
    article = render_article(ARTICLE, {"plot": lambda plot: f"<p>{plot['One']}</p>"}, str.upper, "০১২৩৪৫৬৭৮৯")
    [section] = article.sections
    assert "There are BOARDS 3 boards" in section.html and "<mn>৯</mn>" in section.html
    assert '<section class="exercise"><h3>By hand</h3><p>Draw one.</p>' in section.html
    assert '<figure id="figure-1"><p>boards 3</p></figure>' in section.html
    assert 'href="#fn1"' in article.about and ">১</a>" in article.about and "A book." in article.footnotes


def test_a_caption_with_a_footnote_stops_the_build():
    with pytest.raises(ValueError, match="no footnotes: Draw one"):
        render_article(ARTICLE.replace("Draw one.", "Draw one.[^book]"), {"plot": str}, str)


@pytest.mark.parametrize("name", ARTICLES)
def test_article_has_ten_moving_figures(name):
    moving = [figure for figure in figures(text_of(name, "en")) if {"example", "lanes", "slider"} & figure.keys()]
    assert len(moving) >= 10 and NUMBER.search(text_of(name, "en"))
