/** The steps that a visitor got wrong, each as a link with its sentence. */
import { html, nothing } from "lit";
import { sentenceArgs } from "../trace/sentence-args.ts";
import type { Session } from "../session/session.ts";

/** `goTo` receives the position of a step. */
export function missedSteps(session: Session, positions: number[], goTo: (position: number) => void) {
  const { texts: { text, reason }, trace } = session;
  if (!positions.length) return nothing;
  const sorted = [...positions].sort((one, other) => one - other);
  return html`<p>${text("practice-missed-steps")}</p><ol class="missed">${sorted.map((position) =>
    html`<li><button class="button" @click=${() => goTo(position)}
      ><b>${text("practice-step", { number: trace.stepNumber(position) + 1 })}</b> ${
        reason(sentenceArgs(trace, position))}</button></li>`)}</ol>`;
}
