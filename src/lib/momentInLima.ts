import { limaClock } from '#contract/limaTime.ts';
import { longDay } from './calendar.ts';

/** '5 set 2026, 14:03', in Lima. Any text that is not an instant is returned unchanged. */
export function momentInLima(timestamp: string): string {
  const instant = new Date(timestamp);
  if (Number.isNaN(instant.getTime())) return timestamp;
  const inLima = limaClock(instant);
  return `${longDay(inLima)}, ${inLima.toISOString().slice(11, 16)}`;
}
