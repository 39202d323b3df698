/** Names of keys on every keyboard, and whether a key has a modifier. */

/** What shortcuts are called by their place on a US keyboard, besides letters. */
const US_KEYS: Record<string, string> = {
  Period: ".", Comma: ",", Slash: "?", BracketLeft: "[", BracketRight: "]", Minus: "-", Equal: "+", Space: " ",
};

/** Return the name of a key: what it types, in lower case; on a keyboard of another script by its place. */
export function keyName({ key, code }: KeyboardEvent) {
  if (/^\p{Nd}$/u.test(key)) return key;
  if (/^[ -~]+$/.test(key) && key !== "Dead" && key !== "Process") return key.length === 1 ? key.toLowerCase() : key;
  return US_KEYS[code] ?? code.match(/^Key(.)$/)?.[1].toLowerCase() ?? key;
}

export const isModified = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState?.("AltGraph");
