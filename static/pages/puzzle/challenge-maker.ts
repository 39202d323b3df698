/** The form that makes a challenge of the board on the page, as a link. */
import { html, nothing } from "lit";
import { loadPageTexts } from "../../i18n/load-page-messages.ts";
import { isBuiltIn } from "../../player/catalogue/baked-data.ts";
import { fitsInUrl, playerQueryOf } from "../../player/catalogue/url-query.ts";
import { render } from "../shared/dom-helpers.ts";
import { copyAddress, copyButton } from "../shared/copy-and-embed-buttons.ts";
import { wholeNumberField } from "../shared/form-fields.ts";
import { linkWithQuery } from "../shared/page-query.ts";
import { player, shownPuzzle, visibleRequest } from "./puzzle-page-state.ts";
import { warnOfFilePackage } from "./url-sync.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Challenge } from "../../validation/python-types.ts";

const MOST = 1000;
const place = Object.assign(document.createElement("section"), { className: "card-like challenge" });
const form = { goal: "", most: 20, copied: "", fault: "", warning: "" };
let said: Texts;

/** Show the form below the tools, or hide it. */
export async function toggleChallengeMaker(below: Element) {
  if (place.isConnected) return place.remove();
  if ((await player.session.visibleState()) === null) return;
  said = await loadPageTexts(document.documentElement.lang, shownPuzzle().id, "site", "challenges");
  form.goal = possibleGoals()[0];
  form.fault = form.warning = "";
  drawChallengeMaker();
  below.after(place);
  await warnIfUnmeetable();
}

/** Warn the teacher of a challenge that nobody can meet. */
async function warnIfUnmeetable() {
  const challenge = challengeOfForm();
  const asked = JSON.stringify(challenge);
  const why = await player.session.query("why_unmeetable", { challenge }).catch(() => ""); // no warning without Python
  if (asked !== JSON.stringify(challengeOfForm())) return;
  form.warning = why && said.text(`challenge-make-${why}`);
  drawChallengeMaker();
}

/** What a board of this puzzle can be made into. */
const possibleGoals = (): Challenge["goal"][] =>
  shownPuzzle().players > 1 ? ["win"] : typeof shownPuzzle().appearance.hand === "object" ? ["complete"] : ["solve"];

/** The challenge that the form makes. */
function challengeOfForm() {
  const { algorithm, state, options = {} } = visibleRequest();
  const known = shownPuzzle().algorithms.find(({ id }) => id === algorithm)?.parameters ?? [];
  const kept = Object.entries(options).filter(([name]) => known.some(({ id, from_state: of }) => id === name && !of));
  return {
    goal: form.goal, algorithm, state, options: Object.fromEntries(kept),
    ...(form.goal === "solve" && { most: form.most }),
  };
}

function drawChallengeMaker() {
  const { text } = said;
  const onMost = (moves: number, fault: string) => {
    form.fault = fault;
    if (!moves) return drawChallengeMaker();
    form.most = moves;
    form.warning = "";
    drawChallengeMaker();
    warnIfUnmeetable();
  };
  const onCopy = () => {
    const { puzzle: id, packages } = visibleRequest();
    const query = isBuiltIn(id) ? new URLSearchParams() : playerQueryOf({ puzzle: id, packages });
    query.set("challenge", JSON.stringify(challengeOfForm()));
    warnOfFilePackage();
    if (fitsInUrl(query)) copyAddress(form, drawChallengeMaker, linkWithQuery(location.href, query));
    else player.notices.say(text("share-too-long-race"));
    warnIfUnmeetable(); // the board may have changed
  };
  render(html`<h2>${text("challenge-make")}</h2><p class="about">${text("challenge-make-about")}</p>
    <p>${text("challenge-make-goal")}: ${text(`challenge-make-${form.goal}`)}</p>
    <p class="problem" role="alert">${form.fault || form.warning}</p>
    <div class="row">${form.goal === "solve" ? html`<label>${text("challenge-make-most")} ${
      wholeNumberField("challenge-most", String(form.most), { least: 1, most: MOST }, onMost)}</label>` : nothing}
    ${copyButton(text("challenge-make-copy"), form, onCopy, "primary")}</div>`, place);
}
