import { lazyModule } from '#src/lib/importChunk.ts';

/** Loaded for whoever wants a session, to keep the landing small. */
export const sessionFieldsCode = lazyModule('sessionFields', () => import('./SessionFields.tsx'));
