/** Marks of a board for exported pictures, in pixels: {d, x, y, scale, fill, …} or {text, x, y, size, fill}. */
import { largest } from "../base/min-max.ts";
import { COLOURS } from "./colours.ts";
import {
  MANY_ROWS, NODE_RADIUS, attackPath, diskPath, isLarge, lettersOf,
  margins, place, placeOf, showsHeat, stonePlaces, tokensOn, walls, warmth,
} from "./geometry.ts";
import type { Appearance, ColourName, Link, Role } from "../../validation/python-types.ts";
import type { PlacedArea } from "./areas.ts";
import type { Drawn } from "./types.ts";

export type Mark = {
  d?: string;
  text?: string;
  x: number;
  y: number;
  scale?: number;
  size?: number;
  fill?: string;
  stroke?: string;
  width?: number;
  weight?: number;
  wide?: number;
};
type At = { x: number; y: number; scale: number };
/** A CSS colour of the player's, resolved. */
export type Ink = (colour: string) => string;
type Sketched = {
  area: PlacedArea;
  drawn: Drawn;
  appearance: Appearance;
  ink: Ink;
  unit: number;
  written: (value: number) => string;
  digits: (text: string) => string;
};

const SAMPLED = 128; // squares per side; larger boards are sampled
const SIGNS: Partial<Record<Role, string>> = {
  current: "●", frontier: "○", visited: "–", path: "▸", goal: "✓", conflict: "✕", hint: "◆",
};
const STONES = 60; // stones drawn per heap; the number below shows the total
const NAMES = 0.42; // of a square; the room for coordinates

/** The size of a board in squares, with its margins, and the offset of its first square. */
export function extentOf(area: PlacedArea) {
  const [above, right, below, left] = margins(area);
  const named = area.coordinates ? NAMES : 0;
  const [x, y] = [left + named, above + named];
  return { x, y, wide: area.columns + x + right, high: area.rows + y + below + (area.look === "heaps" ? 0.3 : 0) };
}

/** All marks of a board. */
export function boardMarks(given: Sketched): Mark[] {
  const { area, appearance } = given;
  if (isLarge(area, appearance)) return appearance.pieces === "columns" ? dots(given) : sampledSquares(given);
  const kind = appearance.pieces === "tiles" ? tiles : appearance.pieces === "columns" ? columns : grid;
  return [...groundMarks(given), ...kind(given), ...labels(given), ...names(given), ...links(given)];
}

const square = (x: number, y: number, wide: number, high: number = wide, round = 0) =>
  `M${x + round} ${y}h${wide - 2 * round}q${round} 0 ${round} ${round}` +
  `v${high - 2 * round}q0 ${round} ${-round} ${round}` +
  `h${2 * round - wide}q${-round} 0 ${-round} ${-round}v${2 * round - high}q0 ${-round} ${round} ${-round}z`;

/** What the squares lie on. */
function groundMarks({ area: { rows, columns, look }, appearance, ink, unit }: Sketched): Mark[] {
  const whole = { x: 0, y: 0, scale: unit };
  if (look === "tree") return [];
  if (!appearance.chequered) return [{ ...whole, d: square(0, 0, columns, rows, 0.06), fill: ink("var(--board)") }];
  const dark = [...Array(rows * columns).keys()].filter((cell) => (Math.floor(cell / columns) + cell % columns) % 2);
  const path = dark.map((cell) => `M${cell % columns} ${Math.floor(cell / columns)}h1v1h-1z`).join("");
  return [
    { ...whole, d: square(0, 0, columns, rows), fill: ink("var(--square-light)") },
    { ...whole, d: path, fill: ink("var(--square-dark)") },
  ];
}

