import { FONT } from '../../mail/templates/layout.ts';
import { SERVER_STYLE } from '../../pages/serverPage.ts';

/** The style sheet of these pages. It uses the site's typeface, which this server also serves. */
export const NEWSLETTER_STYLE = `${SERVER_STYLE}
@font-face { font-family: 'Funnel Display'; src: url('/fonts/funnel-display-es.woff2') format('woff2');
  font-weight: 400 700; font-display: swap; }
body { font: 1rem/1.5 'Funnel Display', ${FONT}; }
header > *, main > * { max-width: 35rem; margin-left: auto; margin-right: auto; }
h1 { margin-top: 3rem; margin-bottom: 1rem; font-size: clamp(1.75rem, 1.55rem + 0.9vw, 2.25rem);
  line-height: 1.12; font-weight: 600; text-wrap: balance; }
.card { padding: 1.5rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
p { margin: 0 0 1rem; }
.card > :last-child { margin-bottom: 0; }
form { margin: 1.5rem 0; }
button { min-height: 44px; padding: 0.5rem 1.25rem; border: 0; border-radius: 4px; cursor: pointer;
  background: var(--accent); color: var(--onAccent); font: inherit; font-weight: 600; }
button:hover { background: var(--accentHover); }
button:focus-visible { outline: 2px solid var(--accentText); outline-offset: 2px; }
p a { display: inline-block; padding: 2px 0; overflow-wrap: anywhere; }
.note { color: var(--ink2); font-size: 0.875rem; line-height: 1.4286; }
`;
