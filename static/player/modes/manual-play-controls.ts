/** Templates of the controls for manual play, and of the distance from the goal. */
import { html, nothing } from "lit";
import { largest } from "../base/min-max-of-long-lists.ts";
import { styled } from "../base/styles.ts";
import type { ManualPlay } from "../manual-play/manual-play.ts";
import type { HandBoard } from "../session/hand-board.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Session } from "../session/session.ts";

/** The bar of controls, to which a game adds its own. */
export function renderManualPlayBar(session: Session, play: ManualPlay, more?: unknown) {
  const { hand, texts: { text }, appearance, task } = session;
  const { past, assessment, hint: shown, withheld } = hand!;
  const count = past.length;
  const changes = typeof appearance?.hand === "object" ? "hand-changes" : "hand-moves";
  const back = count ? "undo" : shown && !shown.reason ? "marks-away" : "hint-away";
  const isOver = Boolean(assessment?.outcome);
  const words = more ? "" : isOver ? text("hand-solved") : count ? text(changes, { count }) : "";
  const hint = html`<button class="button" data-act="hint" @click=${play.giveHint}>${text(hintLabel(hand))}</button>`;
  const solve = html`<button class="button ${more ? "" : "primary"} solve" @click=${() => session.solveFromHere()}
    >${text("solve-from-here")}</button>`;
  return html`<div class="hand"><span role="status">${words}</span>
    ${count || shown || withheld
      ? html`<button class="button" @click=${play.undo}>${text(back)}</button>` : nothing}
    ${isOver || task === "by hand" ? nothing : [play.hasHints ? hint : nothing, count ? solve : nothing]}${more}</div>`;
}

const hintLabel = (hand: HandBoard | null) => (hand?.withheld && !hand.hint ? "hint-answer" : "hint");

const BARS = 60;

export function renderDistanceChart({ hand, texts }: Session, play: ManualPlay) {
  const { least = 0, most = null } = hand?.distance ?? {};
  if (!hand || (most === null && !least)) return nothing;
  const boards = [...hand.past, hand];
  return html`<div class="journey">${
    hand.assessment?.outcome === "solved" && hand.past.length
      ? renderSolutionComparison(boards, texts, play.undoTo)
      : renderMovesLeft(hand, texts)
  }${hand.past.length ? renderDistanceBars(boards) : nothing}</div>`;
}

/** The moves left. */
function renderMovesLeft(board: HandBoard, { text }: Texts) {
  const { least = 0, most = null, over } = board.distance ?? {};
  const words =
    least === most
      ? text("distance-exact", { count: least })
      : text(most === null ? "distance-least" : "distance-between", { least, most });
  const where = distanceTrend(board);
  return html`<p role="status" aria-busy=${String(!over)}><strong>${words}</strong>
    ${where ? html`<span class=${where}>${text(`distance-${where}`)}</span>` : nothing}</p>`;
}

/** A bar per board, as high as its distance: a rise is a move away from the goal. */
function renderDistanceBars(boards: HandBoard[]) {
  const latest = boards.slice(-BARS);
  const height = ({ distance }: HandBoard) => distance?.most ?? distance?.least ?? 0;
  const most = Math.max(1, ...latest.map(height));
  return html`<ol class="bars" aria-hidden="true">${latest.map(
    (board) => html`<li class=${distanceTrend(board)} ${styled({ "--share": height(board) / most })}></li>`,
  )}</ol>`;
}

/** Compare the moves of a solved board with a shortest solution; a press on a move returns to the board after it. */
function renderSolutionComparison(boards: HandBoard[], texts: Texts, backTo: (board: HandBoard) => void) {
  const { text, digits } = texts;
  const [start, ...yours] = boards;
  const { least = 0, most = null, moves = [] } = start.distance ?? {};
  const count = yours.length;
  const farther = yours.filter((board) => distanceTrend(board) === "farther").length;
  const beneath = least === most && count > least ? moves : [];
  const longer = least === most ? "journey-longer" : "journey-least";
  const names = yours.map(({ move }, index) => move || String(index + 1));
  const pairs = yours.map((board, index) => {
    const where = distanceTrend(board);
    const name = text("journey-back", { number: index + 1, move: names[index] });
    return html`<li><button class="button ${where}" title=${name} aria-label=${
      where ? `${name} ${text(`distance-${where}`)}` : name
    } @click=${() => backTo(board)}>${digits(names[index])}</button><span>${digits(beneath[index] ?? "")}</span></li>`;
  });
  return html`<p role="status"><strong>${
    count === least ? text("journey-shortest", { count }) : text(longer, { count, least })
  }</strong> ${farther ? text("journey-farther", { count: farther }) : nothing}</p>
    <h2>${text(beneath.length ? "journey-beside" : "journey-yours")}</h2>
    <ol class="way" ${styled({ "--longest": largest([...names, ...beneath].map(({ length }) => length)) })}
      >${pairs}</ol>`;
}

/** Whether the last move led nearer or farther; "" if that is unknown. */
function distanceTrend({ past, distance: now }: HandBoard): "nearer" | "farther" | "" {
  const before = past.at(-1)?.distance;
  if (!before || !now) return "";
  if (now.most !== null && now.most < before.least) return "nearer";
  return before.most !== null && before.most < now.least ? "farther" : "";
}
