import { hasAllCalls } from '#src/lib/hasAllCalls.ts';
import { lazyModule } from '#src/lib/importChunk.ts';
import { LatePart } from '#ui/LatePart';

export { NameMenu } from '#src/features/siteHeader/NameMenu.tsx';
export { WorkspaceNav } from '#src/features/workspace/WorkspaceNav.tsx';

const noticesCode = lazyModule('notices', () => import('#src/features/notices/Notices.tsx'));
const searchCode = lazyModule('search', () => import('#src/features/search/SearchButton.tsx'));

/** The header's bell, where the server has notices. */
export function Notices() {
  return hasAllCalls() && <LatePart code={noticesCode}>{(part) => <part.Notices />}</LatePart>;
}

/** The header's search, where the server has one. */
export function Search() {
  return hasAllCalls() && <LatePart code={searchCode}>{(part) => <part.SearchButton />}</LatePart>;
}
