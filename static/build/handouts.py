"""Write each article of the site in each language as a PDF for class, LANGUAGE-PUZZLE.pdf: figures as pictures,
exercises with room to write.

python handouts.py [--output FOLDER [--replace]]   after build.py build
"""

import os
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from bake_and_render_pages import language_folder
from compare_languages import LANGUAGES
from dhadha.core.atomic_write import resolve_writable_target, write_atomically
from family_articles import ARTICLES, address
from incremental_steps_and_output_option import ROOT, output_options, reporting_output
from playwright.sync_api import PdfMargins, sync_playwright

DIST = ROOT / "dist"
MARGIN = "18mm"


class SilentHandler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


def main() -> None:
    asked = output_options("handouts").parse_args()
    folder = asked.output or ROOT / "build/handouts"
    pages = {
        folder / f"{language}-{name}.pdf": f"{language_folder(language)}{address(name)}"
        for name in ARTICLES for language in LANGUAGES if (DIST / address(name)).exists()
    }
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(SilentHandler, directory=DIST)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        print_pages_as_pdf(f"http://127.0.0.1:{server.server_port}/", pages, asked.replace or not asked.output)
        server.shutdown()


def print_pages_as_pdf(site: str, pages: dict[Path, str], replace: bool) -> None:
    with sync_playwright() as playwright:
        around: PdfMargins = {"top": MARGIN, "right": MARGIN, "bottom": MARGIN, "left": MARGIN}
        browser = playwright.chromium.launch(executable_path=os.environ.get("DHADHA_BROWSER") or None)
        page = browser.new_page(java_script_enabled=False)  # what moves is not printed
        for file, path in pages.items():
            with reporting_output("handouts", file):
                resolve_writable_target(file, replace)
                page.goto(site + path)
                write_atomically(file, page.pdf(format="A4", margin=around), replace)
        browser.close()


if __name__ == "__main__":
    main()
