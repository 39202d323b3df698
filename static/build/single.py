"""Write the whole site, or one puzzle, in one language, as one .html file that solves without a server.

python single.py [--puzzle PUZZLE] [--lang LANGUAGE] [--output FILE [--replace]]   after build.py build
"""

import argparse
import base64
import gzip
import hashlib
import re
import sys
from pathlib import Path

from cached_steps import HTML_ENCODING
from dhadha.core.atomic_write import check_target, write_atomically
from messages import LANGUAGES
from pages import can_race, environment, of_language, pages_of, read

ROOT = Path(__file__).parents[2]
DIST, BAKED, ASSETS = ROOT / "dist", ROOT / "build/baked", ROOT / "dist/assets"
SCRIPT = ROOT / "build/single/single.js"
LONGEST_RUN = 50_000  # bytes, packed; Python recomputes longer runs faster than they load
SHARED_TEXTS = ("board", "common", "glossary", "lessons")
POLICY = (
    "default-src 'none'; script-src {script} 'wasm-unsafe-eval'; style-src {style}; "
    "img-src data:; font-src data:; worker-src blob:; base-uri 'none'; form-action 'none'"
)


def main() -> None:
    puzzles = read(BAKED / "catalogue.json")["puzzles"]
    asked = arguments([puzzle["id"] for puzzle in puzzles])
    puzzles = [puzzle for puzzle in puzzles if asked.puzzle in (None, puzzle["id"])]
    output = asked.output or ROOT / "build" / f"{asked.puzzle or 'dhadha'}-{asked.lang}.html"
    replace = asked.replace or not asked.output
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        check_target(output, replace)
        page = single(puzzles, asked.lang, alone=bool(asked.puzzle))
        write_atomically(output, page.encode(HTML_ENCODING), replace)
    except OSError as error:
        sys.exit(f"build.py single: {output} cannot be written: {error.strerror}")
    print(f"{output}: {output.stat().st_size / 1e6:.1f} MB")


def arguments(ids: list[str]) -> argparse.Namespace:
    usage = "%(prog)s [--puzzle P] [--lang L] [--output FILE [--replace]]"
    parser = argparse.ArgumentParser(prog="build.py single", usage=usage)
    parser.add_argument("--puzzle", choices=ids)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--output", type=Path)
    parser.add_argument("--replace", action="store_true", help="write over a file that is there")
    return parser.parse_args()


def single(puzzles: list, language: str, alone: bool) -> str:
    """Render the file. alone: one puzzle, whose page is the first, and no gallery."""
    common = of_language(language, puzzles, DIST, BAKED) | {
        "languages": [language],
        "folder": "",
        "places": places_of(puzzles, alone),
    }
    manifest = common["manifest"]
    home, *others = rendered(common, alone)
    style = "".join(inlined(name) for name in ("site", "page"))
    loads = [carried(manifest, puzzles, language), *([path] for path in (*python(manifest), DIST / "NOTICES.txt"))]
    script = text(SCRIPT)
    return environment().get_template("single.html").render(
        **common | {"policy": POLICY.format(script=checksum(script), style=checksum(style))},
        home=home,
        others=others,
        style=f"<style>{style}</style>",
        script=script,
        loads=[load(files) for files in loads],
        icon=icon(),
    )


def places_of(puzzles: list, alone: bool) -> dict[str, str]:
    """Return the files that each page's head links to."""
    gallery = {} if alone else {"": "gallery"}
    return gallery | ({"race/": "to-race"} if any(map(can_race, puzzles)) else {})


def rendered(common: dict, alone: bool) -> list[dict]:
    """Return the pages, the first one first."""
    templates = environment()
    left_out = {"embed/", *({"", "race/"} - set(common["places"]))}
    pages = []
    for path, template, more in pages_of(common):
        if path in left_out:
            continue
        html = templates.get_template(template).render(**common | more, root="../" * path.count("/") or "./", page=path)
        parts = re.search(r'data-entry="(.+?)".*<title>(.*)</title>.*<body>\n(.*)</body>', html, re.S)
        pages.append({"path": path} | dict(zip(("entry", "title", "body"), parts.groups())))
    return pages


# ---- embedded files

def carried(manifest: dict, puzzles: list, language: str) -> list[Path]:
    """Return all files that the pages may request besides Python."""
    ids = [puzzle["id"] for puzzle in puzzles]
    data = [file for name, file in manifest["data"].items() if is_needed(name, ids, language)]
    files = sorted({ASSETS / name for name in data}, key=lambda path: (path.suffix, path))
    return [path for path in files if ".trace" not in path.suffixes or path.stat().st_size < LONGEST_RUN]


def is_needed(name: str, ids: list[str], language: str) -> bool:
    if not name.endswith(".ftl"):
        return name.split(".")[0] in ids
    spoken, _, about = name.removesuffix(".ftl").partition("-")
    return spoken == language and about.removeprefix("lessons-") in (*SHARED_TEXTS, *ids)


def python(manifest: dict) -> list[Path]:
    """Return the files that Python boots from, without those for installing packages."""
    return [ASSETS / manifest["runtime"]["files"][role]["file"] for role in ("worker", "boot", "wasm")]


def load(files: list[Path]) -> tuple[str, str]:
    """See Bundle in static/files/embedded-files.js."""
    contents = [path.read_bytes() for path in files]
    names = (f"{name_of(path)}:{len(content)}" for path, content in zip(files, contents))
    return " ".join(names), base64.b64encode(gzip.compress(b"".join(contents), 9, mtime=0)).decode()


def name_of(path: Path) -> str:
    return path.relative_to(ASSETS).as_posix() if ASSETS in path.parents else path.name


def inlined(style: str) -> str:
    """Return a style sheet with its fonts inlined."""
    def font(match: re.Match) -> str:
        return f"url(data:font/woff2;base64,{base64.b64encode((ASSETS / match[1]).read_bytes()).decode()})"
    return re.sub(r'url\("?\./([\w.-]+\.woff2)"?\)', font, text(next(ASSETS.glob(f"{style}-*.css"))))


def icon() -> str:
    return re.search(r'<link rel="icon".*>', text(DIST / "index.html"))[0]


def text(path: Path) -> str:
    """Escape a text so that it cannot end its script element."""
    return path.read_text(encoding="utf-8").replace("</script", r"<\/script").replace("<!--", r"<\!--")


def checksum(content: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()}'"


if __name__ == "__main__":
    main()
