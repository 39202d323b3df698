"""oEmbed without a server: a static file beside each page, which other sites read to embed it."""

import json
from html import escape
from pathlib import Path

OEMBED = "oembed.json"
WIDTH, HEIGHT = 680, 490  # pixels: a column of text, and the light form in it
A_DAY = 86_400


def write_oembed(folder: Path, site: str, here: str, title: str, embedded: str) -> None:
    """Return the oEmbed response. site, here: URLs of the site and of the page; embedded: the query of its frame."""
    source = f"{site}embed/?{embedded}"
    frame = (
        f'<iframe title="{escape(title)}" src="{escape(source)}" width="100%" height="{HEIGHT}" style="border:0" '
        f'loading="lazy" allow="fullscreen"></iframe>'
    )
    answer = {
        "version": "1.0", "type": "rich", "title": title, "provider_name": "Dhadha", "provider_url": site,
        "html": frame, "width": WIDTH, "height": HEIGHT, "cache_age": A_DAY,
        "thumbnail_url": f"{here}card.png", "thumbnail_width": 1200, "thumbnail_height": 630,
    }
    (folder / OEMBED).write_text(json.dumps(answer, ensure_ascii=False, indent=1), encoding="utf-8")