const tiles = ({ area, drawn: { values, roles }, appearance, ink, unit, written }: Sketched): Mark[] =>
  Array.from({ length: area.rows * area.columns }, (_, cell) => {
    const [x, y] = [cell % area.columns, Math.floor(cell / area.columns)];
    const [value, role] = [values[cell], roles[cell] ?? "idle"];
    const at = { x: x * unit, y: y * unit, scale: unit };
    if (value === appearance.blank) return [hollow(role, at, ink), ...roleSign(role, at, ink)];
    const wide = 0.92 * (appearance.widths?.[value] ?? 1);
    const plain = area.goal?.[cell] === value ? "--tile-home" : "--tile";
    const colour = (area.colours ?? appearance.colours)?.[value];
    const fill = ink(role === "idle" && colour ? named(colour) : highlight(role, plain));
    return [
      { ...at, d: square((1 - wide) / 2, 0.04, wide, 0.92, 0.12 * Math.min(1, wide)), fill },
      number(written(value), at, ink(role === "idle" && !colour ? "var(--tile-ink)" : "var(--role-ink)")),
      ...badge(area.rows > MANY_ROWS ? undefined : area.badges?.[cell]?.[value], at, ink, written),
      ...roleSign(role, at, ink),
    ];
  }).flat();

/** A place without a tile. */
function hollow(role: Role, at: At, ink: Ink): Mark {
  const plain = "color-mix(in srgb, var(--hollow) 45%, var(--board))";
  if (role === "idle") return { ...at, d: square(0.04, 0.04, 0.92, 0.92, 0.13), fill: ink(plain) };
  const rim = ink(`color-mix(in srgb, var(--role-${role}) 50%, var(--ink))`);
  return { ...at, d: square(0.06, 0.06, 0.88, 0.88, 0.11), fill: ink(`var(--role-${role})`), stroke: rim, width: 0.04 };
}

/** The small number in the corner of a tile. */
function badge(value: number | undefined, { x, y, scale }: At, ink: Ink, written: Sketched["written"]): Mark[] {
  if (value === undefined) return [];
  const at = { x: x + 0.84 * scale, y: y + 0.83 * scale };
  return [{ text: written(value), ...at, size: 0.15 * scale, fill: ink("var(--muted)") }];
}

/** The texts in the corners of cells. */
const labels = ({ area: { labels = {}, columns }, ink, unit, digits }: Sketched): Mark[] =>
  Object.entries(labels).map(([cell, label]) => ({
    text: digits(label), x: (Number(cell) % columns + 0.08 + 0.055 * label.length) * unit,
    y: (Math.floor(Number(cell) / columns) + 0.14) * unit, size: 0.18 * unit, fill: ink("var(--muted)"),
  }));

function columns({ area, drawn: { values, roles, notes }, appearance, ink, unit, written }: Sketched): Mark[] {
  const standing = [...Array(area.columns).keys()].map((column) =>
    ({ column, at: place(values, column, appearance.blank) }));
  return [
    ...attackedSquares(attackPath(values, roles, area, appearance, false), unit, ink),
    ...walls(values, area, appearance).map(([row, column]) =>
      ({ x: column * unit, y: row * unit, scale: unit, d: square(0, 0, 1), fill: ink("var(--muted)") })),
    ...standing.flatMap(({ column, at }) => {
      if (!at) return [];
      const [role, where] = [roles[column] ?? "idle", { x: at[1] * unit, y: at[0] * unit, scale: unit }];
      const highlighted =
        role === "idle" ? [] : [{ ...where, d: square(0, 0, 1), fill: ink(highlight(role, "")) }];
      const piece = { x: where.x + 0.13 * unit, y: where.y + 0.11 * unit, scale: (0.74 * unit) / 100 };
      const outline = { stroke: ink("var(--square-light)"), width: 3 };
      const drawn = { ...piece, ...outline, d: appearance.shape ?? "", fill: ink("var(--piece)") };
      return [...highlighted, drawn, ...roleSign(role, where, ink)];
    }),
    ...notes.map(([column, value, noted]) => {
      const [x, y] = [(column + 0.8) * unit, (value - 0.8) * unit];
      return { text: written(noted), x, y, size: 0.24 * unit, fill: ink("var(--ink)") };
    }),
  ];
}

