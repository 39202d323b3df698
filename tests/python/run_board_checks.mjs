// Prints the results of the page's checks, as JSON:
// node run_board_checks.mjs STATIC_FOLDER < [[name of a check in validation/boards.ts, value], …]
import "./typescript.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const checks = await import(pathToFileURL(join(process.argv[2], "validation/boards.ts")).href);
const asked = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(asked.map(([name, value]) => checks[name](value))));
