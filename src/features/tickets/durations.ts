const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** '12 min', '2 h', '3 días': whole units, the largest that fits, days from 48 hours on. */
function durationText(milliseconds: number): string {
  if (milliseconds < HOUR) return `${Math.max(1, Math.floor(milliseconds / MINUTE))} min`;
  if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h`;
  return `${Math.floor(milliseconds / DAY)} días`;
}

/** The duration between two instants as text; null if one is missing or invalid. */
export function between(
  from: string | null | undefined,
  to: string | number | null | undefined,
): string | null {
  const span = new Date(to ?? '').getTime() - Date.parse(from ?? '');
  return Number.isNaN(span) ? null : durationText(Math.max(0, span));
}
