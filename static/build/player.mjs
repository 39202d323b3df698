/**
 * Writes the player for pages that the Python package exports: one script, and its texts; player.json lists them.
 *
 * node player.mjs BAKED_FOLDER DIST_FOLDER OUTPUT_FOLDER
 */
import { cpSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ELEMENTS } from "./elements.mjs";
import { bundleElsewhere, manifestOf } from "./inputs.mjs";
import { sentences } from "./sentences.mjs";

const [baked, dist, output] = process.argv.slice(2).map((path) => resolve(path));
/** Attributes determined by the run itself. */
const SETTLED = ["puzzle", "algorithm", "state", "src", "packages", "loading"];

const { data } = manifestOf(dist);
const texts = Object.fromEntries(Object.entries(data).filter(([name]) => name.endsWith(".ftl")));
for (const file of Object.values(texts)) cpSync(join(dist, "assets", file), join(output, file));
cpSync(join(dist, "NOTICES.txt"), join(output, "NOTICES.txt"));
await bundleElsewhere(baked, dist, sentences(/^(error-file-(?!unserved)|try-again$)/), {
  format: "iife",
  outdir: output,
  entryNames: "player",
  entryPoints: ["static/pages/exported-run.js"],
  define: { "import.meta.url": JSON.stringify("https://single.invalid/") },
});
const attributes = Object.keys(ELEMENTS["dhadha-player"].attributes).filter((name) => !SETTLED.includes(name));
writeFileSync(join(output, "player.json"), JSON.stringify({ texts, attributes }, null, 1));
