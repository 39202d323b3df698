/** A challenge on its puzzle's page: what it asks for, hints one by one, the verdict, the next one, and the code. */
import { html, nothing } from "lit";
import addresses from "baked/challenges.js";
import { fetchJson } from "../../loading/fetch-assets.ts";
import { emit } from "../../player/base/custom-elements-and-events.ts";
import { loadPageTexts } from "../../i18n/load-page-messages.ts";
import { isBuiltIn, loadPuzzle } from "../../player/catalogue/baked-data.ts";
import { findPuzzle } from "../../player/catalogue/puzzle-registry.ts";
import { toText } from "../../player/catalogue/element-attributes.ts";
import { challengeDoneName, isDone, markDone } from "../../offline/done-on-device.ts";
import { errorSentence } from "../../player/text/error-messages.ts";
import { makeCheckOfType } from "../../validation/check-by-schema.ts";
import { goalInWords, existingMessageKeys } from "./challenge-goal-in-words.ts";
import { byId, fieldValue, render } from "../shared/dom-helpers.ts";
import { copyText } from "../shared/copy-and-embed-buttons.ts";
import { drawDoneMarks } from "../shared/done-marks.ts";
import type { DhadhaPlayer } from "../../player/element/element.ts";
import type { Fault } from "../../player/text/error-messages.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Challenge, Verdict } from "../../validation/python-types.ts";

type TeachersChallenge = Omit<Challenge, "id"> & { id?: undefined };

const place = byId("challenge");
const progress = { hints: 0, name: "", copied: "", isJudging: false };
let player: DhadhaPlayer;
let puzzle = "";
/** The challenge of the address: one of the puzzle's own, or a teacher's, as JSON; null for none. */
let challenge: TeachersChallenge | Challenge | null = null;
let verdict: Verdict | null = null;
/** Why Python refused the answer. */
let refusal = "";
let said: Texts;

/** Show the challenge of the address, and its board in the player. */
export async function enterChallenge(given: string, shown: DhadhaPlayer) {
  player = shown;
  puzzle = player.puzzleId;
  if (!(await loadPuzzle(puzzle))) return; // which the run tells
  said = await loadPageTexts(document.documentElement.lang, puzzle, "site", "challenges");
  const declared: Challenge[] = Object.hasOwn(addresses, puzzle)
    ? await fetchJson(addresses[puzzle])
    : (findPuzzle(puzzle)?.challenges ?? []);
  challenge = declared.find(({ id }) => id === given) ?? parseChallenge(given, declared);
  place.hidden = false;
  drawChallenge();
  if (!challenge) return;
  const { state, algorithm, options } = challenge;
  place.slot = "task";
  player.append(place);
  const mayRun = challenge.changes === undefined ? "runs" : "runs with new walls";
  player.session.task = challenge.goal === "find" ? mayRun : "by hand";
  if (challenge.goal === "find") player.session.goal = goalInWords(challenge, findPuzzle(puzzle)!, said);
  if (challenge.goal !== "find") { // what would replace the board, or solve it, waits for the answer
    for (const part of document.querySelectorAll<HTMLElement>("#acts, details:has(#tools)")) part.hidden = true;
    player.startAt = "";
  }
  player.setAttribute("autoplay", "no");
  if (algorithm) player.algorithm = toText(algorithm);
  if (state) player.state = toText(state);
  for (const [name, value] of Object.entries(Object(options)))
    if (/^[\w-]+$/.test(name)) player.setAttribute(`option-${name}`, toText(value));
  player.addEventListener("boardchange", resetVerdictAndJudgeIfOver);
  if (challenge.goal === "complete") player.addEventListener("runstart", keepWhatStandsThere, { once: true });
  player.requestUpdate();
  await player.updateComplete; // the first run is that of these attributes
}

/** What stands on the board at first cannot be overwritten. */
function keepWhatStandsThere() {
  const { trace: { header: { board } }, appearance } = player.session;
  board.givens = [...board.values.keys()].filter((cell) => board.values[cell] !== (appearance?.blank ?? 0));
}

