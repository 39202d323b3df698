/** The colours of boards and controls, each for a light and a dark theme. */
import type { ColourName } from "../../validation/python-types.ts";

export const PALETTE: Record<string, string> = {
  ink: "light-dark(#211d18, #f0ece4)",
  muted: "light-dark(#655d52, #aaa396)",
  surface: "light-dark(#ffffff, #211f27)",
  sunken: "light-dark(#f6f1e9, #19181e)",
  line: "light-dark(#e3dacb, #3a3743)",
  accent: "light-dark(#3b46a8, #a9b3ff)",
  "accent-ink": "light-dark(#ffffff, #17161b)",
  board: "light-dark(#dccfba, #131217)",
  hollow: "light-dark(#d0c1a9, #1c1b21)",
  tile: "light-dark(#fffaf1, #3d3a48)",
  "tile-ink": "light-dark(#211d18, #f0ece4)",
  "tile-home": "light-dark(#d8ecdf, #2b4b43)",
  "square-light": "light-dark(#f3e8d5, #514c5a)",
  "square-dark": "light-dark(#d6bf98, #39353f)",
  piece: "light-dark(#2b2620, #f5efe4)",
  attack: "light-dark(#9a3b1f, #ff9c8a)",
  ruled: "color-mix(in srgb, var(--attack) 16%, transparent)",
  stone: "light-dark(#c9a66b, #b08d55)",
  "stone-edge": "light-dark(#7a5c2b, #e8cf9d)",
  disk: "light-dark(#e9b949, #a3771a)",
  "disk-edge": "light-dark(#8a6414, #f3d488)",
  edge: "light-dark(#c9b896, #0d0c10)",
  shade: "light-dark(#5c4a2a33, #00000066)",
  "role-ink": "light-dark(#211d18, #ffffff)",
  "current-ink": "var(--role-ink)",
  done: "light-dark(#bfe3d6, #1f4a45)",
  zero: "light-dark(#fffdf8, #17161b)",
  "role-current": "light-dark(#ffd166, #8a6100)",
  "role-frontier": "light-dark(#b9dcff, #1f5687)",
  "role-visited": "light-dark(#d9d3ca, #57525f)",
  "role-path": "light-dark(#a8e3b4, #1e6a39)",
  "role-goal": "light-dark(#7fd69b, #17783c)",
  "role-conflict": "light-dark(#ffb3a3, #96321f)",
  "role-hint": "light-dark(#d9c8ff, #5a3fa0)",
  link: "light-dark(#b3261e, #ff9c8a)",
  success: "light-dark(#17783c, #7fd69b)",
};

/** The colours of values: backgrounds for dark text in a light theme, for white text in a dark one. */
export const COLOURS: Record<ColourName, string> = {
  red: "light-dark(#ffb3a8, #8f2f2a)",
  orange: "light-dark(#ffc78a, #8a4a12)",
  yellow: "light-dark(#ffe37d, #6b5a00)",
  green: "light-dark(#aee29b, #2f6b2a)",
  teal: "light-dark(#97ded3, #12655f)",
  blue: "light-dark(#abd0ff, #255a9b)",
  violet: "light-dark(#d6c1ff, #5e41a3)",
  grey: "light-dark(#d2cec7, #57545d)",
};

/** The colour scale of numbers on boards too large for digits, from smallest to largest. */
export const COLOUR_SCALE = [
  "light-dark(#dff3e4, #1d3a35)",
  "light-dark(#fff3c4, #5d4a12)",
  "light-dark(#f7a35c, #b0592a)",
  "light-dark(#c23b5e, #e06a8b)",
  "light-dark(#4c2a85, #cdb6ff)",
];
