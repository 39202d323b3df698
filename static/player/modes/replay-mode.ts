/** The mode of a visitor who watches the run. */
import { html, nothing } from "lit";
import "../controls/transport.ts";
import { alternativesToLateRun, alternativesToSpentRun, answerFacts } from "./answer-and-alternative-requests.ts";
import { narration } from "./step-sentence.ts";
import type { Session } from "../session/session.ts";
import type { Mode, Stage } from "./mode.ts";

/** What practice shows between its questions. `asks`: whether there is practice. */
type Practised = { asks?: boolean; score?: unknown; summary?: unknown };

export class ReplayMode implements Mode {
  board = null;
  declare session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  /** The sentence, and below it the list that it speaks of, or the counters, or at the end the answer. */
  sentence({ panel, explain, answer, hasList, next, game }: Stage, { score, summary }: Practised = {}): unknown {
    const { session } = this;
    const task = session.task ? html`<slot name="task"></slot>` : nothing;
    const choices = html`<slot name="choices"></slot>`;
    if (session.task === "by hand") return [task, choices];
    const list = () => panel(session.trace.header.lists.length ? "strip" : "counts");
    const facts = answer ? [alternativesToSpentRun(session), answerFacts(session, answer)] : nothing;
    return [
      task, alternativesToLateRun(session), narration(session, explain), choices,
      hasList
        ? html`<div class="beside">${answer || summary ? [summary, facts, next] : list()}${score}</div>`
        : [score, summary, facts],
      hasList && answer ? nothing : next,
      game,
    ];
  }

  /** The playback controls. */
  bar({ tools, caption }: Stage, { asks = false }: Practised = {}): unknown {
    const { timeline, task, position, length, trace, texts } = this.session;
    if (task === "by hand") return nothing;
    const markers = asks ? [] : trace.markers; // they would tell what comes
    return html`<dhadha-transport .timeline=${timeline} .markers=${markers} .texts=${texts} .caption=${caption}
      .version=${`${position} ${length} ${timeline.playing} ${timeline.speed}`} .asks=${asks}
      .tools=${tools}></dhadha-transport>`;
  }
}
