// Runs each Python text of standard input's JSON under the watchdog, with the page's Python:
// node watchdog_in_pyodide.mjs PYODIDE_FOLDER SOLVER_FOLDER
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [pyodideFolder, solverFolder] = process.argv.slice(2);
const { loadPyodide } = await import(join(pyodideFolder, "pyodide.mjs"));
const pyodide = await loadPyodide({ indexURL: `${pyodideFolder}/` });
pyodide.FS.mkdirTree("/lib/python-own/dhadha");
for (const file of ["worker/watchdog.py", "core/error_location.py"]) {
  const folder = `/lib/python-own/dhadha/${file.split("/")[0]}`;
  pyodide.FS.mkdirTree(folder);
  pyodide.FS.writeFile(`${folder}/__init__.py`, "");
  pyodide.FS.writeFile(`/lib/python-own/dhadha/${file}`, readFileSync(join(solverFolder, file)));
}
pyodide.FS.writeFile("/lib/python-own/dhadha/__init__.py", "");
pyodide.globals.set("texts", readFileSync(0, "utf8"));
console.log(pyodide.runPython(`
import json, sys
sys.path.insert(0, "/lib/python-own")
from dhadha.worker import watchdog

reads = 0

def perf_counter():
    """Let ten milliseconds pass with each look at the clock."""
    global reads
    reads += 1
    return reads / 100

watchdog.perf_counter = perf_counter
guard = watchdog.watch(0.3)
told = {}
for name, text in json.loads(texts).items():
    space = {"guard": guard}
    exec(compile(text, "/lib/python3.14/site-packages/strange.py", "exec"), space)
    guard.begin()
    began = reads
    try:
        outcome = str(space["f"]())
    except watchdog.WatchdogTimeout as error:
        outcome = f"stopped at {error}"
    told[name] = [outcome, reads - began]
json.dumps(told)
`));
