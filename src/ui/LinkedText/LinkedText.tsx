import { lazy, Suspense } from 'react';

/** Without `importChunk`, which may reload the page: the text can be read without its links. */
const Links = lazy(() => import('./Links.tsx').catch(() => ({ default: Plain })));

const ADDRESS = /https?:\/\//i;

/**
 * A text that a person typed, with links for its http and https addresses. What finds them is large, so it loads with
 * the first text that has one.
 */
export function LinkedText({ children }: { children: string }) {
  if (!ADDRESS.test(children)) return <Plain>{children}</Plain>;
  return (
    <Suspense fallback={<Plain>{children}</Plain>}>
      <Links>{children}</Links>
    </Suspense>
  );
}

function Plain({ children }: { children: string }) {
  return <span>{children}</span>;
}
