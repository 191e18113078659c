import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { LaterCode } from './laterCode.ts';

export interface PartModule {
  default: ComponentType;
}

/**
 * React's `lazy` for code that may be there before it is rendered, and renders at once then. On its
 * own `lazy` waits for a promise even so; that shows the fallback, which React keeps for 300 ms.
 */
export function lazyPart({
  loaded,
  load,
}: LaterCode<PartModule>): LazyExoticComponent<ComponentType> {
  return lazy(() => {
    const there = loaded();
    return there === null ? load() : atOnce(there);
  });
}

/** As much of a promise as `lazy` uses, already kept. */
function atOnce(part: PartModule): Promise<PartModule> {
  const kept: Pick<Promise<PartModule>, 'then'> = {
    then: (take) => Promise.resolve(take?.(part) as never),
  };
  return kept as Promise<PartModule>;
}
