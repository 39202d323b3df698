/**
 * Packs what is large, and all data, so that it is small on hosts that compress nothing, or not what they do not know;
 * static/solver/runtime.js and static/files/assets.js unpack it. A name of such a file ends in .pack: .gz would tempt
 * servers to unpack it.
 */
import { gzipSync } from "node:zlib";

/** @param {Uint8Array} bytes */
export function packed(bytes) {
  return gzipSync(bytes, { level: 9 });
}
