/** Generates from the table of element-api.mjs: types, a manifest for editors, and the tables of a document. */
import { ELEMENTS, OPTION } from "./element-api.mjs";

const HEAD = `/** Made from the table of attributes, methods and events. */
export type Scalar = string | number | boolean | null;

/** A request to solve a puzzle. */
export interface Request { puzzle: string; algorithm: string; state: string; options: Record<string, Scalar> }

/** A request to race several algorithms on one state. */
export interface RaceRequest { puzzle: string; algorithms: string[]; state: string; options: Record<string, Scalar> }

/** A request with gaps; a state may be a text, a number or an array. */
export interface Wanted {
  puzzle?: string;
  algorithm?: string;
  state?: string | number | readonly unknown[];
  options?: Record<string, Scalar>;
}

/** How a run is shown. \`fresh\`: whether Python solves the request even if its run was recorded by the build. */
export interface Playback { play?: boolean; startAt?: string | number; fresh?: boolean }

/** What every framework's JSX adds to an element. */
export interface JsxAttributes {
  children?: unknown; key?: any; ref?: any; id?: string; class?: string; className?: string; style?: any; slot?: string;
  [event: \`on\${string}\`]: ((event: any) => void) | undefined;
}

/** Set the URL of the folder \`assets\`; call it before the first element is added to a page. */
export function setBase(address: string | URL): void;
`;

/** The text of a .d.ts for all elements. */
export function types() {
  const tags = Object.entries(ELEMENTS).map(([tag, { className }]) => `    "${tag}": ${className};`);
  const jsx = Object.entries(ELEMENTS)
    .map(([tag, { className }]) => `"${tag}": ${className}Attributes & JsxAttributes;`);
  return [
    HEAD,
    ...Object.values(ELEMENTS).map(classOf),
    ...Object.values(ELEMENTS).map(attributesOf),
    block("/** What JSX takes, by the tag. */\nexport interface DhadhaElements", jsx),
    `declare global {\n  interface HTMLElementTagNameMap {\n${tags.join("\n")}\n  }\n` +
      `  namespace JSX {\n    interface IntrinsicElements extends DhadhaElements {}\n  }\n}\n`,
  ].join("\n");
}

/** The text of a .d.ts that declares the elements to a framework with a JSX of its own. @param {string} name */
export function jsxTypes(name) {
  return `import type {} from "${name}";
import type { DhadhaElements } from "./dhadha-player.js";
declare module "${name}" {
  namespace JSX {
    interface IntrinsicElements extends DhadhaElements {}
  }
}
`;
}

function attributesOf({ className, attributes }) {
  const rows = Object.entries(attributes).map(([name, [type, what]]) =>
    comment(what, `"${name}"?: ${type === "boolean" ? "boolean | string" : type};`),
  );
  return block(`/** The attributes of ${className}, as markup has them. */\nexport interface ${className}Attributes`, [
    ...rows,
    comment("an option of the puzzle or the algorithm", `[option: \`${OPTION}${"$"}{string}\`]: Scalar | undefined;`),
  ]);
}

function classOf({ className, means, attributes, readable, methods, plain, events }) {
  const both = (name, type) => [
    `${name}<K extends keyof ${className}EventMap>(type: K, listener: (this: ${className}, event: ` +
      `${className}EventMap[K]) => unknown, options?: boolean | ${type}): void;`,
    `${name}(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | ${type}): void;`,
  ];
  const own = Object.entries(events).map(([name, [detail, what]]) => comment(what, `${name}: CustomEvent<${detail}>;`));
  return `${block(`export interface ${className}Events`, own)}
export type ${className}EventMap = Omit<HTMLElementEventMap, keyof ${className}Events> & ${className}Events;

/** ${means} */
${block(`export class ${className} extends HTMLElement`, [
    ...Object.entries(attributes).map(([name, [type, what]]) => comment(what, `${camelCase(name)}: ${type};`)),
    ...Object.entries(readable).map(([name, [type, what]]) => comment(what, `${accessWord(what)}${name}: ${type};`)),
    ...Object.entries(methods).map(([name, [given, result, what]]) =>
      comment(what, `${name}(${given}): Promise<${result}>;`),
    ),
    ...Object.entries(plain).map(([name, [result, what]]) => comment(what, `${name}(): ${result};`)),
    ...both("addEventListener", "AddEventListenerOptions"),
    ...both("removeEventListener", "EventListenerOptions"),
  ])}`;
}

function block(head, lines) {
  return `${head} {\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}

function comment(what, line) {
  return `/** ${what} */\n  ${line}`;
}

function accessWord(what) {
  return what.includes("may be set") ? "" : "readonly ";
}

/** custom-elements.json, for editors and frameworks. */
export function customElements() {
  const modules = Object.entries(ELEMENTS).map(([tag, element]) => ({
    kind: "javascript-module",
    path: `${tag}.js`,
    declarations: [declaration(tag, element)],
    exports: [
      { kind: "js", name: element.className, declaration: { name: element.className } },
      { kind: "custom-element-definition", name: tag, declaration: { name: element.className } },
    ],
  }));
  return JSON.stringify({ schemaVersion: "1.0.0", readme: "README.md", modules }, null, 1);
}

function declaration(tag, { className, means, attributes, readable, methods, events }) {
  const field = ([name, [type, description]], more = {}) => {
    return { kind: "field", name, type: { text: type }, description, ...more };
  };
  return {
    kind: "class",
    customElement: true,
    name: className,
    tagName: tag,
    description: means,
    attributes: Object.entries(attributes).map(([name, [type, description]]) => ({
      name,
      fieldName: camelCase(name),
      type: { text: type },
      description,
    })),
    members: [
      ...Object.entries(attributes).map(([name, about]) => field([camelCase(name), about], { attribute: name })),
      ...Object.entries(readable).map((each) => field(each, { readonly: Boolean(accessWord(each[1][1])) })),
      ...Object.entries(methods).map(([name, [, , description]]) => ({ kind: "method", name, description })),
    ],
    events: Object.entries(events).map(([name, [detail, description]]) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description,
    })),
  };
}

/** The tables of the package's README and of the document on embedding, in Markdown. */
export function tables() {
  return Object.entries(ELEMENTS).map(([tag, { means, attributes, readable, methods, plain, events }]) =>
    [
      `## \`<${tag}>\`\n\n${means}`,
      table("attribute", { ...attributes, [`${OPTION}…`]: ["", "an option of the puzzle or the algorithm"] }, 1),
      table("property", readable, 1),
      table("method", addSignatures({ ...methods, ...plain }), 0),
      table("event", events, 1),
    ].join("\n\n"),
  ).join("\n\n");
}

function addSignatures(methods) {
  return Object.fromEntries(
    Object.entries(methods).map(([name, about]) => [`${name}(${about.length > 2 ? about[0] : ""})`, [about.at(-1)]]),
  );
}

function table(head, rows, at) {
  const cell = (text) => text.replaceAll("|", "\\|"); // GitHub splits a cell at a bar even within code
  const lines = Object.entries(rows).map(([name, about]) => `| \`${cell(name)}\` | ${cell(about[at])} |`);
  return [`| ${head} | meaning |`, "|---|---|", ...lines].join("\n");
}

function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
