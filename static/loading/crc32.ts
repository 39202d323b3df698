const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** Compute the CRC-32 of bytes, as gzip and Python's zlib.crc32 do. */
export function crc32(bytes: Uint8Array) {
  let sum = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) sum = TABLE[(sum ^ bytes[at]) & 0xff] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
