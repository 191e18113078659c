import { expect, test } from '@jest/globals';
import { aSummary } from '#src/testing/builders.ts';
import { todayItems } from './todayItems.ts';
import type { TodayItem } from './todayItems.ts';

/** 23 November 2026, 10:00 in Lima. */
const now = Date.parse('2026-11-23T15:00:00Z');
const textOf = ({ label, count, more }: TodayItem) =>
  [`${label}: ${count}`, more].filter(Boolean).join(', ');
const texts = (change: Parameters<typeof aSummary>[0]) =>
  todayItems(aSummary(change), now).map(textOf);

test('each count is a link to the list that it counts, what has a date first', () => {
  const items = todayItems(
    aSummary({
      unassigned: 3,
      overdue: 2,
      awaitingClient: 1,
      openTickets: 1205,
      oldestTicket: '2026-11-20T14:00:00Z',
      dueComplaints: 1,
      nextComplaint: '2026-12-02',
      newMessages: 2,
    }),
    now,
  );
  expect(items.map((item) => ({ text: textOf(item), to: item.to, isDated: item.isDated }))).toEqual(
    [
      {
        text: 'Reclamos: 1, vence el miércoles 2 dic',
        to: '/admin/dashboard?tab=reclamaciones&estado=sin-responder',
        isDated: true,
      },
      {
        text: 'Fases atrasadas: 2',
        to: '/admin/dashboard?tab=proyectos&fases=atrasadas',
        isDated: true,
      },
      {
        text: 'Tickets: 1,205, el más antiguo hace 3 días',
        to: '/admin/dashboard?tab=tickets&estado=por-responder',
        isDated: false,
      },
      {
        text: 'Sin responsable: 3',
        to: '/admin/dashboard?tab=proyectos&asignado=nadie',
        isDated: false,
      },
      {
        text: 'Esperan al cliente: 1',
        to: '/admin/dashboard?tab=proyectos&fases=entregadas',
        isDated: false,
      },
      {
        text: 'Mensajes nuevos: 2',
        to: '/admin/dashboard?tab=mensajes&estado=nuevo',
        isDated: false,
      },
    ],
  );
});

test('what there is none of is left out', () => {
  expect(texts({})).toEqual([]);
  expect(texts({ overdue: 1 })).toEqual(['Fases atrasadas: 1']);
});

test.each([
  ['2026-11-23T14:59:40Z', 'ahora'],
  ['2026-11-23T12:00:00Z', 'hace 3 h'],
  ['2026-11-17T14:00:00Z', 'hace 6 días'],
  ['2026-11-10T14:00:00Z', 'del 10 nov 2026'],
])('the oldest ticket of %s is %s', (oldestTicket, text) => {
  expect(texts({ openTickets: 1, oldestTicket })).toEqual([`Tickets: 1, el más antiguo ${text}`]);
});

test.each([
  ['2026-11-22', 'venció el domingo 22 nov'],
  ['2026-11-23', 'vence hoy'],
  ['2026-11-24', 'vence el martes 24 nov'],
  ['2027-01-04', 'vence el lunes 4 ene 2027'],
  [null, undefined],
])('a complaint due on %s %s', (nextComplaint, text) => {
  const more = text === undefined ? '' : `, ${text}`;
  expect(texts({ dueComplaints: 2, nextComplaint })).toEqual([`Reclamos: 2${more}`]);
});
