/**
 * Compresses large files and all data, because some hosts compress nothing, or only known types;
 * static/solver/runtime.ts and static/files/assets.ts decompress. Names end in .pack, because servers may decompress
 * .gz.
 */
import { gzipSync } from "node:zlib";

/** @param {Uint8Array} bytes */
export function packed(bytes) {
  return gzipSync(bytes, { level: 9 });
}
