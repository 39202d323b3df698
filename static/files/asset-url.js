/** Where the files lie that were built with this code; whoever bundles the player says it otherwise. */

/** @param {string} file its name, as it was built */
export function addressOf(file) {
  return new URL(file, import.meta.url);
}
