/**
 * Bundles what the browser runs into content-hashed files and writes manifest.json for the pages.
 *
 * node bundle.mjs BAKED_FOLDER RUNTIME_FOLDER OUTPUT_FOLDER
 */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build } from "esbuild";

const [baked, runtime, output] = process.argv.slice(2).map((path) => resolve(path));
const assets = join(output, "assets");
rmSync(assets, { recursive: true, force: true });
mkdirSync(assets, { recursive: true });

const shared = {
  bundle: true, format: "esm", minify: true, target: ["chrome123", "firefox121", "safari17.5"], outdir: assets, metafile: true,
  entryNames: "[name]-[hash]", chunkNames: "[name]-[hash]", assetNames: "[name]-[hash]", legalComments: "none", charset: "utf8", logLevel: "warning",
  loader: { ".ftl": "text", ".trace": "file", ".woff2": "file" },
  external: ["node:*"],
};

const { lock, sizes } = JSON.parse(readFileSync(join(runtime, "runtime.json"), "utf8"));
const folder = `pyodide-${hashOf(runtime)}/`;
cpSync(runtime, join(assets, folder), { recursive: true, filter: (path) => basename(path) !== "runtime.json" });

const worker = await build({
  ...shared,
  entryPoints: { worker: "static/solver/worker.js" },
  define: { __RUNTIME__: JSON.stringify({ folder: `./${folder}`, sizes, lock }) },
});
const workerFile = basename(Object.keys(worker.metafile.outputs)[0]);

const entries = {
  player: "static/player/element.js", "dhadha-race": "static/player/race.js", gallery: "static/pages/gallery.js", puzzle: "static/pages/puzzle.js",
  race: "static/pages/race.js", embed: "static/pages/embed.js", theme: "static/pages/theme.js", site: "static/style/site.css",
};
const pages = await build({
  ...shared,
  splitting: true,
  entryPoints: entries,
  define: { __WORKER__: JSON.stringify(`./${workerFile}`) },
  plugins: [bakedFiles(), stylesAsText()],
});

writeFileSync(join(output, "NOTICES.txt"), notices([...Object.keys(worker.metafile.inputs), ...Object.keys(pages.metafile.inputs)]));
writeFileSync(join(output, "manifest.json"), JSON.stringify(manifestOf(pages.metafile), null, 1));

/** "baked/…" is whatever the solver package baked. */
function bakedFiles() {
  return {
    name: "baked",
    setup(plugins) {
      plugins.onResolve({ filter: /^baked\// }, ({ path }) => ({ path: join(baked, path.slice("baked/".length)) }));
    },
  };
}

/** A style sheet imported by JavaScript is a text. */
function stylesAsText() {
  return {
    name: "styles-as-text",
    setup(plugins) {
      plugins.onLoad({ filter: /uPlot\.min\.css$/ }, ({ path }) => ({ contents: readFileSync(path, "utf8"), loader: "text" }));
    },
  };
}

/** {entry: {file, imports: all files it needs before it runs}} */
function manifestOf({ outputs }) {
  const name = (path) => basename(path);
  const needed = (path, seen = new Set()) => {
    for (const { path: next, kind } of outputs[path].imports) {
      if (kind === "import-statement" && outputs[next] && !seen.has(next)) needed(next, seen.add(next));
    }
    return seen;
  };
  const nameOf = Object.fromEntries(Object.entries(entries).map(([entry, path]) => [path, entry]));
  return Object.fromEntries(Object.entries(outputs).filter(([, { entryPoint }]) => nameOf[entryPoint]).map(([path, { entryPoint }]) => [
    nameOf[entryPoint], { file: name(path), imports: [...needed(path)].map(name) },
  ]));
}

/** What is shipped of others, with its licence. */
function notices(inputs) {
  const names = inputs.map((path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]).filter(Boolean);
  const packages = [...new Set(names)].sort().map((name) => {
    const { version, license, homepage = "" } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
    const file = readdirSync(`node_modules/${name}`).find((entry) => /^licen[cs]e/i.test(entry));
    return `${name} ${version} (${license}) ${homepage}\n\n${file ? readFileSync(`node_modules/${name}/${file}`, "utf8").trim() : ""}`;
  });
  const python = [
    "CPython's standard library and interpreter, as compiled by Pyodide (Python Software Foundation License 2), https://docs.python.org/3/license.html",
    "micropip (MPL-2.0), https://github.com/pyodide/micropip",
  ];
  return [`Dhadha is MIT licensed. This folder also holds:`, ...python, ...packages].join(`\n\n${"-".repeat(72)}\n\n`) + "\n";
}

function hashOf(path) {
  const hash = createHash("sha256");
  for (const name of readdirSync(path).sort()) hash.update(name).update(readFileSync(join(path, name)));
  return hash.digest("hex").slice(0, 10);
}
