/** Template of a player's notices: errors, and messages not about its run. */
/** @import { Appearance, RefusalDetail } from "../../checks/contract.js" */
/** @import { Texts } from "../../i18n/texts.js" */
import { html, nothing } from "lit";
import { pictureFits } from "../../checks/boards.js";
import { sentencesIn } from "../../files/load-errors.js";
import { marked } from "../board/sub-boards.js";

/**
 * A notice: news, a question or an error. again: retries; choices: [message, or the corrected board, action, whether it
 * is disabled yet], the answers to a question; picture: a board that shows the error, drawn in an appearance.
 * @typedef {{text?: string, isError?: boolean, again?: (() => unknown) | null, choices?: Choice[],
 * picture?: RefusalDetail["picture"], appearance?: Appearance}} Notice
 * @typedef {import("../../solver/runtime.js").Progress} Progress
 * @typedef {{progress: Progress | null, running: boolean, texts: Texts, ends?: string, cancel: () => unknown}} Work
 * @typedef {{notice: Notice | null, texts: Texts}} News
 */

/** @typedef {[string, () => void, boolean?]} Choice */

/** News, a question or an error. @param {News} host */
export function noticeLine({ notice, texts }) {
  const { text } = texts;
  const words = notice && !notice.isError ? notice.text : "";
  return html`<div class="notice ${words ? "" : "hidden"}"><span role="status">${words}</span
      >${notice?.choices && words ? question(notice.choices, text) : nothing}</div>
    ${problem(
      notice,
      sentencesIn(texts.language)["try-again"],
      notice?.isError ? [picture(notice, texts), question(notice.choices ?? [], texts.digits)] : nothing,
    )}`;
}

/** @param {Choice[]} choices @param {(label: string) => string} text */
function question(choices, text) {
  return html`<div class="choices">${choices.map(
    ([label, choose, tooSoon]) =>
      html`<button class="button" ?disabled=${tooSoon} @click=${choose}><bdi>${text(label)}</bdi></button>`,
  )}</div>`;
}

/**
 * An error, with a retry button where a retry may help.
 * @param {Notice | null} notice @param {string} again @param {unknown} [shown]
 */
export function problem(notice, again, shown = nothing) {
  const words = notice?.isError ? notice.text : "";
  const button = html`<button class="button" @click=${notice?.again}>${again}</button>`;
  return html`<div class="notice problem ${words ? "" : "hidden"}"><span role="alert">${words}</span>
    ${words && notice?.again ? button : nothing}${shown}</div>`;
}

/** A small board that shows the error. @param {Notice} notice @param {Texts} texts */
function picture({ picture, appearance }, texts) {
  if (!picture) return nothing;
  const { marks = [], links = [], blank, ...shape } = picture;
  const look = { ...appearance, heat: false, ...(blank === undefined ? {} : { blank }) };
  if (!pictureFits(picture, look)) return nothing;
  return html`<dhadha-board class="picture" quiet .shape=${shape} .values=${shape.values} .roles=${marked(marks)}
    .links=${links} .appearance=${look} .texts=${texts}></dhadha-board>`;
}
