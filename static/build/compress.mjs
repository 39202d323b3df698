/**
 * Compresses large files and all data, because some hosts compress nothing, or only known types;
 * static/python-worker/runtime-files.ts and static/loading/fetch-assets.ts decompress. Names end in .pack, because
 * servers may decompress .gz.
 */
import { gzipSync } from "node:zlib";

/** @param {Uint8Array} bytes */
export function gzipBytes(bytes) {
  return gzipSync(bytes, { level: 9 });
}
