/** Templates of the controls for manual play, alone or against an opponent, and of the distance from the goal. */
import { html, nothing } from "lit";
import { largest } from "../base/min-max.ts";
import { styled } from "../base/styles.ts";
import type { Move } from "../../validation/python-types.ts";
import type { ManualPlay } from "../manual-play/manual-play.ts";
import type { HandBoard } from "../session/hand-board.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Session } from "../session/session.ts";

export function handBar(session: Session, play: ManualPlay) {
  const { hand, texts: { text }, hasHints, appearance, task } = session;
  const { past, assessment } = hand!;
  const count = past.length;
  const changes = typeof appearance?.hand === "object" ? "hand-changes" : "hand-moves";
  const solved = assessment?.outcome === "solved";
  const words = solved ? text("hand-solved") : count ? text(changes, { count }) : "";
  const hint = html`<button class="button" data-act="hint" @click=${play.hint}>${text(hintLabel(hand))}</button>`;
  const solve = html`<button class="button primary solve" @click=${() => session.solveFromHere()}
    >${text("solve-from-here")}</button>`;
  return html`<div class="hand"><span role="status">${words}</span>
    ${count || task !== "by hand"
      ? html`<button class="button" @click=${play.undo}>${text(count ? "undo" : "hint-away")}</button>` : nothing}
    ${solved || task === "by hand" ? nothing : [hasHints ? hint : nothing, count ? solve : nothing]}</div>`;
}

const hintLabel = (hand: HandBoard | null) => (hand?.withheld && !hand.hint ? "hint-answer" : "hint");

const LEVELS = ["perfect", "beatable", ""];
const MOVES_SHOWN = 80;

/** Return a button that keeps the focus when it is disabled. */
const button = (act: () => unknown, waits: boolean, label: string, kind = "") =>
  html`<button class="button ${kind}" aria-disabled=${String(waits)} @click=${() => waits || act()}
    >${label}</button>`;

/** The control bar of a game of two. */
function gameBar(session: Session, play: ManualPlay) {
  const { hand, texts: { text } } = session;
  const { opponent, thinking } = play;
  const isAided = session.task !== "by hand";
  const over = Boolean(hand?.assessment?.outcome);
  const computer = text(hand?.past.length ? "game-computer-moves" : "game-computer-begins");
  return html`<div class="game" role="group" aria-label=${text("game")}>
    <div class="hand">
      ${isAided ? html`<label>${text("game-opponent")} ${levelSelect(session, play)}</label>` : nothing}
      ${isAided ? button(play.hint, thinking || over, text(hintLabel(hand))) : nothing}
      ${opponent && isAided ? button(play.playComputerMove, thinking || over, computer) : nothing}
      ${
        hand
          ? [
              hand.past.length || isAided
                ? button(play.undo, thinking, text(hand.past.length ? "undo" : "hint-away")) : nothing,
              button(play.restartGame, thinking, text("game-again")),
              isAided
                ? button(() => session.solveFromHere(), thinking, text("solve-from-here"), "primary solve") : nothing,
            ]
          : nothing
      }
    </div>
    ${allMoves(session, play)}
  </div>`;
}

function levelSelect(session: Session, play: ManualPlay) {
  const choose = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    play.opponent = value as ManualPlay["opponent"];
    session.requestUpdate();
  };
  return html`<select @change=${choose}>${LEVELS.map(
    (level) =>
      html`<option value=${level} ?selected=${level === play.opponent}
        >${session.texts.text(`game-${level || "nobody"}`)}</option>`,
  )}</select>`;
}

