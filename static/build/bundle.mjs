/**
 * Bundles what the browser runs into content-hashed files and writes manifest.json for the pages.
 *
 * node bundle.mjs BAKED_FOLDER RUNTIME_FOLDER DATA_FOLDER OUTPUT_FOLDER
 */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve, relative } from "node:path";
import { crc32 } from "node:zlib";
import { build } from "esbuild";
import { minify } from "terser";
import {
  READABLE, encodeForDefine, buildOptions, loaderPlugin, inlinedSentencesJson,
} from "./esbuild-options-and-plugins.mjs";
import { writeHashed, writePack } from "./hash-and-compress-files.mjs";
import { licenceNotices } from "./licence-notices.mjs";

const [baked, runtime, folderOfData, output] = process.argv.slice(2).map((path) => resolve(path));
const assets = join(output, "assets");
rmSync(assets, { recursive: true, force: true });
mkdirSync(assets, { recursive: true });

/** Code of the pages that the build calls: reads a function and its argument a line, and writes what it returns. */
const PAGE_CODE = `
  import { readFileSync } from "node:fs";
  import { createInterface } from "node:readline";
  import { stillBoardSvg } from "./static/player/board/still-board-svg.ts";
  import { sentenceAboutSkimmedSteps } from "./static/player/text/stretch-sentence.ts";
  import { ReadingTimes } from "./static/player/trace/reading-times.ts";
  import { sentenceArgs } from "./static/player/trace/sentence-args.ts";
  import { Trace } from "./static/player/trace/trace.ts";
  import { goalInWords } from "./static/pages/challenges/challenge-goal-in-words.ts";
  import { Texts } from "./static/i18n/messages.ts";
  function textsOf(language, puzzle, parts) {
    const sources = parts.map((part) => readFileSync("static/i18n/" + language + "/" + part + ".ftl", "utf8"));
    return new Texts(language, puzzle, sources);
  }
  function goals({ puzzle, language }) {
    const texts = textsOf(language, puzzle.id, ["common", "site", "challenges", puzzle.id]);
    return Object.fromEntries(puzzle.challenges.map((each) => [each.id, goalInWords(each, puzzle, texts)]));
  }
  async function minutes({ puzzle, preset }) {
    const trace = await Trace.load(readFileSync("build/baked/" + puzzle + "." + preset + ".trace"), null);
    const texts = textsOf("en", puzzle, ["common", puzzle]);
    const ofStep = (position) => texts.reason(sentenceArgs(trace, position));
    const times = new ReadingTimes(trace, { ofStep, ofStretch: (stretch) => sentenceAboutSkimmedSteps(stretch, texts) }, "en");
    return Math.max(1, Math.round(times.startOf(trace.length) / 60));
  }
  const digits = ({ language }) => new Texts(language, null, []).digits("0123456789");
  const figure = (given) => stillBoardSvg({ ...given, digits: digits(given) });
  const functions = { figure, goals, digits, minutes };
  for await (const line of createInterface({ input: process.stdin })) {
    const [name, given] = JSON.parse(line);
    process.stdout.write(JSON.stringify(await functions[name](given)) + "\\n");
  }
`;

/** What all entries and late modules import first, and what those after the controls do, too. */
const FIRST = "static/player/element/element.ts";
const CONTROLS = "static/player/element/player-view.ts";
/** Not the pages without controls, nor what they load. */
const AFTER_CONTROLS =
  /^static\/(player\/(panels|manual-play|practice|race|take-over)|pages\/(?!home|examples|site|.*(challenges|learn|article)-page))/;

/** Options of terser. */
const SMALLER = { module: true, compress: { passes: 2 } };

/** Packages of the service worker, which is built later, after all pages. */
const OFFLINE = ["core", "routing", "strategies"].map((part) => `node_modules/workbox-${part}/`);

const { shared, data, plugins } = buildOptions(baked, assets);

/** @type {{ lock: object, files: Record<string, { file: string }> }} */
const { lock, files: python } = JSON.parse(readFileSync(join(runtime, "runtime.json"), "utf8"));
for (const { file } of Object.values(python)) copyFileSync(join(runtime, file), join(assets, file));

