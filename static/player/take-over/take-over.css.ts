/** Layout of the acts to choose from, and of the comparison of both runs. */
import { css } from "../base/styles.ts";

export const takeOverStyle = css`
  .beside:has(.acting) { height: auto; min-height: var(--list); }
  .acting { display: grid; gap: 6px; min-width: 0; outline: none; --cards-height: 0; }
  .acting p { margin: 0; display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
  .acting .prompt { font-weight: 600; justify-content: space-between; }
  @container (max-width: 43.9em) { .acting .prompt { display: block; } }
  .acting small { color: var(--muted); font-weight: 400; }
  .acting .picks { padding: 0; }
  .acting :is(.picks, .missed) { max-height: 11rem; overflow-y: auto; }
  .light .beside:has(.acting) { min-height: 0; }
  .acting .nodes { padding: 0; }
  .acts { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  .acts .button { min-height: 44px; min-width: 44px; }
  @container (max-width: 26.7em) { .acts .button { padding-inline: .6em; } }
  .acts [aria-disabled="true"] { opacity: .5; cursor: default; }
  .both { border-collapse: collapse; justify-self: start; font-variant-numeric: tabular-nums; line-height: 1.3; }
  .both :is(th, td) { padding: 1px 10px; text-align: end; border-bottom: 1px solid var(--line); }
  .both [scope="row"] { text-align: start; font-weight: 400; }
  .both [scope="row"]::first-letter { text-transform: uppercase; }
  .paths { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 6px 10px; align-items: center; }
`;
