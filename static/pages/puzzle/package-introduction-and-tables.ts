/** The supplements of a package's puzzle, below the player: introduction, challenges, and tables of known numbers. */
import { html, nothing } from "lit";
import { loadPageTexts } from "../../i18n/load-page-messages.ts";
import { playerQueryOf } from "../../player/catalogue/url-query.ts";
import { goalInWords } from "../challenges/challenge-goal-in-words.ts";
import { render } from "../shared/dom-helpers.ts";
import { drawDoneMarks } from "../shared/done-marks.ts";
import { text, textIfAny, texts } from "../shared/page-texts.ts";
import { player } from "./puzzle-page-state.ts";
import { isFromFile } from "../../player/catalogue/puzzle-registry.ts";
import type { Texts } from "../../i18n/load-messages.ts";
import type { Description, Table } from "../../validation/python-types.ts";

export async function drawPackageIntroduction(puzzle: Description, place: HTMLElement) {
  const { id, tables = [] } = puzzle;
  const about = textIfAny(`puzzle-${id}-about`);
  const said = await loadPageTexts(texts.language, id, "site", "challenges");
  render([about ? html`<p class="about">${about}</p>` : nothing, challengeList(puzzle, said),
    tables.map(numbersTable)], place);
  drawDoneMarks();
}

/** As on the pages of our own puzzles. */
function challengeList(puzzle: Description, said: Texts) {
  const { id, challenges = [] } = puzzle;
  const entries = challenges.map((each) => {
    const query = playerQueryOf({ puzzle: id, packages: player.packages });
    query.set("challenge", each.id);
    return html`<li><a class="example" data-done=${`challenge/${id}/${each.id}`} href=${`?${query}`}
      ><span><b>${said.has(`challenge-title-${each.id}`) ? said.text(`challenge-title-${each.id}`) : nothing}</b>
        <span>${goalInWords(each, puzzle, said)}</span> <small>${each.level ? said.text("level", { level: each.level }) : nothing}</small></span>
      <i class="tick" hidden>✓<span class="hidden"> ${said.text("done")}</span></i></a></li>`;
  });
  if (!entries.length || isFromFile(id)) return nothing; // a link cannot bring the file
  return html`<section><h2>${said.text("challenges")}</h2><p class="about">${said.text("challenges-about")}</p>
    <ol class="examples challenges">${entries}</ol></section>`;
}

function numbersTable({ id, columns, rows }: Table) {
  const heads = columns.map((column) => html`<th scope="col">${text(`column-${column}`)}</th>`);
  const cells = (row: Table["rows"][number]) => row.map((value) => html`<td>${formatValue(value)}</td>`);
  const note = textIfAny(`table-${id}-note`);
  return html`<section class="numbers"><h2>${text(`table-${id}`)}</h2>
    <div class="scroll" tabindex="0"><table>
      <thead><tr>${heads}</tr></thead>
      <tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table></div>
    ${note ? html`<p class="hint">${note}</p>` : nothing}</section>`;
}

function formatValue(value: string | number | null) {
  if (value === null) return "–";
  return typeof value === "number" ? texts.grouped.format(value) : texts.digits(value);
}
