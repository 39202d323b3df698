"""Articles: Markdown with a few directives, which are fences with a name in braces, as in MyST:

    ```{figure}              a player, by lines "name: value"; a caption may follow an empty line
    ```{question}            choices, "- [ ] …" or, if right, "- [x] …", each with the lines that answer it
    ```{reveal} A question   what answers it, after a tap
    ```{aside} A title       beside the text
    ```{card} A title        to keep

In a text, backticks enclose a formula, which is read from left to right in every language.
"""

import re
from collections.abc import Callable, Iterator, MutableMapping, Sequence
from dataclasses import dataclass
from html import escape
from textwrap import dedent
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

Figure = dict[str, str]  # {name: value}
Environment = MutableMapping[str, Any]

FENCE = re.compile(r"^```\{(\w+)\} *(.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CHOICE = re.compile(r"^- \[([ x])\] (.*)\n", re.MULTILINE)
TITLED = {  # directives of a title and a text
    "reveal": '<details class="reveal"><summary>{}</summary>{}</details>\n',
    "aside": '<div class="aside" role="note"><h2>{}</h2>{}</div>\n',
    "card": '<section class="keep"><h2>{}</h2>{}</section>\n',
}


@dataclass(frozen=True)
class Section:
    """What stands under a heading of level 2; source: its Markdown."""

    title: Markup
    html: Markup
    source: str


@dataclass(frozen=True)
class Article:
    title: Markup
    about: Markup
    sections: Sequence[Section]


def read_article(text: str, draw_figure: Callable[[Figure], str]) -> Article:
    """Render an article: a title, a line about it, and sections. Raises ValueError for an unknown directive."""
    markdown = MarkdownIt("commonmark", {"html": False})
    markdown.add_render_rule("fence", render_fence)
    markdown.add_render_rule("code_inline", render_formula)
    environment: Environment = {"markdown": markdown, "draw_figure": draw_figure, "questions": 0}
    head, *parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
    title, about = re.split(r"\n+", head.removeprefix("# ").strip(), maxsplit=1)
    sections = (
        Section(inline(name, environment), block(source, environment), source)
        for name, source in zip(parts[::2], parts[1::2])
    )
    return Article(inline(title, environment), inline(about, environment), list(sections))


def inline(source: str, environment: Environment) -> Markup:
    return Markup(environment["markdown"].renderInline(source, environment))


def block(source: str, environment: Environment) -> Markup:
    return Markup(environment["markdown"].render(source, environment))


def render_formula(_self: object, tokens: Sequence[Token], at: int, _options: object, _environment: object) -> str:
    return f'<bdi dir="ltr">{escape(tokens[at].content)}</bdi>'


def render_fence(
    _self: object, tokens: Sequence[Token], at: int, _options: object, environment: Environment
) -> str:
    fence = tokens[at]
    match = re.fullmatch(r"\{(\w+)\} *(.*)", fence.info)
    name, title = match.groups() if match else ("", "")
    if name in TITLED:
        return TITLED[name].format(inline(title, environment), block(fence.content, environment))
    if name == "question":
        return render_question(fence.content, environment)
    if name == "figure":
        figure, caption = read_figure(fence.content)
        words = f"<figcaption>{inline(caption, environment)}</figcaption>" if caption else ""
        return f"<figure>{environment['draw_figure'](figure)}{words}</figure>\n"
    raise ValueError(f"there is no directive “{fence.info}”")


def render_question(source: str, environment: Environment) -> str:
    """Render a question whose choices answer when they are opened, one at a time."""
    environment["questions"] += 1
    group = f'name="question-{environment["questions"]}"'
    asked, *parts = CHOICE.split(source)
    choices = (
        f'<details class="choice{" right" if mark == "x" else ""}" {group}><summary>{inline(words, environment)}'
        f"</summary>{block(dedent(answer), environment)}</details>"
        for mark, words, answer in zip(parts[::3], parts[1::3], parts[2::3])
    )
    return f'<div class="question">{block(asked, environment)}{"".join(choices)}</div>\n'


def read_figure(source: str) -> tuple[Figure, str]:
    """Return the lines of a figure, and its caption."""
    lines, _, caption = source.strip().partition("\n\n")
    pairs = (line.partition(":") for line in lines.split("\n"))
    return {name.strip(): value.strip() for name, _, value in pairs}, caption


def figures(source: str) -> list[Figure]:
    return [read_figure(body)[0] for name, _, body in FENCE.findall(source) if name == "figure"]


def outline(source: str) -> Iterator[tuple[str, object]]:
    """Yield what is the same in every language: each directive, with a figure's lines or the right choices."""
    for name, _, body in FENCE.findall(source):
        yield name, read_figure(body)[0] if name == "figure" else [mark for mark, _ in CHOICE.findall(body)]
