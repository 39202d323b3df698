/** Template of the answer to a request, below the sentence. */
/** @import { Result } from "../../checks/contract.js" */
/** @import { Texts } from "../../i18n/texts.js" */
import { html, nothing } from "lit";

/** @param {{result: Result, texts: Texts, use: (offer: NonNullable<Result["offer"]>) => unknown}} given */
export function answer({ result, texts, use }) {
  const { text } = texts;
  const facts = Object.entries(result).filter(([, value]) => isFact(value));
  const { offer } = result;
  const own = `offer-use-${offer?.reason}`;
  const shown = facts.map(([name, value]) => {
    const words = fact(name, value, texts);
    return html`<div><dt>${text(`result-${name}`)}</dt><dd><bdi title=${words}>${words}</bdi></dd></div>`;
  });
  return html`<div class="answer">
    <dl aria-label=${text("result-title")}>${shown}</dl>
    ${
      offer
        ? html`<p>${text(`offer-${offer.reason}`)} <button class="button primary" @click=${() => use(offer)}
          >${text(texts.has(own) ? own : "offer-use")}</button></p>`
        : nothing
    }
  </div>`;
}

/** Whether a value fits in a line; the board shows the others. @param {unknown} value */
function isFact(value) {
  if (Array.isArray(value)) return value.every((each) => typeof each !== "object");
  return value === null || typeof value !== "object" || "length" in value;
}

/** @param {string} name @param {any} value @param {Texts} texts @returns {string} */
function fact(name, value, texts) {
  if (value === null && texts.has(`result-${name}-none`)) return texts.text(`result-${name}-none`);
  if (value === null || value.length === 0) return texts.text("none");
  if (Array.isArray(value)) return texts.digits(value.join(" "));
  if (typeof value === "object") return texts.text("fact-many", { count: value.length });
  if (typeof value === "boolean") return texts.text(value ? "yes" : "no");
  if (typeof value === "number") return texts.grouped.format(value);
  return texts.has(`answer-${value}`) ? texts.text(`answer-${value}`) : texts.digits(value) || "–";
}
