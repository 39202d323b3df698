/** Templates of practice: the question in the sentence's place, its choices below, and the score. */
import { html, nothing } from "lit";
import { importLate } from "../../loading/late-import.ts";
import { sentenceArgs } from "../trace/sentence-args.ts";
import { forecastText } from "./forecasts.ts";
import { objection } from "./objections.ts";
import { placeInWords } from "./places.ts";
import { GAP } from "./questions.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Player } from "../manual-play/player.ts";
import type { Given } from "../panels/panel-registry.ts";
import type { Asking } from "./asking.ts";
import type { Practice } from "./practice.ts";
import type { Choice, Question } from "./questions.ts";

/** The question, with the number that is being typed. */
export function questionText(player: Player, practice: Asking) {
  const { asked } = practice;
  if (!asked) return "";
  const typed = typedText(player.texts, practice);
  if (!asked.sentence) return `${wordsOf(player, asked)} ${typed}`;
  return asked.sentence.replaceAll(GAP, typed || GAP).replace(/ ([+=]) /g, "\u00a0$1\u00a0"); // formulas in one line
}

export const typedText = ({ digits }: Texts, { typed }: Asking) => (typed ? `‹${digits(typed)}›` : "");

function wordsOf(player: Player, asked: Question) {
  const { text, has } = player.texts;
  if (asked.of) return forecastText(asked, player.texts);
  const ofReason = `question-${asked.kind}-${asked.reason}`;
  const { args } = sentenceArgs(player.trace, asked.position);
  if (has(ofReason)) return text(ofReason, args);
  if (asked.role) return text(`question-${asked.kind}-${asked.role}`);
  return text(`question-${asked.kind === "outcome" && asked.board ? "candidate" : asked.kind}`, args);
}

/** The question at the place and in the height of the sentence, after what is wrong with the last answer. */
export function question(player: Player, practice: Practice) {
  const { isUrged, tried } = practice;
  const wrong = isUrged ? player.texts.text("practice-waits") : tried.length ? objection(player, practice) : "";
  return html`<p class="narration asking" aria-live="polite" aria-atomic="true"
    >${wrong ? html`<b class="objection">${wrong}</b> ` : nothing}<span>${questionText(player, practice)}</span></p>`;
}

/** What can be answered, and the score, below the question. */
export function choices(player: Player, practice: Practice, given: Given) {
  const skip = html`<button class="button skip" @click=${() => practice.skip()}
    >${player.texts.text("practice-skip")}</button>`;
  return html`${answers(player, practice, given, skip)}${score(player, practice)}`;
}

/** What can be answered. */
export function answers(player: Player, practice: Asking, given: Given, skip: unknown = nothing) {
  const { asked } = practice;
  if (!asked) return nothing;
  const { text } = player.texts;
  if (!asked.choices.length) return keypad(player, practice, skip);
  if (asked.kind === "cells") return cells(player, practice, skip);
  if (asked.kind === "node") {
    player.load("dhadha-node-choices", () => importLate(() => import("./node-choices.ts")));
    return html`<div class="nodes"><dhadha-node-choices .given=${given} .practice=${practice}
      .tried=${practice.tried.length}></dhadha-node-choices>${skip}</div>`;
  }
  const label = ({ sentence, word, amount, cell = 0 }: Choice) => {
    if (amount) return player.texts.grouped.format(amount);
    return sentence ?? (word ? text(`outcome-${word}`) : placeInWords(player, asked.board, cell));
  };
  return html`<ol class="picks ${asked.kind}">${asked.choices.map((choice, index) => html`<li><button class="button"
      ?disabled=${practice.tried.includes(choice)} @click=${() => practice.choose(choice)}><kbd>${
        player.texts.number(index + 1)}</kbd> ${label(choice)}</button></li>`)}
    ${skip === nothing ? nothing : html`<li>${skip}</li>`}</ol>`;
}

/** The cells that may be chosen, each pressed or not, also those that were tapped on the board. */
function cells(player: Player, practice: Asking, skip: unknown) {
  const { number, text } = player.texts;
  const board = practice.asked?.board ?? null;
  return html`<ol class="picks">${practice.cells.map((cell, index) => html`<li><button class="button cell"
      aria-pressed=${practice.picked.includes(cell)} @click=${() => practice.pick(cell)}><kbd>${
        number(index + 1)}</kbd> ${placeInWords(player, board, cell)}</button></li>`)}
    <li><button class="button primary" ?disabled=${!practice.canSubmit}
      @click=${() => practice.submit()}>${text("practice-answer")}</button></li>
    ${skip === nothing ? nothing : html`<li>${skip}</li>`}</ol>`;
}

function keypad({ texts: { text, number } }: Player, practice: Asking, skip: unknown) {
  const digit = (value: number) =>
    html`<button class="button" @click=${() => practice.type(value)}>${number(value)}</button>`;
  const label = text(practice.asked?.of ? "forecast-type" : "practice-type");
  return html`<h2>${label}</h2><div class="keypad" role="group" aria-label=${label}>
    ${[1, 2, 3, 4, 5].map(digit)}<button class="button" aria-label=${text("practice-delete")}
      @click=${() => practice.deleteDigit()}>⌫</button>${skip === nothing ? html`<span></span>` : skip}
    ${[6, 7, 8, 9, 0].map(digit)}<button class="button primary" ?disabled=${!practice.typed}
      @click=${() => practice.submit()}>${text("practice-answer")}</button></div>`;
}

/** How the last question was answered. */
export function verdict(text: Texts["text"], { answered }: Practice) {
  if (!answered) return "";
  const { isRight, result } = answered;
  return `${text(isRight && result !== "right" ? "practice-late" : `practice-${result}`)} `;
}

/** How many questions were answered right at the first try, and how the last one was answered. */
export function score({ texts: { text } }: Player, practice: Practice) {
  const { answered, results, questions } = practice;
  const [right, asked] = [practice.count("right"), results.size];
  if (!asked) return nothing;
  return html`<p class="score ${answered?.result ?? ""}" role="status">${verdict(text, practice)}${
    text("practice-score", { right, asked, all: questions.length })}</p>`;
}
