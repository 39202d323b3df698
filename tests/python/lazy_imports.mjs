/** node lazy_imports.mjs PYODIDE LIBRARY: boots Python from a page's library; prints the modules imported by then, and
 * results of the lazy ones. */
const [folder, stdLibURL] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const pyodide = await loadPyodide({ indexURL: `${folder}/`, stdLibURL });
const modules = pyodide.runPython("import sys; ' '.join(sys.modules)").split(" ");
const promise = new Promise((resolve) => setTimeout(resolve, 1, "kept"));
pyodide.globals.set("promise", promise);
const asked = await pyodide.runPythonAsync(`
import asyncio
from asyncio import gather, sleep
from pyodide.webloop import WebLoop
results = await gather(sleep(.001, 1), sleep(0, 2))
is_own_loop = isinstance(asyncio.get_event_loop(), WebLoop)
[*results, await promise, is_own_loop, asyncio.run.__code__.co_filename, hasattr(asyncio, "no")]
`);
pyodide.FS.mkdirTree("/packed/inner");
pyodide.FS.writeFile("/packed/inner/greeting.py", "said = 'hello'");
pyodide.runPython("import shutil; shutil.make_archive('/greeting', 'zip', '/packed/inner')");
pyodide.unpackArchive(pyodide.FS.readFile("/greeting.zip"), "zip", { extractDir: "/unpacked" });
const said = pyodide.runPython("sys.path.append('/unpacked'); import greeting; greeting.said");
console.log(JSON.stringify({ modules, asked: asked.toJs(), said }));
