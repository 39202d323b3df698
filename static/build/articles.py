"""Articles: Markdown with a few directives, which are fences with a name in braces, as in MyST:

    ```{figure}                what is drawn, by lines "name: value"; a caption may follow an empty line
    ```{plot}                  numbers, by lines "words: value"; a caption may follow
    ```{question}              choices, "- [ ] …" or, if right, "- [x] …", each with the lines that answer it
    ```{reveal} A question     what answers it, after a tap
    ```{exercise} A title      what to do on paper; printed with room to write
    ```{aside} A title         beside the text
    ```{card} A title          to keep
    ```{lesson}                what the lesson beside a run says: "puzzle: algorithm part"

In a text, backticks enclose a formula, which is read from left to right in every language, and dollar signs enclose
one in LaTeX, which becomes MathML; `{{ … }}` is a number that the build computes; `[^name]` is a footnote.
"""

import re
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from itertools import count, pairwise
from textwrap import dedent
from typing import Any

from latex2mathml.converter import convert
from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup
from mdit_py_plugins.dollarmath import dollarmath_plugin
from mdit_py_plugins.footnote import footnote_plugin

Figure = dict[str, str]  # {name: value}
Drawer = Callable[[Figure], str]  # of the HTML of a figure, a plot or a lesson
Environment = MutableMapping[str, Any]

