import { expect, test } from '@jest/globals';
import type { Ticket } from '#contract/tickets.ts';
import { aTicket } from '#src/testing/builders.ts';
import { turnOf } from './ticketTurn.ts';
import type { Turn } from './ticketTurn.ts';

const NOW = Date.parse('2026-11-20T15:00:00Z');
const READER = 'reader';
const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const wrote = (hours: number, full_name: string, staff: boolean) => ({
  at: hoursAgo(hours),
  author: { full_name, staff },
});
const answer = wrote(2, 'Jorge Huamán', true);

const cases: [string, Partial<Ticket>, Turn][] = [
  [
    'one that waits is the agency’s, since it waits',
    { waitingSince: hoursAgo(14), lastMessage: wrote(1, 'Rosa Quispe', false) },
    { whose: 'Te debemos respuesta', isReaders: false, latest: 'desde hace 14 h' },
  ],
  [
    'an answered one is the client’s, with who answered',
    { waitingSince: null, lastMessage: answer },
    { whose: 'Te toca responder', isReaders: true, latest: 'Jorge Huamán respondió hace 2 h' },
  ],
  [
    'an answered one without the message is the client’s',
    { waitingSince: null },
    { whose: 'Te toca responder', isReaders: true, latest: null },
  ],
  [
    'an answer without a name is a message',
    { waitingSince: null, lastMessage: wrote(2, '', true) },
    { whose: 'Te toca responder', isReaders: true, latest: 'Último mensaje hace 2 h' },
  ],
  [
    'a closed one is nobody’s, with the latest message',
    { status: 'Cerrado', waitingSince: null, lastMessage: wrote(120, 'Jorge Huamán', true) },
    { whose: null, isReaders: false, latest: 'Último mensaje hace 5 días' },
  ],
  [
    'a closed one without messages says nothing',
    { status: 'Cerrado', waitingSince: null, lastMessage: null },
    { whose: null, isReaders: false, latest: null },
  ],
  [
    'to staff in charge it is their turn while it waits',
    {
      own: false,
      assigned_to: { id: READER, full_name: 'Renzo' },
      waitingSince: hoursAgo(3),
      lastMessage: null,
    },
    { whose: 'Te toca responder', isReaders: true, latest: 'desde hace 3 h' },
  ],
  [
    'to staff that is not in charge it waits for somebody',
    { own: false, assigned_to: null, waitingSince: hoursAgo(3), lastMessage: null },
    { whose: 'Espera respuesta', isReaders: false, latest: 'desde hace 3 h' },
  ],
  [
    'to staff an answered one is the client’s turn',
    {
      own: false,
      assigned_to: { id: READER, full_name: 'Renzo' },
      waitingSince: null,
      lastMessage: answer,
    },
    { whose: 'Le toca al cliente', isReaders: false, latest: 'Jorge Huamán respondió hace 2 h' },
  ],
  ['without these fields nothing is known', {}, { whose: null, isReaders: false, latest: null }],
  [
    'a time that is none is left out',
    { waitingSince: null, lastMessage: { ...answer, at: 'ayer' } },
    { whose: 'Te toca responder', isReaders: true, latest: null },
  ],
];

test.each(cases)('%s', (_name, change, turn) => {
  expect(turnOf(aTicket(change), READER, NOW)).toEqual(turn);
});
