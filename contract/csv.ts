/** Tells Excel that the text is UTF-8; others skip it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Comma: Peru writes 1,234.50, and systems with a decimal point list things by commas, as RFC 4180 does. A
 * semicolon is what Excel expects where the comma is the decimal sign.
 */
const SEPARATOR = ',';
const LINE_END = '\r\n';

/** What a spreadsheet takes for the beginning of a formula; wide signs are the same to some of them. */
const FORMULA = /^[\s\0]*[=+\-@\t\r\n＝＋－＠]/u;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** A line of a CSV file: whatever somebody typed into it arrives as text. */
export function csvLine(cells: readonly string[]): string {
  return cells.map(cell).join(SEPARATOR) + LINE_END;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
