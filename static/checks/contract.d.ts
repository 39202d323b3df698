/**
 * Types of the JSON that Python sends, as this folder checks it; py/dhadha/core/contract.py has the same types in
 * Python.
 */

export type Scalar = string | number | boolean | null;
/** The arguments of a message. */
export type Arguments = Record<string, Scalar | Scalar[]>;
export type Options = Record<string, Scalar>;

export type Role = "idle" | "current" | "frontier" | "visited" | "path" | "goal" | "conflict" | "hint";
export type ColourName = "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "violet" | "grey";
/** [row, column], or [down, right]. */
export type Place = [number, number];
/** [cell, value]. */
export type CellValue = [number, number];
/** [cell, role]. */
export type Mark = [number, Role];
/** [cell, cell]. */
export type Link = [number, number];
/** [cell, value, number]. */
export type Note = [number, number, number];
/** The values of a board, a value a cell. */
export type Values = ArrayLike<number> & Iterable<number>;
/** {cell: the values that stand small in it}. */
export type Pencil = Record<string, number[]>;

/** A grid of cells, alone or one of several; see Puzzle.board. */
export interface Area {
  rows: number;
  columns: number;
  id?: string;
  /** Whether hands may touch it: no, where it has an id and does not say so. */
  hand?: boolean;
  goal?: number[];
  badges?: (number[] | null)[];
  labels?: Record<string, string>;
  coordinates?: "numbers" | "squares";
  heat?: boolean;
  edges?: Place[];
  lines?: Link[];
  tokens?: string[];
  look?: string;
  /** After which rows and columns a thick rule is drawn. */
  rules?: { rows?: number[]; columns?: number[] };
  /** Cells that no hand may change. */
  givens?: number[];
  pencil?: Pencil;
  colours?: Record<string, ColourName>;
}

interface Cells {
  values: number[];
  cells?: number;
  fill?: number;
  args?: Record<string, string | number>;
}
export type Board = Cells & ((Area & { areas?: null }) | ({ areas: Area[] } & Partial<Area>));

/** An area as a page draws it: its cells are `first` … `first + count - 1` of all. */
export type Shape = Area & { first?: number; count?: number };

/** What a hand may do besides `moves`; see Puzzle. */
export type HandSpec = "free" | { tokens?: boolean; brush?: number[]; type?: [number, number] };

export interface Token {
  shape: string;
  glyph: string;
  under?: boolean;
}

/** How cells are drawn; see Puzzle.appearance. Keys of tables are values. */
export interface Appearance {
  pieces?: "tiles" | "columns" | "none";
  blank?: number;
  blocked?: number;
  glyphs?: Record<string, string>;
  colours?: Record<string, ColourName>;
  /** The share of a cell's width that a piece of that value takes. */
  widths?: Record<string, number>;
  shape?: string;
  glyph?: string;
  lines?: Place[];
  chequered?: boolean;
  heat?: boolean;
  shades?: boolean;
  tokens?: Record<string, Token>;
  hand?: HandSpec;
}

export interface Move {
  move: string;
  cells: CellValue[];
  state: string;
  cell?: number | null;
  to?: number | null;
  key?: string;
}

export interface StatusMessage {
  reason?: string;
  args?: Arguments;
  marks?: Mark[];
  links?: Link[];
  cells?: CellValue[];
  pencil?: Pencil;
}

export type Advice = StatusMessage & { moves?: string[] };

/** What is known of how far a board is from its end; over: no more will be. */
export interface Distance {
  least: number;
  most: number | null;
  moves: string[];
  over: boolean;
}

/** What Python says of a board in a hand. */
export interface Assessment {
  state: string;
  moves: Move[];
  status_message: StatusMessage;
  outcome: "" | "solved" | "lost" | "won";
}

export interface CounterSpec {
  words?: Record<string, number>;
  peak?: string;
  branching?: string;
  chart?: boolean;
}

