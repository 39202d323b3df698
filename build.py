#!/usr/bin/env python3
"""Build, serve, test and measure Dhadha. Needs Python 3.11+ and the package registries; installs all else itself.

python build.py serve   set up, build dist/, serve it on http://localhost:8000
python build.py serve --with PUZZLE   the same with a puzzle of yours, a .py file or a folder; reloads when you save it
python build.py test    set up, build, run every test, in Python and in browsers
python build.py build   set up and build dist/ alone; --site https://example.org/dhadha/ for links with pictures
python build.py build --zip   also pack dist/; --only n-queens,race omits the other puzzles
python build.py bench   measure start-up, speed, memory; bench SECTION ...: only these sections of tests/bench/bench.py
python build.py single [--puzzle P] [--lang L] [--output FILE [--replace]]   write one .html that needs no server
python build.py zim [--output FILE [--replace]]   write the site for Kiwix
python build.py handouts [--output FOLDER [--replace]]   write each article as a PDF for class
python build.py pack [--output FOLDER [--replace]]   write the npm package and the Python package with the player
python build.py lock    pin the dependency groups of pyproject.toml with hashes, in static/build/requirements/
"""

import functools
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
sys.path[:0] = [str(ROOT / "static/build"), str(ROOT / "py")]

from incremental_steps_and_output_option import BIN, VENV, empty_folder, files, step  # noqa: E402 - of this folder's own modules

