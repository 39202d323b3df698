/** Starts a site in a single file, whose data is embedded in the page. */
import "./theme.ts";
import { assetUrl } from "../files/asset-url.ts";
import { register } from "../files/embedded-files.ts";
import { documentParsed, removeFallback } from "../files/load-errors.ts";
import { bundles, openSingle } from "../files/single-file-navigation.ts";

const ENTRIES: Record<string, () => Promise<unknown>> = {
  gallery: () => import("./gallery.ts"),
  puzzle: () => import("./puzzle.ts"),
  race: () => import("./race.ts"),
};

async function start() {
  openSingle();
  await documentParsed(); // the data follows the first page, which is visible while the rest is read
  register(assetUrl("./").href, bundles());
  await ENTRIES[document.documentElement.dataset.entry ?? ""]();
  removeFallback();
}

start();
