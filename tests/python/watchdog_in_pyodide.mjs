// Runs each Python text of standard input's JSON under the watchdog, with the page's Python:
// node watchdog_in_pyodide.mjs STATIC_FOLDER
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [folder] = process.argv.slice(2);
const { loadPyodide } = await import(join(folder, "../node_modules/pyodide/pyodide.mjs"));
const pyodide = await loadPyodide();
for (const file of ["__init__.py", "worker/__init__.py", "worker/watchdog.py", "core/__init__.py", "core/error_location.py"]) {
  const path = `/lib/python-own/dhadha/${file}`;
  pyodide.FS.mkdirTree(dirname(path));
  pyodide.FS.writeFile(path, file.endsWith("__init__.py") ? "" : readFileSync(join(folder, "../py/dhadha", file)));
}
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
guard = watchdog.Watchdog(0.3)
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