BUILD, DIST, PYODIDE = ROOT / "build", ROOT / "dist", ROOT / "build/pyodide"
MAKERS = ROOT / "static/build"
RUNTIME, MANIFEST, PLAYER = BUILD / "runtime/runtime.json", DIST / "manifest.json", BUILD / "player"
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"
OLDEST_NODE = 20, 15
LOCKS = MAKERS / "requirements"  # of each dependency group, written by `lock`
OLDEST_PYTHON, PAGE_PYTHON = "3.11", "3.14"
Command = Sequence[str | Path]
PIP: Command = [PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check"]
ENGINES = "chromium", "firefox", "webkit"
HASHED = ["--require-hashes", "--only-binary", ":all:"]  # a source distribution would fetch build tools unchecked
PINNED = ["--universal", "--generate-hashes", "--no-header", "--quiet"]


class Failed(Exception):
    """A step failed; the message says what to do."""


def main() -> int:
    commands: dict[str, Callable[[list[str]], int | None]] = {
        "serve": serve, "test": test, "build": build, "bench": bench, "lock": pin_dependency_groups,
        "single": maker_command("single_file"), "zim": maker_command("zim", "zim"),
        "pack": maker_command("build_npm_and_python_packages"),
        "handouts": maker_command("handouts", browser="chromium"),
    }
    what = sys.argv[1] if len(sys.argv) > 1 else ""
    if what not in commands:
        print(__doc__.strip())
        return 2
    try:
        return commands[what](sys.argv[2:]) or 0
    except Failed as failure:
        print(f"build.py: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0 if what == "serve" else 130


# ---- commands

def build(arguments: Sequence[str] = ()) -> None:
    import build_options

    chosen = build_options.parse_options(list(arguments), os.environ)
    if write_option_and_tell_if_changed("only.txt", "\n".join(chosen.only)):
        shutil.rmtree(DIST, ignore_errors=True)
    write_option_and_tell_if_changed("site.txt", chosen.site)
    set_up()
    package, texts, npm = files("py/dhadha"), files("static/i18n"), ROOT / "package-lock.json"
    with ThreadPoolExecutor() as beside:
        booting = beside.submit(build_browser_python_runtime, [path for path in package if path.suffix == ".py"])
        tables = [*files("py/dhadha/puzzles/sliding/pattern_databases"), ROOT / "py/dhadha/puzzle/data_files.py"]
        making: Command = [PYTHON, "-m", "dhadha", "data", "--replace", BUILD / "data"]
        step("data", tables, lambda: run(making, "mend it"), needs=[BUILD / "data"])
        splitting = [MAKERS / "bake_and_render_pages.py", BUILD / "only.txt"]
        baking = [*package, *texts, *files("build/data"), *splitting]
        step("baked", baking, bake_and_split_puzzle_data, needs=[BUILD / "baked/catalogue.json"])
        booting.result()
    make_schemas()
    static = [*files("static"), ROOT / "py/dhadha/languages.json"]
    bundled = [*static, *files("build/baked"), *files("build/data"), PYODIDE / "pyodide.asm.mjs", RUNTIME, npm]
    step("bundle", bundled, bundle, needs=[MANIFEST, DIST / "assets", BUILD / "page-code.mjs"])
    step("player", [*static, MANIFEST], make_classic_scripts, needs=[PLAYER / "player.json"])
    documents = [ROOT / name for name in ("pyproject.toml", "README.md", "LICENSE")]
    step("wheel", [*package, *documents, *files("build/player")], make_wheel, needs=[BUILD / "wheel"])
    sources = [ROOT / "index.html", *static, BUILD / "baked/stills.json", BUILD / "site.txt"]
    step("pages", [*sources, *files("build/wheel"), MANIFEST], render_site, needs=[DIST / "index.html"])
    if chosen.zip:
        print("packed:", shutil.make_archive(str(BUILD / f"dhadha-{version()}"), "zip", DIST))


def serve(arguments: list[str]) -> None:
    import dev_server

    try:
        path, port = dev_server.parse_arguments(arguments)
        build()
        pack: Command = [PYTHON, "-m", "dhadha.devtools.puzzle_wheel_writer"]
        brought = dev_server.Brought(path, pack, environment()) if path else None
        dev_server.serve(DIST, port, brought)
    except dev_server.Refused as refusal:
        raise Failed(str(refusal)) from None


def test(arguments: list[str]) -> int:
    paths = [argument for argument in arguments if argument.startswith("tests")]
    engines = () if paths and all(path.startswith("tests/python") for path in paths) else ENGINES
    set_up()
    with ThreadPoolExecutor() as beside:
        finding = beside.submit(find_browsers, *engines)
        installing = beside.submit(install_dependency_groups_if_changed, "notebook", "cluster")
        build()
        installing.result()
        browsers = finding.result()
        checkers: list[Command] = [
            [PYTHON, "-m", "ruff", "check", "."], [PYTHON, "-m", "mypy"], [node("npx"), "oxlint"],
            [node("npx"), "tsc", "-p", "."], [node("npx"), "tsc", "-p", "static/build"],
        ]
        checks = [beside.submit(run_check_and_return_faults, checker) for checker in checkers]
        status = subprocess.call(
            [PYTHON, "-m", "pytest", "-n", "3", "--dist", "worksteal", *arguments],
            cwd=ROOT, env={**environment(), **browsers},
        )
        faults = [fault for check in checks if (fault := check.result())]
    print(*faults, sep="\n", end="")
    return status or bool(faults)


def run_check_and_return_faults(check: Command) -> str:
    """Return the output of a check of the sources; "" if it found no fault."""
    output = subprocess.PIPE
    told = subprocess.run(check, cwd=ROOT, env=environment(), stdout=output, stderr=subprocess.STDOUT, text=True)
    return f"{' '.join(map(str, check))}\n{told.stdout}" if told.returncode else ""


def bench(arguments: list[str]) -> int:
    build()
    command: Command = [PYTHON, ROOT / "tests/bench/bench.py", *arguments]
    paths = os.pathsep.join(str(ROOT / name) for name in ("py", "tests"))
    return subprocess.call(command, cwd=ROOT, env={**environment(), "PYTHONPATH": paths, **find_browsers("chromium")})


def maker_command(script: str, *tools: str, browser: str = "") -> Callable[[list[str]], int]:
    """Return a command that builds the site, installs the groups `tools` and runs static/build/SCRIPT.py."""
    def build_then_run_script(arguments: list[str]) -> int:
        build()
        install_dependency_groups_if_changed(*tools, for_what=script)
        found = find_browsers(browser) if browser else {}
        return subprocess.call([PYTHON, MAKERS / f"{script}.py", *arguments], env={**environment(), **found})
    return build_then_run_script


def pin_dependency_groups(_arguments: list[str]) -> None:
    """Pin each group by itself; what several need has the same version in all."""
    import tomllib

    set_up_python()
    install("lock")
    locked: list[Path] = []
    for group in tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]:
        same = [part for file in locked for part in ("--constraint", file)]
        how = [PAGE_PYTHON, "--no-deps"] if group == "micropip" else [OLDEST_PYTHON]
        run([BIN / "uv", "pip", "compile", "pyproject.toml", "--group", group, "--output-file", pins_of(group), *PINNED,
             "--python-version", *how, *same], "mend the dependency groups of pyproject.toml as named above")
        locked.append(pins_of(group))


# ---- tools

def set_up() -> None:
    """Install the tools of Python and of Node, in parallel if the system has Node."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs under whatever Python is there
        raise Failed("Dhadha needs Python 3.11 or newer; run build.py with one.")
    with ThreadPoolExecutor() as beside:
        early = beside.submit(set_up_node) if system_node() else None
        set_up_python()
        early.result() if early else set_up_node()


def set_up_python() -> None:
    if not PYTHON.exists():
        run([sys.executable, "-m", "venv", VENV],
            "install Python's venv module (on Debian: apt-get install python3-venv)")
    step("build-tools", [pins_of("build")], lambda: install("build"), needs=[BIN / f"ruff{EXE}"])


def install(name: str, for_what: str = "") -> None:
    needed = f"{for_what} needs the packages of the group {name}: " if for_what else ""
    run([*PIP, "install", *HASHED, "--no-compile", "-r", pins_of(name)],  # modules are compiled on first use
        f"{needed}check the connection to the Python package registry and run this again")


def install_dependency_groups_if_changed(*names: str, for_what: str = "") -> None:
    for name in names:
        step(f"{name}-tools", [pins_of(name)], functools.partial(install, name, for_what))


def pins_of(group: str) -> Path:
    return LOCKS / f"{group}.txt"


@functools.cache
def system_node() -> str | None:
    """Return the node on the PATH, if it is new enough."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    match = re.match(r"v(\d+)\.(\d+)", subprocess.run([found, "--version"], capture_output=True, text=True).stdout)
    return found if match and tuple(map(int, match.groups())) >= OLDEST_NODE else None


def node(tool: str = "node") -> str:
    return system_node() and shutil.which(tool) or str(BIN / tool)


def set_up_node() -> None:
    if not system_node():
        step("node", [pins_of("node")], lambda: install("node"), needs=[BIN / "npm"])
    step("node-packages", [ROOT / "package-lock.json"], lambda: run(
        [node("npm"), "ci", "--ignore-scripts", "--no-fund", "--no-audit", "--loglevel=error"],
        "check the connection to the npm registry and run this again"), needs=[ROOT / "node_modules"])


def find_browsers(*engines: str) -> dict[str, str]:
    """Return the environment variables with the paths of the browsers; fetch or install missing ones."""
    finder = ROOT / "tests/find_or_install_browsers.py"
    answer = subprocess.run([PYTHON, finder, *engines], stdout=subprocess.PIPE, text=True)
    if answer.returncode:
        raise Failed(answer.stdout.strip())
    paths: dict[str, str] = json.loads(answer.stdout)
    return paths


# ---- steps

def make_classic_scripts() -> None:
    folders = BUILD / "baked", DIST, empty_folder(PLAYER), empty_folder(BUILD / "single")
    run([node(), MAKERS / "classic-scripts.mjs", *folders], "mend the file named above")


def make_wheel() -> None:
    sources = empty_folder(BUILD / "wheel-source")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, sources)
    shutil.copytree(ROOT / "py", sources / "py", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(PLAYER, sources / "py/dhadha/export/player")
    run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", empty_folder(BUILD / "wheel"), sources],
        "mend pyproject.toml or py/ as named above")


