/** Templates of notices: news, questions and errors, and the progress of a download or a run. */
import { html, nothing } from "lit";
import { pictureFits } from "../../validation/board-fits-appearance.ts";
import { sentencesIn } from "../../loading/load-error-sentences.ts";
import { setMarkedRoles } from "../board/cell-areas.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Progress } from "../../python-worker/load-runtime-files.ts";
import type { Choice, Notice } from "../base/notice-types.ts";

type Work = { progress: Progress | null; running: boolean; texts: Texts; ends?: string; cancel: () => unknown };
type News = { notice: Notice | null; question?: Notice | null; texts: Texts };

/** News or a question, and an error. */
export function renderNoticeAndError({ notice, question = null, texts }: News) {
  const { text } = texts;
  const message = question ?? (notice?.isError ? null : notice);
  const words = message?.text ?? "";
  return html`<div class="notice ${words ? "" : "hidden"}"><span role="status">${words}</span
      >${message?.choices && words ? renderChoiceButtons(message.choices, text) : nothing}</div>
    ${renderErrorWithRetry(
      notice,
      sentencesIn(texts.language)["try-again"],
      notice?.isError ? [renderErrorBoard(notice, texts), renderChoiceButtons(notice.choices ?? [], texts.digits)] : nothing,
    )}`;
}

const renderChoiceButtons = (choices: Choice[], text: (label: string) => string) =>
  html`<div class="choices">${choices.map(
    ([label, choose, tooSoon]) =>
      html`<button class="button" ?disabled=${tooSoon} @click=${choose}><bdi>${text(label)}</bdi></button>`,
  )}</div>`;

/** Show an error, with a retry button where a retry may help. */
export function renderErrorWithRetry(notice: Notice | null, again: string, shown: unknown = nothing) {
  const words = notice?.isError ? notice.text : "";
  const button = html`<button class="button" @click=${notice?.again}>${again}</button>`;
  return html`<div class="notice problem ${words ? "" : "hidden"}"><span role="alert">${words}</span>
    ${words && notice?.again ? button : nothing}${shown}</div>`;
}

/** A small board that shows the error. */
function renderErrorBoard({ picture, appearance }: Notice, texts: Texts) {
  if (!picture) return nothing;
  const { marks = [], links = [], blank, ...shape } = picture;
  const look = { ...appearance, heat: false, ...(blank === undefined ? {} : { blank }) };
  if (!pictureFits(picture, look)) return nothing;
  return html`<dhadha-board class="picture" quiet .shape=${shape} .values=${shape.values}
    .roles=${setMarkedRoles(marks)}
    .links=${links} .notes=${[]} .appearance=${look} .texts=${texts}></dhadha-board>`;
}

/** The notices of a host: progress, news and errors. */
export const renderProgressAndNotice = (host: Work & News) => [renderProgressLine(host), renderNoticeAndError(host)];

/** The progress of a download or a run; the live region is always present. */
export function renderProgressLine({ progress, running, texts, ends = "cancel", cancel }: Work) {
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
