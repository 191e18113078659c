import { createGlobalStyle, css } from 'styled-components';
import { fontFaces } from './fontFaces.ts';
import { variableName } from './theme.ts';
import type { Dye, DyeName, Palette } from './tokens.ts';
import { darkDyes, darkPalette, lightDyes, lightPalette } from './tokens.ts';

/** All of one theme's CSS variables, as declarations. */
function declarations(palette: Palette, dyes: Record<DyeName, Dye>): string {
  const colors = Object.entries(palette) as [string, string][];
  const dyed = Object.entries(dyes).flatMap(([name, { fill, text, soft }]): [string, string][] => [
    [name, fill],
    [`${name}Text`, text],
    [`${name}Soft`, soft],
  ]);
  return [...colors, ...dyed].map(([name, value]) => `${variableName(name)}: ${value};`).join('\n');
}

const light = declarations(lightPalette, lightDyes);
const dark = declarations(darkPalette, darkDyes);

/** No `data-theme` follows the system; `light` or `dark` is the person's own choice. */
const themes = css`
  :root {
    color-scheme: light;
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      color-scheme: dark;
      ${dark}
    }
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
    ${dark}
  }
  @media print {
    :root:root:root {
      color-scheme: light;
      ${light}
      --bg: #fff;
      --accent-text: var(--ink);
    }
  }
`;

const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
    margin: 0;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Nothing that gets focus or is linked to hides under the sticky header. */
    scroll-padding-top: 80px;
  }
  body {
    background: ${({ theme }) => theme.color.bg};
    color: ${({ theme }) => theme.color.ink};
    font: ${({ theme }) => theme.font.body};
    font-variant-numeric: tabular-nums;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }
  #root {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
    min-height: 100dvh;
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
    overflow-wrap: break-word;
  }
  p {
    text-wrap: pretty;
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
    color: ${({ theme }) => theme.color.accentText};
    font-weight: 600;
    text-underline-offset: 4px;
    text-decoration-thickness: 1px;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  :focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
  }
  /* What holds for visitors alone, while nobody knows whether one is here (src/first). */
  :root[data-start][data-session] [data-visitor] {
    visibility: hidden;
  }
  /* Headings take focus on navigation so that readers announce them; nobody can type into one. */
  :is(h1, h2, main)[tabindex='-1']:focus {
    outline: none;
  }
  ::selection {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
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

/** Reset, both themes' variables, typography, focus ring, reduced motion, print. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  ${themes}
  ${base}
`;
