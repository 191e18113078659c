import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { isMissingChunk } from '#src/lib/importChunk.ts';
import type { LazyModule } from '#src/lib/importChunk.ts';
import { ScrollPosition } from '#src/lib/ScrollPosition.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { focusLatePage } from './useFocusOnNavigation.ts';

/**
 * A page: a placeholder while its chunk loads, an error page if it is missing. The next navigation loads it again, even to
 * the same address.
 */
export function LazyPage({ code }: { code: LazyModule<{ default: ComponentType }> }) {
  const location = useLocation();
  const [Content, setContent] = useState(() => code.loaded()?.default);
  const [failure, setFailure] = useState<{ error: unknown; at: Location } | null>(null);
  const isLoading = Content === undefined;
  useEffect(() => {
    if (!isLoading) return;
    code.load().then(
      (loaded) => setContent(() => loaded.default),
      (error: unknown) => setFailure({ error, at: location }),
    );
  }, [code, isLoading, location]);
  if (failure?.at === location) {
    if (!isMissingChunk(failure.error)) throw failure.error;
    return <ErrorPage error={failure.error} />;
  }
  if (isLoading) return <PageLoading />;
  return (
    <>
      <ScrollPosition />
      <Content />
    </>
  );
}

function PageLoading() {
  const { hash } = useLocation();
  // On unmount the page is in place.
  useEffect(() => () => focusLatePage(hash), [hash]);
  return <div aria-busy="true" />;
}
