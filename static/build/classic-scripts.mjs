/**
 * Writes classic scripts for pages without a server, where browsers run no modules: the player of the pages that the
 * Python package exports, with its texts, which player.json lists; and all pages of the single-file site.
 *
 * node classic-scripts.mjs BAKED_FOLDER DIST_FOLDER PLAYER_FOLDER SINGLE_FOLDER
 */
import { cpSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { elements } from "./element-manifest-and-tables.mjs";
import { bundleForUseOutsideSite, readManifest, inlinedSentencesJson } from "./esbuild-options-and-plugins.mjs";

const [baked, dist, output, single] = process.argv.slice(2).map((path) => resolve(path));
/** Attributes determined by the run itself. */
const SETTLED = ["puzzle", "algorithm", "state", "src", "packages", "loading"];

const { data, modules } = readManifest(dist);
const texts = Object.fromEntries(Object.entries(data).filter(([name]) => name.endsWith(".ftl")));
for (const file of Object.values(texts)) cpSync(join(dist, "assets", file), join(output, file));
cpSync(join(dist, "NOTICES.txt"), join(output, "NOTICES.txt"));
await bundleClassicScript("static/pages/export/exported-page.ts", output, "player");
await bundleClassicScript("static/pages/single-file.ts", single, "single");
const attributes = elements.filter(({ tagName }) => tagName === "dhadha-player")
  .flatMap((player) => player.attributes.map(({ name }) => name)).filter((name) => !SETTLED.includes(name));
writeFileSync(join(output, "player.json"), JSON.stringify({ texts, attributes }, null, 1));

/**
 * Bundle all that an entry imports, also dynamically, into one script.
 * @param {string} entry @param {string} outdir @param {string} entryNames
 */
function bundleClassicScript(entry, outdir, entryNames) {
  return bundleForUseOutsideSite(baked, dist, {
    format: "iife",
    outdir,
    entryNames,
    entryPoints: [entry],
    define: {
      "import.meta.url": JSON.stringify("https://single.invalid/"),
      __RACES__: String("race" in modules),
      __SENTENCES__: inlinedSentencesJson(/^(error-file-(missing|alone)|try-again)$/),
    },
  });
}
