const format = new Intl.DateTimeFormat('es-PE', { year: 'numeric', timeZone: 'America/Lima' });

/** The calendar year in Lima (decision 34), which on 31 December ends five hours after UTC's. */
export function limaYear(now: Date): string {
  return format.format(now);
}
