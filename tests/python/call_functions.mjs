// Calls functions of modules as a page does, in JSON:
// node call_functions.mjs STATIC_FOLDER < [[module, function, …arguments], …]
import "./typescript.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder] = process.argv.slice(2);
const answers = [];
for (const [path, name, ...given] of JSON.parse(readFileSync(0, "utf8"))) {
  const module = await import(pathToFileURL(join(folder, path)).href);
  answers.push(module[name](...given) ?? null);
}
console.log(JSON.stringify(answers));
