/** The buttons that copy a text or a URL, and say so for a while, and the button that opens the embed dialogue. */
import { html } from "lit";
import { text } from "./page-texts.ts";

const SAID_FOR = 2000; // milliseconds

/** What a copy button says for a while instead of its label; "" for nothing. */
type Copying = { copied: string };

/** Copy a text, and say `done` or `failed`. */
export async function copyText(
  given: string, button: Copying, redraw: () => unknown, done = text("copied"), failed = "",
) {
  const say = (said: string) => {
    button.copied = said;
    redraw();
  };
  const isCopied = await navigator.clipboard?.writeText(given).then(() => true, () => false);
  say(isCopied ? done : failed);
  setTimeout(say, SAID_FOR, "");
}

/** Copy a URL, which is shown where the browser does not let the page copy. */
export function copyAddress(button: Copying, redraw: () => void, address = location.href) {
  return copyText(address, button, redraw, text("share-done"), address);
}

/** A button that copies, and tells screen readers so. */
export function copyButton(label: string, button: Copying, onCopy: () => unknown, kind = "") {
  return html`<button class="button ${kind}" @click=${onCopy}>${button.copied || label}</button
    ><span class="hidden" role="status">${button.copied}</span>`;
}

/** `onEmbed` opens the dialogue. */
export const embedButton = (onEmbed: () => unknown) =>
  html`<button class="button" aria-haspopup="dialog" @click=${onEmbed}>${text("embed")}</button>`;
