import { lazyModule } from '#src/lib/importChunk.ts';

/** The interfaces of case studies, a chunk of their own: they follow below the text. The build loads it before it renders. */
export const screensCode = lazyModule('caseScreens', () => import('./CaseScreens.tsx'));
