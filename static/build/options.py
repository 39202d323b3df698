"""The options of `build.py build`."""

import argparse
from pathlib import Path


def options_of(arguments: list[str], environment: dict[str, str]) -> argparse.Namespace:
    """Parse `only`, `site`, `keep` and `zip`; an unknown option exits with a message and status 2."""
    parser = argparse.ArgumentParser(prog="build.py build", allow_abbrev=False)
    parser.add_argument("--only", metavar="NAMES", help="the puzzles or families, and race, separated by commas")
    parser.add_argument(
        "--site", metavar="ADDRESS", default=environment.get("DHADHA_SITE", ""),
        help="where the site will stand, for links with pictures (default: $DHADHA_SITE)",
    )
    parser.add_argument(
        "--keep", metavar="FOLDER", type=release, help="the release before, whose files open pages may still need"
    )
    parser.add_argument("--zip", action="store_true", help="pack the site, too")
    return parser.parse_args(arguments)


def release(text: str) -> Path:
    """Return the folder of a built site."""
    folder = Path(text).resolve()
    if not (folder / "manifest.json").is_file():
        raise argparse.ArgumentTypeError(f"{text} holds no site: there is no manifest.json in it")
    return folder
