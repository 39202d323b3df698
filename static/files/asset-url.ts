/** The URLs of files built with this code; a bundle for another place replaces this module. */
import { setRelease } from "./fetch-file.ts";

/** @param {string} file its name, as it was built */
export function assetUrl(file) {
  return new URL(file, import.meta.url);
}

const folder = assetUrl("./").href;
setRelease({
  folder,
  address: assetUrl("../dhadha-player.js").href,
  mark: import.meta.url.slice(folder.length), // the name of this script, which the newest release's entry contains
});
