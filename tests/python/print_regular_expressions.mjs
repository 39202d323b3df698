// Prints [pattern, ...]: the regular expressions of the page's modules, all but those of its build.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

const [folder] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true }).filter((file) => /^(?!build\b).*\.ts$/.test(file));
const patterns = [];
for (const file of files) {
  JSON.stringify(parseAst(readFileSync(join(folder, file), "utf8"), { lang: "ts" }), (_, part) => {
    if (part?.regex) patterns.push(part.regex.pattern);
    return typeof part === "object" && !(part instanceof RegExp) ? part : null;
  });
}
process.stdout.write(JSON.stringify(patterns));
