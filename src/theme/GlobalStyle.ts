import { createGlobalStyle, css } from 'styled-components';
import type { Dye, DyeName, Palette } from '#contract/colors.ts';
import { darkDyes, darkPalette, lightDyes, lightPalette } from '#contract/colors.ts';
import { fontFaces } from './fontFaces.ts';
import { variableName } from './theme.ts';

/** One theme's values by the names of their CSS variables. */
function variables(palette: Palette, dyes: Record<DyeName, Dye>): [string, string][] {
  const dyed = Object.entries(dyes).flatMap(([name, { fill, text, soft }]): [string, string][] => [
    [name, fill],
    [`${name}Text`, text],
    [`${name}Soft`, soft],
  ]);
  return [...(Object.entries(palette) as [string, string][]), ...dyed];
}

const dark = new Map(variables(darkPalette, darkDyes));

/** Each colour in both themes; `color-scheme` decides which one is seen. */
const colors = variables(lightPalette, lightDyes)
  .map(([name, light]) => {
    const other = dark.get(name);
    return `${variableName(name)}: ${light === other ? light : `light-dark(${light}, ${other})`};`;
  })
  .join('\n');

/** No `data-theme` follows the system; `light` or `dark` is the person's own choice. Paper is white. */
const themes = css`
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
    scroll-padding-block: 80px 16px;
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
  /* Below the first frame, which does not wait for its layout (ui/LaterSections). */
  :root:not([data-whole]) [data-waiting] > section {
    content-visibility: auto;
    contain-intrinsic-size: auto 1000px;
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
