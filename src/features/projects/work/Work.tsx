import { lazyModule } from '#src/lib/importChunk.ts';
import { LazyPart } from '#ui/LazyPart';
import { inOrderOfWork } from '../projectOrder.ts';
import type { ProjectFacts } from '../projectFacts.ts';
import { WorkSkeleton } from './WorkSkeleton.tsx';
import { workCopy } from './workCopy.ts';

const code = lazyModule('work', () => import('./WorkSection.tsx'));

/** How many projects somebody is assumed to have until they have loaded. */
const SOME = 4;

/** What comes next in a manager's projects; nothing without running ones. */
export function Work({ facts }: { facts: readonly ProjectFacts[] | null }) {
  const running = inOrderOfWork(facts ?? []).filter(({ isFinished }) => !isFinished);
  if (facts !== null && running.length === 0) return null;
  const skeleton = <WorkSkeleton rows={facts === null ? SOME : running.length} />;
  return (
    <LazyPart code={code} loading={workCopy.loading} failed={workCopy.failed} skeleton={skeleton}>
      {({ WorkSection }) => (facts === null ? skeleton : <WorkSection facts={running} />)}
    </LazyPart>
  );
}
