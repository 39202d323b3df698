/** Cells in words. */
import { lettersOf, placeOf } from "../board/geometry.ts";
import { areaOfCell } from "./question-helpers.ts";
import type { Drawn } from "../board/types.ts";
import type { Session } from "../session/session.ts";

/** A cell's name on the board. */
export function placeInWords(session: Session, board: Drawn | null, cell: number) {
  const { trace, appearance, texts } = session;
  const area = areaOfCell(trace, cell);
  const label = area.labels?.[cell - area.first];
  if (label !== undefined) return texts.digits(label);
  const [row, column] = placeOf(cell - area.first, board?.values ?? session.values(), area, appearance ?? {});
  if (area.coordinates === "squares") return `${lettersOf(column)}${area.rows - row}`;
  const key = `practice-place${appearance?.pieces === "columns" ? "-columns" : ""}`;
  return texts.text(key, { row: row + 1, column: column + 1 });
}
