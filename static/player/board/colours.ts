/** The colours of values: backgrounds for dark text in a light theme, for white text in a dark one. */
import { HATCHES } from "./marks.ts";
import type { ColourName } from "../../validation/python-types.ts";

/** The hatches are for forced colours. */
export const COLOURS: Record<ColourName, { light: string; dark: string; hatch: string }> = {
  red: { light: "#ffb3a8", dark: "#8f2f2a", hatch: HATCHES.rising },
  orange: { light: "#ffc78a", dark: "#8a4a12", hatch: HATCHES.falling },
  yellow: { light: "#ffe37d", dark: "#6b5a00", hatch: HATCHES.dots },
  green: { light: "#aee29b", dark: "#2f6b2a", hatch: HATCHES.level },
  teal: { light: "#97ded3", dark: "#12655f", hatch: HATCHES.upright },
  blue: { light: "#abd0ff", dark: "#255a9b", hatch: HATCHES.level + HATCHES.upright },
  violet: { light: "#d6c1ff", dark: "#5e41a3", hatch: HATCHES.rising + HATCHES.falling },
  grey: { light: "#d2cec7", dark: "#57545d", hatch: "" },
};

export const colourOf = (name: ColourName) => `light-dark(${COLOURS[name].light}, ${COLOURS[name].dark})`;
export const hatchOf = (name: ColourName) => COLOURS[name].hatch;

/** The colour scale of numbers on boards too large for digits, from smallest to largest: [light theme, dark theme]. */
export const COLOUR_SCALE = [
  ["#dff3e4", "#1d3a35"],
  ["#fff3c4", "#5d4a12"],
  ["#f7a35c", "#b0592a"],
  ["#c23b5e", "#e06a8b"],
  ["#4c2a85", "#cdb6ff"],
];
