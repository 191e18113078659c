import { dayInLima } from './calendar.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was: 'ahora', 'hace 5 min', 'hace 3 h', 'hace 2 días', and from a week on its day. */
export function agoText(timestamp: string, now: number): string {
  // A clock that runs slow would see what is yet to come.
  const age = Math.max(0, now - Date.parse(timestamp));
  if (age < MINUTE) return 'ahora';
  if (age < HOUR) return `hace ${Math.floor(age / MINUTE)} min`;
  if (age < DAY) return `hace ${Math.floor(age / HOUR)} h`;
  const days = Math.floor(age / DAY);
  if (days < 7) return `hace ${days} ${days === 1 ? 'día' : 'días'}`;
  return dayInLima(timestamp);
}
