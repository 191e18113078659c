/** The percent that was typed: a whole number from 0 to 100; nothing and no number are 0 (PANEL-6). */
export function percentOf(typed: string): number {
  const number = Number.parseInt(typed, 10);
  return Number.isNaN(number) ? 0 : Math.min(100, Math.max(0, number));
}
