/** Colours of canvases, in the theme of their element; light for print. */
import { resolveColour } from "./styles.ts";
import type { LitElement } from "lit";

/** Whether the page is being printed, as print-canvases.ts tells. */
export const printing = { isOn: false };

export const canvasColour = (element: LitElement, colour: string) =>
  resolveColour(element, colour, printing.isOn ? "light" : "");
