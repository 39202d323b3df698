"""The articles of the families of puzzles: i18n/LANGUAGE/articles/PUZZLE.md, by the first puzzle of the family. Figures
are players of examples, films of four boards, races (`lanes`), runs to choose by a slider, and drawings. All have a
still form for paper."""

import json
import re
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any

from articles import Article, Figure, figures, outline, render_article
from call_page_code import digits
from call_page_code import figure as board_picture
from check_words import word_faults_of_markdown
from compare_languages import TEXTS
from dhadha.devtools.bake import board_after_steps
from dhadha.puzzle import Preset
from dhadha.trace.recorder import Recorder
from ideas import draw_player, examples_by_name, html_element, stop_for_faults
from links_in_articles import Links, puzzles_of_links
from numbers_and_drawings import draw_by_name, number
from plots_and_tables import Rows, bars, draw_column_chart, html_table_of_rows
from run_counters_for_articles import prepare, values_of

ARTICLES = "n-puzzle", "n-queens", "pile-game", "knight-path", "magic-square"
PLAYER = {"speed": "reading", "loading": "lazy"}  # in the form with its code, whose height is known
PRINTED = {"start": 0, "middle": 0.6, "end": 1}  # the part of a run before the step that stands on paper
POWER = re.compile(r"\^(\([^)]*\)|\w+)")  # in a lesson
Record = dict[str, Any]


def text_of(name: str, language: str) -> str:
    return (TEXTS / language / "articles" / f"{name}.md").read_text(encoding="utf-8")


def address(name: str) -> str:
    return f"{name}/article/"


def puzzles_of(name: str) -> set[str]:
    """Return the puzzles that an article shows."""
    text = text_of(name, "en")
    shown = [figure.get(kind, "") for figure in figures(text) for kind in ("example", "film", "lanes", "slider")]
    return {re.split("[/ ]", each)[0] for each in shown if each} | puzzles_of_links(text)


def title_of(name: str, language: str) -> str:
    return text_of(name, language).partition("\n")[0].removeprefix("# ")


def articles_of(puzzles: Sequence[Record], races: bool) -> dict[str, str]:
    """Return {puzzle: the name of the article of its family} for the articles whose puzzles the site has."""
    ids = {puzzle["id"] for puzzle in puzzles}
    families = [list(members) for _, members in groupby(puzzles, lambda puzzle: puzzle["family"])]
    return {
        puzzle["id"]: members[0]["id"]
        for members in families if members[0]["id"] in ARTICLES and puzzles_of(members[0]["id"]) <= ids and races
        for puzzle in members
    }


# ---- runs that a slider chooses

def parse_slider_runs(request: str) -> tuple[str, dict[str, list[str]]]:
    """Return the option that a slider changes, and the words of the run of each value."""
    words = shlex.split(request)
    [chosen] = [word for word in words if "," in word]
    option, _, values = chosen.partition("=")
    return option, {value: [f"{option}={value}" if word == chosen else word for word in words]
                    for value in values.split(",")}


def bake_runs(folder: Path, ids: set[str]) -> None:
    """Write the runs of sliders, and for each puzzle that has some PUZZLE.runs.json, with their requests."""
    for name in ARTICLES:
        if not puzzles_of(name) <= ids:
            continue
        runs: dict[str, list[Preset]] = {}
        for figure in figures(text_of(name, "en")):
            for words in parse_slider_runs(figure["slider"])[1].values() if "slider" in figure else ():
                run, made = prepare(*words), runs.setdefault(words[0], [])
                made.append(Preset(f"article-{len(made)}", run.algorithm.id, run.state_text, dict(run.options)))
                (folder / f"{words[0]}.{made[-1].id}.trace").write_bytes(Recorder(run).record_trace_file())
        for puzzle, presets in runs.items():
            text = json.dumps({"runs": [{"puzzle": puzzle, **vars(preset)} for preset in presets]})
            (folder / f"{puzzle}.runs.json").write_text(text, encoding="utf-8")


# ---- pages

def read_family_article(name: str, common: Record) -> Article:
    """Return an article in the language of a page's context."""
    painter = Painter(common)
    article = render_article(
        text_of(name, common["language"]), {"figure": painter.figure, "plot": painter.plot, "lesson": painter.lesson},
        lambda expression: common["number"](integer(expression)), digits(common["language"]),
    )
    link = Links(common, "../../").resolve
    sections = [replace(each, html=link(each.html)) for each in article.sections]
    return replace(article, sections=sections, footnotes=link(article.footnotes))


def integer(expression: str) -> int:
    value = number(expression)
    if not isinstance(value, int):
        raise ValueError(f"“{expression}” is no single number")
    return value


