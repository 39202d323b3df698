/** The home page: a board to solve at once, with a hint for each move, and what was done of the ideas. */
import { LANGUAGES } from "../../i18n/messages.ts";
import { isDone } from "../../offline/done-on-device.ts";
import "../../player/element/element.ts";
import "../site/common-page-controls.ts";
import type { DhadhaPlayer } from "../../player/element/element.ts";

/** boards: {state: [moves to the goal, tile to slide]}; left: sentences by number of moves. */
type Said = {
  boards: Record<string, [number, number]>; taps: Record<number, string>; left: string[];
  beside: string; away: string; far: string; detour: string; solved: string;
};

const first = document.getElementById("first");
if (first) explainMovesOfFirstBoard(JSON.parse(first.dataset.said!), first.querySelector("dhadha-player") as DhadhaPlayer);

function explainMovesOfFirstBoard({ boards, taps, left, ...said }: Said, player: DhadhaPlayer) {
  const told = document.getElementById("told")!;
  const see = document.getElementById("see")!;
  const hint = document.getElementById("hint") as HTMLButtonElement;
  const [fewest] = boards[player.state];
  let state = player.state;

  player.addEventListener("boardchange", ({ detail }) => {
    const past = player.session.hand?.past.length ?? 0;
    const before = boards[state]?.[0] ?? Infinity;
    state = detail.state;
    const [distance, tile] = boards[state] ?? [];
    const isSolved = distance === 0;
    see.classList.toggle("primary", isSolved);
    hint.disabled = isSolved;
    if (distance === undefined) told.textContent = said.far;
    else if (isSolved) told.textContent = past > fewest ? said.detour : said.solved;
    else if (past) told.textContent = `${distance > before ? said.away : ""} ${left[distance]}`;
    else told.textContent = taps[tile];
  });
  let refusal: unknown;
  player.addController({
    hostUpdated() { // the player shows no notices itself
      const { now } = player.notices;
      if (now && now !== refusal) told.textContent = now.isError ? now.text ?? "" : said.beside;
      refusal = now;
    },
  });
  hint.addEventListener("click", () => {
    const [, tile] = boards[state] ?? [];
    told.textContent = tile ? taps[tile] : said.far;
  });
  document.getElementById("again")!.addEventListener("click", () => player.prepareToStep());
}

/** Mark what was done, also when the visitor comes back to the page. */
function drawProgress() {
  const number = (count: number) => count.toLocaleString(LANGUAGES[document.documentElement.lang].locale);
  let isAllDone = true;
  for (const idea of document.querySelectorAll(".idea")) {
    const steps = [...idea.querySelectorAll<HTMLElement>("[data-step]")];
    for (const step of steps) step.classList.toggle("done", isDone(step.dataset.step!));
    const done = idea.querySelectorAll(".done").length;
    isAllDone &&= done === steps.length;
    idea.querySelector(".dots span")!.textContent = `${number(done)}/${number(steps.length)}`;
  }
  const about = document.getElementById("ideas-about");
  if (about && isAllDone) about.textContent = about.dataset.done!;
}

addEventListener("pageshow", drawProgress);
drawProgress();
