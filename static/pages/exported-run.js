/** The page that Python exports for one run, with all files embedded; see py/dhadha/export/html.py. */
import { assetUrl } from "../files/asset-url.js";
import { register } from "../files/embedded-files.js";
import { addTexts, parsed } from "../i18n/texts.js";
import { registerPuzzle } from "../player/catalogue/puzzle-registry.js";
import { addSourceCode } from "../player/catalogue/sources.js";
import { DhadhaPlayer } from "../player/element/element.js";

/** @param {string} id */
const written = (id) => document.getElementById(id)?.textContent ?? "";

/** @type {{attributes: Record<string, string>, files: string, puzzle: any, sources: Record<string, any>}} */
const { attributes, files, puzzle, sources } = JSON.parse(written("about"));

register(assetUrl("./").href, [[files, written("texts")]], "alone");
registerPuzzle(puzzle, { own: false });
addSourceCode(puzzle.id, sources);
const player = new DhadhaPlayer();
player.panels = "all";
for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
try {
  addTexts(puzzle.id, parsed(puzzle.texts ?? {}));
} catch {} // the run is shown even without them
document.querySelector("main")?.replaceChildren(player);
