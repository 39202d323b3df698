/**
 * Turns the modules that esbuild wrote into scripts that static/files/start.js fetches and runs. A script, unlike a
 * module, may be
 * asked for again after it failed, is checked by its integrity before any of it runs, and needs no certain MIME type.
 */
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { crc32 } from "../files/fetched.js";

/** Names that the function around a script gives it. */
export const FREE = { "import.meta.url": "__base__" };
/** What start.js is made of is there already when a script runs. */
const OURS = /\/(carried|fetched|said|start)\.js$/;

export function startersOwn() {
  return {
    name: "starters-own",
    setup(plugins) {
      plugins.onResolve({ filter: OURS }, ({ path, resolveDir }) => {
        const isOurs = basename(dirname(join(resolveDir, path))) === "files";
        return isOurs ? { path: basename(path), external: true } : null;
      });
    },
  };
}

/**
 * How esbuild writes them when it minifies. Chunks never need each other in a circle, so that what one exports is
 * there when another needs it.
 */
const IMPORT = /\bimport(?:\{([^}]*)\}from)?("[^"]+");/g;
const EXPORT = /\bexport\{([^}]*)\};?$/;

/**
 * Rewrites the .js files of a build in place; of each of `packs`, {name: entries}, what all of its entries need becomes
 * one file. Returns {name: {size, sum, integrity, needs: [name, …]}}.
 */
export function asScripts({ outputs }, packs) {
  const scripts = new Map(
    Object.entries(outputs)
      .filter(([path]) => path.endsWith(".js"))
      .map(([path, { imports }]) => {
        const inner = imports.filter(({ external }) => !external);
        const needs = inner.filter(({ kind }) => kind === "import-statement").map((each) => basename(each.path));
        return [
          basename(path),
          { path, text: asScript(basename(path), readFileSync(path, "utf8"), inner), needs: new Set(needs) },
        ];
      }),
  );
  for (const [name, entries] of Object.entries(packs)) pack(scripts, name, entries);
  for (const { path, text } of scripts.values()) writeFileSync(path, text);
  return Object.fromEntries(
    [...scripts].map(([name, { path, needs }]) => [name, { ...measured(path), needs: [...needs] }]),
  );
}

/** Puts what every entry needs into one script: fewer requests, and packed better. */
function pack(scripts, as, entries) {
  const [first, ...others] = entries.map((name) => closure(name, scripts));
  const common = [...first].filter((name) => !scripts.get(name).isPack && others.every((needed) => needed.has(name)));
  const outside = common.flatMap((name) => [...scripts.get(name).needs]).filter((name) => !common.includes(name));
  const text = common.map((name) => scripts.get(name).text).join("");
  const packed = `${as}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;
  const folder = dirname(scripts.get(common[0]).path);
  for (const name of common) {
    rmSync(scripts.get(name).path);
    scripts.delete(name);
  }
  for (const { needs } of scripts.values())
    if (common.map((name) => needs.delete(name)).some(Boolean)) needs.add(packed);
  scripts.set(packed, {
    path: join(folder, packed),
    text: `${text}dhadhaScripts["${packed}"]=true;\n`,
    needs: new Set(outside),
    isPack: true,
  });
}

/** All that a script needs, itself too. */
export function closure(name, scripts, names = new Set([name])) {
  for (const next of scripts.get(name).needs) if (!names.has(next)) closure(next, scripts, names.add(next));
  return names;
}

/** {size, sum, integrity} of a file. */
export function measured(path) {
  const bytes = readFileSync(path);
  return {
    size: bytes.length,
    sum: crc32(bytes),
    integrity: `sha256-${createHash("sha256").update(bytes).digest("base64")}`,
  };
}

function asScript(name, code, imports) {
  for (const { path, kind } of imports) {
    if (kind === "dynamic-import")
      code = code.replaceAll(`import("./${basename(path)}")`, `__load__("${basename(path)}")`);
  }
  const body = code
    .trim()
    .replace(IMPORT, (_, names, from) => (names ? `const{${pairs(names)}}=__need__(${from});` : `__need__(${from});`))
    .replace(EXPORT, (_, names) => `return{${pairs(names, true)}}`);
  if (/\b(import|export)\s*[({"*]|\bimport\.meta\b/.test(body))
    throw new Error(`${name}: an import or export that is not understood`);
  const head = `(globalThis.dhadhaScripts??={})["${name}"]=function(__need__,__load__,__base__)`;
  return `${head}{"use strict";${ascii(body)}};\n`;
}

/** A script, unlike a module, is read in the encoding of the page, which may be older than Unicode. */
function ascii(code) {
  return code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** "a as b, c" of an import as "a:b,c"; that of an export, whose own name comes first, as "b:a,c". */
function pairs(names, exported = false) {
  return names
    .split(",")
    .map((each) => each.trim().split(/\s+as\s+/))
    .map((both) => (exported ? both.reverse() : both).join(":"))
    .join(",");
}
