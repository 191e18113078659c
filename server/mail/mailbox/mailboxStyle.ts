import { SERVER_STYLE } from '../../pages/serverPage.ts';

/** The mailbox's style sheet, for both themes. */
export const MAILBOX_STYLE = `${SERVER_STYLE}
header > *, main > * { max-width: 720px; margin-left: auto; margin-right: auto; }
iframe:focus-visible { outline: 2px solid var(--accentText); outline-offset: 2px; }
.empty p, dt, time { color: var(--ink2); }
ul { padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 8px;
  background: var(--surface); }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 16px; }
li + li { border-top: 1px solid var(--line); }
li a { grid-column: 1 / -1; font-weight: bold; }
li span { overflow-wrap: anywhere; }
time, li span { font-size: 14px; line-height: 20px; }
time { font-variant-numeric: tabular-nums; }
.empty { padding: 32px 24px; border: 1px dashed var(--line); border-radius: 8px; text-align: center; }
.empty p { margin: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin-top: 0; margin-bottom: 24px;
  font-size: 14px; line-height: 20px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 620px; border: 1px solid var(--line); border-radius: 8px;
  background: var(--bg); }
@media (max-width: 559px) { li { grid-template-columns: 1fr; } iframe { height: 800px; } }
`;
