/** Layout of a question, its choices and its verdict. */
import { css } from "../base/styles.ts";

export const questionStyle = css`
  :is(.beside, .summary):focus-visible { outline: none; }
  .objection { color: light-dark(#a3301a, #ff9c8a); }
  .score {
    position: absolute; inset-block-start: 4px; inset-inline-end: 8px; margin: 0; padding: 0 8px; border-radius: 9px;
    background: var(--surface); color: var(--muted); font-size: .85em; font-weight: 600;
  }
  .say > .score { position: static; justify-self: end; }
  .picks { padding-top: 24px; display: flex; flex-wrap: wrap; gap: 6px; }
  .picks .button { min-height: 44px; min-width: 44px; }
  .picks.reason .button { font-size: .9em; line-height: 1.3; text-align: start; }
  @container (max-width: 43.9em) { .beside:has(> .score) > .panel { padding-top: 26px; } }
  .nodes { display: grid; grid-template-columns: minmax(0, max-content) auto; justify-content: start; gap: 10px; }
  .nodes { align-items: center; padding-top: 22px; }
  .skip { min-width: 44px; min-height: 44px; }
  .verdict { display: grid; gap: 6px; justify-items: start; padding: 3px; }
  .verdict kbd { background: none; border-color: currentcolor; }
  @media (hover: none) { .verdict kbd { display: none; } }
  ::slotted([slot="practised"]) { display: contents; }
  .verdict p { margin: 0; }
  .verdict p:has(.button) { display: flex; justify-content: space-between; gap: 10px; justify-self: stretch; }
  .verdict .button { flex: none; min-height: 44px; align-self: start; }
  .verdict .right { color: var(--success); }
  .verdict .score { position: static; padding: 0; }
  @media (hover: none) { .picks kbd { display: none; } }
`;
