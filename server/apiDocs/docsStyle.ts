import { darkStatusColors, lightStatusColors } from '#contract/colors.ts';
import { SERVER_STYLE } from '../pages/serverPage.ts';

const methodColors = ({ active, done, pending }: typeof lightStatusColors) =>
  `--get: ${active.text}; --getSoft: ${active.soft}; --post: ${done.text}; --postSoft: ${done.soft}; ` +
  `--put: ${pending.text}; --putSoft: ${pending.soft};`;

/** The description's style sheet; both themes. Methods have the colours of the portal's status badges. */
export const DOCS_STYLE = `${SERVER_STYLE}
:root { ${methodColors(lightStatusColors)} }
@media (prefers-color-scheme: dark) { :root { ${methodColors(darkStatusColors)} } }
header > *, main > * { max-width: 1080px; margin-left: auto; margin-right: auto; }
.columns { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 0 48px; }
nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow: auto; padding: 24px 0;
  font-size: 14px; line-height: 20px; }
nav ul { margin: 0; padding: 0; list-style: none; }
nav > ul > li { margin-bottom: 16px; font-weight: bold; }
nav li li { font-weight: normal; }
nav a { display: block; padding: 4px 0; }
nav a:not(:hover) { text-decoration: none; }
section > .about { margin-bottom: 0; }
article { padding: 24px 0 32px; border-bottom: 1px solid var(--line); scroll-margin-top: 8px; }
h3 { margin: 0 0 8px; font-size: 18px; line-height: 28px; }
h4 { margin: 24px 0 8px; font-size: 14px; line-height: 20px; }
article p { margin: 8px 0; max-width: 34em; }
article .address { overflow-wrap: anywhere; max-width: none; }
.address b { display: inline-block; min-width: 52px; margin-right: 8px; padding: 2px 8px; border-radius: 2px;
  font-size: 14px; line-height: 20px; text-align: center; }
.get { color: var(--get); background: var(--getSoft); }
.post { color: var(--post); background: var(--postSoft); }
.put { color: var(--put); background: var(--putSoft); }
code { font: 14px/20px ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0; font-size: 13px; background: var(--sunken); border-radius: 4px; }
table { width: 100%; margin-top: 16px; border-collapse: collapse; font-size: 14px; line-height: 20px; }
caption { padding: 8px 0; font-weight: bold; text-align: left; }
th, td { padding: 8px 16px 8px 0; border-top: 1px solid var(--line); text-align: left;
  vertical-align: top; font-weight: normal; overflow-wrap: anywhere; }
td { color: var(--ink2); }
td:last-child { padding-right: 0; text-align: right; overflow-wrap: normal; white-space: nowrap; }
details { margin-top: 24px; font-size: 14px; line-height: 20px; }
summary { cursor: pointer; padding: 4px 0; }
summary:focus-visible { outline: 2px solid var(--accentText); outline-offset: 2px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; margin: 12px 0 0; }
dt { font-variant-numeric: tabular-nums; }
dd { margin: 0; color: var(--ink2); }
@media (max-width: 767px) {
  .columns { display: block; }
  nav { position: static; max-height: none; border-bottom: 1px solid var(--line); }
}
`;
