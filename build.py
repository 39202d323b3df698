#!/usr/bin/env python3
"""Builds, serves, tests and measures Dhadha. Needs Python 3.11+ and the package registries; makes all else itself.

python build.py serve   set up, build dist/, serve it on http://localhost:8000
python build.py test    set up, build, run every test, the browser's included
python build.py build   set up and build dist/ alone
python build.py bench   measure start-up, speed and memory in a real browser
python build.py lock    pin what the *.in files name, with all it needs and the hashes of it, for every system
"""

import functools
import hashlib
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
BUILD, DIST, VENV = ROOT / "build", ROOT / "dist", ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
RUFF = "ruff.exe" if os.name == "nt" else "ruff"
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
BENCH, MICROPIP, NODE_WHEEL, LOCKER = "tests/bench/requirements", "static/build/tools/micropip", "static/build/tools/node", "static/build/tools/uv"
LOCKS = {"requirements": "3.11", BENCH: "3.11", MICROPIP: "3.14", NODE_WHEEL: "3.11", LOCKER: "3.11"}  # and the oldest Python each is for
PIP = [PYTHON, "-m", "pip", "--quiet", "--disable-pip-version-check"]
HASHED = ["--require-hashes", "--only-binary", ":all:"]  # what is built here would fetch its tools unchecked


class Failed(Exception):
    """A step failed; the message says what to do."""


def main() -> int:
    commands = {"serve": serve, "test": test, "build": build, "bench": bench, "lock": lock}
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
        return 0


# ---- commands

def build(_arguments=()) -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file runs under whatever Python is there
        raise Failed("Dhadha needs Python 3.11 or newer; run build.py with one.")
    set_up_python()
    set_up_node()
    step("wheel", [*solver_files(), ROOT / "pyproject.toml", ROOT / "README.md"], make_wheel, needs=[BUILD / "wheel"])
    step("runtime", [*solver_files(), ROOT / "package-lock.json", locked(MICROPIP), ROOT / "static/build/runtime.mjs"], make_runtime,
         needs=[BUILD / "runtime/runtime.json"])
    step("baked", [*solver_files(), *files("static/i18n"), ROOT / "static/build/pages.py"], bake, needs=[BUILD / "baked/catalogue.json"])
    step("bundle", [*files("static"), *files("build/baked"), BUILD / "runtime/runtime.json", ROOT / "package-lock.json"], bundle,
         needs=[DIST / "manifest.json", DIST / "assets"])
    step("pages", [ROOT / "index.html", *files("static/pages"), *files("static/i18n"), ROOT / "static/build/pages.py",
                   ROOT / "static/build/figures.py", ROOT / "static/build/stories.py", BUILD / "baked/stills.json", *files("build/wheel"), DIST / "manifest.json"], render_pages, needs=[DIST / "index.html"])


def serve(arguments) -> None:
    build()
    port = arguments[0] if arguments else "8000"
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise Failed(f"{port} is not a port; give a number from 1 to 65535, or none for 8000.")
    port = int(port)
    handler = functools.partial(Handler, directory=DIST)
    try:
        server = http.server.ThreadingHTTPServer(("localhost", port), handler)
    except OSError as error:
        raise Failed(f"port {port} is not free ({error.strerror}); try: python build.py serve {port + 1}") from None
    print(f"Dhadha is open at http://localhost:{port}/ (stop with Ctrl+C)", flush=True)
    server.serve_forever()


class Handler(http.server.SimpleHTTPRequestHandler):
    """Lets pages of other ports embed the player while one writes them."""

    def end_headers(self):
        self.send_header("Access-Control-Allow-Origin", "*")
        super().end_headers()

    def log_message(self, *_):
        pass


def test(arguments) -> int:
    build()
    run([PYTHON, "-m", "ruff", "check", "."], "mend what ruff found above")
    run([node("npx"), "tsc", "-p", "."], "mend the types named above")
    browsers = find_browsers("chromium", "firefox", "webkit")
    return subprocess.call([PYTHON, "-m", "pytest", "-n", "3", "--dist", "worksteal", *arguments], cwd=ROOT, env={**environment(), **browsers})


def bench(arguments) -> int:
    build()
    step("bench-tools", [locked(BENCH)], lambda: install(BENCH))
    browsers = find_browsers("chromium")
    return subprocess.call([PYTHON, ROOT / "tests/bench/bench.py", *arguments], cwd=ROOT, env={**environment(), **browsers})


