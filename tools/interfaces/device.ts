import type { DrawnInterface } from '../../src/content/interfaces/interface.ts';
import type { Canvas } from './canvas.ts';

export const HEIGHT = 320;
const CELL = 8;

/** The sizes of the two kinds of picture: a window is shown smaller on a phone, so its text is larger. */
export const layouts = {
  phone: { picture: 320, x: 40, width: 240, edge: CELL, body: 13, small: 11.5, row: 42 },
  sheet: { picture: 320, x: 40, width: 240, edge: 0, body: 13, small: 11.5, row: 42 },
  window: { picture: 416, x: 16, width: 384, edge: 2, body: 14, small: 12.5, row: 35 },
} as const;

/** Draws the device and returns where its content starts. */
export function drawDevice(canvas: Canvas, { device, ground }: DrawnInterface): number {
  const { x, width } = layouts[device];
  const isDark = ground === 'night' || ground === 'indigo';
  const [frame, detail] = isDark ? (['slate', 'ink'] as const) : (['ink', 'slate'] as const);
  if (device === 'phone') {
    // The picture's edge cuts the phone off.
    canvas.stepped(frame, x, 16, width, HEIGHT + CELL, CELL);
    canvas.rect('sheet', x + CELL, 32, width - 2 * CELL, HEIGHT);
    canvas.rect(detail, x + width / 2 - 20, 22, 40, 4);
    return 32;
  }
  if (device === 'sheet') {
    canvas.rect('white', x, 24, width, HEIGHT);
    return 24;
  }
  canvas.stepped(frame, x, 16, width, 288, 4);
  canvas.rect('sheet', x + 2, 36, width - 4, 264);
  for (const at of [0, 1, 2]) canvas.rect(detail, x + 12 + at * 12, 23, 6, 6);
  return 36;
}
