import { lazyModule } from '#src/lib/importChunk.ts';

/** Starts loading it; unlike opening it, this never reloads the page after a deploy. */
export function preloadPalette(): void {
  import('./Palette.tsx').catch(() => undefined);
}

/** What the search opens: code that no page waits for. */
export const paletteCode = lazyModule('palette', () => import('./Palette.tsx'));
