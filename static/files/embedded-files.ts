/** Files embedded in the page, for pages without a server: a single-file site, and a run exported by Python. */

/**
 * A bundle of files: their names and sizes, "name:size name:size …", and base64 of their gzipped concatenation.
 * @typedef {[string, string]} Bundle
 */

/**
 * Embedded files by URL; null on a page with a server.
 * @type {Map<string, () => Promise<Uint8Array<ArrayBuffer>>> | null}
 */
let embedded = null;

/** @typedef {"missing" | "alone"} Reason */
/** @type {Reason | null} */
let reason = null;

/** The reason why a file that is not embedded is unavailable; null on a page with a server. */
export function unavailableReason() {
  return reason;
}

/**
 * Register the files of `bundles` under the URL `base`; all others are unavailable, for the reason `why`.
 * @param {string} base @param {Bundle[]} loads @param {Reason} why
 */
export function register(base, loads, why = "missing") {
  embedded ??= new Map();
  reason = why;
  for (const [list, packed] of loads) {
    const files = list.split(" ").map((each) => each.split(":"));
    /** @type {ReturnType<typeof decompressBytes> | undefined} */
    let kept;
    const unpack = () => decompressBytes(decodeBase64(packed));
    const bytes = () => (files.length > 1 ? (kept ??= unpack()) : unpack()); // one alone is large
    let at = 0;
    for (const [name, size] of files) {
      const [from, to] = [at, (at += Number(size))];
      embedded.set(base + name, async () => (await bytes()).subarray(from, to));
    }
  }
}

/** Get the bytes of an embedded file, or undefined. @param {string | URL} address */
export function embeddedBytes(address) {
  return embedded?.get(String(address))?.();
}

/** Whether a file is available; with a server, any file is. @param {string | URL} address */
export function isAvailable(address) {
  return embedded?.has(String(address)) ?? true;
}

/**
 * Decompress gzip; incomplete data reject. A Blob streams, so the page stays responsive.
 * @param {Uint8Array<ArrayBuffer> | Response} packed
 */
export function decompress(packed, headers = {}) {
  const body = packed instanceof Response ? packed.body : new Blob([packed]).stream();
  const stream = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (body);
  return new Response(stream.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** @param {Uint8Array<ArrayBuffer> | Response} packed */
export async function decompressBytes(packed) {
  return new Uint8Array(await decompress(packed).arrayBuffer());
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function decodeBase64(text) {
  return Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
