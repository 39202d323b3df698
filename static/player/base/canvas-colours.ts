/** Colours of canvases, in the theme of their element; light while the page is printed. */
import { resolveColour } from "./styles.ts";
import type { LitElement } from "lit";

let isPrinting = false;

export const resolveCanvasColour = (element: LitElement, colour: string) =>
  resolveColour(element, colour, isPrinting ? "light" : "");

function* findDhadhaCanvases(root: ParentNode): Generator<HTMLCanvasElement> {
  const isOurs = root instanceof ShadowRoot && root.host.localName.startsWith("dhadha-");
  for (const each of root.querySelectorAll("*")) {
    if (each.shadowRoot) yield* findDhadhaCanvases(each.shadowRoot);
    else if (isOurs && each instanceof HTMLCanvasElement) yield each;
  }
}

for (const moment of ["beforeprint", "afterprint"])
  addEventListener(moment, () => {
    isPrinting = moment === "beforeprint";
    for (const canvas of findDhadhaCanvases(document)) canvas.dispatchEvent(new Event("transitionend")); // as of a new theme
  });

/** Make a function of colours remember its results. */
export function memoizeColourFunction<Ink>(inkOf: (colour: string) => Ink) {
  const known = new Map<string, Ink>();
  return (colour: string): Ink => {
    const ink = known.get(colour) ?? inkOf(colour);
    known.set(colour, ink);
    return ink;
  };
}
