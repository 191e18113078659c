import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { PhaseState } from '#contract/projects.ts';
import type { Database } from '../../db/port.ts';
import { forEmbeddedDatabase } from '../../testing/databases.ts';

type Given = {
  starts: string | null;
  ends: string | null;
  status?: string;
  answer?: 'aprobada' | 'con cambios' | null;
};

/** On 23 November; `answer` is left out where nothing was delivered. */
const CASES: [string, Given, PhaseState][] = [
  ['begins tomorrow', { starts: '2026-11-24T12:00Z', ends: '2026-11-30T12:00Z' }, 'pendiente'],
  ['begins today', { starts: '2026-11-23T12:00Z', ends: '2026-11-30T12:00Z' }, 'en curso'],
  ['ends today', { starts: '2026-11-02T12:00Z', ends: '2026-11-23T12:00Z' }, 'en curso'],
  ['ended yesterday', { starts: '2026-11-02T12:00Z', ends: '2026-11-22T12:00Z' }, 'atrasada'],
  [
    'ended yesterday, of a finished project',
    { starts: '2026-11-02T12:00Z', ends: '2026-11-22T12:00Z', status: 'Completado' },
    'en curso',
  ],
  [
    'begins tomorrow, of a finished project',
    { starts: '2026-11-24T12:00Z', ends: '2026-11-30T12:00Z', status: 'Completado' },
    'pendiente',
  ],
  [
    'begins at midnight UTC',
    { starts: '2026-11-23T00:00Z', ends: '2026-11-30T00:00Z' },
    'en curso',
  ],
  ['has no dates', { starts: null, ends: null }, 'pendiente'],
  ['has no end', { starts: '2026-11-02T12:00Z', ends: null }, 'en curso'],
  ['has only an end, past', { starts: null, ends: '2026-11-02T12:00Z' }, 'atrasada'],
  [
    'is delivered, though late',
    { starts: '2026-11-02T12:00Z', ends: '2026-11-13T12:00Z', answer: null },
    'entregada',
  ],
  [
    'is delivered before it begins',
    { starts: '2026-12-02T12:00Z', ends: '2026-12-13T12:00Z', answer: null },
    'entregada',
  ],
  [
    'is approved, of a finished project',
    {
      starts: '2026-11-02T12:00Z',
      ends: '2026-11-13T12:00Z',
      answer: 'aprobada',
      status: 'Completado',
    },
    'aprobada',
  ],
  [
    'is to be changed, though late',
    { starts: '2026-11-02T12:00Z', ends: '2026-11-13T12:00Z', answer: 'con cambios' },
    'con cambios',
  ],
];

forEmbeddedDatabase((databaseName, open) => {
  describe(`the state of a phase, on ${databaseName}`, () => {
    let db: Database;
    before(async () => {
      db = await open();
    });

    for (const [what, { starts, ends, status = 'En Progreso', answer }, state] of CASES) {
      it(`that ${what}: ${state}`, async () => {
        const [row] = await db.query(
          `select app.phase_state($1, $2, $3, $4, $5, '2026-11-23') as state`,
          [starts, ends, status, answer !== undefined, answer ?? null],
        );
        assert.deepEqual(row, { state });
      });
    }
  });
});
