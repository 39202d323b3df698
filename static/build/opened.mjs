/** Writes the scripts for pages opened by file:, and the data that such pages cannot fetch. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/**
 * Returns the names of the scripts in the folder `assets`, and of their start script. `data`: names of data files
 * there.
 */
export async function openedScripts(assets, data, shared) {
  const { metafile } = await build({
    ...shared,
    format: "iife",
    entryPoints: { opened: "static/files/file-protocol.js", unserved: "static/files/file-protocol-start.js" },
  });
  const [opened, unserved] = ["opened", "unserved"].map((entry) =>
    Object.keys(metafile.outputs).map((path) => basename(path)).find((name) => name.startsWith(entry)),
  );
  return { opened: [opened, carrier(assets, data)], unserved };
}

/** See Bundle in static/files/embedded-files.js. */
function carrier(assets, data) {
  const files = data.map((name) => ({ name, bytes: readFileSync(join(assets, name)) }));
  const list = files.map(({ name, bytes }) => `${name}:${bytes.length}`).join(" ");
  const packed = gzipSync(Buffer.concat(files.map(({ bytes }) => bytes)), { level: 9 }).toString("base64");
  const text = `dhadhaCarried=[["${list}","${packed}"]];\n`;
  const script = `carried-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`;
  writeFileSync(join(assets, script), text);
  return script;
}
