import { Check, Clock, RotateCcw, TriangleAlert } from 'lucide';
import type { IconNode } from 'lucide';
import type { Phase, PhaseState } from '#contract/projects.ts';
import { phaseStateNames } from '../../page/projectPageCopy.ts';

/** How a bar shows its phase's state: by its ground and a sign, never by colour alone. */
export interface PhaseMark {
  ground: 'hollow' | 'soft' | 'full' | 'dark';
  sign?: IconNode;
}

const marks: Record<PhaseState, PhaseMark> = {
  pendiente: { ground: 'hollow' },
  'en curso': { ground: 'full' },
  atrasada: { ground: 'soft', sign: TriangleAlert },
  entregada: { ground: 'soft', sign: Clock },
  'con cambios': { ground: 'soft', sign: RotateCcw },
  aprobada: { ground: 'dark', sign: Check },
};

/** A server without states is shown as begun or not. */
export function markOf({ state }: Pick<Phase, 'state'>, hasBegun: boolean): PhaseMark {
  if (state !== undefined && Object.hasOwn(marks, state)) return marks[state];
  return { ground: hasBegun ? 'full' : 'hollow' };
}

/** A state's name, short enough for a column. */
export function shortStateName(state: PhaseState): string {
  return state === 'con cambios' ? 'Con cambios' : phaseStateNames[state];
}