// The worker is embedded as text, so that it also starts where it has no URL.
const worker = await build({
  ...shared,
  format: "iife",
  entryPoints: { worker: "static/python-worker/worker.ts" },
  external: ["node:*", "ws"],
  alias: { trimmed: resolve("build/pyodide") },
  logOverride: { "commonjs-variable-in-esm": "silent" },
  define: { "import.meta.url": JSON.stringify("https://memory.invalid/") }, // a Blob's worker cannot resolve other URLs
  plugins: [removeClassicWorkerCheckPlugin()],
  write: false,
});
const runtimeFacts = {
  lock,
  files: { ...python, worker: writePack(assets, "worker", worker.outputFiles[0].contents) },
  frame: (await writeSandboxFrame()).file,
  data: Object.fromEntries(
    readdirSync(folderOfData)
      .filter((name) => existsSync(join(baked, `${name.split(".")[0]}.puzzle.json`))) // of this site's puzzles
      .map((name) => [name, writePack(assets, name, readFileSync(join(folderOfData, name)))]),
  ),
};

await build({
  bundle: true,
  format: "esm",
  platform: "node",
  logLevel: "warning",
  stdin: { contents: PAGE_CODE, resolveDir: resolve() },
  outfile: "build/page-code.mjs",
});

/** @type {{ puzzles: { algorithms: { races: boolean }[], challenges: object[] }[] }} */
const { puzzles } = JSON.parse(readFileSync(join(baked, "catalogue.json"), "utf8"));
/** Whether this site has a race. */
const races = puzzles.some(({ algorithms }) => algorithms.filter((each) => each.races).length > 1);
const elements = races ? ["dhadha-player", "dhadha-race"] : ["dhadha-player"];
const entries = {
  "dhadha-player": "entry:static/player/element/element.ts",
  ...(races && { "dhadha-race": "entry:static/player/race/race.ts" }),
  home: "entry:static/pages/home/home-page.ts",
  learn: "entry:static/pages/learn/idea-step-page.ts",
  ...(races && { article: "entry:static/pages/learn/article-page.ts" }),
  examples: "entry:static/pages/examples/search-examples.ts",
  teachers: "entry:static/pages/site/common-page-controls.ts",
  puzzle: "entry:static/pages/puzzle/puzzle-page.ts",
  ...(races && { race: "entry:static/pages/race/race-page.ts" }),
  ...(puzzles.some(({ challenges }) => challenges.length) &&
    { challenges: "entry:static/pages/challenges/mark-solved-challenges.ts" }),
  embed: "entry:static/pages/embed/embed-page.ts",
  site: "static/style/site.css",
  page: "static/style/puzzle-and-race-pages.css",
  articles: "static/style/articles.css",
};
const { version: terser } = JSON.parse(readFileSync("node_modules/terser/package.json", "utf8"));
const __SENTENCES__ = inlinedSentencesJson();
const pages = await build({
  ...shared,
  splitting: true,
  banner: { js: `// terser ${terser} ${JSON.stringify(SMALLER)}` }, // for the hashes in names: terser drops it
  entryPoints: entries,
  define: {
    __RUNTIME__: encodeForDefine(runtimeFacts), __RACES__: String(races), __SENTENCES__, __SEALED__: "true",
  },
  plugins: [fewChunksPlugin(), ...plugins],
});
const { outputs } = pages.metafile;
for (const path of Object.keys(outputs).filter((each) => each.endsWith(".js"))) {
  const code = await minifyModule(path);
  const sum = crc32(code).toString(16).padStart(8, "0"); // a page checks a late one by it
  writeFileSync(path, `${code}//${sum}`);
}
const modules = modulesOfEntries();
const starter = { ...shared, define: { __SENTENCES__ } };
const start = await build({ ...starter, entryPoints: { start: "static/pages/site/load-page-script.ts" } });
for (const element of elements) {
  await build({
    ...starter,
    outdir: output,
    entryNames: element,
    stdin: {
      contents:
        'import { defineWhenUsed } from "./element-loader.ts";'
        + `await defineWhenUsed("${element}", import.meta.url);`,
      resolveDir: "static/loading",
    },
    define: { __MODULES__: JSON.stringify(modules[element]), __SENTENCES__ },
  });
  writeFileSync(`${output}/${element}.js`, await minifyModule(`${output}/${element}.js`));
}

const forOthers = { ...starter, outdir: output, entryNames: "[name]" };
const [frames, links] = ["iframe-resizer", "replace-links-by-players"].map((name) => `static/pages/embed/${name}.ts`);
await build({ ...forOthers, entryPoints: { "dhadha-frames": frames }, format: "iife" });
await build({ ...forOthers, entryPoints: { "dhadha-links": links } });

