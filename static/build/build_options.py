"""The options of `build.py build`."""

import argparse
from collections.abc import Mapping
from urllib.parse import urlsplit

import dhadha

RACE = "race"


def parse_options(arguments: list[str], environment: Mapping[str, str]) -> argparse.Namespace:
    """Parse `only`, `site` and `zip`; a refused option exits with a message and status 2."""
    parser = argparse.ArgumentParser(prog="build.py build", allow_abbrev=False)
    parser.add_argument(
        "--only", metavar="NAMES", type=parse_puzzle_names, default=[],
        help="the puzzles or families, and race, separated by commas",
    )
    parser.add_argument(
        "--site", metavar="ADDRESS", type=normalized_site_address, default=environment.get("DHADHA_SITE", ""),
        help="where the site will stand, for links with pictures (default: $DHADHA_SITE)",
    )
    parser.add_argument("--zip", action="store_true", help="pack the site, too")
    return parser.parse_args(arguments)


def parse_puzzle_names(given: str) -> list[str]:
    """Return the puzzles named, themselves or by family, and "race" if named."""
    puzzles = dhadha.catalogue()["puzzles"]
    names = {name.strip() for name in given.split(",")} - {""}
    known = {name for puzzle in puzzles for name in (puzzle["family"], puzzle["id"])}
    unknown = sorted(names - known - {RACE})
    if unknown or not names - {RACE}:
        fault = f"no puzzle is called “{unknown[0]}”" if unknown else "it names no puzzle"
        raise argparse.ArgumentTypeError(f"{fault}; there are {', '.join(sorted(known))}, and {RACE} for its page")
    return [puzzle["id"] for puzzle in puzzles if names & {puzzle["family"], puzzle["id"]}] + [*(names & {RACE})]


def normalized_site_address(given: str) -> str:
    """Return the URL of the published site with a trailing /; "" without one."""
    site = given.strip()
    parsed = urlsplit(site)
    if site and (parsed.scheme not in ("http", "https") or not parsed.hostname or parsed.query or parsed.fragment):
        raise argparse.ArgumentTypeError(f"{site} is not where a site can stand; give https://example.org/dhadha/")
    return site and site.rstrip("/") + "/"
