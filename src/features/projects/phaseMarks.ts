import { Check, Circle, RotateCcw, TriangleAlert } from 'lucide';
import type { IconNode } from 'lucide';
import { css } from 'styled-components';
import type { StatusColor } from '#contract/colors.ts';
import type { Phase, PhaseState } from '#contract/projects.ts';
import { phaseStateNames } from './page/projectPageCopy.ts';

/** How a bar shows its phase's state: by its ground and a sign, never by colour alone. */
export interface PhaseMark {
  ground: 'outlined' | 'open' | 'hatched' | 'filled';
  sign?: IconNode;
}

const marks: Record<PhaseState, PhaseMark> = {
  pendiente: { ground: 'outlined' },
  'en curso': { ground: 'open' },
  atrasada: { ground: 'open', sign: TriangleAlert },
  entregada: { ground: 'hatched', sign: Circle },
  'con cambios': { ground: 'filled', sign: RotateCcw },
  aprobada: { ground: 'filled', sign: Check },
};

/** A server without states is shown as begun or not. */
export function markOf({ state }: Pick<Phase, 'state'>, hasBegun: boolean): PhaseMark {
  if (state !== undefined && Object.hasOwn(marks, state)) return marks[state];
  return { ground: hasBegun ? 'open' : 'outlined' };
}

/** A state's name, short enough for a column. */
export function shortStateName(state: PhaseState): string {
  return state === 'con cambios' ? 'Con cambios' : phaseStateNames[state];
}

export interface PhaseGround {
  $color: StatusColor;
  $ground: PhaseMark['ground'];
}

function groundOf(ground: PhaseMark['ground'], fill: string, soft: string, surface: string) {
  switch (ground) {
    case 'outlined':
      return surface;
    case 'open':
      return `linear-gradient(90deg, ${fill} calc(100% - 8px), ${surface} 0)`;
    case 'hatched':
      return `repeating-linear-gradient(90deg, ${fill} 0 4px, ${soft} 4px 8px)`;
    case 'filled':
      return fill;
  }
}

/** The inside of a bar: outlined, filled up to an open end, woven in two shades, or filled. */
export const phaseGround = css<PhaseGround>`
  background: ${({ theme, $color, $ground }) => {
    const { fill, soft } = theme.status[$color];
    return groundOf($ground, fill, soft, theme.color.surface);
  }};
  /* The system would leave out what is woven. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ${({ $ground }) => groundOf($ground, 'CanvasText', 'Canvas', 'Canvas')};
  }
`;
