/** The dialogue that writes embed code, beside a preview of the embedded element. */
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import languageNames from "baked/language-names.json";
import { siteAddress } from "../../player/catalogue/url-query.ts";
import { pythonSize } from "../../python-worker/load-runtime-files.ts";
import { EMBED_FORMATS } from "./embed-code.ts";
import { loadPageTexts } from "../../i18n/load-page-messages.ts";
import { errorSentence } from "../../player/text/error-messages.ts";
import { render } from "./dom-helpers.ts";
import { copyText, copyButton } from "./copy-and-embed-buttons.ts";
import { labelledField, selectField, wholeNumberField } from "./form-fields.ts";
import { text, texts } from "./page-texts.ts";
import type { Rows } from "../../player/catalogue/element-attributes.ts";
import type { Embedded, FormatName } from "./embed-code.ts";

const HEIGHTS = { least: 200, most: 4000 }; // pixels
const MEGA = 1e6;

/**
 * The embedded element. attributes: their table; formats: of its code; chosen, cost, saving: templates of its settings,
 * of its cost to readers, and of files to save beside the code; preview: redrawn when a setting changes.
 */
interface Subject {
  attributes: Rows;
  formats: FormatName[];
  embedded: () => Omit<Embedded, "root">;
  chosen: () => unknown;
  cost: () => unknown;
  saving?: () => unknown;
  preview: () => unknown;
}

export class EmbedDialogue {
  /** An error, in words. */
  fault = "";
  /** What the copy button says instead of its label. */
  copied = "";
  /** The messages of the language that readers see. */
  words = texts;
  #element = document.createElement("dialog");
  declare subject: Subject;
  declare choices: Record<string, string>;

  /** `own` are settings of the subject. */
  constructor(subject: Subject, own?: Record<string, string>) {
    this.subject = subject;
    const offered = Object.entries(subject.attributes).filter(([, row]) => row.offered);
    this.choices = { format: subject.formats[0], ...Object.fromEntries(offered.map(([name]) => [name, ""])), ...own };
    this.#element.className = "embedding";
    this.#element.addEventListener("click", ({ target }) => target === this.#element && this.close());
    this.#element.addEventListener("close", () => render(nothing, this.#element)); // the preview rests
  }

  get format() {
    return this.choices.format as FormatName;
  }

  /** Whether the code embeds the element itself, not a picture of it. */
  get hasElement() {
    return this.format !== "picture";
  }

  open() {
    document.body.append(this.#element);
    this.choices.lang = texts.language;
    this.words = texts;
    this.fault = "";
    this.draw();
    this.#element.showModal();
  }

  close() {
    this.#element.close();
  }

  redrawIfOpen = () => void (this.#element.open && this.draw());

  draw() {
    const { subject, format, hasElement } = this;
    const pasted = EMBED_FORMATS[format]({ root: siteAddress(), ...subject.embedded() });
    render(
      html`<form method="dialog"><h2>${text("embed")}</h2>
        <button class="button" aria-label=${text("close")} title=${text("close")}>×</button></form>
      <div class="chosen">${this.choiceField("format", subject.formats)}${
        subject.chosen()
      }</div>
      <p class="hint">${text(`embed-${format}-hint`)}</p>
      ${hasElement ? subject.cost() : nothing}
      <div class="row">
        ${copyButton(text("copy"), this, () => copyText(pasted, this, this.redrawIfOpen), "primary")}
        ${subject.saving?.()}</div>
      <p class="problem" role="alert">${this.fault}</p>
      <pre dir="ltr" tabindex="0">${pasted}</pre>
      <h3>${text("embed-preview")}</h3>
      <div class="preview" tabindex=${hasElement ? 0 : nothing}>${
        guard([JSON.stringify(this.choices)], () => (hasElement ? subject.preview() : nothing))
      }</div>`,
      this.#element,
    );
  }

  /** A field for each attribute that its table offers. */
  attributeFields() {
    return Object.entries(this.subject.attributes).map(([name, { offered }]) =>
      !offered ? nothing
        : offered === "pixels" ? this.#pixelsField(name)
        : offered === "language" ? this.#selectionField(name, Object.entries(languageNames))
        : this.choiceField(name, offered));
  }

  /** The chosen values of the attributes; without the height, which a frame has itself. */
  get attributes() {
    const { height, ...values } = this.choices;
    return Object.fromEntries(Object.entries(values).filter(([name]) => this.subject.attributes[name]));
  }

  choiceField(name: string, values: readonly string[]) {
    const label = (value: string) =>
      Number(value) ? text("speed-value", { speed: Number(value) }) : text(`embed-${name}-${value || "usual"}`);
    return this.#selectionField(name, values.map((value) => [value, label(value)]));
  }

  #selectionField(name: string, options: string[][]) {
    const onChoice = (value: string) => this.#setChoice(name, value);
    return selectField(`embed-${name}`, text(`embed-${name}`), options, this.choices[name], onChoice);
  }

  #pixelsField(name: string) {
    const id = `embed-${name}`;
    const onNumber = (pixels: number, fault: string) =>
      this.#setChoice(name, fault ? this.choices[name] : String(pixels || ""), fault);
    const control = wholeNumberField(id, this.choices[name], HEIGHTS, onNumber, text(`${id}-auto`));
    return labelledField(id, control, text(id));
  }

  #setChoice(name: string, value: string, fault = "") {
    this.fault = fault;
    this.choices[name] = value;
    if (name === "lang") this.#loadMessages(value);
    this.draw();
  }

  /** Load the messages for the link and the title. */
  async #loadMessages(language: string) {
    try {
      const words = await loadPageTexts(language, texts.puzzle ?? "", "site");
      if (this.choices.lang === language) this.words = words;
    } catch (error) {
      this.fault = errorSentence(error as Error, texts);
    }
    this.redrawIfOpen();
  }

  /** The URL of this page in the chosen language, with a query. */
  linkInChosenLanguage(query: URLSearchParams) {
    const page = document.querySelector<HTMLAnchorElement>(`a[data-language][hreflang="${this.choices.lang}"]`);
    return new URL(`?${query}`, page?.href ?? location.href).href;
  }
}

/** What readers download where only Python can make the run, and an alternative, `instead`. */
export function pythonCostNotice(instead: unknown = nothing) {
  const python = text("embed-cost-python", { size: Math.round((10 * pythonSize) / MEGA) / 10 });
  return html`<p class="notice cost">${python} ${instead}</p>`;
}
