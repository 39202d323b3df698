/** The URLs of files built with this code; a bundle for another place replaces this module. */

/** @param {string} file its name, as it was built */
export function assetUrl(file) {
  return new URL(file, import.meta.url);
}
