"""The recipes of static/docs/embedding.md, each built by its tool as the document says, and looked at in a browser.

The tools are fetched once, by their hashes, into build/recipes.
"""

import hashlib
import json
import re
import shutil
import sys

import pytest
from page_objects import ROOT, python_addresses, run
from playwright.sync_api import expect
from servers import QuietHandler, serving

LOCK = ROOT / "static/build/requirements/recipes.txt"
DOCUMENT = (ROOT / "static/docs/embedding.md").read_text(encoding="utf-8")
SITE = "https://example.org/dhadha/"
KEPT = ROOT / "build/recipes"
QUIET = {"NO_UPDATE_NOTIFIER": "1", "DISABLE_VERSION_CHECK": "true", "DOCUSAURUS_NO_PERSISTENT_CACHE": "true"}

pytestmark = pytest.mark.long


def fetch_once(name, pinned, fetch):
    """Download pinned files into a folder, unless present."""
    stamp, folder = KEPT / f"{name}.stamp", KEPT / name
    state = hashlib.sha256(pinned.read_bytes()).hexdigest()
    if not (stamp.exists() and stamp.read_text() == state):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        fetch(folder)
        stamp.write_text(state)
    return folder


def install_python_tools():
    """Return the folder of the tools that Python runs."""
    def create_environment_with_tools(folder):
        run(sys.executable, "-m", "venv", folder)
        hashed = ["--require-hashes", "--only-binary", ":all:", "-r", LOCK]
        run(folder / "bin/python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *hashed)
    return fetch_once("python", LOCK, create_environment_with_tools) / "bin"


def install_node_packages(name):
    """Return the folder with the installed packages of tests/recipes/NAME; install scripts do not run."""
    source = ROOT / "tests/recipes" / name
    def install_npm_lock(folder):
        for file in ("package.json", "package-lock.json"):
            shutil.copy(source / file, folder)
        run(shutil.which("npm"), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", cwd=folder,
            **QUIET)
    return fetch_once(name, source / "package-lock.json", install_npm_lock)


@pytest.fixture
def write_recipe(tmp_path, cors_origin):
    """Write the files of a recipe as the document shows them, with the address of the test site."""
    def write_recipe_files(name):
        blocks = re.findall(rf"^```\w+ {name}/(\S+)\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)
        assert blocks, name
        for path, text in blocks:
            file = tmp_path / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text.replace(SITE, f"{cors_origin}/any/sub/path/"), encoding="utf-8")
        return tmp_path / name
    return write_recipe_files


@pytest.fixture
def open_as_reader(browser):
    """Open a built folder as a reader: the player is shown without Python, its highlighted line in view."""
    page, faults, asked = browser.new_page(viewport={"width": 1280, "height": 900}), [], []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: asked.append(request.url))

    def serve_and_check_player(folder, path="", where=lambda page: page):
        with serving(QuietHandler, folder) as address:
            page.goto(f"{address}/{path}")
            player = where(page).locator("dhadha-player").first
            player.locator("dhadha-code [aria-current]").wait_for()
            player.evaluate("(player) => player.seek('50%')")
            assert player.evaluate("(player) => [player.request.algorithm, player.request.state]") == [
                "ida-star", "025436178"]
            expect(player.locator("dhadha-code [aria-current]")).to_be_in_viewport()
            box, code = player.bounding_box(), player.locator(".code").bounding_box()
            assert code["y"] + code["height"] <= box["y"] + box["height"] + 1
            page.wait_for_load_state("networkidle")
            assert python_addresses(asked) == faults == []
            return page
    yield serve_and_check_player
    page.close()


def link_node_modules(folder, packages):
    (folder / "node_modules").symlink_to(packages / "node_modules", target_is_directory=True)
    return folder / "node_modules/.bin"


RECIPES = {  # the command of each tool, and the folder that it writes
    "mkdocs": (["mkdocs", "build", "--strict", "--quiet"], "site"),
    "sphinx": (["sphinx-build", "-W", "-q", ".", "built"], "built"),
    "hugo": (["hugo"], "public"),
    "vitepress": (["vitepress", "build"], ".vitepress/dist"),
    "docusaurus": (["docusaurus", "build"], "build"),
    "liquid": (["eleventy", "--quiet"], "_site"),
}


@pytest.mark.parametrize("name", RECIPES)
def test_recipe_of_site_generator_works(write_recipe, open_as_reader, name):
    folder, ((tool, *arguments), built) = write_recipe(name), RECIPES[name]
    if name == "docusaurus":
        shutil.copy(ROOT / "tests/recipes/docusaurus/package.json", folder)
    if name in ("docusaurus", "vitepress", "liquid"):
        tools = link_node_modules(folder, install_node_packages("docusaurus" if name == "docusaurus" else "node"))
    else:
        tools = install_python_tools()
    if name == "liquid":
        layouts = "export default (config) => { config.setLayoutsDirectory('_layouts'); };"
        (folder / "eleventy.config.mjs").write_text(layouts)
    run(tools / tool, *arguments, cwd=folder, **QUIET)
    open_as_reader(folder / built)
    if name == "mkdocs":
        open_as_reader(folder / built, "link/")


def test_recipe_of_reveal_slides_works(write_recipe, open_as_reader):
    folder = write_recipe("reveal")
    shutil.copytree(install_node_packages("node") / "node_modules/reveal.js/dist", folder / "reveal.js/dist")
    page = open_as_reader(folder, "index.html")
    assert page.evaluate("Reveal.getScale()") > 0
    assert page.locator("dhadha-player").first.evaluate("(player) => player.offsetHeight") == 560
    page.evaluate("Reveal.next()")
    linked = page.locator("dhadha-player").last
    expect(linked.locator("dhadha-code [aria-current]")).to_be_in_viewport()
    expect(linked.locator("a")).to_have_attribute("href", re.compile("state=025436178"))


PARSE = """
import { readFileSync } from "node:fs";
import { parse } from "@wordpress/block-serialization-default-parser";
console.log(JSON.stringify(parse(readFileSync("post.html", "utf8"))));
"""


def test_recipe_of_wordpress_works(write_recipe, open_as_reader):
    """As WordPress stores a post, in blocks only; rendered without their comments."""
    folder = write_recipe("wordpress")
    link_node_modules(folder, install_node_packages("node"))
    (folder / "parse.mjs").write_text(PARSE)
    blocks = [block for block in json.loads(run(shutil.which("node"), "parse.mjs", cwd=folder))
              if block["blockName"] or block["innerHTML"].strip()]
    assert [block["blockName"] for block in blocks] == ["core/html", "core/image"]
    assert re.search(r'<img src="[^"]+\.png" alt="[^"]+"', blocks[1]["innerHTML"])
    post = '<!doctype html><meta charset="utf-8"><title>A post</title><link rel="icon" href="data:,">'
    (folder / "index.html").write_text(post + blocks[0]["innerHTML"])
    open_as_reader(folder, where=lambda page: page.frame_locator("iframe"))
