/** Parses a typed percentage to an integer from 0 to 100; empty or invalid text is 0 (PANEL-6). */
export function percentOf(typed: string): number {
  const number = Number.parseInt(typed, 10);
  return Number.isNaN(number) ? 0 : Math.min(100, Math.max(0, number));
}
