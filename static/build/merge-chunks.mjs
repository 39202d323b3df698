/**
 * Keeps chunks few: esbuild makes one for each set of entries and dynamic imports that share code. Here each of them
 * imports whole layers, so that the code of a layer is one chunk, together with what only later layers share.
 */
import { join, relative, resolve } from "node:path";

const LAYERS = [
  // a board
  [
    "player/element/element", "player/board/cell-marks", "player/board/link-marks", "player/board/colours",
    "player/board/piece-marks", "player/board/pencil-marks", "i18n/digits",
  ],
  // its sentence and controls
  ["player/element/player-with-controls"],
  // its panels, and what moves a board
  ["player/element/player-extras", "player/panels/panel"],
  // pages
  [
    "pages/csv", "pages/page-query", "pages/dom-helpers", "pages/embed-snippets",
    "pages/form-fields", "player/text/request-summary", "player/catalogue/url-query",
  ],
];
/** What needs the first layer only, because it comes before the controls, or for boards without any. */
const EARLY = [
  "player/element/element",
  "player/board/tile-marks", "player/board/column-marks", "player/board/grid-marks", "player/board/forced-marks",
  "player/base/forced-colors.css", "player/trace/saved-run", "player/catalogue/state-notation",
  "player/catalogue/install-packages", "python-worker/lazy-client", "player/trace/foreign-traces", "pages/gallery",
  "pages/challenge-index",
];

const PRACTICE = "player/practice/index";

/** What needs only the first two layers, because it comes before panels. */
const ASKED = ["player/element/player-with-controls", "player/element/preview", PRACTICE];

/** The modules that a module is to import first. @param {string} path */
function layersOf(path) {
  const name = path.replace(/^static\/(.*)\.ts$/, "$1");
  if (name === "player/practice/restored-answers") return [...LAYERS.slice(0, 2).flat(), PRACTICE];
  if (name === "player/practice/more") return [...LAYERS.slice(0, 3).flat(), PRACTICE];
  if (name === "player/take-over/take-over") return [...LAYERS.slice(0, 3).flat(), PRACTICE, "player/practice/more"];
  const count = EARLY.includes(name) ? 1 : ASKED.includes(name) ? 2 : name.startsWith("pages/") ? 4 : 3;
  return LAYERS.slice(0, count).flat();
}

/** Resolves entries, which are written "entry:path", and dynamic imports. */
export function layersPlugin() {
  const namespace = "layered";
  return {
    name: namespace,
    setup(plugins) {
      plugins.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice("entry:".length), namespace }));
      plugins.onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
        if (kind !== "dynamic-import") return null;
        return { path: relative("", join(resolveDir, path)).replaceAll("\\", "/"), namespace };
      });
      plugins.onLoad({ filter: /./, namespace }, ({ path }) => {
        const imports = layersOf(path).map((name) => `import "./static/${name}.ts";`);
        return { contents: `${imports.join("")}export * from "./${path}";`, resolveDir: resolve() };
      });
    },
  };
}
