/**
 * Writes files with their hash in their names, so that they can be cached forever.
 *
 * Compresses large files and all data, because some hosts compress nothing, or only known types;
 * static/python-worker/load-runtime-files.ts and static/loading/fetch-assets.ts decompress. Names end in .pack, because
 * servers may decompress .gz.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { gzip } from "libdeflate"; // which asks for Node 24, but runs in all that build.py accepts

const BEST = 12; // a search of the shortest encoding: 7 % less than zlib's best

/** @param {string} folder @param {string} name @param {Uint8Array} bytes */
export function writeHashed(folder, name, bytes) {
  const sum = crc32(bytes);
  const file = name.replace(/((\.\w+)?\.pack|\.\w+)$/, `-${sum.toString(36)}$1`);
  writeFileSync(join(folder, file), bytes);
  return { file, size: bytes.length, sum };
}

/** @param {string} folder @param {string} name @param {Uint8Array} bytes */
export function writePack(folder, name, bytes) {
  const pack = gzip(bytes, BEST);
  // libdeflate's own would print its source with every error of the build
  for (const event of ["uncaughtException", "unhandledRejection"]) process.removeAllListeners(event);
  return writeHashed(folder, `${name}.pack`, pack);
}
