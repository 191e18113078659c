import { dayInLima } from './calendar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Relative time: 'ahora', 'hace 5 min', 'hace 3 h', 'hace 2 días'; from a week on the date. */
export function agoText(timestamp: string, now: number): string {
  // If the device's clock is slow, the age would be negative.
  const age = Math.max(0, now - Date.parse(timestamp));
  if (age < MINUTE) return 'ahora';
  if (age < HOUR) return `hace ${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `hace ${Math.floor(age / HOUR)} h`;
  const days = Math.floor(age / DAY);
  if (days < 7) return `hace ${days} ${days === 1 ? 'día' : 'días'}`;
  return dayInLima(timestamp);
}
