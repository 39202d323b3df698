/** Draws canvases in light colours while the page is printed. */
import { printing } from "./canvas-colours.ts";

function* canvasesIn(root: ParentNode): Generator<HTMLCanvasElement> {
  const isOurs = root instanceof ShadowRoot && root.host.localName.startsWith("dhadha-");
  for (const each of root.querySelectorAll("*")) {
    if (each.shadowRoot) yield* canvasesIn(each.shadowRoot);
    else if (isOurs && each instanceof HTMLCanvasElement) yield each;
  }
}

for (const moment of ["beforeprint", "afterprint"])
  addEventListener(moment, () => {
    printing.isOn = moment === "beforeprint";
    for (const canvas of canvasesIn(document)) canvas.dispatchEvent(new Event("transitionend")); // as of a new theme
  });
