/** The mode of a visitor who watches the run; beside the sentence stand alternative requests, and the answer. */
import { html, nothing } from "lit";
import "../controls/transport.ts";
import { sentenceArgs } from "../trace/sentence-args.ts";
import { renderStepSentence } from "./step-sentence.ts";
import type { Result } from "../../validation/python-types.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { PartialRequest } from "../catalogue/match-requests-and-presets.ts";
import type { Session } from "../session/session.ts";
import type { Stage } from "./mode.ts";

/** What practice shows between its questions. `asks`: whether there is practice. */
type Practised = { asks?: boolean; score?: unknown; summary?: unknown };

export const replay = {
  /** The sentence, and below it the list that it speaks of, or the counters, or at the end the answer. */
  sentenceArea(stage: Stage, { score, summary, asks = false }: Practised = {}): unknown {
    const { session, panel, explain, answer, hasList, next, game } = stage;
    const task = session.task ? html`<slot name="task"></slot>` : nothing;
    const choices = html`<slot name="choices"></slot>`;
    if (session.task === "by hand") return [task, choices, game];
    const list = () => panel(session.trace.header.lists.length ? "strip" : "counts");
    const facts = answer ? [renderAlternativesToSpentRun(session), renderAnswerFacts(session, answer)] : nothing;
    return [
      task, renderLateRunNotice(session), renderStepSentence(session, explain, { hidesCounts: asks }), choices,
      hasList
        ? html`<div class="beside">${answer || summary ? [summary, facts, next] : list()}${score}</div>`
        : [score, summary, facts],
      hasList && answer ? nothing : next,
    ];
  },

  /** The playback controls. */
  controlBar({ session, tools, caption, isLight }: Stage, { asks = false }: Practised = {}): unknown {
    const { timeline, task, position, length, trace, texts } = session;
    if (task === "by hand") return nothing;
    const markers = asks ? [] : trace.markers; // they would tell what comes
    return html`<dhadha-transport .timeline=${timeline} .markers=${markers} .texts=${texts} .caption=${caption}
      .version=${`${position} ${length} ${timeline.playing} ${timeline.speed}`} .asks=${asks}
      .tools=${tools} .light=${isLight}><slot name="more"></slot></dhadha-transport>`;
  },
};

const AFTER_BUDGET = ["more", "again"]; // useless before the budget is spent

/** Alternative requests to a search that is late, at any step. */
function renderLateRunNotice(session: Session) {
  const { trace, texts, runs: { running, late } } = session;
  if (!running || !late || trace.footer) return nothing;
  const buttons = renderAlternativeButtons(session);
  if (!buttons.length) return nothing;
  const words = texts.text("still-searching", { steps: trace.stepNumber(trace.length - 1) + 1 });
  return html`<div class="notice ways"><p role="status">${words}</p>
    <div class="choices">${buttons}</div></div>`;
}

/** Alternative requests to a search whose budget is spent, at its last step. */
function renderAlternativesToSpentRun(session: Session) {
  const buttons = isBudgetSpent(session) ? renderAlternativeButtons(session) : [];
  return buttons.length ? html`<div class="choices">${buttons}</div>` : nothing;
}

const isBudgetSpent = ({ trace }: Session) => trace.footer?.status === "budget";

function renderAlternativeButtons(session: Session) {
  const { ways = [] }: { ways?: Way[] } = session.trace.header;
  return ways.filter(({ id }) => isBudgetSpent(session) || !AFTER_BUDGET.includes(id)).map(
    ({ id, ...request }) => html`<button class="button" @click=${() => runAlternative(session, request, id)}
      >${session.texts.text(`alternative-${id}`, request.options)}</button>`,
  );
}

type Way = PartialRequest & { id: string };

/** Run an alternative request; one for any answer starts at its answer. */
async function runAlternative(session: Session, request: Omit<Way, "id">, id: string) {
  if (id !== "any") return session.run(request);
  if (!(await session.run(request, { play: false }))) return;
  const { trace, timeline } = session;
  timeline.seek(trace.markers.find(({ answer }) => answer)?.position ?? 0);
  timeline.play({ isRead: false });
}

/** What the last sentence does not say. */
function renderAnswerFacts(session: Session, { offer, ...result }: Result) {
  const { texts, trace } = session;
  const { text } = texts;
  const { args } = sentenceArgs(trace, trace.length - 1);
  const isSaid = (name: string) => name in args && args[name] !== "none";
  const facts = Object.entries(result).filter(([name, value]) =>
    texts.has(`result-${name}`) && !isSaid(name) && (fitsInLine(value) || texts.has(`result-${name}-none`)));
  if (!facts.length && !offer) return nothing;
  const { reason = "", ...wanted } = offer ?? {};
  const own = `offer-use-${reason}`;
  const rows = facts.map(([name, value]) => {
    const words = factText(name, value, texts);
    return html`<div><dt>${text(`result-${name}`)}</dt><dd><bdi title=${words}>${words}</bdi></dd></div>`;
  });
  return html`<div class="answer">
    <dl aria-label=${text("result-title")}>${rows}</dl>
    ${
      offer
        ? html`<p>${text(`offer-${reason}`)} <button class="button primary" @click=${() => session.run(wanted)}
          >${text(texts.has(own) ? own : "offer-use")}</button></p>`
        : nothing
    }
  </div>`;
}

/** Whether a value is something, and fits in a line; the board shows the others. */
function fitsInLine(value: unknown) {
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => typeof each !== "object");
  return value !== null && value !== "" && (typeof value !== "object" || "length" in value);
}

function factText(name: string, value: any, texts: Texts): string {
  if (value === null) return texts.text(`result-${name}-none`);
  if (Array.isArray(value)) return texts.digits(value.join(" "));
  if (typeof value === "object") return texts.text("fact-many", { count: value.length });
  if (typeof value === "boolean") return texts.text(value ? "yes" : "no");
  if (typeof value === "number") return texts.grouped.format(value);
  return texts.has(`answer-${value}`) ? texts.text(`answer-${value}`) : texts.digits(value) || "–";
}
