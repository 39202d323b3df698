/** Style sheets for forced colours, shared by all elements and empty until the system forces colours. */
import { css } from "lit";

export const forcedPalette = css``;
export const forcedBoard = css``;

const forced = matchMedia("(forced-colors: active)");
forced.addEventListener("change", fill);
fill();

async function fill() {
  if (!forced.matches) return;
  const late = await import("./forced-colors.css.js").catch(() => addEventListener("online", fill, { once: true }));
  if (!late) return;
  forcedPalette.styleSheet?.replaceSync(String(late.palette));
  forcedBoard.styleSheet?.replaceSync(String(late.board));
}
