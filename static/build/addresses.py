"""The URL of the published site, given by its owner: links and pictures for other sites need absolute URLs."""

import sys
from pathlib import Path
from urllib.parse import urlsplit


def keep(given: str, file: Path) -> Path:
    """Return the file that now holds the URL."""
    try:
        site = site_of(given)
    except ValueError as refusal:
        sys.exit(f"build.py: {refusal}")
    file.parent.mkdir(exist_ok=True)
    file.write_text(site, encoding="utf-8")
    return file


def site_of(given: str) -> str:
    """Return the given URL with a trailing /; "" without one."""
    site = given.strip()
    if not site:
        return ""
    parts = urlsplit(site)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(f"{site} is not where a site can stand; give --site https://example.org/dhadha/")
    return site.rstrip("/") + "/"
