/**
 * Builds the runtime folder that Python boots from: the trimmed Pyodide's WebAssembly, a zip of exactly the compiled
 * modules that a boot and the solver import, both packed, and for packages the whole standard library and micropip.
 * runtime.json lists every file's name, which holds its hash, its size and its CRC-32.
 *
 * node python-runtime.mjs PYODIDE_FOLDER SOLVER_FOLDER MICROPIP_WHEEL VERSION OUTPUT_FOLDER
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { writeHashed, writePack } from "./hash-and-compress-files.mjs";

const [pyodideFolder, solverFolder, micropipWheel, version, output] = process.argv.slice(2);
const { loadPyodide } = await import(join(pyodideFolder, "pyodide.mjs"));

// Without column positions of tracebacks, which are unused and a quarter of all compiled modules.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1", PYTHONDONTWRITEBYTECODE: "1" };
const pyodide = await loadPyodide({ indexURL: `${pyodideFolder}/`, env });
pyodide.mountNodeFS("/solver/dhadha", resolve(solverFolder));
pyodide.globals.set("version", version);
pyodide.globals.set("stand_in", readFileSync(new URL("lazy_module_placeholder.py", import.meta.url), "utf8"));

const bootZip = pyodide
  .runPython(
    String.raw`
import importlib._bootstrap_external as bootstrap
import importlib.util, io, marshal, os, sys, zipfile

sys.path.insert(0, "/solver")
import json
import dhadha.search
from dhadha.core import puzzle_types
from dhadha.source import fold_to_textbook_code, highlight, variable_replay
from dhadha.worker import api as worker, watchdog
for name in os.listdir("/solver/dhadha/notation"):
    if name.endswith(".py") and name != "__init__.py":
        importlib.import_module("dhadha.notation." + name.removesuffix(".py"))
from dhadha.puzzles import registry
for puzzle in registry.own_puzzles():  # some modules are imported only by a run
    for written in ("?", "| 1 | 2 |\n| 3 | 0 |"):  # what reads states that are not written as we do
        asked = {"puzzle": puzzle.id, "algorithm": puzzle.algorithms[0].id, "state": written}
        if "value" in json.loads(worker.answer("start", json.dumps(asked))):
            worker.stop(max(worker.recorders))
    for preset in puzzle.presets:
        asked = {
            "puzzle": puzzle.id,
            "algorithm": preset.algorithm,
            "state": preset.state,
            "options": preset.options,
        }
        assert json.loads(worker.answer("start", json.dumps(asked)))["value"]
        number = max(worker.recorders)
        worker.header(number)
        for _ in range(3):  # what is needed later than this was needed by shorter runs
            if worker.advance(number, 0.05) is None:
                worker.footer(number)
                break
        worker.stop(number)

    for challenge in puzzle.challenges:
        asked = {"puzzle": puzzle.id, "challenge": challenge["id"], "states": [challenge.get("state", "")]}
        worker.answer("judge", json.dumps(asked))

def compiled(text, path, name):
    keep_docstrings = name.split(".")[0] in ("pyodide", "_pyodide", "dhadha")
    code = compile(text, path, "exec", dont_inherit=True, optimize=1 if keep_docstrings else 2)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + marshal.dumps(code)

LATE = ("asyncio", "pyodide._package_loader", "pyodide.webloop")  # and all they import: a quarter of a boot

def add(archive, name, data):
    entry = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
    archive.writestr(entry, data)

target = io.BytesIO()
with zipfile.ZipFile("/lib/python314.zip") as library, zipfile.ZipFile(target, "w") as archive:
    for name, module in sorted(sys.modules.items()):
        origin = getattr(getattr(module, "__spec__", None), "origin", None) or ""
        if origin.startswith("/lib/python314.zip/"):
            path = origin.removeprefix("/lib/python314.zip/").removesuffix("c")
            code = compiled(library.read(path), "/lib/python314.zip/" + path, name)
            if name in LATE:
                add(archive, f"late/{name}.pyc", code)
                code = compiled(stand_in, "/lib/python314.zip/" + path, name)
            add(archive, path + "c", code)
        elif origin.startswith("/solver/"):
            path = origin.removeprefix("/solver/")
            with open(origin, "rb") as file:
                text = file.read()
            add(archive, path + "c", compiled(text, "/lib/python314.zip/" + path, name))
            add(archive, path, text)
    metadata = f"Metadata-Version: 2.1\nName: dhadha\nVersion: {version}\n"
    add(archive, f"dhadha-{version}.dist-info/METADATA", metadata)
target.getvalue()
`,
  )
  .toJs();

mkdirSync(output, { recursive: true });
const files = {
  wasm: writePack(output, "pyodide", readFileSync(join(pyodideFolder, "pyodide.asm.wasm"))),
  // The zip is uncompressed inside gzip, because the browser decompresses much faster than Python in WebAssembly.
  boot: writePack(output, "boot", bootZip),
  library: writeHashed(output, "python_stdlib.zip", readFileSync(join(pyodideFolder, "python_stdlib.zip"))),
  micropip: writeHashed(output, basename(micropipWheel), readFileSync(micropipWheel)),
};
const { info } = JSON.parse(readFileSync(join(pyodideFolder, "pyodide-lock.json"), "utf8"));
writeFileSync(join(output, "runtime.json"), JSON.stringify({ lock: { info, packages: {} }, files }));
