import type { Palette, StatusColor } from '#contract/colors.ts';
import {
  darkStatusColors,
  darkPalette,
  lightStatusColors,
  lightPalette,
} from '#contract/colors.ts';
import { fontFaces } from './fontFaces.ts';
import { below, lightDark, mapKeys, roomFrom, theme, variableName } from './theme.ts';
import { RAIL, RAIL_FROM } from './tokens.ts';

const values: Record<keyof Palette | StatusColor, string> = {
  ...mapKeys({ ...lightPalette }, (name) => lightDark(lightPalette[name], darkPalette[name])),
  ...mapKeys(lightStatusColors, (name) =>
    lightDark(lightStatusColors[name].fill, darkStatusColors[name].fill),
  ),
};

/** Each colour that is a variable. */
const colors = Object.entries(values)
  .map(([name, value]) => `${variableName(name)}: ${value};`)
  .join('\n');

/** Without `data-theme` the system decides; `light` or `dark` is the person's choice. Print is always light. */
const themes = `
  :root {
    color-scheme: light dark;
    ${colors}
  }
  :root[data-theme='light'] {
    color-scheme: light;
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
  }
  @media print {
    :root:root {
      color-scheme: light;
      --bg: ${lightPalette.surface};
      --ink-2: var(--ink);
      --accent-text: var(--ink);
    }
  }
`;

const base = `
  *,
  *::before,
  *::after {
    box-sizing: border-box;
    margin: 0;
  }
  html {
    background: ${theme.color.bg};
    -webkit-text-size-adjust: 100%;
    /* Keeps focused elements and link targets clear of the sticky header. */
    scroll-padding-block: 80px 16px;
  }
  body {
    background: ${theme.color.bg};
    color: ${theme.color.ink};
    font: ${theme.font.body};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
  }
  /* Hides the prerendered landing when the address names another page (app/beforePaint.ts). */
  html[data-start='app'] #root {
    display: none;
  }
  html[data-start='app'][data-failed] body::before {
    content: 'No pudimos cargar la página. Reintentando...';
  }
  #root {
    display: flex;
    flex-direction: column;
  }
  /* The footer is out of sight while the page loads. */
  main {
    min-height: 100vh;
  }
  /* What queries of room measure: the header, and what is below it; not the skip link. */
  #root > :not(a) {
    container-type: inline-size;
  }
  /* The rail's place is free before the rail is there, so that nothing moves when it comes. The bar above it is lower and wide. */
  ${roomFrom(RAIL_FROM)} {
    [data-rail] > main {
      margin-left: ${RAIL};
    }
  }
  header:has(~ [data-rail]) > div {
    max-width: none;
    min-height: 56px;
  }
  h1,
  h2,
  h3 {
    font-weight: 600;
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  p,
  li,
  dd {
    text-wrap: pretty;
    overflow-wrap: break-word;
  }
  ul,
  ol {
    padding: 0;
    list-style: none;
  }
  img,
  svg {
    display: block;
    flex: none;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  a {
    color: ${theme.color.accentText};
    font-weight: 600;
    text-underline-offset: 4px;
    text-decoration-thickness: 1px;
    /* A target of 24 px at least; within text it moves nothing. */
    padding-block: 3px;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  :focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  /* A prerendered control whose program is still loading (lib/prerendered.ts). */
  button[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 0.6;
    cursor: progress;
  }
  /* Hides visitor-only parts of the prerendered page when a session is stored (app/beforePaint.ts). */
  :root[data-start='landing'][data-session] [data-visitor] {
    visibility: hidden;
  }
  /* As high as the line that takes its place. */
  :root[data-start='landing'][data-session] [data-visitor='folded'] {
    height: 1.25rem;
    overflow: hidden;
  }
  ${below('sm')} {
    :root[data-start='landing'][data-session] [data-visitor='folded'] {
      height: 2.5rem;
    }
  }
  /* Headings get focus on navigation so that screen readers announce them; they need no focus ring. */
  :is(h1, h2, main)[tabindex='-1']:focus {
    outline: none;
  }
  ::selection {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @page {
    margin: 16mm;
  }
  @media print {
    header,
    footer,
    nav {
      display: none !important;
    }
  }
`;

/**
 * Reset, both themes' variables, typography, focus ring, reduced motion, print. The build writes them into
 * the page (`index.html`), so the program does not carry them.
 */
export const globalStyles = fontFaces + themes + base;