const isChallenge = makeCheckOfType("Challenge");
const sortedJson = (parts: object) => JSON.stringify(Object.entries(parts).sort());

/** A teacher's challenge; null for none. One with an id is one of the puzzle's own: its words are of that alone. */
function parseChallenge(given: string, declared: Challenge[]): TeachersChallenge | Challenge | null {
  try {
    const parsed = JSON.parse(given);
    if (parsed.id) return declared.find((own) => sortedJson(own) === sortedJson(parsed)) ?? null;
    const isWhole = (parsed.goal === "find") === Object.hasOwn(parsed, "of");
    return isWhole && isChallenge({ ...parsed, id: "own" }) === null ? parsed : null;
  } catch {
    return null;
  }
}

async function resetVerdictAndJudgeIfOver() {
  if (verdict?.solved) return; // its code stays
  verdict = null;
  refusal = "";
  drawChallenge();
  const board = player.session.hand;
  if ((await player.session.visibleState()) === null) return; // Python's assessment may arrive after the move
  const isOver = board !== null && board === player.session.hand && board.assessment?.outcome;
  if (isOver && !verdict && !progress.isJudging) handInAnswer();
}

/** The boards of the visitor, from the first change; null where Python could not tell them. */
async function boardStatesOfAnswer() {
  if ((await player.session.visibleState()) === null) return null;
  const { hand, request } = player.session;
  const played = hand ? [...hand.past.slice(1), ...(hand.past.length ? [hand] : [])] : [];
  const isEdited = challenge?.goal === "complete" || challenge?.goal === "find";
  return isEdited ? [hand?.state ?? request?.state ?? ""] : played.map(({ state }) => state ?? "");
}

async function handInAnswer() {
  if (progress.isJudging) return;
  const wasSolved = verdict?.solved;
  let isStale = false; // the visitor has moved on meanwhile
  progress.isJudging = true;
  refusal = "";
  drawChallenge();
  try {
    const answer = await boardStatesOfAnswer();
    const board = player.session.hand;
    const question = { challenge: challenge?.id ?? challenge, states: answer, name: progress.name };
    const judgement = answer && (await player.session.query("judge", question));
    if (board === player.session.hand) verdict = judgement;
    else isStale = true;
  } catch (error) {
    const { key } = error as Fault;
    if (key && said.has(`error-${key}`)) refusal = errorSentence(error as Fault, said);
    else player.session.reportError(error, { again: handInAnswer });
  }
  progress.isJudging = false;
  if (isStale && player.session.hand) return handInAnswer();
  if (verdict?.solved) {
    if (challenge?.id) markDone(challengeDoneName(puzzle, challenge.id));
    emit(player, "challengesolved");
    drawDoneMarks();
    player.session.task = "solved"; // it may be watched now, and changed
    for (const part of document.querySelectorAll<HTMLElement>("details:has(#tools)")) part.hidden = false;
  }
  if (verdict?.marks && !wasSolved) player.modes!.manualPlay.showMarks(verdict.marks).catch(player.session.reportError);
  player.requestUpdate();
  drawChallenge();
}

/** The link to the next challenge that is not solved yet, in the list below, which ends with one of the next puzzle. */
function linkToNextChallenge() {
  const links = [...(challengeListOnPage()?.querySelectorAll<HTMLAnchorElement>("[data-done]") ?? [])];
  const at = links.findIndex(({ dataset }) => dataset.done === challengeDoneName(puzzle, challenge?.id ?? ""));
  const next = [...links.slice(at + 1), ...links].find(({ dataset }) => !isDone(dataset.done!));
  return next && html`<a class="button primary" href=${next.getAttribute("href")}
    >${said.text("challenge-next", { title: next.querySelector("b")!.textContent })}</a>`;
}

/** The list of all of the puzzle, on its page. */
const challengeListOnPage = () => document.getElementById(isBuiltIn(puzzle) ? "challenges" : "supplements");

const challengeTitle = (id = "") => said.text([`challenge-title-${id}`, "challenge"].find(said.has)!);

