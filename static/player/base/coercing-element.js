import { LitElement } from "lit";
import { toPlain } from "./coerce.js";

/** A LitElement whose public properties accept any value. */
export class CoercingElement extends LitElement {
  /** @param {PropertyKey} name @param {string | symbol} key @param {import("lit").PropertyDeclaration} options */
  static getPropertyDescriptor(name, key, options) {
    const plain = super.getPropertyDescriptor(name, key, options);
    if (options.state || !plain) return plain;
    /** @this {CoercingElement} @param {unknown} value */
    function set(value) {
      plain?.set?.call(this, toPlain(value));
    }
    return { ...plain, set };
  }
}
