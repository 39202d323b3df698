/** The colours of values: backgrounds for dark text in a light theme, for white text in a dark one. */
import type { ColourName } from "../../validation/python-types.ts";

const COLOURS: Record<ColourName, { light: string; dark: string }> = {
  red: { light: "#ffb3a8", dark: "#8f2f2a" },
  orange: { light: "#ffc78a", dark: "#8a4a12" },
  yellow: { light: "#ffe37d", dark: "#6b5a00" },
  green: { light: "#aee29b", dark: "#2f6b2a" },
  teal: { light: "#97ded3", dark: "#12655f" },
  blue: { light: "#abd0ff", dark: "#255a9b" },
  violet: { light: "#d6c1ff", dark: "#5e41a3" },
  grey: { light: "#d2cec7", dark: "#57545d" },
};

export const colourOf = (name: ColourName) => `light-dark(${COLOURS[name].light}, ${COLOURS[name].dark})`;

/** The colour scale of numbers on boards too large for digits, from smallest to largest: [light theme, dark theme]. */
export const COLOUR_SCALE = [
  ["#dff3e4", "#1d3a35"],
  ["#fff3c4", "#5d4a12"],
  ["#f7a35c", "#b0592a"],
  ["#c23b5e", "#e06a8b"],
  ["#4c2a85", "#cdb6ff"],
];
