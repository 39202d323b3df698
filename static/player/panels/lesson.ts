/** Correctness and cost of the running algorithm, each statement with the number of a step that illustrates it. */
import { html, nothing } from "lit";
import { loadLesson } from "../../i18n/load-lesson.ts";
import { declarePropertiesWithoutAttributes } from "../base/custom-elements-and-events.ts";
import { css, isMotionReduced, scriptFonts } from "../base/styles.ts";
import { positionOfStep } from "../trace/find-steps.ts";
import { Panel, renderLoadFailure } from "./panel.ts";
import { definePanel } from "./panel-registry.ts";
import type { Fault } from "../text/error-messages.ts";

const SHORT = 24; // characters; a longer formula breaks before an equals sign

type Lesson = Awaited<ReturnType<typeof loadLesson>>;
/** A step that shows what a sentence says. */
type Shows = { name: string; nth: number };
type Place = Shows & { position: number };

export class LessonPanel extends Panel {
  static properties = { ...Panel.properties, ...declarePropertiesWithoutAttributes("parts", "fault") };

  static styles = [...Panel.styles, css`
    :host([hidden]) { display: none; }
    .parts { columns: 26em 2; column-gap: 2.4em; max-width: 84em; }
    section { padding-block: .4em 1em; }
    h3 {
      margin: 0 0 .35em; padding-inline-start: 3.8em; font-size: 1em; font-weight: 600; color: var(--accent);
      break-after: avoid;
    }
    li {
      display: grid; grid-template-columns: minmax(3em, auto) minmax(0, 1fr); column-gap: .8em; align-items: start;
      max-width: 41em; margin-block-end: .3em;
      padding-block: .25em; padding-inline: 0 .6em; border-radius: 12px; break-inside: avoid;
    }
    li.now { background: color-mix(in srgb, var(--role-current) 32%, transparent); }
    p { grid-column: 2; margin: 0; font-size: 1.04em; line-height: 1.65; text-wrap: pretty; }
    :host(:not(:lang(en))) p { line-height: 1.85; }
    li > button {
      border-radius: 999px; padding: .2em .3em; color: var(--accent); background: var(--sunken); font-size: .88em;
      line-height: 1.5; font-variant-numeric: tabular-nums;
    }
    li > button:hover { text-decoration: underline; }
    code {
      font: .9em var(--monospace), monospace, ${scriptFonts};
    }
    sup { line-height: 0; font-size: .78em; }
    @media (pointer: coarse) { li > button { min-height: 44px; } }
    @media (forced-colors: active) { li.now { outline: 2px solid Highlight; } }
  `];
  /** The lesson; null until loaded. */
  declare parts: Lesson | null;
  declare fault: Fault | null;

  #asked = "";
  #loaded = Promise.resolve();
  /** The position of each sentence, by part. */
  #places: (Place | undefined)[][] = [];

  willUpdate(changed: Map<PropertyKey, unknown>) {
    if (changed.has("trace") || changed.has("texts")) this.#loadWantedLesson();
    if (changed.has("parts") || changed.has("trace") || changed.has("version"))
      this.#places = this.parts?.map(({ sentences }) => sentences.map(({ steps }) => this.#findFirstIllustratingStep(steps))) ?? [];
  }

  /** Load the lesson of the run, unless it has come or is on its way. */
  #loadWantedLesson() {
    const { language } = this.texts;
    const { puzzle, effective_algorithm: ran, source } = this.trace.header;
    const asked = [language, puzzle, ran, source].join();
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#loaded = this.#showLessonOrFault(asked, loadLesson(language, { puzzle, ran, source }));
  }

  async #showLessonOrFault(asked: string, lesson: ReturnType<typeof loadLesson>) {
    const [parts, fault] = await lesson.then(
      (found) => [found, null] as const,
      (error) => [this.parts, error as Fault] as const,
    );
    if (asked !== this.#asked) return;
    if (fault) this.#asked = "";
    Object.assign(this, { parts, fault, hidden: !fault && !parts?.length });
  }

  /** Bring the sentence into view that belongs to the step, else the first one. */
  async revealSentence() {
    await this.updateComplete;
    await this.#loaded;
    await this.updateComplete;
    const { reason } = this.trace.step(this.position);
    const find = (items: string) => this.renderRoot.querySelector<HTMLElement>(items);
    const item = find(`li[data-shows="${reason}"]`) ?? find("li.now") ?? find("li");
    item?.focus({ preventScroll: true });
    item?.scrollIntoView({ block: "center" });
  }

  render() {
    const { fault, parts } = this;
    if (fault) return renderLoadFailure(fault, this.texts, () => this.#loadWantedLesson());
    if (!parts) return nothing;
    return html`<div class="parts">${parts.map(({ title, sentences }, part) => {
      const items = sentences.map(({ text }, index) => this.#renderSentenceItem(text, this.#places[part][index]));
      return html`<section><h3>${title}</h3><ol>${items}</ol></section>`;
    })}</div>`;
  }

  /** A sentence, and its place if that is in this run. */
  #renderSentenceItem(text: string, place: Place | undefined) {
    if (!place) return html`<li tabindex="-1"><p>${formatSentence(text)}</p></li>`;
    const { reason, word } = this.trace.step(this.position);
    const { name, nth, position } = place;
    const now = nth ? position === this.position : name === reason || name === `word:${word}`;
    const step = this.trace.stepNumber(position);
    const number = this.texts.number(step + 1);
    return html`<li tabindex="-1" class=${now ? "now" : ""} data-shows=${name} aria-current=${now ? "step" : nothing}
      ><button aria-label=${this.text("go-to-step", { number })} @click=${() => this.#showStep(step)}>${number}</button
      ><p>${formatSentence(text)}</p></li>`;
  }

  /** Go to a step, and back up to the board where the lesson has pushed it out of sight. */
  #showStep(step: number) {
    this.goToStep(step);
    const player = this.closest(".player")!;
    if (player.getBoundingClientRect().top < 0) player.scrollIntoView({ behavior: isMotionReduced() ? "auto" : "smooth" });
  }

  /** The first step present in this run among those that illustrate a sentence. */
  #findFirstIllustratingStep(steps: Shows[]) {
    const places = steps.map((step) => ({ ...step, position: positionOfStep(this.trace, step.name, step.nth || 1) }));
    return places.find(({ position }) => position >= 0);
  }
}

/** Format text between backticks as code, left to right. */
const formatSentence = (text: string) =>
  text.split("`").map((piece, index) => (index % 2 ? html`<code dir="ltr">${formatPowers(keepFormulaTogether(piece))}</code>` : piece));

const keepFormulaTogether = (formula: string) => formula.replace(formula.length < SHORT ? / /g : / (?!=)/g, "\u00a0");

/** b^d, n^(k+1) */
const formatPowers = (formula: string) =>
  formula.split(/\^(\([^)]*\)|[\p{L}\p{N}]+)/u).map((piece, index) => (index % 2 ? html`<sup>${piece}</sup>` : piece));

definePanel("lesson", LessonPanel, { hasNote: true, isWide: true });
