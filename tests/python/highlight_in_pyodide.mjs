// Highlights each text of a JSON file (a list of lists of lines) with the page's Python:
// node highlight_in_pyodide.mjs PYODIDE_FOLDER SOLVER_FOLDER FILE
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [pyodideFolder, solverFolder, file] = process.argv.slice(2);
const { loadPyodide } = await import(join(pyodideFolder, "pyodide.mjs"));
const pyodide = await loadPyodide({ indexURL: `${pyodideFolder}/` });
pyodide.FS.writeFile("highlight.py", readFileSync(join(solverFolder, "source/highlight.py")));
pyodide.globals.set("texts", readFileSync(file, "utf8"));
console.log(pyodide.runPython(`
import json
from highlight import highlights

json.dumps([highlights(lines) for lines in json.loads(texts)])
`));
