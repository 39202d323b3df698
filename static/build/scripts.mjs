/**
 * Turns the modules that esbuild wrote into scripts that static/files/start.js fetches and runs. A script, unlike a module, may be
 * asked for again after it failed, is checked by its integrity before any of it runs, and needs no certain MIME type.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { transform } from "esbuild";
import { crc32 } from "../files/fetched.js";

/** Names that the function around a script gives it. */
export const FREE = { "import.meta.url": "__base__" };
/** What start.js is made of is there already when a script runs. */
const OURS = /\/files\/(fetched|said|start)\.js$/;

export function startersOwn() {
  return {
    name: "starters-own",
    setup(plugins) {
      plugins.onResolve({ filter: OURS }, ({ path }) => ({ path: basename(path), external: true }));
    },
  };
}

/** Rewrites the .js files of a build in place; returns {name: {size, sum, integrity, needs: [name, …]}}. */
export async function asScripts({ outputs }, target) {
  const scripts = Object.entries(outputs).filter(([path]) => path.endsWith(".js"));
  return Object.fromEntries(await Promise.all(scripts.map(async ([path, { imports }]) => {
    const inner = imports.filter(({ external }) => !external);
    writeFileSync(path, await asScript(basename(path), readFileSync(path, "utf8"), inner, target));
    const needs = inner.filter(({ kind }) => kind === "import-statement").map((each) => basename(each.path));
    return [basename(path), { ...measured(path), needs: [...new Set(needs)] }];
  })));
}

/** {size, sum, integrity} of a file. */
export function measured(path) {
  const bytes = readFileSync(path);
  return { size: bytes.length, sum: crc32(bytes), integrity: `sha256-${createHash("sha256").update(bytes).digest("base64")}` };
}

async function asScript(name, code, imports, target) {
  for (const { path, kind } of imports) {
    if (kind === "dynamic-import") code = code.replaceAll(`import("./${basename(path)}")`, `__load__("${basename(path)}")`);
  }
  if (/\bimport\(/.test(code)) throw new Error(`${name}: an import() that nobody could repeat`);
  const body = await transform(code, { format: "cjs", minify: true, target, legalComments: "none", charset: "utf8" });
  return `(globalThis.dhadhaScripts??={})["${name}"]=function(module,require,__load__,__base__){"use strict";${body.code.trim()}};\n`;
}
