// Written by static/build/generate_validators.py.
import type { Check } from "./validators.ts";
import { LONGEST_TEXT, MOST_ITEMS, anyBoolean, either, finite, integer, later, list, name, nothing, oneOf, plain,
  record, scalar, table, text, tuple, under, variant } from "./validators.ts";
import { CELLS_DRAWN_OF_ALL, MOST_CELLS, MOST_HIGHLIGHTED, cell, cellKey, cellValue, direction, facts, never, path,
  pencil, share, valueKey } from "./value-formats.ts";
export const Colour: Check = oneOf("red", "orange", "yellow", "green", "teal", "blue", "violet", "grey");
export const Token: Check = record({ shape: path, glyph: text(20) }, { under: anyBoolean });
export const Hand: Check = record({  }, { tokens: anyBoolean, brush: list(cellValue, { most: 64 }), type:
  tuple(cellValue, cellValue) });
export const Appearance: Check = record({  }, { pieces: oneOf("tiles", "columns", "none"), blank: cellValue, blocked:
  cellValue, glyphs: table(text(20), { key: valueKey }), colours: table(Colour, { key: valueKey }), widths: table(share,
  { key: valueKey }), shape: path, glyph: text(20), lines: list(direction, { most: 64 }), chequered: anyBoolean, heat:
  anyBoolean, shades: anyBoolean, tokens: table(Token, { most: 64 }), hand: either(oneOf("free"), Hand) });
export const Scalar: Check = either(nothing, text(), finite, anyBoolean);
export const Offer: Check = record({ state: text(), reason: name }, { options: table(Scalar, { most: 1000 }) });
export const FreshStrings: Check = record({ from: integer(0), values: list(text(10000)) });
export const FreshReasons: Check = record({ from: integer(0), values: list(tuple(text(1000), list(name, { most: 64 })))
  });
export const Rules: Check = record({  }, { rows: list(integer(1, 1000000), { most: 1024 }), columns: list(integer(1,
  1000000), { most: 1024 }) });
export const Look: Check = oneOf("heaps", "tree");
export const Area: Check = record({ rows: integer(1, 1000000), columns: integer(1, 1000000) }, { goal: list(cellValue),
  badges: list(either(nothing, list(integer()))), labels: table(text(20), { key: cellKey }), coordinates:
  oneOf("numbers", "squares"), heat: anyBoolean, edges: list(tuple(integer(-4, 1000000), integer(-4, 1000000)), { most:
  4096 }), lines: list(tuple(cell, cell), { most: 10000 }), tokens: list(name, { most: 64 }), rules: Rules, givens:
  list(cell, { most: 4096 }), pencil: pencil, look: Look, colours: table(Colour, { key: valueKey }), id: name, hand:
  anyBoolean });
export const Board: Check = record({ values: list(cellValue, { most: 4200000 }) }, { goal: list(cellValue), badges:
  list(either(nothing, list(integer()))), labels: table(text(20), { key: cellKey }), coordinates: oneOf("numbers",
  "squares"), heat: anyBoolean, edges: list(tuple(integer(-4, 1000000), integer(-4, 1000000)), { most: 4096 }), lines:
  list(tuple(cell, cell), { most: 10000 }), tokens: list(name, { most: 64 }), rules: Rules, givens: list(cell, { most:
  4096 }), pencil: pencil, look: Look, colours: table(Colour, { key: valueKey }), rows: integer(1, 1000000), columns:
  integer(1, 1000000), cells: integer(1, 4200000), fill: cellValue, args: table(either(text(), finite), { most: 1000 }),
  areas: list(Area, { least: 1, most: 64 }) });
export const Counter: Check = record({  }, { words: table(integer(-1000, 1000)), peak: name, branching: name, chart:
  anyBoolean });
export const NodeList: Check = record({ id: name }, { order: either(nothing, oneOf("f", "h", "first")), word:
  either(nothing, name), label: either(nothing, name), view: either(nothing, oneOf("wall", "boards", "strip")),
  families: either(nothing, anyBoolean), shown: either(nothing, integer(1, 1000)) });
export const Plot: Check = record({ id: name, lines: list(name, { least: 1, most: 8 }) }, { x: either(nothing, name),
  band: either(nothing, tuple(name, name)), level: either(nothing, name) });
export const Role: Check = oneOf("idle", "current", "frontier", "visited", "path", "goal", "conflict", "hint");
export const Question: Check = record({ kind: oneOf("node", "value", "outcome", "cell", "cells", "reason"), steps:
  list(text(200), { least: 1, most: 20 }) }, { by: text(200), of: name, hides: list(name, { most: 8 }), tells:
  list(name, { most: 8 }), role: Role });
export const Letter: Check = oneOf("B", "H", "I", "i", "d");
export const Key: Check = either(name, oneOf(""));
export const Meaning: Check = record({  }, { changed: Role, written: either(Role, oneOf("")), bar: either(Role,
  oneOf("")), frontier_delta: integer(-1, 1), closes: anyBoolean, child: anyBoolean, refused: anyBoolean, context: Key,
  draw_related: anyBoolean, answer: anyBoolean, decision: anyBoolean });
export const Alternative: Check = record({ id: name, algorithm: name, state: text(), options: table(Scalar, { most: 1000
  }) });
export const ReadingNote: Check = record({ key: name, args: table(either(nothing, text(), finite, anyBoolean,
  list(Scalar)), { most: 1000 }) });
export const HeaderBlock: Check = record({ kind: oneOf("header"), format: integer(), puzzle: name, algorithm: name,
  effective_algorithm: name, state: text(), options: table(Scalar, { most: 1000 }), board: Board, words: list(name, {
  least: 1, most: 255 }), markers: list(name, { most: 255 }), counters: table(Counter, { most: 32 }), lists:
  list(NodeList, { most: 8 }), plots: list(Plot, { most: 8 }), source: text(1000) }, { strings: FreshStrings, reasons:
  FreshReasons, questions: list(Question, { most: 16 }), forecasts: list(name, { most: 8 }), performable: anyBoolean,
  columns: list(tuple(name, Letter, integer(0)), { most: 64 }), vocabulary: table(Meaning, { most: 255 }), waiting: Key,
  informed: anyBoolean, ways: list(Alternative, { most: 8 }), read_as: list(ReadingNote, { most: 8 }), anytime:
  anyBoolean });
export const NodesHead: Check = record({ kind: oneOf("nodes"), first: integer(0), count: integer(1, 1048576), columns:
  list(tuple(name, Letter, integer(0)), { most: 64 }) }, { strings: FreshStrings, reasons: FreshReasons });
export const StepsHead: Check = record({ kind: oneOf("steps"), index: integer(0), stride: integer(1), first: integer(0),
  count: integer(1, 4096), counters: table(integer()), deepest: integer(0), columns: list(tuple(name, Letter,
  integer(0)), { most: 64 }) }, { strings: FreshStrings, reasons: FreshReasons, cells: table(cellValue, { key: cellKey
  }), roles: table(Role, { key: cellKey }) });
export const Footer: Check = record({ kind: oneOf("footer"), result: either(nothing, facts), status: oneOf("found",
  "exhausted", "budget", "cancelled"), counters: table(integer()), steps: integer(0) }, { strings: FreshStrings,
  reasons: FreshReasons, columns: list(tuple(name, Letter, integer(0)), { most: 64 }), proved: anyBoolean, seconds:
  finite });
export const ROLES: import("./generated-types.ts").Role[] = ["idle", "current", "frontier", "visited", "path", "goal",
  "conflict", "hint"];
