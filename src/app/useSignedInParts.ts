import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CallDispatch, CallExtra } from '#src/api/effects.ts';
import { importChunk } from '#src/lib/importChunk.ts';
import { selectProfile } from '#src/session/authSlice.ts';

/**
 * The frame's parts for the signed in: the bell with live events, and their own navigation. Visitors load nothing of
 * them. Null until they have loaded; the page works without them.
 */
export function useSignedInParts() {
  const dispatch = useDispatch<CallDispatch>();
  const isSignedIn = useSelector(selectProfile) !== null;
  const [parts, setParts] = useState<Awaited<ReturnType<typeof loadParts>> | null>(null);
  useEffect(() => {
    if (isSignedIn) dispatch(loadParts).then(setParts, () => undefined);
  }, [dispatch, isSignedIn]);
  return isSignedIn ? parts : null;
}

async function loadParts(_dispatch: unknown, _getState: unknown, { loadApi }: CallExtra) {
  await loadApi();
  return importChunk('signedIn', () => import('./signedInParts.ts'));
}
