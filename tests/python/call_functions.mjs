// Calls functions of modules as a page does, in JSON, and names the key and the place of what they refuse:
// node call_functions.mjs STATIC_FOLDER < [[module, function, …arguments], …]
import { importPageModule } from "./import_typescript.mjs";
import { readFileSync } from "node:fs";

const answers = [];
for (const [path, name, ...given] of JSON.parse(readFileSync(0, "utf8"))) {
  const { [name]: call } = await importPageModule(path);
  try { answers.push(call(...given) ?? null); } catch ({ key, args }) { answers.push(`${key} ${args.where}`); }
}
console.log(JSON.stringify(answers));
