/** Templates of the controls for manual play, alone or against an opponent. */
/** @import { Move } from "../../checks/contract.js" */
/** @import { ManualPlay } from "../hand/manual-play.js" */
import { html, nothing } from "lit";

/** @typedef {import("../element/element.js").DhadhaPlayer} Player */
/** @typedef {NonNullable<Player["hand"]>} InHand */

/** @param {Player} player @param {ManualPlay} play */
export function handBar(player, play) {
  const { hand, texts: { text }, advises, appearance } = player;
  const { past, assessment } = /** @type {InHand} */ (hand);
  const count = past.length;
  const changes = typeof appearance?.hand === "object" ? "hand-changes" : "hand-moves";
  const solved = assessment?.outcome === "solved";
  const words = solved ? text("hand-solved") : count ? text(changes, { count }) : "";
  const hint = html`<button class="button" data-act="hint" @click=${play.hint}>${text("hint")}</button>`;
  const solve = html`<button class="button primary solve" @click=${() => player.solveFromHere()}>${text("solve-from-here")}</button>`;
  return html`<div class="hand"><span role="status">${words}</span>
    <button class="button" @click=${play.undo}>${text(count ? "undo" : "hint-away")}</button>
    ${solved ? nothing : [advises ? hint : nothing, count ? solve : nothing]}</div>`;
}

const LEVELS = ["perfect", "beatable", ""];
const MOVES_SHOWN = 80;

/** When disabled, it keeps the focus. @param {() => unknown} act @param {boolean} waits @param {string} label */
function button(act, waits, label, kind = "") {
  return html`<button class="button ${kind}" aria-disabled=${String(waits)} @click=${() => waits || act()}
    >${label}</button>`;
}

/** The control bar of a two-player game. @param {Player} player @param {ManualPlay} play */
export function gameBar(player, play) {
  const { hand, texts: { text } } = player;
  const { opponent, thinking } = play;
  const over = Boolean(hand?.assessment?.outcome);
  const computer = text(hand?.past.length ? "game-computer-moves" : "game-computer-begins");
  return html`<div class="game" role="group" aria-label=${text("game")}>
    <div class="hand">
      <label>${text("game-opponent")} ${levels(player, play)}</label>
      ${button(play.hint, thinking || over, text("hint"))}
      ${opponent ? button(play.computer, thinking || over, computer) : nothing}
      ${
        hand
          ? [
              button(play.undo, thinking, text(hand.past.length ? "undo" : "hint-away")),
              button(play.again, thinking, text("game-again")),
              button(() => player.solveFromHere(), thinking, text("solve-from-here"), "primary solve"),
            ]
          : nothing
      }
    </div>
    ${allMoves(player, play)}
  </div>`;
}

/** @param {Player} player @param {ManualPlay} play */
function levels(player, play) {
  const choose = (/** @type {Event} */ { target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    play.opponent = /** @type {ManualPlay["opponent"]} */ (value);
    player.requestUpdate();
  };
  return html`<select @change=${choose}>${LEVELS.map(
    (level) =>
      html`<option value=${level} ?selected=${level === play.opponent}>${player.texts.text(`game-${level || "nobody"}`)}</option>`,
  )}</select>`;
}

/** All moves, the recommended ones first. @param {Player} player @param {ManualPlay} play */
function allMoves(player, play) {
  const { hand, texts: { text, digits } } = player;
  /** @type {Move[] | null | undefined} */
  const moves = hand ? hand.assessment?.moves : play.movesAtRest();
  if (moves?.length === 0) return nothing;
  /** @type {Set<string>} */
  const good = new Set(hand?.advice?.moves);
  const onToggle = (/** @type {Event} */ { target }) => {
    const { open } = /** @type {HTMLDetailsElement} */ (target);
    play.listsMoves = open;
    if (open && !moves && !hand) play.survey();
  };
  const shown = goodFirst(moves ?? [], good).slice(0, MOVES_SHOWN);
  const more = (moves?.length ?? 0) - MOVES_SHOWN;
  const buttons = shown.map(
    ({ move }) => html`<li>${button(() => play.request({ move }), play.thinking, digits(move), good.has(move) ? "good" : "")}</li>`,
  );
  return html`<details class="moves" ?open=${good.size > 0 || play.listsMoves} @toggle=${onToggle}>
      <summary>${text("game-moves", { count: moves?.length ?? 0 })}</summary>
      <ul>${buttons}${more > 0 ? html`<li>${text("list-more", { count: more })}</li>` : nothing}</ul></details>`;
}

/** @param {Move[]} moves @param {Set<string>} good */
function goodFirst(moves, good) {
  return [...moves.filter(({ move }) => good.has(move)), ...moves.filter(({ move }) => !good.has(move))];
}

/** The turn, above the boards. @param {Player} player @param {ManualPlay} play */
export function turnLine(player, play) {
  return html`<p class="turn" role="status">${turn(player, play)}</p>`;
}

/** The turn, or the winner. @param {Player} player @param {ManualPlay} play */
function turn({ hand, texts: { text, digits } }, { opponent, thinking }) {
  if (thinking) return text("game-thinking");
  const played = hand?.by === "computer" ? `${text("game-computer-played", { move: digits(hand.move ?? "") })} ` : "";
  const count = hand?.past.length ?? 0;
  const over = hand?.assessment?.outcome;
  const player = (count % 2) + 1;
  if (!count && opponent) return text("game-start");
  if (!over) return played + text(opponent ? "game-your-turn" : "game-turn", { player });
  const moverWins = over === "lost";
  if (opponent) return played + text((hand?.by === "visitor") === moverWins ? "game-you-win" : "game-computer-wins");
  return text("game-wins", { player: moverWins ? 3 - player : player });
}
