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
/** The values of a board, one value per cell. */
export type Values = ArrayLike<number> & Iterable<number>;
/** {cell: its pencil notes}. */
export type Pencil = Record<string, number[]>;

/** A grid of cells, alone or one of several; see Puzzle.board. */
export interface Area {
  rows: number;
  columns: number;
  id?: string;
  /** Whether it can be edited; by default not, if it has an id. */
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
  /** Rows and columns followed by a thick rule. */
  rules?: { rows?: number[]; columns?: number[] };
  /** Cells that cannot be edited. */
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

/** An area as a page draws it, with the cells `first` … `first + count - 1` of the board. */
export type Shape = Area & { first?: number; count?: number };

/** Manual changes permitted besides `moves`; see Puzzle. */
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
  /** The width of a piece with that value, as a fraction of its cell. */
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

/** Bounds of a board's distance to the goal; over: they are final. */
export interface Distance {
  least: number;
  most: number | null;
  moves: string[];
  over: boolean;
}

/** Python's assessment of a manually played board. */
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
  /** Of our own presets only, added at build time: the moves of its first board, and the file of its trace. */
  moves?: Move[];
  trace?: { file: string; size: number };
}

/** A series of runs and its charts: one line per algorithm, over the values `xs` of the option `x`. */
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

/** A table of known numbers. */
export interface Table {
  id: string;
  columns: string[];
  rows: (number | string | null)[][];
}

/** An example race; our own are baked at build time. */
export interface Race {
  state: string;
  options: Options;
  lanes: Preset[];
}

/** The description of a puzzle; see Puzzle.describe. */
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

/** A request to solve a puzzle. */
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
  /** Suggested states. */
  offers?: string[];
}

/** The text of a module, and the lines shown without reporting code; see Folded. */
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

/** Returns null for a valid value, else the path to its first invalid part. */
export type Fault = string | null;
export type Check = (value: unknown) => Fault;
