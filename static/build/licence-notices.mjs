/** Writes NOTICES.txt: every component of dist/ with the text of its licence, ours first. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const LICENCES = "static/build/licences";
const RULE = `\n\n${"-".repeat(100)}\n\n`;
const SHORTEST = 300; // characters; a shorter file is no licence

/** Licences missing from npm packages. @type {Record<string, string[]>} */
const KEPT_HERE = { "@fluent/bundle": ["apache-2.0"], pyodide: ["mpl-2.0", "stackframe"] };

/** Packages that are modified before they are shipped. @type {Record<string, string>} */
const CHANGED = { pyodide: ", without what static/build/trim-pyodide.mjs leaves out" };

/** Contents of pyodide.asm.wasm, of its standard library and of files beside them: [title, …files of LICENCES]. */
const IN_THE_RUNTIME = [
  ["CPython's interpreter and standard library (PSF-2.0) https://www.python.org", "cpython"],
  ["What CPython incorporates: expat, zlib, libffi, libmpdec, Mersenne Twister, SipHash …", "cpython-incorporated"],
  ["HACL*, in CPython (MIT) https://github.com/hacl-star/hacl-star", "hacl"],
  ["mimalloc, in CPython (MIT) https://github.com/microsoft/mimalloc", "mimalloc"],
  ["bzip2 https://sourceware.org/bzip2", "bzip2"],
  ["zstd (BSD-3-Clause) https://github.com/facebook/zstd", "zstd"],
  ["SQLite and liblzma (public domain, 0BSD) https://sqlite.org https://tukaani.org/xz", "public-domain"],
  ["Emscripten's run-time (MIT or NCSA) https://emscripten.org", "emscripten"],
  ["musl, in Emscripten (MIT) https://musl.libc.org", "musl"],
  ["compiler-rt, libc++ and libc++abi of LLVM (Apache-2.0 WITH LLVM-exception) https://llvm.org", "llvm"],
  ["micropip (MPL-2.0) https://github.com/pyodide/micropip", "mpl-2.0"],
  ["packaging, in micropip (Apache-2.0 or BSD-2-Clause) https://github.com/pypa/packaging", "packaging", "apache-2.0"],
  ["mousebender, partly in micropip (BSD-3-Clause) https://github.com/brettcannon/mousebender", "mousebender"],
];

/** The whole text. Throws for a package without a licence. @param {string[]} inputs paths of all bundled files */
export function licenceNotices(inputs) {
  const names = inputs
    .flatMap((path) => path.replaceAll("\\", "/").match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? []);
  const packages = [...new Set([...names, "pyodide"])].sort().map(packageNotice);
  const runtime = IN_THE_RUNTIME.map(([title, ...files]) => formatNotice(title, files.map(storedLicence)));
  const title = "Dhadha (MIT). Beside it this folder holds what follows, each under its own licence.";
  return `${[formatNotice(title, [readFileSync("LICENSE", "utf8")]), ...packages, ...runtime].join(RULE)}\n`;
}

/** @param {string} name */
function packageNotice(name) {
  const folder = join("node_modules", name);
  const { version, license, homepage = "" } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const own = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
  const title = `${name} ${version} (${license}) ${homepage}`.trim() + (CHANGED[name] ?? "");
  return formatNotice(title, [...own, ...(KEPT_HERE[name] ?? []).map(storedLicence)]);
}

/** @param {string} name */
function storedLicence(name) {
  return readFileSync(join(LICENCES, `${name}.txt`), "utf8");
}

/** @param {string} title @param {string[]} texts */
function formatNotice(title, texts) {
  if (!texts.length || texts.some((text) => text.trim().length < SHORTEST && !/licen[cs]es? found in/i.test(text))) {
    throw new Error(
      `NOTICES.txt: no licence text for “${title}”; put one into ${LICENCES} and name it in licence-notices.mjs.`,
    );
  }
  return [title, ...texts.map((text) => text.trim())].join("\n\n");
}
