/** The player's icons, drawn for this project on a 24-unit grid. */
import { svg } from "lit";

export const drawIcon = (path: string) => svg`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${path}/></svg>`;

export const icon = {
  play: drawIcon("M7 4.5v15l13-7.5z"),
  pause: drawIcon("M6 4.5h4.5v15H6zM13.5 4.5H18v15h-4.5z"),
  replay: drawIcon("M12 5V1.5L6.5 6.5 12 11.500V8a5 5 0 1 1-5 5H4a8 8 0 1 0 8-8z"),
  stepForward: drawIcon("M5 5v14l9-7zM15.500 5H18v14h-2.500z"),
  stepBack: drawIcon("M19 5v14l-9-7zM6 5h2.500v14H6z"),
  toEnd: drawIcon("M3 5v14l7-7zM10.500 5v14l7-7zM18.500 5H21v14h-2.500z"),
  toStart: drawIcon("M21 5v14l-7-7zM13.500 5v14l-7-7zM3 5h2.500v14H3z"),
  nextMarker: drawIcon("M4 5v14l7-7zM14 4h2v16h-2zM16 4h5l-1.500 3L21 10h-5z"),
  previousMarker: drawIcon("M20 5v14l-7-7zM8 4h2v16H8zM8 4H3l1.500 3L3 10h5z"),
  keys: drawIcon(
    "M3 6h18a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z" +
      "m2 3v2h2V9zm4 0v2h2V9zm4 0v2h2V9zm4 0v2h2V9zM7 13.500v2h10v-2z",
  ),
  practice: drawIcon(
    "M4 3h16v12h-9l-5 5v-5H4zm2 2v8h2v2.200l2.200-2.200H18V5zM11 11h2v1.500h-2zM9 6.500h6v4h-4V9h2.200V8H9z",
  ),
  takeOver: drawIcon(
    "M11 2.500h2V11h1V4h2v7h1V6h2v9c0 4-2.500 6.500-6 6.500-3 0-4.500-1.500-6-4l-3-5.200 1.700-1L8 14V4.500h2V11h1z",
  ),
  hint: drawIcon("M12 2a7 7 0 0 0-4 12.700V17h8v-2.300A7 7 0 0 0 12 2zM8.500 18.500h7V20h-7zM10 21h4v1.500h-4z"),
  fault: drawIcon(
    "M10 3a7 7 0 1 0 4.200 12.600L20 21.500 21.500 20l-5.900-5.800A7 7 0 0 0 10 3zm0 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10z" +
      "M9 6.500h2v4.500H9zM9 12h2v2H9z",
  ),
  code: drawIcon("M9 5.500l-6.500 6.500 6.500 6.500 1.500-1.500-5-5 5-5zM15 5.500l6.500 6.500-6.500 6.500-1.500-1.500 5-5-5-5z"),
  game: drawIcon("M12 3a4 4 0 0 1 2 7.500l1.500 6.500h1.500v3.500H7v-3.500h1.500L10 10.500A4 4 0 0 1 12 3z"),
  more: drawIcon("M3.500 10.500h3.500v3.500h-3.500zM10.250 10.500h3.500v3.500h-3.500zM17 10.500h3.500v3.500h-3.500z"),
  why: drawIcon("M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM11 16h2v2h-2zM8 9.500a4 4 0 1 1 5 3.900v1.100h-2v-2.800h1a2 2 0 1 0-2-2.200z"),
  present: drawIcon("M3 4h18v12H3zm2 2v8h14V6zM8 19h8v1.500H8z"),
  save: drawIcon("M11 3h2v9l3.500-3.500 1.400 1.400L12 15.800l-5.900-5.900 1.400-1.400L11 12zM4 18h16v2.500H4z"),
};