function drawChallenge() {
  const { text } = said;
  if (!challenge) return render(html`<p class="problem">${text("challenge-unknown")}</p>`, place);
  const { level = 0 } = challenge;
  const isSolved = Boolean(verdict?.solved);
  const hadFocus = place.contains(document.activeElement);
  const hints = (challenge.id && challenge.hints) || [];
  const opened = hints.slice(0, progress.hints);
  const shownHints = opened.map((name) => html`<p class="hint">${text(`challenge-hint-${name}`)}</p>`);
  const more = () => {
    progress.hints += 1;
    drawChallenge();
  };
  render(html`<div class="task"><div><h2>${challengeTitle(challenge.id)} ${level ? html`<span class="level" role="img"
        aria-label=${text("level", { level })}>${"●".repeat(level)}${"○".repeat(3 - level)}</span>` : nothing}</h2>
      <p>${goalInWords(challenge, findPuzzle(puzzle)!, said)}</p>
      ${isSolved ? nothing : html`<p class="how">${answerInstructions(challenge)}</p>`}</div>
    <div class="row">${isSolved
        ? [linkToNextChallenge(), player.session.hand ? html`<button class="button" @click=${() => player.prepareToStep()}
          >${text("challenge-watch")}</button>` : nothing]
        : [challenge.goal === "win" ? nothing : html`<button class="button primary"
            aria-disabled=${String(progress.isJudging)} @click=${handInAnswer}>${text("challenge-hand-in")}</button>`,
          progress.hints < hints.length ? html`<button class="button" @click=${more}
            >${text("challenge-hint", { number: progress.hints + 1, count: hints.length })}</button>` : nothing]}
      ${challengeListOnPage() ? html`<a href=${`#${challengeListOnPage()!.id}`}>${text("challenge-all")}</a>` : nothing}</div></div>
    ${shownHints}
    <p class=${isSolved ? "right" : "problem"} role="status">${verdict ? verdictInWords(verdict) : refusal}</p>
    ${isSolved ? html`<details><summary>${text("challenge-class")}</summary>
        <p class="hint">${text("challenge-class-about")}</p>${nameAndCodeFields(verdict?.code ?? "")}</details>`
      : nothing}`, place);
  if (hadFocus && !place.contains(document.activeElement)) place.querySelector<HTMLElement>(".row > *")?.focus();
}

/** The verdict; of a wrong or incomplete board also what is wrong or missing. */
function verdictInWords({ reason, args, status }: Verdict) {
  const { of = "", algorithm } = challenge ?? {};
  const key = [`${reason}-${of}`, ...existingMessageKeys(reason, said)].find(said.has) ?? reason;
  const [option, name] = [args.option && `option-${args.option}`, algorithm && `algorithm-${algorithm}`]
    .map((named) => named && said.text(named));
  return `${said.text(key, { ...args, option, algorithm: name })} ${status ? said.reason(status) : ""}`.trim();
}

/** How to act on the board, by tap and keyboard, and when it is judged. */
function answerInstructions({ goal, changes }: Pick<Challenge, "goal" | "changes">) {
  const kind = changes === undefined ? goal : "walls";
  const keys = [`challenge-how-${puzzle}-${kind}`, `challenge-how-${puzzle}-${goal}`, `challenge-how-${goal}`];
  const key = keys.find((each) => said.has(each));
  const hasKeys = matchMedia("(hover: hover)").matches;
  const check = { win: "", find: "challenge-how-check-find" }[goal as string] ?? "challenge-how-check"; // a game ends itself
  return [key, hasKeys && "challenge-how-tab", check].map((each) => each && said.text(each)).join(" ").trim();
}

function nameAndCodeFields(code: string) {
  const { text } = said;
  const onName = (event: Event) => {
    progress.name = fieldValue(event).slice(0, 100);
    handInAnswer();
  };
  return html`<div class="row"><label>${text("challenge-name")} <input .value=${progress.name} maxlength="100"
      @change=${onName}></label>
    <label>${text("challenge-code")} <input class="code" readonly dir="ltr" .value=${code}></label>
    <button class="button" @click=${() => copyText(code, progress, drawChallenge)}
      >${progress.copied || text("challenge-copy")}</button></div>`;
}
