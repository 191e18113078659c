import { lazyModule } from '#src/lib/importChunk.ts';

/** The timeline of all projects in a chunk of its own. */
export const generalTimelineCode = lazyModule(
  'generalTimeline',
  () => import('./GeneralTimeline.tsx'),
);
