// Written by static/build/generate_validators.py.
import type { Check } from "./validators.ts";
import { LONGEST_TEXT, MOST_ITEMS, anyBoolean, either, finite, integer, later, list, name, nothing, oneOf, plain,
  record, scalar, table, text, tuple, under, variant } from "./validators.ts";
import { CELLS_DRAWN_OF_ALL, MOST_CELLS, MOST_HIGHLIGHTED, cell, cellKey, cellValue, direction, facts, never, path,
  pencil, share, valueKey } from "./value-formats.ts";
import { Alternative, Appearance, Area, Board, Colour, Counter, Footer, FreshReasons, FreshStrings, Hand, HeaderBlock,
  Key, Letter, Look, Meaning, NodeList, NodesHead, Offer, Plot, Question, ROLES, ReadingNote, Role, Rules, Scalar,
  StepsHead, Token } from "./trace-validators.ts";
export const Parameter: Check = record({ id: name, kind: oneOf("integer", "choice", "switch", "text", "offsets",
  "state", "decisions") }, { default: Scalar, minimum: finite, maximum: finite, choices: list(text(1000), { most: 100
  }), advanced: anyBoolean, hidden: anyBoolean, from_state: anyBoolean, unless: list(name, { most: 100 }) });
export const FaultDetail: Check = record({ wrong: list(text(1000), { least: 1, most: 100 }), right: list(text(1000), {
  most: 100 }), method: name });
export const Algorithm: Check = record({ id: name, kind: name, source: text(1000), parameters: list(Parameter, { most:
  100 }), counters: table(Counter, { most: 100 }), plots: list(Plot, { most: 64 }), playable: anyBoolean }, { races:
  anyBoolean, fault: FaultDetail });
export const Preset: Check = record({ id: name, algorithm: name, state: text(), options: table(Scalar, { most: 1000 })
  }, { trace: never, texts: never });
export const Challenge: Check = record({ id: name, goal: oneOf("solve", "win", "complete", "find") }, { state:
  text(10000), options: table(Scalar, { most: 1000 }), algorithm: name, of: name, level: integer(1, 3), hints:
  list(name, { most: 8 }), least: integer(0), most: integer(0), changes: integer(0) });
export const Table: Check = record({ id: name, columns: list(name, { least: 1, most: 20 }), rows:
  list(list(either(nothing, text(1000), finite), { most: 20 }), { most: 1000 }) });
export const Race: Check = record({ state: text(), options: table(Scalar, { most: 1000 }), lanes: list(Preset, { least:
  1, most: 100 }) });
export const Description: Check = record({ id: name, appearance: Appearance, players: oneOf(1, 2), has_hints:
  anyBoolean, has_distance: anyBoolean, example: text(), algorithms: list(Algorithm, { least: 1, most: 1000 }), presets:
  list(Preset, { most: 1000 }), shuffle: list(Parameter, { most: 100 }), texts: table(text()) }, { challenges:
  list(Challenge, { most: 100 }), takes_states: anyBoolean, separators: text(100), joined: anyBoolean, family: Key,
  tables: list(Table, { most: 20 }), race: either(nothing, Race) });
export const Catalogue: Check = record({ puzzles: list(Description, { most: 1000 }) });
export const TokenClass: Check = oneOf("k", "s", "m", "c", "d", "b");
export const TokenLines: Check = record({ text: list(list(tuple(integer(0), integer(0), TokenClass))), lines:
  list(list(tuple(integer(0), integer(0), TokenClass))) });
export const Source: Check = record({ text: list(text()), lines: list(text()), at: list(tuple(integer(0), integer(0))),
  tokens: TokenLines });
export const Move: Check = record({ move: text(10000), cells: list(tuple(cell, cellValue)), state: text() }, { key:
  text(40), cell: either(nothing, cell), to: either(nothing, cell) });
export const StatusMessage: Check = record({  }, { reason: text(1000), args: table(either(nothing, text(), finite,
  anyBoolean, list(Scalar)), { most: 1000 }), marks: list(tuple(cell, Role), { most: 10000 }), links: list(tuple(cell,
  cell), { most: 10000 }), cells: list(tuple(cell, cellValue)), pencil: pencil });
export const Outcome: Check = oneOf("", "solved", "lost", "won");
export const Assessment: Check = record({ state: text(), moves: list(Move), status_message: StatusMessage, outcome:
  Outcome });
