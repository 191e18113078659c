import type { ReactNode } from 'react';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LatePart } from '#ui/LatePart';

const load = () => import('#ui/Toast');
const code = lazyModule('toasts', load);

/** Toasts. Their code comes right after the page, so that it is there when the connection fails: mount this from the start. */
export function LateToasts({
  children,
}: {
  children: (toasts: Awaited<ReturnType<typeof load>>) => ReactNode;
}) {
  return <LatePart code={code}>{children}</LatePart>;
}
