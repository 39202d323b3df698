/** esbuild options shared by all bundles of the player, and the conversion of data into files of their own. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { writePack } from "./hash-and-compress-files.mjs";

/** Whether the bundles are to be read, with the names of functions and files. */
export const READABLE = Boolean(process.env.DHADHA_READABLE);

/** @typedef {import("esbuild").BuildOptions} BuildOptions @typedef {import("esbuild").Plugin} Plugin */
/** @typedef {(name: string, bytes: Uint8Array) => { file: string, size: number }} WriteAsset */

/**
 * `data`, {name of a data file: its name in the folder `assets`}, is filled during the build.
 * @param {string} baked @param {string} assets
 * @returns {{ shared: BuildOptions & { metafile: true }, data: Map<string, string>, plugins: Plugin[] }}
 */
export function buildOptions(baked, assets) {
  /** @type {Map<string, string>} */
  const data = new Map();

  /** Write a data file. @type {WriteAsset} */
  function writeAsset(name, bytes) {
    const { file, size } = writePack(assets, name, bytes);
    data.set(name, file);
    return { file, size };
  }

  return {
    shared: {
      bundle: true,
      format: "esm",
      minify: !READABLE,
      target: ["chrome123", "firefox121", "safari17.5"],
      outdir: assets,
      metafile: true,
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      assetNames: "[name]-[hash]",
      legalComments: "none",
      charset: "utf8",
      logLevel: "warning",
      loader: { ".woff2": "file" },
      external: ["node:*"],
      alias: { baked },
    },
    data,
    plugins: [assetFilesPlugin(baked, writeAsset), trimLanguageTablePlugin(), minifyTemplatesPlugin()],
  };
}

/** A define's value: esbuild inlines a string, but would share an object. @param {unknown} value */
export function encodeForDefine(value) {
  return JSON.stringify(JSON.stringify(value));
}

/**
 * A plugin that loads the files that match a filter.
 * @param {RegExp} filter @param {(path: string) => import("esbuild").OnLoadResult} load @returns {Plugin}
 */
export function loaderPlugin(filter, load) {
  const name = String(filter);
  return { name, setup: (plugins) => plugins.onLoad({ filter }, ({ path }) => load(path)) };
}

/**
 * Write data as packed files of their own; an import of one is {file, size}, and its name holds its CRC-32.
 * @param {string} baked @param {WriteAsset} writeAsset
 */
function assetFilesPlugin(baked, writeAsset) {
  return loaderPlugin(/\.(ftl|font|(puzzle|moves|sources|challenges|boards|runs)\.json)$/, (path) => {
    const name = path.endsWith(".ftl") ? path.split(/[\\/]/).slice(-2).join("-") : basename(path);
    const whole = /\.(puzzle|runs)\.json$/.test(path) ? addTraceFilesToDescription(baked, path, writeAsset) : readFileSync(path);
    return { contents: `export default ${JSON.stringify(writeAsset(name, whole))}`, loader: "js" };
  });
}

/**
 * Add the assets of its runs' traces to a puzzle's description, or to the runs of its article, so that a page knows
 * which runs it can show without Python.
 * @param {string} baked @param {string} path @param {WriteAsset} writeAsset
 */
function addTraceFilesToDescription(baked, path, writeAsset) {
  const described = JSON.parse(readFileSync(path, "utf8"));
  for (const run of described.runs ?? [...described.presets, ...(described.race?.lanes ?? [])]) {
    const name = `${basename(path).split(".")[0]}.${run.id}.trace`;
    run.trace = writeAsset(name, readFileSync(join(baked, name)));
  }
  return Buffer.from(JSON.stringify(described));
}

/** Leave out of the table of languages what no page needs. */
function trimLanguageTablePlugin() {
  const fields = ["direction", "locale", "wordsPerMinute"];
  const contents = JSON.stringify(LANGUAGES, [...Object.keys(LANGUAGES), ...fields]);
  return loaderPlugin(/languages\.json$/, () => ({ contents, loader: "json" }));
}

const SHEET = /\bcss`[^`]*`/g;
const INDENTATION = /(?<=\n) +/g; // esbuild does not minify templates

/** Minify style sheets and templates in scripts. */
function minifyTemplatesPlugin() {
  return loaderPlugin(/static[\\/]player[\\/].*\.ts$/, (path) => ({
    contents: readFileSync(path, "utf8").replace(SHEET, minifyStyles).replace(INDENTATION, ""),
    loader: "ts",
  }));
}

/** @param {string} sheet */
function minifyStyles(sheet) {
  return sheet.replace(/\s*\n\s*/g, " ").replace(/([{};,:]) /g, "$1").replace(/;? ?([{}])/g, "$1");
}

/**
 * Bundle for another place than the site, after the site; data files keep their names in its assets.
 * @param {string} baked @param {string} dist @param {BuildOptions} more
 */
export async function bundleForUseOutsideSite(baked, dist, { define: own, plugins: first = [], ...more }) {
  const scratch = mkdtempSync(join(tmpdir(), "dhadha-"));
  const { shared, plugins } = buildOptions(baked, scratch);
  await build({
    ...shared,
    ...more,
    define: {
      __RUNTIME__: encodeForDefine(readManifest(dist).runtime),
      __SENTENCES__: inlinedSentencesJson(),
      __SEALED__: "false",
      ...own,
    },
    plugins: [...first, ...plugins],
  });
  rmSync(scratch, { recursive: true });
}

/**
 * @typedef {{
 *   files: Record<string, { file: string }>, data: Record<string, { file: string }>, frame: string,
 * }} Runtime
 * @param {string} dist
 * @returns {{ data: Record<string, string>, modules: Record<string, object[]>, runtime: Runtime, assets: string[] }}
 */
export function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
}

export const LANGUAGES = JSON.parse(readFileSync("py/dhadha/languages.json", "utf8"));

/** {language: {key: sentence}}, as JSON, of the messages whose keys match. */
export function inlinedSentencesJson(keys = /^(error-file-(missing|renewed)|try-again)$/) {
  const texts = Object.keys(LANGUAGES).map((language) => {
    const text = readFileSync(`static/i18n/${language}/common.ftl`, "utf8");
    const pairs = [...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, ...pair]) => pair);
    return [language, Object.fromEntries(pairs.filter(([key]) => keys.test(key)))];
  });
  return JSON.stringify(Object.fromEntries(texts));
}
