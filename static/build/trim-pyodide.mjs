/**
 * Trims Pyodide of code that only compiled packages, graphics and sound call: a tenth of its WebAssembly and two
 * thirds of its JavaScript, which the browser would otherwise parse before Python starts.
 *
 * node trim-pyodide.mjs PYODIDE_FOLDER OUTPUT_FOLDER
 */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binaryen from "binaryen";
import { minify } from "terser";

const [pyodideFolder, output] = process.argv.slice(2);
const loader = readPyodideFile("pyodide.mjs").toString();
let glue = await withoutUnusedDefinitions(withoutUnusedFeatures(readPyodideFile("pyodide.asm.mjs").toString()));
const wasm = withoutUnusedExports(readPyodideFile("pyodide.asm.wasm"), new Set(identifiersIn(glue + loader)));
glue = await withoutUnusedDefinitions(withoutUnusedImports(glue, wasm));

writeFileSync(join(output, "pyodide.asm.mjs"), glue);
writeFileSync(join(output, "pyodide.asm.wasm"), wasm);
for (const name of ["pyodide.mjs", "pyodide-lock.json", "python_stdlib.zip"])
  copyFileSync(join(pyodideFolder, name), join(output, name));

/** @param {string} name */
function readPyodideFile(name) {
  return readFileSync(join(pyodideFolder, name));
}

/** Remove code that serves only compiled packages. @param {string} text */
function withoutUnusedFeatures(text) {
  const unsigned = text.replace(/(?<=[;}])[\w$]+\.sig="[^"]*";/g, "").replace(/(?<![.\w$])eval\(/g, "(0,eval)(");
  const offer = /(?<=;)Module\["([\w$]+)"\]=\1;/g;
  const read = new Set(`${unsigned.replace(offer, "")}${loader}`.match(/(?<=\.|\[")[\w$]+/g));
  const unoffered = unsigned.replace(offer, (whole, name) => (read.has(name) ? whole : ""));
  const binding = /var ([\w$,]+);function assignWasmExports\(wasmExports\){([^}]*)}/;
  return replaceOrFail(unoffered, binding, (whole, names, lines) => {
    const used = new Set(identifiersIn(unoffered.replace(whole, "") + loader));
    const kept = lines.split(";").filter((line) => !line.startsWith("_") || used.has(line.split("=")[0]));
    const bound = new Set(kept.flatMap(identifiersIn));
    const declared = names.split(",").filter((name) => bound.has(name) || used.has(name));
    return `var ${declared};function assignWasmExports(wasmExports){${kept.join(";")}}`;
  });
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {Set<string>} named what the glue names; a leading _ there is its own
 */
function withoutUnusedExports(bytes, named) {
  const module = binaryen.readBinary(bytes);
  for (const { name } of WebAssembly.Module.exports(new WebAssembly.Module(bytes)))
    if (!named.has(name) && !named.has(`_${name}`)) module.removeExport(name);
  module.runPasses(["remove-unused-module-elements"]);
  return /** @type {Uint8Array<ArrayBuffer>} */ (module.emitBinary());
}

/** @param {string} text @param {BufferSource} bytes */
function withoutUnusedImports(text, bytes) {
  const asked = new Set(WebAssembly.Module.imports(new WebAssembly.Module(bytes)).map(({ name }) => name));
  return replaceOrFail(text, /(?<=var wasmImports={)[^}]*/, (given) =>
    given.split(",").filter((entry) => asked.has(entry.split(":")[0])).join(),
  );
}

/** Remove unused functions and variables. @param {string} text */
async function withoutUnusedDefinitions(text) {
  const compress = { defaults: false, unused: true, keep_fargs: true, passes: 3 };
  const { code = "" } = await minify(text, { module: true, compress, mangle: false });
  return code;
}

/** @param {string} text @param {RegExp} pattern @param {(...matched: string[]) => string} change */
function replaceOrFail(text, pattern, change) {
  if (!pattern.test(text)) throw new Error(`pyodide.asm.mjs does not match ${pattern}: mend trim-pyodide.mjs`);
  return text.replace(pattern, change);
}

/** @param {string} text */
function identifiersIn(text) {
  return text.match(/[\w$]+/g) ?? [];
}
