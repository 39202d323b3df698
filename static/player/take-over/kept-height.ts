/** Keeps the height of an element while its content is away, so that what is below does not move up and down. */
import { noChange } from "lit";
import { Directive, directive } from "lit/directive.js";
import type { ElementPart } from "lit/directive.js";

class KeptHeight extends Directive {
  update({ element }: ElementPart, [isAway]: [boolean]) {
    const { offsetHeight, style } = element as HTMLElement; // the content is still that of before
    style.minHeight = isAway ? `${offsetHeight}px` : "";
    return noChange;
  }

  render(_isAway: boolean) {
    return noChange;
  }
}

export const keptHeight = directive(KeptHeight);
