/** Style sheets that stand in scripts travel without needless space. */
import { readFileSync } from "node:fs";

const SHEET = /\bcss`[^`]*`/g;

export function sheetsWithoutBreaks() {
  return {
    name: "sheets-without-breaks",
    setup(plugins) {
      plugins.onLoad({ filter: /static[\\/]player[\\/].*\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(SHEET, joined),
      }));
    },
  };
}

/** @param {string} sheet */
function joined(sheet) {
  return sheet
    .replace(/\s*\n\s*/g, " ")
    .replace(/([{};,:]) /g, "$1")
    .replace(/;? ?([{}])/g, "$1");
}
