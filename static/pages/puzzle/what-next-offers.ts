/**
 * What the player offers in its slots: what to do with a shuffled board, and after it was solved, where the visitor
 * chooses and nothing is solved unasked; boards for more practice; and what to do next with this puzzle, at the end of
 * a run.
 */
import { html, nothing } from "lit";
import { findBoardThatKeysActOn } from "../../player/base/custom-elements-and-events.ts";
import { text } from "../shared/page-texts.ts";
import { render } from "../shared/dom-helpers.ts";
import { form, player, shownPuzzle, shownRequest, runWithChanges, visibleRequest } from "./puzzle-page-state.ts";
import { presetFor } from "../../player/catalogue/match-requests-and-presets.ts";
import { playerQueryOf } from "../../player/catalogue/url-query.ts";
import { markDone } from "../../offline/done-on-device.ts";

const SEEDS = 1_000_000;

/** The player shows this beside a new board. */
const choices = Object.assign(document.createElement("div"), { slot: "choices", className: "pair" });
/** The player shows this after a board was solved by hand. */
const afterwards = Object.assign(document.createElement("div"), { slot: "solved", className: "pair" });
/** The player shows this at the end of practice. */
const practised = Object.assign(document.createElement("span"), { slot: "practised" });

for (const event of ["play", "runstart", "boardchange", "stepchange", "error"])
  player.addEventListener(event, () => choices.remove());

const offerButton = (words: string, act: () => unknown, kind = "") =>
  html`<button class="button ${kind}" type="button" @click=${act}>${words}</button>`;

/** Show a board at its first step, and ask whether to play it or to watch an algorithm solve it; or practise on it. */
export async function showShuffledBoard() {
  const { state } = form;
  const practice = player.modes?.practice;
  if (practice) return (await runWithChanges("state", {}, { play: false })) && practice.goToNextQuestion();
  const started = new Promise((resolve) => player.addEventListener("runstart", resolve, { once: true }));
  const fitting = player.session.query("default_algorithm", { state, algorithm: shownRequest().algorithm });
  const done = runWithChanges("state", {}, { play: false });
  const [fitted] = await Promise.all([fitting, Promise.race([started, done])]);
  if (shownRequest().state !== state) return; // it was refused, or another board is shown instead
  const playByHand = () => {
    choices.remove();
    findBoardThatKeysActOn(player)?.focus({ preventScroll: true });
  };
  const watch = (algorithm: string) =>
    algorithm === shownRequest().algorithm ? player.play() : player.run({ algorithm });
  const algorithms = [...new Set([shownRequest().algorithm, fitted])];
  render(
    [
      player.session.playable ? offerButton(text("shuffle-try"), playByHand, "primary") : nothing,
      algorithms.map((id) => offerButton(text("shuffle-watch", { name: text(`algorithm-${id}`) }), () => watch(id))),
    ],
    choices,
  );
  player.append(choices);
}

const startStateOfManualPlay = () => player.session.hand?.past[0]?.state ?? shownRequest().state;

/** Offer a harder board, too, once a board was solved. */
export async function offerHarderBoard(another: () => unknown) {
  const solved = player.session.hand?.assessment?.outcome === "solved" && player.session.hand.past.length > 0;
  if (!solved || !shownPuzzle().shuffle.length) return;
  const asked = { state: startStateOfManualPlay(), seed: Date.now() % SEEDS };
  const harder = await player.session.query("harder_board", asked).catch(() => ""); // it is only an offer
  drawOffersAfterSolving(another, harder);
}

/** Offer another board, a harder one, and to watch Python solve this one, to a visitor who solved it. */
export function drawOffersAfterSolving(another: () => unknown, harder = "") {
  const watch = async () => {
    const state = startStateOfManualPlay();
    const asked = { state, algorithm: shownRequest().algorithm };
    player.run({ state, algorithm: await player.session.query("default_algorithm", asked) });
  };
  const again = shownPuzzle().shuffle.length ? offerButton(text("shuffle-another"), another, "primary") : nothing;
  const showHarder = () => {
    form.state = harder;
    return showShuffledBoard();
  };
  const more = harder ? offerButton(text("shuffle-harder"), showHarder) : nothing;
  render([again, more, offerButton(text("solved-watch-python"), watch)], afterwards);
  if (!afterwards.isConnected) player.append(afterwards);
}

/** Offer other boards to a visitor who has practised, where the puzzle can make some. */
export function drawOffersAfterPractice(another: () => unknown) {
  const showHarder = async () => {
    const asked = { state: shownRequest().state, seed: Date.now() % SEEDS };
    const harder = await player.session.query("harder_board", asked).catch(() => ""); // another one may work
    if (!harder) return another();
    form.state = harder;
    return showShuffledBoard();
  };
  const more = [offerButton(text("shuffle-another"), another), offerButton(text("shuffle-harder"), showHarder)];
  render(shownPuzzle().shuffle.length ? more : nothing, practised);
  if (!practised.isConnected) player.append(practised);
}

/** The element with what to do next, which the player shows below the answer, at the end of a run. */
const beneath = Object.assign(document.createElement("div"), { slot: "next" });
/** What the visitor has done from here, with which run. */
const done = new Set<string>();

/** An example is done once its last step was shown. */
export function markExampleDone() {
  const current = presetFor(shownRequest());
  if (current && !player.session.hand) markDone(`example/${shownPuzzle().id}/${current.id}`);
}

/** Offer to predict this run, then to perform it, and the next example; after the last one a challenge. */
export function drawNextOffers() {
  const { modes, session } = player;
  const run = playerQueryOf(visibleRequest());
  const acts = [
    { words: "next-predict", can: modes?.canPractise && !modes.practice, act: () => modes!.togglePractice() },
    { words: "next-perform", can: modes?.canTakeOver, act: () => modes!.toggleTakeOver() },
  ].filter(({ words, can }) => can && !done.has(`${words} ${run}`));
  const begin = async ({ words, act }: (typeof acts)[number]) => {
    done.add(`${words} ${run}`);
    await player.seek(0);
    await act();
    drawNextOffers();
  };
  const first = acts.slice(0, 1).map((each) => offerButton(text(each.words), () => begin(each), "primary"));
  render(session.task ? nothing : [first, linkToNextExampleOrChallenge()], beneath);
  if (!beneath.isConnected) player.append(beneath);
}

function linkToNextExampleOrChallenge() {
  const { id, presets } = shownPuzzle();
  const current = presetFor(visibleRequest());
  const preset = current && presets[1 + presets.indexOf(current)];
  const challenge = document.querySelector("#challenges .example:not([hidden] *)")?.getAttribute("href");
  const link = (address: string, words: string) => html`<a class="button" href=${address}>${words}</a>`;
  if (preset) return link(`?${playerQueryOf(preset)}`, text("next-example", { name: text(`preset-${id}-${preset.id}`) }));
  return challenge ? link(challenge, text("next-challenge")) : nothing;
}
