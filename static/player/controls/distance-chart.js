/** The distance to the goal in manual play; at the goal, the visitor's moves beside a shortest solution. */
/** @import { Texts } from "../../i18n/texts.js" */
/** @import { HandBoard, ManualPlay } from "../hand/manual-play.js" */
/** @typedef {import("../element/element.js").DhadhaPlayer} Player */
/** @typedef {NonNullable<HandBoard["distance"]>} Distance */
import { html, nothing } from "lit";
import { largest } from "../base/min-max.js";
import { styled } from "../base/styles.js";

const BARS = 60;

/** @param {Player} player @param {ManualPlay} play */
export function distanceChart({ hand, texts }, play) {
  const { least = 0, most = null } = hand?.distance ?? {};
  if (!hand || (most === null && !least)) return nothing;
  const boards = [...hand.past, hand];
  return html`<div class="journey">${
    hand.assessment?.outcome === "solved" && hand.past.length
      ? comparison(boards, texts, play.backTo)
      : left(hand, texts)
  }${hand.past.length ? bars(boards) : nothing}</div>`;
}

/** @param {HandBoard} board @param {Texts} texts */
function left(board, { text }) {
  const where = trend(board);
  return html`<p role="status" aria-busy=${String(!board.distance?.over)}
    ><strong>${leftInWords(/** @type {Distance} */ (board.distance), text)}</strong>
    ${where ? html`<span class=${where}>${text(`distance-${where}`)}</span>` : nothing}</p>`;
}

/** @param {Distance} distance @param {Texts["text"]} text */
function leftInWords({ least, most }, text) {
  if (least === most) return text("distance-exact", { count: least });
  if (most === null) return text("distance-least", { least });
  return text("distance-between", { least, most });
}

/** A bar per board, as high as its distance: a rise is a move away from the goal. @param {HandBoard[]} boards */
function bars(boards) {
  const shown = boards.slice(-BARS);
  const height = (/** @type {HandBoard} */ { distance }) => distance?.most ?? distance?.least ?? 0;
  const most = Math.max(1, ...shown.map(height));
  return html`<ol class="bars" aria-hidden="true">${shown.map(
    (board) => html`<li class=${trend(board)} ${styled({ "--share": height(board) / most })}></li>`,
  )}</ol>`;
}

/** A press goes back. @param {HandBoard[]} boards @param {Texts} texts @param {(board: HandBoard) => void} backTo */
function comparison(boards, texts, backTo) {
  const { text, digits } = texts;
  const [start, ...yours] = boards;
  const { least = 0, most = null, moves = [] } = start.distance ?? {};
  const count = yours.length;
  const farther = yours.filter((board) => trend(board) === "farther").length;
  const beneath = least === most && count > least ? moves : [];
  const longer = least === most ? "journey-longer" : "journey-least";
  const names = yours.map(({ move }, index) => move || String(index + 1));
  const pairs = yours.map((board, index) => {
    const where = trend(board);
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

/** "" if unknown. @param {HandBoard} board @returns {"nearer" | "farther" | ""} */
function trend({ past, distance: now }) {
  const before = past.at(-1)?.distance;
  if (!before || !now) return "";
  if (now.most !== null && now.most < before.least) return "nearer";
  return before.most !== null && before.most < now.least ? "farther" : "";
}
