/** Helpers for the elements and events of a page. */
import { render as renderWithLit } from "lit";
import { removeTranslatorFontTags } from "../../player/base/custom-elements-and-events.ts";
import type { RenderOptions } from "lit";

/** Lit's function, also for a page whose texts a translator has wrapped. */
export function render(content: unknown, place: HTMLElement, how?: RenderOptions) {
  removeTranslatorFontTags(place);
  return renderWithLit(content, place, how);
}

/** An element that the page's template contains. */
export const byId = (id: string) => document.getElementById(id)!;

/** The value of an event's field. */
export const fieldValue = ({ target }: Event) => (target as HTMLInputElement).value;

export const encodeBase64 = (bytes: ArrayBuffer) =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
