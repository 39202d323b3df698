/**
 * Set style properties one by one: a strict content security policy blocks `style` attributes, which Lit's styleMap
 * uses in its first render.
 */
import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";

class Styled extends Directive {
  /** @type {Record<string, string | number>} */
  #given = {};

  /** @param {{[name: string]: string | number}} properties */
  render(properties) {
    return noChange;
  }

  /** @param {any} part @param {[Record<string, string | number>]} properties */
  update({ element: { style } }, [properties]) {
    for (const name in this.#given) if (!(name in properties)) style.removeProperty(name);
    for (const name in properties)
      if (this.#given[name] !== properties[name]) style.setProperty(name, String(properties[name]));
    this.#given = properties;
    return noChange;
  }
}

/** `<i ${styled({translate: "3px", "--heat": 0.5})}>` */
export const styled = directive(Styled);

/** The offset of a square-sized element at [row, column] from 0. @param {[number, number]} place */
export function squareOffset([row, column]) {
  return { translate: `${column * 100}% ${row * 100}%` };
}