FENCE = re.compile(r"^```\{(\w+)\} *(.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NUMBER = re.compile(r"\{\{ (.+?) \}\}")
NOTES = "footnote_block_open"
STARTS = ("heading_open", "h2"), (NOTES, "")  # of the sections, and of the footnotes after them
NAMED = re.compile(r"\{\{ .+? \}\}|\[\^\w+\]|\]\(\w+:.+?\)")  # numbers, footnotes, links
VALUE = re.compile(r"^kind: .*\n|: ?[\w-]+ .*$|^values: .*\n", re.MULTILINE)  # of a plot
CHOICE = re.compile(r"^- \[([ x])\] (.*)\n", re.MULTILINE)
TITLED = {  # directives of a title and a text
    "exercise": '<section class="exercise"><h3>{}</h3>{}</section>\n',
    "reveal": '<details class="reveal"><summary>{}</summary>{}</details>\n',
    "aside": '<div class="aside" role="note"><h2>{}</h2>{}</div>\n',
    "card": '<section class="keep"><h2>{}</h2>{}</section>\n',
}


@dataclass(frozen=True)
class Section:
    """What stands under a heading of level 2."""

    title: Markup
    html: Markup


@dataclass(frozen=True)
class Article:
    """footnotes: their HTML."""

    title: Markup
    about: Markup
    sections: Sequence[Section]
    footnotes: Markup


def render_article(
    text: str, drawers: Mapping[str, Drawer], number: Callable[[str], str] = str, digits: str = "0123456789"
) -> Article:
    """Render an article: a title, a line about it, and sections. drawers: of figure, plot and lesson; number: of
    `{{ … }}`; digits: of the language. Raises ValueError for an unknown directive."""
    markdown, own = MarkdownIt("commonmark", {"html": False}).enable("table"), str.maketrans("0123456789", digits)
    markdown.use(footnote_plugin, inline=False)
    markdown.use(dollarmath_plugin, double_inline=True, renderer=partial(render_math, own=own))
    markdown.add_render_rule("fence", render_fence)
    markdown.add_render_rule("code_inline", render_formula)
    markdown.add_render_rule("footnote_caption", render_note_number)
    environment: Environment = {
        "markdown": markdown, "drawers": drawers, "digits": own, "questions": count(1), "figures": count(1),
    }
    tokens = markdown.parse(NUMBER.sub(lambda match: number(match[1]), text), environment)
    starts = [at for at, token in enumerate(tokens) if (token.type, token.tag) in STARTS]
    head, *parts = (tokens[start:end] for start, end in pairwise([0, *starts, len(tokens)]))
    notes = parts.pop() if parts[-1][0].type == NOTES else []

    def render_tokens(part: Sequence[Token]) -> Markup:
        return Markup(markdown.renderer.render(part, markdown.options, environment))

    def render_inline_token(token: Token) -> Markup:
        return render_tokens([token])

    sections = [Section(render_inline_token(part[1]), render_tokens(part[3:])) for part in parts]
    return Article(render_inline_token(head[1]), render_inline_token(head[4]), sections, render_tokens(notes))


def inline(source: str, environment: Environment) -> Markup:
    return Markup(environment["markdown"].renderInline(source, environment_without_footnotes(source, environment)))


def block(source: str, environment: Environment) -> Markup:
    return Markup(environment["markdown"].render(source, environment_without_footnotes(source, environment)))


def environment_without_footnotes(source: str, environment: Environment) -> Environment:
    """Return the environment of a text within a directive. Raises ValueError for a footnote, which none follows."""
    if "[^" in source:
        raise ValueError(f"a directive has no footnotes: {source.strip()}")
    return {name: value for name, value in environment.items() if name != "footnotes"}


def render_note_number(
    _self: object, tokens: Sequence[Token], at: int, _options: object, environment: Environment
) -> str:
    return str(tokens[at].meta["id"] + 1).translate(environment["digits"])


def render_math(source: str, options: Mapping[str, bool], own: dict[int, int]) -> str:
    """Return MathML with the digits of the language, a block for double dollars."""
    written = convert(source, display="block" if options["display_mode"] else "inline")
    return re.sub(r"(?<=<mn>)[\d.]+", lambda match: match[0].translate(own), written)


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
    if name in environment["drawers"]:
        figure, caption = parse_figure_and_caption(fence.content)
        words = f"<figcaption>{inline(caption, environment)}</figcaption>" if caption else ""
        drawn = environment["drawers"][name](figure)
        return f'<figure id="figure-{next(environment["figures"])}">{drawn}{words}</figure>\n'
    raise ValueError(f"there is no directive “{fence.info}”")


def render_question(source: str, environment: Environment) -> str:
    """Render a question whose choices answer when they are opened, one at a time."""
    group = f'name="question-{next(environment["questions"])}"'
    asked, *parts = CHOICE.split(source)
    choices = (
        f'<details class="choice{" right" if mark == "x" else ""}" {group}><summary>{inline(words, environment)}'
        f"</summary>{block(dedent(answer), environment)}</details>"
        for mark, words, answer in zip(parts[::3], parts[1::3], parts[2::3])
    )
    return f'<div class="question">{block(asked, environment)}{"".join(choices)}</div>\n'


def parse_figure_and_caption(source: str) -> tuple[Figure, str]:
    """Return the lines of a figure, and its caption."""
    lines, _, caption = source.strip().partition("\n\n")
    pairs = (line.partition(":") for line in lines.split("\n"))
    return {name.strip(): value.strip() for name, _, value in pairs}, caption


def figures(source: str) -> list[Figure]:
    return [parse_figure_and_caption(body)[0] for name, _, body in FENCE.findall(source) if name == "figure"]


def readable_text_of_markdown(source: str) -> str:
    """Return what readers read: a text without the lines of figures and the values of plots."""
    return FENCE.sub(lambda fence: f"{fence[2]}\n{readable_text_of_directive(fence[1], fence[3])}", source)


def readable_text_of_directive(name: str, content: str) -> str:
    if name in ("figure", "lesson"):
        return content.strip().partition("\n\n")[2]
    return VALUE.sub("", content) if name == "plot" else content


def outline(source: str) -> Iterator[tuple[str, object]]:
    """Yield what is the same in every language: each directive, with a figure's lines, a plot's values or the right
    choices; then the numbers, footnotes and links of the text."""
    for name, _, body in FENCE.findall(source):
        figure = parse_figure_and_caption(body)[0]
        own = {"figure": figure, "lesson": figure, "plot": [*figure.values()]}
        yield name, own.get(name, [mark for mark, _ in CHOICE.findall(body)])
    yield "text", sorted(NAMED.findall(source))
