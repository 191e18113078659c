/** Tells Excel that the text is UTF-8; other programs ignore it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A comma, as in RFC 4180. Excel expects a semicolon only in locales with a decimal comma; Peru writes 1,234.50.
 */
const SEPARATOR = ',';
const LINE_END = '\r\n';

/** Characters that start a formula in spreadsheets, including their full-width forms. */
const FORMULA = /^[\s\0]*[=+\-@\t\r\n＝＋－＠]/u;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** A line of a CSV file. Cells are escaped so that no spreadsheet executes them as formulas. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(SEPARATOR) + LINE_END;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
