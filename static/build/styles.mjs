/** Minifies style sheets and templates in scripts. */
import { readFileSync } from "node:fs";

const SHEET = /\bcss`[^`]*`/g;
const INDENTATION = /(?<=\n) +/g; // esbuild does not minify templates

export function sheetsWithoutBreaks() {
  return {
    name: "sheets-without-breaks",
    setup(plugins) {
      plugins.onLoad({ filter: /static[\\/]player[\\/].*\.js$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(SHEET, joined).replace(INDENTATION, ""),
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
