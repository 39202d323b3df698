/** The URLs of files built with this code; a bundle for another place replaces this module. */
import { setRelease } from "./fetch-file.ts";

/** The URL of a file, by its name as built. */
export function assetUrl(file: string) {
  return new URL(file, import.meta.url);
}

const folder = assetUrl("./").href;
setRelease({
  folder,
  address: assetUrl("../dhadha-player.js").href,
  mark: import.meta.url.slice(folder.length), // the name of this script, which the newest release's entry contains
});