def build_browser_python_runtime(package: list[Path]) -> None:
    """Build the files from which Python boots in a browser."""
    inputs = [ROOT / "package-lock.json", MAKERS / "trim-pyodide.mjs"]
    step("pyodide", inputs, trim_pyodide, needs=[PYODIDE / "pyodide.asm.wasm"])
    packers = [
        MAKERS / name for name in ("python-runtime.mjs", "hash-and-compress-files.mjs", "lazy_module_placeholder.py")
    ]
    step("runtime", [*package, *files("build/pyodide"), pins_of("micropip"), *packers], make_runtime, needs=[RUNTIME])


def trim_pyodide() -> None:
    run([node(), MAKERS / "trim-pyodide.mjs", ROOT / "node_modules/pyodide", empty_folder(PYODIDE)], "mend it")


def make_runtime() -> None:
    folder = empty_folder(BUILD / "micropip")
    download = [*PIP, "download", *HASHED, "--no-deps", "--python-version", PAGE_PYTHON, "--dest", folder]
    run([*download, "-r", pins_of("micropip")],
        "check the connection to the Python package registry and run this again")
    inputs = [PYODIDE, ROOT / "py/dhadha", *folder.glob("*.whl")]
    run([node(), MAKERS / "python-runtime.mjs", *inputs, version(), empty_folder(BUILD / "runtime")],
        "mend py/dhadha: Pyodide could not import it")


