/** The page that Python exports for one run, with all files embedded; see py/dhadha/export/html.py. */
import { assetUrl } from "../../loading/asset-url.ts";
import { registerEmbeddedFiles } from "../../loading/embedded-files.ts";
import { registerPackageMessages, parseMessages } from "../../i18n/load-messages.ts";
import { registerPuzzle } from "../../player/catalogue/puzzle-registry.ts";
import { addSourceCode } from "../../player/catalogue/source-code.ts";
import { DhadhaPlayer } from "../../player/element/element.ts";

const textOfElement = (id: string) => document.getElementById(id)?.textContent ?? "";

type About = { attributes: Record<string, string>; files: string; puzzle: any; sources: Record<string, any> };
const { attributes, files, puzzle, sources }: About = JSON.parse(textOfElement("about"));

registerEmbeddedFiles(assetUrl("./").href, [[files, textOfElement("texts")]], "alone");
registerPuzzle(puzzle, "file");
addSourceCode(puzzle.id, sources);
const player = new DhadhaPlayer();
player.panels = "all";
for (const [name, value] of Object.entries(attributes)) player.setAttribute(name, value);
try {
  registerPackageMessages(puzzle.id, parseMessages(puzzle.texts ?? {}));
} catch {} // the run is shown even without them
document.querySelector("main")?.replaceChildren(player);
