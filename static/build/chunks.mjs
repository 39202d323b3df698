/**
 * Keeps chunks few: esbuild makes one for each set of entries and late modules that share code. Here all of them import
 * the player without its controls first, and what comes after the controls imports these, too: two chunks compress
 * better than many.
 */
import { join, relative, resolve } from "node:path";

const FIRST = "static/player/element/element.ts";
const CONTROLS = "static/player/element/stage.ts";
/** Not the gallery, which has no controls, nor what the pages without controls load. */
const AFTER_CONTROLS =
  /^static\/(player\/(panels|manual-play|practice|race|take-over)|pages\/(?!home|site|shared\/practice-record))/;

/** Resolves entries, which are written "entry:path", and dynamic imports. @returns {import("esbuild").Plugin} */
export function chunksPlugin() {
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