export const Hint: Check = record({  }, { reason: text(1000), args: table(either(nothing, text(), finite, anyBoolean,
  list(Scalar)), { most: 1000 }), marks: list(tuple(cell, Role), { most: 10000 }), links: list(tuple(cell, cell), {
  most: 10000 }), cells: list(tuple(cell, cellValue)), pencil: pencil, moves: list(text(10000)) });
export const Bounds: Check = record({ least: integer(0), most: either(nothing, integer(0)), moves: list(text(10000)),
  over: anyBoolean });
export const Child: Check = record({ move: text(10000), name: text(10000), g: finite, changes: list(tuple(cell,
  cellValue), { most: 10000 }), cells: list(cell, { most: 10000 }) });
export const Verdict: Check = record({ solved: anyBoolean, reason: Key, args: table(either(nothing, text(), finite,
  anyBoolean, list(Scalar)), { most: 1000 }) }, { code: text() });
export const Plain: Check = record({ kind: oneOf("number", "constant", "text", "name", "object"), text: text(200) }, {
  on_board: integer() });
export const BoardValue: Check = record({ kind: oneOf("board"), cells: list(cellValue, { least: 1, most: 1000 }) });
export const NodeValue: Check = record({ kind: oneOf("node"), move: text(200), g: text(200), h: text(200), f: text(200)
  }, { cells: list(cellValue, { least: 1, most: 1000 }), state: later(()=>Variable) });
export const ListValue: Check = record({ kind: oneOf("list"), ends: oneOf("[]", "()", "{}"), length: integer(0), items:
  list(later(()=>Variable), { most: 20 }), last: list(later(()=>Variable), { most: 20 }) });
export const PairValue: Check = record({ kind: oneOf("pair"), key: later(()=>Variable), value: later(()=>Variable) });
export const Variable: Check = variant({ number: Plain, constant: Plain, text: Plain, name: Plain, object: Plain, board:
  BoardValue, node: NodeValue, list: ListValue, pair: PairValue });
export const Frame: Check = record({ function: text(200), line: integer(1), calls: integer(1), variables: list(Variable,
  { most: 100 }) });
export const Variables: Check = record({ step: integer(-1), said: tuple(text(1000), text(1000)), over: anyBoolean,
  frame: either(nothing, Frame) });
export const StatusReason: Check = record({ reason: name, args: table(either(nothing, text(), finite, anyBoolean,
  list(Scalar)), { most: 1000 }) });
export const Picture: Check = record({ values: list(cellValue, { most: 4200000 }) }, { goal: list(cellValue), badges:
  list(either(nothing, list(integer()))), labels: table(text(20), { key: cellKey }), coordinates: oneOf("numbers",
  "squares"), heat: anyBoolean, edges: list(tuple(integer(-4, 1000000), integer(-4, 1000000)), { most: 4096 }), lines:
  list(tuple(cell, cell), { most: 10000 }), tokens: list(name, { most: 64 }), rules: Rules, givens: list(cell, { most:
  4096 }), pencil: pencil, look: Look, colours: table(Colour, { key: valueKey }), rows: integer(1, 1000000), columns:
  integer(1, 1000000), cells: integer(1, 4200000), fill: cellValue, args: table(either(text(), finite), { most: 1000 }),
  areas: list(Area, { least: 1, most: 64 }), blank: cellValue, marks: list(tuple(cell, Role), { most: 10000 }), links:
  list(tuple(cell, cell), { most: 10000 }) });
export const RefusalDetail: Check = record({ key: name, args: table(either(nothing, text(), finite, anyBoolean,
  list(Scalar)), { most: 1000 }), sentence: text(10000) }, { picture: either(nothing, Picture), offers:
  list(text(10000), { most: 100 }), traceback: text() });
export const Crash: Check = record({ kind: text(200), message: text(), fatal: anyBoolean }, { file: text(1000), line:
  integer(0), traceback: text() });
export const ANSWERS = { start: integer(1), catalogue: Catalogue, discover: list(name, { most: 1000 }), sources:
  table(Source), moves: Assessment, hint: Hint, distance: Bounds, reply: either(nothing, Move), shuffle: text(),
  default_algorithm: text(), harder_board: text(), similar_board: text(), children: list(Child, { most: 10000 }), judge:
  Verdict, why_unmeetable: oneOf("", "lost", "impossible"), variables: Variables, status: StatusReason, refusal:
  RefusalDetail, fault: Crash };
