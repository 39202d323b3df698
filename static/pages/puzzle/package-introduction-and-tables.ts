/** The supplements of a package's puzzle, below the player: introduction, and tables of known numbers. */
import { html, nothing, render } from "lit";
import { text, textIfAny, texts } from "../shared/page-texts.ts";
import type { Description, Table } from "../../validation/python-types.ts";

export function drawPackageIntroduction({ id, tables = [] }: Description, place: HTMLElement) {
  const about = textIfAny(`puzzle-${id}-about`);
  render([about ? html`<p class="about">${about}</p>` : nothing, tables.map(numbersTable)], place);
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
