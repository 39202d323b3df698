/** What editors and documents say of our elements, read from their public API and their tables of attributes. */
import { readFileSync } from "node:fs";
// @ts-expect-error: it has no types
import { cli } from "@custom-elements-manifest/analyzer/cli.js";

const API = "static/player/catalogue/public-api-types.ts";
const ATTRIBUTES = readFileSync("static/player/catalogue/element-attributes.ts", "utf8");
const TABLES = { "dhadha-player": "PLAYER", "dhadha-race": "RACE" };
const OPTION = { name: "option-…", description: "an option of the puzzle or the algorithm" };

const { modules: [{ declarations }] } = await cli({ argv: ["analyze", "--globs", API, "--quiet"], noWrite: true });
/** @typedef {{ name: string, description: string }} Row */
/** @typedef {Row & { fieldName: string, optional?: boolean, type: { text: string } }} Field */
/** @typedef {Field & { kind: string, attribute?: string, parameters?: Field[] }} Member */
/** @typedef {keyof typeof TABLES} Tag */
/** @typedef {Row & { tagName: Tag, attributes: Field[], members: Member[], events: Field[] }} ElementEntry */
/** As in custom-elements.json. @type {ElementEntry[]} */
export const elements = declarations.filter((/** @type {ElementEntry} */ { tagName }) => tagName);
for (const element of elements) addAttributes(element);

/** Add the attributes of its table to an element, and the properties that they set. @param {ElementEntry} element */
function addAttributes(element) {
  const rows = [...rowsOf("COMMON"), ...rowsOf(TABLES[element.tagName])];
  element.attributes = rows.sort((one, other) => (one.name < other.name ? -1 : 1));
  element.members.unshift(...rows.map((row) => ({ ...row, kind: "field", name: row.fieldName, attribute: row.name })));
}

/** The rows of a table that have a comment. @param {string} table @returns {Field[]} */
function rowsOf(table) {
  const [, text = ""] = ATTRIBUTES.match(new RegExp(`^export const ${table} = {([^]*?)^};`, "m")) ?? [];
  const [, panels = ""] = ATTRIBUTES.match(/ PANELS = \[([^]*?)\]/) ?? [];
  const rows = text.matchAll(/\/\*\*([^]*?)\*\/\s+"?([\w-]+)"?: row<(.+?)>\(/g);
  return Array.from(rows, ([, comment, name, type]) => ({
    name,
    fieldName: name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    type: { text: type },
    description: comment.replace(/\s+\*?\s*/g, " ").trim()
      .replace("{PANELS}", (panels.match(/\w+/g) ?? []).join(" ")),
  }));
}

/** custom-elements.json, for editors and frameworks. */
export const manifest = {
  schemaVersion: "1.0.0",
  readme: "README.md",
  modules: elements.map((element) => ({
    kind: "javascript-module",
    path: `${element.tagName}.js`,
    declarations: [element],
    exports: [
      { kind: "js", name: element.name, declaration: { name: element.name } },
      { kind: "custom-element-definition", name: element.tagName, declaration: { name: element.name } },
    ],
  })),
};

/** The text of a .d.ts for all elements, with those of the DOM and of JSX. */
export function types() {
  const tags = elements.map(({ tagName, name }) => `"${tagName}": ${name};`);
  const jsx = elements.map(({ tagName, attributes }) =>
    `  "${tagName}": JsxAttributes & {\n${attributes.map(jsxAttribute).join("")}  };\n`);
  const fields = elements.map(({ name, attributes }) =>
    `export interface ${name} {\n${attributes.map(typedField).join("")}}\n`);
  return `${readFileSync(API, "utf8")}
${fields.join("\n")}
export interface DhadhaElements {
${jsx.join("")}}

declare global {
  interface HTMLElementTagNameMap { ${tags.join(" ")} }
  namespace JSX { interface IntrinsicElements extends DhadhaElements {} }
}

export {}; // otherwise a .d.ts exports all that it declares
`;
}

/** @param {Field} attribute */
function typedField({ fieldName, type: { text }, description }) {
  return `  /** ${description} */\n  ${fieldName}: ${text};\n`;
}

/** @param {Field} attribute */
function jsxAttribute({ name, type: { text }, description }) {
  return `    /** ${description} */\n    "${name}"?: ${text === "boolean" ? "boolean | string" : text};\n`;
}

/** The tables of the package's README and of the document on embedding, in Markdown. */
export function tables() {
  return elements.map(({ tagName, description, attributes, members, events }) => [
    `## \`<${tagName}>\`\n\n${description}`,
    table("attribute", [...attributes, OPTION]),
    table("property", members.filter(({ kind, attribute }) => kind === "field" && !attribute)),
    table("method", members.filter(({ kind }) => kind === "method").map(addSignature)),
    table("event", events),
  ].join("\n\n")).join("\n\n");
}

/** @param {Member} method */
function addSignature({ name, parameters = [], description }) {
  const taken = parameters.map((each) => `${each.name}${each.optional ? "?" : ""}: ${each.type.text}`);
  return { name: `${name}(${taken.join(", ")})`, description };
}

/** @param {string} head @param {Row[]} rows */
function table(head, rows) {
  // GitHub splits a cell at a bar even within code
  const cell = (/** @type {string} */ text) => text.replaceAll("|", "\\|");
  const lines = rows.map(({ name, description }) => `| \`${cell(name)}\` | ${cell(description)} |`);
  return [`| ${head} | meaning |`, "|---|---|", ...lines].join("\n");
}
