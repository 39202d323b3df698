/** Tells the author of a page which attributes of a tag are unknown. */
import { warnAuthorOnce } from "./author-mistakes.ts";
import { closeOpenTags } from "./mend-self-closed-player-tags.ts";
import { OPTION, isOptionAttribute } from "./element-attributes.ts";
import type { Rows } from "./element-attributes.ts";

/** Tell what is wrong with a tag itself: an end that it lacks, and attributes that the table does not have. */
export function closeTagAndWarnOfAttributes(host: Element, table: Rows) {
  closeOpenTags();
  warnOfUnknownAttributes(host, table);
}

/** Attributes of HTML that are no properties of elements, and those of frameworks. */
const OTHERS = /^(class|is|on\w+|item\w+|(data|aria|v|x|ng|hx|astro|svelte)-.*|_.*)$|[:@.#*[(]/;

/** Warn of attributes of the element, or parts of a query, that the table does not have. */
export function warnOfUnknownAttributes(host: Element, table: Rows, names: Iterable<string> = host.getAttributeNames()) {
  const isOdd = (name: string) => !(Object.hasOwn(table, name) || isOptionAttribute(name) || OTHERS.test(name));
  const odd = [...names].filter(isOdd);
  const html = new Set<string>();
  if (odd.length) for (const name in HTMLElement.prototype) html.add(name.toLowerCase());
  const known = [...Object.keys(table), `${OPTION}…`].join(", ");
  for (const name of odd) if (!html.has(name)) warnAuthorOnce(host, `has no attribute ${name}. Known: ${known}.`);
}
