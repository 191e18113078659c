import { expect, test } from '@jest/globals';
import type { Phase } from '#contract/projects.ts';
import { aProject } from '#src/testing/builders.ts';
import { factsOf } from '../projectFacts.ts';
import { phaseAtHand, stateText } from './stateText.ts';

const now = new Date('2026-09-10T15:00:00Z');

function aPhase(endDate: string, change: Partial<Phase> = {}): Phase {
  return { id: endDate, name: 'Desarrollo', startDate: '2026-08-01T12:00:00Z', endDate, ...change };
}

const late = aPhase('2026-09-08T12:00:00Z', { state: 'atrasada' });
const soon = aPhase('2026-09-11T12:00:00Z', { state: 'en curso' });
const requested = aPhase('2026-09-30T12:00:00Z', { state: 'con cambios' });
const delivered = aPhase('2026-09-09T12:00:00Z', {
  state: 'entregada',
  deliveredAt: '2026-09-05T15:00:00Z',
});
const atHand = (...phases: Phase[]) => phaseAtHand(factsOf(aProject({ phases }), now));

test('a late phase is at hand first, then one with requested changes, then the current one', () => {
  expect(atHand(delivered, late, requested)).toBe(late);
  expect(atHand(delivered, soon, requested)).toBe(requested);
  expect(atHand(delivered, soon)).toBe(delivered);
  expect(atHand()).toBeNull();
});

test.each([
  [late, true, 'venció el 8 set'],
  [{ ...requested, endDate: late.endDate }, true, 'con cambios, venció el 8 set'],
  [requested, false, 'con cambios, vence el 30 set'],
  [soon, false, 'en curso, vence el 11 set'],
  [delivered, false, 'entregada el 5 set'],
  [aPhase('2027-01-04T12:00:00Z'), false, 'vence el 4 ene 2027'],
])('the state of %j in words', (phase, isLate, text) => {
  expect(stateText(phase, isLate, now)).toBe(text);
});
