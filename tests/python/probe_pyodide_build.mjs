/** node probe_pyodide_build.mjs PYODIDE: prints the compiled modules, and results of calls from and to Python. */
const [folder] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const pyodide = await loadPyodide({ indexURL: `${folder}/`, stdout: () => {} });
const faults = pyodide.runPython(`
import importlib, sys
def fault(name):
    try:
        return importlib.import_module(name) and ""
    except Exception as error:
        return f"{type(error).__name__}: {error}"
compiled = set(sys.builtin_module_names)
names = [name for name in sorted(sys.stdlib_module_names) if {name, f"_{name}"} & compiled]
{name: fault(name) for name in [*names, "tkinter", "unittest"]}
`);
const together = await pyodide.runPythonAsync(`
import asyncio, ctypes, decimal, hashlib, json, lzma, math, random, re, sqlite3, struct, time, unicodedata, zlib
from pyodide.code import run_js
from pyodide.ffi import to_js, JsException

def caught(act):
    try:
        return act()
    except BaseException as error:
        return [type(error).__name__, str(error)]

def deep(n):
    return n and 1 + deep(n - 1)

numbers = (ctypes.c_int * 3)(3, 1, 2)
compare = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda n: 2 * n)
[
    caught(lambda: run_js("throw new TypeError('no')")),
    caught(lambda: 1 // 0),
    caught(lambda: deep(10**6))[0],
    deep(500),
    run_js("(f) => [1, 2, 3].map((n) => f(n))")(lambda n: n * n).to_py(),
    await run_js("Promise.resolve(7)"),
    [n async for n in run_js("(async function* () { yield 1; yield 2; })()")],
    list(run_js("new Uint8Array([1, 2, 3])").to_py()),
    to_js({"a": [1, 2]}, dict_converter=run_js("Object.fromEntries")).a.to_py(),
    str(2**200), str(run_js("2n ** 70n")), math.perm(30, 3), str(decimal.Decimal(2).sqrt()),
    hashlib.sha256(b"riddle").hexdigest(), len(zlib.compress(b"a" * 999)), lzma.decompress(lzma.compress(b"a"))[0],
    re.sub("(.+) (.+)", r"\\2 \\1", "two words"), unicodedata.name("ধ"), struct.unpack("<i", b"\\1\\0\\0\\0"),
    sqlite3.connect(":memory:").execute("select 6 * 7").fetchone(), random.Random(1).sample(range(99), 3),
    sum(numbers), compare(21), time.strftime("%Y", time.gmtime(0)), json.dumps({"é": 1.5}),
]
`);
console.log(JSON.stringify({ faults: faults.toJs({ dict_converter: Object.fromEntries }), together: together.toJs() }));
