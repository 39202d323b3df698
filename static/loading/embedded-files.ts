/** Files embedded in the page, for pages without a server: a single-file site, and a run exported by Python. */

/** A bundle of files: their names and sizes, "name:size name:size …", and base64 of their gzipped concatenation. */
export type Bundle = [string, string];

/** Embedded files by URL; null on a page with a server. */
let embedded: Map<string, () => Promise<Uint8Array<ArrayBuffer>>> | null = null;

type Reason = "missing" | "alone";
/** The reason why a file that is not embedded is unavailable; null on a page with a server. */
export let unavailableReason: Reason | null = null;

/** Register the files of `loads` under the URL `base`; all others are unavailable, for the reason `why`. */
export function registerEmbeddedFiles(base: string, loads: Bundle[], why: Reason = "missing") {
  embedded ??= new Map();
  unavailableReason = why;
  for (const [list, packed] of loads) {
    const files = list.split(" ").map((each) => each.split(":"));
    let kept: ReturnType<typeof decompressBytes> | undefined;
    const unpack = () => decompressBytes(decodeBase64(packed));
    const bytes = () => (files.length > 1 ? (kept ??= unpack()) : unpack()); // one alone is large
    let at = 0;
    for (const [name, size] of files) {
      const [from, to] = [at, (at += Number(size))];
      embedded.set(base + name, async () => (await bytes()).subarray(from, to));
    }
  }
}

/** Get the bytes of an embedded file, or undefined. */
export function embeddedBytes(address: string | URL) {
  return embedded?.get(String(address))?.();
}

/** Whether a file is available; with a server, any file is. */
export function isFileAvailable(address: string | URL) {
  return embedded?.has(String(address)) ?? true;
}

/** Decompress gzip; incomplete data reject. A Blob streams, so the page stays responsive. */
export function decompressedResponse(packed: Uint8Array<ArrayBuffer> | Response, headers = {}) {
  const body = packed instanceof Response ? packed.body : new Blob([packed]).stream();
  const stream = body as ReadableStream<Uint8Array<ArrayBuffer>>;
  return new Response(stream.pipeThrough(new DecompressionStream("gzip")), { headers });
}

export async function decompressBytes(packed: Uint8Array<ArrayBuffer> | Response) {
  return new Uint8Array(await decompressedResponse(packed).arrayBuffer());
}

export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}
