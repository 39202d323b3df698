/**
 * Bundles what the browser runs into content-hashed files and writes manifest.json for the pages.
 *
 * node bundle.mjs BAKED_FOLDER RUNTIME_FOLDER DATA_FOLDER OUTPUT_FOLDER
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";
import { crc32 } from "../files/fetch-file.js";
import { asText, hashed, inputs } from "./inputs.mjs";
import { notices } from "./notices.mjs";
import { packed } from "./packing.mjs";
import { openedScripts } from "./opened.mjs";
import { sentences } from "./sentences.mjs";
import { FREE, asScripts, closure, lateAfter, measured, reachable, startersOwn } from "./scripts.mjs";

const [baked, runtime, folderOfData, output] = process.argv.slice(2).map((path) => resolve(path));
const assets = join(output, "assets");
rmSync(assets, { recursive: true, force: true });
mkdirSync(assets, { recursive: true });

/** Packages of the service worker, which is built later, after all pages. */
const OFFLINE = ["core", "routing", "strategies"].map((part) => `node_modules/workbox-${part}/`);

const { shared, data, plugins } = inputs(baked, assets);

const { lock, files } = JSON.parse(readFileSync(join(runtime, "runtime.json"), "utf8"));
const python = Object.fromEntries(
  Object.entries(files).map(([role, { name, ...built }]) => [role, { ...built, file: hashed(name, built.sum) }]),
);
for (const role in python) copyFileSync(join(runtime, files[role].name), join(assets, python[role].file));

// The worker is embedded as text, so that it also starts where it has no URL.
const worker = await build({
  ...shared,
  format: "iife",
  entryPoints: { worker: "static/solver/worker.js" },
  external: ["node:*", "ws"],
  alias: { trimmed: resolve("build/pyodide") },
  logOverride: { "commonjs-variable-in-esm": "silent" },
  define: { "import.meta.url": JSON.stringify("https://memory.invalid/") }, // a Blob's worker cannot resolve other URLs
  plugins: [classicWorker()],
});
const [workerPath] = Object.keys(worker.metafile.outputs);
const workerPack = packed(readFileSync(workerPath));
const workerFile = hashed("worker.pack", crc32(workerPack));
writeFileSync(join(assets, workerFile), workerPack);
rmSync(workerPath);
const runtimeFacts = {
  lock,
  files: { ...python, worker: { file: workerFile, size: workerPack.length, sum: crc32(workerPack) } },
  frame: await writeFrame(),
  data: Object.fromEntries(readdirSync(folderOfData).filter(isShipped).map((name) => [name, writeData(name)])),
};

const { puzzles } = JSON.parse(readFileSync(join(baked, "catalogue.json"), "utf8"));
/** Whether this site has a race. */
const races = puzzles.some(({ algorithms }) => algorithms.filter((each) => each.races).length > 1);
const elements = races ? ["dhadha-player", "dhadha-race"] : ["dhadha-player"];
const entries = {
  "dhadha-player": "static/player/element/element.js",
  ...(races && { "dhadha-race": "static/player/race/race.js" }),
  gallery: "static/pages/gallery.js",
  puzzle: "static/pages/puzzle.js",
  ...(races && { race: "static/pages/race.js" }),
  embed: "static/pages/embed.js",
  site: "static/style/site.css",
  page: "static/style/page.css",
};
const pages = await build({
  ...shared,
  splitting: true,
  entryPoints: entries,
  define: {
    __RUNTIME__: asText(runtimeFacts),
    __RACES__: String(races),
    ...FREE,
  },
  plugins: [lateAfter(Object.values(entries)), ...plugins, startersOwn()],
});
const { site, page, ...entryScripts } = entryFiles(pages.metafile);
const { puzzle, embed } = entryScripts;
const scripts = await asScripts(pages.metafile, [
  { name: "common", entries: Object.values(entryScripts) },
  { name: "stage", entries: [puzzle, embed], small: 1500 },
]);
const styles = Object.fromEntries([site, page].map((name) => [name, measured(join(assets, name))]));
const { opened, unserved } = await openedScripts(assets, [...new Set(data.values())], {
  ...shared,
  define: { __SENTENCES__: JSON.stringify(sentences(/^error-file-unserved$/)) },
});
const starter = await start(
  "page",
  `import "../pages/theme.js"; import { startPage } from "./module-loader.js";
  const address = document.currentScript.src || "https://single.invalid/assets/";
  startPage(document.documentElement.dataset.entry, new URL("./", address).href, address.split("/").at(-1));`,
  "iife",
);
for (const element of elements) {
  await start(
    element,
    `import { startElement } from "./module-loader.js";
    await startElement("${element}", new URL("./assets/", import.meta.url).href, import.meta.url);`,
    "esm",
  );
}

const forFrames = { entryPoints: ["static/pages/dhadha-frames.js"], outdir: output, entryNames: "[name]" };
await build({ ...shared, ...forFrames, format: "iife" });

