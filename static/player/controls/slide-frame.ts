/** Template of what surrounds a slide: its title, the step's number, and the button to leave. */
import { html } from "lit";
import { icon } from "../base/icons.ts";
import type { PlaybackElement } from "../element/playback-element.ts";

export function slideFrame(host: PlaybackElement, { title, caption, hand }: SlideFrame) {
  const { text } = host.texts;
  const turn = (by: number) => {
    const name = text(by < 0 ? "step-back" : "step-forward");
    return html`<button class="icon" aria-label=${name} title=${name} ?disabled=${Boolean(hand)}
      @click=${() => host.step(by)}
      ><span class="turn-page">${by < 0 ? icon.stepBack : icon.stepForward}</span></button>`;
  };
  return html`<p class="title">${title}</p
    ><div class="count">${turn(-1)}<span>${caption}</span>${turn(1)}</div
    ><button class="button leave" aria-label=${text("close")} @click=${() => host.leave()}>×</button>`;
}

type SlideFrame = { title: string; caption: string; hand?: unknown };
