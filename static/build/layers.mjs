/**
 * Keeps chunks few: esbuild makes one for each set of entries and dynamic imports that share code. Here each of them
 * imports whole layers, so that the code of a layer is one chunk, together with what only later layers share.
 */
import { join, relative, resolve } from "node:path";

const PLAYER = "static/player";
const LAYERS = [
  // a board
  [`${PLAYER}/element/element.js`, `${PLAYER}/base/adopt-styles.js`, "static/i18n/digits.js", "static/solver/finish-requests.js"],
  // sentence and controls
  [`${PLAYER}/element/stage.js`, `${PLAYER}/panels/panel.js`, `${PLAYER}/catalogue/run-footer.js`],
  // pages
  ["csv", "page-query", "by-id", "markdown", "embed-snippets", "fields"].map((name) => `static/pages/${name}.js`).concat(
    ["text/answer-words", "text/request-words", "catalogue/query"].map((name) => `${PLAYER}/${name}.js`),
  ),
];
/** Modules that a board without controls may need, or that come before the controls. */
const EARLY = /\/(element|preview|markings|contrast|forced-colors\.css|saved-run|state-notation|packages|lazy|gallery)\.js$/;
const PAGES = /^static\/pages\//;

/** The layers of a module. @param {string} path */
function layersOf(path) {
  return LAYERS.slice(0, EARLY.test(path) ? 1 : PAGES.test(path) ? 3 : 2).flat();
}

/** Resolves entries, which are written "entry:path", and dynamic imports. */
export function layered() {
  const namespace = "layered";
  return {
    name: namespace,
    setup(plugins) {
      plugins.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice("entry:".length), namespace }));
      plugins.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) =>
        kind === "dynamic-import" ? { path: relative("", join(resolveDir, path)), namespace } : null,
      );
      plugins.onLoad({ filter: /./, namespace }, ({ path }) => {
        const imported = layersOf(path).map((each) => `import "./${each}";`);
        return { contents: `${imported.join("")}export * from "./${path.replaceAll("\\", "/")}";`, resolveDir: resolve() };
      });
    },
  };
}
