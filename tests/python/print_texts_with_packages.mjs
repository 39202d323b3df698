// Formats messages after packages are loaded: node print_texts_with_packages.mjs STATIC_FOLDER REQUEST, a JSON object
// {"language", "puzzle", "library": Fluent, "packages": [[puzzle, {language: Fluent}], …], "asked": [message, …]}.
import { files, importPageModule } from "./import_typescript.mjs";

const { Texts } = await importPageModule("i18n/messages.ts");
const { FluentResource } = await importPageModule("../node_modules/@fluent/bundle/index.js");
const { language, puzzle, library, packages, asked } = JSON.parse(files[0]);
const texts = new Texts(language, puzzle, [library]);
for (const [id, sources] of packages) {
  const read = Object.entries(sources).map(([name, source]) => [name, new FluentResource(source)]);
  texts.addPackageMessages(id, Object.fromEntries(read));
}
console.log(JSON.stringify(asked.map((id) => texts.text(id))));
