/** The Trusted Types policy `dhadha`, which creates the URLs of our scripts. @type {any} */
let policy;
try {
  policy = globalThis.trustedTypes?.createPolicy("dhadha", { createScriptURL: (/** @type {string} */ url) => url });
} catch {} // the page's CSP does not list it, which matters only where it requires Trusted Types

/** Convert the URL of one of our scripts to a TrustedScriptURL. @param {string} address @returns {any} */
export function trustedAddress(address) {
  return policy?.createScriptURL(address) ?? address;
}
