import type { ReactNode } from 'react';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LatePart } from '#ui/LatePart';

const load = () => import('#ui/Toast');
const code = lazyModule('toasts', load);

/** Toasts, whose code comes after the page that they tell of. */
export function LateToasts({
  children,
}: {
  children: (toasts: Awaited<ReturnType<typeof load>>) => ReactNode;
}) {
  return <LatePart code={code}>{children}</LatePart>;
}
