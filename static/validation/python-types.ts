/**
 * Types of the JSON that Python sends, from generated-types.ts, which the build makes of Python's types; and those
 * that only the page has.
 */
import type * as made from "./generated-types.ts";

export type * from "./generated-types.ts";
export type {
  Bounds as Distance, CellRole as Mark, Colour as ColourName, Counter as CounterSpec, NodeList as ListSpec,
  Plot as PlotSpec, Settings as Options,
} from "./generated-types.ts";

/** The values of a board, one value per cell. */
export type Values = ArrayLike<number> & Iterable<number>;
/** A board has either areas, or rows and columns. */
export type Board = Omit<made.Board, "areas" | "rows" | "columns"> &
  (({ rows: number; columns: number; areas?: null }) | { areas: made.Area[]; rows?: number; columns?: number });
export type RefusalDetail = Omit<made.RefusalDetail, "picture"> & {
  picture?: (Board & Pick<made.Picture, "marks" | "links" | "blank">) | null;
};
/** An area as a page draws it, with the cells `first` … `first + count - 1` of the board. */
export type Shape = made.Area & { first?: number; count?: number };
export type Frame = Omit<made.Frame, "variables"> & {
  variables: (made.Variable & { name: string; changed: boolean })[];
};
export type Variables = Omit<made.Variables, "frame"> & { frame: Frame | null };

/** The answers of Python, by question. */
export type Answers = Required<Omit<made.Schemas, "variables" | "refusal">> & {
  variables: Variables; refusal: RefusalDetail;
};
export type Ask = <Question extends keyof Answers>(question: Question, args?: object) => Promise<Answers[Question]>;

export interface Result {
  [fact: string]: unknown;
  offer?: made.Offer;
}
