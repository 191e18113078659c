import { expect, test } from '@jest/globals';
import { darkStatusColors, lightStatusColors } from '#contract/colors.ts';
import { phaseColor } from './statuses.ts';

/** A colour's hue in degrees and its share of colour, from '#7B45B5'. */
function hueAndChroma(hex: string): { hue: number; chroma: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
  const hue = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * (180 / Math.PI);
  return { hue: (hue + 360) % 360, chroma: chroma / 255 };
}

test.each([
  ['Análisis', 'purple', 255, 300],
  ['Desarrollo', 'blue', 205, 240],
  ['Pruebas', 'yellow', 35, 65],
  ['Revisión', 'green', 90, 160],
])('%s is %s in both themes', (phase, _colour, from, to) => {
  for (const colors of [lightStatusColors, darkStatusColors]) {
    const { hue, chroma } = hueAndChroma(colors[phaseColor(phase)].fill);
    expect(chroma).toBeGreaterThan(0.3);
    expect(hue).toBeGreaterThan(from);
    expect(hue).toBeLessThan(to);
  }
});

test.each(['Entrega', 'constructor', ''])('a phase called %j is grey', (phase) => {
  for (const colors of [lightStatusColors, darkStatusColors])
    expect(hueAndChroma(colors[phaseColor(phase)].fill).chroma).toBeLessThan(0.1);
});
