"""The npm package with and without a bundler, and the Python package in a notebook."""

import json
import os
import re
import shutil
import subprocess
import sys

import pytest
from page_objects import ROOT, run
from playwright.sync_api import expect
from servers import OpenHandler, serving

BIN = ROOT / "node_modules"
OWN = "{ puzzle: 'n-queens', algorithm: 'backtracking', options: { n: 7 } }"  # an unbaked board
SEVEN = [1, 3, 5, 7, 2, 4, 6]
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Mine</title><link rel="icon" href="data:,">
<h1>Mine</h1><div id="app"></div><script type="module" src="{script}"></script></html>"""
SOURCE = """
import { DhadhaPlayer, setBase, type Request } from "dhadha-player";
import { DhadhaRace } from "dhadha-player/race";

const player = document.createElement("dhadha-player");
const also: DhadhaPlayer = player;
player.puzzle = "n-queens";
player.startAt = 3;
player.addEventListener("runend", ({ detail }) => {
  const asked: Request = detail.request;
  document.title = `${asked.algorithm} ${detail.status}`;
});
player.addEventListener("click", (event) => event.clientX);
export function wrong() {
  // @ts-expect-error: no such attribute
  player.startsAt = 3;
  // @ts-expect-error: what it reads, it does not take
  player.position = 3;
}
document.querySelector("#app")?.append(also);
Object.assign(globalThis, { setBase, DhadhaRace, solve: () => player.run(OWN) });
"""
JSX = """
import type {} from "dhadha-playerFRAMEWORK";
export const page = <div><dhadha-player puzzle="n-queens" option-n={6} autoplay start-at="50%" onrunend={() => {}}
  >a link</dhadha-player><dhadha-race algorithms="a-star ida-star" height={420} /></div>;
// @ts-expect-error: no such attribute
export const wrong = <dhadha-player puzzel="n-queens" />;
"""
TSCONFIG = {
    "compilerOptions": {
        "strict": True, "noEmit": True, "target": "esnext", "module": "esnext", "moduleResolution": "bundler",
        "lib": ["esnext", "dom", "dom.iterable"], "types": [],
    },
}


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """{suffix: path} of the output of `build.py pack`."""
    maker, folder = ROOT / "static/build/build_npm_and_python_packages.py", tmp_path_factory.mktemp("packed")
    printed = run(sys.executable, maker, "--output", folder)
    paths = re.findall(r"^(.+\.(?:tgz|whl)): [\d.]+ MB$", printed, re.MULTILINE)
    return {path.rsplit(".", 1)[1]: path for path in paths}


@pytest.fixture(scope="module")
def project(packages, tmp_path_factory):
    """An empty project with the npm package installed, without other downloads."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.json").write_text('{"name": "mine", "private": true, "type": "module"}')
    run(shutil.which("npm"), "install", "--offline", "--no-audit", "--no-fund", packages["tgz"], cwd=folder)
    (folder / "main.ts").write_text(SOURCE.replace("OWN", OWN))
    (folder / "tsconfig.json").write_text(json.dumps(TSCONFIG))
    (folder / "index.html").write_text(PAGE.format(script="./main.ts"))
    (folder / "plain.html").write_text(PAGE.format(script="./node_modules/dhadha-player/dhadha-player.js"))
    shutil.copytree(folder / "node_modules/dhadha-player/assets", folder / "elsewhere")
    return folder


@pytest.fixture
def project_address(project):
    with serving(OpenHandler, project) as address:
        yield address


def test_types_and_imports_fit_page_code(project):
    """Also without a DOM."""
    run("node", BIN / "typescript/bin/tsc", "-p", ".", cwd=project)
    program = """
        import { DhadhaPlayer, setBase } from "dhadha-player";
        import { DhadhaRace } from "dhadha-player/race";
        setBase("/elsewhere/");
        console.log(typeof DhadhaPlayer, typeof DhadhaRace, typeof globalThis.HTMLElement);"""
    printed = run("node", "--input-type=module", "-e", program, cwd=project)
    assert printed.split() == ["function", "function", "undefined"]


