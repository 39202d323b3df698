/** What a page that requires Trusted Types wants to know about our own scripts: they come from the policy `dhadha`. */

const policy = globalThis.trustedTypes?.createPolicy("dhadha", {
  createScriptURL: (/** @type {string} */ address) => address,
});

/** The address of a script of ours, as such a page takes it. @param {string} address @returns {any} */
export function trustedAddress(address) {
  return policy?.createScriptURL(address) ?? address;
}
