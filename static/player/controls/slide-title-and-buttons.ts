/** Template of what surrounds a slide: its title, the step's number, and the button to leave. */
import { html } from "lit";
import { icon } from "../base/icons.ts";
import type { LitElement } from "lit";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Timeline } from "../trace/playback-clock.ts";

/** What can be a slide: a player or a race. */
export type SlideHost = LitElement & {
  presenting: boolean;
  session?: { hand: unknown };
  modes?: { now: { isAsking?: boolean } } | null;
  timeline: Timeline;
  texts: Texts;
  step: (count: number) => unknown;
  seek: (where: unknown) => unknown;
  endSlide: () => unknown;
};

export function renderSlideFrame(host: SlideHost, { title, caption }: { title: string; caption: string }) {
  const { text } = host.texts;
  const turn = (by: number) => {
    const name = text(by < 0 ? "step-back" : "step-forward");
    return html`<button class="icon" aria-label=${name} title=${name} ?disabled=${Boolean(host.session?.hand)}
      @click=${() => host.step(by)}
      ><span class="turn-page">${by < 0 ? icon.stepBack : icon.stepForward}</span></button>`;
  };
  return html`<p class="title">${title}</p
    ><div class="count">${turn(-1)}<span>${caption}</span>${turn(1)}</div
    ><button class="button leave" aria-label=${text("close")} @click=${() => host.endSlide()}>×</button>`;
}
