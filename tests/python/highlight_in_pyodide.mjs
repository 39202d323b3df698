// Highlights each text of standard input's JSON (a list of lists of lines) with the page's Python:
// node highlight_in_pyodide.mjs STATIC_FOLDER
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
const texts = readFileSync(0, "utf8"); // Pyodide takes standard input
const { loadPyodide } = await import(join(folder, "../node_modules/pyodide/pyodide.mjs"));
const pyodide = await loadPyodide();
pyodide.FS.writeFile("highlight.py", readFileSync(join(folder, "../py/dhadha/source/highlight.py")));
pyodide.globals.set("texts", texts);
console.log(pyodide.runPython(`
import json
from highlight import highlights

json.dumps([highlights(lines) for lines in json.loads(texts)])
`));
