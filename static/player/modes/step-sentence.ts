/** Template of the sentence of a step. */
import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { isPageTranslated } from "../base/custom-elements-and-events.ts";
import { FOLLOWABLE } from "../trace/playback-clock.ts";
import { sentenceArgs } from "../trace/sentence-args.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Session } from "../session/session.ts";

const NOTHING = { reason: "" };
const SPOKEN = 1;
const [LONG, VERY_LONG] = [95, 170]; // characters, which get smaller letters in a box of constant height

/** The class of a sentence's letters. */
export const letterSizeClass = ({ length }: string) => (length > VERY_LONG ? "very-long" : length > LONG ? "long" : "");

/** Keys scroll a sentence that its box does not show whole. */
const makeFocusableIfCut = (box: Element) =>
  box.scrollHeight > box.clientHeight ? box.setAttribute("tabindex", "0") : box.removeAttribute("tabindex");

/** `instead`: of the status message of the manually played board; `hidesCounts`: whether a stretch tells no numbers. */
type Told = { instead?: string; hidesCounts?: boolean };

/** The sentence of the step, or of the stretch that is skimmed; of the manually played board the hint or the status. */
export function renderStepSentence(
  session: Session, explain: (text: string, texts: Texts) => unknown = (text) => text,
  { instead, hidesCounts = false }: Told = {},
) {
  const { hand, timeline, texts, trace, inspectedPosition } = session;
  const { stretch } = timeline;
  const { meaning } = trace.step(session.position);
  const hint = hand?.hint ?? hand?.withheld;
  const status = () => instead ?? texts.reason(hand?.assessment?.status_message ?? NOTHING);
  const sentence = hand
    ? hint?.reason ? texts.reason(hint, hand.hint ? "reason" : "rule") : status()
    : stretch ? timeline.reading!.sentences.ofStretch(hidesCounts ? { ...stretch, counts: null } : stretch)
    : inspectedPosition < 0 ? session.sentence : texts.reason(sentenceArgs(trace, inspectedPosition));
  const slow = stretch || !timeline.playing || timeline.pace <= FOLLOWABLE;
  const bar = !hand && !stretch && meaning.bar ? `bar-${meaning.bar}` : "";
  const isReplaced = timeline.playing || isPageTranslated || instead; // reused nodes would count as a layout shift
  const size = letterSizeClass(sentence);
  const goOn = ({ target }: Event) => {
    if (timeline.standing && !(target as Element).closest("dhadha-term")) timeline.step(1);
  };
  return html`<p class="narration ${bar} ${size} ${sentence || !hand ? "" : "hidden"}"
    ${ref((box) => box && (size === "very-long" || box.hasAttribute("tabindex")) &&
      requestAnimationFrame(() => makeFocusableIfCut(box)))}
    @explain=${() => timeline.pause()} @click=${goOn}
    aria-live=${timeline.playing && !stretch && timeline.pace > SPOKEN ? "off" : "polite"} aria-atomic="true"
    >${keyed(isReplaced ? sentence : "", html`<span>${slow ? explain(sentence, texts) : sentence}</span>`)}</p>`;
}

export function stepNumberInWords(
  { position, length, trace, texts: { text } }: Session, { hidesLength }: { hidesLength?: boolean },
) {
  const number = trace.stepNumber(position) + 1;
  if (hidesLength) return text("practice-step", { number });
  if (!trace.thinned) return text("position-of", { position: position + 1, length });
  return text("position-of-thinned", { number, steps: trace.footer?.steps ?? trace.stepNumber(length - 1) + 1 });
}
