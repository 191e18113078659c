/**
 * National holidays with a fixed date, as `MM-DD` (D.Leg. 713 as amended; COMPLAINT-8). Days off
 * decreed for the public sector do not belong here: for the private sector they are business days.
 */
const FIXED: ReadonlySet<string> = new Set([
  '01-01', // Año Nuevo
  '05-01', // Día del Trabajo
  '06-07', // Batalla de Arica y Día de la Bandera
  '06-29', // San Pedro y San Pablo
  '07-23', // Día de la Fuerza Aérea del Perú
  '07-28', // Fiestas Patrias
  '07-29', // Fiestas Patrias
  '08-06', // Batalla de Junín
  '08-30', // Santa Rosa de Lima
  '10-08', // Combate de Angamos
  '11-01', // Todos los Santos
  '12-08', // Inmaculada Concepción
  '12-09', // Batalla de Ayacucho
  '12-25', // Navidad
]);

/** Days before Easter Sunday: Good Friday and Maundy Thursday. */
const BEFORE_EASTER = [2, 3];

/**
 * Monday to Friday except national holidays. The deadline for answering a complaint is counted in these days.
 *
 * @param day a calendar day, as its midnight UTC
 */
export function isBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

function isHoliday(day: Date): boolean {
  if (FIXED.has(day.toISOString().slice(5, 10))) return true;
  const easter = easterSunday(day.getUTCFullYear());
  return BEFORE_EASTER.some((before) => plusDays(day, before).getTime() === easter.getTime());
}

/**
 * Adds calendar days.
 *
 * @param day a calendar day, as its midnight UTC; so is the result
 */
export function plusDays(day: Date, days: number): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + days));
}

/**
 * The last of a number of business days. Day 1 is the first business day after the given one.
 *
 * @param from a calendar day, `YYYY-MM-DD`; so is the result
 */
export function afterBusinessDays(from: string, days: number): string {
  let day = new Date(`${from}T00:00:00Z`);
  for (let counted = 0; counted < days;) {
    day = plusDays(day, 1);
    if (isBusinessDay(day)) counted += 1;
  }
  return day.toISOString().slice(0, 10);
}

/** Business days after one day and up to another; both are `YYYY-MM-DD`. */
export function businessDaysBetween(from: string, to: string): number {
  let days = 0;
  const last = Date.parse(`${to}T00:00:00Z`);
  for (let day = plusDays(new Date(from), 1); day.getTime() <= last; day = plusDays(day, 1)) {
    if (isBusinessDay(day)) days += 1;
  }
  return days;
}

/**
 * The Gregorian computus (Meeus/Jones/Butcher): the first Sunday after the ecclesiastical full moon
 * of spring. Valid for every Gregorian year.
 */
function easterSunday(year: number): Date {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * goldenNumber + century - Math.floor(century / 4) - moonCorrection + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7;
  const late = Math.floor((goldenNumber + 11 * moon + 22 * toSunday) / 451);
  // Counted from 22 March, the earliest possible Easter.
  return new Date(Date.UTC(year, 2, 22 + moon + toSunday - 7 * late));
}