/** List all moves, the recommended ones first. */
function allMoves(session: Session, play: ManualPlay) {
  const { hand, texts: { text } } = session;
  const moves: Move[] | null | undefined = hand ? hand.assessment?.moves : play.bakedFirstMoves();
  if (moves?.length === 0) return nothing;
  const good = new Set<string>(hand?.hint?.moves);
  const onToggle = ({ target }: Event) => {
    const { open } = target as HTMLDetailsElement;
    play.listsMoves = open;
    if (open && !moves && !hand) play.startAndRequestMoves();
  };
  const goodFirst = (moves ?? []).toSorted((one, other) => Number(good.has(other.move)) - Number(good.has(one.move)));
  const more = (moves?.length ?? 0) - MOVES_SHOWN;
  const buttons = goodFirst.slice(0, MOVES_SHOWN).map(
    ({ move, args }) => {
      const act = () => play.handleRequest({ move });
      return html`<li>${button(act, play.thinking, text("move-name", { ...args, move }), good.has(move) ? "good" : "")}</li>`;
    },
  );
  return html`<details class="moves" ?open=${good.size > 0 || play.listsMoves} @toggle=${onToggle}>
      <summary>${text("game-moves", { count: moves?.length ?? 0 })}</summary>
      <ul>${buttons}${more > 0 ? html`<li>${text("list-more", { count: more })}</li>` : nothing}</ul></details>`;
}

/** The turn, or the winner, in words. */
function turnInWords({ hand, task, texts: { text } }: Session, { opponent, thinking }: ManualPlay) {
  if (thinking) return text("game-thinking");
  const played = hand?.by === "computer" ? `${text("game-computer-played", { ...hand.args, move: hand.move ?? "" })} ` : "";
  const count = hand?.past.length ?? 0;
  const over = hand?.assessment?.outcome;
  const player = (count % 2) + 1;
  if (!count && opponent && task !== "by hand") return text("game-start");
  if (!over) return played + text(opponent ? "game-your-turn" : "game-turn", { player });
  const moverWins = over === "lost";
  if (opponent) return played + text((hand?.by === "visitor") === moverWins ? "game-you-win" : "game-computer-wins");
  return text("game-wins", { player: moverWins ? 3 - player : player });
}

/** Whose turn it is in a game, and its controls. */
export const gameControls = (session: Session, play: ManualPlay) => html`<div class="play">
  <p class="turn" role="status">${turnInWords(session, play)}</p>${gameBar(session, play)}</div>`;

const BARS = 60;

export function distanceChart({ hand, texts }: Session, play: ManualPlay) {
  const { least = 0, most = null } = hand?.distance ?? {};
  if (!hand || (most === null && !least)) return nothing;
  const boards = [...hand.past, hand];
  return html`<div class="journey">${
    hand.assessment?.outcome === "solved" && hand.past.length
      ? comparison(boards, texts, play.undoTo)
      : movesLeft(hand, texts)
  }${hand.past.length ? distanceBars(boards) : nothing}</div>`;
}

/** The moves left. */
function movesLeft(board: HandBoard, { text }: Texts) {
  const { least = 0, most = null, over } = board.distance ?? {};
  const words =
    least === most
      ? text("distance-exact", { count: least })
      : text(most === null ? "distance-least" : "distance-between", { least, most });
  const where = trend(board);
  return html`<p role="status" aria-busy=${String(!over)}><strong>${words}</strong>
    ${where ? html`<span class=${where}>${text(`distance-${where}`)}</span>` : nothing}</p>`;
}

/** A bar per board, as high as its distance: a rise is a move away from the goal. */
function distanceBars(boards: HandBoard[]) {
  const latest = boards.slice(-BARS);
  const height = ({ distance }: HandBoard) => distance?.most ?? distance?.least ?? 0;
  const most = Math.max(1, ...latest.map(height));
  return html`<ol class="bars" aria-hidden="true">${latest.map(
    (board) => html`<li class=${trend(board)} ${styled({ "--share": height(board) / most })}></li>`,
  )}</ol>`;
}

/** Compare the moves of a solved board with a shortest solution; a press on a move returns to the board after it. */
function comparison(boards: HandBoard[], texts: Texts, backTo: (board: HandBoard) => void) {
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

/** Whether the last move led nearer or farther; "" if that is unknown. */
function trend({ past, distance: now }: HandBoard): "nearer" | "farther" | "" {
  const before = past.at(-1)?.distance;
  if (!before || !now) return "";
  if (now.most !== null && now.most < before.least) return "nearer";
  return before.most !== null && before.most < now.least ? "farther" : "";
}
