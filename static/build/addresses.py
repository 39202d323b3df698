"""Where the site will stand, which nobody but its owner knows: links and pictures for others need whole addresses."""

import sys
from pathlib import Path
from urllib.parse import urlsplit

VARIABLE = "DHADHA_SITE"


def keep(arguments, environment, file: Path) -> Path:
    """The file, in which the address stands now."""
    try:
        site = site_of(arguments, environment)
    except ValueError as refusal:
        sys.exit(f"build.py: {refusal}")
    file.parent.mkdir(exist_ok=True)
    file.write_text(site, encoding="utf-8")
    return file


def site_of(arguments, environment) -> str:
    """The address after --site, or else in DHADHA_SITE, with a / at its end; "" if none is told."""
    given = list(arguments)
    told = given[given.index("--site") + 1 :][:1] or ["…"] if "--site" in given else [environment.get(VARIABLE, "")]
    site = told[0].strip()
    if not site:
        return ""
    parts = urlsplit(site)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise ValueError(f"{site} is not where a site can stand; give --site https://example.org/dhadha/")
    return site.rstrip("/") + "/"