@pytest.mark.parametrize("framework", ["", "react"])
def test_tags_have_types_in_jsx(project, tmp_path, framework):
    """With a global JSX, and with that of a framework."""
    installed = project / "node_modules/dhadha-player"
    shutil.copytree(installed, tmp_path / "node_modules/dhadha-player", ignore=shutil.ignore_patterns("assets", "*.js"))
    own = "namespace JSX { interface IntrinsicElements { div: { children?: unknown } } interface Element {} }"
    if framework:  # whose own types are stood in for, as React writes them
        types = tmp_path / f"node_modules/{framework}"
        types.mkdir()
        (types / "index.d.ts").write_text(f"export {own}")
        (types / "jsx-runtime.d.ts").write_text(
            'import { JSX as Base } from "./index"; export namespace JSX {'
            "interface IntrinsicElements extends Base.IntrinsicElements {} interface Element extends Base.Element {} }"
        )
    else:
        (tmp_path / "global.d.ts").write_text(f"declare {own}")
    (tmp_path / "page.tsx").write_text(JSX.replace("FRAMEWORK", f"/{framework}" if framework else ""))
    options = TSCONFIG["compilerOptions"] | {"jsx": "react-jsx" if framework else "preserve"}
    options |= {"jsxImportSource": framework} if framework else {}
    (tmp_path / "tsconfig.json").write_text(json.dumps({"compilerOptions": options}))
    run("node", BIN / "typescript/bin/tsc", "-p", ".", cwd=tmp_path)


@pytest.mark.long
def test_npm_package_is_well_formed(packages):
    """As publint sees it. The release runs twine and attw, too, which are larger."""
    assert "All good!" in run("node", BIN / "publint/src/cli.js", "run", "--strict", packages["tgz"])


@pytest.mark.own_page
def test_page_built_by_vite_works(page, project, project_address):
    run("node", BIN / "vite/bin/vite.js", "build", "--base", "./", cwd=project)
    page.goto(f"{project_address}/dist/index.html")
    page.wait_for_function("() => document.querySelector('dhadha-player')?.position === 3")
    assert page.evaluate("solve()")["queens"] == SEVEN
    expect(page).to_have_title("backtracking found")
    assert page.evaluate("customElements.get('dhadha-race') === DhadhaRace")
    first = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert not [name for name in first if name.startswith("data:")]


@pytest.mark.own_page
def test_without_a_bundler_and_with_assets_elsewhere(page, project, project_address, requested_addresses):
    for before in ("", "setBase('elsewhere');"):
        page.goto(f"{project_address}/plain.html")
        requested_addresses.clear()
        answer = page.evaluate(f"""async () => {{
            const {{ setBase }} = await import('./node_modules/dhadha-player/dhadha-player.js');
            {before}
            document.querySelector('#app').innerHTML = '<dhadha-player puzzle=n-queens></dhadha-player>';
            return document.querySelector('dhadha-player').run({OWN});
        }}""")
        assert answer["queens"] == SEVEN
    assert any("/elsewhere/pyodide-" in url for url in requested_addresses)
    assert not any("/assets/" in url for url in requested_addresses)


def test_the_public_interface_matches_elements_and_papers(page, home):
    program = """import(`${process.argv[1]}/static/build/element-manifest-and-tables.mjs`).then(
        ({ elements, apiTables }) => console.log(JSON.stringify([elements, apiTables()])))"""
    elements, tables = json.loads(run("node", "-e", program, ROOT))
    page.goto(f"{home}race/")
    page.wait_for_function("() => Boolean(customElements.get('dhadha-race') && customElements.get('dhadha-player'))")
    for element in elements:
        observed = page.evaluate(f"customElements.get('{element['tagName']}').observedAttributes")
        assert set(observed) - {"presenting"} == {each["name"] for each in element["attributes"]}
    script = (ROOT / "static/loading/when-visible.ts").read_text("utf-8")
    waiting = re.search(r"METHODS = (\[.+?\])", script, re.DOTALL)[1]
    methods = {each["name"] for each in elements[0]["members"] if each["kind"] == "method"}
    assert set(json.loads(waiting)) == methods - {"values"}
    assert f"-->\n\n{tables}\n\n<!-- end of tables -->" in (ROOT / "static/docs/embedding.md").read_text("utf-8"), \
        "run `node static/build/update-api-docs.mjs`"


