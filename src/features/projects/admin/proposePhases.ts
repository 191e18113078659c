import { isBusinessDay, plusDays } from '#contract/businessDays.ts';
import type { ServiceTemplate } from '#contract/projectPages.ts';
import type { NewProject } from '#contract/projects.ts';

type Phases = NonNullable<NewProject['phases']>;

/**
 * The phases of a service's template from a start day on: one after the other, in business days (Peruvian holidays
 * excepted). A start on a day off moves to the next business day.
 *
 * @param start `YYYY-MM-DD`
 */
export function proposePhases(template: ServiceTemplate['phases'], start: string): Phases {
  let next = new Date(`${start}T00:00:00Z`);
  return template.map(({ name, days }) => {
    const first = businessDayFrom(next);
    let last = first;
    for (let left = days - 1; left > 0; left -= 1) last = businessDayFrom(plusDays(last, 1));
    next = plusDays(last, 1);
    return { name, startDate: noon(first), endDate: noon(last) };
  });
}

/** The first business day on or after a day. */
export function businessDayFrom(day: Date): Date {
  let found = day;
  while (!isBusinessDay(found)) found = plusDays(found, 1);
  return found;
}

/** Midnight UTC would be the previous day in Lima (DATA-4). */
function noon(day: Date): string {
  return `${day.toISOString().slice(0, 10)}T12:00:00Z`;
}
