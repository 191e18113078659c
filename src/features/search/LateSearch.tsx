import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LatePart } from '#ui/LatePart';

const code = lazyModule('search', () => import('./SearchButton.tsx'));

/** The header's search, where the server has one. */
export function LateSearch() {
  return hasAllCalls() && <LatePart code={code}>{({ SearchButton }) => <SearchButton />}</LatePart>;
}
