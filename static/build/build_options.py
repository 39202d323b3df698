"""The options of `build.py build`."""

import argparse
from collections.abc import Mapping
from urllib.parse import urlsplit


def parse_options(arguments: list[str], environment: Mapping[str, str]) -> argparse.Namespace:
    """Parse `site` and `zip`; a refused option exits with a message and status 2."""
    parser = argparse.ArgumentParser(prog="build.py build", allow_abbrev=False)
    parser.add_argument(
        "--site", metavar="ADDRESS", type=site_address, default=environment.get("DHADHA_SITE", ""),
        help="where the site will stand, for links with pictures (default: $DHADHA_SITE)",
    )
    parser.add_argument("--zip", action="store_true", help="pack the site, too")
    return parser.parse_args(arguments)


def site_address(given: str) -> str:
    """Return the URL of the published site with a trailing /; "" without one."""
    site = given.strip()
    parsed = urlsplit(site)
    if site and (parsed.scheme not in ("http", "https") or not parsed.hostname or parsed.query or parsed.fragment):
        raise argparse.ArgumentTypeError(f"{site} is not where a site can stand; give https://example.org/dhadha/")
    return site and site.rstrip("/") + "/"
