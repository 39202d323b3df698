/** What every bundle of the player is made with: esbuild's options, and the data, which become files of their own. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { crc32 } from "../files/fetch-file.js";
import { packed } from "./packing.mjs";
import { sheetsWithoutBreaks } from "./styles.mjs";

/**
 * `data`, {name of a file of data: its name in the folder `assets`}, fills while a bundle is made.
 * @param {string} baked @param {string} assets
 */
export function inputs(baked, assets) {
  /** @type {Map<string, string>} */
  const data = new Map();

  /** Write a file of data; what is known of it: {file, size}. @param {string} name @param {Uint8Array} bytes */
  function asset(name, bytes) {
    const pack = packed(bytes);
    const file = `${hashed(name, crc32(pack))}.pack`;
    writeFileSync(join(assets, file), pack);
    data.set(name, file);
    return { file, size: pack.length };
  }

  return {
    shared: {
      bundle: true,
      format: "esm",
      minify: true,
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
    },
    data,
    plugins: [bakedFiles(baked), assetFiles(baked, asset), stylesAsText(), sheetsWithoutBreaks()],
  };
}

/** What stands in for a name: a text stays where it is used, an object would lie where all share it. */
export function asText(value) {
  return JSON.stringify(JSON.stringify(value));
}

/** The name of a file that may be kept for ever. @param {string} name @param {number} sum its CRC-32 */
export function hashed(name, sum) {
  return name.replace(/\.(\w+)$/, `-${sum.toString(36)}.$1`);
}

/** "baked/…" is whatever the solver package baked. */
function bakedFiles(baked) {
  return {
    name: "baked",
    setup(plugins) {
      plugins.onResolve({ filter: /^baked\// }, ({ path }) => ({ path: join(baked, path.slice("baked/".length)) }));
    },
  };
}

/** Data is fetched as files of their own, packed; an import of one is {file, size}, and its name tells its CRC-32. */
function assetFiles(baked, asset) {
  return {
    name: "asset-files",
    setup(plugins) {
      plugins.onLoad({ filter: /\.(ftl|puzzle\.json|sources\.json|boards\.json)$/ }, ({ path }) => {
        const name = path.endsWith(".ftl") ? path.split(/[\\/]/).slice(-2).join("-") : basename(path);
        const bytes = readFileSync(path);
        const whole = path.endsWith(".puzzle.json") ? withTraces(baked, bytes, asset) : bytes;
        return { contents: `export default ${JSON.stringify(asset(name, whole))}`, loader: "js" };
      });
    },
  };
}

/** A puzzle's description knows where the traces of its runs lie, so that a page learns of those it may show alone. */
function withTraces(baked, bytes, asset) {
  const puzzle = JSON.parse(bytes.toString());
  for (const run of [...puzzle.presets, ...(puzzle.race?.lanes ?? [])]) {
    const name = `${puzzle.id}.${run.id}.trace`;
    run.trace = asset(name, readFileSync(join(baked, name)));
  }
  return Buffer.from(JSON.stringify(puzzle));
}

/** A style sheet imported by JavaScript is a text. */
function stylesAsText() {
  return {
    name: "styles-as-text",
    setup(plugins) {
      plugins.onLoad({ filter: /uPlot\.min\.css$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8"),
        loader: "text",
      }));
    },
  };
}

/**
 * A bundle for other places than the site, made after it: what is data lies in its assets, under the same names.
 * @param {string} baked @param {string} dist @param {object} sentences see sentences.mjs
 * @param {any} more esbuild's options
 */
export async function bundleElsewhere(baked, dist, sentences, { define: own, plugins: first = [], ...more }) {
  const scratch = mkdtempSync(join(tmpdir(), "dhadha-"));
  const { shared, plugins } = inputs(baked, scratch);
  await build({
    ...shared,
    ...more,
    define: {
      __RUNTIME__: asText(manifestOf(dist).runtime),
      __SENTENCES__: JSON.stringify(sentences),
      ...own,
    },
    plugins: [...first, ...plugins],
  });
  rmSync(scratch, { recursive: true });
}

/** @param {string} dist */
export function manifestOf(dist) {
  return JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
}
