"""Write the site as a ZIM file for Kiwix, an offline reader.

python zim.py [--output FILE [--replace]]   after build.py build

Runs libzim, a tool under the GPL, which is not shipped.
"""

import io
from datetime import date
from mimetypes import MimeTypes
from pathlib import Path
from tempfile import TemporaryDirectory

from bake_and_render_pages import Translator
from compare_languages import LANGUAGES
from dhadha.core.atomic_write import resolve_writable_target
from incremental_steps_and_output_option import ROOT, output_options, reporting_output
from libzim.writer import Creator, FileProvider, Hint, Item, StringProvider
from PIL import Image

DIST = ROOT / "dist"
PACKED = (".pack", ".woff2")
TYPES = MimeTypes()  # by suffix, without those that a system adds
ELSEWHERE = ("manifest.json", "service-worker")  # for the build, and for servers
SIDE = 48  # pixels of the illustration, as Kiwix wants it


class File(Item):
    """A file of the site with its MIME type."""

    def __init__(self, path: Path):
        super().__init__()
        self.path = path

    def get_path(self) -> str:
        return self.path.relative_to(DIST).as_posix()

    def get_title(self) -> str:
        return self.path.read_text("utf-8").partition("<title>")[2].partition("<")[0] if self.is_page() else ""

    def get_mimetype(self) -> str:
        return TYPES.guess_type(self.path.name)[0] or "application/octet-stream"

    def get_contentprovider(self) -> FileProvider | StringProvider:
        if self.path.suffix != ".html":
            return FileProvider(self.path)
        page = self.path.read_text(encoding="utf-8-sig")
        return StringProvider(page.replace("form-action 'none'", "form-action 'self'", 1))  # Kiwix's search is a form

    def get_hints(self) -> dict[Hint, bool]:
        return {Hint.FRONT_ARTICLE: self.is_page(), Hint.COMPRESS: self.path.suffix not in PACKED}

    def is_page(self) -> bool:
        return self.path.name == "index.html" and self.path.parent.name != "embed"


def main() -> None:
    asked = output_options("zim").parse_args()
    output = asked.output or ROOT / "build/dhadha.zim"
    replace = asked.replace or not asked.output
    with reporting_output("zim", output):
        target = resolve_writable_target(output, replace)
        with TemporaryDirectory(prefix=".", dir=output.parent) as beside:
            write_zim(made := Path(beside, "dhadha.zim"))
            made.replace(target)


def write_zim(output: Path) -> None:
    files = [path for path in sorted(DIST.rglob("*")) if path.is_file() and not path.name.startswith(ELSEWHERE)]
    with Creator(output).config_indexing(True, "eng").set_mainpath("index.html") as creator:
        for path in files:
            creator.add_item(File(path))
            folder = path.parent.relative_to(DIST).as_posix()
            if path.name == "index.html" and folder != ".":  # links point to folders
                creator.add_alias(f"{folder}/", "", f"{folder}/index.html", {})
        creator.add_illustration(SIDE, site_icon_as_png())
        for name, value in metadata().items():
            creator.add_metadata(name, value)


def metadata() -> dict[str, str]:
    return {
        "Name": "dhadha",
        "Title": "Dhadha",
        "Description": Translator("en")("app-tagline"),
        "Language": ",".join(row["zim"] for row in LANGUAGES.values()),
        "Creator": "Dhadha",
        "Publisher": "Dhadha",
        "License": "MIT",
        "Date": date.today().isoformat(),
    }


def site_icon_as_png() -> bytes:
    """Return the site's icon as a PNG."""
    png = io.BytesIO()
    Image.open(ROOT / "static/pages/site/icons/192.png").convert("RGBA").resize((SIDE, SIDE)).save(png, "PNG")
    return png.getvalue()


if __name__ == "__main__":
    main()
