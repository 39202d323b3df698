"""Links of articles that name an example, at a step or not, a challenge, or a race: [](example:n-queens/four@9). They
get its title where they have no words."""

import re
from html import escape
from typing import Any
from urllib.parse import urlencode

from ideas import option_text
from markupsafe import Markup

LINK = re.compile(r'<a href="(example|challenge|race):([\w-]+)/?([\w-]*)(?:@([1-9]\d*))?">(.*?)</a>')
Record = dict[str, Any]


def puzzles_of_links(text: str) -> set[str]:
    """Return the puzzles that the links of a Markdown text name."""
    return set(re.findall(r"\]\(\w+:([\w-]+)", text))


class Links:
    """common: the context of the pages of a language; home: the relative URL of its folder."""

    def __init__(self, common: Record, home: str):
        self.common, self.home = common, home
        self.presets = {(of["id"], each["id"]): each for of in common["puzzles"] for each in of["presets"]}

    def resolve(self, html: str) -> Markup:
        return Markup(LINK.sub(self._replace_link_match, html))

    def _replace_link_match(self, match: re.Match[str]) -> str:
        kind, puzzle, name, step, words = match.groups()
        own, t = self.common["texts_of"][puzzle], self.common["t"]
        if kind == "race":
            address, title = f"race/?puzzle={puzzle}", t("race")
        elif kind == "challenge":
            address, title = f"{puzzle}/?challenge={name}", own(f"challenge-title-{name}")
        else:
            address, title = f"{puzzle}/?{query_of(self.presets[puzzle, name])}", own(f"preset-{puzzle}-{name}")
        if step:
            address += f"&start-at={int(step) - 1}"
            title = t("example-at-step", name=title, step=self.common["number"](step))
        return f'<a href="{escape(self.home + address)}">{words or escape(title)}</a>'


def query_of(preset: Record) -> str:
    options = {f"option-{name}": option_text(value) for name, value in preset["options"].items()}
    return urlencode({"algorithm": preset["algorithm"], "state": preset["state"]} | options)
