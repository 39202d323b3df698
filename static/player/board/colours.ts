/** The colours of values: backgrounds for dark text in a light theme, for white text in a dark one. */
import { css, unsafeCSS } from "lit";
import type { ColourName } from "../../validation/python-types.ts";

const DOTTED = "radial-gradient(CanvasText 18%, transparent 22%) 0 0 / 25% 25%";

/** The patterns are for forced colours. */
export const COLOURS: Record<ColourName, { light: string; dark: string; pattern: string }> = {
  red: { light: "#ffb3a8", dark: "#8f2f2a", pattern: stripes(45) },
  orange: { light: "#ffc78a", dark: "#8a4a12", pattern: stripes(-45) },
  yellow: { light: "#ffe37d", dark: "#6b5a00", pattern: DOTTED },
  green: { light: "#aee29b", dark: "#2f6b2a", pattern: stripes(0) },
  teal: { light: "#97ded3", dark: "#12655f", pattern: stripes(90) },
  blue: { light: "#abd0ff", dark: "#255a9b", pattern: `${stripes(0)}, ${stripes(90)}` },
  violet: { light: "#d6c1ff", dark: "#5e41a3", pattern: `${stripes(45)}, ${stripes(-45)}` },
  grey: { light: "#d2cec7", dark: "#57545d", pattern: "linear-gradient(#8888, #8888)" },
};

function stripes(angle: number) {
  return `repeating-linear-gradient(${angle}deg, CanvasText 0 4%, transparent 4% 20%)`;
}

const rules = Object.entries(COLOURS).map(
  ([name, { light, dark, pattern }]) =>
    `.colour-${name} { --colour: light-dark(${light}, ${dark}); --pattern: ${pattern}; }`,
);

/** .colour-red and so on, which set `--colour` and `--pattern`. */
export const colourStyle = css`${unsafeCSS(rules.join("\n"))}`;

/** The colour scale of numbers on boards too large for digits, from smallest to largest: [light theme, dark theme]. */
export const COLOUR_SCALE = [
  ["#dff3e4", "#1d3a35"],
  ["#fff3c4", "#5d4a12"],
  ["#f7a35c", "#b0592a"],
  ["#c23b5e", "#e06a8b"],
  ["#4c2a85", "#cdb6ff"],
];
