import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { CallExtra } from '#src/api/effects.ts';
import { useLoadApi } from '#src/api/useLoadApi.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { selectProfile } from '#src/session/authSlice.ts';

/**
 * The frame's parts for the signed in: the bell with live events, and their own navigation. Visitors load nothing of
 * them. Null until they have loaded; the page works without them.
 */
export function useSignedInParts() {
  const loadApi = useLoadApi();
  const isSignedIn = useSelector(selectProfile) !== null;
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>> | null>(null);
  useEffect(() => {
    if (isSignedIn) loadParts(loadApi).then(setParts, () => undefined);
  }, [loadApi, isSignedIn]);
  return isSignedIn ? parts : null;
}

async function loadParts(loadApi: CallExtra['loadApi']) {
  await loadApi();
  return importChunk('signedIn', () => import('./signedInParts.tsx'));
}
