import { weekday } from '#contract/weekday.ts';

const LIMA = new Intl.DateTimeFormat('es-PE', {
  timeZone: 'America/Lima',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '5 set 2026 a las 09:30' (TIMELINE-4, DATA-5). */
export function inLima(when: Date): string {
  const parts = new Map(LIMA.formatToParts(when).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name)?.replace('.', '') ?? '';
  return `${part('day')} ${part('month')} ${part('year')} a las ${part('hour')}:${part('minute')}`;
}

/**
 * '5 set 2026'.
 *
 * @param day a calendar day, `YYYY-MM-DD`
 */
export function dayText(day: string): string {
  // Noon UTC is the same day in Lima.
  const [text = ''] = inLima(new Date(`${day}T12:00:00Z`)).split(' a las ');
  return text;
}

/**
 * 'sábado 5 set 2026', for a due date.
 *
 * @param day a calendar day, `YYYY-MM-DD`
 */
export function dueDay(day: string): string {
  return `${weekday(new Date(day))} ${dayText(day)}`;
}