def lock(_arguments) -> None:
    set_up_python()
    install(LOCKER)
    for name, oldest in LOCKS.items():
        run([BIN / "uv", "pip", "compile", f"{name}.in", "--output-file", f"{name}.txt", "--universal", "--python-version", oldest,
             "--generate-hashes", "--no-header", "--no-annotate", "--quiet", *(["--no-deps"] if name == MICROPIP else [])], f"mend {name}.in as named above")


# ---- tools

def set_up_python() -> None:
    if not PYTHON.exists():
        run([sys.executable, "-m", "venv", VENV], "install Python's venv module (on Debian: apt-get install python3-venv)")
    step("python-tools", [locked("requirements")], lambda: install("requirements"), needs=[BIN / RUFF])


def install(name: str) -> None:
    run([*PIP, "install", *HASHED, "-r", locked(name)],
        "check the connection to the Python package registry and run this again")


def locked(name: str) -> Path:
    return ROOT / f"{name}.txt"


def set_up_node() -> None:
    if not system_node():
        step("node", [locked(NODE_WHEEL)], lambda: install(NODE_WHEEL), needs=[BIN / "npm"])
    step("node-packages", [ROOT / "package-lock.json"], lambda: run(
        [node("npm"), "ci", "--no-fund", "--no-audit", "--loglevel=error"],
        "check the connection to the npm registry and run this again"), needs=[ROOT / "node_modules"])


@functools.cache
def system_node() -> str | None:
    """The node on the PATH, if it is new enough."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    version = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    match = re.match(r"v(\d+)", version)
    return found if match and int(match[1]) >= 20 else None


def node(tool: str = "node") -> str:
    return shutil.which(tool) if system_node() else str(BIN / tool)


def find_browsers(*engines: str) -> dict[str, str]:
    """The variables that tell the tests where each browser is; what is missing is fetched or installed."""
    answer = subprocess.run([PYTHON, ROOT / "tests/browsers.py", *engines], stdout=subprocess.PIPE, text=True)
    if answer.returncode:
        raise Failed(answer.stdout.strip())
    return json.loads(answer.stdout)


# ---- steps

def make_wheel() -> None:
    folder = fresh(BUILD / "wheel")
    run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT],
        "mend pyproject.toml or py/ as named above")


def make_runtime() -> None:
    folder = fresh(BUILD / "micropip")
    run([*PIP, "download", *HASHED, "--no-deps", "--python-version", "3.14", "--dest", folder, "-r", locked(MICROPIP)],
        "check the connection to the Python package registry and run this again")
    run([node(), ROOT / "static/build/runtime.mjs", ROOT / "node_modules/pyodide", ROOT / "py/dhadha", next(folder.glob("*.whl")),
         version(), fresh(BUILD / "runtime")], "mend py/dhadha: Pyodide could not import it")


def bake() -> None:
    folder = fresh(BUILD / "baked")
    run([PYTHON, "-m", "dhadha", "bake", folder], "mend the preset named above")
    run([PYTHON, ROOT / "static/build/pages.py", "bake", folder], "mend the texts in static/i18n named above")


def bundle() -> None:
    DIST.mkdir(exist_ok=True)
    run([node(), ROOT / "static/build/bundle.mjs", BUILD / "baked", BUILD / "runtime", DIST], "mend the file named above")


def render_pages() -> None:
    run([PYTHON, ROOT / "static/build/pages.py", "render", DIST, BUILD / "baked"], "mend the template named above")
    for wheel in (BUILD / "wheel").glob("*.whl"):
        shutil.copy(wheel, DIST)


# ---- helpers

def step(name: str, inputs: list[Path], action, needs=()) -> None:
    """Run `action` unless its inputs are as they were when it last succeeded."""
    stamp = BUILD / "stamps" / name
    state = hash_of(inputs)
    done = stamp.exists() and stamp.read_text() == state
    if done and all(path.exists() for path in needs):
        return
    print(f"· {name}", flush=True)
    stamp.unlink(missing_ok=True)
    action()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(hash_of(inputs))


def hash_of(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes() if path.exists() else b"absent")
    return digest.hexdigest()


def files(folder: str) -> list[Path]:
    return sorted(path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts)


def solver_files() -> list[Path]:
    return files("py/dhadha")


def version() -> str:
    return re.search(r'__version__ = "(.+)"', (ROOT / "py/dhadha/__init__.py").read_text())[1]


def fresh(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT / "py"), "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}


def run(command: list, remedy: str) -> None:
    try:
        subprocess.run(list(map(str, command)), cwd=ROOT, env=environment(), check=True)
    except (subprocess.CalledProcessError, OSError) as error:
        name = Path(str(command[0])).name
        raise Failed(f"{name} failed ({getattr(error, 'returncode', error)}): {remedy}.") from None


if __name__ == "__main__":
    sys.exit(main())
