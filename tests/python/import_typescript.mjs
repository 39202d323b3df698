// Lets Node import TypeScript, and the modules of the page's folder, a script's first argument: import this first.
import { readFile } from "node:fs/promises";
import { register } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isMainThread } from "node:worker_threads";
import { transform } from "esbuild";

export const [folder, ...files] = process.argv.slice(2);
export const importPageModule = (path) => import(pathToFileURL(join(folder, path)).href);

if (isMainThread) register(import.meta.url); // Node loads a copy of this module in a thread of its own

export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const source = await readFile(fileURLToPath(url), "utf8");
  const { code } = await transform(source, { loader: "ts", define: { __SENTENCES__: "{}" } }); // a constant of the build
  return { format: "module", source: code, shortCircuit: true };
}