def bake_and_split_puzzle_data() -> None:
    run([PYTHON, "-m", "dhadha", "bake", empty_folder(BUILD / "baked")], "mend the preset named above")
    run([PYTHON, MAKERS / "bake_and_render_pages.py", "bake", BUILD / "baked", BUILD / "only.txt"], "mend static/i18n")


def make_schemas() -> None:
    """The JSON Schema of what Python sends, by which the page checks it, and the page's types of it."""
    schema, types = (ROOT / "static/validation" / name for name in ("schemas.json", "generated-types.ts"))
    maker, converter = MAKERS / "json_schema.py", ROOT / "node_modules/json-schema-to-typescript/dist/src/cli.js"
    options = "--additionalProperties=false", "--unreachableDefinitions", "--ignoreMinAndMaxItems"

    def make() -> None:
        run([PYTHON, maker, schema], "mend py/dhadha/core/puzzle_types.py")
        run([node(), converter, "-i", schema, "-o", types, *options], "mend py/dhadha/core/puzzle_types.py")

    step("schemas", [maker, *files("py/dhadha/core")], make, needs=[schema, types])


def bundle() -> None:
    DIST.mkdir(exist_ok=True)
    run([node(), MAKERS / "bundle.mjs", BUILD / "baked", BUILD / "runtime", BUILD / "data", DIST],
        "mend the file named above")


def render_site() -> None:
    run([PYTHON, MAKERS / "bake_and_render_pages.py", "render", DIST, BUILD / "baked", BUILD / "site.txt"], "mend it")
    run([PYTHON, MAKERS / "example_posts.py", DIST], "mend the request named above")
    run([node(), MAKERS / "installable-offline-app.mjs", DIST], "mend the file named above")
    for wheel in (BUILD / "wheel").glob("*.whl"):
        shutil.copy(wheel, DIST)


# ---- helpers

def write_option_and_tell_if_changed(name: str, text: str) -> bool:
    """Keep an option for the steps of the build; return whether it has changed."""
    file = BUILD / name
    changed = (file.read_text(encoding="utf-8") if file.exists() else "") != text
    BUILD.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return changed


def version() -> str:
    [number] = re.findall(r'__version__ = "(.+)"', (ROOT / "py/dhadha/__init__.py").read_text())
    return str(number)


def environment() -> dict[str, str]:
    paths = {"PYTHONPATH": str(ROOT / "py"), "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    data = {"DHADHA_DATA": str(BUILD / "data")}
    bytecode = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BUILD / "bytecode")}
    return {**os.environ, **paths, **data, **bytecode}  # many processes import the same modules


def run(command: Command, remedy: str) -> None:
    try:
        subprocess.run(command, cwd=ROOT, env=environment(), check=True)
    except (subprocess.CalledProcessError, OSError) as error:
        name = Path(str(command[0])).name
        raise Failed(f"{name} failed ({getattr(error, 'returncode', error)}): {remedy}.") from None


if __name__ == "__main__":
    sys.exit(main())
