/**
 * The colours of the numbers on boards too large for digits, from the least to the largest: [in a light theme, in a
 * dark one].
 */
export const RAMP = [
  ["#dff3e4", "#1d3a35"],
  ["#fff3c4", "#5d4a12"],
  ["#f7a35c", "#b0592a"],
  ["#c23b5e", "#e06a8b"],
  ["#4c2a85", "#cdb6ff"],
];