/** The attacked squares, tinted. */
const attackedSquares = (path: string, unit: number, ink: Ink): Mark[] =>
  ["light", "dark"].map((name, parity) => ({
    x: 0, y: 0, scale: unit,
    d: (path.match(/M[^M]+/g) ?? []).filter((each) => parityOf(each) === parity).join(""),
    fill: ink(`color-mix(in srgb, var(--attack) 16%, var(--square-${name}))`),
  })).filter(({ d }) => d);

/** Whether a square, the path of which is given, is light (0) or dark (1). */
function parityOf(path: string) {
  const [x, y] = path.match(/\d+/g) ?? [];
  return (Number(x) + Number(y)) % 2;
}

function grid(given: Sketched): Mark[] {
  const { area, drawn: { values }, appearance } = given;
  const count = area.rows * area.columns;
  const cells = [...Array(count).keys()].flatMap((cell) => (area.look === "heaps" ? heap : valuedSquare)(given, cell));
  const edges = (area.edges ?? []).map(([row, column], index) => edge(given, row, column, count + index));
  const tokens = tokensOn(values, area).flatMap(({ kind, cell }) => token(given, kind, cell));
  return [...cells, ...edges.flat(), ...(appearance.tokens ? tokens : [])];
}

/** A square with its value. */
function valuedSquare(
  { area, drawn: { values, roles, notes }, appearance, ink, unit, written }: Sketched,
  cell: number,
): Mark[] {
  const at = { x: (cell % area.columns) * unit, y: Math.floor(cell / area.columns) * unit, scale: unit };
  const [value, role] = [values[cell], roles[cell] ?? "idle"];
  const empty = value === appearance.blank || value === appearance.blocked;
  if (area.look === "tree") return empty ? [] : node(value, role, at, ink, written);
  const [gap, round] = appearance.chequered ? [0, 0] : [0.04, 0.12];
  const colour = groundColour(value, role, area.heat, appearance, empty);
  const noted = notes.find(([noted]) => noted === cell);
  const waits = appearance.shades && role === "frontier";
  const ground = { ...at, d: square(gap, gap, 1 - 2 * gap, 1 - 2 * gap, round), fill: ink(colour) };
  return [
    ...(colour ? [waits ? { ...ground, ...ring(ink) } : ground] : []),
    ...(empty ? [] : [number(written(value), at, ink(role === "idle" ? "var(--tile-ink)" : "var(--role-ink)"))]),
    ...(noted ? [{ text: written(noted[2]), x: at.x + 0.8 * unit, y: at.y + 0.82 * unit, size: 0.2 * unit,
      fill: ink("var(--ink)") }] : []),
    ...(appearance.shades && showsHeat(role, appearance) ? [] : roleSign(role, at, ink)),
  ];
}

/** A node of a tree. */
function node(value: number, role: Role, at: At, ink: Ink, written: Sketched["written"]): Mark[] {
  const idle = role === "idle";
  const radius = NODE_RADIUS - 0.02;
  const d = diskPath(0.5, 0.5, radius);
  const text = number(written(value), at, ink(idle ? "var(--tile-ink)" : "var(--role-ink)"));
  const sign = { text: SIGNS[role] ?? "", x: at.x + 0.5 * at.scale, y: at.y + 1.02 * at.scale, size: 0.15 * at.scale };
  return [
    { ...at, d, fill: ink(highlight(role, "--tile")), ...(idle ? { stroke: ink("var(--muted)"), width: 0.04 } : {}) },
    { ...text, size: 1.38 * text.size },
    ...(sign.text ? [{ ...sign, fill: ink("var(--role-ink)") }] : []),
  ];
}

/** The ring of a square whose colour shows its value while it is open. */
const ring = (ink: Ink) => ({ d: diskPath(0.5, 0.5, 0.415), stroke: ink("var(--ink)"), width: 0.05 });

