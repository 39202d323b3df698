// Calls functions of modules as a page does, in JSON:
// node call_functions.mjs STATIC_FOLDER < [[module, function, …arguments], …]
import { ours } from "./typescript.mjs";
import { readFileSync } from "node:fs";

const answers = [];
for (const [path, name, ...given] of JSON.parse(readFileSync(0, "utf8"))) {
  answers.push((await ours(path))[name](...given) ?? null);
}
console.log(JSON.stringify(answers));
