import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useDispatch } from 'react-redux';
import type { CallDispatch, CallExtra } from '#src/api/effects.ts';
import { importChunk } from '#src/lib/importChunk.ts';

/** Notices and live events, for the signed in: visitors load nothing of them. */
export function NoticesPart() {
  const dispatch = useDispatch<CallDispatch>();
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    dispatch(loadNotices).then(
      (loaded) => setNotices(() => loaded),
      () => undefined,
    );
  }, [dispatch]);
  return Notices && <Notices />;
}

async function loadNotices(_dispatch: unknown, _getState: unknown, { loadApi }: CallExtra) {
  await loadApi();
  const { Notices } = await importChunk('notices', () => import('./Notices.tsx'));
  return Notices;
}