/** The background of a value; "" for the default. */
function groundColour(
  value: number,
  role: Role,
  heat: boolean | undefined,
  appearance: Appearance,
  empty: boolean,
) {
  const { blocked, colours, heat: heated, chequered } = appearance;
  if (value === blocked) return "var(--muted)";
  const plain = empty || !heated || heat === false;
  if (role !== "idle" && (plain || !showsHeat(role, appearance))) return highlight(role, "");
  if (colours?.[value]) return named(colours[value]);
  if (plain) return chequered ? "" : "var(--hollow)";
  if (value === 0) return role === "visited" ? "var(--done)" : "var(--zero)";
  const warm = warmth(value);
  return `light-dark(oklch(${0.93 - 0.34 * warm} .085 ${160 + 130 * warm}), ` +
    `oklch(${0.34 + 0.2 * warm} .085 ${200 + 120 * warm}))`;
}

/** A heap of stones and its number. */
function heap({ area, drawn: { values, roles }, appearance, ink, unit, written }: Sketched, cell: number): Mark[] {
  const value = values[cell];
  const at = { x: (cell % area.columns) * unit, y: Math.floor(cell / area.columns) * unit, scale: unit };
  if (value === appearance.blank) return [];
  const role = roles[cell] ?? "idle";
  const wide = Math.max(3, Math.ceil(Math.sqrt(Math.min(STONES, largest(values)))));
  const part = 0.73 / wide;
  const stones = stonePlaces(Math.min(STONES, value), wide).map(([right, down]) =>
    diskPath(0.135 + right * part, 0.06 + down * part, 0.42 * part));
  return [
    ...(role === "idle" ? [] : [{ ...at, d: square(0.04, 0.04, 0.92, 0.92, 0.1), fill: ink(highlight(role, "")) }]),
    {
      ...at, d: stones.join(""), fill: ink("var(--stone)"), stroke: ink("var(--stone-edge)"),
      width: 0.05 * part,
    },
    {
      text: value ? written(value) : "", x: at.x + 0.5 * unit, y: at.y + 0.895 * unit, size: 0.15 * unit,
      fill: ink("var(--ink)"),
    },
  ];
}

/** A number at the edge. */
function edge(
  { drawn: { values, roles }, appearance, ink, unit, written }: Sketched,
  row: number,
  column: number,
  cell: number,
) {
  if (values[cell] === appearance.blank) return [];
  const at = { x: column * unit, y: row * unit, scale: unit };
  const role = roles[cell] ?? "idle";
  const highlighted =
    role === "idle" ? [] : [{ ...at, d: square(0.15, 0.25, 0.7, 0.5, 0.15), fill: ink(highlight(role, "")) }];
  const text = number(written(values[cell]), at, ink(role === "idle" ? "var(--muted)" : "var(--role-ink)"));
  return [...highlighted, { ...text, size: 0.8 * (text.size ?? 0) }];
}

/** A piece on a square. */
function token({ area, drawn: { values }, appearance, ink, unit }: Sketched, kind: string, cell: number): Mark[] {
  const { shape, under } = appearance.tokens?.[kind] ?? { shape: "", under: false };
  if (!shape) return [];
  const [row, column] = placeOf(cell, values, area, appearance);
  const fill = ink(under ? "var(--disk)" : "var(--piece)");
  const stroke = ink(under ? "var(--disk-edge)" : "var(--square-light)");
  const at = { x: (column + 0.09) * unit, y: (row + 0.09) * unit, scale: (0.82 * unit) / 100 };
  return [{ ...at, d: shape, fill, stroke, width: 3 }];
}

/** Lines between cells, permanent or of this step. */
function links({ area, drawn: { values, roles, links }, appearance, ink, unit }: Sketched): Mark[] {
  const at = (cell: number) => placeOf(cell, values, area, appearance);
  const line = ([from, to]: Link, stroke: string, width: number) => {
    const [[y1, x1], [y2, x2]] = [at(from), at(to)];
    const far = Math.hypot(x2 - x1, y2 - y1) || 1;
    const beside = area.look === "tree" ? NODE_RADIUS : 0.3;
    const [x, y] = [(beside * (x2 - x1)) / far, (beside * (y2 - y1)) / far];
    const d = `M${x1 + 0.5 + x} ${y1 + 0.5 + y}L${x2 + 0.5 - x} ${y2 + 0.5 - y}`;
    return { x: 0, y: 0, scale: unit, d, stroke, width };
  };
  const clash = (link: Link) => link.some((cell) => roles[cell] === "conflict");
  return [
    ...(area.lines ?? []).map((link) => line(link, ink("var(--muted)"), 0.025)),
    ...links.map((link) => line(link, ink(clash(link) ? "var(--link)" : "var(--accent)"), 0.05)),
  ];
}

