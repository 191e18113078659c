import { createElement } from 'react';
import type { IconNode } from 'lucide';

export interface IconProps {
  of: IconNode;
  /** 20 px; 16 within text. */
  inText?: boolean;
}

/** A line icon in the brand's one size and stroke. Always decoration: the words beside it carry the meaning. */
export function Icon({ of: drawing, inText = false }: IconProps) {
  const size = inText ? 16 : 20;
  const look = {
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
  } as const;
  const lines = drawing.map(([tag, attributes]) => createElement(tag, attributes));
  return createElement('svg', look, ...lines);
}
