/**
 * Writes the tables of the elements' public API into the document on embedding, between its two marks.
 *
 * node static/build/update-api-docs.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { apiTables } from "./element-manifest-and-tables.mjs";

const DOCUMENT = new URL("../docs/embedding.md", import.meta.url);
const MARKED = /(<!-- tables:[^>]*-->\n)[^]*(<!-- end of tables -->)/;

const document = readFileSync(DOCUMENT, "utf8");
if (!MARKED.test(document)) throw new Error(`${DOCUMENT.pathname} lacks the marks of its tables`);
writeFileSync(DOCUMENT, document.replace(MARKED, (_, begin, end) => `${begin}\n${apiTables()}\n\n${end}`));