export interface ListSpec {
  id: string;
  order?: "f" | "h" | "first" | null;
  label?: string | null;
  word?: string | null;
  view?: "wall" | "boards" | null;
  families?: boolean | null;
  shown?: number | null;
}

export interface PlotSpec {
  id: string;
  lines: string[];
  x?: string | null;
  band?: [string, string] | null;
  level?: string | null;
}

export interface Parameter {
  id: string;
  kind: "integer" | "choice" | "switch" | "text" | "offsets" | "state";
  default?: Scalar;
  minimum?: number;
  maximum?: number;
  choices?: string[];
  advanced?: boolean;
  ignored?: boolean;
  from_state?: boolean;
  unless?: string[];
}

export interface Algorithm {
  id: string;
  kind: string;
  source: string;
  parameters: Parameter[];
  counters: Record<string, CounterSpec>;
  plots: PlotSpec[];
  playable: boolean;
  races?: boolean;
  fault?: { wrong: string[]; right: string[]; method: string };
}

export interface Preset {
  id: string;
  algorithm: string;
  state: string;
  options: Options;
  /** Only of our own, made at build time: the moves of its first board, and the file of its trace. */
  moves?: Move[];
  trace?: { file: string; size: number };
}

/** Many runs, of which curves are drawn: a line an algorithm, over the values `xs` of the option `x`. */
export interface Experiment {
  id: string;
  x: string;
  xs: number[];
  lines: { algorithm: string; options: Options }[];
  measures: string[];
  repeats: number;
  logarithmic: boolean;
  states?: string[];
}

/** Numbers that are known. */
export interface Table {
  id: string;
  columns: string[];
  rows: (number | string | null)[][];
}

/** A race worth watching: our own are run at build time. */
export interface Race {
  state: string;
  options: Options;
  lanes: Preset[];
}

/** A puzzle as it describes itself; see Puzzle.describe. */
export interface Description {
  id: string;
  appearance: Appearance;
  players: 1 | 2;
  advises: boolean;
  measures: boolean;
  example: string;
  algorithms: Algorithm[];
  presets: Preset[];
  shuffle: Parameter[];
  texts: Record<string, string>;
  takes_states?: boolean;
  separators?: string;
  joined?: boolean;
  family?: string;
  experiments?: Experiment[];
  tables?: Table[];
  race?: Race | null;
}

/** What is asked of Python, or of a run. */
export interface RunRequest {
  puzzle: string;
  algorithm?: string;
  state?: string | null;
  options?: Options;
}

/** The error of a refusal; see InvalidInput. */
export interface RefusalDetail {
  key: string;
  args: Arguments;
  sentence: string;
  picture?: (Board & { marks?: Mark[]; links?: Link[]; blank?: number }) | null;
  /** States one of which may be meant. */
  offers?: string[];
}

/** The text of a module, and which of its lines are read; see Reading. */
export interface Source {
  text: string[];
  lines: string[];
  at: number[];
  /** For each line of both: [from, to, class]. */
  tokens: { text: [number, number, string][][]; lines: [number, number, string][][] };
}

/** A value of a variable; see Describer in py/dhadha/source/variables.py. */
export type Variable =
  | { kind: "number" | "constant" | "text" | "name" | "object"; text: string }
  | { kind: "board"; cells: number[] }
  | { kind: "node"; move: string; g: string; h: string; f: string; cells?: number[]; state?: Variable }
  | { kind: "list"; ends: "[]" | "()" | "{}"; length: number; items: Variable[]; last: Variable[] }
  | { kind: "pair"; key: Variable; value: Variable };

export interface Frame {
  function: string;
  line: number;
  calls: number;
  variables: (Variable & { name: string; changed: boolean })[];
}

export interface Variables {
  step: number;
  said: [string, string];
  over: boolean;
  frame: Frame | null;
}

export interface Result {
  [fact: string]: unknown;
  offer?: { state: string; reason: string; options?: Options };
}

/** What does not fit a shape is named by the path to its first part that does not fit; null where all does. */
export type Fault = string | null;
export type Check = (value: unknown) => Fault;
