/** What a page may hand over, made into what the house knows: objects that throw when they are read are as good as nothing. */
import { LitElement } from "lit";

export function textOf(value) {
  return attempted(() => (Array.isArray(value) ? value.map(textOf).join(",") : String(value ?? "")), "");
}

export function numberOf(value) {
  return attempted(() => Number(value), NaN);
}

/** A property of something that may be no object. */
export function partOf(value, name) {
  return attempted(() => value?.[name]);
}

/** A table of texts, numbers and yes or no. */
export function tableOf(value) {
  const names = attempted(() => Object.keys(value ?? {}), []);
  return Object.fromEntries(names.map((name) => [name, simple(partOf(value, name))]));
}

/** As it is, if nothing can happen when it is read. */
function simple(value) {
  return ["string", "number", "boolean", "undefined"].includes(typeof value) || value === null ? value : Array.isArray(value) ? value.map(textOf) : textOf(value);
}

function attempted(read, otherwise = undefined) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** An element whose properties take anything. */
export class LenientElement extends LitElement {
  static getPropertyDescriptor(name, key, options) {
    const plain = super.getPropertyDescriptor(name, key, options);
    return options.state ? plain : { ...plain, set(value) { plain.set.call(this, simple(value)); } };
  }
}
