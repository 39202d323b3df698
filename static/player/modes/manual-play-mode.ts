/** The mode of a visitor who plays by hand. */
import { html, nothing } from "lit";
import { gamePanel } from "./game-panel.ts";
import { distanceChart, handBar } from "./manual-play-controls.ts";
import { narration } from "./step-sentence.ts";
import type { ManualPlay } from "../manual-play/manual-play.ts";
import type { Mode } from "./mode.ts";

export const manualPlayMode = (play: ManualPlay): Mode => ({
  sentenceArea(stage) {
    const { session, explain, hasList } = stage;
    const task = session.task ? html`<slot name="task"></slot>` : nothing;
    if (session.playerCount > 1) return [task, gamePanel(stage, play)];
    const words = [task, narration(session, explain)];
    const choices = html`<slot name="choices"></slot>`;
    if (session.task === "by hand") return [words, choices];
    const isSolved = !session.task && session.hand?.assessment?.outcome === "solved"; // a task tells what is next
    return [
      words, isSolved ? html`<slot name="solved"></slot>` : nothing, choices,
      hasList ? html`<div class="beside"></div>` : nothing, distanceChart(session, play),
    ];
  },
  controlBar: ({ session }) => (session.playerCount > 1 ? nothing : handBar(session, play)),
  undo: play.undo,
  get inPlaceOfCode() {
    return play.session.playerCount > 1 ? "summary" : "";
  },
});
