/**
 * Writes the tables of element-api.mjs into the paper on embedding, between its two marks.
 *
 * node static/build/update-api-docs.mjs
 */
import { readFileSync, writeFileSync } from "node:fs";
import { tables } from "./typings.mjs";

const PAPER = new URL("../docs/embedding.md", import.meta.url);
const MARKED = /(<!-- tables:[^>]*-->\n)[^]*(<!-- end of tables -->)/;

const paper = readFileSync(PAPER, "utf8");
if (!MARKED.test(paper)) throw new Error(`${PAPER.pathname} lacks the marks of its tables`);
writeFileSync(PAPER, paper.replace(MARKED, (_, begin, end) => `${begin}\n${tables()}\n\n${end}`));
