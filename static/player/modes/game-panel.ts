/** Templates of a game of two, in place of the code: whose turn it is, what the last move did, and why who won. */
import { html, nothing } from "lit";
import { localizeArguments } from "../text/error-messages.ts";
import { renderManualPlayBar } from "./manual-play-controls.ts";
import { renderStepSentence } from "./step-sentence.ts";
import type { ManualPlay } from "../manual-play/manual-play.ts";
import type { HandBoard } from "../session/hand-board.ts";
import type { Session } from "../session/session.ts";
import type { Stage } from "./mode.ts";

const LEVELS = ["perfect", "beatable", ""];
const MOVES_SHOWN = 80;

/** Return a button that keeps the focus while it waits. */
const renderGameButton = (act: () => unknown, label: string, kind = "", waits = false) =>
  html`<button class="button ${kind}" aria-disabled=${String(waits)} @click=${() => waits || act()}>${label}</button>`;

/** The button that starts a game. */
export const renderStartGameButton = ({ task, texts: { text } }: Session, { startGame }: ManualPlay) =>
  html`<div class="game">${renderGameButton(startGame, text("game-play"), task && "primary")}</div>`;

export const renderGamePanel = ({ session, explain }: Stage, play: ManualPlay) => [
  html`<p class="turn ${play.thinking ? "thinking" : ""}" role="status"><strong>${turnInWords(session, play)}</strong>
    ${refusalInWords(session) ?? lastMoveInWords(session, play)}</p>`,
  renderStepSentence(session, explain, { instead: ruleOrVerdict(session, play) }),
  html`<div class="game" role="group" aria-label=${session.texts.text("game")}>
    <div class="hand">${(session.hand!.assessment?.outcome ? renderNextGameButtons : renderOpponentSelect)(session, play)}</div>
    ${renderManualPlayBar(session, play, renderOtherGameButtons(session, play))}${renderMoveList(session, play)}</div>`,
];

/** The turn, or the winner. */
function turnInWords({ hand, task, texts: { text } }: Session, { opponent, thinking }: ManualPlay) {
  if (thinking) return text("game-thinking");
  const count = hand!.past.length;
  const player = (count % 2) + 1;
  const outcome = hand!.assessment?.outcome;
  if (!outcome && !opponent) return text("game-turn", { player });
  if (!outcome) return text(count || task === "by hand" ? "game-your-turn" : "game-start");
  if (opponent) return text(hasVisitorWon(hand!) ? "game-you-win" : "game-computer-wins");
  return text("game-wins", { player: outcome === "lost" ? 3 - player : player });
}

const hasVisitorWon = ({ by, assessment }: HandBoard) => (by === "visitor") === (assessment?.outcome === "lost");

/** Who made the move to a board of the game. */
function whoMadeMove({ hand }: Session, { opponent }: ManualPlay, index: number) {
  const { by } = hand!.past[index] ?? hand!;
  return opponent || by === "computer" ? by : index % 2 ? "first" : "second";
}

/** Why what the visitor tried is no move, in place of the last move, so that it covers nothing. */
function refusalInWords({ notices: { now } }: Session) {
  return now?.isRefusal ? html`<span class="refusal">${now.text}</span>` : null;
}

function lastMoveInWords(session: Session, play: ManualPlay) {
  const { texts, hand } = session;
  const { past: { length }, args, move = "" } = hand!;
  const by = whoMadeMove(session, play, length);
  return length ? texts.text("game-played", localizeArguments({ ...args, move, by }, texts)) : nothing;
}

/**
 * The rule and how to move while the game goes on; then which move gave it away, or why there was none, where Python
 * can tell.
 */
