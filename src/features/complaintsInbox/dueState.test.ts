import { expect, test } from '@jest/globals';
import { aComplaint, anAnswer } from '#src/testing/builders.ts';
import { dayIn, dueState } from './dueState.ts';

/** A Friday. */
const TODAY = '2026-11-20';

test.each([
  ['2026-11-10', 'overdue', 'Venció hace 10 días'],
  ['2026-11-19', 'overdue', 'Venció ayer'],
  ['2026-11-20', 'soon', 'Vence hoy'],
  ['2026-11-21', 'soon', 'Vence mañana'],
  // Three business days, Monday to Wednesday, after a weekend.
  ['2026-11-25', 'soon', 'Vence en 5 días'],
  ['2026-11-26', 'onTime', 'Quedan 6 días'],
  ['2026-12-11', 'onTime', 'Quedan 21 días'],
])('a deadline on %s is %s: %s', (dueDate, status, text) => {
  expect(dueState(aComplaint({ dueDate }), TODAY)).toEqual({ status, text });
});

test.each([
  // Holy Week: three business days, then the Monday after Easter.
  ['2026-03-29', '2026-04-01', 'soon', 'Vence en 3 días'],
  ['2026-03-29', '2026-04-06', 'onTime', 'Quedan 8 días'],
  // After Immaculate Conception and the Battle of Ayacucho.
  ['2026-12-04', '2026-12-11', 'soon', 'Vence en 7 días'],
  // After Christmas and a weekend.
  ['2026-12-23', '2026-12-29', 'soon', 'Vence en 6 días'],
])('holidays do not count: on %s a deadline on %s is %s', (today, dueDate, status, text) => {
  expect(dueState(aComplaint({ dueDate }), today)).toEqual({ status, text });
});

test.each([
  ['2026-11-11T04:59:00Z', 'Respondida'],
  ['2026-11-11T05:00:00Z', 'Respondida tarde'],
])('an answer at %s is judged by the day in Lima: %s', (answeredAt, text) => {
  const answers = [anAnswer({ answeredAt })];
  const complaint = aComplaint({ dueDate: '2026-11-10', status: 'Respondida', answers });
  expect(dueState(complaint, TODAY)).toEqual({ status: 'answered', text });
});

test('an invalid instant has no day', () => {
  expect(dayIn(new Date('ayer'))).toBe('');
});
