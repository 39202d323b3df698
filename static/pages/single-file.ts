/** Starts a site in a single file, whose data is embedded in the page. */
import "./site/apply-stored-theme.ts";
import { assetUrl } from "../loading/asset-url.ts";
import { registerEmbeddedFiles } from "../loading/embedded-files.ts";
import { whenDocumentParsed, removeLoadingMessage } from "../loading/retry-loads.ts";
import { findEmbeddedBundles, openSingleFile } from "../loading/single-file-navigation.ts";

const ENTRIES: Record<string, () => Promise<unknown>> = {
  challenges: () => import("./site/site-header.ts"),
  home: () => import("./home/home-page.ts"),
  puzzle: () => import("./puzzle/puzzle-page.ts"),
  race: () => import("./race/race-page.ts"),
};

async function start() {
  openSingleFile();
  await whenDocumentParsed(); // the data follows the first page, which is visible while the rest is read
  registerEmbeddedFiles(assetUrl("./").href, findEmbeddedBundles());
  await ENTRIES[document.documentElement.dataset.entry ?? ""]();
  removeLoadingMessage();
}

start();
