/** The Trusted Types policy `dhadha`, which creates the URLs of our scripts. */
let policy: any;
try {
  policy = globalThis.trustedTypes?.createPolicy("dhadha", { createScriptURL: (url: string) => url });
} catch {} // the page's CSP does not list it, which matters only where it requires Trusted Types

/** Convert the URL of one of our scripts to a TrustedScriptURL. */
export function trustedAddress(address: string): any {
  return policy?.createScriptURL(address) ?? address;
}
