/** Peru separates thousands with commas. */
const SOLES = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats an amount as 'S/ 1,234.50'. */
export function solesText(amount: number): string {
  return `S/ ${SOLES.format(amount)}`;
}
