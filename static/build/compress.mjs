/**
 * Compresses large files and all data, because some hosts compress nothing, or only known types;
 * static/python-worker/runtime-files.ts and static/loading/fetch-assets.ts decompress. Names end in .pack, because
 * servers may decompress .gz.
 */
import { gzip } from "libdeflate"; // which asks for Node 24, but runs in all that build.py accepts

const BEST = 12; // a search of the shortest encoding: 7 % less than zlib's best

/** @param {Uint8Array} bytes */
export function gzipBytes(bytes) {
  const pack = gzip(bytes, BEST);
  // libdeflate's own would print its source with every error of the build
  for (const event of ["uncaughtException", "unhandledRejection"]) process.removeAllListeners(event);
  return pack;
}
