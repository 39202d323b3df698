"""The site's files for other services: link preview pictures, a sitemap, and a 404 page."""

import base64
import functools
import hashlib
import re
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from xml.sax.saxutils import escape

from cached_steps import HTML_ENCODING
from cards import card, make_fonts
from messages import LANGUAGES
from oembed import OEMBED
from pictures import FILM, STILL

LOCALES = {"en": "en_US", "bn": "bn_BD", "fa": "fa_IR"}
CARD = "card.png"


def home_of(language: str) -> str:
    return "" if language == "en" else f"{language}/"


def delete_site_only_files(dist: Path) -> None:
    """Delete the files that only a site with a known URL has."""
    for path in [*(path for name in (CARD, STILL, FILM, OEMBED) for path in dist.rglob(name)), dist / "sitemap.xml"]:
        path.unlink(missing_ok=True)


def draw_cards(dist: Path, wanted: dict[str, tuple]) -> None:
    """Draw a picture for every page. wanted: {path of the page: pictures, texts, language, direction}."""
    with tempfile.TemporaryDirectory() as fonts, ProcessPoolExecutor() as beside:
        make_fonts(Path(fonts))
        drawn = beside.map(functools.partial(drawn_card, folder=Path(fonts)), wanted.values(), chunksize=8)
        for path, png in zip(wanted, drawn):
            (dist / path / CARD).write_bytes(png)


def drawn_card(asked: tuple, folder: Path) -> bytes:
    return card(*asked, folder)


def write_map(dist: Path, site: str, pages: list[str]) -> None:
    """Write sitemap.xml: every page, with its URL in each language."""
    rows = "\n".join(
        f"<url><loc>{escape(site + home_of(language) + page)}</loc>{alternates(site, page)}</url>"
        for page in pages
        for language in LANGUAGES
    )
    spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    text = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {spaces}>\n{rows}\n</urlset>\n'
    (dist / "sitemap.xml").write_text(text, encoding="utf-8")


def alternates(site: str, page: str) -> str:
    codes = {language: language for language in LANGUAGES} | {"x-default": "en"}
    return "".join(
        f'<xhtml:link rel="alternate" hreflang="{code}" href="{escape(site + home_of(language) + page)}"/>'
        for code, language in codes.items()
    )


def write_missing(dist: Path, template, **common) -> None:
    """Write 404.html. A host shows it at any depth, so that it is self-contained, with hashes in its policy."""
    html = template.render(policy="POLICY", **common)
    allowed = {kind: hashed(html, kind) for kind in ("script", "style")}
    policy = (
        f"default-src 'none'; script-src {allowed['script']}; style-src {allowed['style']}; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'"
    )
    (dist / "404.html").write_text(html.replace("POLICY", policy, 1), encoding=HTML_ENCODING)


def hashed(html: str, kind: str) -> str:
    """Return the policy source (a hash) of a page's one inline script or style."""
    text = re.search(rf"<{kind}>(.*?)</{kind}>", html, re.DOTALL)[1]
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
