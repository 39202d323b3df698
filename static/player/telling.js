/** The sentence beside the boards, and what may be done with a board in the hand; each a template of the player. */
import { html, nothing } from "lit";
import { because } from "./because.js";
import { explained } from "./terms.js";

const READABLE = 3; // steps a second

/** The reason for the step, or what there is to say about the board in the hand. */
export function narration(player) {
  const { hand, texts, timeline } = player;
  const { word } = player.trace.step(player.position);
  const told = hand?.advice?.reason ? hand.advice : hand?.told?.remark;
  const sentence = hand ? texts.reason(told ?? {}) : player.lookedAt < 0 ? player.sentence : texts.reason(because(player.trace, player.lookedAt));
  return html`<p class="narration ${hand ? "" : `word-${word}`} ${sentence || !hand ? "" : "hidden"}" aria-live=${timeline.playing ? "off" : "polite"} aria-atomic="true">${explained(sentence, texts, !timeline.playing || timeline.pace < READABLE)}</p>`;
}

/** What else may be asked, where a search takes long or its budget is spent, whatever step is shown. */
export function waysOut(player) {
  const { trace, texts, running, late, hand } = player;
  const { ways = [] } = trace.header;
  const spent = trace.footer?.status === "budget";
  const useful = spent ? ways : ways.filter(({ id }) => id !== "more"); // what is not spent need not be raised
  if (hand || !useful.length || !(spent || (running && late))) return nothing;
  const told = spent ? texts.reason(because(trace, trace.length - 1)) : texts.text("still-searching", { steps: trace.stepNumber(trace.length - 1) + 1 });
  return html`<div class="notice ways"><p role="status">${told}</p>
    <div class="choices">${useful.map(({ id, ...request }) => html`<button class="button" @click=${() => takeWay(player, request, id)}>${texts.text(`way-${id}`, request.options)}</button>`)}</div></div>`;
}

/** Who wants any answer is shown it at once, not the search for it. */
async function takeWay(player, request, id) {
  if (id !== "any") return player.run(request);
  if (!(await player.run(request, { play: false }))) return;
  await player.seek(player.trace.markers.find(({ word }) => word === "found")?.position ?? 0);
  await player.play();
}

/** What may be done with a board in the hand; acts: {undo, hint, solve}. */
export function handBar({ hand, texts: { text }, advises, dress }, acts) {
  const count = hand.past.length;
  return html`<div class="hand"><span role="status">${hand.told?.outcome === "solved" ? text("hand-solved") : count ? text(typeof dress.hand === "object" ? "hand-changes" : "hand-moves", { count }) : ""}</span>
    <button class="button" @click=${acts.undo}>${text(count ? "undo" : "hint-away")}</button>
    ${advises ? html`<button class="button" data-act="hint" @click=${acts.hint}>${text("hint")}</button>` : nothing}
    ${count ? html`<button class="button primary solve" @click=${acts.solve}>${text("solve-from-here")}</button>` : nothing}</div>`;
}

const LEVELS = ["perfect", "beatable", ""];

/** The players whose visitor looks at all moves there are. */
const opened = new WeakSet();

/** The bar of a game of two; acts as above, and {computer, opponent, move}. A button that waits keeps the focus. */
export function gameBar(player, acts) {
  const { hand, texts: { text, digits }, opponent, thinking } = player;
  const moves = hand ? hand.told?.moves : player.movesAtRest();
  const good = new Set(hand?.advice?.moves);
  const over = Boolean(hand?.told?.outcome);
  const does = (act, waits, label, kind = "") => html`<button class="button ${kind}" aria-disabled=${String(waits)} @click=${() => waits || act()}>${label}</button>`;
  return html`<div class="game" role="group" aria-label=${text("game")}>
    <div class="hand">
      <label>${text("game-opponent")} <select @change=${(event) => acts.opponent(event.target.value)}>${LEVELS.map((level) => html`<option value=${level} ?selected=${level === opponent}>${text(`game-${level || "nobody"}`)}</option>`)}</select></label>
      ${does(acts.hint, thinking || over, text("hint"))}
      ${opponent ? does(acts.computer, thinking || over, text(hand?.past.length ? "game-computer-moves" : "game-computer-begins")) : nothing}
      ${hand ? [does(acts.undo, thinking, text(hand.past.length ? "undo" : "hint-away")), does(acts.again, thinking, text("game-again")), does(acts.solve, thinking, text("solve-from-here"), "primary solve")] : nothing}
    </div>
    ${moves?.length === 0 ? nothing : html`<details class="moves" ?open=${good.size > 0 || opened.has(player)} @toggle=${({ target: { open } }) => (open ? opened.add(player) : opened.delete(player), open && !moves && !hand && acts.survey())}>
      <summary>${text("game-moves", { count: moves?.length ?? 0 })}</summary>
      <ul>${goodFirst(moves ?? [], good).slice(0, MOVES_SHOWN).map(({ move }) => html`<li>${does(() => acts.move(move), thinking, digits(move), good.has(move) ? "good" : "")}</li>`)}${moves?.length > MOVES_SHOWN ? html`<li>${text("list-more", { count: moves.length - MOVES_SHOWN })}</li>` : nothing}</ul></details>`}
  </div>`;
}

const MOVES_SHOWN = 80;

function goodFirst(moves, good) {
  return [...moves.filter(({ move }) => good.has(move)), ...moves.filter(({ move }) => !good.has(move))];
}

/** Whose turn it is, above the boards. */
export function turnLine(player) {
  return html`<p class="turn" role="status">${turn(player)}</p>`;
}

/** Whose turn it is, or who has won. */
function turn({ hand, opponent, thinking, texts: { text, digits } }) {
  if (thinking) return text("game-thinking");
  const played = hand?.by === "computer" ? `${text("game-computer-played", { move: digits(hand.move) })} ` : "";
  const count = hand?.past.length ?? 0;
  const over = hand?.told?.outcome;
  const player = (count % 2) + 1;
  if (!count && opponent) return text("game-start");
  if (!over) return played + text(opponent ? "game-your-turn" : "game-turn", { player });
  const moverWins = over === "lost";
  if (opponent) return played + text((hand.by === "visitor") === moverWins ? "game-you-win" : "game-computer-wins");
  return text("game-wins", { player: moverWins ? 3 - player : player });
}
