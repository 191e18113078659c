import type { DyeName } from '#contract/colors.ts';

export interface WeftThreadProps {
  dye: DyeName;
  /** Left end, top edge and length, in cells. */
  x: number;
  y: number;
  length: number;
}

/** A thread of one phase laid through the warp: a bar whose ends step in. */
export function WeftThread({ dye, x, y, length }: WeftThreadProps) {
  const body = length - 1;
  return (
    <path
      fill={`var(--${dye})`}
      d={`M${x + 0.5} ${y}h${body}v.5h.5v.5h-.5v.5h-${body}v-.5h-.5v-.5h.5z`}
    />
  );
}