/** The labels of rows and columns. */
function names({ area: { rows, columns, coordinates }, ink, unit, written }: Sketched): Mark[] {
  if (!coordinates) return [];
  const [size, fill, spelled] = [0.22 * unit, ink("var(--muted)"), coordinates === "squares"];
  const across = [...Array(columns).keys()].map((column) => ({
    text: spelled ? lettersOf(column) : written(column + 1), x: (column + 0.5) * unit, y: -0.2 * unit, size, fill,
  }));
  const down = [...Array(rows).keys()].map((row) => ({
    text: written(spelled ? rows - row : row + 1), x: -0.2 * unit, y: (row + 0.5) * unit, size, fill,
  }));
  return [...across, ...down];
}

const highlight = (role: Role, plain: string) => `var(${role === "idle" ? plain : `--role-${role}`})`;
const named = (colour: ColourName) => `light-dark(${COLOURS[colour].light}, ${COLOURS[colour].dark})`;

/** Mark a role by a sign, because colour alone must not convey it. */
function roleSign(role: Role, { x, y, scale }: At, ink: Ink): Mark[] {
  const text = SIGNS[role];
  const size = 0.15 * scale;
  return text ? [{ text, x: x + 0.15 * scale, y: y + 0.86 * scale, size, fill: ink("var(--role-ink)") }] : [];
}

/** A number, centred in its square and scaled to fit. */
function number(text: string, { x, y, scale }: At, fill: string) {
  const size = ([0, 0.42, 0.42, 0.36, 0.28][text.length] ?? 0.2) * scale;
  return { text, x: x + scale / 2, y: y + scale / 2, size, fill, weight: 650 };
}

/** A dot a piece. */
function dots({ area, drawn: { values, roles }, appearance, ink, unit }: Sketched): Mark[] {
  const every = Math.ceil(area.columns / 2000);
  const wide = Math.max(1, area.columns / 300);
  const of = (clash: boolean) =>
    Array.from(values).map((value, column) => ({ value, column }))
      .filter(({ value, column }) => value !== appearance.blank && (roles[column] === "conflict") === clash &&
        (clash || column % every === 0))
      .map(({ value, column }) => `M${column} ${value - 1}h${wide}v${wide}h${-wide}z`).join("");
  const whole = { x: 0, y: 0, scale: unit };
  return [
    { ...whole, d: square(0, 0, area.columns, area.rows), fill: ink("var(--square-light)") },
    { ...whole, d: of(false), fill: ink("var(--piece)") },
    { ...whole, d: of(true), fill: ink("var(--link)") },
  ];
}

/** A large board as squares of one colour each; a larger one is sampled. */
function sampledSquares({ area, drawn: { values, roles }, appearance, ink, unit }: Sketched): Mark[] {
  const [high, wide] = [Math.min(area.rows, SAMPLED), Math.min(area.columns, SAMPLED)];
  const plain = { ...appearance, heat: true, chequered: false };
  const groups = new Map<string, string[]>();
  for (let place = 0; place < high * wide; place += 1) {
    const [row, column] = [Math.floor(place / wide), place % wide];
    const cell = Math.floor((row * area.rows) / high) * area.columns + Math.floor((column * area.columns) / wide);
    const [value, role] = [values[cell], roles[cell] ?? "idle"];
    const quiet = role === "visited" ? "idle" : role;
    const colour = groundColour(value, quiet, true, plain, value === appearance.blank);
    if (!groups.has(colour)) groups.set(colour, []);
    groups.get(colour)?.push(`M${column} ${row}h1v1h-1z`);
  }
  const scale = (unit * area.columns) / wide;
  return [...groups].map(([colour, path]) => ({ x: 0, y: 0, scale, d: path.join(""), fill: ink(colour) }));
}
