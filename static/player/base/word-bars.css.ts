/** The coloured bar beside a sentence, one colour per word of a step. */
import { css } from "lit";

export const wordBars = css`
  .bar-current { --bar: light-dark(#e0a100, #ffd166); }
  .bar-frontier { --bar: light-dark(#4a90d9, #7dbaf5); }
  .bar-conflict { --bar: light-dark(#d9563d, #ff9c8a); }
  .bar-goal { --bar: light-dark(#2b9a55, #7fd69b); }
`;
