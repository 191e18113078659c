import { dark, FONT, light } from '../templates/palette.ts';

const variables = (palette: Record<keyof typeof light, string>) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** The mailbox's style sheet; both themes. */
export const MAILBOX_STYLE = `
:root { color-scheme: light dark; ${variables(light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/24px ${FONT}; }
header { border-bottom: 1px solid var(--line); }
header, main { padding: 0 20px; }
header > *, main > * { max-width: 720px; margin-left: auto; margin-right: auto; }
header a { display: flex; align-items: center; gap: 12px; height: 64px; color: inherit;
  font-weight: bold; text-decoration: none; }
svg { width: 28px; height: 28px; flex: none; }
main { padding-bottom: 64px; }
h1 { margin: 40px auto 8px; font-size: 28px; line-height: 32px; overflow-wrap: anywhere; }
a { color: var(--accentText); }
a:focus-visible, iframe:focus-visible { outline: 2px solid var(--accentText); outline-offset: 2px; }
.about, .empty p, dt, time { color: var(--ink2); }
.about { margin-top: 0; margin-bottom: 24px; }
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
  background: var(--ground); }
h2 { margin-top: 32px; margin-bottom: 12px; font-size: 20px; line-height: 28px; }
pre { padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface);
  font: 14px/20px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 559px) { li { grid-template-columns: 1fr; } iframe { height: 800px; } }
`;
