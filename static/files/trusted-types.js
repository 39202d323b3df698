/** The Trusted Types policy `dhadha`, which creates the URLs of our scripts. */

const policy = createPolicy();

/**
 * Create the policy; undefined where the page's CSP does not list it, which matters only where the CSP requires Trusted
 * Types.
 */
function createPolicy() {
  try {
    const createScriptURL = (/** @type {string} */ address) => address;
    return globalThis.trustedTypes?.createPolicy("dhadha", { createScriptURL });
  } catch {
    return undefined;
  }
}

/** Convert the URL of one of our scripts to a TrustedScriptURL. @param {string} address @returns {any} */
export function trustedAddress(address) {
  return policy?.createScriptURL(address) ?? address;
}
