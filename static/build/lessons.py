"""The lessons for teachers: the article i18n/LANGUAGE/teachers.md. Its links name an example, at a step or not, a
challenge, or a race: [](example:n-queens/four@8), and get its title where they have no words. {KEY} stands for the
message of a button."""

import re
from html import escape
from typing import Any
from urllib.parse import urlencode

from articles import Article, Section, read_article
from compare_languages import TEXTS
from ideas import option_text
from markupsafe import Markup

LINK = re.compile(r'<a href="(example|challenge|race):([\w-]+)/?([\w-]*)@?(\d*)">(.*?)</a>')
KEY = re.compile(r"\{([a-z-]+)\}")
Record = dict[str, Any]


def source(language: str) -> str:
    return (TEXTS / language / "teachers.md").read_text(encoding="utf-8")


def puzzles_of_lessons() -> set[str]:
    return set(re.findall(r"\]\(\w+:([\w-]+)", source("en")))


def lessons_of(common: Record) -> Article:
    """Return the lessons in the language of a page's context."""
    t, presets = common["t"], {(of["id"], each["id"]): each for of in common["puzzles"] for each in of["presets"]}

    def link(match: re.Match[str]) -> str:
        kind, puzzle, name, step, words = match.groups()
        own = common["texts_of"][puzzle]
        if kind == "race":
            address, title = f"../race/?puzzle={puzzle}", t("race")
        elif kind == "challenge":
            address, title = f"../{puzzle}/?challenge={name}", own(f"challenge-title-{name}")
        else:
            address, title = f"../{puzzle}/?{query_of(presets[puzzle, name])}", own(f"preset-{puzzle}-{name}")
        if step:
            address += f"&start-at={step}"
            title = t("example-at-step", name=title, step=common["number"](step))
        return f'<a href="{escape(address)}">{words or escape(title)}</a>'

    article = read_article(KEY.sub(lambda key: t(key[1]), source(common["language"])), lambda _: "")
    sections = [Section(each.title, Markup(LINK.sub(link, each.html)), each.source) for each in article.sections]
    return Article(article.title, article.about, sections)


def query_of(preset: Record) -> str:
    options = {f"option-{name}": option_text(value) for name, value in preset["options"].items()}
    return urlencode({"algorithm": preset["algorithm"], "state": preset["state"]} | options)