# ---- the Python package

CELLS = [
    "import dhadha\ndhadha.run('n-queens', 'backtracking', n=6)",
    "run = dhadha.run('n-puzzle', 'a-star', '123046758')\nrun.page(lang='fa', height=480)",
    "run.save('page.html', lang='bn', controls='none')\nrun.result",
    "from dhadha.puzzles.registry import register\nfrom sudoku import PUZZLE\nregister(PUZZLE)\n"
    "dhadha.run('sudoku', PUZZLE.algorithms[0].id)",
]
WITHOUT_OTHERS = ["--HTMLExporter.mathjax_url=", "--HTMLExporter.require_js_url="]


@pytest.fixture(scope="module")
def notebook_folder(packages, tmp_path_factory):
    """A folder with a notebook executed by nbconvert, and its output."""
    nbformat = pytest.importorskip("nbformat", reason="the group notebook is not installed")
    from nbformat import v4

    folder = tmp_path_factory.mktemp("notebook")
    site = folder / "installed"
    run(sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", site, packages["whl"])
    cells = [v4.new_code_cell(cell) for cell in CELLS]
    nbformat.write(v4.new_notebook(cells=cells), folder / "mine.ipynb")
    run(sys.executable, "-m", "nbconvert", "--to", "html", "--execute", "mine.ipynb", *WITHOUT_OTHERS, cwd=folder,
        PYTHONPATH=f"{site}{os.pathsep}{ROOT / 'tests/packages'}", IPYTHONDIR=str(folder))
    return folder


def player_in(frame):
    """Return the player of a frame, once it has a run."""
    frame.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
    return frame.evaluate_handle("document.querySelector('dhadha-player')")


@pytest.mark.own_page
def test_a_notebook_shows_the_player_and_a_saved_page_plays(page, packages, notebook_folder):
    page.goto((notebook_folder / "mine.html").as_uri())
    expect(page.locator("iframe")).to_have_count(3)
    queens, persian, sudoku = (player_in(frame.content_frame()) for frame in page.locator("iframe").element_handles())
    assert page.frames[1].evaluate("self.origin") == "null"
    assert queens.evaluate("player => player.seek('end').then(() => player.result)")["queens"] == [2, 4, 6, 1, 3, 5]
    assert persian.evaluate("({ lang, dir }) => lang + dir") == "fartl"
    assert sudoku.evaluate("({ request }) => request.puzzle") == "sudoku"
    expect(page.frame_locator("iframe").first.get_by_text("root = Node(problem.start)")).to_be_visible()
    expect(page.locator("iframe").nth(1)).to_have_js_property("offsetHeight", 480)
    expect(page.locator("summary").first).to_have_text("n-queens by backtracking")
    page.goto((notebook_folder / "page.html").as_uri())
    player = player_in(page)
    assert page.evaluate("document.documentElement.lang") == "bn"
    assert player.evaluate("player => player.seek('end').then(() => player.result.moves)") == "LUL"
    assert player.evaluate("player => player.run({ state: '312045678' })") is None
    expect(page.get_by_text("dhadha.run")).to_be_visible()
    program = "import dhadha; run = dhadha.run('n-queens', n=4); print(run._repr_html_()); run.page(colour='red')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": packages["whl"]})  # which Python reads as a zip file
    assert "<iframe" in done.stdout and "no attribute 'colour'; it has ask" in done.stderr