function ruleOrVerdict(session: Session, play: ManualPlay) {
  const { texts, hand, trace: { header } } = session;
  const { assessment, review } = hand!;
  const status = texts.reason(assessment?.status_message ?? {});
  if (!review?.hint.reason)
    return assessment?.outcome ? status : `${session.rule} ${texts.text("how-to-move", header.rule)} ${status}`.trim();
  const { turn, hint: { reason, args, moves } } = review;
  const told = { by: whoMadeMove(session, play, turn + 1), number: Math.floor(turn / 2) + 1 };
  const verdict = texts.text(moves?.length ? "game-mistake" : "game-lost-from-start", told);
  const why = moves?.length ? reason : reason.split(" ").slice(1).join(" ");
  return `${status} ${verdict} ${texts.reason({ reason: why, args })}`;
}

/** What follows a game that is over; after a loss, what can be won. */
function renderNextGameButtons({ hand, task, texts: { text } }: Session, { playAgain, playHarder, opponent }: ManualPlay) {
  const computerBegan = (hand!.past[1] ?? hand!).by === "computer";
  const begins = text(computerBegan ? "game-visitor-begins" : "game-computer-begins");
  const isLost = opponent && !hasVisitorWon(hand!);
  const [again, other] = isLost && hand!.review?.hopeless ? ["", "primary"] : ["primary", ""];
  return [
    renderGameButton(() => playAgain(computerBegan), text("game-again"), again),
    task === "by hand" ? nothing : [
      isLost ? nothing : renderGameButton(playHarder, text("game-harder")),
      opponent ? renderGameButton(() => playAgain(!computerBegan), begins, other) : nothing,
    ],
  ];
}

function renderOtherGameButtons(session: Session, play: ManualPlay) {
  const { hand, task, texts: { text } } = session;
  const { past, assessment, review: { turn = 0, hint = null } = {} } = hand!;
  const canBegin = !past.length && !assessment?.outcome && play.opponent && !play.thinking && task !== "by hand";
  const canRetry = hint?.moves?.length && whoMadeMove(session, play, turn + 1) !== "computer";
  return [
    canRetry ? renderGameButton(() => play.undoTo(past[turn], hint), text("game-show-mistake")) : nothing,
    canBegin ? renderGameButton(play.playComputerMove, text("game-computer-begins")) : nothing,
    renderGameButton(play.endGame, text("game-stop")),
  ];
}

function renderOpponentSelect(session: Session, play: ManualPlay) {
  const { task, texts: { text } } = session;
  if (task === "by hand") return nothing;
  const choose = ({ target }: Event) => {
    play.opponent = (target as HTMLSelectElement).value as ManualPlay["opponent"];
    session.requestUpdate();
  };
  const options = LEVELS.map((level) => html`<option value=${level} ?selected=${level === play.opponent}
    >${text(`game-${level || "nobody"}`)}</option>`);
  return html`<label>${text("game-opponent")} <select @change=${choose}>${options}</select></label>`;
}

/** List all moves, the recommended ones first. */
function renderMoveList({ texts, hand }: Session, play: ManualPlay) {
  const moves = play.knownMoves;
  const good = new Set<string>(hand!.hint?.moves);
  const onToggle = ({ target }: Event) => (play.listsMoves = (target as HTMLDetailsElement).open);
  const goodFirst = (moves ?? []).toSorted((one, other) => Number(good.has(other.move)) - Number(good.has(one.move)));
  const more = (moves?.length ?? 0) - MOVES_SHOWN;
  const buttons = goodFirst.slice(0, MOVES_SHOWN).map(({ move, args }) => {
    const words = texts.text("move-name", localizeArguments({ ...args, move }, texts));
    const act = () => play.handleRequest({ move });
    return html`<li>${renderGameButton(act, words, good.has(move) ? "good" : "", play.thinking)}</li>`;
  });
  return html`<details class="moves ${moves?.length === 0 ? "unseen" : ""}"
      ?open=${good.size > 0 || play.listsMoves} @toggle=${onToggle}>
      <summary>${texts.text("game-moves", { count: moves?.length ?? 0 })}</summary>
      <ul>${buttons}${more > 0 ? html`<li>${texts.text("list-more", { count: more })}</li>` : nothing}</ul></details>`;
}
