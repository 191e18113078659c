const WEEKDAYS = 'domingo lunes martes miércoles jueves viernes sábado'.split(' ');

/** 'martes', of a day read in UTC: a due date names it. */
export function weekday(day: Date): string {
  return WEEKDAYS[day.getUTCDay()] ?? '';
}
