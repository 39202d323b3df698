/** The Trusted Types policy `dhadha`, which creates the URLs of our scripts. */

const policy = createPolicy();

/** Undefined where the page's policy does not name ours, which matters only where it requires Trusted Types. */
function createPolicy() {
  try {
    const createScriptURL = (/** @type {string} */ address) => address;
    return globalThis.trustedTypes?.createPolicy("dhadha", { createScriptURL });
  } catch {
    return undefined;
  }
}

/** The address of a script of ours, as such a page takes it. @param {string} address @returns {any} */
export function trustedAddress(address) {
  return policy?.createScriptURL(address) ?? address;
}
