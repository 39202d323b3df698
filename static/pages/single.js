/** Starts a site in a single file, whose data is embedded in the page. */
import "./theme.js";
import { assetUrl } from "../files/asset-url.js";
import { register } from "../files/embedded-files.js";
import { documentParsed, removeFallback } from "../files/load-errors.js";
import { bundles, openSingle } from "../files/single-file-navigation.js";

/** @type {Record<string, () => Promise<unknown>>} */
const ENTRIES = {
  gallery: () => import("./gallery.js"),
  puzzle: () => import("./puzzle.js"),
  race: () => import("./race.js"),
};

async function start() {
  openSingle();
  await documentParsed(); // the data follows the first page, which is visible while the rest is read
  register(assetUrl("./").href, bundles());
  await ENTRIES[document.documentElement.dataset.entry ?? ""]();
  removeFallback();
}

start();
