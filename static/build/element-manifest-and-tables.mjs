/** What editors and documents say of our elements, read from their public API and their tables of attributes. */
import { readFileSync } from "node:fs";
// @ts-expect-error: it has no types
import { cli } from "@custom-elements-manifest/analyzer/cli.js";

const API = "static/player/catalogue/public-api-types.ts";
const TYPES = readFileSync(API, "utf8");
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
for (const element of elements) {
  const rows = [...parseAttributeTable("COMMON"), ...parseAttributeTable(TABLES[element.tagName])];
  element.attributes = rows.sort((one, other) => (one.name < other.name ? -1 : 1));
  element.members.unshift(...rows.map((row) => ({ ...row, kind: "field", name: row.fieldName, attribute: row.name })));
}

/** The rows of a table that have a comment. @param {string} table @returns {Field[]} */
function parseAttributeTable(table) {
  const [, text = ""] = ATTRIBUTES.match(new RegExp(`^export const ${table} = {([^]*?)^};`, "m")) ?? [];
  const [, panels = ""] = ATTRIBUTES.match(/ PANELS = \[([^]*?)\]/) ?? [];
  const rows = text.matchAll(/\/\*\*([^]*?)\*\/\s+"?([\w-]+)"?: attributeRow<(.+?)>\(/g);
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
export function typeDeclarations() {
  const tags = elements.map(({ tagName, name }) => `"${tagName}": ${name};`);
  const jsx = elements.map(({ tagName, attributes }) => {
    const lines = attributes.map(({ name, type: { text }, description }) =>
      `    /** ${description} */\n    "${name}"?: ${text === "boolean" ? "boolean | string" : text};\n`);
    return `  "${tagName}": JsxAttributes & {\n${lines.join("")}  };\n`;
  });
  const fields = elements.map(({ name, attributes }) => {
    const lines = attributes.map(({ fieldName, type: { text }, description }) =>
      `  /** ${description} */\n  ${fieldName}: ${text};\n`);
    return `export interface ${name} {\n${lines.join("")}}\n`;
  });
  return `${TYPES}
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

/** The tables of the package's README and of the document on embedding, in Markdown. */
export function apiTables() {
  return elements.map(({ tagName, name, description, attributes, members, events }) => [
    `## \`<${tagName}>\`\n\n${description}`,
    markdownTable("attribute", [...attributes, OPTION]),
    markdownTable("property", members.filter(({ kind, attribute }) => kind === "field" && !attribute)),
    markdownTable("method", members.filter(({ kind }) => kind === "method").map(signatureRow)),
    eventTable(events, name),
  ].join("\n\n")).concat(`## Types\n\n${typeTable()}`).join("\n\n");
}

/** The fields of an interface of the public API. @param {string} name */
const sourceOfInterfaceFields = (name) => TYPES.match(new RegExp(`interface ${name}\\b.*?{([^]*?)}$`, "m"))?.[1] ?? "";
const fieldsInOneTableCell = (/** @type {string} */ fields) =>
  escapedCell(fields.replaceAll(/\s+/g, " ").replaceAll(";", ",").replace(/,? ?$/, "").trim());

/** The events of an element, with their details. @param {Row[]} events @param {string} name */
function eventTable(events, name) {
  const fields = sourceOfInterfaceFields("PlaybackEvents") + sourceOfInterfaceFields(`${name}Events`);
  const found = fields.matchAll(/(\w+): CustomEvent<{([^}]*)}>/g);
  const details = Object.fromEntries(Array.from(found, ([, event, detail]) => [event, detail]));
  const detailOf = (/** @type {string} */ event) => details[event] && `\`{ ${fieldsInOneTableCell(details[event])} }\``;
  const lines = events.map((event) => `| \`${event.name}\` | ${detailOf(event.name)} | ${escapedCell(event.description)} |`);
  return ["| event | `detail` | meaning |", "|---|---|---|", ...lines].join("\n");
}

/** What the tables name: requests, and how runs are shown. */
function typeTable() {
  const names = ["Request", "RaceRequest", "Wanted", "Playback"];
  const lines = names.map((name) => `| \`${name}\` | \`{ ${fieldsInOneTableCell(sourceOfInterfaceFields(name))} }\` |`);
  return ["| type | fields |", "|---|---|", ...lines].join("\n");
}

/** GitHub splits a cell at a bar even within code. @param {string} text */
function escapedCell(text) {
  return text.replaceAll("|", "\\|");
}

/** @param {Member} method */
function signatureRow({ name, parameters = [], description }) {
  const taken = parameters.map((each) => `${each.name}${each.optional ? "?" : ""}: ${each.type.text}`);
  return { name: `${name}(${taken.join(", ")})`, description };
}

/** @param {string} head @param {Row[]} rows */
function markdownTable(head, rows) {
  const lines = rows.map(({ name, description }) => `| \`${escapedCell(name)}\` | ${escapedCell(description)} |`);
  return [`| ${head} | meaning |`, "|---|---|", ...lines].join("\n");
}
