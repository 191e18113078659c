import { expect, test } from '@jest/globals';
import { aComplaint, anAnswer } from '#src/testing/builders.ts';
import { dayIn, dueState } from './dueState.ts';

/** A Friday. */
const TODAY = '2026-11-20';

test.each([
  ['2026-08-03', 'overdue', 'Venció el lunes 3 ago', ''],
  ['2026-11-10', 'overdue', 'Venció el martes 10 nov', 'Hace 8 días hábiles'],
  ['2026-11-19', 'overdue', 'Venció el jueves 19 nov', 'Hace 1 día hábil'],
  ['2026-11-20', 'today', 'Vence hoy, viernes 20 nov', ''],
  // A deadline is no weekend, but another server's may be.
  ['2026-11-21', 'soon', 'Vence el sábado 21 nov', ''],
  ['2026-11-23', 'soon', 'Vence el lunes 23 nov', 'Queda 1 día hábil'],
  // Three business days, Monday to Wednesday, after a weekend.
  ['2026-11-25', 'soon', 'Vence el miércoles 25 nov', 'Quedan 3 días hábiles'],
  ['2026-11-26', 'onTime', 'Vence el jueves 26 nov', 'Quedan 4 días hábiles'],
  // The 8th and 9th of December are holidays.
  ['2026-12-11', 'onTime', 'Vence el viernes 11 dic', 'Quedan 13 días hábiles'],
  ['2027-01-04', 'onTime', 'Vence el lunes 4 ene 2027', 'Quedan 27 días hábiles'],
  ['2099-12-31', 'onTime', 'Vence el jueves 31 dic 2099', ''],
])('a deadline on %s is %s: %s. %s', (dueDate, status, text, more) => {
  expect(dueState(aComplaint({ dueDate }), TODAY)).toEqual({ status, text, more });
});

test.each([
  // Holy Week: three business days, then the Monday after Easter.
  ['2026-03-29', '2026-04-01', 'soon', 'Quedan 3 días hábiles'],
  ['2026-03-29', '2026-04-06', 'onTime', 'Quedan 4 días hábiles'],
  // After Immaculate Conception and the Battle of Ayacucho.
  ['2026-12-04', '2026-12-11', 'soon', 'Quedan 3 días hábiles'],
  // After Christmas and a weekend.
  ['2026-12-23', '2026-12-29', 'soon', 'Quedan 3 días hábiles'],
])('holidays do not count: on %s a deadline on %s is %s: %s', (today, dueDate, status, more) => {
  expect(dueState(aComplaint({ dueDate }), today)).toMatchObject({ status, more });
});

test.each([
  ['2026-11-11T04:59:00Z', 'answered', 'Respondida'],
  ['2026-11-11T05:00:00Z', 'answeredLate', 'Respondida tarde'],
])('an answer at %s is judged by the day in Lima: %s', (answeredAt, status, text) => {
  const answers = [anAnswer({ answeredAt })];
  const complaint = aComplaint({ dueDate: '2026-11-10', status: 'Respondida', answers });
  expect(dueState(complaint, TODAY)).toEqual({
    status,
    text,
    more: 'Plazo: 10 nov 2026',
  });
});

test('an invalid instant has no day', () => {
  expect(dayIn(new Date('ayer'))).toBe('');
});
