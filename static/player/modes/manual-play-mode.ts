/** The mode of a visitor who plays by hand. */
import { html, nothing } from "lit";
import { renderGamePanel } from "./game-panel.ts";
import { renderDistanceChart, renderManualPlayBar } from "./manual-play-controls.ts";
import { renderStepSentence } from "./step-sentence.ts";
import type { ManualPlay } from "../manual-play/manual-play.ts";
import type { Mode } from "./mode.ts";

export const makeManualPlayMode = (play: ManualPlay): Mode => ({
  sentenceArea(stage) {
    const { session, explain, hasList } = stage;
    const task = session.task ? html`<slot name="task"></slot>` : nothing;
    if (session.playerCount > 1) return [task, renderGamePanel(stage, play)];
    const words = [task, renderStepSentence(session, explain)];
    const choices = html`<slot name="choices"></slot>`;
    if (session.task === "by hand") return [words, choices];
    const isSolved = !session.task && session.hand?.assessment?.outcome === "solved"; // a task tells what is next
    return [
      words, isSolved ? html`<slot name="solved"></slot>` : nothing, choices,
      hasList ? html`<div class="beside"></div>` : nothing, play.hidesAnswers ? nothing : renderDistanceChart(session, play),
    ];
  },
  controlBar: ({ session }) => (session.playerCount > 1 ? nothing : renderManualPlayBar(session, play)),
  undo: play.undo,
  get inPlaceOfCode() {
    return play.session.playerCount > 1 ? "summary" : "";
  },
});