writeFileSync(
  join(output, "NOTICES.txt"),
  notices([worker, pages].flatMap(({ metafile }) => Object.keys(metafile.inputs)).concat(OFFLINE)),
);
writeFileSync(
  join(output, "manifest.json"),
  JSON.stringify(
    {
      starter,
      opened,
      unserved,
      scripts: Object.keys(scripts).filter((name) => scripts[name].size),
      styles: stylesNeeded(),
      data: Object.fromEntries(data),
      runtime: runtimeFacts,
      needed: needed(),
      assets: readdirSync(assets).sort(),
    },
    null,
    1,
  ),
);

/** Bundle the start script of pages ("page", with a hash in its name) or of an element (under the element's name). */
async function start(name, contents, format) {
  const forPages = name === "page";
  const isAsked = (entry) => (forPages ? entry !== "dhadha-player" : entry === name);
  const entries = Object.entries(entryScripts).filter(([entry]) => isAsked(entry));
  const asked = new Set(entries.flatMap(([, script]) => [...reachable(script, scripts, assets)]));
  const known = Object.fromEntries(Object.entries(scripts).filter(([script]) => asked.has(script)));
  const { metafile } = await build({
    ...shared,
    format,
    stdin: { contents, resolveDir: "static/files" },
    ...(forPages ? { entryNames: "start-[hash]", charset: "ascii" } : { outdir: output, entryNames: name }),
    define: {
      __SCRIPTS__: JSON.stringify(known),
      __OPENED__: JSON.stringify(opened),
      __ENTRIES__: JSON.stringify(entryScripts),
      __STYLES__: JSON.stringify(styles),
      __SENTENCES__: JSON.stringify(sentences(/^(error-file-(?!unserved|alone)|try-again$)/)),
    },
  });
  const [path] = Object.keys(metafile.outputs);
  return { file: basename(path), ...measured(path) };
}

/** {entry: [{file, integrity}, …]}: the style sheets of a page. */
function stylesNeeded() {
  const sheets = (entry) => measuredFiles(entry === "gallery" ? [site] : [site, page], styles);
  return Object.fromEntries(Object.keys(entryScripts).map((entry) => [entry, sheets(entry)]));
}

/** {entry: [{file, integrity}, …]}: the scripts that a page loads. */
function needed() {
  const table = new Map(Object.entries(scripts));
  return Object.fromEntries(
    Object.entries(entryScripts).map(([entry, name]) => [entry, measuredFiles(closure(name, table), scripts)]),
  );
}

function measuredFiles(names, table) {
  return [...names].map((file) => ({ file, integrity: table[file].integrity }));
}

/** Whether the puzzle of a data file is part of this site. @param {string} name */
function isShipped(name) {
  return existsSync(join(baked, `${name.split(".")[0]}.puzzle.json`));
}

/** Copy a data file for solvers into the assets. @param {string} name */
function writeData(name) {
  const pack = packed(readFileSync(join(folderOfData, name)));
  const file = hashed(`${name}.pack`, crc32(pack));
  writeFileSync(join(assets, file), pack);
  return { file, size: pack.length, sum: crc32(pack) };
}

/** Write the sandboxed frame: one file whose policy allows only its own script. */
async function writeFrame() {
  const {
    outputFiles: [{ text }],
  } = await build({ ...shared, entryPoints: ["static/solver/frame.js"], format: "iife", write: false });
  const script = text.trim();
  const hash = `sha256-${createHash("sha256").update(script).digest("base64")}`;
  const page = readFileSync("static/solver/frame.html", "utf8")
    .replace("{{hash}}", hash)
    .replace("{{script}}", () => script);
  const name = `frame-${createHash("sha256").update(page).digest("hex").slice(0, 8)}.html`;
  writeFileSync(join(assets, name), page);
  return name;
}

/**
 * Patch Pyodide's check for classic workers, which it refuses and detects by an exception of 30 ms. Ours are classic,
 * because only those start from a Blob in every browser, and import no scripts.
 */
function classicWorker() {
  const probe = 'return globalThis.importScripts("data:text/javascript,"),!0';
  return {
    name: "classic-worker",
    setup(plugins) {
      plugins.onLoad({ filter: /\bpyodide\.mjs$/ }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        if (!text.includes(probe)) throw new Error("pyodide.mjs asks otherwise whether a worker is classic");
        return { contents: text.replace(probe, "return!1"), loader: "js" };
      });
    },
  };
}

/** {entry: file} */
function entryFiles({ outputs }) {
  const nameOf = Object.fromEntries(Object.entries(entries).map(([entry, path]) => [path, entry]));
  const wanted = Object.entries(outputs).filter(([, { entryPoint }]) => nameOf[entryPoint]);
  return Object.fromEntries(wanted.map(([path, { entryPoint }]) => [nameOf[entryPoint], basename(path)]));
}
