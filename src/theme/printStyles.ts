import { agency } from '#contract/agency.ts';

/** A list of the panel or of the ticket desk. */
const LIST = 'table:has(> tbody > tr[data-index])';

/** A list on paper: a plain table with its filters as text, without what one presses. */
const listStyles = `
  [data-rail] main,
  [data-rail] main > div {
    display: block !important;
    min-height: 0 !important;
    margin: 0 !important;
    padding: 0 !important;
  }
  main:has(tr[data-index]) :is(button:not(th > button), a[download], input:is([type='checkbox'], [value=''])),
  [role='search'] :is(div:has(> select > option[value='']:checked), div:has(> input[value=''])) {
    display: none !important;
  }
  [role='search'] {
    display: flex !important;
    flex-flow: row wrap;
    gap: 4px 24px;
  }
  [role='search'] * {
    flex: none !important;
    margin: 0 !important;
  }
  [role='search'] div:has(> :is(select, input)) {
    display: flex;
    gap: 8px;
    align-items: baseline;
    min-height: 0;
    padding: 0;
    border: 0;
  }
  :is([role='search'], ${LIST}) :is(select, input) {
    width: auto !important;
    min-width: max-content !important;
    min-height: 0 !important;
    padding: 0 !important;
    border: 0 !important;
    background: none !important;
    font: inherit !important;
    appearance: none !important;
    field-sizing: content;
  }
  ${LIST} {
    display: table !important;
    width: 100%;
    border-collapse: collapse;
    font-size: 11px !important;
  }
  ${LIST} > thead {
    display: table-header-group !important;
  }
  ${LIST} > tbody {
    display: table-row-group !important;
    height: auto !important;
  }
  ${LIST} > * > tr {
    display: table-row !important;
    position: static !important;
    box-shadow: none !important;
    break-inside: avoid;
  }
  ${LIST} * {
    font-size: inherit !important;
    text-decoration: none !important;
  }
  ${LIST} > * > tr > :is(th, td[data-look]) {
    display: table-cell !important;
    position: static !important;
    padding: 4px 8px 4px 0 !important;
    border-bottom: 1px solid var(--line) !important;
    font-size: 11px !important;
    white-space: normal !important;
    vertical-align: top !important;
  }
  ${LIST} th > button {
    min-height: 0;
    margin: 0;
    padding: 0;
  }
  ${LIST} > tbody > tr > td[data-look='control'] > * {
    width: max-content !important;
  }
  ${LIST} > tbody > tr > td::before {
    content: none !important;
  }
  ${LIST} > tbody > tr > td:not([data-look]),
  ${LIST} > * > tr > [data-look='open'] {
    display: none !important;
  }
`;

/**
 * How landing and case studies, the pages with figures, look on paper: they keep the brand and say how to reach it, and
 * what one clicks or fills in stays on the screen, as do cloths and the drawing beside a text. A file of its own, so that
 * the landing's bytes stay small.
 */
const figureStyles = `
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
  svg:has(> pattern),
  section > div > svg {
    display: none;
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

/** What only paper needs. */
export const printStyles = figureStyles + listStyles;
