"""The path for readers who know nothing: five ideas of six steps, whose texts are articles in i18n/LANGUAGE/ideas/."""

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from typing import Any

from articles import Figure, figures, outline, render_article
from check_words import word_faults_of_markdown
from compare_languages import LANGUAGES, TEXTS

IDEAS = "remember", "take-back", "estimate", "who-wins", "never-changes"
STEPS = "ask", "watch", "predict", "do", "prove", "challenge"  # by section
PLAYER = {"panels": "legend", "speed": "reading", "loading": "lazy"}
Record = dict[str, Any]
Examples = Mapping[str, tuple[Record, Record]]  # {"PUZZLE/EXAMPLE": (puzzle, preset)}


def read_ideas(language: str, puzzles: Sequence[Record]) -> list[Record]:
    """Return the ideas whose puzzles the site has: {"id", "title", "about", "picture": (puzzle, preset), "steps":
    [{"id", "title", "html", "path"}]}. Stops the build for an example that there is not."""
    examples, ids = examples_by_name(puzzles), {puzzle["id"] for puzzle in puzzles}

    def read_idea(name: str) -> Record:
        text = text_of(name, language)
        article = render_article(text, {"figure": lambda figure: draw_figure(figure, examples)})
        [first, *_] = [figure["example"] for figure in figures(text) if "example" in figure]
        steps = [
            {"id": step, "title": section.title, "html": section.html, "path": idea_step_path(name, step)}
            for step, section in zip(STEPS, article.sections)
        ]
        return {"id": name, "title": article.title, "about": article.about, "picture": examples[first], "steps": steps}

    return [read_idea(name) for name in IDEAS if puzzles_shown_in_idea(name) <= ids]


def text_of(idea: str, language: str) -> str:
    return (TEXTS / language / "ideas" / f"{idea}.md").read_text(encoding="utf-8")


def idea_step_path(idea: str, step: str) -> str:
    return f"learn/{idea}/" + (f"{step}/" if step != STEPS[0] else "")


def puzzles_shown_in_idea(idea: str) -> set[str]:
    named = [figure.get("example") or figure["challenge"] for figure in figures(text_of(idea, "en"))]
    return {name.partition("/")[0] for name in named}


def examples_by_name(puzzles: Iterable[Record]) -> Examples:
    """Return {"PUZZLE/EXAMPLE": (puzzle, preset)}."""
    pairs = [(puzzle, preset) for puzzle in puzzles for preset in puzzle["presets"]]
    return {f"{puzzle['id']}/{preset['id']}": (puzzle, preset) for puzzle, preset in pairs}


def draw_figure(figure: Figure, examples: Examples) -> str:
    """Return a player of an example, with the figure's other lines as attributes, or the place of a challenge."""
    if "challenge" in figure:
        of, _, challenge = figure["challenge"].partition("/")
        place = html_element("div", {"id": "stage", "data-puzzle": of, "data-challenge": challenge})
        slots = "".join(f'<div id="{name}" class="{name}" hidden></div>' for name in ("acts", "tools", "challenge"))
        return place.replace("></", f">{slots}</")
    begins = {"autoplay": ""} if figure.get("ask", "acts") != "acts" else {}
    return draw_player(figure, examples, PLAYER | begins)


def draw_player(figure: Figure, examples: Examples, usual: Mapping[str, str]) -> str:
    """usual: the attributes of all players. Stops the build for an example that there is not."""
    if figure["example"] not in examples:
        sys.exit(f"static/i18n: there is no example {figure['example']}")
    puzzle, preset = examples[figure["example"]]
    request = {"puzzle": puzzle["id"], "algorithm": preset["algorithm"], "state": preset["state"]}
    options = {f"option-{name}": option_text(value) for name, value in preset["options"].items()}
    more = {name: value for name, value in figure.items() if name != "example"}
    return html_element("dhadha-player", {**request, **options, **usual, **more})


def html_element(name: str, attributes: Mapping[str, str]) -> str:
    written = (f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{''.join(written)}></{name}>"


def option_text(value: object) -> str:
    """Format an option's value for a URL or an attribute."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def check_ideas() -> None:
    """Check that all languages have the same steps and figures, in the words of their sheets, or stop the build."""
    stop_for_faults("ideas", IDEAS, faults_of_idea)


def stop_for_faults(folder: str, names: Iterable[str], faults_of: Callable[[str, str], Iterable[str]]) -> None:
    """Stop the build if a text of the folder has faults, which `faults_of` names by text and language."""
    faults = [
        f"{language}/{folder}/{name}.md: {fault}"
        for name in names for language in LANGUAGES for fault in faults_of(name, language)
    ]
    if faults:
        sys.exit("\n".join(faults))


def faults_of_idea(name: str, language: str) -> list[str]:
    text, english = text_of(name, language), text_of(name, "en")
    parts, english_parts = ([list(outline(part)) for part in each.split("\n## ")[1:]] for each in (text, english))
    faults = list(word_faults_of_markdown(f"idea-{name}", text, language))
    if len(parts) != len(STEPS) or parts != english_parts:
        faults.append("its steps or figures are not those of the English text")
    return faults
