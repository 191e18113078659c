import { agency } from '#contract/agency.ts';
import { darkPalette, lightPalette, type Palette } from '#contract/colors.ts';
import { html, type Html } from '../mail/html.ts';
import { FONT } from '../mail/templates/layout.ts';

interface ServerPage {
  title: string;
  /** Address of the page's style sheet, which starts with {@link SERVER_STYLE}. */
  style: string;
  content: Html;
}

/** A page rendered by the server without the client: newsletter, mailbox, API description. */
export function serverPage({ title, style, content }: ServerPage): string {
  return html`<!doctype html>
    <html lang="es-PE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${agency.name}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${style}" />
      </head>
      <body>
        <header>
          <a href="/">
            <img src="/favicon.svg" alt="" />
            ${agency.name}
          </a>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.markup;
}

const variables = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** Styles shared by these pages, for both themes. */
export const SERVER_STYLE = `
:root { color-scheme: light dark; ${variables(lightPalette)} }
@media (prefers-color-scheme: dark) { :root { ${variables(darkPalette)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 16px/24px ${FONT}; }
header { border-bottom: 1px solid var(--line); }
header, main { padding: 0 20px; }
header a { display: flex; align-items: center; gap: 12px; height: 64px; color: inherit;
  font-weight: bold; text-decoration: none; }
header img { width: 28px; height: 28px; flex: none; }
main { padding-bottom: 64px; }
h1 { margin: 40px auto 8px; font-size: 28px; line-height: 32px; overflow-wrap: anywhere; }
a { color: var(--accentText); }
a:focus-visible { outline: 2px solid var(--accentText); outline-offset: 2px; }
.about { color: var(--ink2); margin-top: 0; margin-bottom: 24px; }
h2 { margin-top: 32px; margin-bottom: 12px; font-size: 20px; line-height: 28px; }
pre { padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface);
  font: 14px/20px ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
