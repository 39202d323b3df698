"""Write the site as a ZIM file for Kiwix, an offline reader.

python zim.py [--output FILE [--replace]]   after build.py build

Runs libzim, a tool under the GPL, which is not shipped.
"""

import argparse
import struct
import sys
import zlib
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from dhadha.core.atomic_write import check_target, move
from libzim.writer import Creator, FileProvider, Hint, Item, StringProvider
from messages import LANGUAGES
from pages import translator

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
CODES = {"en": "eng", "bn": "ben", "fa": "fas"}
PACKED = (".pack", ".woff2")
TYPES = {
    ".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".json": "application/json",
    ".txt": "text/plain",
}
ELSEWHERE = ("manifest.json", "service-worker")  # for the build, and for servers
BLUE, WHITE = (0x3B, 0x46, 0xA8), (0xFF, 0xFF, 0xFF)
SIDE, TILES = 48, [(7, 7), (25, 7), (7, 25)]  # of the illustration: the site's icon
TILE = 15


class File(Item):
    """A file of the site with its MIME type."""

    def __init__(self, path: Path):
        super().__init__()
        self.path = path

    def get_path(self):
        return self.path.relative_to(DIST).as_posix()

    def get_title(self):
        return self.path.read_text("utf-8").partition("<title>")[2].partition("<")[0] if self.is_page() else ""

    def get_mimetype(self):
        return TYPES.get(self.path.suffix, "application/octet-stream")

    def get_contentprovider(self):
        if self.path.suffix != ".html":
            return FileProvider(self.path)
        page = self.path.read_text(encoding="utf-8-sig")
        return StringProvider(page.replace("form-action 'none'", "form-action 'self'", 1))  # Kiwix's search is a form

    def get_hints(self):
        return {Hint.FRONT_ARTICLE: self.is_page(), Hint.COMPRESS: self.path.suffix not in PACKED}

    def is_page(self):
        return self.path.name == "index.html" and self.path.parent.name != "embed"


def main() -> None:
    parser = argparse.ArgumentParser(prog="build.py zim", usage="%(prog)s [--output FILE [--replace]]")
    parser.add_argument("--output", type=Path)
    parser.add_argument("--replace", action="store_true", help="write over a file that is there")
    asked = parser.parse_args()
    output = asked.output or ROOT / "build/dhadha.zim"
    replace = asked.replace or not asked.output
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        check_target(output, replace)
        with TemporaryDirectory(prefix=".", dir=output.parent) as beside:
            write(made := Path(beside, "dhadha.zim"))
            move(made, output, replace)
    except OSError as error:
        sys.exit(f"build.py zim: {output} cannot be written: {error.strerror}")
    print(f"{output}: {output.stat().st_size / 1e6:.1f} MB")


def write(output: Path) -> None:
    files = [path for path in sorted(DIST.rglob("*")) if path.is_file() and not path.name.startswith(ELSEWHERE)]
    with Creator(output).config_indexing(True, "eng").set_mainpath("index.html") as creator:
        for path in files:
            creator.add_item(File(path))
        for path in files:
            folder = path.parent.relative_to(DIST).as_posix()
            if path.name == "index.html" and folder != ".":  # links point to folders
                creator.add_alias(f"{folder}/", "", f"{folder}/index.html", {})
        creator.add_illustration(SIDE, illustration())
        for name, value in metadata().items():
            creator.add_metadata(name, value)


def metadata() -> dict[str, str]:
    return {
        "Name": "dhadha",
        "Title": "Dhadha",
        "Description": translator("en")("app-tagline"),
        "Language": ",".join(CODES[language] for language in LANGUAGES),
        "Creator": "Dhadha",
        "Publisher": "Dhadha",
        "License": "MIT",
        "Date": date.today().isoformat(),
    }


def illustration() -> bytes:
    """A PNG."""
    def colour(x: int, y: int) -> tuple[int, int, int]:
        return WHITE if any(0 <= x - left < TILE and 0 <= y - top < TILE for left, top in TILES) else BLUE

    rows = (bytes([0, *(part for x in range(SIDE) for part in colour(x, y))]) for y in range(SIDE))
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(b"".join(rows), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


if __name__ == "__main__":
    main()
