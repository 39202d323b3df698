"""The lessons for teachers: the article i18n/LANGUAGE/teachers.md. {KEY} stands for the message of a button."""

import re
from dataclasses import replace
from typing import Any

from articles import Article, render_article
from compare_languages import TEXTS
from links_in_articles import Links, puzzles_of_links

KEY = re.compile(r"\{([a-z-]+)\}")
Record = dict[str, Any]


def read_teachers_markdown(language: str) -> str:
    return (TEXTS / language / "teachers.md").read_text(encoding="utf-8")


def puzzles_of_lessons() -> set[str]:
    return puzzles_of_links(read_teachers_markdown("en"))


def lessons_of(common: Record) -> Article:
    """Return the lessons in the language of a page's context."""
    article = render_article(KEY.sub(lambda key: common["t"](key[1]), read_teachers_markdown(common["language"])), {})
    links = Links(common, "../")
    return replace(article, sections=[replace(each, html=links.resolve(each.html)) for each in article.sections])