writeFileSync(
  join(output, "NOTICES.txt"),
  licenceNotices([worker, pages].flatMap(({ metafile }) => Object.keys(metafile.inputs)).concat(OFFLINE)),
);
const manifest = {
  start: integrityEntry(Object.keys(start.metafile.outputs)[0]),
  modules,
  styles: Object.fromEntries(Object.keys(modules).map((entry) => [entry, styleSheetsOfEntry(entry)])),
  data: Object.fromEntries(data),
  runtime: runtimeFacts,
  assets: readdirSync(assets).sort(),
};
writeFileSync(join(output, "manifest.json"), JSON.stringify(manifest, null, 1));

/** {entry: [its module, and all that this one imports]} */
function modulesOfEntries() {
  const paths = Object.fromEntries(Object.entries(outputs).map(([path, { entryPoint }]) => [entryPoint, path]));
  const scripts = Object.entries(entries).filter(([, source]) => source.startsWith("entry:"));
  return Object.fromEntries(scripts.map(([entry, source]) => {
    const path = paths[source.replace("entry", "late")];
    return [entry, [...moduleAndImports(path)].map(integrityEntry)];
  }));
}

/** A module and all that it imports. @param {string} path */
function moduleAndImports(path, paths = new Set([path])) {
  const imports = outputs[path].imports.filter(({ kind }) => kind === "import-statement");
  for (const { path: imported } of imports) if (!paths.has(imported)) moduleAndImports(imported, paths.add(imported));
  return paths;
}

/** The style sheets of an entry's page. @param {string} entry */
function styleSheetsOfEntry(entry) {
  const sheets = Object.keys(outputs).filter((path) => path.endsWith(".css"));
  const own = { puzzle: "page", race: "page", embed: "page", article: "articles" }[entry];
  const names = ["site", ...(own ? [own] : [])];
  return names.flatMap((name) => sheets.filter((path) => basename(path).startsWith(`${name}-`))).map(integrityEntry);
}

/** A bundled module without what terser still finds to remove: some 3 % of its size. @param {string} path */
async function minifyModule(path) {
  const bundled = readFileSync(path, "utf8");
  return READABLE ? bundled : (await minify(bundled, SMALLER)).code ?? "";
}

/** @param {string} path */
function integrityEntry(path) {
  const digest = createHash("sha256").update(readFileSync(path)).digest("base64");
  return { file: basename(path), integrity: `sha256-${digest}` };
}

/** Write the sandboxed frame: one file whose policy allows only its own script. */
async function writeSandboxFrame() {
  const { outputFiles } = await build({
    ...shared, entryPoints: ["static/python-worker/sandbox-frame.ts"], format: "iife", write: false,
  });
  const script = outputFiles[0].text.trim();
  const hash = `sha256-${createHash("sha256").update(script).digest("base64")}`;
  const page = readFileSync("static/python-worker/sandbox-frame.html", "utf8")
    .replace("{{hash}}", hash)
    .replace("{{script}}", () => script);
  return writeHashed(assets, "frame.html", Buffer.from(page));
}

/**
 * Patch Pyodide's check for classic workers, which it refuses and detects by an exception of 30 ms. Ours are classic,
 * because only those start from a Blob in every browser, and import no scripts.
 */
function removeClassicWorkerCheckPlugin() {
  const probe = 'return globalThis.importScripts("data:text/javascript,"),!0';
  return loaderPlugin(/\bpyodide\.mjs$/, (path) => {
    const text = readFileSync(path, "utf8");
    if (!text.includes(probe)) throw new Error("pyodide.mjs asks otherwise whether a worker is classic");
    return { contents: text.replace(probe, "return!1"), loader: "js" };
  });
}

/**
 * Resolves entries, which are written "entry:path", and dynamic imports, and keeps chunks few: esbuild makes one for
 * each set of entries and late modules that share code. Here all of them import the player without its controls first,
 * and what comes after the controls imports these, too: two chunks compress better than many.
 * @returns {import("esbuild").Plugin}
 */
function fewChunksPlugin() {
  const namespace = "late";
  return {
    name: namespace,
    setup(plugins) {
      plugins.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice("entry:".length), namespace }));
      plugins.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
        if (kind !== "dynamic-import") return null;
        return { path: relative("", join(resolveDir, path)).replaceAll("\\", "/"), namespace };
      });
      plugins.onLoad({ filter: /./, namespace }, ({ path }) => {
        const imports = AFTER_CONTROLS.test(path) ? [FIRST, CONTROLS] : [FIRST];
        const contents = [...imports.map((each) => `import "./${each}";`), `export * from "./${path}";`].join("");
        return { contents, resolveDir: resolve() };
      });
    },
  };
}
