"""Write the whole site, or one puzzle, in one language, as one .html file that solves without a server.

python single_file.py [--puzzle PUZZLE] [--lang LANGUAGE] [--output FILE [--replace]]   after build.py build
"""

import base64
import gzip
import re
from pathlib import Path

from bake_and_render_pages import (
    Record,
    header_pages,
    list_pages_with_contexts,
    policy_hash,
    read_json,
    site_context,
    template_environment,
)
from compare_languages import LANGUAGES
from dhadha.core.atomic_write import resolve_writable_target, write_atomically
from incremental_steps_and_output_option import HTML_ENCODING, ROOT, output_options, reporting_output

DIST, BAKED, ASSETS = ROOT / "dist", ROOT / "build/baked", ROOT / "dist/assets"
SCRIPT = ROOT / "build/single/single.js"
LONGEST_RUN = 50_000  # bytes, packed; Python recomputes longer runs faster than they load
SHARED_TEXTS = ("board", "challenges", "common", "glossary", "site", "take-over")
POLICY = (
    "default-src 'none'; script-src {script} 'wasm-unsafe-eval'; style-src {style}; "
    "img-src data:; font-src data:; worker-src blob:; base-uri 'none'; form-action 'none'"
)


def main() -> None:
    puzzles = read_json(BAKED / "catalogue.json")["puzzles"]
    parser = output_options("single")
    parser.add_argument("--puzzle", choices=[puzzle["id"] for puzzle in puzzles])
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    asked = parser.parse_args()
    puzzles = [puzzle for puzzle in puzzles if asked.puzzle in (None, puzzle["id"])]
    output = asked.output or ROOT / "build" / f"{asked.puzzle or 'dhadha'}-{asked.lang}.html"
    replace = asked.replace or not asked.output
    with reporting_output("single", output):
        resolve_writable_target(output, replace)
        page = render_single(puzzles, asked.lang, alone=bool(asked.puzzle))
        write_atomically(output, page.encode(HTML_ENCODING), replace)


def render_single(puzzles: list[Record], language: str, alone: bool) -> str:
    """Render the file. alone: one puzzle, whose page is the first, without lists of all."""
    kept = {place: name for place, name in header_pages(puzzles).items() if place == "race/" or not alone}
    only = {"languages": {language: LANGUAGES[language]}, "folder": "", "places": kept}
    common = site_context(language, puzzles, DIST, BAKED) | only | ({"ideas": []} if alone else {})
    manifest = common["manifest"]
    home, *others = render_pages(common)
    style = f"<style>{''.join(inline_fonts(name) for name in ('site', 'page', 'articles'))}</style>"
    boot = [ASSETS / manifest["runtime"]["files"][role]["file"] for role in ("worker", "boot", "wasm")]
    apart = *boot, DIST / "NOTICES.txt"
    loads = [page_data_files(manifest, puzzles, language), *([path] for path in apart)]
    script = read_escaped_text(SCRIPT)
    hashes = {"script": policy_hash(f"<script>{script}</script>", "script"), "style": policy_hash(style, "style")}
    return template_environment().get_template("single-file.html").render(
        **common | {"policy": POLICY.format(**hashes)}, home=home, others=others, style=style, script=script,
        loads=[pack_files(files) for files in loads],
        icon=re.findall(r'<link rel="icon".*>', read_escaped_text(DIST / "index.html"))[0],
    )


def render_pages(common: Record) -> list[dict[str, str]]:
    """Return the pages, the first one first."""
    templates = template_environment()
    left_out = {"embed/", *({""} - set(common["places"]))}
    pages = []
    for path, template, more in list_pages_with_contexts(common):
        if path in left_out:
            continue
        html = templates.get_template(template).render(**common | more, root="../" * path.count("/") or "./", page=path)
        parts = re.search(r'data-entry="(?P<entry>.+?)".*<title>(?P<title>.*)</title>.*<body>\n(?P<body>.*)</body>',
                          html, re.S)
        assert parts, path
        pages.append({"path": path, **parts.groupdict()})
    return pages


# ---- embedded files

def page_data_files(manifest: Record, puzzles: list[Record], language: str) -> list[Path]:
    """Return all files that the pages may request besides Python."""
    ids = [puzzle["id"] for puzzle in puzzles]
    data = {ASSETS / file: name for name, file in manifest["data"].items() if is_data_file_needed(name, ids, language)}
    return sorted(path for path in data if ".trace" not in data[path] or path.stat().st_size < LONGEST_RUN)


def is_data_file_needed(name: str, ids: list[str], language: str) -> bool:
    if not name.endswith(".ftl"):
        return name.split(".")[0] in ids
    spoken, _, about = name.removesuffix(".ftl").partition("-")
    return spoken == language and about.removeprefix("lessons-") in (*SHARED_TEXTS, *ids)


def pack_files(files: list[Path]) -> tuple[str, str]:
    """See Bundle in static/loading/embedded-files.ts."""
    contents = [path.read_bytes() for path in files]
    names = (f"{path.relative_to(ASSETS if ASSETS in path.parents else DIST).as_posix()}:{len(content)}"
             for path, content in zip(files, contents))
    return " ".join(names), base64.b64encode(gzip.compress(b"".join(contents), 9, mtime=0)).decode()


def inline_fonts(style: str) -> str:
    """Return a style sheet with its fonts inlined."""
    def font(match: re.Match[str]) -> str:
        return f"url(data:font/woff2;base64,{base64.b64encode((ASSETS / match[1]).read_bytes()).decode()})"
    return re.sub(r'url\("?\./([\w.-]+\.woff2)"?\)', font, read_escaped_text(next(ASSETS.glob(f"{style}-*.css"))))


def read_escaped_text(path: Path) -> str:
    """Escape a text so that it cannot end its script element."""
    return path.read_text(encoding="utf-8").replace("</script", r"<\/script").replace("<!--", r"<\!--")


if __name__ == "__main__":
    main()