class Painter:
    """Draws the figures of an article in a language."""

    def __init__(self, common: Record):
        self.common, self.t = common, common["t"]
        self.puzzles: Mapping[str, Record] = {puzzle["id"]: puzzle for puzzle in common["puzzles"]}
        self.examples = examples_by_name(common["puzzles"])
        self.kinds: Mapping[str, Callable[[Figure], str]] = {
            "example": self.example, "film": self.film, "lanes": self.lanes, "slider": self.slider,
            "drawing": lambda figure: draw_by_name(figure["drawing"], self.t),
        }

    def figure(self, figure: Figure) -> str:
        kind = next(iter(figure))
        return f'<div class="of-{kind}">{self.kinds[kind](figure)}</div>'

    def example(self, figure: Figure) -> str:
        """Draw a player, and for paper a board of its run."""
        attributes = dict(figure)
        part = PRINTED[attributes.pop("printed", "start" if "ask" in figure else "middle")]
        run = prepare(figure["example"])
        steps = list(run)
        printed = self.board(run, steps[: int(part * (len(steps) - 1)) + 1])
        return draw_player(attributes, self.examples, PLAYER) + f'<div class="printed">{printed}</div>'

    def film(self, figure: Figure) -> str:
        """Draw the boards after four steps, which a style sheet shows one after another; a script plays them again."""
        run = prepare(figure["film"])
        steps, ends = list(run), map(int, figure["steps"].split())
        again = f'<button class="embed-figure" disabled>{escape(self.t("replay"))}</button>'
        return "".join(self.board(run, steps[: end + 1]) for end in ends) + again

    def board(self, run: Any, steps: Sequence[Any]) -> str:
        still = board_after_steps(run, steps)
        appearance = self.puzzles[run.puzzle.id]["appearance"]
        return board_picture(still["board"], still["values"], still["roles"], appearance, self.t.language)

    def lanes(self, figure: Figure) -> str:
        puzzle = self.puzzles[figure["lanes"]]
        own = self.common["texts_of"][puzzle["id"]]
        rows = {
            own(f"algorithm-{lane['algorithm']}"): values_of(f"{puzzle['id']}/{lane['id']}")
            for lane in puzzle["race"]["lanes"]
        }
        printed = self.table(rows, figure["counts"], puzzle["id"], kind="printed")
        return html_element("dhadha-race", {"puzzle": puzzle["id"]}) + printed

    def slider(self, figure: Figure) -> str:
        option, runs = parse_slider_runs(figure["slider"])
        first, begin = next(iter(runs.values())), list(runs).index(figure["begin"])
        run = prepare(*first)
        own = self.common["texts_of"][run.puzzle.id]
        request = {"puzzle": run.puzzle.id, "algorithm": run.algorithm.id, "state": run.state_text}
        fixed = {f"option-{name}": value for name, _, value in (word.partition("=") for word in first[3:])}
        marked = html_element("div", {"class": "chosen", "data-option": option, "data-values": " ".join(runs)})
        slot = html_element("div", {"class": "run", "data-attributes": json.dumps(request | fixed)})
        rows = {
            own(f"choice-{value}") if own.has(f"choice-{value}") else self.common["number"](value): values_of(*words)
            for value, words in runs.items()
        }
        label = f"<label>{escape(own(f'option-{option}'))} "
        control = f'<input type="range" max="{len(runs) - 1}" value="{begin}"></label><output></output>'
        head = marked.replace("></", f">{label}{control}</")
        return head + slot + self.table(rows, figure["counts"], run.puzzle.id, heading=own(f"option-{option}"))

    def plot(self, plot: Figure) -> str:
        if plot.get("kind") == "columns":
            values = number(plot["values"])
            assert isinstance(values, list)
            return draw_column_chart(values, self.common["number"])
        return bars({words: integer(expression) for words, expression in plot.items()}, self.common["number"])

    def table(self, rows: Rows, counts: str, puzzle: str, **more: str) -> str:
        own = self.common["texts_of"][puzzle]
        heads = {name: own(f"counter-{name}") if own.has(f"counter-{name}") else self.t(f"result-{name}")
                 for name in counts.split()}
        return html_table_of_rows(rows, heads, lambda value: self.common["number"](round(value)), **more)

    def lesson(self, asked: Figure) -> str:
        """Quote a part of the lesson beside a run."""
        [(puzzle, words)] = asked.items()
        algorithm, part = words.split()
        own, items = self.common["texts_of"][puzzle], list[str]()
        while own.has(key := f"lesson-{algorithm}-{part}-{len(items) + 1}"):
            items.append(f"<p>{re.sub('`([^`]*)`', mark_formula_left_to_right, escape(own(key)))}</p>")
        if not items:
            raise ValueError(f"{puzzle} has no lesson “{words}”")
        return f'<blockquote>{"".join(items)}<footer>{escape(own(f"lesson-{part}"))}</footer></blockquote>'


def mark_formula_left_to_right(match: re.Match[str]) -> str:
    return '<bdi dir="ltr">' + POWER.sub(r"<sup>\1</sup>", match[1]) + "</bdi>"


# ---- checks

def check_articles() -> None:
    """Check that the articles of all languages have the same figures, numbers, footnotes and links by section, in the
    words of their sheets, or stop the build."""
    stop_for_faults("articles", ARTICLES, faults_of_article)


def faults_of_article(name: str, language: str) -> Iterator[str]:
    text, english = text_of(name, language), text_of(name, "en")
    yield from word_faults_of_markdown(f"article-{name}", text, language)
    parts, others = ([list(outline(part)) for part in each.split("\n## ")] for each in (text, english))
    if len(parts) != len(others):
        yield f"it has {len(parts) - 1} sections, the English text {len(others) - 1}"
    for at, (part, other) in enumerate(zip(parts, others)):
        yield from (f"section {at} has {own}, the English text {its}" for own, its in zip(part, other) if own != its)
        if len(part) != len(other):
            yield f"section {at} has {len(part)} directives, the English text {len(other)}"
