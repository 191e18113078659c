import { lazyModule } from '#src/lib/importChunk.ts';

export const heroOutcome = lazyModule('heroOutcome', () => import('./HeroOutcome.tsx'));
