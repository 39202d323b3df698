/**
 * Packs what is large, so that it is small on hosts that compress nothing, too; static/solver/runtime.js unpacks it
 * while it arrives. A name of such a file ends in .pack: .gz would tempt servers to unpack it.
 */
import { gzipSync } from "node:zlib";

/** @param {Uint8Array} bytes */
export function packed(bytes) {
  return gzipSync(bytes, { level: 9 });
}
