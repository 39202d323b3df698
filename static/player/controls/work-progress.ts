/** Template of the progress of a download or a run; loaded with the controls. */
import { html, nothing } from "lit";
import { noticeLine } from "./notice-line.ts";
import type { News, Work } from "./notice-line.ts";

/** The notices of a host: progress, news and errors. */
export const progressAndNotice = (host: Work & News) => [progressLine(host), noticeLine(host)];

/** The live region is always present. */
export function progressLine({ progress, running, texts, ends = "cancel", cancel }: Work) {
  const { text } = texts;
  const fetching = progress && progress.loaded < progress.total;
  const words = progress ? text(progress.key, progress.args) : running ? text("solving") : "";
  const percent = fetching
    ? text("percent", { percent: Math.min(99, Math.round((100 * progress.loaded) / progress.total)) })
    : "";
  const bar = progress?.total
    ? html`<progress max=${progress.total} .value=${Math.min(progress.loaded, progress.total)}
        aria-label=${words}></progress>`
    : nothing;
  return html`<div class="notice work ${words ? "" : "hidden"}">
      <span role="status">${words}</span><span aria-hidden="true">${percent}</span>
      ${bar}
      ${words && running
        ? html`<button class="button" data-act="cancel" @click=${cancel}>${text(ends)}</button>`
        : nothing}
    </div>`;
}
