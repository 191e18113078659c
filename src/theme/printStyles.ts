import { agency } from '#contract/agency.ts';

/**
 * How landing and case studies, the pages with figures, look on paper: they keep the brand and say how to reach it, and
 * what one clicks or fills in stays on the screen. A file of its own, so that the landing's bytes stay small.
 */
export const printStyles = `
  :root:has(figure) header {
    display: block !important;
    position: static;
  }
  header > * > * + *,
  main:has(figure) :is(form, [role='tablist'], .open-app, section:has(> svg) a),
  main:has(figure) a:has(~ h1),
  :root:has(#portfolio) main > section:first-child :is(div:has(> h1) ~ div, section > div + div),
  #portfolio a,
  #services a[href$='/services'],
  section:has(+ #newsletter),
  #newsletter {
    display: none !important;
  }
  header > *::after {
    content: '${agency.email}';
    margin-left: auto;
  }
  h2 {
    break-after: avoid;
  }
  li,
  figure,
  :root:has(figure) section {
    break-inside: avoid;
  }
  :root:has(#portfolio) main > :first-child > div {
    padding-block: 24px;
  }
  :root:has(#portfolio) section {
    margin: 0;
    padding-block: 16px;
    background: none;
  }
  :root:has(#portfolio) h3 {
    font-size: 18px;
  }
  #portfolio ul {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    padding-top: 16px;
  }
  #portfolio ul > li {
    grid-column: auto;
  }
  :root:has(#portfolio) section:has(> svg) * {
    padding-block: 0;
    background: none;
    color: var(--ink);
  }
  /* A case study takes two pages. */
  :root:has(figure):not(:has(#portfolio)) :is(section > div, div:has(> figure)) {
    padding-bottom: 20px;
  }
  :root:has(figure) ol {
    gap: 8px;
  }
`;
