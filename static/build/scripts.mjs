/**
 * Converts esbuild's modules to scripts for static/files/module-loader.js. A script, unlike a module, can be requested
 * again after a failure, is checked by its integrity before it runs, and needs no particular MIME type.
 */
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { minify } from "terser";

/** Names bound by the function around a script. */
export const FREE = { "import.meta.url": "__base__" };
/** Modules of the module loader, which are loaded before any script runs. */
const OURS = /\/(embedded-files|fetch-file|load-errors|module-loader)\.js$/;

/** The namespace of dynamic imports. */
const LATE = "late";

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
 * Let dynamic chunks import the first entry: else esbuild splits shared code into many chunks, one per set of dynamic
 * chunks that use it.
 */
export function lateAfter([first, ...others]) {
  return {
    name: "late-after",
    setup(plugins) {
      plugins.onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir, kind }) => {
        const file = join(resolveDir, path);
        const isLate = kind === "dynamic-import" && !others.includes(relative("", file));
        return isLate ? { path: relative("", file), namespace: LATE } : null;
      });
      plugins.onLoad({ filter: /./, namespace: LATE }, ({ path }) => ({
        contents: `import "./${first}"; export * from "./${path.replaceAll("\\", "/")}";`,
        resolveDir: resolve(),
      }));
    },
  };
}

/** The minified forms that esbuild writes. Chunks have no import cycles, so that exports exist when they are needed. */
const IMPORT = /\bimport(?:\{([^}]*)\}from)?("[^"]+");/g;
const LOAD = /__load__\("([^"]+)"\)/g;
const EXPORT = /\bexport\{([^}]*)\};?$/;

/**
 * Rewrite the .js files of a build in place. Each of `packs`, [{name, entries, small}], becomes one file of the scripts
 * that all its entries need, and of scripts under `small` bytes used only together with those. Returns {name: {size,
 * integrity, needs: [name, …]}}; {needs: [the pack]} for a packed script.
 */
export async function asScripts({ outputs }, packs) {
  const scripts = new Map(
    Object.entries(outputs)
      .filter(([path]) => path.endsWith(".js"))
      .map(([path, { imports, entryPoint }]) => {
        const inner = imports.filter(({ external }) => !external);
        const needs = inner.filter(({ kind }) => kind === "import-statement").map((each) => basename(each.path));
        const text = asScript(basename(path), readFileSync(path, "utf8"), inner);
        const isEntry = Boolean(entryPoint) && !entryPoint.startsWith(`${LATE}:`);
        return [basename(path), { path, text, needs: new Set(needs), isEntry }];
      }),
  );
  for (const each of packs) await pack(scripts, each);
  for (const { path, text = "" } of scripts.values()) {
    const lost = [...text.matchAll(LOAD)].find(([, late]) => !scripts.has(late));
    if (lost) throw new Error(`${path} loads ${lost[1]}, which is in no table`);
    if (path) writeFileSync(path, text);
  }
  return Object.fromEntries(
    [...scripts].map(([name, { path, needs }]) => [name, { ...(path && measured(path)), needs: [...needs] }]),
  );
}

/** Minify scripts on the critical path once more, which saves a thirtieth. */
async function smaller(text) {
  const reserved = ["__need__", "__load__", "__base__"];
  const { code = "" } = await minify(text, { ecma: 2022, mangle: { reserved }, format: { ascii_only: true } });
  return `${code}\n`;
}

/** Merge the scripts that every entry needs: fewer requests, better compression. */
async function pack(scripts, { name: as, entries, small = 0 }) {
  const [first, ...others] = entries.map((name) => closure(name, scripts));
  const shared = [...first].filter((name) => !scripts.get(name).isPack && others.every((needed) => needed.has(name)));
  const common = [...shared, ...companions(scripts, shared, small)];
  const outside = common.flatMap((name) => [...scripts.get(name).needs]).filter((name) => !common.includes(name));
  const text = await smaller(common.map((name) => scripts.get(name).text).join(""));
  const packed = `${as}-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;
  const path = join(dirname(scripts.get(common[0]).path), packed);
  const askedFor = common.filter((name) => !usersOf(name, scripts).length);
  for (const name of common) {
    rmSync(scripts.get(name).path);
    scripts.delete(name);
  }
  for (const name of askedFor) scripts.set(name, { needs: new Set(common) });
  for (const { needs } of scripts.values())
    if (common.map((name) => needs.delete(name)).some(Boolean)) needs.add(packed);
  const last = `dhadhaScripts["${packed}"]=true;\n`;
  scripts.set(packed, { path, text: text + last, needs: new Set(outside), isPack: true });
}

/** Small scripts used only together with some of `shared`, without other dependencies. */
function companions(scripts, shared, small) {
  const comes = (name) => [...closure(name, scripts)].some((each) => shared.includes(each));
  const fits = (name) => {
    const { isPack, isEntry, text, needs } = scripts.get(name);
    if (isPack || shared.includes(name)) return true;
    const users = usersOf(name, scripts);
    const along = users.length ? users.every(comes) : comes(name);
    return along && !isEntry && text.length < small && [...needs].every(fits);
  };
  return [...scripts.keys()].filter((name) => !scripts.get(name).isPack && !shared.includes(name) && fits(name));
}

function usersOf(name, scripts) {
  return [...scripts.keys()].filter((each) => scripts.get(each).needs.has(name));
}

/** The transitive dependencies of a script, including itself. */
export function closure(name, scripts, names = new Set([name])) {
  for (const next of scripts.get(name).needs) if (!names.has(next)) closure(next, scripts, names.add(next));
  return names;
}

/** All scripts that a script may load, statically or dynamically. `folder` holds the scripts. */
export function reachable(name, scripts, folder, names = new Set()) {
  for (const each of closure(name, new Map(Object.entries(scripts)))) {
    if (names.has(each)) continue;
    names.add(each);
    const text = scripts[each].size ? readFileSync(join(folder, each), "utf8") : "";
    for (const [, late] of text.matchAll(LOAD)) reachable(late, scripts, folder, names);
  }
  return names;
}

/** {size, integrity} of a file. */
export function measured(path) {
  const bytes = readFileSync(path);
  return {
    size: bytes.length,
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

/** Escape non-ASCII characters: a classic script is decoded in the page's encoding. */
function ascii(code) {
  return code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Convert "a as b, c" of an import to "a:b,c", and that of an export, whose own name comes first, to "b:a,c". */
function pairs(names, exported = false) {
  return names
    .split(",")
    .map((each) => each.trim().split(/\s+as\s+/))
    .map((both) => (exported ? both.reverse() : both).join(":"))
    .join(",");
}
