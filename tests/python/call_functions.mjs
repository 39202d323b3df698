// Calls functions of modules as a page does, in JSON:
// node call_functions.mjs STATIC_FOLDER < [[module, function, …arguments], …]
import { importPageModule } from "./import_typescript.mjs";
import { readFileSync } from "node:fs";

const answers = [];
for (const [path, name, ...given] of JSON.parse(readFileSync(0, "utf8"))) {
  answers.push((await importPageModule(path))[name](...given) ?? null);
}
console.log(JSON.stringify(answers));
