// Formats messages after packages are loaded: node package_texts.mjs STATIC_FOLDER REQUEST, a JSON object
// {"language", "puzzle", "ours": Fluent, "packages": [[puzzle, {language: Fluent}], …], "asked": [message, …]}.
import "./typescript.mjs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, request] = process.argv.slice(2);
const { Texts } = await import(pathToFileURL(join(folder, "i18n/messages.ts")).href);
const { FluentResource } = await import(pathToFileURL(join(folder, "../node_modules/@fluent/bundle/index.js")).href);

const { language, puzzle, ours, packages, asked } = JSON.parse(request);
const texts = new Texts(language, puzzle, [ours]);
for (const [id, sources] of packages) {
  const read = Object.entries(sources).map(([name, source]) => [name, new FluentResource(source)]);
  texts.add(id, Object.fromEntries(read));
}
console.log(JSON.stringify(asked.map((id) => texts.text(id))));
