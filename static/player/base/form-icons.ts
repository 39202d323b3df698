/** The icons of buttons beside players: those of forms. */
import { drawIcon } from "./icons.ts";

export const formIcon = {
  shuffle: drawIcon(
    "M16 3l5 4-5 4V8h-2.500L7 18H3v-2h3l6.500-10H16zM3 6h4l2 3-1.200 1.900L6 8H3z" +
      "M16 13l5 4-5 4v-3h-3.500l-1.800-2.700L12 13.400 13.500 16H16z",
  ),
  change: drawIcon("M3 6h9v2H3zM16 6h5v2h-5zM13 4h2v6h-2zM3 16h4v2H3zM11 16h10v2H11zM8 14h2v6H8z"),
  link: drawIcon(
    "M10.500 6.500l3-3a5 5 0 0 1 7 7l-3 3-1.500-1.500 3-3a2.900 2.900 0 0 0-4-4l-3 3z" +
      "M13.500 17.500l-3 3a5 5 0 0 1-7-7l3-3 1.500 1.500-3 3a2.900 2.900 0 0 0 4 4l3-3zM8 14.500l6.500-6.500 1.500 1.500-6.500 6.500z",
  ),
  stopwatch: drawIcon(
    "M9 1.500h6v2H9zM12 5a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17z" +
      "m0 2a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13z" +
      "M11 9h2v5.500h-2zM19 4l2 2-1.500 1.500-2-2z",
  ),
};
