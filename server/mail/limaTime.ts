const LIMA = new Intl.DateTimeFormat('es-PE', {
  timeZone: 'America/Lima',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '5 set 2026 a las 09:30' (decisions 27 and 34). */
export function inLima(when: Date): string {
  const parts = new Map(LIMA.formatToParts(when).map(({ type, value }) => [type, value]));
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name)?.replace('.', '') ?? '';
  return `${part('day')} ${part('month')} ${part('year')} a las ${part('hour')}:${part('minute')}`;
}
