/** The mode of a visitor who plays by hand. */
import { html, nothing } from "lit";
import { distanceChart, handBar } from "./manual-play-controls.ts";
import { narration } from "./step-sentence.ts";
import type { ManualPlay } from "../manual-play/manual-play.ts";
import type { Session } from "../session/session.ts";
import type { Mode, Stage } from "./mode.ts";

export class ManualPlayMode implements Mode {
  board = null;
  declare session: Session;
  declare play: ManualPlay;

  constructor(session: Session, play: ManualPlay) {
    Object.assign(this, { session, play });
  }

  sentence({ explain, hasList, game }: Stage) {
    const { session } = this;
    const task = session.task ? html`<slot name="task"></slot>` : nothing;
    const words = [task, narration(session, explain)];
    const choices = html`<slot name="choices"></slot>`;
    if (session.task === "by hand") return [words, choices];
    const isSolved = session.hand?.assessment?.outcome === "solved";
    return [
      words, isSolved ? html`<slot name="solved"></slot>` : nothing, choices,
      hasList ? html`<div class="beside"></div>` : nothing, distanceChart(session, this.play), game,
    ];
  }

  bar() {
    return this.session.playerCount > 1 ? nothing : handBar(this.session, this.play);
  }

  undo() {
    this.play.undo();
  }
}
