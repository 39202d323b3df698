"""Breaks every file that the pages fetch: the page names it, and recovers without a reload."""

import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from tables import table

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))
from faulty import serving_faults  # noqa: E402

FAULTS = ("missing", "refused", "cut", "short", "corrupt", "page")
PUZZLES = ("n-puzzle", "n-queens", "knight-path", "pile-game", "coin-game", "magic-square", "magic-trick")
PAGES = [
    "",
    "race/",
    "embed/",
    "bn/",
    "fa/",
    *(f"{language}{puzzle}/" for language in ("", "bn/", "fa/") for puzzle in PUZZLES),
]
WALK = """
    window.within = (root = document) => [...root.querySelectorAll("*")].flatMap((each) => [each,
        ...(each.shadowRoot ? within(each.shadowRoot) : [])]);
    window.alerts = () => within().filter(({ role }) => role === "alert").map(({ textContent }) =>
        textContent.trim()).filter(Boolean);
    window.again = () => within().find((each) => each.localName === "button" &&
        each.parentNode.textContent.includes(alerts()[0]))?.click();
"""


def broken_files(browser) -> None:
    with serving_faults(ROOT / "dist") as (home, faults):
        cases = assets_by_page(browser, home)
        rows, lost = [], []
        for fault in FAULTS:
            done = [
                recovers(browser, home, faults, page, asset, fault)
                or lost.append(f"{page or 'gallery'}: {asset}: {fault}")
                for asset, page in cases.items()
            ]
            rows.append([fault, float(len(done)), float(sum(map(bool, done))), "all"])
    table(
        f"{len(cases)} files broken: named, and whole after Try again without a reload",
        ["", "files", "recovered", "bar"],
        rows,
    )
    print(*lost, sep="\n")


PYTHON = ("pyodide-", "boot-", "worker-", "lazy-")
PACKAGES = ("python_stdlib-", "micropip-")
FRAME_FAULTS = (
    "missing",
    "refused",
    "cut",
    "corrupt",
    "page",
)  # a frame without its last bytes may still work
SOLVE = "player.run({puzzle: 'n-puzzle', state: '123406758', algorithm: 'ida-star', options: {}}, {play: false})"
INSTALL = "player.install([new URL('../dhadha_frogs-1.0-py3-none-any.whl', location.href).href])"


def broken_python(browser) -> None:
    """Break the files that Python boots from, and the further files of packages."""
    cases = [
        *((name, SOLVE, FAULTS) for name in PYTHON),
        *((name, INSTALL, FAULTS) for name in PACKAGES),
        ("frame-", INSTALL, FRAME_FAULTS),
    ]
    with site_with_a_package() as folder, serving_faults(folder) as (home, faults):
        rows = []
        for name, act, kinds in cases:
            done = [answers(browser, home, faults, name, act, fault) for fault in kinds]
            rows.append([name, float(len(done)), float(sum(done)), "all"])
    table(
        "Files of Python and of packages broken: an answer after Try again, without a reload",
        ["", "faults", "recovered", "bar"],
        rows,
    )


@contextmanager
def site_with_a_package():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "dist", folder, dirs_exist_ok=True)
        subprocess.run(
            [
                sys.executable,
                "-m",
                "pip",
                "wheel",
                "-q",
                "--no-deps",
                "--no-build-isolation",
                "-w",
                folder,
                ROOT / "tests/packages/frogs",
            ],
            check=True,
        )
        yield folder


def answers(browser, home: str, faults, name: str, act: str, fault: str) -> bool:
    page = browser.new_page()
    page.add_init_script(WALK)
    try:
        page.goto(home + "n-puzzle/")
        page.wait_for_function("() => document.querySelector('dhadha-player')?.length > 0")
        faults.set(name, fault)
        page.evaluate(f"() => {{ window.player = document.querySelector('dhadha-player'); void {act}; }}")
        page.wait_for_function(
            "(name) => alerts().some((text) => text.includes(name))", arg=name, timeout=25_000
        )  # the page waits for a truncated frame
        faults.mend()
        page.evaluate("again()")
        page.wait_for_function("() => alerts().length === 0", timeout=20_000)
        page.evaluate(act)
        return page.evaluate(SOLVE)["moves"] == "UL"
    except Exception:
        return False
    finally:
        faults.mend()
        page.close()


def assets_by_page(browser, home: str) -> dict[str, str]:
    """The first page that asks for each asset; fonts may fail unseen,
    and what starts the rest has a sentence of its own."""
    found = {}
    for path in PAGES:
        page = browser.new_page()
        page.on(
            "requestfinished",
            lambda request, path=path: (
                found.setdefault(request.url.split("/")[-1], path) if "/assets/" in request.url else None
            ),
        )
        page.goto(home + path)
        page.wait_for_load_state("networkidle")
        page.close()
    return {name: path for name, path in found.items() if not name.endswith(".woff2") and not name.startswith("start-")}


# A board whose request was under way when the file was mended says so after the first click, and needs a second.
MOST_CLICKS = 2
UNTIL_WHOLE = """(mostClicks) => {
    window.clicks ??= 0;
    if (alerts().length) return void (clicks < mostClicks && (window.clicks += 1, again()));
    return within().some(({ localName }) => localName === "dhadha-board" || localName === "fieldset");
}"""


def recovers(browser, home: str, faults, path: str, asset: str, fault: str) -> bool:
    faults.set(asset, fault)
    page = browser.new_page()
    page.add_init_script(WALK)
    try:
        page.goto(home + path, wait_until="commit")
        page.wait_for_function("(name) => alerts().some((text) => text.includes(name))", arg=asset, timeout=15_000)
        page.evaluate("window.marker = true")
        faults.mend()
        page.wait_for_function(UNTIL_WHOLE, arg=MOST_CLICKS, polling=500, timeout=10_000)
        page.wait_for_load_state("networkidle")
        return page.evaluate("marker && alerts().length === 0")
    except Exception:
        return False
    finally:
        faults.mend()
        page.close()
