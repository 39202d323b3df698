/** The colour scale of numbers on boards too large for digits, from smallest to largest: [light theme, dark theme]. */
export const COLOUR_SCALE = [
  ["#dff3e4", "#1d3a35"],
  ["#fff3c4", "#5d4a12"],
  ["#f7a35c", "#b0592a"],
  ["#c23b5e", "#e06a8b"],
  ["#4c2a85", "#cdb6ff"],
];
